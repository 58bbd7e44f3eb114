### Analysis beside the board, the review of a game, and mistakes that are tried again.

## Grades of decisions

coach-grade-best = najlepsza
coach-grade-as-good = równie dobra
coach-grade-slightly = odrobinę słabsza
coach-grade-costs = kosztowna
coach-grade-much = bardzo kosztowna
coach-grade-open = nierozstrzygnięta
# Deals that were tried do not tell which of two it is.
coach-grade-between = { $first } lub { $second }
# Points, with half the 90 % interval.
coach-points-about = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# Chances to win, of a hundred: with the better turn, and with the one that was played.
coach-chances-from-to = szanse z { $better } na { $own } ze 100
coach-loss-points = o { POINTS($points) } mniej
coach-loss-decides = to może rozstrzygnąć rozgrywkę
# Marks of a curve.
coach-mark-points = −{ $lost }
coach-mark-chances = −{ $lost }/100
coach-review-counts =
    { $name }: z { $decisions ->
        [one] jednej decyzji
        [few] { $decisions } decyzji
        [many] { $decisions } decyzji
       *[other] { $decisions } decyzji
    } { $fine ->
        [one] { $fine } dorównuje najlepszej
        [few] { $fine } dorównują najlepszym
        [many] { $fine } dorównuje najlepszym
       *[other] { $fine } dorównuje najlepszym
    }, { $costly ->
        [0] a żadna nie kosztuje dużo
        [one] a { $costly } kosztuje dużo
        [few] a { $costly } kosztują dużo
        [many] a { $costly } kosztuje dużo
       *[other] a { $costly } kosztuje dużo
    }.
coach-review-seats = Podaj miejsca przy stole, których decyzje wolno oglądać: { $offered }. Decyzje pozostałych wolno oglądać po końcu rozgrywki.
coach-review-others = Decyzje innych wolno oglądać po końcu rozgrywki.
coach-review-head-turn = Tura
coach-review-head-seat = Gracz
coach-review-head-grade = Ocena
coach-review-head-cost = Strata
coach-review-head-played = Zagrano

# Before reasons that speak to whoever decided, where that is somebody else than the one who reads.
coach-review-seen-from = Dalej „ty” oznacza gracza: { $name }.
coach-review-because = Co ma więcej niż zagrana tura:

## Analysis beside the board

board-analysis = Pomysły
board-analysis-best = najlepszy
board-analysis-less = o { $what } mniej
# Chances to win, of a hundred.
board-analysis-chances = wygrywa { $own } ze 100, nie { $better }
board-analysis-close = nierozstrzygnięte
board-analysis-said = { $title }: { $value }. Rozgrywa tę turę.
# $value is how good the turn is, $less by how much it is worse: “1.5 ± 0.7 points less”.
board-analysis-said-less = { $title }: { $value }, { $less }. Rozgrywa tę turę.
board-analysis-depth =
    { $playouts ->
        [one] jedno dogranie
        [few] { $playouts } dogrania
        [many] { $playouts } dograń
       *[other] { $playouts } dogrania
    }
board-analysis-waiting = Pomysły pojawią się w twojej turze.
board-analysis-empty = Szukanie tur
board-analysis-again = Naciśnij ponownie, by zagrać.

## The review of a game

board-tab-review = Przegląd
board-review-goes-on = Doradca szuka tur, które kosztowały najwięcej: najpierw pobieżnie, potem przygląda się im dokładniej.
board-review-turning =
    { $decisions ->
        [0] Nie ma decyzji, na które można by spojrzeć wstecz.
       *[other] { $turns ->
            [0] Żadna tura wyraźnie nic nie kosztowała.
            [1] Jedna tura wyraźnie coś kosztowała.
            [2] Najwięcej kosztowały dwie tury.
           *[other] Najwięcej kosztowały trzy tury.
        }
    }
board-review-decided = Zobacz turę, która rozstrzygnęła
board-review-turn = Tura { $turn }
board-review-open =
    { $decisions ->
        [one] Jedna decyzja jest pominięta: próbne rozdania nie pokazują, ile kosztowała.
        [few] { $decisions } decyzje są pominięte: próbne rozdania nie pokazują, ile kosztowały.
        [many] { $decisions } decyzji jest pominiętych: próbne rozdania nie pokazują, ile kosztowały.
       *[other] { $decisions } decyzji jest pominięte: próbne rozdania nie pokazują, ile kosztowały.
    }
board-review-all = Wszystkie decyzje
board-review-others = Obejrzyj też decyzje innych
board-review-moment = Tura { $turn }, { $name }
board-review-quick = Spojrzenie pobieżne: ocena może się zmienić.
board-review-cost = strata: { $what }
board-review-curve = { POINTS("title") } tura po turze: wybierz turę
board-review-decisions = Decyzje
board-review-played = Zagrano
board-review-better = Lepiej
board-review-because = Dlaczego
board-review-here = Przejdź do tej pozycji
board-review-retry = Znajdź bez pomocy
board-review-before = Poprzednia decyzja
board-review-after = Następna decyzja
board-review-board = Plansza przed tą decyzją, z zaznaczoną lepszą turą
board-review-unsure = spojrzenie pobieżne

## Mistakes that are tried again

board-practice = Ucz się na błędach
board-practice-goal = Tura { $turn }, { $number } z { $mistakes }: znajdź lepszą turę.
board-practice-goal-shown = Tura { $turn }, { $number } z { $mistakes }: lepsza tura.
board-practice-played = W rozgrywce: { $steps } ({ $what }).
board-practice-did = Pokaż, co zagrano
board-practice-because = Co lepsza tura ma więcej niż twoja:
board-practice-reply = Dobra odpowiedź ({ SEAT($seat) }): { $what }.
board-practice-kept =
    { $mistakes ->
        [one] Przećwicz błąd z wcześniejszej rozgrywki
        [few] Przećwicz { $mistakes } błędy z wcześniejszych rozgrywek
        [many] Przećwicz { $mistakes } błędów z wcześniejszych rozgrywek
       *[other] Przećwicz { $mistakes } błędu z wcześniejszych rozgrywek
    }
board-practice-over = Spróbuj znów albo idź dalej.
board-practice-again = Jeszcze raz
board-practice-show = Pokaż lepszą turę
board-practice-next = Następna tura
board-practice-leave = Wróć do rozgrywki
coach-practice-begun = Zagraj turę, którą teraz uważasz za najlepszą.
coach-practice-right = Ta tura jest tak dobra jak najlepsza.
coach-practice-did = To jest tura, którą zagrano.
coach-practice-shown = To jest lepsza tura. Niżej doradca mówi dlaczego.
coach-practice-none = Nie ma błędu, którego można by spróbować ponownie.
coach-practice-last = To był ostatni błąd.
coach-practice-judged = Ta próba jest skończona. Spróbuj ponownie albo przejdź do następnego błędu.

## What the others did

board-rivals = Co zrobili inni
