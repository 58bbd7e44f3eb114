### What the rulebook says where a ruling is needed: the place, what its words say and no more, what speaks against our reading,
### and how it is played by each reading that can be chosen. The words themselves are quoted in data/book-words.toml; nothing
### here stands in quotation marks. The places are parts of the book, named by us.
### Room: sentences, which wrap.

caesar-ruling-c1-place = Tah, uzavírání provincií.
caesar-ruling-c1-says = Provincie, jejíž hraniční pole jsou všechna obsazená, je uzavřená. Jsou-li uzavřené obě, volí hráč na tahu pořadí vyhodnocení. Zda se žetony kontroly na hranice umisťují jednou za provincii, nebo jednou za tah, řečeno není.
caesar-reading-c1-together = Obě provincie jsou uzavřené od chvíle umístění: Síla z první ve druhé nic nemění.
caesar-reading-c1-one-by-one = Druhá provincie se uzavře, až když se vyhodnocuje: Síla z první její součty mění.

caesar-ruling-c2-place = Tah, losování. Že může být sáček prázdný, řečeno není.
caesar-ruling-c2-says = Na konci tahu se do zásoby vylosuje jeden žeton.

caesar-ruling-c3-place = Konec hry. O plném herním plánu se nemluví.
caesar-ruling-c3-says = Kdo na začátku tahu nemůže umístit žádný žeton, prohrává.

caesar-ruling-c4-place = Tah, bonus Taktika.
caesar-ruling-c4-says = Taktika dává další tah. Účinek žetonu bonusu se smí využít hned, jinak propadá.
caesar-ruling-c4-against = Žeton se využije, když si ho hráč vezme; co následuje, je tah jako každý jiný, a kdo v tahu nemůže umístit žeton, prohrává.
caesar-reading-c4-may-decline = Tah navíc za Taktiku lze odmítnout, dokud nezačal.
caesar-reading-c4-must = Tah navíc za Taktiku se musí odehrát, i když žádný žeton umístit nejde.

caesar-ruling-c5-place = Tah, losování a bonus Taktika.
caesar-ruling-c5-says = Taktika dává další tah a tah končí losováním. Co z toho je dřív, řečeno není.

caesar-ruling-c6-place = Tah, bonus Síla.
caesar-ruling-c6-says = Jeden soupeřův žeton vlivu nebo žeton kontroly se otočí lícem dolů. O tom, co leží pod žetonem kontroly, není zmínka.

caesar-ruling-c7-place = Tah, bonus Síla.
caesar-ruling-c7-says = Provincie, na jejímž poli leží žeton kontroly lícem dolů, už na hranice žádné další nepřijímá. Italia má dvě pole a dva žetony kontroly.
caesar-ruling-c7-against = Dokud jeden z obou leží lícem nahoru, má Italia pořád žeton kontroly jako každá jiná provincie, nad kterou má někdo kontrolu.
caesar-reading-c7-one = V provincii Italia stačí jeden žeton kontroly lícem dolů: na její hranice už žádné další nesmějí.
caesar-reading-c7-both = Na hranice provincie Italia žetony kontroly nesmějí, až když leží lícem dolů oba její.

caesar-ruling-c8-place = Tah, bonus Síla.
caesar-ruling-c8-says = Žeton kontroly se otočí, neodstraní. Jen o žetonech kontroly na hranicích je řečeno, že už další přijít nesmějí.

caesar-ruling-c9-place = Tah, bonus Senát a příprava hry.
caesar-ruling-c9-says = Žeton Senát se položí na tvou stranu herního plánu na pole k tomu určená. Kolik těch polí je a co s dalším žetonem, řečeno není.

caesar-ruling-c10-place = Příprava hry a rozšíření.
caesar-ruling-c10-says = Nejdřív se na plné pole provincie Italia položí žeton Senát. Žetony z rozšíření nahrazují tři náhodné žetony bonusu. Že se to toho v provincii Italia netýká, řečeno není.

