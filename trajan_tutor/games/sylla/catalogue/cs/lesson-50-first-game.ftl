### The first game: one round.

sylla-lesson-first-game = První partie
    .idea = Jedno kolo, poslední v partii: sedm fází a pak vyhrává, kdo má nejvíc bodů prestiže.
    .can = Umíš odehrát kolo, od volby konzula až po velký projekt.

sylla-lesson-first-game-consul = Hrajete ve čtyřech, poslední kolo partie. Nejdřív je volba: kdo nabídne nejvíc hlasů, stane se prvním konzulem a vezme si žeton. Tvůj Senátor platí za jeden hlas a každý tvůj denár za další. Přihoď, nebo pasuj.
    .goal = Hraj, dokud Řím nemá prvního konzula.
    .done = Řím má svého prvního konzula. Teď se posune ukazatel Hladu: o jedno pole za každý symbol hladu na čtyřech událostech.
sylla-lesson-first-game-consul-hint = Platí jen vítěz. Denáry budeš potřebovat i později, takže nenabízej víc, než kolik ti za to žeton stojí.
sylla-lesson-first-game-aim-bid = Přihazuj o úřad konzula

sylla-lesson-first-game-recruit = Teď si každý vezme jednu postavu z otevřené řady, konzul první. Až budeš na tahu, klikni na tu, kterou chceš: Senátora kvůli hlasům, Obchodníka kvůli penězům, Legionáře nebo Vestálku proti událostem.
    .goal = Najmi postavu.
    .done = Postava je tvoje a hned pro tebe pracuje.
sylla-lesson-first-game-recruit-hint = Na hlasy a peníze v tomto kole ještě jednou dojde, takže Senátor nebo Obchodník je dobrá volba.
sylla-lesson-first-game-aim-recruit = Najmi postavu

sylla-lesson-first-game-buildings = Prodává se pět budov, jedna po druhé. Platíš svými postavami: každý šestiúhelník správné barvy platí za jeden a postavy, které platí, se na toto kolo otočí na stranu. Vítězný oblouk přinese 6 bodů prestiže, Socha 4. Když to za to stojí, přihoď, jinak pasuj.
    .goal = Hraj, dokud se budovy neprodají.
    .done = Prodej skončil a každý dostane 3 denáry a 1 navíc za každého neotočeného Obchodníka.
sylla-lesson-first-game-buildings-hint = Kdo nabídne nejvíc, zaplatí otočením karet na stranu. Taková karta v tomto kole už nic neudělá.
sylla-lesson-first-game-buildings-hint-2 = Za Vítězný oblouk nebo Sochu nabídni, co ti nebude chybět: tvůj Otrok má šestiúhelník každé barvy.
sylla-lesson-first-game-aim-building = Kup budovu

sylla-lesson-first-game-events = Římu hrozí čtyři události. Každý neotočený Legionář a každá neotočená Vestálka umístí jednu kostičku: klikni na událost, se kterou má bojovat. Dvě události s nejvíc kostičkami se odvrátí, ostatní nastanou. Kdo má na události kostiček nejvíc, vezme si žeton.
    .goal = Hraj, dokud se o událostech nerozhodne.
    .done = Dvě události jsou odvrácené a druhé dvě nastaly.
sylla-lesson-first-game-events-hint = Na události, se kterou nikdo jiný nebojuje, stačí na žeton jediná kostička.
sylla-lesson-first-game-aim-cube = Umísti na událost kostičku

sylla-lesson-first-game-work = Nakonec velký projekt. Každý si tajně vezme do ruky denáry a zvolí palec nahoru, nebo dolů. Nejvíc hlasů s palcem nahoru přinese 10 bodů prestiže, další místa 6 a 2. Palec dolů je jistota: 1 bod prestiže za každé dva hlasy. Po tomto kole nemají denáry žádnou cenu.
    .goal = Hraj až do konce kola.
    .done = Hlad si vezme svůj díl. Pak se počítají Křesťané, osvobození Otroci a žetony.
sylla-lesson-first-game-work-hint = Hlasy jsou i neotočení Senátoři. Potom dva denáry osvobodí Otroka, a ten přinese 3 body prestiže.
sylla-lesson-first-game-aim-votes = Zvol své hlasy

sylla-lesson-first-game-result = Tady vidíš, za co máš body prestiže ty a za co ostatní. Celá partie má takových kol pět, ta tvoje příští tři.
