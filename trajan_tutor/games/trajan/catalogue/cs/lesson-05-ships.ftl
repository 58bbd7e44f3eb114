### Lesson 5, second part: the ships.

trajan-lesson-ships = Přístav: tři lodě
    .idea = Sbírej karty, které se hodí na loď, a pak ji nech vyplout.
    .can = Umíš vybrat loď, která za tvoje karty zaplatí nejvíc.

trajan-lesson-ships-identical = Čtvrtý způsob, jak využít přístav, přináší body: nalož loď. První loď bere stejné karty. Vyber ji a nalož všechny tři karty ryb.
    .goal = Získej 12 bodů za loď na stejné karty.
    .done = Tři stejné karty, 12 bodů. Loď vyplula sama: nebylo už co naložit.
trajan-lesson-ships-identical-hint = Klikni na loď na stejné karty a pak třikrát na ryby v ruce.
trajan-lesson-ships-sailed-early = Loď vyplula se dvěma kartami ryb za 6 bodů. Třetí by to zdvojnásobila.
trajan-lesson-ships-one-oil = Jediný olej tu vynese 2 body a ryby k němu přidat nejde. Nalož ryby.
trajan-lesson-ships-other-ship = Tvoje ruka je jako dělaná pro loď na stejné karty: tam ti tři karty ryb vynesou 12 bodů.

trajan-lesson-ships-turned = Jedna z lodí teď vypadá jinak. Klikni na ni.
    .sheet = Jedna z lodí teď vypadá jinak. Označ ji.
    .done = Ukazuje šedou stranu. Do konce čtvrtletí platí všem míň.
trajan-lesson-ships-still-coloured = Tahle loď ještě nevyplula a pořád ukazuje barevnou stranu.

trajan-lesson-ships-grey-side = Kolik by přinesly tři stejné karty na šedé straně?
    .done = Sedm místo dvanácti. Vyplatí se být první.
trajan-lesson-ships-that-was-coloured = To platilo na barevné straně. Přečti spodní řadu čísel.

trajan-lesson-ships-pairs = Nové karty v ruce: dvakrát ryby a dvakrát olej. Druhá loď bere páry. Nalož oba.
    .goal = Získej 10 bodů za loď na páry.
    .done = Dokud je loď barevná, přinese každý pár 5 bodů.
trajan-lesson-ships-pairs-hint = Klikni na loď na páry, pak na ryby a na olej.
trajan-lesson-ships-one-pair = Jeden pár přinese 5 bodů a druhý ti zůstane v ruce. Nalož oba.
trajan-lesson-ships-less-for-it = Tam tvoje karty tolik nevynesou. Loď na páry dá za dva páry 10 bodů.

trajan-lesson-ships-different = Čtyři karty a každá jiná. Najdi loď, která se pro ně hodí, a získej co nejvíc.
    .goal = Získej 8 bodů za jednu loď.
    .done = Čtyři různé karty, 8 bodů. Tahle loď platí nejmíň, zato se na ni karty shánějí nejsnáz.
trajan-lesson-ships-different-hint = Různé karty bere třetí loď. Nalož všechny čtyři.
trajan-lesson-ships-four-kinds = Tahle loď bere stejné karty, takže by se na ni vešla jen jedna. Hledej loď, která bere různé.
trajan-lesson-ships-not-full = Vyplula poloprázdná. Každá další karta by přinesla o dva body víc.

trajan-lesson-ships-wild = Na tvé podložce leží žolík na zboží. Při nakládání zastoupí kteroukoli kartu zboží. S tvými rybami to dá čtyři karty. Nalož je všechny.
    .goal = Získej 20 bodů za jednu loď.
    .done = Čtyři stejné karty, 20 bodů: víc žádná loď zaplatit nemůže. Žolík je pryč.
trajan-lesson-ships-wild-hint = Nalož tři karty ryb na loď na stejné karty a pak klikni na žolíka na své podložce.
trajan-lesson-ships-without-wild = Tři karty ryb za 12 bodů. S žolíkem by byly čtyři.

trajan-lesson-ships-where-now = Kam jdou karty, které naložíš na loď?
    .done = Lícem nahoru do tvého vyložení. Tam můžou na konci partie přinést body ještě jednou.
trajan-lesson-ships-back-to-hand = zpátky do ruky
trajan-lesson-ships-in-display = do vyložení
trajan-lesson-ships-out-of-game = ze hry
trajan-lesson-ships-cards-displayed = Podívej se na svou podložku: ryby leží odkryté před tebou, ve tvém vyložení.

trajan-lesson-ships-remember = Nakládáním nové karty nezískáš. Na dobrý náklad musíš nejdřív tah nebo dva sbírat a přitom sleduj barvy lodí.