caesar-ruling-c11-place = Rozšíření Kontrolní stanoviště. O prázdném banku se nemluví.
caesar-ruling-c11-says = Žeton umístěný na Kontrolní stanoviště smí být lícem dolů; pak se z banku vylosuje a vyhodnotí jeden žeton bonusu.
caesar-ruling-c11-against = Umístění lícem dolů a losování jsou uvedené jako dvě věci; jedno lze provést, i když není co losovat.
caesar-reading-c11-gone = Když je bank prázdný, lícem dolů už se žádný žeton neumisťuje.
caesar-reading-c11-without-drawing = I když je bank prázdný, smí se žeton umístit lícem dolů; nic se nelosuje.

caesar-ruling-c12-place = Rozšíření Kontrolní stanoviště.
caesar-ruling-c12-says = Žeton vlivu smíš položit lícem dolů a za to smíš vylosovat žeton bonusu. Že musí souhlasit symbol a kdy se žeton z banku vyhodnotí, řečeno není.
caesar-ruling-c12-against = Smíš může patřit jen k umístění: kdo se rozhodne umístit lícem dolů, ten pak losuje.
caesar-reading-c12-may = Kdo umístí lícem dolů, smí z banku losovat, nebo ho nechat být.
caesar-reading-c12-must = Kdo umístí lícem dolů, musí z banku losovat; účinek přesto smí vynechat.

caesar-ruling-c14-place = Rozšíření Kontrolní stanoviště a bonus Senát.
caesar-ruling-c14-says = Žetony kontroly přijdou pod žeton Senát, jestliže stejné uzavření přineslo kontrolu. Žeton z banku přichází s umístěním, dřív než se cokoli uzavře.
caesar-ruling-c14-against = Žeton z banku se bere úplně bez uzavření, takže podmínka pro jeho žetony kontroly se nesplní nikdy.
caesar-reading-c14-first-win = Pod žeton Senát z banku smějí žetony kontroly při prvním uzavření z tohoto umístění, které jeho strana vyhraje.
caesar-reading-c14-never = Žeton Senát z banku zůstává, ale žádné žetony kontroly pod něj nesmějí.

caesar-ruling-c15-place = Rozšíření Centurioni.
caesar-ruling-c15-says = Na konci tahu se místo losování bere jeden z vlastních žetonů vlivu Centurion. O dvou takových žetonech bonusu v jednom tahu se nemluví.
caesar-ruling-c15-against = Každý z obou žetonů bonusu slibuje žeton vlivu Centurion a nic neříká, že by jeden slib neplatil.

caesar-ruling-c16-place = Rozšíření Centurioni. Že by žádný nezbýval, řečeno není.
caesar-ruling-c16-says = Místo losování se bere žeton vlivu Centurion; každá strana má tři.

caesar-ruling-c17-place = Rozšíření Jed.
caesar-ruling-c17-says = Náhodný žeton ze zásoby přijde do sáčku. Žetony vlivu Centurion, které začínaly před hráčem na stole, jmenované nejsou.

caesar-ruling-c18-place = Rozšíření Jed. O prázdné zásobě se nemluví.
caesar-ruling-c18-says = Soupeř vrátí do sáčku jeden náhodný žeton ze zásoby; ta zůstává o jeden menší.

caesar-ruling-c20-place = Sólová hra a rozšíření Jed.
caesar-ruling-c20-says = Crassus má místo zásoby řadu tří žetonů lícem nahoru a využívá Jed. Co Jed udělá s jeho řadou, řečeno není.

caesar-ruling-c21-place = Sólová hra, Crassova pravidla 1 a 2.
caesar-ruling-c21-says = Bere nejmenší číslo, které stačí ke kontrole nebo k uzavření. Žeton má dvě čísla.

caesar-ruling-c23-place = Sólová hra, Crassova pravidla 1 a 2 a seznam pro provincie.
caesar-ruling-c23-says = Pravidlo jmenuje nejmenší číslo, které stačí; seznam pod ním říká, kterou provincii zvolí, je-li jich možných víc.
caesar-ruling-c23-against = Číslo je v samotném pravidle a seznam jen řeší, co pravidlo nechává otevřené. Dřív by tedy přišlo číslo.
caesar-reading-c23-province-first = Crassus vybere provincii podle seznamu, pak nejmenší číslo, které v ní stačí.
caesar-reading-c23-number-first = Crassus vybere nejmenší číslo, které kdekoli stačí, pak provincii podle seznamu.

