### Lesson 72: puzzles, each with an answer that can be counted.

sylla-lesson-puzzles = Úlohy
    .idea = Šest pozic a v každé jedna odpověď, která je nejlepší a dá se to spočítat.
    .can = Umíš najít tah, u kterého se dá spočítat, že je nejlepší.

sylla-lesson-puzzles-cheap-office = Konzulem je hráč D a zahájil nabídkou 2. Na řadě jsi ty, pak B, pak C. Staň se konzulem najisto a co nejlevněji.
    .goal = Najdi nejnižší nabídku, která vyhraje najisto.
    .done = Čtyři: B by mohl nabídnout nejvýš čtyři, C tři a D už nabízel. Dva denáry za úřad.
sylla-lesson-puzzles-cheap-office-hint = Kdo může nabízet ještě po tobě a kolik nejvýš?
sylla-lesson-puzzles-cheap-office-hint-2 = Každý nabízí jednou, takže na denárech hráče D už nezáleží.
sylla-lesson-puzzles-still-answered = Hráč B má čtyři hlasy a pořád může přihodit.
sylla-lesson-puzzles-d-has-bid = To vyhraje, ale stojí moc. Před hráčem D se chránit nemusíš: každý nabízí jednou.
sylla-lesson-puzzles-no-office = Pak je konzulem někdo jiný. Tohle se dá vyhrát najisto.

sylla-lesson-puzzles-what-to-tilt = Pole je tvoje, za dva šedé šestiúhelníky. Příjem a události ještě přijdou. Zaplať tím, co ti nebude chybět.
    .goal = Otoč na stranu dvě karty, které by v tomto kole už nic neudělaly.
    .done = Otrok a karta Jeřáb už v tomto kole žádnou práci nemají. Obchodník přinese denár, Legionář kostičku.
sylla-lesson-puzzles-what-to-tilt-hint = Co udělá která z tvých šedých karet ve zbytku kola?
sylla-lesson-puzzles-what-to-tilt-hint-2 = Otrok nemá příjem, kostičku ani hlas. Karta Jeřáb taky ne.
sylla-lesson-puzzles-merchant-works = Tenhle Obchodník by přinesl denár. Najdi dvě karty, které už nemají co dělat.
sylla-lesson-puzzles-legionary-works = Tenhle Legionář by dal kostičku. Najdi dvě karty, které už nemají co dělat.

sylla-lesson-puzzles-last-cube = Poslední kolo a poslední kostička je tvoje. Na Perzekuci jsou dvě kostičky, na Erupci a na Povodni po jedné. Máš tři žetony Volný čas a Prodejní stánek. Kde tvoje kostička přinese nejvíc?
    .goal = Umísti kostičku tam, kde ti přinese nejvíc.
    .done = Čtvrtý žeton Volný čas a všechny čtyři si podrží hodnotu. Prodejní stánek už zaplatil naposledy.
sylla-lesson-puzzles-last-cube-hint = O co tě v posledním kole připraví Erupce a o co Povodeň?
sylla-lesson-puzzles-last-cube-hint-2 = Volný čas je na 2. O pole dál vlevo přinese každý jeho žeton o 1 bod míň.
sylla-lesson-puzzles-stall-is-done = Prodejní stánek platí ve fázi IV a ta už nikdy nepřijde. Erupce vezme 1 bod každému tvému žetonu Volný čas.
sylla-lesson-puzzles-consul-saves-his-own = Jeden bod prestiže, jenže při shodě teď rozhoduje hráč B. Co se může stát s tvými žetony Volný čas?

sylla-lesson-puzzles-one-senator = Poslední kolo. Čistka bere jednoho Senátora: neotočeného, nebo křesťanského, který je otočený na stranu. Chrám platí 10 za 8 hlasů a 6 za 5. Máš sedm denárů. Kterého otočíš lícem dolů?
    .goal = Otoč lícem dolů Senátora, který tě stojí míň.
    .done = Sedm denárů a jeden Senátor: osm hlasů, 10 bodů prestiže. Křesťan by přinesl 2.
sylla-lesson-puzzles-one-senator-hint = Kolik máš hlasů s neotočeným Senátorem a kolik bez něj?
sylla-lesson-puzzles-one-senator-hint-2 = Křesťan lícem nahoru přinese na konci 2. A co přinese osmý hlas?
sylla-lesson-puzzles-eight-votes-gone = Bez něj máš sedm hlasů: 6 bodů prestiže místo 10. Křesťan má jen 2.

sylla-lesson-puzzles-not-too-many = Poslední kolo. Senát platí za první místo 5 a nikdo jiný nemá ani hlas. Nemáš žádný žeton Občanský duch, ostatní jich mají spoustu. Získej první místo a nikomu nepomoz.
    .goal = Vyhraj projekt a Občanského ducha nech, kde je.
    .done = První místo s méně než pěti hlasy. Žetony ostatních tak nezískaly na hodnotě.
sylla-lesson-puzzles-not-too-many-hint = Občanský duch se pohne při pěti hlasech. Jeden je tvůj Senátor.
sylla-lesson-puzzles-lifted-the-others = Pět hlasů nebo víc pohnulo Občanským duchem: ostatní mají dohromady 12 bodů prestiže, ty žádný.
sylla-lesson-puzzles-small-plebs = Plebejové tady platí nejvýš 3, první místo 5.

sylla-lesson-puzzles-ten-or-slaves = Znovu poslední kolo. Máš dva neotočené Senátory, sedm denárů a dva Otroky. Chrám: 10 za 8 hlasů, 6 za 5 až 7. Otrok se osvobodí za 2 denáry a přinese 3. Najdi nejlepší volbu.
    .goal = Získej 12 bodů prestiže z Chrámu a za osvobozené Otroky.
    .done = Tři denáry a dva Senátoři přinesou 6, čtyři denáry osvobodí dva Otroky za dalších 6. S osmi hlasy by to bylo 10.
sylla-lesson-puzzles-ten-or-slaves-hint = Spočítej oba způsoby: kolik denárů zbude na Otroky po 8 hlasech a kolik po 5?
sylla-lesson-puzzles-ten-or-slaves-hint-2 = Na pět hlasů jsou potřeba tři denáry. Čtyři zbudou.
sylla-lesson-puzzles-ten-is-less = Deset z Chrámu a žádný Otrok: zbude nejvýš jeden denár.
sylla-lesson-puzzles-one-slave-only = Hlasy navíc až do osmého nic nepřinesou a osvobodí se o jednoho Otroka míň.
sylla-lesson-puzzles-slaves-alone = Takhle necháš ležet body prestiže. Dá se mít obojí: Chrám za pět hlasů i oba Otroci.

sylla-lesson-puzzles-your-game = Tohle všechno bylo počítání: co můžou ostatní nejvýš udělat, co karta ještě zmůže, jakou cenu má krok. A teď celá partie: odtud volně zkoušej a počítej.
