### A game being played: names, turns, picks, saved games.

## Names

session-name-you = Ty
session-name-person = Gracz { $letter }
session-name-bot = Bot { $letter }
session-name-bot-side = { $side } (bot)

## Whose turn it is

session-turn-you = Twoja tura.
session-turn = Tura gracza: { $name }.
session-over = Rozgrywka się skończyła.
session-won =
    { $count ->
        [1] { $names } wygrywa.
       *[other] { $names } dzielą się wygraną.
    }
session-won-you = Wygrywasz.

## The log, read aloud: whom the next sentences concern

session-told = { $name }: { $text }

## Picking, choosing, taking back

session-refused-no-spot = Na tej planszy nie ma miejsca „{ $spot }”.
session-refused-nothing = Tam nie można teraz nic wybrać.
session-refused-no-move = „{ $move }” nie jest teraz jedną z opcji.
session-undo-none = Nie ma czego cofnąć.
session-undone = Cofnięto: zdecyduj ponownie.
session-undo-others = Od tego czasu decydował już inny gracz. Możesz tylko poprosić o cofnięcie swojej własnej ostatniej decyzji.
session-unsealed = Twój tajny wybór wraca do ciebie: wybierz na nowo.
session-not-at-table = Grasz tu z innymi: idziecie dalej razem i nikt nie cofa się ani nie ogląda wstecz bez pozostałych.
session-not-your-turn = Teraz decyduje inny gracz.
session-ended = Ta rozgrywka jest zakończona. Nic więcej się w niej nie rozstrzyga.
session-seat-kept = Gdy cię nie ma, gra za ciebie bot. Przy następnej decyzji wracasz na swoje miejsce.
session-chosen-early = Wybór przyjęty. Odkryje się, gdy wybiorą wszyscy; do tego czasu możesz go cofnąć.
session-narrowed =
    To miejsce może oznaczać { $count ->
        [one] { $count } opcję
        [few] { $count } opcje
        [many] { $count } opcji
       *[other] { $count } opcji
    }: kliknij drugie miejsce albo wybierz z listy.
session-unpicked = Nic już nie jest wybrane.

## Going back and forth

session-redo-none = Nie ma czego ponowić.
session-redone = Ponowiono.
session-jumped = Rozgrywka jest teraz w wybranym momencie.
session-no-node = W tej rozgrywce nie ma już miejsca { $number }.
session-prune-root = Początku rozgrywki nie da się usunąć.
session-pruned = Wariant jest usunięty.

## Bots one by one, several people at one screen

session-no-bot = Teraz nie decyduje żaden bot.
session-pace-unknown = „{ $pace }” to nie tempo dla botów. Podaj at-once albo step.
session-share-settings = „{ $setting }” nie da się wybrać, gdy rozgrywka jest wspólna: grają w nią ludzie i tak, jak zwykle. Pomiń to albo pomiń share=True.
session-hot-seat = Najpierw do ekranu siada { SEAT($seat) }.
session-hot-seat-none = Nikt nie musi teraz siadać do ekranu.
# $points has its sign, $count has none: only the latter can be selected on.
session-gain = { $points } { FORM($source, "from", $count) }
session-since-quiet =
    { $turns ->
        [one] { $turns } tura innych: { POINTS("quiet") }.
        [few] { $turns } tury innych: { POINTS("quiet") }.
        [many] { $turns } tur innych: { POINTS("quiet") }.
       *[other] { $turns } tury innych: { POINTS("quiet") }.
    }
session-gains = { $name }: { $gains }.

## Beginning a game

session-person-seat = Nie ma miejsca przy stole { $seat }. Miejsca w tej grze: { $seats }, numerowane od 0.
session-names-many = Liczba imion: { $names }, liczba miejsc przy stole: { $seats }. Podaj najwyżej jedno imię na miejsce.
session-bot-chose = Bot „{ $bot }” wybrał { $chosen }, a to nie jest dozwolony ruch. Ma zwrócić jedną z liczb game.legal(observation.state), tutaj { $legal }.
session-players-many = Liczba graczy: { $players }, liczba miejsc przy stole: { $seats }. Podaj po jednym na każde miejsce.
session-setup-unknown = „{ $setup }” to nie sposób przygotowania rozgrywki. Podaj quick albo choose.

## Values of a wrong kind

