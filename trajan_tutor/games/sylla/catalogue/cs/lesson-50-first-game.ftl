### The first game: one round.

sylla-lesson-first-game = První partie
    .idea = Jedno kolo, poslední v partii: sedm fází a pak vyhrává, kdo má nejvíc bodů prestiže.
    .can = Umíš odehrát kolo, od volby konzula až po velký projekt.

sylla-lesson-first-game-consul = Poslední kolo partie začíná volbou.
    .goal = Hraj, dokud Řím nemá prvního konzula.
    .done = Řím má svého prvního konzula. Teď se posune ukazatel Hladu: o jedno pole za každý symbol hladu na čtyřech událostech.
sylla-lesson-first-game-consul-bid = Nabídni za to 5 hlasů: jeden je tvůj Senátor, další 4 denáry.
    .happened = Vyhraje nejvíc prestiže. Konzul si bere žeton a rekrutuje první.
sylla-lesson-first-game-consul-token = Klikni na žeton Občanského ducha: jeho barva teď platí nejvíc.
    .happened = Nikdo nenabízí víc: jsi konzul a platíš 4 denáry.
sylla-lesson-first-game-consul-hint = Platí jen vítěz. Konzul si vezme žeton a najímá první.

sylla-lesson-first-game-recruit = Každý si vezme jednu postavu, konzul první.
    .goal = Najmi postavu.
    .done = Postava je tvoje a hned pro tebe pracuje. Najali i ostatní.
sylla-lesson-first-game-recruit-card = Klikni na Křesťanského obchodníka: teď peníze, na konci prestiž.
    .happened = Konzul si z otevřené řady bere první postavu.
sylla-lesson-first-game-recruit-hint = Na peníze a hlasy v tomto kole ještě jednou dojde a každý Křesťan přinese na konci body prestiže.

sylla-lesson-first-game-offer = Prodává se pět budov, jedna po druhé.
    .goal = Hraj, dokud není nějaká budova v prodeji.
    .done = Budova je v prodeji.
sylla-lesson-first-game-offer-building = Nabídni, co chceš koupit: klikni na Sochu, přinese prestiž hned.
    .happened = Teď přijdou budovy a první nabídne konzul.
sylla-lesson-first-game-offer-hint = Přihazovat budeš poslední, tak nabídni, co chceš koupit ty.

sylla-lesson-first-game-sale = Platíš svými postavami: každý šestiúhelník správné barvy platí za jeden.
    .goal = Hraj, dokud se budova neprodá.
    .done = Budova je prodaná. Kdo ji koupil, nabízí další.
sylla-lesson-first-game-sale-bid = Nabídni 1 šestiúhelník: Sochu nikdo jiný nechce.
    .happened = Ostatní pasovali, aby jejich postavy zůstaly neotočené.
sylla-lesson-first-game-sale-pay = Klikni na svého Otroka: hodí se ke každé barvě a nic tě nestojí.
    .happened = Platíš 1 šestiúhelník a Socha přinese 4 body prestiže.

sylla-lesson-first-game-buildings = Stejně se prodají ještě čtyři budovy. Postavy, které platí, se na toto kolo otočí na stranu. Vítězný oblouk přinese 6 bodů prestiže. Když to za to stojí, přihoď, jinak pasuj. Odteď ukazují Nápady, z jakých tahů vybírat, a rádce se ozve, když tah stojí hodně.
    .goal = Hraj, dokud se budovy neprodají.
    .done = Prodej skončil a každý dostane 3 denáry a 1 navíc za každého neotočeného Obchodníka.
sylla-lesson-first-game-buildings-hint = Kdo nabídne nejvíc, zaplatí otočením karet na stranu. Taková karta v tomto kole už nic neudělá.
sylla-lesson-first-game-buildings-hint-2 = Za Vítězný oblouk nabídni, co ti nebude chybět, a proti událostem si nech neotočeného Legionáře nebo Vestálku.

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
