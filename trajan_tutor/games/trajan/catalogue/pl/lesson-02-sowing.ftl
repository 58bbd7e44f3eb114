### Lesson 2: sowing.

trajan-lesson-sowing = Rozkładanie
    .idea = Znaczniki w twoim kręgu decydują o tym, co możesz zrobić.
    .can = Potrafisz wybrać akcję rozkładaniem i policzyć z góry, gdzie spadnie ostatni znacznik.

trajan-lesson-sowing-take = W twoim kręgu jest sześć tac z kolorowymi znacznikami. Każda tura zaczyna się od opróżnienia jednej z nich. Kliknij tacę I, tę od portu.
    .sheet = W twoim kręgu jest sześć tac z kolorowymi znacznikami. Każda tura zaczyna się od opróżnienia jednej z nich. Zaznacz tacę I, tę od portu.
    .goal = Zabierz znaczniki z tacy I.
    .done = Taca I jest pusta. Oba znaczniki masz na ręce: leżą na środku kręgu.
trajan-lesson-sowing-other-tray = Każda taca ze znacznikami byłaby dozwolona. W tej lekcji weź jednak tę z numerem I.

trajan-lesson-sowing-drop = Teraz znaczniki wracają, po jednym na każdą następną tacę, zgodnie z ruchem wskazówek zegara. To ty wybierasz, który kolor spada pierwszy. Kliknij znacznik na środku albo następną tacę.
    .sheet = Teraz znaczniki wracają, po jednym na każdą następną tacę, zgodnie z ruchem wskazówek zegara. To ty wybierasz, który kolor spada pierwszy. Zaznacz znacznik na środku albo następną tacę.
    .goal = Połóż oba znaczniki.
    .done = Jeden spada na tacę II, ostatni na tacę III. Ostatni spada sam: nie ma już czego wybierać.
trajan-lesson-sowing-not-the-tray = Tacy się nie wybiera: zawsze jest to następna, tutaj taca II. Kliknij ją albo znacznik na środku.

trajan-lesson-sowing-last-tray = Na którą tacę spadł ostatni znacznik? Kliknij ją.
    .sheet = Na którą tacę spadł ostatni znacznik? Zaznacz ją.
    .done = Taca III, czyli akcja militarna. O akcji decyduje taca ostatniego znacznika.
trajan-lesson-sowing-last-tray-hint = Taca I jest pusta, a leżały na niej dwa znaczniki. Odlicz dwie tace dalej.
trajan-lesson-sowing-first-tray = Tam spadł pierwszy znacznik. Drugi trafił jedną tacę dalej.
trajan-lesson-sowing-emptied-tray = Ta taca jest teraz pusta. Jej znaczniki powędrowały dalej.

trajan-lesson-sowing-wrong-action = W tej turze masz więc akcję militarną i żadną inną. Zobacz, co się stanie, gdy spróbujesz wejść do senatu: kliknij jego pierwsze pole.
    .sheet = W tej turze masz więc akcję militarną i żadną inną. Zobacz, co się stanie, gdy spróbujesz wejść do senatu: zaznacz jego pierwsze pole.
    .goal = Spróbuj wykonać akcję senatu.
    .done = Niedozwolone: senat wymaga, żeby ostatni znacznik spadł na tacę IV.
trajan-lesson-sowing-that-is-military = To akcja militarna, a ta byłaby dozwolona. Ale zobacz, co się stanie, gdy spróbujesz wejść do senatu.

trajan-lesson-sowing-order = Tura przebiega zawsze tak: opróżnij tacę, rozłóż znaczniki, wykonaj akcję ostatniej tacy. Akcję wybiera się więc, licząc.

trajan-lesson-sowing-empty = Oto inny krąg, z późniejszej części gry. Niektóre tace są pełne, inne puste. Spróbuj wziąć pustą: kliknij tacę V.
    .sheet = Oto inny krąg, z późniejszej części gry. Niektóre tace są pełne, inne puste. Spróbuj wziąć pustą: zaznacz tacę V.
    .goal = Spróbuj zabrać znaczniki z pustej tacy.
    .done = Niedozwolone: nie ma tu czego rozkładać. Turę może zacząć tylko taca ze znacznikami.
trajan-lesson-sowing-not-empty = Na tej tacy leżały znaczniki, więc można je rozłożyć. Kliknij pustą, na przykład tacę V.

trajan-lesson-sowing-count = Na tacy II leżą trzy znaczniki. Na którą tacę trafiłby ostatni, gdyby je rozłożyć? Kliknij ją.
    .sheet = Na tacy II leżą trzy znaczniki. Na którą tacę trafiłby ostatni, gdyby je rozłożyć? Zaznacz ją.
    .done = Taca V. Trzy znaczniki, trzy tace dalej.
trajan-lesson-sowing-count-hint = Pierwszy znacznik spada na tacę III. Licz dalej od niej.
trajan-lesson-sowing-counted-from-itself = Tak wychodzi, gdy liczy się też samą tacę II. Pierwszy znacznik spada na tacę za nią.
trajan-lesson-sowing-counted-too-far = O jedną za daleko. Pierwszy z trzech spada na tacę III.

trajan-lesson-sowing-round = Na tacy IV leży sześć znaczników. Gdzie spadłby ostatni z nich?
    .done = Z powrotem na tacę IV. Sześć znaczników obchodzi cały krąg i żadnej tacy się nie pomija.
trajan-lesson-sowing-round-hint = Tac jest sześć i znaczników też sześć.
trajan-lesson-sowing-left-one-out = Pustej tacy się nie pomija. Szósty znacznik spada właśnie tam.
trajan-lesson-sowing-one-too-few = Tam spada piąty znacznik. Zostaje jeszcze jeden.

trajan-lesson-sowing-reach-forum = Teraz wybierz bez pomocy. Celem jest forum, czyli taca II. Którą tacę trzeba opróżnić, żeby ostatni znacznik spadł właśnie tam?
    .goal = Rozłóż znaczniki tak, żeby ostatni spadł na tacę II.
    .done = Jeden znacznik, jedna taca dalej: w tej turze forum jest twoje.
trajan-lesson-sowing-reach-forum-hint = Poszukaj tacy, której liczba znaczników prowadzi dokładnie do tacy II. Obejść krąg dookoła też można.
trajan-lesson-sowing-from-forum = Tak opróżniasz samą tacę II, a jej znaczniki trafiają gdzie indziej. Ostatni znacznik ma spaść na tacę II.
trajan-lesson-sowing-elsewhere = Policz jeszcze raz: ten ostatni znacznik spada na inną tacę. Która taca prowadzi dokładnie do tacy II?

trajan-lesson-sowing-practise = Teraz umiesz już zaplanować turę. Jeśli chcesz, wypróbuj: rozkładaj znaczniki, patrz, gdzie spada ostatni znacznik, i wróć.