session-value = { $name } nie może mieć wartości „{ $given }”. Podaj: { $expected }.
session-value-text = tekst
session-value-language = skrót języka, na przykład en albo pt-BR
# $given: what was asked for, such as "xx". $offered: what can be asked for, such as "en (English)".
session-language-unknown = Nie ma tu języka „{ $given }”, więc nic się nie zmienia. Do wyboru: { $offered }.
# $variable: TRAJAN_TUTOR_LANGUAGE
session-language-variable = { $variable } podaje język „{ $given }”, którego tu nie ma: używany jest angielski. Do wyboru: { $offered }.
session-language-not-kept = Ten język działa teraz, ale nie po następnym uruchomieniu.
session-value-texts = lista tekstów, na przykład ["Ada", "Bo"]
session-value-number = liczba całkowita
session-value-numbers = lista liczb całkowitych, na przykład [0, 1]
session-value-flag = True albo False
session-value-path = ścieżka do pliku lub folderu
session-value-named = słownik (dict) wartości według nazw

## Saved games

session-path-needed = Plik podaje się ścieżką, czyli tekstem, nie jako „{ $given }”.
session-game-needed = Podaj grę, na przykład tt.play("trajan"), albo pozycję, od której zacząć. Są: { $known }.
session-home-nobody = { $variable } nie wskazuje żadnego folderu: nie ma użytkownika, o którego folder domowy mogłoby chodzić w „{ $given }”.
session-home-wrong = { $variable } nie wskazuje folderu, który może istnieć: „{ $given }” ({ $problem }).
session-home-gone = Folderu, w którym działa Python, już nie ma, więc niczego nie da się zapisać. Przejdź do innego albo wskaż jakiś w { $variable }.
session-file-not-written = Pliku { $path } nie udało się zapisać: { $problem }.
session-not-a-file = { $path } to nie zwykły plik: niczego nie da się w nim zapisać.
session-saved-games-gone = Zapisanej partii { $file } już nie ma. Wybierz inną.
session-saved-games-not-removed = Zapisanej partii { $file } nie udało się usunąć: { $problem }.
session-journal-not-written = To, co robisz, teraz się nie zapisuje: w folderze { $folder } niczego nie da się zapisać ({ $problem }). Możesz grać dalej; zapisze się, gdy tylko będzie można.
# What is not on the disk, since when.
session-unsaved-game =
    { $number ->
        [1] Niezapisane
       *[other] Niezapisane od decyzji { $number }
    }
session-unsaved-change = Ostatnia zmiana nie jest zapisana
session-unsaved-lesson = Niezapisane od kroku { $number }
session-unsaved-attempts =
    { $count ->
        [one] Jedna odpowiedź nie jest zapisana
        [few] { $count } odpowiedzi nie są zapisane
        [many] { $count } odpowiedzi nie jest zapisanych
       *[other] { $count } odpowiedzi nie jest zapisane
    }
session-unsaved-mistakes =
    { $count ->
        [one] Jeden błąd do przećwiczenia nie jest zapisany
        [few] { $count } błędy do przećwiczenia nie są zapisane
        [many] { $count } błędów do przećwiczenia nie jest zapisanych
       *[other] { $count } błędu do przećwiczenia nie jest zapisane
    }
session-journal-kind = Plik { $file } nie zawiera tego, co powinien, albo jest uszkodzony. Zostaje taki, jaki jest.
session-journal-version = Plik { $file } zapisał inny program, w wersji { $found }; ten czyta wersję { $expected }. Zostaje taki, jaki jest.
session-journal-line = Jeden wiersz pliku jest uszkodzony.
session-journal-damaged =
    { $count ->
        [one] W pliku { $file } uszkodzony jest jeden wiersz. Jego treść jest pominięta.
        [few] W pliku { $file } uszkodzone są { $count } wiersze. Ich treść jest pominięta.
        [many] W pliku { $file } uszkodzonych jest { $count } wierszy. Ich treść jest pominięta.
       *[other] W pliku { $file } uszkodzone jest { $count } wiersza. Ich treść jest pominięta.
    }
session-journal-astray =
    { $count ->
        [one] Jednej decyzji nie da się pokazać: brakuje tego, co było przed nią.
        [few] { $count } decyzji nie da się pokazać: brakuje tego, co było przed nimi.
        [many] { $count } decyzji nie da się pokazać: brakuje tego, co było przed nimi.
       *[other] { $count } decyzji nie da się pokazać: brakuje tego, co było przed nimi.
    }
