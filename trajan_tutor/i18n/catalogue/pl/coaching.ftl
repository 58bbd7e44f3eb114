### The coach beside the board: its buttons, its dial, what it says while a person asks.

## Its panel

board-tab-coach = Doradca
board-coach-news = (coś nowego)
board-coach-thinking = Doradca szuka tur
# $turns are those that may still turn out to be the best: fewer and fewer.
board-coach-weighing =
    { $turns ->
        [one] Została jedna tura
        [few] W grze są jeszcze { $turns } tury
        [many] W grze jest jeszcze { $turns } tur
       *[other] W grze jest jeszcze { $turns } tury
    }
board-coach-judging = Doradca ogląda twoją turę
board-coach-cancel = Anuluj
board-coach-hint = Podpowiedź
board-coach-why-not = Dlaczego nie …
board-coach-look = Gdzie patrzeć
board-coach-consider = Pytanie
board-coach-play = Co zagrać
board-coach-because = Dlaczego
board-coach-tell = Oceniaj moje tury
board-coach-tell-always = zawsze
board-coach-tell-above = gdy kosztują więcej niż { POINTS($points, "figure") }
board-coach-tell-much = gdy są drogie (ponad { POINTS($points, "figure") })
board-coach-tell-never = nigdy
board-coach-weighed = Tura, o którą pytasz
board-coach-verdict = Twoja ostatnia tura
board-coach-played = Twoja tura: { $steps }.
board-coach-better = Pokaż lepszą turę
board-coach-retry = Cofnij i spróbuj ponownie
board-coach-turns = Dlaczego nie inna tura?
board-coach-turns-text = Spróbuj tury na planszy albo wybierz jedną z tych, które obejrzał doradca. Potem ją porównaj albo zobacz, dokąd prowadzi.
board-coach-try = Spróbuj tury
board-coach-list = Tury do wyboru
board-coach-choose = Tury
board-coach-weigh-turn = Porównaj z najlepszą
board-coach-explore = Dokąd prowadzą wybrane?

## Trying a turn

board-coach-trial = Próbna tura
board-coach-trying = Próbna tura: nic się nie liczy.
board-coach-trial-text = Nic się nie liczy, nikt nie odpowiada, a to, co ukryte, jest rozdawane na nowo.
board-coach-weigh = Porównaj z najlepszą
board-coach-keep = Zachowaj do porównań
board-coach-leave = Wróć do rozgrywki

## What needs more room

board-coach-explored = Dokąd prowadzą te tury
board-coach-look-back = Spójrz na rozgrywkę wstecz
board-coach-deals = Te same tury w innych rozdaniach
board-coach-close = Zamknij

## What it says

coach-explored = Plansze po tych turach i twoja przewaga w tym momencie.
coach-looked-back = Każda decyzja ma ocenę.
coach-back = Rozgrywka wróciła do początku tej tury.
coach-stopped = Doradca przestał myśleć.
coach-worker-lost = Proces, w którym myśli doradca, zakończył się dwa razy. Zapytaj jeszcze raz.
coach-thinking = Doradca jeszcze myśli. Poczekaj chwilę albo anuluj.
coach-cancel-none = Nie ma czego anulować.
coach-hint-gone = To należy do innej pozycji. Zapytaj ponownie tutaj.
coach-in-trial = Trwa próbna tura. Najpierw ją porównaj albo wróć do rozgrywki.
coach-trial-begun = Spróbuj tury: nic się nie liczy.
coach-trial-left = To znów prawdziwa rozgrywka.
coach-trial-kept = Tura jest zachowana: wybierz ją, a zobaczysz, dokąd prowadzi.
coach-trial-none = Nie trwa żadna próbna tura.
coach-trial-empty = Najpierw zrób co najmniej jeden ruch tej tury.
coach-interrupted = Szukanie zostało przerwane. Rozgrywka toczy się dalej; zapytaj ponownie, kiedy chcesz.
coach-samples = Liczba próbek to liczba całkowita od 1 do { NUMBER($most, useGrouping: 1) }, a nie „{ $samples }”.
coach-seed = Ziarno to liczba całkowita, a nie „{ $seed }”.
coach-turn-texts = Tura to tekst z ruchami oddzielonymi przecinkami albo lista takich ruchów, a nie „{ $given }”.
coach-tell-unknown = Z „{ $when }” nie wynika, kiedy oceniać. Wybierz jedno z: { $known }.
