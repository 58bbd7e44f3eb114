### Lesson 9: the senate.

trajan-lesson-senate = Senat
    .idea = Krok w senacie daje punkty teraz, a głosy później.
    .can = Umiesz zdobywać punkty i głosy w senacie.

trajan-lesson-senate-next-points = Twój dysk jest już na polu z liczbą 5. Ile punktów dałby następny krok?
    .done = Sześć. Każde pole jest warte o punkt więcej niż poprzednie.
trajan-lesson-senate-next-points-hint = Odczytaj liczbę na polu za twoim dyskiem.
trajan-lesson-senate-here-already = Tu dysk już stoi i te punkty są policzone. Odczytaj następne pole.
trajan-lesson-senate-two-spaces = To o dwa pola dalej. Dysk przesuwa się o jedno.

trajan-lesson-senate-one-space = Najwięcej warte jest ostatnie pole. Spróbuj przesunąć tam dysk od razu.
    .goal = Spróbuj przesunąć dysk o więcej niż jedno pole.
    .done = Niedozwolone: jedna akcja, jedno pole. Żeby zajść daleko, trzeba tu przychodzić często.
trajan-lesson-senate-one-is-fine = Ten ruch jest dozwolony. Najpierw spróbuj niedozwolonego: kliknij ostatnie pole.

trajan-lesson-senate-advance = Teraz krok, który jest dozwolony.
    .goal = Przesuń dysk na następne pole.
    .done = Sześć punktów. I sześć głosów.
trajan-lesson-senate-passed = Jeśli spasujesz, przepadnie sześć punktów. Przesuń dysk.

trajan-lesson-senate-votes = Liczba na polu to także głosy. Tutaj twój dysk leży na polu z liczbą 3, a do tego masz żeton z 4 głosami. Ile masz głosów?
    .done = Siedem. Dysk i żetony liczą się razem.
trajan-lesson-senate-votes-hint = Dodaj głosy z pola pod dyskiem i głosy z żetonów senatu na twojej planszy.
trajan-lesson-senate-space-alone = Tyle daje pole pod dyskiem. Żeton na twojej planszy też się liczy.
trajan-lesson-senate-tile-alone = Tyle daje żeton. Pole pod dyskiem też się liczy.

trajan-lesson-senate-consul = Na koniec kwartału porównuje się głosy. Kto ma ich najwięcej, wybiera jeden z dwóch żetonów bonusowych przy senacie, a drugi gracz dostaje ten, który został. Potem wszystkie dyski wracają na start.

trajan-lesson-senate-the-end = Tutaj twój dysk leży na ostatnim polu. Idź dalej i zobacz, co daje jeszcze jedno rozkładanie do senatu.
trajan-lesson-senate-one-more = Dwa znaczniki z tacy II, żeby skończyć na tacy IV.
trajan-lesson-senate-nothing-left = Nic: na torze nie ma dalszego pola, więc tura skończyła się sama.

trajan-lesson-senate-still-good = Co w tym kwartale jeszcze daje twój dysk na ostatnim polu?
    .done = Jego osiem głosów liczy się na koniec kwartału.
trajan-lesson-senate-more-points = kolejne punkty z każdą akcją
trajan-lesson-senate-votes-stay = głosy na koniec kwartału
trajan-lesson-senate-disc-returns = od razu wraca na start
trajan-lesson-senate-no-more-points = Punkty za pole dostajesz, gdy dysk na nie wchodzi. Drugi raz już ich nie będzie.
trajan-lesson-senate-only-at-the-end = Dyski wracają dopiero wtedy, gdy kwartał się skończy.