session-journal-begun = Jeden z zapisów tej rozgrywki podaje inny początek i jest pominięty: { $problem }
session-journal-left-out =
    { $count ->
        [0] Decyzja { $number } zapisanej partii, „{ $move }”, nie jest możliwa i jest pominięta.
        [one] Decyzja { $number } zapisanej partii, „{ $move }”, nie jest możliwa. Jest pominięta, a z nią jedna decyzja po niej.
        [few] Decyzja { $number } zapisanej partii, „{ $move }”, nie jest możliwa. Jest pominięta, a z nią { $count } decyzje po niej.
        [many] Decyzja { $number } zapisanej partii, „{ $move }”, nie jest możliwa. Jest pominięta, a z nią { $count } decyzji po niej.
       *[other] Decyzja { $number } zapisanej partii, „{ $move }”, nie jest możliwa. Jest pominięta, a z nią { $count } decyzji po niej.
    }
session-journal-empty = W folderze { $folder } nie ma zapisanej partii.
session-tree-version = Plik ma inną wersję ({ $found }) niż ta, którą czyta ten program ({ $expected }).
session-tree-twice = Zapisana partia jest uszkodzona: decyzja { $number } jest w niej dwa razy.
session-tree-lacks = Zapisana partia jest uszkodzona: brakuje decyzji { $number }.
session-tree-differs = Zapisana partia jest uszkodzona: jej ruchy nie prowadzą tam, gdzie jest rozgrywka.
session-field = W zapisanej partii „{ $field }” ma mieć wartość: { $expected }.

## Comparing, replays, the end of a game

session-total = Razem
session-compare-source = Porównywać można tylko pozycje trwającej rozgrywki, na planszy albo bez niej, a nie { $kind }.
session-compare-many = Porównaj dwa miejsca, najwyżej { $most }; podano: { $given }.
session-compare-named = { $letter }, nazwa „{ $name }”
session-compare-done = { $letter } – { $done }
session-compare-better = Na razie lepsze dla ciebie jest { $side }, różnica: { POINTS($count, "figure") }. Tego, co będzie później, nie wliczono.
session-compare-best = Lepsze dla ciebie jest { $side }, różnica: { POINTS($count, "figure") }.
session-compare-even = Na razie są dla ciebie równie dobre: co jest lepsze, nie da się jeszcze powiedzieć.
session-compare-nothing = nic
session-compare-way =
    { $side }, { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
        [many] { $decisions } decyzji
       *[other] { $decisions } decyzji
    }: { $moves }
session-compare-revealed = { $side }, odkryto po drodze: { $told }
session-replay-turn = Tura
session-replay-end = Koniec
session-replay-turning =
    Tura { $turn }, { $name }, zysk wobec { $seats ->
        [2] przeciwnika
       *[other] innych
    }: { POINTS($swing, "figure") }.
session-replay-title =
    Odtworzenie rozgrywki w { board-form-game-name }: { $frames ->
        [one] { $frames } obraz
        [few] { $frames } obrazy
        [many] { $frames } obrazów
       *[other] { $frames } obrazu
    }
session-replay-mark = { $name } +{ $swing }
session-replay-points = { $name } { $points }
session-replay-all = { POINTS("title") }: { $points }.
session-replay-frame = Tura { $turn }, { $name }.
session-replay-done = Tura { $turn }, { $text }
session-replay-done-before = { $text }
session-replay-brought = { $name }: { $text } ({ $points }).
session-replay-setup = Przed pierwszą turą.
session-replay-seat = Nie da się oglądać odtworzenia z miejsca { $seat }, dopóki jego tajemnice są w grze.
session-replay-source = Odtworzenie powstaje z zapisu, ze ścieżki do zapisanej partii albo z trwającej rozgrywki, a nie z { $kind }.
session-why-points = { POINTS($points, "figure") }, o { $margin } więcej niż następne miejsce.
session-why-shared = Każdy ma { POINTS($points, "figure") }.
session-why-tie = Inni też mają { POINTS($points, "figure") }; decyduje zasada „{ $rule }”.
kept-board = { GAME($game) }: { $turn }
kept-comparison = { GAME($game) }: porównywanych miejsc: { $places }
kept-moves = Możliwych ruchów: { $count }
kept-course = Lekcji: { $lessons }, ukończonych: { $done }
