### The command line. No percent sign in the help: the parser would read it as a placeholder.

## Help

cli-help-tutor = Nauczyciel rzymskich gier planszowych: graj w terminalu, twórz pozycje, mierz, sprawdzaj.
cli-help-language = język wszystkiego, co jest wypisywane, na przykład en
cli-help-command = POLECENIE
cli-help-learning = nauka i gra
cli-help-authoring = pisanie lekcji
cli-help-programming = programowanie, pomiary i sprawdzanie
cli-help-options = opcje
cli-help-help = pokazuje tę pomoc i kończy
cli-help-version = pokazuje wersję i kończy
cli-help-more = Co przyjmuje polecenie: trajan-tutor POLECENIE --help
cli-help-play = gra całą rozgrywkę w terminalu, z ludźmi albo botami
cli-help-position = wypisuje pozycję po tylu losowych turach, jako JSON
cli-help-turns = wypisuje każdą pozycję, do której może prowadzić jedna cała tura, po jednym tekście JSON w wierszu
cli-help-phase = wypisuje każdą pozycję, która może być na początku następnej fazy, sprzedaży albo tury, po jednym tekście JSON w wierszu
cli-help-positions = wypisuje pierwszą pozycję zapisu i pozycję po każdej turze, po jednym tekście JSON w wierszu
cli-help-quarter = wypisuje każdy wynik końca kwartału, po jednym tekście JSON w wierszu
cli-help-simulate = gra wiele losowych rozgrywek i wypisuje ich liczby jako JSON
cli-help-bench = mierzy szybkość losowej gry albo szukania: bench search
cli-help-searched = gra, w której szukać, po słowie „search”
cli-help-provenance = wypisuje liczby niepotwierdzone, interpretacje i miejsca, w których instrukcje się różnią
cli-help-check = sprawdza dane, zasady, notację, zapisy i słowa wszystkich gier
cli-help-check-game = sprawdza tylko tę grę; mówi, co jest zepsute i jak to naprawić
cli-help-game = nazwa gry
cli-help-seats = liczba miejsc
cli-help-option = opcja gry, na przykład moduł, interpretacja albo poziom; można podać kilka razy
cli-help-seed = liczba całkowita, która decyduje o wszystkim, co losowe
cli-help-players = kto gra na każdym miejscu, po przecinkach: person, random albo greedy
cli-help-setup = quick: przygotowanie jest losowe; choose: wszystkie wybory należą do graczy
cli-help-save = plik, w którym zapisać rozgrywkę
cli-help-resume = plik z zapisaną partią, w którą grać dalej
cli-help-random-turns = ile losowych tur zagrać najpierw
cli-help-picture = rysuje pozycję po tylu losowych turach do pliku SVG
cli-help-picture-file = plik SVG do zapisania
cli-help-replay = pokazuje odtworzenie zapisanej partii: punkty tura po turze, punkty zwrotne i koniec
cli-help-replay-file = plik z zapisaną partią albo zapisem partii
cli-help-replay-page = zamiast tego zapisuje odtworzenie jako stronę HTML, do odtwarzania w dowolnej przeglądarce
cli-help-theme = kolory: jak w systemie (auto), light albo dark
cli-help-tournament = każe graczom grać między sobą w tych samych rozdaniach z każdego miejsca i wypisuje, jak im poszło
cli-help-tournament-players = kto gra, po przecinkach: beginner, club, strong, strongest, greedy, random; albo lookahead, information-sets, flat lub beam z budżetem sekund CPU albo próbek na każde szukanie, na przykład lookahead@0.5s albo beam@20; albo czyjś gracz, na przykład package.module:name@0.5s
cli-help-tournament-seconds = bez --players: drabina, w której szukanie z tyloma sekundami CPU na turę spotyka inne z tą samą liczbą i siebie z jedną dziesiątą, a poziomy spotykają się ze sobą
cli-help-processes = ile procesów gra naraz
cli-help-results = plik, który zachowuje każdą rozgrywkę, tak że przerwany turniej idzie dalej
cli-help-position-file = plik z pozycją albo zapisem, albo - dla standardowego wejścia
cli-help-limit = zatrzymuje się po tylu wierszach
cli-help-games = liczba rozgrywek
cli-help-seconds = czas każdego pomiaru w sekundach
cli-help-one-build = mierzy tylko tę wersję, która wykonuje to polecenie

## Files and numbers

