### What stands beside the board: the areas of the rule book, the parts of the rulebook, notes on figures.

sylla-area-game = Hra
sylla-area-turn = Kdo je na tahu
sylla-area-setup = Příprava
sylla-area-consul = První konzul
sylla-area-token = Žetony
sylla-area-famine = Hlad
sylla-area-recruit = Najímání postav
sylla-area-sale = Prodej budov
sylla-area-pay = Placení
sylla-area-building = Budovy
sylla-area-income = Příjem
sylla-area-tavern = Hospody
sylla-area-fight = Boj s událostmi
sylla-area-column = Události
sylla-area-work = Velké projekty
sylla-area-crisis = Krize
sylla-area-round = Další kolo
sylla-area-end = Konec hry

## Parts of the rulebook

sylla-part-setup = Příprava
sylla-part-pieces = Prvky hry
sylla-part-consul = Fáze I: První konzul
sylla-part-recruiting = Fáze II: Najímání postav
sylla-part-buildings = Fáze III: Budovy
sylla-part-income = Fáze IV: Příjem
sylla-part-events = Fáze V: Události
sylla-part-work = Fáze VI: Velký projekt
sylla-part-famine = Fáze VII: Hlad a krize
sylla-part-end = Konec hry

## Notes on figures

sylla-note-christians = Kolik je v sadě křesťanských postav, uvádí jeden veřejný zdroj; obrázky karet jsou ztracené.
sylla-note-hexagons = Šestiúhelníky karet byly jen na obrázcích, které jsou ztracené: tohle je naše rekonstrukce.
sylla-note-buildings-c = Kolik budov kterého druhu má rub A, B nebo C, bylo jen na obrázku, který je ztracený; pravidla uvádějí celkem 32 a že A leží nahoře. Tohle je naše rekonstrukce.
sylla-note-slots = Barvy prodejních polí uvádí jeden veřejný zdroj; pořadí je naše a nemá na nic vliv.
sylla-note-event-tokens = Žetony některých událostí byly jen na obrázcích, které jsou ztracené: u událostí Perzekuce, Čistka a Rabování jde o naši rekonstrukci.
sylla-note-famine-icons = Symboly hladu u událostí byly jen na obrázcích, které jsou ztracené: tohle je naše rekonstrukce, která odpovídá rozepsanému příkladu v pravidlech.
sylla-note-tokens = V krabici je 117 žetonů; že je to 39 od každé barvy, je odvozeno, a jeden od každé slouží jako ukazatel.
sylla-note-crisis-worth = Že žeton v krizi nemá žádnou hodnotu, bylo jen na obrázku, který je ztracený: tohle je naše rekonstrukce.

## The legend: what each symbol stands for

# Events and great works bear their names themselves.

sylla-symbol-card-senator = { sylla-card-senator }: neotočený má hlas
    .named = { sylla-card-senator }, Senátora, Senátorovi, Senátorem, { sylla-card-senator.many }, Senátorů, Senátory
sylla-symbol-card-merchant = { sylla-card-merchant }: neotočený dává denár příjmu
    .named = { sylla-card-merchant }, Obchodníka, Obchodníkovi, Obchodníkem, { sylla-card-merchant.many }, Obchodníků, Obchodníky
sylla-symbol-card-slave = { sylla-card-slave }: osvobozuje se na konci partie
    .named = { sylla-card-slave }, Otroka, Otrokovi, Otrokem, { sylla-card-slave.many }, Otroků, Otroky
sylla-symbol-card-legionary = { sylla-card-legionary }: kostička proti událostem
    .named = { sylla-card-legionary }, Legionáře, Legionáři, Legionářem, Legionářů
sylla-symbol-card-vestal = { sylla-card-vestal }: kostička proti událostem
    .named = { sylla-card-vestal }, Vestálky, Vestálce, Vestálku, Vestálkou, Vestálek
sylla-symbol-card-christian-senator = { sylla-card-christian-senator }
    .named = { sylla-card-christian-senator }, Křesťanského senátora, Křesťanskému senátorovi, Křesťanském senátorovi, Křesťanským senátorem, { sylla-card-christian-senator.many }, Křesťanských senátorů, Křesťanské senátory
sylla-symbol-card-christian-merchant = { sylla-card-christian-merchant }
    .named = { sylla-card-christian-merchant }, Křesťanského obchodníka, Křesťanskému obchodníkovi, Křesťanském obchodníkovi, Křesťanským obchodníkem, { sylla-card-christian-merchant.many }, Křesťanských obchodníků, Křesťanské obchodníky
sylla-symbol-card-christian-slave = { sylla-card-christian-slave }
    .named = { sylla-card-christian-slave }, Křesťanského otroka, Křesťanskému otrokovi, Křesťanském otrokovi, Křesťanským otrokem, { sylla-card-christian-slave.many }, Křesťanských otroků, Křesťanské otroky
sylla-symbol-card-crane = { sylla-card-crane }
    .named = { sylla-card-crane }, karty Jeřáb, kartě Jeřáb, kartu Jeřáb, kartou Jeřáb, karet Jeřáb
