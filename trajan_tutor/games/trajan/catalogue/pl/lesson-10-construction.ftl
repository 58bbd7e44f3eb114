### Lesson 10: construction.

trajan-lesson-construction = Budowa
    .idea = Pracownicy zbierają żetony, a niektóre z nich dają drugą akcję.
    .can = Umiesz budować tam, gdzie się opłaca, i korzystać z akcji, którą daje pierwszy żeton.

trajan-lesson-construction-first-worker = Ostatni znacznik spada na tacę VI: możesz budować. W obozie pracowników czeka pracownik. Wyślij go na pole B2: drugi rząd, druga kolumna; leży tam fontanna warta 5 punktów.
    .goal = Zbuduj na polu B2.
    .done = Żeton jest twój, a z nim pięć punktów. I to twoja pierwsza fontanna.
trajan-lesson-construction-other-space = Pierwszy pracownik może iść wszędzie, więc to było dozwolone. W tej lekcji weź jednak fontannę z pola B2.
trajan-lesson-construction-recruited = Jeszcze jeden pracownik w obozie się przyda. Ale najpierw wyślij tego, który już tam czeka: na pole B2.

trajan-lesson-construction-granted = Pierwszy żeton każdego rodzaju od razu daje akcję. Fontanna daje akcję portu, gdziekolwiek spadł ostatni znacznik. Skorzystaj z niej i weź kartę towaru.
    .goal = Wykonaj akcję portu, którą daje fontanna.
    .done = Dwie akcje w jednej turze. Pasek pod dystryktem pokazuje, co daje każdy rodzaj.
trajan-lesson-construction-granted-hint = Weź odkrytą kartę ze stosu kart odrzuconych albo dobierz dwie z talii.
trajan-lesson-construction-did-without = Możesz z niej zrezygnować, ale wtedy przepada. Tym razem weź kartę.

trajan-lesson-construction-adjacent = Późniejsza tura. Jeden twój pracownik stoi na polu B2, drugi czeka w obozie. Spróbuj wysłać go w daleki róg: kliknij D5.
    .sheet = Późniejsza tura. Jeden twój pracownik stoi na polu B2, drugi czeka w obozie. Spróbuj wysłać go w daleki róg: zaznacz D5.
    .goal = Spróbuj zbudować z dala od swoich pracowników.
    .done = Niedozwolone: od teraz budujesz tylko obok swoich pracowników.
trajan-lesson-construction-beside-is-fine = Obok pracownika można. Najpierw spróbuj tego, czego nie można: kliknij róg D5.

trajan-lesson-construction-own-worker = A na tym samym polu? Spróbuj wysłać drugiego pracownika też na B2.
    .goal = Spróbuj zbudować tam, gdzie stoi twój pracownik.
    .done = Niedozwolone: na polu mieści się jeden pracownik każdego gracza. Cudzy pracownik by ci nie przeszkadzał, ale żetonu już by tam nie było.
trajan-lesson-construction-not-here-yet = To dozwolone i zaraz tak zrobisz. Najpierw kliknij B2, gdzie stoi twój pracownik.

trajan-lesson-construction-best-neighbour = Z polem B2 sąsiadują cztery pola: nad nim, pod nim, po lewej i po prawej. Zbuduj na tym, które daje najwięcej punktów.
    .goal = Wyślij pracownika po 5 punktów.
    .done = Pięć punktów, a pierwsze okno daje ci akcję militarną: legionistę albo marsz przywódcy.
trajan-lesson-construction-best-neighbour-hint = Porównaj A2, B1, B3 i C2: na każdym żetonie widać punkty.
trajan-lesson-construction-lower-value = Inny sąsiad jest wart więcej. Porównaj wszystkie cztery.
trajan-lesson-construction-no-tile = Pracownik w obozie nie daje punktów. Jeden już tam czeka.

trajan-lesson-construction-camp-empty = Tutaj twój obóz pracowników jest pusty. Mimo to spróbuj coś zbudować obok pracownika na polu B2.
    .goal = Spróbuj zbudować bez pracownika w obozie.
    .done = Niedozwolone: nie ma kogo wysłać.
trajan-lesson-construction-too-soon = To dobry pomysł, ale o krok za wcześnie. Najpierw zobacz, co się dzieje bez pracownika: kliknij A2.

trajan-lesson-construction-recruit = Przenieś więc pionek z zasobów do obozu pracowników.
    .goal = Przenieś pionek do obozu pracowników.
    .done = Od teraz ten pionek jest pracownikiem. Pracownicy i legioniści pochodzą ze wspólnych zasobów: piętnastu pionków.

trajan-lesson-construction-remember = Szukaj dwóch rzeczy: żetonów o wysokiej wartości i rodzajów, których jeszcze nie masz. Trzy lub cztery żetony jednego rodzaju dają na koniec gry dużo punktów.
