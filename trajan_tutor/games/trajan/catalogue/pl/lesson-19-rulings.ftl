### Lesson 19: where the rulebooks disagree.

trajan-lesson-rulings = Gdzie instrukcje się różnią
    .idea = Ta sama pozycja według dwóch interpretacji i to, co się przez to zmienia.
    .can = Umiesz powiedzieć, gdzie instrukcje się różnią, i wybrać, jak chcesz grać.

trajan-lesson-rulings-two-books = Gra ukazała się w kilku językach, a instrukcje nie zawsze się zgadzają. Masz żeton bonusowy za kolumny i futra, szarą stroną do góry. Czeska i polska instrukcja dają 2 punkty za każdą taką kartę. Ile to punktów za twoje trzy karty?
    .done = Sześć. Ale portugalska instrukcja daje tylko 1 punkt za kartę.
trajan-lesson-rulings-two-books-hint = Policz karty kolumn i futer w strefie gry i pomnóż przez dwa.
trajan-lesson-rulings-one-each = Tyle byłoby przy jednym punkcie za kartę, jak w instrukcji portugalskiej.
trajan-lesson-rulings-yellow-side = Po trzy płaci żółta strona. Twój leży szarą stroną do góry.

trajan-lesson-rulings-by-two = Zobaczmy obie wersje. Najpierw tak, jak gramy zwykle, z 2 punktami: zakończ turę i doprowadź grę do końca.
    .goal = Doprowadź grę do końca.
    .done = Spójrz na swój wynik i zapamiętaj go.
trajan-lesson-rulings-by-two-hint = Spasuj albo przesuń dysk w senacie. Potem kliknij kwartał wewnątrz toru czasu.

trajan-lesson-rulings-by-one = Dokładnie ta sama pozycja, teraz jak w instrukcji portugalskiej. Zakończ ją jeszcze raz, w ten sam sposób.
    .goal = Doprowadź grę do końca.
    .done = Tym razem wynik jest trochę niższy.

trajan-lesson-rulings-difference = O ile punktów różnią się obie instrukcje przy tych trzech kartach?
    .done = O trzy, a wyrównane rozgrywki rozstrzyga nawet mniejsza różnica.
trajan-lesson-rulings-difference-hint = Sześć punktów w jednej instrukcji. I trzy karty po jednym punkcie w drugiej.
trajan-lesson-rulings-per-card = To różnica na jednej karcie. Masz trzy.

trajan-lesson-rulings-five-workers = Tutaj masz żeton bonusowy za pracowników, szarą stroną do góry, a w dystrykcie stoi pięciu twoich pracowników. Polska i portugalska instrukcja dają pół punktu za każdego, a suma jest zaokrąglana w górę. Tak też gramy. Ile to punktów?
    .done = Trzy: pięć połówek to dwa i pół, zaokrąglone w górę.
trajan-lesson-rulings-five-workers-hint = Połowa z pięciu, a potem w górę do najbliższej liczby całkowitej.
trajan-lesson-rulings-garbled-book = Tyle byłoby przy 2 punktach za pracownika. Tak mówi instrukcja czeska, ale jej tekst jest w tym miejscu zniekształcony.
trajan-lesson-rulings-other-side-up = Po punkcie za pracownika płaci żółta strona. Twój leży szarą stroną do góry.
trajan-lesson-rulings-rounded-down = Połówka nie przepada: suma jest zaokrąglana w górę.

trajan-lesson-rulings-ten-for-five = Teraz ta sama pozycja jak w instrukcji czeskiej, z 2 punktami za pracownika. Zakończ turę i doprowadź grę do końca.
    .goal = Doprowadź grę do końca.
    .done = Dziesięć punktów zamiast trzech, za tych samych pięciu pracowników. Kto czyta czeską instrukcję, będzie bardzo chciał mieć ten żeton.

trajan-lesson-rulings-no-way-back = Czasem milczą wszystkie instrukcje. Czy przywódca może wrócić do obozu? Naszym zdaniem nie: instrukcje mówią o prowincjach, a obóz to nie prowincja. Spróbuj.
    .goal = Spróbuj przesunąć przywódcę z powrotem do obozu.
    .done = Niedozwolone, a jako powód podana jest nasza interpretacja.
trajan-lesson-rulings-onward = To jest dozwolone tak czy inaczej. Spróbuj drogi powrotnej: kliknij obóz.

trajan-lesson-rulings-way-back = Inni mówią, że tak. Tym razem gra jest przygotowana z drugą interpretacją. Spróbuj tego samego ruchu jeszcze raz.
    .goal = Przesuń przywódcę z powrotem do obozu.
    .done = Dozwolone. Pozycja jest ta sama, inna jest tylko interpretacja.
trajan-lesson-rulings-somewhere-else = To jest dozwolone tak czy inaczej. Kliknij obóz i zobacz różnicę.

trajan-lesson-rulings-all-differences = Trzy takie miejsca już znasz. Poniżej są wszystkie, w których instrukcje mówią co innego. Otwórz jedno, żeby zobaczyć, co mówi każda instrukcja i jak gramy.

trajan-lesson-rulings-all-rulings = A to pytania, które instrukcje zostawiają otwarte, z naszymi odpowiedziami. Tam, gdzie podana jest opcja, na początku gry możesz wybrać inną odpowiedź.

trajan-lesson-rulings-what-to-do = Grasz ze znajomymi, a wasze instrukcje się różnią. Kiedy to ustalacie?
    .done = Przed pierwszą turą. Wtedy nikt jeszcze na odpowiedzi nie zyskuje.
trajan-lesson-rulings-loudest = gdy ktoś się uprze
trajan-lesson-rulings-before-the-game = przed grą
trajan-lesson-rulings-when-it-matters = gdy od tego zależy wygrana
trajan-lesson-rulings-not-the-loudest = To pomaga temu, kto mówi najgłośniej, a nie grze.
trajan-lesson-rulings-too-late = Wtedy odpowiedź decyduje o wygranej i nikt się nie zgodzi.

trajan-lesson-rulings-remember = Przy każdej zasadzie widać tu, skąd pochodzi i co jest naszą interpretacją. Niektórych liczb też nie ma w żadnej instrukcji: poniżej widać, których, i skąd je znamy.