sylla-symbol-card-back = postava, tajně vybraná
sylla-symbol-tilted-senator = otočená na stranu: v tomto kole použitá
sylla-symbol-down-senator = lícem dolů: bez účinku
sylla-symbol-building-stall = { sylla-tile-stall }
    .named = { sylla-tile-stall }, Prodejního stánku, Prodejnímu stánku, Prodejním stánku, Prodejním stánkem, { sylla-tile-stall.many }, Prodejních stánků
sylla-symbol-building-field = { sylla-tile-field }
    .named = { sylla-tile-field }, Poli, Polem, Polí
sylla-symbol-building-temple = { sylla-tile-temple }
    .named = { sylla-tile-temple }, Soukromého chrámu, Soukromému chrámu, Soukromém chrámu, Soukromým chrámem, { sylla-tile-temple.many }, Soukromých chrámů
sylla-symbol-building-tavern = { sylla-tile-tavern }
    .named = { sylla-tile-tavern }, Hospody, Hospodě, Hospodu, Hospodou, Hospod
sylla-symbol-building-insula = { sylla-tile-insula }
    .named = { sylla-tile-insula }, Insuly, Insule, Insulu, Insulou, Insul
sylla-symbol-building-crane = { sylla-tile-crane }
    .named = { sylla-tile-crane }, Jeřábu, Jeřábem, { sylla-tile-crane.many }, Jeřábů
sylla-symbol-building-arch = { sylla-tile-arch }
    .named = { sylla-tile-arch }, Vítězného oblouku, Vítěznému oblouku, Vítězném oblouku, Vítězným obloukem, { sylla-tile-arch.many }, Vítězných oblouků
sylla-symbol-building-statue = { sylla-tile-statue }
    .named = { sylla-tile-statue }, Sochy, Soše, Sochu, Sochou, Soch
sylla-symbol-building-bank = { sylla-tile-bank }
    .named = { sylla-tile-bank }, Banky, Bance, Banku, Bankou, Bank
sylla-symbol-building-down-stall = budova lícem dolů
sylla-symbol-marker-civic = { sylla-colour-civic }: ukazatel nebo žeton
    .named = { sylla-colour-civic }, Občanského ducha, Občanskému duchu, Občanském duchu, Občanským duchem
sylla-symbol-marker-leisure = { sylla-colour-leisure }: ukazatel nebo žeton
    .named = { sylla-colour-leisure }, Volného času, Volnému času, Volném čase, Volným časem
sylla-symbol-marker-health = { sylla-colour-health }: ukazatel nebo žeton
    .named = { sylla-colour-health }, Zdravím
sylla-symbol-marker-famine = ukazatel Hladu
    .named = ukazatel Hladu, ukazatele Hladu, ukazateli Hladu, ukazatelem Hladu
sylla-symbol-cube = kostička na události
    .named = kostička, kostičky, kostičku, kostičce, kostičkou, kostiček, kostičkami
sylla-symbol-cube-lead = kostičky toho, kdo na události vede
sylla-symbol-prevented = událost, která je odvrácená
sylla-symbol-undecided = událost se shodou
sylla-symbol-happens = událost, která nastane
sylla-symbol-leaves = událost, která je odvrácená a odchází
sylla-symbol-deniers = denáry
sylla-symbol-prestige = body prestiže
sylla-symbol-consul = první konzul
    .named = první konzul, prvního konzula, prvním konzulem, konzul, konzula, konzulem
sylla-symbol-bid = nabídka
sylla-symbol-hand-hidden = ruka a palec, tajná volba
sylla-symbol-thumb-up = denáry v ruce, palec nahoru
sylla-symbol-thumb-down = denáry v ruce, palec dolů
sylla-symbol-pile = karty, které ještě přijdou
sylla-symbol-sign-stays = platí v každém kole
sylla-symbol-sign-once = platí jednou, pak se odkládá
sylla-symbol-sign-vote = hlas
sylla-symbol-sign-deniers = získané denáry
sylla-symbol-sign-price = denáry, které se platí za to, co následuje
sylla-symbol-sign-prestige = body prestiže
sylla-symbol-sign-end = body prestiže na konci partie
sylla-symbol-sign-legionary = bojuje se kostičkou Legionáře
sylla-symbol-sign-vestal = bojuje se kostičkou Vestálky
sylla-symbol-sign-token = žetony kterékoli barvy
sylla-symbol-sign-token-civic = nejvíc kostiček: žeton { sylla-colour-civic }
sylla-symbol-sign-token-leisure = nejvíc kostiček: žeton { sylla-colour-leisure }
sylla-symbol-sign-token-health = nejvíc kostiček: žeton { sylla-colour-health }
sylla-symbol-sign-famine = hlad před kolem roste
sylla-symbol-sign-field = menší ztráta hladem
sylla-symbol-sign-marker = posune ukazatel o pole tam či zpět
sylla-symbol-sign-crane = karta Jeřáb, kterou se platí
sylla-symbol-round = kolo
