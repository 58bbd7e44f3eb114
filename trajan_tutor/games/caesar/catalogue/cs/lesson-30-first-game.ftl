### The first game, played at once.

caesar-lesson-first-game = První partie
    .idea = Partie proti Pompeiovi, rozehraná po prvních žetonech; pravidla se vysvětlují, jak na ně dojde.
    .can = Umíš odehrát celou partii: umisťovat, uzavírat, získávat kontrolu.

caesar-lesson-first-game-first = Tvůj první tah.
    .goal = Odehraj svůj první tah.
    .done = To byl jeden tah. Pompeius už taky odehrál.
caesar-lesson-first-game-first-token = Klikni na svůj meč, 3 a 3: může uzavřít provincii Dalmatia.
    .happened = Vyhrává ten, kdo dřív umístí všechny své žetony kontroly.
caesar-lesson-first-game-first-space = Klikni na pole mezi provinciemi Macedonia a Dalmatia, poslední volné tam.
    .happened = Žeton leží na hranici a počítá se na obou stranách.
caesar-lesson-first-game-first-senate = Klikni na své žetony kontroly: ještě 1 přijde pod žeton Senát.
    .happened = Dalmatia je tvoje, 7 : 0. Leží tam tvůj první žeton kontroly.
caesar-lesson-first-game-first-hint = Klikni na vyznačený žeton a pak na každé vyznačené místo.

caesar-lesson-first-game-second = Tvůj druhý tah.
    .goal = Odehraj svůj druhý tah.
    .done = Pompeius už taky odehrál, takže jsi zase na tahu.
caesar-lesson-first-game-second-token = Klikni na loď, 6 a 0: hodí se na každé pole s lodí.
    .happened = Po každém tahu si bereš nový žeton: tady je loď.
caesar-lesson-first-game-second-space = Klikni na pole mezi provinciemi Hispania Ulterior a Mauritania.
    .happened = Hispania Ulterior je malá a zatím prázdná: se 6 tam povedeš.
caesar-lesson-first-game-second-side = Klikni na provincii Hispania Ulterior: 6 bude mířit k ní.
    .happened = K jedné provincii míří 6, ke druhé 0.

caesar-lesson-first-game-third = Tvůj třetí tah.
    .goal = Odehraj svůj třetí tah.
    .done = Tři tahy máš za sebou. Odteď je partie na tobě.
caesar-lesson-first-game-third-token = Klikni na svůj štít, 5 a 1: na to pole se hodí.
    .happened = V provincii Hispania Ulterior vedeš a zbývá tam jedno volné pole.
caesar-lesson-first-game-third-space = Klikni na pole mezi provinciemi Hispania Ulterior a Hispania Citerior.
    .happened = Hodí se na každé volné pole, na kterém je štít.
caesar-lesson-first-game-third-side = Klikni na provincii Hispania Citerior: 5 míří k ní a Hispania Ulterior se uzavře.
    .happened = V provincii Hispania Ulterior vedeš tak jako tak, takže tam stačí 1.
caesar-lesson-first-game-third-senate = Klikni na své žetony kontroly: pod 2 žetony Senátu přijdou 2.
    .happened = Hispania Ulterior je tvoje, 7 : 0, a její žeton taky.

caesar-lesson-first-game-rest = Hraj dál stejně: veď v provincii, když se uzavírá. Poslední umístěný žeton kontroly ti přinese výhru. Odteď tu máš Nápady a rádce se ozve po tahu, který stál hodně.
    .goal = Dohraj partii do konce.
    .done = Partie skončila.
caesar-lesson-first-game-rest-hint = Hledej provincii s jedním volným polem: kdo ho obsadí, ten ji uzavře.
caesar-lesson-first-game-aim-close = Uzavři provincii
caesar-lesson-first-game-aim-control = Získej kontrolu nad provincií

caesar-lesson-first-game-result = Tady leží tvoje žetony kontroly a tady Pompeiovy.
