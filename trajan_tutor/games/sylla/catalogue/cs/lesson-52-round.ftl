### Lesson 52: the round at a glance.

sylla-lesson-round = Kolo v kostce
    .idea = Sedm fází: konzul, postavy, budovy, příjem, události, velký projekt, hlad.
    .can = Umíš říct, co v kole přijde dál a kdo je na řadě.

sylla-lesson-round-too-early = Kolo má sedm fází, vždycky ve stejném pořadí; která to je, vidíš pod herním plánem. Teď je volba prvního konzula. Zkus udělat něco z pozdější fáze: klikni na budovu.
    .sheet = Kolo má sedm fází, vždycky ve stejném pořadí. Teď je volba prvního konzula. Zkus udělat něco z pozdější fáze: označ budovu.
    .goal = Zkus teď vybrat budovu.
    .done = Nelze, a hned vidíš, co je na řadě dřív. O žádnou fázi nepřijdeš: hra se tě zeptá.
sylla-lesson-round-that-was-a-bid = To patří do první fáze, takže to bylo dovoleno. Tentokrát ale klikni na budovu.

sylla-lesson-round-consul = Fáze I. Konzulem byl D a zahájil 2 hlasy. Na každého přijde řada jednou: přihodit, nebo pasovat. Tentokrát nech úřad někomu jinému: pasuj.
    .goal = Pasuj.
    .done = Kdo pasuje, na toho už v této volbě řada nepřijde.
sylla-lesson-round-consul-hint = Klikni pod herním plánem na Pasovat.
sylla-lesson-round-you-could = Tím by se dalo vyhrát. V této lekci nech úřad někomu jinému a pasuj.

sylla-lesson-round-who-is-next = V každé fázi se chodí po směru hodinových ručiček: po A je na řadě B, po D zase A. D zahájil a ty pasuješ. Kdo je na řadě teď? Klikni na jméno.
    .sheet = V každé fázi se chodí po směru hodinových ručiček: po A je na řadě B, po D zase A. D zahájil a ty pasuješ. Kdo je na řadě teď? Označ jméno.
    .done = B a pak C. Tím byli na řadě všichni čtyři a volba končí.
sylla-lesson-round-who-is-next-hint = Ty jsi A. Kdo je po A?
sylla-lesson-round-opened-already = D volbu zahájil. Na každého přijde řada jednou.
sylla-lesson-round-after-b = I na C přijde řada, ale mezi tebou a ním sedí B.

sylla-lesson-round-they-decide = Úřad prvního konzula přinese jeden žeton a konzul pak začíná v dalších fázích. Pokračuj a sleduj.
sylla-lesson-round-b-passes = B pasuje.
sylla-lesson-round-c-passes = C taky: 2 hlasy hráče D jsou nejvíc.
sylla-lesson-round-d-is-consul = D si bere žeton Zdraví. Na událostech jsou dva klasy, takže hlad pak vzroste o dvě pole.
sylla-lesson-round-d-recruits = Fáze II začíná konzulem: D si najímá Obchodníka.

sylla-lesson-round-recruit = Fáze II: každý si vezme jednu otevřenou postavu. Na řadě jsi ty: klikni na Vestálku.
    .sheet = Fáze II: každý si vezme jednu otevřenou postavu. Na řadě jsi ty: označ Vestálku.
    .goal = Najmi Vestálku.
    .done = Je tvoje a od této chvíle pro tebe pracuje.
sylla-lesson-round-recruit-hint = Vestálky leží v otevřené řadě. Mají závoj.
sylla-lesson-round-other-card = To je taky dobrá karta. V této lekci si vezmi Vestálku.

sylla-lesson-round-on-sale = Najímají i ostatní. Pak fáze III: prodávají se budovy a první nabízí konzul.
sylla-lesson-round-b-recruits = B si bere druhou Vestálku.
sylla-lesson-round-c-recruits = C si bere Otroka. Co zbylo, jde pod balíček.
sylla-lesson-round-d-offers = D nabízí Pole za šedé šestiúhelníky.

sylla-lesson-round-buy = Pole pomáhá proti hladu. Na řadě jsi jako první: nabídni jeden šedý šestiúhelník.
    .goal = Nabídni za Pole jeden šestiúhelník.
    .done = Nabídnutý je jeden. Ostatní teď můžou přihodit.
sylla-lesson-round-buy-hint = Nabídka jednoho šedého šestiúhelníku je pod herním plánem. Klikni na ni.
sylla-lesson-round-a-field-is-good = Pasovat smíš. Ale Pole za jeden šestiúhelník je levné: nabídni.