caesar-ruling-c24-place = Sólová hra, Crassova pravidla 3 a 4.
caesar-ruling-c24-says = Pravidlo 3 jde tam, kde je rozdíl vlivu nejvíc v jeho neprospěch, pravidlo 4 tam, kde mu ke kontrole nejméně chybí. Jak se počítá vedení, řečeno není.
caesar-ruling-c24-against = Kdo vede, tomu nechybí nic. Všechny provincie, kde vede, si tedy mohou být pro pravidlo 4 rovny a rozhodne seznam.
caesar-reading-c24-lead-counts = Pro Crassovo pravidlo 4 se vedení počítá: jde tam, kde vede nejvíc.
caesar-reading-c24-lead-counts-nothing = Pro Crassovo pravidlo 4 je každé vedení stejné: rozhodne mezi nimi seznam provincií.

caesar-ruling-c25-place = Sólová hra, seznamy pro pole a pro žetony.
caesar-ruling-c25-says = Jeden seznam říká, které pole, další, který žeton. Co je dřív, když jedno závisí na druhém, řečeno není.
caesar-ruling-c25-against = Umisťuje žeton a v úvahu přicházejí pole, kam se tento žeton hodí; dřív tedy může přijít žeton.
caesar-reading-c25-space-first = Crassus vybere podle seznamu pole, pak žeton, který se tam hodí.
caesar-reading-c25-token-first = Crassus vybere podle seznamu žeton, pak pole, kam se hodí.

caesar-ruling-c26-place = Sólová hra; pro hráče je pořadí uvedené u uzavírání provincií.
caesar-ruling-c26-says = Uzavře-li jedno umístění dvě provincie, vybírá pořadí hráč na tahu. Jak vybírá Crassus, řečeno není.

caesar-ruling-c27-place = Sólová hra; pro hráče jsou žetony kontroly popsané u uzavírání provincií.
caesar-ruling-c27-says = Strana smí umístit žetony kontroly na hranice a pod žetony Senát. Jestli to Crassus dělá, řečeno není.

caesar-ruling-c28-place = Sólová hra, balíček taktických destiček.
caesar-ruling-c28-says = Když je balíček prázdný, znovu se zamíchá. Ve kterou chvíli, řečeno není.

caesar-ruling-c29-place = Sólová hra, taktické destičky. O druhém umístění, které nejde provést, není zmínka.
caesar-ruling-c29-says = Za každý takový symbol se umístí jeden žeton a kdo na začátku tahu umístit nemůže, prohrává. Co s umístěním uprostřed jeho tahu a že se symboly provádějí shora dolů, řečeno není.
caesar-ruling-c29-against = Destička žádá dvě umístění a kdo žeton umístit nemůže, prohrává.
caesar-reading-c29-left-out = Druhé Crassovo umístění, které nejde provést, se vynechá.
caesar-reading-c29-loses = Crassus prohrává, když jeho druhé umístění provést nejde.

caesar-ruling-c30-place = Sólová hra, těžší varianta.
caesar-ruling-c30-says = Při odhození takového žetonu bonusu se odhodí i jeden jeho žeton kontroly. Vyhrává, kdo se dřív zbaví všech svých žetonů kontroly; v závorce: umístí je. Zda se odhozeného zbavil, řečeno není.
caesar-ruling-c30-against = Závorka mluví o umístění a žeton kontroly, který opustil hru, umístěný nebyl.

caesar-ruling-c31-place = Sólová hra, Crassova pravidla.
caesar-ruling-c31-says = Pravidlo 2 uzavírá provincii, aniž by hned prohrál. Ostatní pravidla taková slova nemají.
caesar-ruling-c31-against = Opatrnost pravidla 2 může být míněná pro všechno, co dělá, protože žádné pravidlo není od toho, aby prohrálo.

caesar-ruling-c32-place = Rozšíření Kontrolní stanoviště.
caesar-ruling-c32-says = Žeton ležící lícem dolů se počítá za 0/0. Jestli ho druhá strana předtím vidí, řečeno není.

