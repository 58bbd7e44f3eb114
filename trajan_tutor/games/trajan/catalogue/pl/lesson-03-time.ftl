### Lesson 3: the time marker and rounds.

trajan-lesson-time = Znacznik czasu i rundy
    .idea = Każdy zabrany znacznik kosztuje krok czasu.
    .can = Umiesz czytać tor czasu i powiedzieć, ile czasu zajmuje tura.

trajan-lesson-time-two-steps = W rogu mapy leży pierścień pól: tor czasu, z jednym znacznikiem czasu wspólnym dla wszystkich. Opróżnij tacę III, rozłóż jej dwa znaczniki i patrz, co robi znacznik czasu.
    .goal = Rozłóż dwa znaczniki z tacy III.
    .done = Znacznik czasu przesuwa się o dwa kroki: po jednym za każdy znacznik zabrany z tacy.
trajan-lesson-time-not-two = Na tej tacy nie leżą dwa znaczniki. Weź tacę III, żeby zobaczyć, co robią dwa.

trajan-lesson-time-where-now = Gdzie jest teraz znacznik czasu? Kliknij jego pole.
    .sheet = Gdzie jest teraz znacznik czasu? Zaznacz jego pole.
    .done = Dwa kroki za polem startowym.
trajan-lesson-time-where-now-hint = Znajdź pole startowe pierścienia i odlicz dwa kroki.
trajan-lesson-time-at-the-start = To pole startowe: tam był wcześniej. Od tego czasu ruszył dalej.

trajan-lesson-time-most-time = Tutaj znacznik czasu prawie okrążył już tor. Z którą z twoich tac minęłoby najwięcej czasu? Kliknij ją.
    .sheet = Tutaj znacznik czasu prawie okrążył już tor. Z którą z twoich tac minęłoby najwięcej czasu? Zaznacz ją.
    .done = Cztery znaczniki, cztery kroki.
trajan-lesson-time-not-the-most = Na innej tacy leży więcej znaczników, a każdy znacznik to krok.

trajan-lesson-time-steps-left = Ilu kroków brakuje znacznikowi czasu, żeby znów dojść do pola startowego?
    .done = Dwóch. Gdy tam dojdzie, kończy się runda.
trajan-lesson-time-steps-left-hint = Licz każdy krok, także ten na pole startowe.
trajan-lesson-time-spaces-between = Pomiędzy leży tylko jedno pole, ale krok na pole startowe też się liczy.
trajan-lesson-time-one-more = Nie licz pola, na którym znacznik czasu już stoi.

trajan-lesson-time-end-round = Zakończ rundę. Wybierz tacę z tyloma znacznikami, żeby znacznik czasu doszedł do pola startowego albo je minął, i rozłóż wszystkie. Taca I zaprowadzi cię do senatu.
    .goal = Doprowadź znacznik czasu do pola startowego albo dalej.
    .done = Znacznik czasu minął pole startowe: ta tura jest ostatnia w rundzie.
trajan-lesson-time-end-round-hint = Potrzeba dwóch kroków. Na trzech z twoich tac leżą co najmniej dwa znaczniki.
trajan-lesson-time-too-short = Jeden znacznik to jeden krok. Znacznik czasu zatrzymałby się tuż przed polem startowym.

trajan-lesson-time-it-stays = W tej lekcji idzie taca I: to trzy kroki, choć wystarczyłyby dwa. Gdzie jest teraz znacznik czasu?
    .done = Jeden krok za polem startowym. Nigdy się nie cofa: następna runda zaczyna się po prostu o krok dalej.
trajan-lesson-time-not-back-to-start = Znacznik czasu mija pole startowe i już tam nie wraca. Trzeci krok prowadzi go dalej.

trajan-lesson-time-finish-turn = Najpierw dokończ turę: przesuń swój dysk w senacie albo spasuj. Potem zobacz, co przynosi koniec rundy.
    .goal = Zakończ swoją turę.
    .done = Runda się skończyła i lud Rzymu pokazuje, czego chce.

trajan-lesson-time-find-demand = Pojawia się odkryty żeton: to potrzeba ludu. Kliknij go.
    .sheet = Pojawia się odkryty żeton: to potrzeba ludu. Zaznacz go.
    .done = Na koniec kwartału trzeba ją będzie zaspokoić. Jak, pokaże jedna z następnych lekcji.
trajan-lesson-time-empty-place = To miejsce jest jeszcze puste. Czeka na żeton popytu z późniejszej rundy.

trajan-lesson-time-slow-time = Wróćmy do twojego wyboru. Tym razem chcesz grać powoli, żeby zostało więcej tur. Zużyj jak najmniej czasu.
    .goal = Niech minie tylko jeden krok czasu.
    .done = Jeden krok. Znacznik czasu nie doszedł do pola startowego, więc rundę musi zakończyć ktoś inny.
trajan-lesson-time-slow-time-hint = Jeden znacznik to jeden krok. Poszukaj tacy z jednym znacznikiem.
trajan-lesson-time-too-fast = To więcej niż jeden krok. Na których tacach leży tylko jeden znacznik?

trajan-lesson-time-remember = Pełne tace prowadzą daleko po kręgu, ale czas wtedy pędzi. Przy prawie pustych płynie wolno. Gdy leżą odkryte trzy żetony popytu i runda kończy się jeszcze raz, kończy się kwartał.
