### Lesson 69: reading what the others hold.

sylla-lesson-reading = Co můžou ostatní
    .idea = Karty a denáry se dají spočítat: takže víš, kolik kdo může nejvýš nabídnout.
    .can = Umíš najít nabídku, na kterou nikdo nemá odpověď.

sylla-lesson-reading-most-votes = Volba. Nikdo nemůže nabídnout víc hlasů, než má Senátorů a denárů dohromady. Podívej se na hráče B. Kolik hlasů může nabídnout nejvýš?
    .done = Čtyři: jednoho Senátora a tři denáry.
sylla-lesson-reading-most-votes-hint = Spočítej neotočené Senátory hráče B a přičti denáry.
sylla-lesson-reading-senator-counts = To jsou jen denáry. Hlas je i Senátor.
sylla-lesson-reading-merchants-do-not = Hlasy jsou jen Senátoři a denáry, žádné jiné karty.

sylla-lesson-reading-unanswerable = Hráči C a D mají míň. Zahajuješ ty a každý z ostatních jednou přihodí, nebo pasuje. Nabídni tolik, aby to nikdo nepřebil, a neplať ani o denár víc.
    .goal = Zahaj nejnižší nabídkou, kterou nikdo nepřebije.
    .done = Nikdo nemůže přihodit, takže všichni pasují. Platíš dva denáry: dva ze čtyř hlasů jsou tvoji Senátoři.
sylla-lesson-reading-unanswerable-hint = B má čtyři hlasy, C tři, D dva.
sylla-lesson-reading-unanswerable-hint-2 = Kdo tě chce přebít, musí nabídnout víc než ty. Kdo by mohl nabídnout pět?
sylla-lesson-reading-b-goes-higher = Hráč B má čtyři hlasy a mohl by ještě přihodit.
sylla-lesson-reading-paid-too-much = To taky vyhraje. Jenže ani čtyři by nikdo nepřebil, takže denáry navíc jsou zbytečné.

sylla-lesson-reading-best-token = Teď si vezmi svůj žeton. U stolu leží žetony za zástěnami. Každý se ale bere veřejně, takže kdo počítá, zná je všechny; tady je vidíš. Vezmi si barvu, která se ti líbí.
    .goal = Vezmi si žeton.
    .done = Viděli to i ostatní.

sylla-lesson-reading-red-cards = Prodej. Soukromý chrám leží na červeném prodejním poli: v nabídce se počítají červené šestiúhelníky. Mají je Otroci, Senátoři a Legionáři. Kolik může nabídnout hráč C?
    .done = Tři: Senátora, Otroka a Legionáře.
sylla-lesson-reading-red-cards-hint = Hledej tyto tři druhy mezi neotočenými kartami hráče C.
sylla-lesson-reading-no-red-on-those = Vestálky a Obchodníci červený šestiúhelník nemají.
sylla-lesson-reading-three-kinds-red = Červený šestiúhelník mají tři druhy: Otroci, Senátoři a Legionáři. C má od každého jednoho.

sylla-lesson-reading-sure-sale = Hráč B může nabídnout 2, hráč C 3, hráč D 1. Nabízíš jako první. Zajisti si Soukromý chrám a neotoč na stranu ani o kartu víc.
    .goal = Nabídni tolik, aby nikdo nemohl přihodit.
    .done = Tři. Všichni ostatní můžou jen pasovat.
sylla-lesson-reading-sure-sale-hint = Hráč C má tři. Kolik by proti tvým třem musel nabídnout?
sylla-lesson-reading-c-has-three = Hráč C má tři červené šestiúhelníky a mohl by přihodit.
sylla-lesson-reading-one-card-more = To taky vyhraje, ale otočí se na stranu o kartu víc, než je třeba.

sylla-lesson-reading-first-place = Velký projekt Koloseum: 5, 3 a 0. Hráč B může mít pět hlasů, C tři, D dva. Ty máš jednoho neotočeného Senátora. Zajisti si první místo a neutrať víc, než je třeba.
    .goal = Vezmi co nejméně denárů tak, ať máš první místo, i kdyby ostatní udělali cokoli.
    .done = Pět hlasů. Hráč B jich může mít stejně, ale kdo je ve shodě, má první místo taky, v plné výši.
sylla-lesson-reading-first-place-hint = B má jednoho neotočeného Senátora a čtyři denáry.
sylla-lesson-reading-first-place-hint-2 = Při shodě mají první místo oba. Kolik hlasů tedy potřebuješ?
sylla-lesson-reading-b-may-have-five = Hráč B může mít pět hlasů a na tebe by zbylo druhé místo.
sylla-lesson-reading-tie-is-enough = To je víc, než může mít B. Stačila by shoda: platí se v plné výši.
sylla-lesson-reading-first-with-thumb-up = O místa se hraje jen s palcem nahoru.

sylla-lesson-reading-hands-open = Ostatní volí a všechny ruce se otevřou.
sylla-lesson-reading-tied-first = Hráč B má taky pět hlasů. Oba získáváte 5 bodů prestiže.

sylla-lesson-reading-remember = Co ostatní udělají, je jejich tajemství. Ale co nejvýš udělat můžou, to leží na stole: Senátoři, denáry, šestiúhelníky, kostičky. Spočítej to před každou nabídkou.
