### The first game, played at once.

caesar-lesson-first-game = Pierwsza rozgrywka
    .idea = Rozgrywka z Pompejuszem, podjęta po pierwszych żetonach; zasady poznasz wtedy, gdy się pojawią.
    .can = Umiesz rozegrać całą grę: umieszczać żetony, zamykać prowincje, przejmować kontrolę.

caesar-lesson-first-game-first = Twoja pierwsza tura.
    .goal = Rozegraj swoją pierwszą turę.
    .done = To była tura. Pompejusz też ma już swoją za sobą.
caesar-lesson-first-game-first-token = Kliknij swój miecz, 3 i 3: może zamknąć prowincję Dalmatia.
    .happened = Wygrywa ten, kto pierwszy umieści wszystkie swoje znaczniki władzy.
caesar-lesson-first-game-first-space = Kliknij pole między prowincjami Macedonia i Dalmatia, ostatnie wolne tam.
    .happened = Żeton leży na granicy i liczy się po obu stronach.
caesar-lesson-first-game-first-senate = Kliknij swoje znaczniki: jeszcze 1 trafi pod żeton Senatu.
    .happened = Dalmatia jest twoja, 7 do 0. Leży tam twój pierwszy znacznik.
caesar-lesson-first-game-first-hint = Kliknij zaznaczony żeton, a potem każde zaznaczone miejsce.

caesar-lesson-first-game-second = Twoja druga tura.
    .goal = Rozegraj swoją drugą turę.
    .done = Pompejusz też już zagrał, więc znowu twoja kolej.
caesar-lesson-first-game-second-token = Kliknij okręt, 6 i 0: pasuje na każde pole z okrętem.
    .happened = Po każdej turze dobierasz nowy żeton: oto okręt.
caesar-lesson-first-game-second-space = Kliknij pole między prowincjami Hispania Ulterior i Mauritania.
    .happened = Hispania Ulterior jest mała i jeszcze pusta: z 6 tam prowadzisz.
caesar-lesson-first-game-second-side = Kliknij prowincję Hispania Ulterior, żeby 6 zwracało się ku niej.
    .happened = Ku jednej prowincji zwraca się 6, ku drugiej 0.

caesar-lesson-first-game-third = Twoja trzecia tura.
    .goal = Rozegraj swoją trzecią turę.
    .done = Trzy tury za tobą. Odtąd gra należy do ciebie.
caesar-lesson-first-game-third-token = Kliknij swoją tarczę, 5 i 1: pasuje na to pole.
    .happened = W prowincji Hispania Ulterior prowadzisz, a jedno pole jest tam wolne.
caesar-lesson-first-game-third-space = Kliknij pole między prowincjami Hispania Ulterior i Hispania Citerior.
    .happened = Pasuje na każde wolne pole z tarczą.
caesar-lesson-first-game-third-side = Kliknij prowincję Hispania Citerior: 5 zwraca się ku niej, a Hispania Ulterior się zamyka.
    .happened = W prowincji Hispania Ulterior i tak prowadzisz, więc wystarczy tam 1.
caesar-lesson-first-game-third-senate = Kliknij swoje znaczniki: 2 żetony Senatu biorą 2 znaczniki.
    .happened = Hispania Ulterior jest twoja, 7 do 0, i jej żeton też.

caesar-lesson-first-game-rest = Graj dalej tak samo: prowadź w prowincji, gdy się zamyka. Wygrywasz, gdy umieścisz ostatni znacznik. Odtąd masz Pomysły, a doradca odzywa się po turze, która dużo kosztuje.
    .goal = Graj do końca rozgrywki.
    .done = Rozgrywka się skończyła.
caesar-lesson-first-game-rest-hint = Poszukaj prowincji z jednym wolnym polem: kto zajmie to pole, ten ją zamyka.
caesar-lesson-first-game-aim-close = Zamknij prowincję
caesar-lesson-first-game-aim-control = Przejmij kontrolę nad prowincją

caesar-lesson-first-game-result = Tu leżą twoje znaczniki i znaczniki Pompejusza.
