### Lesson 70: three players.

sylla-lesson-three-players = Troje graczy
    .idea = Po sześć postaci, rząd z pięcioma, cztery sprzedaże: reszta jest taka, jaką znasz.
    .can = Umiesz grać we troje i powiedzieć, co jest inaczej.

sylla-lesson-three-players-six = We troje każdy wybiera nie cztery postacie, tylko sześć. Wybierz swoje, w tajemnicy.
    .goal = Wybierz sześć postaci.
    .done = Sześć. Teraz wybierają pozostali, a potem odkrywa się wszystkie naraz.
sylla-lesson-three-players-six-hint = Klikaj po kolei postacie, które chcesz mieć. Trochę wszystkiego nigdy nie zaszkodzi.

sylla-lesson-three-players-deck = Czwarty zestaw, którego nikt nie ma, też trafia do talii postaci, razem ze wszystkim, co nie zostało wybrane. W talii jest więc cztery razy dziesięć kart minus wybrane. Ile to?
    .done = Dwadzieścia dwie. W każdej rundzie pięć z nich leży odkrytych, o jedną mniej niż we czworo.
sylla-lesson-three-players-deck-hint = Czterdzieści kart, a troje graczy wybrało po sześć.
sylla-lesson-three-players-fourth-set = Tu jest o zestaw za mało, o ten czwarty. On też trafia do talii.
sylla-lesson-three-players-chosen-are-out = To, co wybrało troje graczy, nie jest w talii: po sześć kart.

sylla-lesson-three-players-four-offers = Budynki: na miejscach leży sześć, ale wystawia się tylko cztery, sprzedane czy nie. Potem resztę się usuwa. Ilu z tych sześciu nikt nie wystawi?
    .done = Dwóch. Których, decyduje ten, kto wystawia, więc wystawiaj to, co ci pomaga.
sylla-lesson-three-players-four-offers-hint = Sześć na miejscach, a wystawia się cztery.
sylla-lesson-three-players-with-four-players = We czworo wystawia się pięć. We troje o jeden mniej.
sylla-lesson-three-players-not-all-sold = Wystawia się tylko cztery z sześciu.

sylla-lesson-three-players-cubes = We troje każdy ma sześć postaci, a po werbunku siedem. Czy jeden gracz ma wtedy z reguły więcej kostek na wydarzenia niż we czworo?
    .done = Więcej, ale graczy jest tylko troje. Remis zdarza się rzadziej, a wydarzenie może zażegnać nawet jedna osoba.
sylla-lesson-three-players-cubes-hint = We czworo każdy ma po pierwszym werbunku pięć kart, a we troje siedem.
sylla-lesson-three-players-fewer = mniej
sylla-lesson-three-players-as-many = tyle samo
sylla-lesson-three-players-more = więcej
sylla-lesson-three-players-seven-cards = Każdy ma więcej kart, więc z reguły też więcej Legionistów i Westalek.

sylla-lesson-three-players-your-game = Wypróbuj to: tutaj zaczyna się cała gra we troje. Wróć, kiedy chcesz.
