### Lesson 53: choosing four characters.

sylla-lesson-choosing = Výběr čtyř postav
    .idea = Začínáš se čtyřmi z deseti postav, vybranými tajně.
    .can = Umíš vybrat čtyři postavy a říct, s čím kdo začíná.

sylla-lesson-choosing-first = Každý má stejných deset postav, od každého druhu dvě. Tajně z nich vybereš čtyři a zatím je nikdo neuvidí. Začni hlasem: klikni na Senátora bez ryby.
    .sheet = Každý má stejných deset postav, od každého druhu dvě. Tajně z nich vybereš čtyři a zatím je nikdo neuvidí. Začni hlasem: označ Senátora bez ryby.
    .goal = Vyber Senátora bez ryby.
    .done = První ze čtyř. Ryba na druhém Senátorovi označuje Křesťana.
sylla-lesson-choosing-first-hint = Tvoje sada leží před tebou. Senátor má bílou tógu a jeden z těch dvou má rybu.
sylla-lesson-choosing-with-a-fish = Tenhle Senátor má rybu: je to Křesťan. Tentokrát vezmi toho druhého.
sylla-lesson-choosing-no-senator = I to smíš. V této lekci ale začni Senátorem.

sylla-lesson-choosing-once-more = A co druhý takový Senátor? Klikni na něj ještě jednou.
    .sheet = A co druhý takový Senátor? Označ ho ještě jednou.
    .goal = Zkus vybrat stejného Senátora znovu.
    .done = Nelze: ve tvé sadě je jen jeden. Každý má stejných deset postav.
sylla-lesson-choosing-that-was-left = Od tohoto druhu ještě jedna postava zbývá. Nejdřív klikni na Senátora, který už je vybraný.

sylla-lesson-choosing-five-deniers = Každý začíná se 3 denáry a za každého svého Obchodníka dostane 1 navíc. Začni s 5 denáry: klikni na postavy, které k tomu potřebuješ.
    .sheet = Každý začíná se 3 denáry a za každého svého Obchodníka dostane 1 navíc. Začni s 5 denáry: označ postavy, které k tomu potřebuješ.
    .goal = Vyber dva Obchodníky.
    .done = Dva Obchodníci, o 2 denáry víc. Křesťanský obchodník se počítá jako každý jiný.
sylla-lesson-choosing-five-deniers-hint = V sadě máš dva Obchodníky, jednoho s rybou a jednoho bez ní.
sylla-lesson-choosing-brings-no-denier = Tahle postava na začátku denár nepřinese. To umějí jen Obchodníci.

sylla-lesson-choosing-fourth = Čtvrtou si vyber, jak chceš. Pak vyberou i ostatní a všechny karty se ukážou najednou.
    .goal = Vyber čtvrtou postavu.
    .done = Teď všichni vidí, co si vybrali ostatní.

sylla-lesson-choosing-how-many-deniers = Kolik máš teď denárů?
    .done = Pět: 3 do začátku a 1 za každého z tvých dvou Obchodníků.
sylla-lesson-choosing-how-many-deniers-hint = Tři a jeden navíc za každého Obchodníka před tebou.
sylla-lesson-choosing-merchants-too = Se 3 začíná každý. Tvoji Obchodníci přinesou víc.
sylla-lesson-choosing-the-fish-too = Počítá se i Obchodník s rybou.

sylla-lesson-choosing-in-the-deck = Sady po deseti jsou čtyři. Každý si vybral čtyři postavy; všechny ostatní se zamíchají a šest z nich leží otevřených. Kolik jich zbude v balíčku, lícem dolů?
    .done = Osmnáct. Z nich budou otevřené řady příštích kol.
sylla-lesson-choosing-in-the-deck-hint = Čtyřicet bez šestnácti a bez šesti v otevřené řadě.
sylla-lesson-choosing-six-lie-open = Tolik se jich zamíchá. Šest z nich teď leží otevřených.
sylla-lesson-choosing-all-of-them = Šestnáct ze čtyřiceti leží před tebou a ostatními.

sylla-lesson-choosing-look-at-theirs = Teď se podívej na ostatní. Kdo má Senátory, bude přihazovat o úřad konzula; kdo má Obchodníky, má na to peníze. Všichni začínáte s 10 body prestiže. V příští lekci můžeš získat první úřad.
