### The first game: one quarter against player B.

trajan-lesson-first-game = První partie: jedno čtvrtletí
    .idea = Jedno čtvrtletí proti hráči B: asi devět tahů, pak se sečtou body.
    .can = Umíš odehrát čtvrtletí: rozmístit kameny, provést akci tam, kam padl poslední, a získat body v několika oblastech.

trajan-lesson-first-game-senate = Tvůj první tah.
    .goal = Odehraj svůj první tah.
    .done = První tah je za tebou. Odehrál i B, takže jsi zase na tahu.
trajan-lesson-first-game-senate-tray = Klikni na misku II: její 2 kameny tě dovedou do senátu.
    .happened = Vyhrává ten, kdo má nejvíc bodů. Tohle je kruh tvých misek.
trajan-lesson-first-game-senate-drop = Klikni na žlutý: padne do misky III, bílý do IV a doplní žeton.
    .happened = Oba kameny máš v ruce. Každý padne do další misky.
trajan-lesson-first-game-senate-move = Klikni na senát: tvé kolečko postoupí a přinese 2 body.
    .happened = Bílý padl do senátu a doplnil Trajanův žeton: 9 bodů.
trajan-lesson-first-game-senate-hint = Klikni na vyznačenou misku: tou začíná tah, který vede do senátu.
trajan-lesson-first-game-senate-hint-2 = Klikej uprostřed na kameny tak, jak jsou vyznačené, a pak na každé vyznačené místo, až do senátu.

trajan-lesson-first-game-ship = Tvůj druhý tah.
    .goal = Odehraj další tah.
    .done = Tvůj tah skončil a B už taky odehrál.
trajan-lesson-first-game-ship-tray = Klikni na misku V: její 2 kameny vedou do přístavu.
    .happened = Tvoje 3 karty jsou každá jiná, a to se lodi hodí.
trajan-lesson-first-game-ship-drop = Klikni nejdřív na bílý: v misce VI se ti bude příští tah hodit.
    .happened = Ať začneš bílým, nebo oranžovým, dojdeš do přístavu.
trajan-lesson-first-game-ship-choose = Klikni na loď pro různé karty: získáš až 6 bodů.
    .happened = Poslední kámen padl do přístavu, takže můžeš naložit loď.
trajan-lesson-first-game-ship-first = Nalož z ruky kožešiny.
    .happened = Čím víc různých karet loď veze, tím víc bodů přinese.
trajan-lesson-first-game-ship-second = Teď nalož víno.
    .happened = Kožešiny jsou na palubě.
trajan-lesson-first-game-ship-third = Nalož i dobytek: loď odpluje a přinese 6 bodů.
    .happened = Kožešiny a víno už na palubě jsou, v ruce zbývá jedna karta.
trajan-lesson-first-game-ship-hint = Nakládat můžeš, jen když poslední kámen padne do misky Přístav. Pak klikni na loď.

trajan-lesson-first-game-build = Tvůj třetí tah.
    .goal = Odehraj třetí tah.
    .done = Teď už víš, jak probíhá tah.
trajan-lesson-first-game-build-tray = Klikni na misku I: poslední kámen padne na stavbu.
    .happened = Tvoje miska I je už plná: má 5 kamenů.
trajan-lesson-first-game-build-pink = Klikni na růžový: padne do misky II. Oranžové si nech nakonec.
    .happened = Pořadí určuješ ty: oranžový nakonec, k bílému, doplní žeton.
trajan-lesson-first-game-build-green = Klikni na zelený: padne do misky III.
    .happened = Růžový leží v misce II. Na řadě je zelený a modrý.
trajan-lesson-first-game-build-blue = Klikni na modrý: padne do misky IV a oranžové pak padnou samy.
    .happened = Zbývá ti modrý kámen a oranžové.
trajan-lesson-first-game-build-use = Klikni na svou zásobu: 1 figurka přejde do tábora dělníků.
    .happened = Oranžový a bílý doplnily Trajanův žeton: 5 bodů a jeden dělník.
trajan-lesson-first-game-build-place = Pošli dělníka na schody na B5: 5 bodů, a můžeš jednat znovu.
    .happened = Poslední kámen padl na stavbu, takže stavíš.
trajan-lesson-first-game-build-again = Vezmi si žolík na požadavky: splní kterýkoli z nich.
    .happened = Tvoje první schody ti dovolují ještě jednu akci: fórum.
trajan-lesson-first-game-build-hint = Stavět můžeš, jen když poslední kámen padne do misky Stavba. Pak klikni na budovu.

trajan-lesson-first-game-rest = Teď hraj dál, jak chceš. Žetony fóra plní požadavky lidu; nesplněný požadavek stojí body. Odteď tu máš Nápady a rádce se ozve po tahu, který stál hodně.
    .goal = Hraj až do konce čtvrtletí.
    .done = Čtvrtletí skončilo a všechny body jsou spočítané.
trajan-lesson-first-game-rest-hint = Podívej se, kam vede každá z tvých misek, a vyber oblast, která přinese nejvíc bodů.
trajan-lesson-first-game-aim-tile = Vezmi si žeton z fóra
trajan-lesson-first-game-aim-points = Získej dalších deset bodů

trajan-lesson-first-game-result = Tady vidíš, za co máš body ty a za co B.
