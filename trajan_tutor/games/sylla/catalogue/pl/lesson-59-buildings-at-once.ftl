### Lesson 59: buildings used at once.

sylla-lesson-buildings-at-once = Budynki używane od razu
    .idea = Insula, Żuraw, Łuk triumfalny, Posąg i Bank działają przy zakupie, a potem już ich nie ma.
    .can = Umiesz użyć każdego budynku, który od razu się odrzuca, i powiedzieć, ile jest wart.

sylla-lesson-buildings-at-once-insula = Wygrywasz Insulę, za jeden żółty sześciokąt. Używa się jej od razu, a potem odrzuca. Zapłać za nią Niewolnikiem.
    .goal = Zapłać za Insulę.
    .done = Kafelka już nie ma, a teraz działa jego efekt.
sylla-lesson-buildings-at-once-insula-hint = Kliknij Niewolnika w swoim obszarze: ma sześciokąt każdego koloru.

sylla-lesson-buildings-at-once-two-tokens = Insula daje dwa żetony, takie same albo różne. Kliknij kolory, które chcesz.
    .sheet = Insula daje dwa żetony, takie same albo różne. Zaznacz kolory, które chcesz.
    .goal = Weź dwa żetony.
    .done = Dwa żetony dadzą prestiż na koniec, a w kryzysie mogą cię uratować.
sylla-lesson-buildings-at-once-two-tokens-hint = Zasoby każdego koloru leżą na końcu jego toru.

sylla-lesson-buildings-at-once-crane = Tym razem wygrywasz Żurawia, za jeden szary sześciokąt. Zapłać za niego.
    .goal = Zapłać za Żurawia.
    .done = Za kafelek dostajesz kartę Żuraw. Leży w twoim obszarze, obrócona bokiem.
sylla-lesson-buildings-at-once-crane-hint = Kliknij Niewolnika. Zapłacić mógłby też Kupiec albo Legionista.

sylla-lesson-buildings-at-once-from-when = Karta Żuraw płaci jak postać, ale jeszcze leży bokiem. To runda 2. Od której rundy może płacić?
    .done = Od następnej, gdy wszystko znów jest nieobrócone. Zostaje u ciebie i płaci w każdej rundzie.
sylla-lesson-buildings-at-once-from-when-hint = Obrócone karty wracają do pionu, gdy zaczyna się następna runda.
sylla-lesson-buildings-at-once-tilted-now = W tej rundzie leży bokiem. Płacić mogą tylko nieobrócone karty.
sylla-lesson-buildings-at-once-sooner = To wcześniej: po każdej rundzie każda karta jest znów nieobrócona.

sylla-lesson-buildings-at-once-red-now = Runda 5, a karta Żuraw jest nieobrócona. Ma czerwony, żółty i szary sześciokąt. Ile czerwonych sześciokątów możesz zapłacić?
    .done = Cztery: Żuraw, Legionista, Senator i Niewolnik. A karta Żuraw nie ma innej pracy, którą mogłaby stracić.
sylla-lesson-buildings-at-once-red-now-hint = Czerwony sześciokąt ma kreskę. Spójrz na dół każdej karty.
sylla-lesson-buildings-at-once-crane-too = Karta Żuraw też płaci.
sylla-lesson-buildings-at-once-red-alone = Kupcy i Westalki nie mają czerwonego sześciokąta.

sylla-lesson-buildings-at-once-arch = D wystawia Łuk triumfalny: od razu 6 punktów prestiżu. Zaczynasz ty. B, C i D są po tobie, a wszystko leży na widoku. Zaoferuj tyle, żeby nikt z nich nie przebił.
    .goal = Zaoferuj tyle, żeby nikt nie przebił.
    .done = B potrzebowałby pięciu czerwonych sześciokątów, a ma cztery. Sześć punktów prestiżu za cztery karty z tej rundy.
sylla-lesson-buildings-at-once-arch-hint = Policz czerwone sześciokąty gracza B: Senatorowie, Legioniści i Niewolnicy mają po jednym.
sylla-lesson-buildings-at-once-arch-hint-2 = B może zapłacić cztery, więc mniejszą ofertę da się przebić.
sylla-lesson-buildings-at-once-b-can-more = B ma dwóch Senatorów, Legionistę i Niewolnika: cztery czerwone sześciokąty.
sylla-lesson-buildings-at-once-six-prestige = Łuk triumfalny daje od razu 6 punktów prestiżu. Tutaj o niego licytuj.

sylla-lesson-buildings-at-once-statue = Posąg tak samo daje 4 punkty prestiżu. Leżą tu też dwa Posągi. Ile dałyby razem Łuk triumfalny i jeden Posąg?
    .done = Dziesięć, od razu i na pewno. Takie budynki pojawiają się pod koniec gry.
sylla-lesson-buildings-at-once-statue-hint = Sześć i cztery.
sylla-lesson-buildings-at-once-arch-alone = Tyle daje jeden z nich. Policz oba razem.

sylla-lesson-buildings-at-once-bank = Bank od razu daje 5 denarów. Wygrywasz go za jeden szary sześciokąt. Zapłać tak, żeby nie stracić ani dochodu, ani kostki.
    .goal = Zapłać postacią, która nie ma innej pracy.
    .done = Pięć denarów. W fazie VI każdy z nich to głos.
sylla-lesson-buildings-at-once-bank-hint = Niewolnik nie ma w rundzie innej pracy.
sylla-lesson-buildings-at-once-slave-pays = Tak można zapłacić, ale ta postać ma w tej rundzie jeszcze inną pracę. Niewolnik nie ma żadnej.

sylla-lesson-buildings-at-once-votes = Ostatni wielki projekt dopiero będzie. Ile głosów da ci na niego to, co masz teraz?
    .done = Siedem: 6 denarów i Senator. Po ostatnim projekcie 2 denary uwalniają Niewolnika za 3 punkty prestiżu. Na nic innego nie warto ich trzymać.
sylla-lesson-buildings-at-once-votes-hint = Twoje denary i nieobróceni Senatorowie.
sylla-lesson-buildings-at-once-senator-too = To twoje denary. Senator też głosuje.
sylla-lesson-buildings-at-once-bank-alone = Tyle daje Bank. Do tego masz denar i Senatora.
