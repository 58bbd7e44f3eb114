### Lesson 58: buildings that stay.

sylla-lesson-lasting-buildings = Budovy, které zůstávají
    .idea = Prodejní stánek, Pole, Soukromý chrám a Hospoda ti zůstanou a pracují v každém kole.
    .can = Umíš říct, co ti přinese Prodejní stánek, Pole, Soukromý chrám a Hospoda.

sylla-lesson-lasting-buildings-stall = Prodejní stánek je od této chvíle tvůj. Přinese 2 denáry pokaždé, když se vyplácí příjem, a příjem tohoto kola teprve přijde. Kolik denárů dostaneš i s Obchodníkem?
    .done = Šest: 3 dostane každý, 1 přinese Obchodník a 2 Prodejní stánek. Pracuje hned.
sylla-lesson-lasting-buildings-stall-hint = Tři a k tomu, co přinese Obchodník a Prodejní stánek.
sylla-lesson-lasting-buildings-stall-counts = Prodejní stánek pracuje už v kole, kdy ho koupíš.
sylla-lesson-lasting-buildings-merchant-counts = Tvůj Obchodník je neotočený a přinese další 1.

sylla-lesson-lasting-buildings-how-long = Prodejní stánek zůstane před tebou. Je 2. kolo z 5. Kolik denárů přinese do konce partie?
    .done = Osm: 2 v každém ze čtyř kol. Co zůstává, to tedy kupuj brzy.
sylla-lesson-lasting-buildings-how-long-hint = Dva v tomto kole a dva v každém dalším.
sylla-lesson-lasting-buildings-one-round = Tolik za jedno kolo. Stánek ale zůstává.
sylla-lesson-lasting-buildings-round-one-is-over = První kolo už skončilo.
sylla-lesson-lasting-buildings-this-round-too = Něco přinese i v tomto kole.

sylla-lesson-lasting-buildings-field = Představ si, že máš Pole: z toho, co tě stojí hlad, ubere 2. Hlad je na 4 a platí všichni na konci kola. Kolik bodů prestiže ztratíš?
    .done = Dva. Ostatní ztratí čtyři.
sylla-lesson-lasting-buildings-field-hint = Čtyři bez dvou.
sylla-lesson-lasting-buildings-without-field = Tolik ztratí ti, kdo Pole nemají.
sylla-lesson-lasting-buildings-not-all-of-it = Jedno Pole ubere 2 a hlad je na 4.

sylla-lesson-lasting-buildings-two-fields = Tady máš dvě budovy Pole a hlad je na 3. Kolik ztratíš?
    .done = Nic. Body prestiže ale Pole nikdy nepřinese: ztráta nemůže klesnout pod nulu.
sylla-lesson-lasting-buildings-two-fields-hint = Dva za každé Pole, ale ztráta není nikdy menší než nula.
sylla-lesson-lasting-buildings-no-gain = Obě Pole dohromady uberou čtyři, ale na hladu nikdo nevydělá.
sylla-lesson-lasting-buildings-each-counts = Každé Pole ubere 2.

sylla-lesson-lasting-buildings-temple = Fáze IV a máš Soukromý chrám: smíš zaplatit 2 denáry za jeden žeton kterékoli barvy. Nejvýš je ukazatel Zdraví, takže každý jeho žeton má hodnotu 3. Kup si jeden.
    .goal = Zaplať 2 denáry za žeton Zdraví.
    .done = Soukromý chrám to umí v každém kole, pokaždé jednou.
sylla-lesson-lasting-buildings-temple-hint = Zásoba každé barvy leží na konci jejího žebříčku. Zdraví je modré.
sylla-lesson-lasting-buildings-other-colour = To smíš, ale tenhle má teď hodnotu 2. Zdraví má 3.
sylla-lesson-lasting-buildings-kept-the-deniers = Denáry si smíš nechat. Tady ale Soukromý chrám použij.

sylla-lesson-lasting-buildings-tavern = Tady máš Hospodu: ve fázi IV posune jeden ukazatel o jedno pole, doleva nebo doprava. Na konci každý žeton přinese tolik, kolik ukazuje jeho ukazatel. Pomoz si co nejvíc.
    .goal = Posuň ukazatel, který ti přinese nejvíc.
    .done = Volný čas je teď na 3.
sylla-lesson-lasting-buildings-tavern-hint = Od které barvy máš nejvíc žetonů? Klikni na pole vpravo od jejího ukazatele.
sylla-lesson-lasting-buildings-wrong-way = Vlevo mají tvoje žetony menší hodnotu. Posuň ho doprava.
sylla-lesson-lasting-buildings-fewer-tokens = Od jiné barvy máš žetonů víc. Podívej se vedle svého jména.

sylla-lesson-lasting-buildings-worth = Máš tři žetony Volný čas. O kolik bodů prestiže víc by na konci přinesly jen díky tomuto kroku?
    .done = O tři: o jeden za každý žeton. C má jeden zelený žeton a získá taky 1.
sylla-lesson-lasting-buildings-worth-hint = O jeden víc za každý tvůj zelený žeton.
sylla-lesson-lasting-buildings-all-of-it = Tolik přinesou celkem. Před tím krokem to bylo šest.
sylla-lesson-lasting-buildings-for-each = Tolik za každý žeton. Máš jich víc než jeden.

sylla-lesson-lasting-buildings-last-round = V posledním kole se za stejnou cenu dá koupit Prodejní stánek, Pole, nebo Socha se 4 body prestiže. Co ti přinese nejvíc?
    .done = Socha. Co zůstává, to má tím menší cenu, čím později to koupíš.
sylla-lesson-lasting-buildings-last-round-hint = Kolikrát ještě můžou Prodejní stánek a Pole pracovat?
sylla-lesson-lasting-buildings-a-stall = Prodejní stánek
sylla-lesson-lasting-buildings-a-field = Pole
sylla-lesson-lasting-buildings-a-statue = Socha
sylla-lesson-lasting-buildings-two-votes = Přinesl by jednou 2 denáry: dva hlasy pro poslední velký projekt, nebo Otroka osvobozeného za 3 body prestiže. Socha přinese 4.
sylla-lesson-lasting-buildings-two-less = Ušetřilo by jednou 2 body prestiže. Socha přinese 4.
