### Practice, and what a learner has mastered.

## A practice

practice-title = Trening
practice-idea = Kilka minut z zasadami, które już się pojawiły.
practice-due = { $due ->
        [one] Pora na jedną zasadę
        [few] Pora na { $due } zasady
        [many] Pora na { $due } zasad
       *[other] Pora na { $due } zasady
    }. To, o co teraz pytamy, zajmie około { $minutes ->
        [one] minuty
        [few] { $minutes } minut
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }.
practice-number = ★
practice-about = Pięć minut tego, na co pora
checkpoint-next = Sprawdzian { $number }: czego nauczyły te lekcje
checkpoint-title = Sprawdzian { $number }
checkpoint-idea = Pytania do tych lekcji: { $lessons }.
practice-end = Trening skończony
practice-stars = { $stars } ★: rozwiązane za pierwszym razem, z { $steps ->
        [one] { $steps } kroku
        [few] { $steps } kroków
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }.
practice-comes-back = Te zasady wrócą w następnym treningu.
practice-all-known = Każda zasada wróci, gdy będzie pora ją sobie przypomnieć.
practice-none = W grze { GAME($game) } nie ma czego ćwiczyć.
practice-none-met = W grze { GAME($game) } nie ma jeszcze czego ćwiczyć: trening pyta o zasady, które już się pojawiły. Zacznij od lekcji albo rozgrywki.
practice-no-game = Żadna gra nie jest zainstalowana.

## Puzzles of a practice: mistakes of one's own games, and puzzles of the shelf

practice-of-yours = Z twojej rozgrywki. { $asks }
practice-own = Tura { $turn } twojej własnej rozgrywki. Zagrano: { $steps }. Było coś lepszego. Co zagrasz teraz?
practice-own-goal = Znajdź turę tak dobrą jak najlepsza.
practice-own-done = Naprawione: ten błąd już nie wróci.
practice-shelf = Zagadka z innej rozgrywki: { $theme } ({ $level }). Grasz jako { SEAT($seat) }. Jeden pomysł jest wyraźnie lepszy niż wszystkie inne.
practice-shelf-goal = Znajdź najlepszy pomysł.
practice-shelf-done = Drugi najlepszy pomysł: { $lead }.
practice-best = Z innej rozgrywki. Grasz jako { SEAT($seat) }. Która z tych tur jest wyraźnie najlepsza?
practice-best-hint = Pomyśl o tym: { $theme }.
practice-best-wrong = Inna tura jest wyraźnie lepsza. Pomyśl o tym: { $theme }.
practice-best-done = Tak. Tu decyduje: { $theme }. Drugi najlepszy pomysł: { $lead }.
puzzle-level-easy = łatwa
puzzle-level-middle = nie taka łatwa
puzzle-level-hard = trudna

## What is mastered

mastery-title = { $games ->
        [0] { GAME($game) }: znasz { $known } z { $rules } zasad
       *[other] { GAME($game) }, rozgrywki: { $games }. Znasz { $known } z { $rules } zasad
    }
mastery-stars = { $stars ->
        [one] { $stars } ★ za pierwszą próbę
        [few] { $stars } ★ za pierwsze próby
        [many] { $stars } ★ za pierwsze próby
       *[other] { $stars } ★ za pierwsze próby
    }
mastery-games = Rozgrywki przeciw { $bot }: wygrane { $won } z { $games }
mastery-rating = { $games ->
        [one] Ranking z jednej rozgrywki we dwoje: około { $rating } ({ $low } do { $high })
        [few] Ranking z { $games } rozgrywek we dwoje: około { $rating } ({ $low } do { $high })
        [many] Ranking z { $games } rozgrywek we dwoje: około { $rating } ({ $low } do { $high })
       *[other] Ranking z { $games } rozgrywki we dwoje: około { $rating } ({ $low } do { $high })
    }
mastery-rated = { $bot } { $rating }
mastery-rated-bots = Boty: { $bots }
mastery-level-new = nowa
mastery-level-shaky = ostatnio pomylona
mastery-level-learning = ostatnio znana
mastery-level-mastered = opanowana
mastery-is-due = do powtórki
mastery-of = { $mastered } z { $rules }
mastery-rule = { $rule }: { $level }
mastery-rule-due = { $rule }: { $level }, do powtórki
mastery-due = Teraz do powtórki:
mastery-due-rule = · { $rule }
mastery-due-more = · i jeszcze { $left }
mastery-practise = Pięć minut: tt.practice()
mastery-area = Pięć minut ćwiczeń: { $area }
mastery-next = { $days ->
        [one] Pora na następną zasadę przyjdzie w ciągu jednego dnia.
        [few] Pora na następną zasadę przyjdzie w ciągu { $days } dni.
        [many] Pora na następną zasadę przyjdzie w ciągu { $days } dni.
       *[other] Pora na następną zasadę przyjdzie w ciągu { $days } dnia.
    }
mastery-begin = Nic jeszcze nie przećwiczono. Zacznij od lekcji albo od tt.practice().
mastery-reading = Czytanie zapisanych partii: { $done } z { $whole }
