### Lesson 67: crises.

sylla-lesson-crisis = Kryzysy
    .idea = Znacznik na lewym końcu toru: kto ma najwięcej żetonów, zyskuje, kto najmniej, traci.
    .can = Umiesz powiedzieć, kto w kryzysie zyskuje, a kto traci, i trzymać się od niego z daleka.

sylla-lesson-crisis-where = Lewy koniec toru to kryzys. Jeden z trzech znaczników tam stoi. Kliknij go.
    .sheet = Lewy koniec toru to kryzys. Jeden z trzech znaczników tam stoi. Zaznacz go.
    .done = Zdrowie jest w kryzysie: jego żetony nie są teraz nic warte.
sylla-lesson-crisis-not-the-left-end = Tam żaden znacznik nie jest w kryzysie. Spójrz na trzy znaczniki: który stoi na lewym końcu?

sylla-lesson-crisis-middle = Za każdy kolor w kryzysie ci, którzy mają najwięcej żetonów, zyskują 3 punkty prestiżu, a potem ci, którzy mają najmniej, tracą 3. Żetony Zdrowia: ty 2, B 4, C 2, D 1. O ile zmienia się twój prestiż?
    .done = Wcale. Między największą a najmniejszą liczbą nic się nie dzieje.
sylla-lesson-crisis-middle-hint = Kto ma najwięcej? Kto najmniej? A ty?
sylla-lesson-crisis-not-most = Gracz B ma więcej niż ty.
sylla-lesson-crisis-not-fewest = Gracz D ma mniej niż ty.

sylla-lesson-crisis-see-it = Nie masz głosów. Wyciągnij rękę z kciukiem w górę albo w dół i zobacz kryzys.
    .goal = Wybierz kciuk i zobacz kryzys.
    .done = Gracz B zyskuje 3, gracz D traci 3. Dopóki Zdrowie tam stoi, dzieje się to w każdej rundzie.

sylla-lesson-crisis-token = Zdrowie jest w kryzysie. Masz 1 żeton Zdrowia, B ma 1, C 3, a D 2. Nowy konsul to ty i bierzesz żeton. Weź ten, który uchroni cię od straty 3 punktów.
    .goal = Weź żeton, żeby nie mieć ich najmniej.
    .done = Teraz masz dwa, a gracz B jeden. Na razie żeton nie jest nic wart, a oszczędza ci 3 punkty prestiżu.
sylla-lesson-crisis-token-hint = Porównuje się tylko żetony koloru, który jest w kryzysie.
sylla-lesson-crisis-still-fewest = Ty i gracz B dalej macie najmniej żetonów Zdrowia. Oboje stracilibyście po 3.

sylla-lesson-crisis-b-alone = Ilu graczy straciłoby teraz po 3 punkty prestiżu?
    .done = Jeden: gracz B. Ty i gracz D jesteście pośrodku.
sylla-lesson-crisis-b-alone-hint = Policz żetony Zdrowia: ty 2, B 1, C 3, D 2.
sylla-lesson-crisis-not-you = Masz teraz dwa żetony Zdrowia, a mniej ma tylko jeden gracz.

sylla-lesson-crisis-lift-it = Nie masz żetonu Zdrowia, więc każdy kryzys kosztuje cię 3. Projektem są Łaźnie publiczne: Zdrowie w prawo, o jedno pole za 5 głosów. Inni nie mają głosów. Zakończ kryzys.
    .goal = Wyprowadź Zdrowie z kryzysu.
    .done = W tej rundzie nie ma kryzysu, dla nikogo. A do tego pierwsze miejsce w projekcie.
sylla-lesson-crisis-lift-it-hint = Pięć głosów: Senator i cztery denary.
sylla-lesson-crisis-four-are-too-few = Mniej niż pięć głosów: Zdrowie zostaje w kryzysie i tracisz 3.
sylla-lesson-crisis-plebs-lift-nothing = Kciuk w dół nie przesuwa znacznika. Kryzys kosztuje cię 3.

sylla-lesson-crisis-all-tie = Wszyscy czworo mają tyle samo żetonów koloru, który jest w kryzysie. Co się dzieje?
    .done = Każdy ma najwięcej i każdy ma najmniej: 3 w górę, 3 w dół.
sylla-lesson-crisis-all-tie-hint = Kto ma wtedy najwięcej? A kto najmniej?
sylla-lesson-crisis-nothing = na koniec nic
sylla-lesson-crisis-all-gain = wszyscy zyskują 3
sylla-lesson-crisis-all-lose = wszyscy tracą 3
sylla-lesson-crisis-both-at-once = To jedna połowa. Każdy ma najwięcej i każdy ma też najmniej.
