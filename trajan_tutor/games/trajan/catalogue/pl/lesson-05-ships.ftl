### Lesson 5, second part: the ships.

trajan-lesson-ships = Port: trzy statki
    .idea = Zbierz karty, które pasują do statku, i wyślij go w drogę.
    .can = Umiesz wybrać statek, który zapłaci za twoje karty najwięcej.

trajan-lesson-ships-identical = W porcie jest jeszcze czwarty sposób i ten daje punkty: załaduj statek. Pierwszy statek bierze identyczne karty. Wybierz go i załaduj wszystkie trzy karty ryb.
    .goal = Zdobądź 12 punktów za statek na identyczne karty.
    .done = Trzy identyczne karty, 12 punktów. Statek wypływa sam: nie ma już czego załadować.
trajan-lesson-ships-identical-hint = Kliknij statek na identyczne karty, a potem trzy razy ryby na ręce.
trajan-lesson-ships-sailed-early = Statek wypływa z dwiema kartami ryb, za 6 punktów. Trzecia podwaja tę liczbę.
trajan-lesson-ships-one-oil = Jedna karta oliwy jest tu warta 2 punkty, a ryb nie można już do niej dołożyć. Załaduj ryby.
trajan-lesson-ships-other-ship = Twoja ręka pasuje do statku na identyczne karty: tam trzy karty ryb są warte 12.

trajan-lesson-ships-turned = Jeden ze statków wygląda teraz inaczej. Kliknij go.
    .sheet = Jeden ze statków wygląda teraz inaczej. Zaznacz go.
    .done = Leży szarą stroną do góry. Do końca kwartału płaci wszystkim mniej.
trajan-lesson-ships-still-coloured = Ten statek jeszcze nie wypłynął i dalej leży kolorową stroną do góry.

trajan-lesson-ships-grey-side = Ile dałyby trzy identyczne karty, gdy statek leży szarą stroną do góry?
    .done = Siedem zamiast dwunastu. Opłaca się zdążyć przed innymi.
trajan-lesson-ships-that-was-coloured = Tyle daje kolorowa strona. Odczytaj dolny rząd liczb.

trajan-lesson-ships-pairs = Nowa ręka: dwie karty ryb i dwie oliwy. Drugi statek bierze pary. Załaduj obie.
    .goal = Zdobądź 10 punktów za statek na pary.
    .done = Dopóki statek jest kolorowy, każda para daje 5 punktów.
trajan-lesson-ships-pairs-hint = Kliknij statek na pary, potem ryby, potem oliwę.
trajan-lesson-ships-one-pair = Jedna para daje 5 punktów, a druga zostaje na ręce. Załaduj obie.
trajan-lesson-ships-less-for-it = Tam twoja ręka jest warta mniej. Na statku na pary dwie pary dają 10 punktów.

trajan-lesson-ships-different = Cztery karty i nie ma dwóch takich samych. Znajdź dla nich statek i zdobądź tyle punktów, ile się da.
    .goal = Zdobądź 8 punktów za jeden statek.
    .done = Cztery różne karty, 8 punktów. Ten statek płaci najmniej, ale karty dla niego najłatwiej zebrać.
trajan-lesson-ships-different-hint = Trzeci statek bierze różne karty. Załaduj wszystkie cztery.
trajan-lesson-ships-four-kinds = Ten statek bierze identyczne karty, więc zmieściłaby się tylko jedna. Poszukaj statku na różne karty.
trajan-lesson-ships-not-full = Statek wypływa w połowie pusty. Każda następna karta dałaby jeszcze dwa punkty.

trajan-lesson-ships-wild = Na twojej planszy leży joker karty towaru. Przy załadunku zastępuje dowolną kartę towaru. Razem z rybami to już cztery. Załaduj wszystko.
    .goal = Zdobądź 20 punktów za jeden statek.
    .done = Cztery identyczne karty, 20 punktów: więcej żaden statek nie zapłaci. Joker jest zużyty.
trajan-lesson-ships-wild-hint = Załaduj trzy karty ryb na statek na identyczne karty, a potem kliknij jokera na swojej planszy.
trajan-lesson-ships-without-wild = Trzy karty ryb za 12 punktów. Z jokerem byłyby cztery.

trajan-lesson-ships-where-now = Dokąd trafiają karty załadowane na statek?
    .done = Odkryte do twojej strefy gry. Na koniec gry mogą tam jeszcze raz dać punkty.
trajan-lesson-ships-back-to-hand = z powrotem na rękę
trajan-lesson-ships-in-display = do strefy gry
trajan-lesson-ships-out-of-game = poza grę
trajan-lesson-ships-cards-displayed = Spójrz na swoją planszę: ryby leżą odkryte przed tobą, w strefie gry.

trajan-lesson-ships-remember = Załadunek nie daje nowych kart, więc przed dobrym statkiem trzeba przez turę lub dwie zbierać. A zbierając, patrz na kolory statków.
