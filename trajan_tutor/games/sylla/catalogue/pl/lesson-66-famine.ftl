### Lesson 66: famine.

sylla-lesson-famine = Głód
    .idea = Rośnie w każdej rundzie i zabiera prestiż wszystkim, mniej tym z Polami uprawnymi.
    .can = Umiesz z góry obliczyć, jaki będzie głód i ile cię będzie kosztował.

sylla-lesson-famine-icons = Po wyborach znacznik Głodu idzie w prawo: o jedno pole za każdy symbol głodu na czterech wydarzeniach. Tutaj jeden jest na Głodzie, a jeden na Buncie niewolników. Kliknij pole, na którym stanie znacznik.
    .sheet = Po wyborach znacznik Głodu idzie w prawo: o jedno pole za każdy symbol głodu na czterech wydarzeniach. Tutaj jeden jest na Głodzie, a jeden na Buncie niewolników. Zaznacz pole, na którym stanie znacznik.
    .done = Z 1 na 3.
sylla-lesson-famine-icons-hint = Znacznik stoi na 1 i przesuwają go dwa symbole.
sylla-lesson-famine-count-all = W kolumnie są dwa symbole, a każdy przesuwa go o jedno pole.
sylla-lesson-famine-too-far = Symbol nie jest na wszystkich czterech wydarzeniach: tylko na Głodzie i na Buncie niewolników.

sylla-lesson-famine-watch-it = Nowy konsul to ty. Weź żeton dowolnego koloru i patrz.
    .goal = Weź żeton i zobacz, jak rośnie głód.
    .done = Stoi tam. Symbole liczą się w każdej rundzie, także te na wydarzeniach, które były zażegnane.

sylla-lesson-famine-own-loss = W fazie VII każdy traci tyle prestiżu, ile pokazuje głód, o 2 mniej za każde odkryte Pole uprawne. Masz jedno Pole uprawne. Głód stoi na 3. Ile tracisz?
    .done = Jeden punkt. Pole uprawne oszczędza ci 2.
sylla-lesson-famine-own-loss-hint = Trzy minus dwa.
sylla-lesson-famine-field-helps = Tyle tracą inni. Ty masz Pole uprawne.
sylla-lesson-famine-two-not-one = Pole uprawne zmniejsza stratę o 2, nie o 1.
sylla-lesson-famine-not-all = Jedno Pole uprawne odejmuje 2, a głód to 3.

sylla-lesson-famine-see-it = W tej rundzie nie masz głosów. Wyciągnij więc rękę z kciukiem w górę albo w dół i zobacz głód.
    .goal = Wybierz kciuk i zobacz fazę VII.
    .done = Tracisz 1 punkt prestiżu, a inni po 3.

sylla-lesson-famine-floor = Tutaj masz 2 punkty prestiżu, Pola uprawnego nie masz, a głód stoi na 5. Ile prestiżu zostanie ci potem?
    .done = Zero. Nikt nie spada poniżej 0.
sylla-lesson-famine-floor-hint = Stracić można tylko to, co się ma.
sylla-lesson-famine-below-nothing = Prestiż nigdy nie spada poniżej 0.

sylla-lesson-famine-ahead = Runda 3. Głód stoi na 4, a trzy wydarzenia mają symbol głodu. Jeśli kolumna się nie zmieni, gdzie będzie głód po następnych wyborach?
    .done = Na 6: dalej głód nigdy nie idzie. Bez Pola uprawnego kosztuje cię to 6 w każdej rundzie.
sylla-lesson-famine-ahead-hint = Cztery i trzy. Ale spójrz na koniec toru.
sylla-lesson-famine-never-above = Tor kończy się na 6, a znacznik razem z nim.

sylla-lesson-famine-prevent = Niech więc nie rośnie. Ostatnia kostka jest twoja. Zażegnane są dwa wydarzenia: Grabież z trzema kostkami i jeszcze jedno. Głód od razu kosztowałby cię prestiż; żetonów Zdrowia, którym mogłaby zaszkodzić Epidemia, nie masz. Wybierz.
    .goal = Zażegnaj wydarzenie, które kosztowałoby cię więcej.
    .done = Głód jest zażegnany. Epidemia szkodzi tym, którzy mają żetony Zdrowia, a ty masz teraz jeden.
sylla-lesson-famine-prevent-hint = Które z dwóch kosztuje cię prestiż już w tej rundzie?
sylla-lesson-famine-health-of-others = Chronisz żetony Zdrowia innych, a Głód kosztuje cię o 1 więcej.
sylla-lesson-famine-consul-decides = Teraz Głód, Epidemia i Dekadencja remisują i decyduje konsul, gracz B.
