### Lesson 71: what is reconstructed, and where the book disagrees with itself.

sylla-lesson-rulings = Co víme a co ne
    .idea = Stejná pozice při dvojím čtení a čísla, která se musela dopočítat.
    .can = Víš, co je v této hře jisté, a umíš si vybrat, jak chceš hrát.

sylla-lesson-rulings-two-places = Pravidla si protiřečí. Podle seznamu posunou ukazatel Veřejných lázní 4 hlasy, rozepsaný příklad ale vychází jen s 5. Hrajeme 5. Dáš devět hlasů, ostatní žádný. O kolik polí se Zdraví posune?
    .done = O jedno. Se 4 by to byla dvě.
sylla-lesson-rulings-two-places-hint = Kolikrát se vejde pět do devíti?
sylla-lesson-rulings-as-in-the-list = Tak by to bylo se 4 hlasy za pole, jak je v seznamu. Hrajeme 5.

sylla-lesson-rulings-by-five = Podívejme se na obojí. Nejdřív tak, jak to obvykle hrajeme: vezmi všech osm denárů, palec nahoru.
    .goal = Dej všechny své hlasy projektu.
    .done = Zdraví se posunulo z 2 na 3.
sylla-lesson-rulings-by-five-hint = Osm denárů a palec nahoru. Devátý hlas je tvůj Senátor.
sylla-lesson-rulings-not-all = V této lekci dej projektu všech devět hlasů: osm denárů, palec nahoru.

sylla-lesson-rulings-by-four = Úplně stejná pozice v partii, která se hraje se 4 hlasy za pole. Udělej znovu totéž.
    .goal = Dej všechny své hlasy projektu.
    .done = Zdraví se posunulo z 2 na 4. Pozice je stejná, jen výklad je jiný.
sylla-lesson-rulings-not-all-either = Dej stejných devět hlasů jako předtím: osm denárů, palec nahoru.

sylla-lesson-rulings-difference = Máš čtyři žetony Zdraví. Když ukazatel zůstane, kde je, kolik bodů prestiže ti to druhé pole přinese?
    .done = Čtyři. Těsné partie rozhoduje i míň.
sylla-lesson-rulings-difference-hint = O jeden víc za každý tvůj žeton Zdraví.
sylla-lesson-rulings-for-one-token = To platí za jeden žeton. Ty máš čtyři.

sylla-lesson-rulings-free-bid = Jiná otázka: volba. Hráč B nabízí jeden hlas. Máš dva Senátory, takže nabídka dvou hlasů nic nestojí. Nabídni dva.
    .goal = Staň se konzulem s nabídkou dvou hlasů.
    .done = Konzulem jsi ty a nestálo to nic.
sylla-lesson-rulings-two-will-do = To taky vyhraje, ale stojí denáry. Nabídni dva.
sylla-lesson-rulings-do-bid = Se dvěma hlasy je úřad konzula tvůj, a to zadarmo. Nabídni dva.

sylla-lesson-rulings-upright = Tvoji Senátoři hlasovali. Kolik z nich je pořád neotočených, na placení a na velký projekt?
    .done = Oba. Podle pravidel se karty otáčejí na stranu, jen když platí za budovu.
sylla-lesson-rulings-they-stand = Podívej se na své karty: na stranu se nic neotočilo.

sylla-lesson-rulings-free-bid-again = Dva veřejné popisy hry říkají něco jiného: Senátoři, kteří hlasovali, se otočí na stranu. Tady se partie hraje tak. Nabídni znovu dva.
    .goal = Staň se konzulem s nabídkou dvou hlasů.
    .done = Znovu konzulem. A teď se podívej na své Senátory.
sylla-lesson-rulings-two-again = V této lekci nabídni dva, jako předtím.
sylla-lesson-rulings-do-bid-again = Nabídni dva jako předtím a porovnej.

sylla-lesson-rulings-tilted = Kolik tvých Senátorů teď může hlasovat o velkém projektu?
    .done = Žádný. Při tomto čtení stojí úřad konzula víc, než se zdá.
sylla-lesson-rulings-they-lie = Na nabídku byli potřeba oba a oba jsou otočení na stranu.

sylla-lesson-rulings-lost-pictures = Některá čísla byla v pravidlech jen na obrázcích a ty jsou ztracené. Dopočítali jsme je tak, aby souhlasila se vším, co je známo. Níže vidíš která.

sylla-lesson-rulings-all-rulings = A tohle jsou otázky, které pravidla nechávají otevřené, s našimi odpověďmi. Kde je uvedená možnost, můžeš si na začátku partie zvolit druhou odpověď.

sylla-lesson-rulings-own-book = Máš vydanou hru a šestiúhelník na tvé kartě není tam, kde na naší. Co je nejlepší?
    .done = Věř své krabici. U svého stolu hraj podle ní a dej nám vědět.
sylla-lesson-rulings-throw-away = s tímhle průvodcem skončit
sylla-lesson-rulings-own-figures = věřit vytištěné kartě
sylla-lesson-rulings-nobody-knows = hodit si mincí
sylla-lesson-rulings-still-a-game = Pravidla jsou stejná. Lišit se můžou jen některá čísla.
sylla-lesson-rulings-a-box-knows = Tvoje krabice to ví. Co je dopočítané, je tak i označené.
