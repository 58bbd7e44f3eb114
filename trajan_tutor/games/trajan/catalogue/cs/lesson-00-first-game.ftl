### The first game: one quarter against player B.

trajan-lesson-first-game = První partie: jedno čtvrtletí
    .idea = Jedno čtvrtletí proti hráči B: asi devět tahů, pak se sečtou body.
    .can = Umíš odehrát čtvrtletí: rozmístit kameny, provést akci tam, kam padl poslední, a získat body v několika oblastech.

trajan-lesson-first-game-senate = Vyhrává ten, kdo má nejvíc bodů. Klikni na vyznačenou misku svého kruhu a pak uprostřed postupně na její kameny: každý padne do další misky, poslední už sám. Kde skončí, tam provedeš akci. Drž se značek: dovedou tě do senátu a ten dává body hned.
    .goal = Odehraj svůj první tah.
    .done = První tah je za tebou. Odehrál i B, takže jsi zase na tahu.
trajan-lesson-first-game-senate-hint = Klikni na vyznačenou misku: tou začíná tah, který vede do senátu.
trajan-lesson-first-game-senate-hint-2 = Klikej uprostřed na kameny tak, jak jsou vyznačené, a pak na každé vyznačené místo, až do senátu.
trajan-lesson-first-game-aim-senate = Posuň své kolečko v senátu

trajan-lesson-first-game-ship = Teď přístav. Lodě odvážejí karty zboží z tvé ruky a každý náklad přinese body hned. Tři různé karty jsou dobrý náklad. Značky tě tam dovedou, pokud je to teď dobrý tah, jinak ukážou lepší. Můžeš ale odehrát i kterýkoli jiný tah.
    .goal = Odehraj další tah.
    .done = Tvůj tah skončil a B už taky odehrál.
trajan-lesson-first-game-ship-hint = Nakládat můžeš, jen když poslední kámen padne do misky Přístav. Pak klikni na loď.
trajan-lesson-first-game-aim-ship = Získej body za náklad lodi

trajan-lesson-first-game-build = A teď staveniště. Pošli dělníka ze svého tábora na budovu: žeton i body za ni jsou tvoje a první žeton svého druhu ti hned dovolí ještě jednu akci. Značky tě tam dovedou, pokud je to teď dobrý tah.
    .goal = Odehraj třetí tah.
    .done = Teď už víš, jak probíhá tah.
trajan-lesson-first-game-build-hint = Stavět můžeš, jen když poslední kámen padne do misky Stavba. Pak klikni na budovu.
trajan-lesson-first-game-aim-build = Získej body za budovu

trajan-lesson-first-game-rest = Teď hraj, jak chceš: herní plán ukazuje tvoje možnosti a nic nemůžeš pokazit. Nad herním plánem vidíš, co bude lid na konci čtvrtletí žádat. Požadavek splní žeton fóra se stejným znakem, bez něj přijdeš o body.
    .goal = Hraj až do konce čtvrtletí.
    .done = Čtvrtletí skončilo a všechny body jsou spočítané.
trajan-lesson-first-game-rest-hint = Podívej se, kam vede každá z tvých misek, a vyber oblast, která přinese nejvíc bodů.
trajan-lesson-first-game-aim-tile = Vezmi si žeton z fóra
trajan-lesson-first-game-aim-trajan = Získej Trajanův žeton
trajan-lesson-first-game-aim-points = Získej dalších deset bodů

trajan-lesson-first-game-result = Tady vidíš, za co máš body ty a za co B.