caesar-ruling-c33-place = Rozšíření Centurioni.
caesar-ruling-c33-says = Každý hráč si žetony připraví před sebe na stůl. Zda lícem nahoru, řečeno není.

caesar-ruling-c34-place = Sólová hra, Crassova pravidla 3 a 4 a seznam pro pole.
caesar-ruling-c34-says = Pravidla žádají nejvyšší číslo v provincii; seznam žádá pole, které míří tam, kde nejvíc ztrácí.
caesar-ruling-c34-against = V seznamu pro pole není o číslech ani slovo a může být míněný tak, že se použije před výběrem žetonu.
caesar-reading-c34-number-first = Podle pravidel 3 a 4 bere Crassus nejvyšší číslo, které se do provincie kamkoli hodí, pak pole.
caesar-reading-c34-space-first = Podle pravidel 3 a 4 bere Crassus pole podle seznamu, pak nejvyšší číslo, které se tam hodí.

caesar-ruling-c35-place = Sólová hra, Crassova pravidla 5, 6 a 7.
caesar-ruling-c35-says = Bere nejvyšší číslo a provincii, která ho přijme.
caesar-ruling-c35-against = Nejvyšší číslo může být nejvyšší v jeho řadě; kde ho žádná taková provincie nepřijme, použilo by se další pravidlo.

caesar-ruling-c36-place = Sólová hra, těžší varianta.
caesar-ruling-c36-says = Odhozený žeton bonusu odhodí i jeden jeho žeton kontroly. Ve které chvíli uzavření, řečeno není.

caesar-ruling-c37-place = Rozšíření Kontrolní stanoviště a bonus Senát.
caesar-ruling-c37-says = Přijde pod něj tolik žetonů kontroly, kolik má strana celkem žetonů Senát. O dvou žetonech najednou se nemluví.

caesar-ruling-c38-place = Sólová hra a konec hry.
caesar-ruling-c38-says = Kdo na začátku tahu nemůže umístit žeton, prohrává, a sólová hra končí jako obvykle. Co je začátek jeho tahu, řečeno není.
caesar-ruling-c38-against = Doslova by prohrál na začátku svého tahu, než se jeho destička otočí.

caesar-ruling-c39-place = Sólová hra, Crassovo pravidlo 4.
caesar-ruling-c39-says = Jde tam, kde má vliv. Jak velký je, udávají čísla; že 0 žádný není, řečeno není.
caesar-ruling-c39-against = Žetony se jmenují žetony vlivu, takže vlivem může být v provincii kterýkoli z nich.
caesar-reading-c39-sum = Crassus má vliv v provincii, kde jeho čísla dávají dohromady víc než 0.
caesar-reading-c39-any-token = Crassus má vliv v provincii, na jejíchž hranicích leží kterýkoli jeho žeton.

caesar-ruling-c40-place = Sólová hra, seznam pro žetony.
caesar-ruling-c40-says = Ne žolíkový; nejvyšší (nebo nejnižší, jak žádá pravidlo) součet; první zleva. Která pravidla žádají nejnižší součet, řečeno není.

caesar-ruling-c41-place = Sólová hra, Crassovo pravidlo 2, a konec hry.
caesar-ruling-c41-says = Uzavírá provincii, aniž by hned prohrál. Strana, která umístila svůj poslední žeton kontroly, hned vyhrává.

caesar-ruling-c42-place = Sólová hra, pravidlo 5 a seznam pro provincie; bonus Síla.
caesar-ruling-c42-says = Umisťuje vedle provincie, nad kterou má kontrolu. Síla žeton kontroly otočí a zakazuje jen další žetony kontroly na hranice.

caesar-ruling-c43-place = Sólová hra; pro hráče jsou žetony kontroly popsané u uzavírání provincií.
caesar-ruling-c43-says = Strana přidává žetony kontroly na hranice mezi svými provinciemi. Které zvolí Crassus, když mu docházejí, řečeno není.

caesar-ruling-c44-place = Sólová hra, taktické destičky s modulem Centurioni.
caesar-ruling-c44-says = Za symbol si vezme vrchní žeton vlivu Centurion ze svého sloupku. Že sloupek může být prázdný, řečeno není.