sylla-lesson-round-all-pass = Nabídne někdo dva? Pokračuj a sleduj.
sylla-lesson-round-b-passes-too = B pasuje.
sylla-lesson-round-c-passes-too = C pasuje.
sylla-lesson-round-d-passes-too = D, který prodává, je na řadě poslední a taky pasuje.
sylla-lesson-round-you-pay = Pole je tvoje. Platí Otrok svým šedým šestiúhelníkem a otočí se na stranu.

sylla-lesson-round-who-offers = V kole se nabídne pět budov. První nabízel D. Kdo nabízí druhou? Klikni na jméno.
    .sheet = V kole se nabídne pět budov. První nabízel D. Kdo nabízí druhou? Označ jméno.
    .done = Ty: kdo koupí budovu, nabízí další.
sylla-lesson-round-seller-again = D by nabízel znovu, kdyby ji nikdo nekoupil. Pole ale máš ty.
sylla-lesson-round-not-in-turn = Tady se po směru hodinových ručiček nechodí. Kdo má teď Pole?

sylla-lesson-round-cubes = Nabídlo se všech pět a fáze IV přinesla denáry všem. Teď fáze V: tvoji bojovníci mají kostičky. Legionář už tu svou umístil. Pošli Vestálku proti Epidemii: klikni na ni.
    .sheet = Nabídlo se všech pět a fáze IV přinesla denáry všem. Teď fáze V: tvoji bojovníci mají kostičky. Legionář už tu svou umístil. Pošli Vestálku proti Epidemii: označ ji.
    .goal = Umísti kostičku Vestálky na Epidemii.
    .done = Všichni se střídají po jedné kostičce, dokud nejsou umístěné všechny.
sylla-lesson-round-cubes-hint = Epidemie je první ze čtyř událostí.
sylla-lesson-round-elsewhere = I to smíš. V této lekci ale bojuj s Epidemií.

sylla-lesson-round-two-prevented = Chybějí ještě tři kostičky: hráče B, hráče C a tvoje poslední. Pak se o událostech rozhodne.
sylla-lesson-round-b-fights = I B bojuje s Epidemií.
sylla-lesson-round-c-fights = C bojuje s Imperiálním kultem.
sylla-lesson-round-you-fight = Nejvíc kostiček mají Epidemie a Revolta otroků: ty jsou odvrácené. Druhé dvě nastanou a posunou ukazatele. Kdo má na události nejvíc kostiček, bere si žeton.

sylla-lesson-round-work-begins = Fáze VI: velký projekt, Veřejné lázně. Každý si tajně vezme do ruky denáry a zvolí palec nahoru, nebo dolů. Začíná konzul.
sylla-lesson-round-d-chooses = D už zvolil, ale co, to nevidíš.

sylla-lesson-round-hand = Teď jsi na řadě ty. Tvůj Senátor je jeden hlas a každý denár v ruce další. S palcem nahoru jdeš do projektu, kde vyhrává nejvíc hlasů; s palcem dolů získáš trochu, zato bez rizika. Zvol, jak chceš.
    .goal = Zvol denáry a palec.
    .done = Tvoje rozhodnutí je tajné. Až zvolí všichni, všechny ruce se otevřou.
sylla-lesson-round-hand-hint = Všechny denáry v ruce se utratí, ať se stane cokoli.

sylla-lesson-round-opened = Volí i B a C. Pak fáze VII: hlad vezme všem body prestiže a kolo končí. Pokračuj a sleduj.
sylla-lesson-round-b-chooses = B už zvolil.
sylla-lesson-round-c-chooses = Všechny ruce se otevřou a hlasy se sečtou. Hlad je na 4: každý ztratí 4, ale s budovou Pole o 2 míň.

sylla-lesson-round-who-opens = Začíná nové kolo, a to zase volbou. Zahajuje ji konzul. Kdo to je? Klikni na jméno.
    .sheet = Začíná nové kolo, a to zase volbou. Zahajuje ji konzul. Kdo to je? Označ jméno.
    .done = D: konzul zůstává konzulem, dokud neskončí další volba.
sylla-lesson-round-who-opens-hint = U jednoho ze jmen leží symbol konzula.
sylla-lesson-round-not-in-turn-again = Úřad se sám dál neposouvá. Kdo vyhrál poslední volbu?

sylla-lesson-round-anew = Rozhlédni se: tvůj Otrok je zase neotočený, prodávají se nové budovy a leží tu nové otevřené postavy. Po pěti takových kolech vyhrává, kdo má nejvíc bodů prestiže.
