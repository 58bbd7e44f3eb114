### Caesar!, lesson 39: where the rulebook can be read in two ways.

caesar-lesson-rulings = Dvojí výklad
    .idea = Stejná pozice při dvojím výkladu pravidel.
    .can = Umíš říct, kde pravidla nechávají otázku otevřenou, a před partií vybrat, jak se bude hrát.

caesar-lesson-rulings-who-has-citerior = Jeden štít mezi provinciemi Hispania Ulterior a Hispania Citerior uzavře obě. Představ si, že nejdřív vyhodnotíš provincii Hispania Ulterior. Síla z ní otočí lícem dolů Pompeiovu pětku v provincii Hispania Citerior a ty tam máš 3. Kdo získá kontrolu nad provincií Hispania Citerior, když se hraje obvyklým způsobem?
    .done = Pompeius. Obě jsou uzavřené od chvíle umístění a Síla uzavřenou provincii nezmění.
caesar-lesson-rulings-who-has-citerior-hint = Kolik provincií bylo uzavřených ve chvíli, kdy se tam štít položil?
caesar-lesson-rulings-i-have-it = já
caesar-lesson-rulings-pompey-has-it = Pompeius
caesar-lesson-rulings-too-late-for-might = Tak by to bylo, kdyby se Hispania Citerior uzavřela, až na ni dojde. Obvykle se hraje, že jsou obě uzavřené najednou.

caesar-lesson-rulings-closed-together = Podívejme se na oba výklady. Nejdřív ten obvyklý: uzavři obě, nejprve vyhodnoť provincii Hispania Ulterior a otoč pětku mezi provinciemi Hispania Citerior a Gallia.
    .goal = Nejprve vyhodnoť provincii Hispania Ulterior a otoč Pompeiovu pětku u provincie Gallia.
    .done = Žeton leží lícem dolů a kontrolu nad provincií Hispania Citerior má Pompeius stejně.
caesar-lesson-rulings-closed-together-hint = Štít patří mezi provincie Hispania Ulterior a Hispania Citerior. Vyber provincii Hispania Ulterior a pak žeton mezi provinciemi Hispania Citerior a Gallia.
caesar-lesson-rulings-ulterior-first = Tentokrát nejprve Hispania Ulterior, aby Síla přišla na řadu mezi nimi.
caesar-lesson-rulings-another-target = Bez toho otočení není co porovnávat. Použij Sílu na žeton mezi provinciemi Hispania Citerior a Gallia.
caesar-lesson-rulings-the-shield = Tím se neuzavře ani jedna. Umísti štít mezi provincie Hispania Ulterior a Hispania Citerior.

caesar-lesson-rulings-closed-in-turn = Úplně stejná pozice, ale v partii, kde se provincie uzavře, až když se vyhodnocuje. Udělej ještě jednou totéž.
    .goal = Nejprve vyhodnoť provincii Hispania Ulterior a získej kontrolu nad provincií Hispania Citerior.
    .done = Tři proti ničemu: Hispania Citerior je tvoje. Pozice je stejná, jen výklad je jiný.
caesar-lesson-rulings-ulterior-first-again = Nejprve Hispania Ulterior, jako předtím.
caesar-lesson-rulings-another-target-again = Použij Sílu na stejný žeton jako předtím: na ten mezi provinciemi Hispania Citerior a Gallia.
caesar-lesson-rulings-the-shield-again = Štít mezi provincie Hispania Ulterior a Hispania Citerior, jako předtím.

caesar-lesson-rulings-how-many = Jiná otázka. Máš dva žetony Senát a teď uzavřeš a získáš provincii Syria se třetím. Kolik žetonů kontroly smíš dát nejvýš pod něj?
    .done = Tři: tolik, kolik vlastníš žetonů Senát, včetně tohoto.
caesar-lesson-rulings-how-many-hint = Nový žeton se počítá také.
caesar-lesson-rulings-the-old-ones = Žeton z provincie Syria už je tvůj a počítá se.
caesar-lesson-rulings-only-the-new-one = Je to jeden žeton kontroly za každý žeton Senát, který vlastníš.

caesar-lesson-rulings-up-to = To číslo lze číst jako horní mez. Tady je partie připravená tak. Dej pod žeton jen jeden žeton kontroly.
    .goal = Dej pod žeton Senát jeden žeton kontroly.
    .done = Jeden ze tří: při tomto výkladu smíš dát kterýkoli počet až do tří.
caesar-lesson-rulings-one-this-time = V této lekci tam dej jeden žeton kontroly, ať je vidět, že to jde.

caesar-lesson-rulings-exactly = Ta slova čteme jako přesně tolik, nebo žádný. Podívej se na svoje možnosti a dej žetony kontroly pod žeton Senát.
    .goal = Dej pod žeton Senát tolik žetonů kontroly, kolik se u nás hraje.
    .done = Tři. Jeden ani dva se vybrat nedaly.
caesar-lesson-rulings-none-or-three = Žádný se smí. Každý žeton kontroly tě ale přibližuje ke konci: dej tam tři.

caesar-lesson-rulings-markers-between = Komu zbývá jediný žeton kontroly, ten by tři uvítal, kdo vyčkává, ten ne. O kolik žetonů kontroly se oba způsoby hry liší?
    .done = Dva. O závodech rozhoduje i míň.
caesar-lesson-rulings-markers-between-hint = Poprvé jeden, podruhé tři.
caesar-lesson-rulings-count-the-difference = Odečti ten jeden od těch tří.

caesar-lesson-rulings-crassus-too = Nejvíc otevřených otázek má Crassus, protože vybírá jen podle pravidel: které číslo, které pole, který žeton první. I každá z nich se dá hrát obojím způsobem.

caesar-lesson-rulings-all-rulings = To jsou všechny otázky, které pravidla nechávají otevřené, s našimi odpověďmi. Kde je uvedená možnost, můžeš na začátku partie zvolit jinou odpověď.

caesar-lesson-rulings-when-to-agree = Kdy je nejlepší se na výkladu dohodnout?
    .done = Tehdy ještě nikdo neví, komu to pomůže.
caesar-lesson-rulings-when-somebody-gains = až tím někdo něco získá
caesar-lesson-rulings-before-the-first-token = než se umístí první žeton
caesar-lesson-rulings-never-at-all = nikdy, pravidla jsou jasná
caesar-lesson-rulings-too-late-to-agree = Pak je každý přečte tak, jak se mu hodí, a budete se hádat.
caesar-lesson-rulings-both-read-on = Stejná pozice tu před chvílí skončila dvojím způsobem.
