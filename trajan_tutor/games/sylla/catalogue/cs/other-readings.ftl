### How it is played under each reading that a new game can choose; and why a ruling has no other reading.

## Readings that can be chosen

sylla-reading-s4-discarded = Jeřáb a Insula se odloží, hned jak jsou koupené, za to, co přinášejí.
sylla-reading-s4-may-be-kept = Kdo koupí Jeřáb nebo Insulu, smí si budovu místo toho nechat: nedělá nic, ale pro Povodeň se počítá jako budova.
sylla-reading-s5-one-more = Pokaždé, když trvalá událost nastane, otočí všichni lícem dolů jeden další prvek.
sylla-reading-s5-nothing-more = Trvalá událost otáčí prvky lícem dolů, jen když nastane poprvé.
sylla-reading-s13-first-three = Tři hráči mají kartičky Příjem I, II a III a I začíná.
sylla-reading-s13-three-of-four = Tři hráči losují tři ze čtyř kartiček Příjem a začíná nejnižší číslo.
sylla-reading-s17-this-phase = Ukazatel, který Hospoda drží na konci žebříčku, je v této fázi před jinými Hospodami v bezpečí.
sylla-reading-s17-all-round = Ukazatel, který Hospoda drží na konci žebříčku, tam zůstane celé kolo, ať události a projekty dělají cokoli.
sylla-reading-s23-open = Peníze a žetony všech leží otevřeně.
sylla-reading-s23-screens = Peníze a žetony ostatních jsou zakryté; krize ukáže žetony své barvy, dokud si nový konzul nevezme svůj.
sylla-reading-s23-secret = Které žetony si ostatní berou za Soukromý chrám nebo Insulu, je tajné až do krize této barvy, nebo do konce.
sylla-reading-s33-offers = Ve třech hráčích se za kolo nabídnou 4 budovy, prodané i neprodané.
sylla-reading-s33-sales = Ve třech hráčích se nabízí dál, dokud se neprodají 4 budovy, nebo dokud nedojdou.

## No other reading

sylla-ruling-s2-only = Jiný výklad není: pravidla dávají do balíčku všechny ostatní postavy a sada, kterou nikdo nemá, mezi ně patří.
sylla-ruling-s7-only = Jiný výklad není: Dekadence přijme každou kostičku a nikdy neodchází, takže otázka nenastane.
sylla-ruling-s8-only = Jiný výklad není: pravidla u Hospod jmenují ukazatele Res Publica a hlad mezi ně nepatří.
sylla-ruling-s10-only = Jiný výklad není: ať všichni získají 3 a ztratí 3, nebo se neděje nic, má každý stejně jako předtím.
sylla-ruling-s11-only = Jiný výklad není: nikdo si nemůže vzít, co není, a tolik žetonů jedné barvy zásobu opustí jen stěží.
sylla-ruling-s12-only = Jiný výklad není: bez varianty vydavatele není podle čeho hrát.
sylla-ruling-s16-only = Jiný výklad není: že se s ní platí od příštího kola, je vytištěné, a zbytek plyne z toho, že je to karta.
sylla-ruling-s18-only = Jiný výklad není: každý chce příjem dřív, než ho utratí, a žeton s ukazatelem si nepřekážejí.
sylla-ruling-s19-only = Jiný výklad není: rozhoduje konzul a určit události jednu po druhé vede ke stejným dvojicím.
sylla-ruling-s20-only = Jiný výklad není: prvek, který lícem dolů leží, lícem dolů otočit nejde, a z těch ležících lícem nahoru pravidla žádný nevylučují.
sylla-ruling-s21-only = Jiný výklad není: co zakrývá druhá událost, musí čekat na ni, a o ničem, co se otočí zpět, se neříká, že by mělo čekat déle.
sylla-ruling-s22-only = Jiný výklad není: pravidla nechávají pořadí otevřené a konzul je první ve všem ostatním.
sylla-ruling-s27-only = Jiný výklad není: hodí se každé pořadí, protože postavy všichni viděli; pevné pořadí umožňuje partii zapsat.
sylla-ruling-s28-only = Není co volit: co se vyloží po posledním kole, nic nezmění a Křesťané i Otroci se počítají, i když jsou otočení na stranu.
sylla-ruling-s29-only = Jiný výklad není: když u stolu dojdou mince, denáry se zapisují.
sylla-ruling-s30-only = Jiný výklad není: nikdo žádnou volbu nevidí, dokud nezvolí všichni, takže na pořadí otázek nezáleží.
sylla-ruling-s31-only = Jiný výklad není: místo bez čísla nic nepřináší, jak příklad ukazuje u třetího.
sylla-ruling-s34-only = Při čtení přesně 8 a přesně 5 by hlas navíc nepřinesl nic a nikdo předem neví, kolik jich kdo vloží.
sylla-ruling-s35-only = Jiný výklad není: bod pro všechny by mezi nimi nic nezměnil.

## What to try in a position

sylla-ruling-s4-try = Kup Jeřáb za tři šestiúhelníky a podívej se na své budovy.
sylla-ruling-s5-try = Senátní čistka i Revolta otroků už jednou nastaly. Odvrať Senátní čistku a Dekadenci: co teď otočí lícem dolů Revolta otroků?
sylla-ruling-s17-try = Hospoda drží ukazatel Volného času na 4. Odvrať Senátní čistku a Dekadenci, aby nastala Erupce: kde ukazatel skončí?
sylla-ruling-s33-try = Dva hráči pasovali a tohle je čtvrtá nabídka. Pasuj také: přijde ještě další?
