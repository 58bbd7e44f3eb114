### What is explained the first time that it happens in one's games: a sentence, beside the card of its rule.

sylla-first-time-consul = Twoja oferta jest najwyższa, więc jako pierwszy konsul płacisz, bierzesz żeton i zaczynasz następne fazy. Rozstrzygasz też remisy.
sylla-first-time-other-consul = Kto daje najwięcej, zostaje pierwszym konsulem i tylko on płaci. Konsul zaczyna następne fazy i rozstrzyga remisy.
sylla-first-time-famine-grows = Po każdych wyborach głód rośnie: o jedno pole za każdy kłos na czterech wydarzeniach. Płaci się za niego na koniec rundy.
sylla-first-time-tilted = Za budynek płacisz, obracając karty bokiem. Obrócona karta do końca rundy nie daje głosu, denara ani kostki.
sylla-first-time-unsold = Nikt nie chce tego budynku: zostaje odrzucony, a ten sam sprzedający wystawia inny.
sylla-first-time-income = Dochód: 3 denary, jeszcze 1 za każdego nieobróconego Kupca i jeszcze 2 za każdy Stragan.
sylla-first-time-fight-token = Masz na tym wydarzeniu najwięcej kostek albo tyle samo co ktoś inny, więc bierzesz żeton jego koloru. Żetony liczą się na koniec gry.
sylla-first-time-prevented = Dwa wydarzenia z największą liczbą kostek są zażegnane. Jedno z nich opuszcza grę.
sylla-first-time-happened = Dwa niezażegnane wydarzenia zachodzą: każde robi to, co pokazują jego znaki, i to wszystkim.
sylla-first-time-turned-down = Trwałe wydarzenie zakrywa jedną z twoich kart albo jeden budynek. To, co zakryte, nie działa, dopóki wydarzenie nie opuści gry.
sylla-first-time-work-place = Wśród wszystkich kciuków w górę twoje głosy wystarczają na miejsce w wielkim projekcie i na jego prestiż. Kto remisuje, dostaje za miejsce całość.
sylla-first-time-plebs = Kciuk w dół jest bezpieczny: za twoje głosy plebs daje prestiż, 1 za każde dwa, cokolwiek robią inni.
sylla-first-time-famine = Na koniec rundy głód zabiera tyle prestiżu, ile pokazuje jego znacznik, o 2 mniej za każde odkryte Pole uprawne.
sylla-first-time-crisis = Znacznik tego koloru jest w kryzysie: kto ma najwięcej jego żetonów, zyskuje 3 punkty prestiżu, kto najmniej, traci 3.
sylla-first-time-round = Runda rozstrzyga cztery rzeczy: które wydarzenia zachodzą, wielki projekt, głód i każdy kolor w kryzysie. Potem wszystkie karty znów są nieobrócone.
sylla-first-time-tokens = Gra się skończyła: każdy twój żeton jest wart tyle, ile pokazuje znacznik jego koloru, a w kryzysie nic.
