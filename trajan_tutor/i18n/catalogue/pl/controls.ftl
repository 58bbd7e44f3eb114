### The controls around the board: history, bots one by one, hot seat, saved games, replays.

## The history

board-tab-history = Historia
board-history-scrubber = Tura
board-history-before = Poprzednia tura
board-history-after = Następna tura
board-history-redo = Ponów
board-history-turn = Tura { $turn }, { $name }: { $points }
board-history-setup = Przed pierwszą turą: { $points }
board-history-called = { $text } („{ $name }”)
board-history-end = Koniec tego wariantu
board-history-lines = Rozegrane warianty
board-history-number = Wariant { $number }
board-history-first =
    od początku, { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
        [many] { $decisions } decyzji
       *[other] { $decisions } decyzji
    }, { POINTS("several") } { $points }
board-history-line =
    od tury { $turn }, { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
        [many] { $decisions } decyzji
       *[other] { $decisions } decyzji
    }, { POINTS("several") } { $points }
board-history-mark-here = tu jesteś
board-history-mark-over = rozegrany do końca
board-history-mark-revealed = odkryto coś ukrytego
board-history-mark-informed = od początku było wiadomo, co jest ukryte
board-history-go = Przejdź tam
board-history-rename = Nazwij
board-history-name = Nazwa tego wariantu
board-history-keep = Zapisz nazwę
board-history-cancel = Anuluj
board-history-remove = Usuń
board-history-removing =
    { $decisions ->
        [one] Usunąć ten wariant, w którym jest { $decisions } decyzja, i wszystkie, które od niego odchodzą?
        [few] Usunąć ten wariant, w którym są { $decisions } decyzje, i wszystkie, które od niego odchodzą?
        [many] Usunąć ten wariant, w którym jest { $decisions } decyzji, i wszystkie, które od niego odchodzą?
       *[other] Usunąć ten wariant, w którym jest { $decisions } decyzji, i wszystkie, które od niego odchodzą?
    }
board-history-remove-sure = Tak, usuń
board-history-remove-not = Nie, zostaw
board-history-choose = porównaj
board-history-compare = Porównaj wybrane warianty
board-history-compare-hint = Wybierz dwa lub trzy warianty do porównania.

## Lines compared

board-compare = Warianty obok siebie
board-compare-points = { POINTS("title") }
board-compare-moves =
    { $count ->
        [0] Po rozejściu się wariantów nie ma żadnej decyzji.
        [one] Po rozejściu się wariantów jest { $count } decyzja: { $moves }
        [few] Po rozejściu się wariantów są { $count } decyzje: { $moves }
        [many] Po rozejściu się wariantów jest { $count } decyzji: { $moves }
       *[other] Po rozejściu się wariantów jest { $count } decyzji: { $moves }
    }
board-compare-revealed =
    { $count ->
        [one] Po drodze odkryto { $count } rzecz
        [few] Po drodze odkryto { $count } rzeczy
        [many] Po drodze odkryto { $count } rzeczy
       *[other] Po drodze odkryto { $count } rzeczy
    }
board-compare-nothing = Nie odkryto niczego ukrytego.

## Bots one by one

board-bots = Tury botów
board-bots-waiting = { $name } zaraz zdecyduje.
board-bots-play = Graj dalej
board-bots-pause = Pauza
board-bots-speed = Szybkość
board-bots-at-once = Od razu
board-bots-played-out = Pokazuj, co robią inni
board-missed = Tymczasem
board-missed-about = Inni grali dalej, aż do twojej tury:
board-since = Od twojej ostatniej tury

## The place where a step ends

board-tip-goal = Zrób resztę kroku od razu, w dowolnej kolejności: krok kończy się tutaj.

## Several people at one screen

board-hot-seat-text = Tura gracza: { $name }. Niczyich tajemnic teraz nie widać.
board-hot-seat-sit = { $name } siada do ekranu

## A saved game

board-offer-turn = Masz zapisaną taką rozgrywkę, ostatnio graną { DATETIME($when, dateStyle: "medium", timeStyle: "short") }, tura { $number }.
board-offer-decisions =
    Masz zapisaną taką rozgrywkę, ostatnio graną { DATETIME($when, dateStyle: "medium", timeStyle: "short") }, po { $number ->
        [one] { $number } decyzji
        [few] { $number } decyzjach
        [many] { $number } decyzjach
       *[other] { $number } decyzji
    }.
board-offer-continue = Wróć do zapisanej partii
board-offer-no = Nie, graj w tę
board-offer-gone = Nie ma już zapisanej partii, do której można wrócić: gramy dalej w tę.
board-continued = Zapisana partia trwa dalej.

## All saved games

board-saved-games = Zapisane partie
board-saved-games-none = Nie ma tu zapisanych partii.
board-saved-games-game = Gra
board-saved-games-players = Gracze
board-saved-games-when = Ostatnio grana
board-saved-games-played = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
board-saved-games-names = { $players }
board-saved-games-turn = Tura
board-saved-games-over = koniec
board-saved-games-decisions =
    { $count ->
        [one] { $count } decyzja
        [few] { $count } decyzje
        [many] { $count } decyzji
       *[other] { $count } decyzji
    }
board-saved-games-continue = Graj dalej
    .label = Graj dalej: { $game } ({ $players }), ostatnio grana { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
board-saved-games-look = Obejrzyj
    .label = Obejrzyj: { $game } ({ $players }), grana { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
board-saved-games-remove = Usuń: { $game } ({ $players }), ostatnio grana { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
board-saved-games-removing = Usunąć tę rozgrywkę na zawsze, ze wszystkimi wariantami?
board-saved-games-removed = Zapisana partia jest usunięta.
board-saved-games-spoiled = Do rozgrywki { $file } nie da się wrócić: { $problem }
board-saved-games-partly = Do rozgrywki { $file } da się wrócić, ale nie ze wszystkim: { $problem }
board-saved-games-more =
    { $count ->
        [0] Rozgrywki zostają tu, dopóki ich nie usuniesz.
        [one] { $count } starsza rozgrywka leży w folderze { $folder }. Rozgrywki zostają, dopóki ich nie usuniesz: tutaj albo poleceniem „trajan-tutor saves --remove NAME”.
        [few] { $count } starsze rozgrywki leżą w folderze { $folder }. Rozgrywki zostają, dopóki ich nie usuniesz: tutaj albo poleceniem „trajan-tutor saves --remove NAME”.
        [many] { $count } starszych rozgrywek leży w folderze { $folder }. Rozgrywki zostają, dopóki ich nie usuniesz: tutaj albo poleceniem „trajan-tutor saves --remove NAME”.
       *[other] { $count } starszej rozgrywki leży w folderze { $folder }. Rozgrywki zostają, dopóki ich nie usuniesz: tutaj albo poleceniem „trajan-tutor saves --remove NAME”.
    }

## The form

board-form-pace = Tury botów
board-form-pace-by-themselves = po jednej
board-form-pace-step = po jednej, na kliknięcie
board-form-hot-seat = Ukrywaj, co kto trzyma: gracze zmieniają się przy jednym ekranie

## A replay

board-open-replay = Odtwórz
board-replay = Odtworzenie rozgrywki
board-replay-play = Odtwórz
board-replay-pause = Pauza
board-replay-previous = Poprzednia tura
board-replay-next = Następna tura
board-replay-position = Miejsce w rozgrywce
board-replay-go = Graj dalej stąd
board-replay-turning = Punkty zwrotne
board-replay-curve = { POINTS("title") } tura po turze
