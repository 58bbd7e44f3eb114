### Lesson 67: crises.

sylla-lesson-crisis = Krize
    .idea = Ukazatel na levém konci žebříčku: kdo má nejvíc žetonů, získá, kdo nejméně, ztratí.
    .can = Víš, kdo v krizi získá a kdo ztratí, a umíš se jí vyhnout.

sylla-lesson-crisis-where = Levý konec žebříčku je krize. Jeden ze tří ukazatelů tam je. Klikni na něj.
    .sheet = Levý konec žebříčku je krize. Jeden ze tří ukazatelů tam je. Označ ho.
    .done = Zdraví je v krizi: jeho žetony teď nemají žádnou cenu.
sylla-lesson-crisis-not-the-left-end = Tam žádný ukazatel v krizi není. Podívej se na všechny tři: který je na levém konci?

sylla-lesson-crisis-middle = Za každou barvu v krizi získají ti, kdo mají nejvíc jejích žetonů, 3 body prestiže a pak ti, kdo jich mají nejméně, 3 ztratí. Žetony Zdraví: ty 2, B 4, C 2, D 1. O kolik se změní tvoje prestiž?
    .done = Vůbec. Kdo nemá nejvíc ani nejméně, tomu se nestane nic.
sylla-lesson-crisis-middle-hint = Kdo má nejvíc? Kdo má nejméně? A ty?
sylla-lesson-crisis-not-most = Hráč B má víc než ty.
sylla-lesson-crisis-not-fewest = Hráč D má míň než ty.

sylla-lesson-crisis-see-it = Nemáš žádné hlasy. Ukaž ruku, palec nahoru nebo dolů, a sleduj krizi.
    .goal = Zvol palec a podívej se na krizi.
    .done = Hráč B získal 3, hráč D 3 ztratil. Dokud tam Zdraví zůstane, přijde krize v každém kole.

sylla-lesson-crisis-token = Zdraví je v krizi. Ty máš 1 žeton Zdraví, B má 1, C 3 a D 2. Novým konzulem jsi ty a bereš si žeton. Vezmi si ten, díky kterému neztratíš 3.
    .goal = Vezmi si takový žeton, ať nemáš nejméně.
    .done = Ty máš dva, hráč B jeden. Žeton zatím nemá žádnou cenu, a přece ti ušetří 3 body prestiže.
sylla-lesson-crisis-token-hint = Porovnávají se jen žetony barvy v krizi.
sylla-lesson-crisis-still-fewest = Nejméně žetonů Zdraví máte pořád ty a hráč B. Ztratili byste 3 oba.

sylla-lesson-crisis-b-alone = Kolik hráčů by teď ztratilo 3 body prestiže?
    .done = Jeden: hráč B. Hráč D je uprostřed a ty taky.
sylla-lesson-crisis-b-alone-hint = Spočítej žetony Zdraví: ty 2, B 1, C 3, D 2.
sylla-lesson-crisis-not-you = Ty máš teď dva žetony Zdraví a míň jich má jen jeden hráč.

sylla-lesson-crisis-lift-it = Nemáš žádný žeton Zdraví, takže každá krize tě stojí 3. Velký projekt jsou Veřejné lázně: Zdraví doprava, o pole za každých 5 hlasů. Ostatní žádné hlasy nemají. Ukonči krizi.
    .goal = Dostaň Zdraví z krize.
    .done = V tomto kole krize není, pro nikoho. A v projektu máš první místo.
sylla-lesson-crisis-lift-it-hint = Pět hlasů: tvůj Senátor a čtyři denáry.
sylla-lesson-crisis-four-are-too-few = Míň než pět hlasů: Zdraví zůstává v krizi a ztrácíš 3.
sylla-lesson-crisis-plebs-lift-nothing = Palec dolů žádný ukazatel nezvedne. Krize tě stála 3.

sylla-lesson-crisis-all-tie = Všichni čtyři mají stejný počet žetonů barvy v krizi. Co se stane?
    .done = Všichni mají nejvíc a všichni mají nejméně: 3 přibudou, 3 ubudou.
sylla-lesson-crisis-all-tie-hint = Kdo má pak nejvíc? A kdo nejméně?
sylla-lesson-crisis-nothing = nakonec nic
sylla-lesson-crisis-all-gain = všichni získají 3
sylla-lesson-crisis-all-lose = všichni ztratí 3
sylla-lesson-crisis-both-at-once = To je jedna polovina. Všichni mají nejvíc, a zároveň všichni mají nejméně.
