### Lesson 65: the joint effect of all votes for a work.

sylla-lesson-together = Co projekt daje wszystkim
    .idea = Wszystkie głosy na projekt razem przesuwają znacznik, dla wszystkich.
    .can = Umiesz powiedzieć, jak daleko pójdzie znacznik i komu to pomoże.

sylla-lesson-together-one-step = Wszystkie kciuki w górę razem przesuwają znacznik: Koloseum przesuwa Czas wolny w prawo, o jedno pole za 5 głosów. Inni nie mają ani głosu. Masz dwóch Senatorów i pięć żetonów Czasu wolnego. Przesuń go najtaniej, jak się da.
    .goal = Przesuń Czas wolny o jedno pole w prawo i zachowaj denar.
    .done = Pięć głosów, jeden krok. A do tego pierwsze miejsce.
sylla-lesson-together-one-step-hint = Pięć głosów, a dwa z nich to twoi Senatorowie.
sylla-lesson-together-too-few = Pierwsze miejsce masz, ale głosów jest mniej niż pięć: Czas wolny ani drgnie.
sylla-lesson-together-one-too-many = Sześć głosów to jeden krok, tak jak pięć. Jeden denar się zmarnował.
sylla-lesson-together-thumb-down = Głosy dla plebsu nie przesuwają znacznika. Musi być kciuk w górę.

sylla-lesson-together-worth = Na koniec każdy żeton jest wart tyle, ile wynosi liczba pod jego znacznikiem. Czas wolny przesunął się z 2 na 3. Ile dał ci ten jeden krok, jeśli tak zostanie?
    .done = Pięć: o jeden więcej za każdy z pięciu żetonów.
sylla-lesson-together-worth-hint = Masz pięć żetonów Czasu wolnego, a każdy jest wart o 1 więcej.
sylla-lesson-together-all-worth = Tyle są warte razem. Przedtem było dziesięć.
sylla-lesson-together-each-token = Tyle za jeden żeton. Masz pięć.

sylla-lesson-together-steps = Łaźnie publiczne: Zdrowie w prawo, o jedno pole za 5 głosów. Kciuk w górę: ty 4, gracz B 4, gracz C 3. Kciuk w dół: gracz D 4. O ile pól przesuwa się Zdrowie?
    .done = O dwa. Na projekt jest jedenaście głosów, a jedenasty zostaje.
sylla-lesson-together-steps-hint = Dodaj tylko kciuki w górę i policz, ile jest w tym piątek.
sylla-lesson-together-plebs-too = Tu policzone są też głosy gracza D. One są dla plebsu.
sylla-lesson-together-added-up = Najpierw dodaje się głosy wszystkich: 4, 4 i 3.

sylla-lesson-together-granarii = Spichlerz przesuwa głód w lewo, o jedno pole za 4 głosy. Głód stoi na 5. Na projekt jest dziewięć głosów. Kliknij pole, na którym stanie głód.
    .sheet = Spichlerz przesuwa głód w lewo, o jedno pole za 4 głosy. Głód stoi na 5. Na projekt jest dziewięć głosów. Zaznacz pole, na którym stanie głód.
    .done = Na 3: dziewięć głosów to dwa razy cztery, a jeden zostaje.
sylla-lesson-together-granarii-hint = Ile czwórek jest w dziewięciu?
sylla-lesson-together-four-here = Spichlerz potrzebuje na pole tylko czterech głosów, a jest ich dziewięć.
sylla-lesson-together-goes-left = Spichlerz pomaga przeciw głodowi: znacznik idzie w lewo.

sylla-lesson-together-for-whom = Senat przesuwa Ducha obywatelskiego. Masz jeden taki żeton, inni mają tyle samo albo więcej. Kliknij żetony gracza, któremu pomoże to najbardziej.
    .sheet = Senat przesuwa Ducha obywatelskiego. Masz jeden taki żeton, inni mają tyle samo albo więcej. Zaznacz żetony gracza, któremu pomoże to najbardziej.
    .done = Gracz B, z sześcioma żetonami.
sylla-lesson-together-for-whom-hint = Porównaj fioletowe żetony wszystkich czterech graczy.
sylla-lesson-together-fewer-tokens = Ktoś ma więcej żetonów Ducha obywatelskiego.

sylla-lesson-together-how-much-more = Jeśli ten krok to zasługa twoich głosów, o ile więcej zyskuje na nim gracz B niż ty z jednym żetonem?
    .done = O pięć: sześć dla gracza B, jeden dla ciebie. Lepszą odpowiedzią może być wtedy kciuk w dół.
sylla-lesson-together-less-yours = Tyle zyskuje gracz B. Coś zyskujesz i ty.
