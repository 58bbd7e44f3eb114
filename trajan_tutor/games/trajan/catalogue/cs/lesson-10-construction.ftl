### Lesson 10: construction.

trajan-lesson-construction = Stavba
    .idea = Dělníci sbírají žetony a některé žetony ti dají druhou akci.
    .can = Umíš stavět tam, kde se to vyplatí, a využít akci za první žeton svého druhu.

trajan-lesson-construction-first-worker = Tvůj poslední kámen padl do misky VI: smíš stavět. V pracovním táboře čeká dělník. Pošli ho na políčko B2: druhá řada, druhý sloupec, kde leží kašna za 5 bodů.
    .goal = Postav na políčku B2.
    .done = Žeton je tvůj a s ním pět bodů. A je to tvoje první kašna.
trajan-lesson-construction-other-space = První dělník smí kamkoli, takže to bylo dovoleno. V této lekci vezmi kašnu na políčku B2.
trajan-lesson-construction-recruited = Další dělník v táboře se hodí. Nejdřív ale pošli toho, který už tam čeká: na políčko B2.

trajan-lesson-construction-granted = První žeton každého druhu dává hned dodatečnou akci. Kašna dává akci Přístav, ať tvůj poslední kámen padl kamkoli. Využij ji: pořiď si kartu zboží.
    .goal = Proveď akci Přístav, kterou dává kašna.
    .done = Dvě akce v jednom tahu. Co který druh dává, ukazuje pruh pod stavební oblastí.
trajan-lesson-construction-granted-hint = Vezmi si odkrytou kartu z odkládací hromádky, nebo si dober dvě z balíčku.
trajan-lesson-construction-did-without = Smíš ji vynechat, ale už se nevrátí. Tentokrát si kartu vezmi.

trajan-lesson-construction-adjacent = O pár tahů později. Jeden tvůj dělník je na políčku B2, druhý čeká v táboře. Zkus ho poslat do vzdáleného rohu: klikni na D5.
    .sheet = O pár tahů později. Jeden tvůj dělník je na políčku B2, druhý čeká v táboře. Zkus ho poslat do vzdáleného rohu: označ D5.
    .goal = Zkus stavět jinde než vedle vlastních dělníků.
    .done = Nelze: od této chvíle stavíš jen vedle vlastních dělníků.
trajan-lesson-construction-beside-is-fine = Vedle tvého dělníka to jde. Nejdřív zkus, co je zakázané: klikni na roh D5.

trajan-lesson-construction-own-worker = A samotné políčko s dělníkem? Zkus na B2 poslat i druhého.
    .goal = Zkus stavět tam, kde už tvůj dělník je.
    .done = Nelze: na jednom políčku smí mít každý hráč jen jednoho dělníka. Cizí dělníci by ti nevadili, jenže žeton už sebrali.
trajan-lesson-construction-not-here-yet = To je dovoleno a za chvíli na to dojde. Nejdřív klikni na B2, kde je tvůj dělník.

trajan-lesson-construction-best-neighbour = S políčkem B2 sousedí čtyři další: nad ním, pod ním, vlevo a vpravo. Postav na tom, které má nejvíc bodů.
    .goal = Získej dělníkem 5 bodů.
    .done = Pět bodů a první okno dává akci Armáda: legionáře, nebo pochod vojevůdce.
trajan-lesson-construction-best-neighbour-hint = Porovnej A2, B1, B3 a C2: na každém žetonu jsou jeho body.
trajan-lesson-construction-lower-value = Jiné sousední políčko má víc bodů. Porovnej všechna čtyři.
trajan-lesson-construction-no-tile = Dělník do tábora body nepřinese. Jeden už tam čeká.

trajan-lesson-construction-camp-empty = Tady je tvůj pracovní tábor prázdný. Zkus stavět i tak, vedle svého dělníka na B2.
    .goal = Zkus stavět bez dělníka v táboře.
    .done = Nelze: není koho poslat.
trajan-lesson-construction-too-soon = To je přesně to, co je potřeba, jen o krok dřív. Nejdřív se podívej, co se stane bez dělníka: klikni na A2.

trajan-lesson-construction-recruit = Přiveď tedy figurku ze zásoby do pracovního tábora.
    .goal = Přiveď figurku do svého pracovního tábora.
    .done = Od této chvíle je z figurky dělník. Dělníci i legionáři přicházejí ze společné zásoby patnácti figurek.

trajan-lesson-construction-remember = Hledej dvě věci: žetony s hodně body a druhy, které ještě nemáš. Tři nebo čtyři žetony stejného druhu přinesou na konci partie spoustu bodů.
