### Lesson 51: five kinds of people.

sylla-lesson-people = Pět druhů lidí
    .idea = Senátoři hlasují, Obchodníci vydělávají, Legionáři a Vestálky bojují s událostmi, Otroky se dá zaplatit všechno.
    .can = Umíš říct, co pro tebe dělá který z pěti druhů lidí.

sylla-lesson-people-senator = Tady je tvých pět lidí, od každého druhu jeden. Nejdřív Senátor s vavřínovým věncem: je to hlas a nic nestojí. Denár nemáš žádný, ale nabídni jeden hlas o úřad konzula.
    .goal = Nabídni jeden hlas.
    .done = Jeden hlas, a zadarmo. Každý neotočený Senátor platí za jeden hlas a každý denár, který máš, taky.
sylla-lesson-people-senator-hint = Nabídky jsou pod herním plánem. Klikni jednou na + a pak na nabídku vedle něj.
sylla-lesson-people-no-vote = To smíš, ale tvůj Senátor je hlas zadarmo. Využij ho.

sylla-lesson-people-merchant = Obchodníci drží váhy. Když se vyplácí příjem, dostane každý 3 denáry a 1 navíc za každého svého neotočeného Obchodníka. Kolik denárů tady dostaneš?
    .done = Pět: 3 a po 1 za každého z tvých dvou Obchodníků.
sylla-lesson-people-merchant-hint = Spočítej před sebou postavy s váhami.
sylla-lesson-people-three-for-all = Tolik dostane každý. Tvoji Obchodníci přinesou víc.
sylla-lesson-people-one-for-each = Karty s váhami jsou dvě, jedna za druhou. Každá přinese 1.
sylla-lesson-people-others-bring-none = Kromě 3 denárů pro každého přinášejí denáry jen Obchodníci, každý 1.

sylla-lesson-people-legionary = Legionář má helmu. Později v kole bojuje kostičkou s jednou ze čtyř událostí. Pošli ho proti Revoltě otroků, na které je jeho helma: klikni na tu událost.
    .sheet = Legionář má helmu. Později v kole bojuje kostičkou s jednou ze čtyř událostí. Pošli ho proti Revoltě otroků, na které je jeho helma: označ tu událost.
    .goal = Umísti kostičku Legionáře na Revoltu otroků.
    .done = Tvoje kostička tam leží. Dvě události s nejvíc kostičkami se odvrátí.
sylla-lesson-people-legionary-hint = Revolta otroků je druhá událost. Pod jejím obrázkem je helma.
sylla-lesson-people-of-the-vestal = To byla kostička Vestálky. Tentokrát použij Legionáře, na událost s helmou.
sylla-lesson-people-another-event = I tam smí bojovat. V této lekci ho pošli proti Revoltě otroků.

sylla-lesson-people-vestal = Vestálka má závoj a jejím symbolem je plamen. Se kterou ze čtyř událostí může bojovat jen Vestálka? Klikni na ni.
    .sheet = Vestálka má závoj a jejím symbolem je plamen. Se kterou ze čtyř událostí může bojovat jen Vestálka? Označ ji.
    .done = Na Epidemii je plamen a žádná helma. Legionář proti ní nezmůže nic.
sylla-lesson-people-vestal-hint = Podívej se pod obrázky: plamen, helma, nebo obojí.
sylla-lesson-people-no-flame = Na téhle je helma a žádný plamen. Je pro Legionáře.
sylla-lesson-people-either-of-them = Na téhle je plamen i helma: bojovat s ní můžou oba.

sylla-lesson-people-slave = Na každé kartě jsou šestiúhelníky: těmi se platí za budovy. Postava, která platí, se otočí na stranu a v tomto kole už nic neudělá. Pole je tvoje za jeden šedý šestiúhelník. Zaplať Otrokem: klikni na něj.
    .sheet = Na každé kartě jsou šestiúhelníky: těmi se platí za budovy. Postava, která platí, se otočí na stranu a v tomto kole už nic neudělá. Pole je tvoje za jeden šedý šestiúhelník. Zaplať Otrokem: označ ho.
    .goal = Zaplať Otrokem.
    .done = Otrok má všechny tři barvy a jinou práci v kole nemá. Platí tedy jako první.
sylla-lesson-people-slave-hint = Otrok má řetězy. Klikni na něj před sebou.
sylla-lesson-people-costs-its-work = I tím se dá zaplatit. Jenže tahle postava má v tomto kole ještě jinou práci, kdežto tvůj Otrok ne.

sylla-lesson-people-not-yours = Otroci se hodí. Mohl by za tebe zaplatit Otrok jiného hráče? Zkus to: klikni na Otroka hráče C v oblasti ostatních.
    .sheet = Otroci se hodí. Mohl by za tebe zaplatit Otrok jiného hráče? Zkus to: označ Otroka hráče C v oblasti ostatních.
    .goal = Zkus použít Otroka jiného hráče.
    .done = Nelze: používáš jen to, co leží před tebou.
sylla-lesson-people-that-was-yours = To byl tvůj vlastní. Tentokrát klikni na Otroka jiného hráče.

sylla-lesson-people-fish = Na konci partie přinese každý Křesťan, tedy karta s rybou lícem nahoru, 2 body prestiže. Kolik by přinesly obě ryby hráče B?
    .done = Čtyři. Jenže jedna z událostí Křesťany pronásleduje, takže ryba je i riziko.
sylla-lesson-people-fish-hint = Dva za každou kartu s rybou.
sylla-lesson-people-each-of-them = Tolik přinese každá z těch dvou.

sylla-lesson-people-which-kind = Hlasů i peněz máš dost, ale hrozí Epidemie a Erupce, obě s plamenem. Koho si najmeš?
    .done = Vestálku: bojuje s oběma a k tomu má jeden žlutý šestiúhelník na placení.
sylla-lesson-people-which-kind-hint = Plamen je symbol jednoho druhu lidí.
sylla-lesson-people-a-senator = Senátora
sylla-lesson-people-a-merchant = Obchodníka
sylla-lesson-people-a-vestal = Vestálku
sylla-lesson-people-votes-only = Senátor přinese hlas. S událostí bojovat nemůže.
sylla-lesson-people-money-only = Obchodník přinese denáry. S událostí bojovat nemůže.
