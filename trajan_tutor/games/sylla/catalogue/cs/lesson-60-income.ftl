### Lesson 60: income, Private temples and Taverns.

sylla-lesson-income = Příjem a Hospody
    .idea = Nejdřív denáry pro všechny, pak Soukromé chrámy a Hospody: každý naráz všechny své, konzul první.
    .can = Umíš spočítat svůj příjem a posunout ukazatel tam, kde ti nejvíc pomůže.

sylla-lesson-income-income = Prodej skoro skončil. Ve fázi IV dostane každý 3 denáry, 1 za každého neotočeného Obchodníka a 2 za každý Prodejní stánek. Kolik jich dostaneš?
    .done = Šest. Obchodník, který zaplatil za budovu, v tomto kole nepřinese nic.
sylla-lesson-income-income-hint = Jeden Obchodník je neotočený, druhý leží na straně.
sylla-lesson-income-tilted-merchant = Jeden z tvých Obchodníků je otočený na stranu: zaplatil ve fázi III a dál už nic nedělá.
sylla-lesson-income-three-for-all = Prodejní stánek přinese 2 a neotočený Obchodník další 1.

sylla-lesson-income-keep-deniers = Teď máš 7 denárů a Senátora. Soukromý chrám by si vzal 2 denáry za žeton. Jenže přijde Chrám: s 8 hlasy nebo víc získá každý 10 bodů prestiže, s 5 až 7 hlasy 6. Co uděláš?
    .goal = Použij Soukromý chrám, nebo ho vynech, podle toho, co je lepší.
    .done = Osm hlasů je 10 bodů prestiže. Žeton za 2 denáry by tě z nich stál 4.
sylla-lesson-income-keep-deniers-hint = Spočítej své hlasy se 7 denáry a s 5.
sylla-lesson-income-keep-deniers-hint-2 = Denáry si nech: pod herním plánem můžeš Soukromý chrám vynechat.
sylla-lesson-income-six-votes = Teď ti zbývá šest hlasů: 6 bodů prestiže místo 10. Žeton má cenu 2.

sylla-lesson-income-first-tavern = Tady máš dvě Hospody. Každá smí posunout jeden ukazatel o jedno pole. Začni svou nejlepší barvou: posuň Volný čas doprava.
    .goal = Posuň Volný čas doprava.
    .done = Tři tvoje žetony mají každý o 1 víc.
sylla-lesson-income-first-tavern-hint = Volný čas je zelený. Klikni na jeho žebříčku na pole s číslem 3.
sylla-lesson-income-other-marker = I to může být dobré. V této lekci ale začni Volným časem, doprava.

sylla-lesson-income-same-again = Druhá Hospoda: mohla by Volný čas hned posunout dál, na 4? Zkus to.
    .goal = Zkus posunout stejný ukazatel ještě jednou.
    .done = Nelze: v jedné fázi posune ukazatel jen jedna Hospoda, ať ta další patří komukoli.
sylla-lesson-income-another-one = To je jiný ukazatel, a ten posunout smíš. Nejdřív zkus ještě jednou Volný čas.

sylla-lesson-income-against-b = Tak jiný ukazatel. Žeton Občanský duch nemáš žádný, zato B má čtyři. Kam ho posuneš?
    .goal = Uber hráči B druhou Hospodou body.
    .done = Občanský duch je teď na 1, jedno pole před krizí.
sylla-lesson-income-against-b-hint = Vlevo má žeton menší hodnotu. Občanský duch je fialový.
sylla-lesson-income-helps-b = Vpravo mají žetony hráče B větší hodnotu. Posuň ukazatel na druhou stranu.
sylla-lesson-income-helps-d-too = To přinese 1 bod tobě a stejně hráči D. Občanský duch o pole doleva stojí hráče B víc.

sylla-lesson-income-what-b-loses = Kolik bodů prestiže by ten krok stál hráče B, kdyby partie skončila takhle?
    .done = Čtyři: 1 za každý ze čtyř žetonů.
sylla-lesson-income-what-b-loses-hint = Každý fialový žeton hráče B má o 1 míň.
sylla-lesson-income-for-each = Tolik za každý žeton. B má čtyři.
sylla-lesson-income-before-it = Takovou hodnotu měly předtím. Nějakou ale mají pořád.

sylla-lesson-income-hold = Jiný stůl: Zdraví je na konci žebříčku, na 4, a ty máš jeho čtyři žetony. I B má Hospodu, ale Zdraví žádné, a na řadě je po tobě. Použij Hospodu na to, aby tam Zdraví zůstalo.
    .goal = Podrž ukazatel Zdraví.
    .done = Zůstává, kde je, a žádná jiná Hospoda ho v této fázi neposune.
sylla-lesson-income-hold-hint = Klikni na pole s ukazatelem Zdraví.
sylla-lesson-income-b-pushes-it = Teď B posune Zdraví doleva a tvoje čtyři žetony ztratí 4.

sylla-lesson-income-b-moves = B má ještě Hospodu, kterou může použít. Pokračuj a sleduj.
sylla-lesson-income-b-has-moved = B místo toho posune Občanského ducha. Zdraví může později posunout ještě událost nebo velký projekt.

sylla-lesson-income-famine = I hlad má stupnici s ukazatelem. Mohla by ho posunout Hospoda?
    .done = Ne: Hospody posouvají jen tři ukazatele Res Publica.
sylla-lesson-income-yes = ano
sylla-lesson-income-no = ne
sylla-lesson-income-three-markers = Hospody posouvají Občanského ducha, Volný čas a Zdraví. Hlad mezi ně nepatří.