cli-tournament-row = { $player }: rozgrywki: { $games }, wygrane { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }% (przedział 95%: od { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } do { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), średnia przewaga w punktach { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }, rozdania: { $deals }, sekundy CPU na szukanie: { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-tournament-row-of-one-deal = { $player }: rozgrywki: { $games }, wygrane { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }% (przedział 95%: od { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } do { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), średnia przewaga w punktach { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }, tylko z jednego rozdania, sekundy CPU na szukanie: { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-tournament-players = Liczba graczy turnieju przy tej liczbie miejsc ({ $seats }) to od 2 do { $seats }, a nie { $players }.
cli-tournament-other = Wyniki w { $file } są z innego turnieju. Podaj inny plik.
cli-tournament-line = Wiersz { $line } pliku { $file } nie jest wynikiem rozgrywki. Usuń go albo podaj inny plik.
cli-picture-drawn = Obraz jest w { $file }.
cli-replay-page = Odtworzenie jest w { $file }.

## Positions

cli-position-over =
    Rozgrywka kończy się po { $played ->
        [one] { $played } turze
        [few] { $played } turach
        [many] { $played } turach
       *[other] { $played } tury
    }, więc nie ma pozycji po { $turns }. Podaj mniej.
cli-turns-limit = Zatrzymano na granicy wierszy ({ $limit }): jest ich więcej. Podaj wyższą przez --limit.
cli-option-form = „{ $option }” to nie opcja. Napisz --option NAME=VALUE.
cli-turns-over = Pozycja w { $file } to koniec rozgrywki, więc żadna tura nie prowadzi dalej.
cli-turns-period = Pozycja w { $file } jest tuż przed końcem kwartału. Użyj dla niej polecenia „quarter”.
cli-quarter-none = Pozycja w { $file } nie jest tuż przed końcem kwartału. Użyj dla niej polecenia „turns”.

## Playing in the terminal

cli-play-begin = Rozgrywka w { $game }, ziarno { $seed }.
cli-play-help = Wpisz numer opcji albo jej zapis. Polecenia: board, undo, redo, save FILE, help, quit.
cli-play-number = Nie ma opcji { $number }: wpisz liczbę od 1 do { $most }.
cli-play-save-where = Podaj, gdzie zapisać rozgrywkę: save FILE
cli-play-saved = Rozgrywka jest zapisana w { $file }. Innym razem graj dalej przez --resume { $file }
cli-play-first-time = Nowość w twojej rozgrywce: { $text } (Zasada: { $rule })
cli-play-left =
    { $moves ->
        [one] Rozgrywka zatrzymuje się tu, po { $moves } ruchu.
        [few] Rozgrywka zatrzymuje się tu, po { $moves } ruchach.
        [many] Rozgrywka zatrzymuje się tu, po { $moves } ruchach.
       *[other] Rozgrywka zatrzymuje się tu, po { $moves } ruchu.
    }
cli-play-score =
    { $name }: { POINTS($points, "figure") } ({ $sources })
cli-play-source = { $source } { $points }

## Measuring

cli-bench-title = Losowa gra: { $game }, liczba miejsc: { $seats }, na każdą sekundę jednego rdzenia:
cli-bench-pure = wersja zwykła
cli-bench-compiled = wersja skompilowana
cli-bench-absent = { $build }: niezainstalowana tutaj
cli-bench-row = { $build }: decyzje { NUMBER($decisions, useGrouping: 1) }, rozgrywki { NUMBER($games, useGrouping: 1) }; kopia trwa { $copy } µs
cli-bench-search-title = Szukanie: { $game }, liczba miejsc: { $seats }, na każdą sekundę:
cli-bench-search-row = { $build }: na sekundę CPU próbki { NUMBER($samples, useGrouping: 1) } i tury { NUMBER($turns, useGrouping: 1) }, pierwszy wiersz po { $first } ms, podpowiedź z powodami po sekundach CPU: { $hint }; według zegara próbki { NUMBER($one, useGrouping: 1) } z jednym procesem i { NUMBER($two, useGrouping: 1) } z dwoma, { NUMBER($times, minimumFractionDigits: 2, maximumFractionDigits: 2) } raza tyle
cli-interrupted = Przerwano.
cli-interrupted-at = Przerwano: gotowe { $done } z { $whole }.
cli-interrupted-results = Przerwano: { $done } z { $whole } rozgrywek jest rozegranych i zachowanych w { $file }. To samo polecenie idzie stamtąd dalej.
cli-not-written = Pliku { $file } nie można zapisać: { $problem }. Zrób tam miejsce albo podaj inne miejsce.
cli-not-written-output = Wyniku nie można zapisać: { $problem }.
cli-bench-failed = Pomiar z { $python } się nie udał.


## Informing and checking

cli-provenance-figures = Niepotwierdzone liczby gry { $game }:
cli-provenance-disagreements = Miejsca, w których instrukcje się różnią:
cli-provenance-rulings = Interpretacje:
cli-provenance-at = Miejsce: { $text }
cli-provenance-words = Słowa, { $book }: { $text }
cli-provenance-book = Mówi: { $text }
cli-provenance-reason = Dlaczego: { $text }
cli-provenance-doubt = Co przemawia przeciw: { $text }
cli-provenance-doubt-books = Co przemawia przeciw ({ $books }): { $text }
cli-provenance-option = Opcja { $option } = { $choice }: { $reading }
cli-provenance-usual = Opcja { $option } = { $choice } (zwykle): { $reading }
cli-status-confirmed = potwierdzone
cli-status-reconstructed = odtworzone
cli-status-ruling = interpretacja
cli-check-passed = { $game }: wszystko do siebie pasuje.
cli-check-failed =
    { $game }: { $count ->
        [one] { $count } problem
        [few] { $count } problemy
        [many] { $count } problemów
       *[other] { $count } problemu
    }