caesar-ruling-c45-place = Sólová hra, taktická destička A.
caesar-ruling-c45-says = Když ze sáčku nešlo vylosovat potřebný počet žetonů, žádný se podle tohoto symbolu neodhodí. Kolik losuje destička A, řečeno není.

caesar-ruling-c46-place = Tah, bonus Bohatství.
caesar-ruling-c46-says = Hned se vylosuje o jeden žeton víc a zásoba zůstává o jeden větší. Že může být sáček prázdný, řečeno není.

caesar-ruling-c47-place = Tah, uzavírání provincií, a konec hry.
caesar-ruling-c47-says = Na hraniční pole mezi dvěma svými sousedícími provinciemi může hráč položit ještě 1 žeton kontroly. Že hranic může být víc než žetonů, řečeno není.

caesar-ruling-c48-place = Konec hry.
caesar-ruling-c48-says = Kdo na začátku tahu nemůže umístit žádný žeton, prohrává. Kdy začíná pozice na papíře, pravidla neřeší.

caesar-ruling-c49-place = Konec hry a bonus Taktika.
caesar-ruling-c49-says = Kdo na začátku tahu nemůže umístit žeton, prohrává, a Taktika dává další tah. Že nemůže umístit žeton žádná strana, řečeno není.

caesar-ruling-c50-place = Rozšíření a jak se kombinují.
caesar-ruling-c50-says = Tři žetony Jed a tři žetony bonusu Centurion nahrazují vždy tři náhodné žetony bonusu; šest nahrazených tvoří bank.

caesar-ruling-c51-place = Rozšíření Centurioni.
caesar-ruling-c51-says = Na konci tahu se místo losování bere žeton vlivu Centurion. Účinky žetonů bonusu se smějí vynechat.

caesar-ruling-c52-place = Sólová hra, balíček taktických destiček, a konec hry.
caesar-ruling-c52-says = Prázdný balíček se znovu zamíchá, a kdo na začátku tahu nemůže umístit žeton, prohrává. Na co se hledí dřív, řečeno není.

caesar-ruling-c53-place = Tah, uzavírání provincií.
caesar-ruling-c53-says = Na hraniční pole mezi dvěma svými sousedícími provinciemi může hráč položit ještě 1 žeton kontroly. Věta stojí mezi kroky uzavření; při kterých uzavřeních a na kterých hranicích, řečeno není.
caesar-ruling-c53-against = Věta patří k uzavření provincie a její příklad označuje hranici té provincie, takže může mluvit jen o takových hranicích.
caesar-reading-c53-any-closing = Vynechaný žeton kontroly na hranici lze umístit při kterémkoli pozdějším uzavření.
caesar-reading-c53-own-closing = Žeton kontroly na hranici se umístí, když se uzavírá jedna ze dvou provincií té hranice, nebo nikdy.

caesar-ruling-c54-place = Sólová hra; pro hráče jsou žetony kontroly popsané u uzavírání provincií.
caesar-ruling-c54-says = Hráč může na takovou hranici položit ještě 1 žeton kontroly a provincie se vyhodnotí jako obvykle s tím rozdílem, že shody vyhrává Crassus. Že by v jeho tahu bylo jinak něco dalšího, řečeno není.
caesar-reading-c54-all-placed = V Crassově tahu se všechny hráčovy žetony kontroly na hranice umístí bez ptaní.
caesar-reading-c54-player-chooses = V Crassově tahu hráč sám vybírá, které z jeho žetonů kontroly na hranice se umístí.

caesar-ruling-c55-place = Tah, bonus Senát.
caesar-ruling-c55-says = Pod žeton Senát smí přijít žetony kontroly, a to tolik, kolik máš celkem žetonů Senát; v příkladech 1, potom 3. Co když jich zbývá méně, řečeno není.
caesar-reading-c55-up-to = Pod žeton Senát přijde žetonů kontroly kolik chceš, až do počtu tvých žetonů Senát.
caesar-reading-c55-exactly = Pod žeton Senát přijde přesně tolik žetonů kontroly, kolik máš žetonů Senát, nebo všechny zbylé, nebo žádný.
