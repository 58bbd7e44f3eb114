### Caesar!, lesson 31: placing tokens.

caesar-lesson-placing = Mapa a umístění žetonu
    .idea = V každém tahu umístíš jeden žeton a ten se počítá ve dvou provinciích.
    .can = Umíš umístit kterýkoli žeton tam, kam smí, a správně ho otočit.

caesar-lesson-placing-your-sword = Hraješ za Caesara a máš červenou. Chceš ovládnout větší část mapy než Pompeius, který má modrou. V zásobě vedle mapy ti leží dva žetony vlivu. Klikni na ten, na kterém je meč.
    .sheet = Hraješ za Caesara a máš červenou. Chceš ovládnout větší část mapy než Pompeius, který má modrou. V zásobě vedle mapy ti leží dva žetony vlivu. Označ ten, na kterém je meč.
    .done = Meč a dvě čísla: 4 a 2. Říkají, jak silný je žeton na každém konci.
caesar-lesson-placing-your-sword-hint = Zásobu máš pod svým jménem. Symbol je uprostřed žetonu.
caesar-lesson-placing-that-is-a-shield = Na tomhle je štít. Meč je na tom druhém.

caesar-lesson-placing-wrong-symbol = Mezi dvěma sousedními provinciemi leží pole se symbolem. Zkus dát štít tam, kam nepatří. Klikni na žeton se štítem a pak na pole s lodí mezi provinciemi Italia a Dalmatia.
    .sheet = Mezi dvěma sousedními provinciemi leží pole se symbolem. Zkus dát štít tam, kam nepatří. Označ žeton se štítem a pak pole s lodí mezi provinciemi Italia a Dalmatia.
    .goal = Zkus umístit žeton na pole s lodí.
    .done = Nelze: žeton patří jen na pole se svým symbolem.
caesar-lesson-placing-wrong-symbol-hint = Nejdřív žeton se štítem ve tvé zásobě, pak loď mezi provinciemi Italia a Dalmatia.
caesar-lesson-placing-symbols-match = Tam symbol sedí, takže to smíš. Tentokrát vyber pole s lodí.

caesar-lesson-placing-place = Teď pole, které se hodí. Klikni na svůj žeton s mečem a pak na meč mezi provinciemi Gallia a Gallia Cisalpina. Nakonec klikni na provincii Gallia, aby k ní mířilo větší číslo.
    .sheet = Teď pole, které se hodí. Označ svůj žeton s mečem a pak meč mezi provinciemi Gallia a Gallia Cisalpina. Nakonec označ provincii Gallia, aby k ní mířilo větší číslo.
    .goal = Umísti žeton s mečem větším číslem k provincii Gallia.
    .done = Čtyřka míří k provincii Gallia. Žeton zůstane, kde leží, až do konce.
caesar-lesson-placing-place-hint = Tři místa po sobě: žeton s mečem, pole, provincie Gallia.
caesar-lesson-placing-other-way-round = Teď míří čtyřka k provincii Gallia Cisalpina. I to se smí, ale tentokrát ho otoč.
caesar-lesson-placing-other-space = I to se smí. V této lekci ale vyber pole mezi provinciemi Gallia a Gallia Cisalpina.

caesar-lesson-placing-both-sides = Podívej se na provincii Gallia Cisalpina. Jak velký vliv v ní teď máš?
    .done = Dva. Každý žeton se počítá v obou provinciích, mezi kterými leží.
caesar-lesson-placing-both-sides-hint = Které číslo tvého žetonu míří k provincii Gallia Cisalpina?
caesar-lesson-placing-that-faces-gallia = Čtyřka míří k provincii Gallia. Podívej se na druhý konec žetonu.
caesar-lesson-placing-not-nothing = Druhý konec žetonu není prázdný: míří k provincii Gallia Cisalpina.

caesar-lesson-placing-how-many-tokens = Jeden z tvých dvou žetonů leží na herním plánu. Kolik jich teď máš v zásobě?
    .done = Zase dva: na konci tahu si ze sáčku jeden vylosuješ.
caesar-lesson-placing-drawn-already = Spočítej to znovu. Tah končí tím, že si vylosuješ nový žeton.

caesar-lesson-placing-pompey = Teď je na tahu Pompeius. Jeho žetony nevidíš, dokud je neumístí. Pokračuj a dívej se.
caesar-lesson-placing-pompey-places = Štít vedle tvého meče: 4 k provincii Gallia Cisalpina, kde máš 2.

caesar-lesson-placing-taken = Pompeius obsadil pole mezi provinciemi Gallia Cisalpina a Dalmatia. Zkus tam dát i jeden ze svých štítů.
    .goal = Zkus umístit žeton na obsazené pole.
    .done = Nelze: na každém poli smí po celou partii ležet jen jeden žeton. Odpovědět musíš jinde.
caesar-lesson-placing-that-was-free = To pole bylo volné. Nejdřív zkus to, které obsadil Pompeius.

caesar-lesson-placing-not-yours = I Pompeius má žetony v zásobě. Vidíš, kolik jich je, víc ne. Dal by se některý použít? Zkus to: klikni na jeho zásobu.
    .sheet = I Pompeius má žetony v zásobě. Vidíš, kolik jich je, víc ne. Dal by se některý použít? Zkus to: označ jeho zásobu.
    .goal = Zkus vzít Pompeiův žeton.
    .done = Nelze: každá strana umisťuje jen vlastní žetony. Víš ale, s čím jeho sáček začínal, protože obě strany mají stejných šestnáct žetonů.
caesar-lesson-placing-that-was-yours = To byl tvůj vlastní žeton. Tentokrát klikni na Pompeiovu zásobu.

caesar-lesson-placing-wild = Na jednom z tvých žetonů tady není žádný symbol. Je to žolík: hodí se na každé pole. Dostaň s ním do provincie Italia vliv 3.
    .goal = Umísti žolíka trojkou k provincii Italia.
    .done = Trojka pro provincii Italia, na poli podle tvého výběru. Žolíky jsou slabší, ale hodí se vždy.
caesar-lesson-placing-wild-hint = Hodí se kterékoli volné pole u provincie Italia. Pak klikni přímo na ni.
caesar-lesson-placing-not-wild = To byl žeton se štítem. Vezmi ten druhý.
caesar-lesson-placing-one-for-italia = Takhle dostane Italia menší číslo. Otoč žeton: na konci klikni na provincii Italia.
caesar-lesson-placing-not-italia = Tohle pole s provincií Italia nesousedí. Najdi takové, které s ní sousedí.

caesar-lesson-placing-look-around = Každý tah je tedy jeden žeton: který, kam a jak otočený. Jestli chceš, volně zkoušej. Další lekce ukáže, k čemu ten vliv je.
