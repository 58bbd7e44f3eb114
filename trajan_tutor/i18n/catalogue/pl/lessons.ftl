### Lessons: what their player says, what is wrong with a lesson file, what the proof finds, and progress.

## A lesson being played

lesson-head = { $title } (krok { $number } z { $steps })
lesson-goal = Cel: { $goal }
coach-lesson-turn = { $head } { $steps }.
coach-lesson-because = { $head } { $reasons }.
lesson-aim-open = ○ { $aim }
lesson-aim-met = ✓ { $aim }
lesson-aims-met = Osiągnięte cele cząstkowe: { $met } z { $all }.
lesson-own-way = Dobrze, graj po swojemu. { $prompt }
lesson-own-turn = Teraz decydujesz ty. { $prompt }
lesson-review-row = { $name }: { $points }
lesson-review-points = { $seat } { $points }
lesson-review-total = Razem
lesson-choice = - { $name }: { $text }
lesson-feedback = → { $text }
lesson-achieved = Co umiesz w grze { board-form-game-name }
lesson-achieved-game = { board-form-game-name }
lesson-achieved-name = Imię
lesson-achieved-date = Data: { DATETIME($date, dateStyle: "long") }
lesson-achieved-rules = Zasady, każda jako kółko: pełne, gdy opanowana, z kropką, gdy ostatnio znana.
lesson-passed-over =
    { $steps ->
        [one] Jeden krok jest pominięty: znasz to już z rozgrywki. „Wstecz” go pokaże.
        [few] { $steps } kroki są pominięte: znasz to już z rozgrywki. „Wstecz” je pokaże.
        [many] { $steps } kroków jest pominiętych: znasz to już z rozgrywki. „Wstecz” je pokaże.
       *[other] { $steps } kroku jest pominięte: znasz to już z rozgrywki. „Wstecz” je pokaże.
    }
lesson-finished = To koniec tej lekcji.
lesson-goes-on = Lekcja idzie dalej od własnej pozycji, która trochę różni się od twojej.
lesson-lost = W ten sposób celu nie da się już osiągnąć. Cofnij się i spróbuj inaczej.
lesson-away = To tylko próba: graj, jak chcesz. Lekcja czeka tam, gdzie się zatrzymała.
lesson-look = Spójrz tutaj: { $place }.
lesson-no-hint = Tu nie trzeba podpowiedzi.
lesson-no-more-hints = Do tego kroku nie ma więcej podpowiedzi. Lekcja może ci go pokazać.
lesson-first-reading = Najpierw czytaj dalej: lekcja zaraz poprosi cię o ruch.
lesson-first-doing = Najpierw osiągnij cel albo poproś o podpowiedź.
lesson-first-others = Najpierw decydują inni: patrz albo przejdź do swojej tury.
lesson-first-asked = Najpierw odpowiedz na pytanie albo poproś o podpowiedź.
lesson-first-mistaken = Najpierw cofnij się, potem spróbuj inaczej.
lesson-first-lost = Najpierw cofnij się, potem spróbuj inaczej.
lesson-first-done = Ten krok jest gotowy. Przejdź do następnego.
lesson-first-away = To tylko próba. Najpierw wróć do lekcji.
lesson-comes-later = Lekcja wskazuje to miejsce, ale kolej na nie przyjdzie później. { $prompt }
lesson-first-shown = Właśnie pokazuję turę. Idź „Dalej” albo wróć: wtedy zagrasz ty.
lesson-hint-soon = Doradca szuka podpowiedzi. Pokaże się, gdy tylko będzie.
lesson-shown-soon = Szukam dobrej tury. Pokażę ją, gdy tylko będzie.
lesson-shown-none = Nie mam tu tury do pokazania. Poproś o podpowiedź albo spróbuj po swojemu.
lesson-shown-move = { $step }.
lesson-shown-because = { $step }. Dlaczego: { $why }.
lesson-shown-brings =
    { $points ->
        [one] { $step }. To od razu { $points } punkt.
        [few] { $step }. To od razu { $points } punkty.
        [many] { $step }. To od razu { $points } punktów.
       *[other] { $step }. To od razu { $points } punktu.
    }
lesson-shown-leads = { $step }. Potem może nastąpić to: { $goal }.
lesson-shown-on-way = { $step }. To krok w tę stronę.
lesson-shown-wins = to daje wygraną w rozgrywce
lesson-shown-tried = nie wyróżnia się żaden powód, a to wypadło najlepiej w próbnych rozdaniach
lesson-shown-hidden = To, co się teraz pojawi, jest tylko przykładem: nikt tego nie zna z góry.
lesson-shown-aim = Tego właśnie trzeba było spróbować: { $aim }.
lesson-shown-waits = Tura, która robi to teraz, kosztowałaby za dużo: to może poczekać.
lesson-shown-now-you = Wszystko jest cofnięte i nic się nie stało. Teraz ty: zagraj tak samo albo znajdź coś lepszego.
lesson-answer-wrong = To nie to. Spójrz jeszcze raz i spróbuj ponownie.
lesson-answer-unclear-number = „{ $answer }” nie jest liczbą całkowitą. Odpowiedz cyframi, na przykład 3.
lesson-answer-unclear-choice = „{ $answer }” nie jest jedną z odpowiedzi. Wybierz którąś z podanych.
lesson-answer-unclear-spot = „{ $answer }” nie jest miejscem na planszy. Kliknij jakieś miejsce.
lesson-unknown = Nie ma lekcji „{ $lesson }”. Wszystkie lekcje wymienia tt.course(), a w terminalu „trajan-tutor lesson”.
lesson-misspelt = Nie ma lekcji „{ $lesson }”. Może: { $known }.

## Lesson files

lesson-expected-text = tekst w cudzysłowie
lesson-expected-number = liczba całkowita
lesson-expected-flag = true albo false
lesson-expected-texts = lista tekstów: ["one", "two"]
lesson-expected-lists = lista list tekstów: [["one", "two"], ["three"]]
lesson-expected-pairs = lista par tekstów: [["from", "to"]]
lesson-expected-table = tabela: osobna część pod [name] albo nazwy z wartościami w nawiasach klamrowych
lesson-expected-tables = lista tabel: osobne części pod [[name]]
lesson-expected-value = wartość

lesson-field-lacks = { $file }, wiersz { $line }: brakuje „{ $field }”. Ma tu być: { $expected }.
lesson-field-kind = { $file }, wiersz { $line }: „{ $field }” to ma być: { $expected }.
lesson-field-unknown = { $file }, wiersz { $line }: nie ma tu pola „{ $field }”. Możliwe są: { $known }.
lesson-word = { $file }, wiersz { $line }: „{ $field }” nie może mieć wartości „{ $value }”. Możliwe są: { $offered }.
lesson-own-name = { $file }, wiersz { $line }: „{ $value }” nie nadaje się na nazwę słów. Użyj małych liter, cyfr i łączników, na przykład take-two.
lesson-name-twice = { $file }, wiersz { $line }: inny krok też nazywa się „{ $name }”, w wierszu { $first }. Daj każdemu krokowi własną nazwę.
lesson-no-steps = { $file }, wiersz { $line }: lekcja nie ma kroków. Dodaj jeden pod [[step]].
lesson-no-solution = { $file }, wiersz { $line }: krok do wykonania potrzebuje „solutions”, listy z co najmniej jedną listą ruchów.
lesson-no-moves = { $file }, wiersz { $line }: krok do oglądania potrzebuje „moves”, listy ruchów.
lesson-says = { $file }, wiersz { $line }: w „says” liczba nazw to { $says }, a ruchów { $moves }. Podaj po jednej na ruch; "" nic nie mówi.
lesson-mistake-moves = { $file }, wiersz { $line }: błąd potrzebuje „moves”, drogi do niego, żeby dało się go sprawdzić.
lesson-goal-empty = { $file }, wiersz { $line }: cel potrzebuje co najmniej jednego z: { $known }.
lesson-answer-kind = { $file }, wiersz { $line }: „{ $field }” ma być tekstem, liczbą całkowitą albo ich listą.
lesson-answer-form = { $file }, wiersz { $line }: odpowiedź nie pasuje do formy „{ $form }”: liczba to liczba całkowita, miejsce i opcja to tekst.
lesson-answer-choice = { $file }, wiersz { $line }: odpowiedzi „{ $answer }” nie ma wśród opcji ({ $offered }).
lesson-beside = { $file }, wiersz { $line }, plik leżący obok: { $problem }
lesson-inside = { $file }, wiersz { $line }: zapisanej tam pozycji nie da się odczytać. { $problem }
lesson-version = { $file }, wiersz { $line }: ten plik ma wersję { $found }. Ten program czyta wersję { $expected }; nowszy może ją czytać.
lesson-record = { $file }, wiersz { $line }: tego zapisu nie da się użyć. { $problem }
lesson-begin = { $file }, wiersz { $line }: taka pozycja jest niemożliwa. { $problem }
lesson-since-unknown = { $file }, wiersz { $line }: żaden wcześniejszy krok nie nazywa się „{ $step }”. Są: { $known }.
lesson-begin-unknown = { $file }, wiersz { $line }: żaden wcześniejszy krok „{ $step }” nie ma własnej pozycji. Mają ją: { $known }.
lesson-change = { $file }, wiersz { $line }: pod „{ $way }” pozycja nie ma niczego, co można zmienić.

## The proof

lesson-unknown-rule = { $file }, wiersz { $line }: nie ma zasady „{ $name }”.
lesson-unknown-source = { $file }, wiersz { $line }: nie ma źródła punktów „{ $name }”.
lesson-unknown-feature = { $file }, wiersz { $line }: nie ma cechy „{ $name }”.
lesson-unknown-spot = { $file }, wiersz { $line }: w tym kroku nie ma na planszy miejsca „{ $name }”.
lesson-unknown-move = { $file }, wiersz { $line }: „{ $name }” nie jest ruchem albo nie jest zapisane tak, jak zapisuje to gra.
lesson-unknown-lesson = { $file }, wiersz { $line }: przed tą lekcją nie ma lekcji „{ $name }”.
lesson-unknown-words = { $file }, wiersz { $line }: klucz { $name } nie ma słów.
lesson-watch-impossible = { $file }, wiersz { $line }: ruchy do oglądania nie są możliwe. { $problem }
lesson-explore-impossible = { $file }, wiersz { $line }: stąd nie da się nic wypróbować. { $problem }
lesson-play-impossible = { $file }, wiersz { $line }: stąd nie da się grać dalej. { $problem }
lesson-play-endless = { $file }, wiersz { $line }: rozgrywka kończy się przed tym, do czego trwa krok.
lesson-aim-missed = { $file }, wiersz { $line }: gdy krok jest pokazywany, cel cząstkowy „{ $name }” nie zostaje osiągnięty.
lesson-beat-impossible = { $file }, wiersz { $line }: ruch „{ $move }” nie jest możliwy tam, gdzie uczy go krok.
lesson-beat-untrue = { $file }, wiersz { $line }: w turze, której uczy krok, nie zachodzi „{ $fact }”.
lesson-beat-reply = { $file }, wiersz { $line }: pozostali nie odpowiadają tak: { $replies }.
lesson-beat-long = { $file }, wiersz { $line }: „{ $text }” ma więcej słów, niż wolno ({ $most }).
lesson-beat-unstated = { $file }, wiersz { $line }: żaden fakt nie podaje „{ $said }” w zdaniu „{ $text }”.
lesson-not-your-turn = { $file }, wiersz { $line }: gdy ten krok się zaczyna, nie jest to tura osoby uczącej się.
lesson-impossible = { $file }, wiersz { $line }: żadna rozgrywka nie prowadzi do tej pozycji: { $problem }.
lesson-goal-at-once = { $file }, wiersz { $line }: cel jest osiągnięty, zanim cokolwiek się zrobi.
lesson-solution-stops = { $file }, wiersz { $line }: rozwiązanie { $way } urywa się przed „{ $entry }”: krok jest już w stanie { $phase }.
lesson-solution-fails = { $file }, wiersz { $line }: rozwiązanie { $way } nie osiąga celu. Na końcu pada: { $told }
lesson-solution-later = { $file }, wiersz { $line }: po rozwiązaniu { $way } lekcja nie może iść dalej: nie dochodzi do kroku { $number }.
lesson-nothing-said = nic.
lesson-mistake-right = { $file }, wiersz { $line }: błąd „{ $name }” to dobra odpowiedź.
lesson-mistake-early = { $file }, wiersz { $line }: krok kończy się przed „{ $entry }”, w drodze do błędu „{ $name }”.
lesson-mistake-unmet = { $file }, wiersz { $line }: błąd „{ $name }” nie trafia na swoją odpowiedź.
lesson-choice-unanswered = { $file }, wiersz { $line }: błędna opcja „{ $name }” nie ma własnej odpowiedzi.
lesson-out-of-sight = { $file }, wiersz { $line }: krok pyta o „{ $name }”, ale widok, który otwiera, nie pokazuje tego miejsca. Wymień je w „spots”.
lesson-reply-impossible = { $file }, wiersz { $line }: odpowiedź na „{ $name }” nie jest możliwa. { $problem }

## Progress

progress-kind = Ten plik nie zawiera postępów w lekcjach.
progress-version = Plik ma wersję { $found }; ten program czyta wersję { $expected }.
progress-line = Pliku nie da się użyć: wiersz { $number } jego części „{ $journal }” nie jest taki, jak powinien. Nic nie dodano.
progress-handed-in = Ten plik był oddany osobie prowadzącej: to podsumowanie pracy. Weź plik, który zapisuje „Zabierz moje postępy”.
progress-brought = { $count ->
    [0] Wszystko z tego pliku już tu jest.
    [one] Dodano jeden wiersz postępów.
    [few] Dodano { $count } wiersze postępów.
    [many] Dodano { $count } wierszy postępów.
   *[other] Dodano { $count } wiersza postępów.
  }
progress-full-lines = Nic nie dodano: z tym plikiem twoje postępy miałyby więcej wierszy niż { NUMBER($most, useGrouping: 1) }, a zajęcia nie przechowują więcej. Pracuj z tym plikiem dalej w domu.
progress-full-size = Nic nie dodano: z tym plikiem twoje postępy byłyby dłuższe niż { $most } MB, a zajęcia nie przechowują więcej. Pracuj z tym plikiem dalej w domu.
progress-full-files = Nic nie dodano: liczba plików, które zajęcia przyjmują od każdego, to { $most }, i tyle już przyszło. Zabierz stąd postępy i pracuj dalej z tamtym plikiem.
progress-taken = Twoje postępy są w pliku { $file }. Nie ma w nim imienia.
progress-field = W pliku brakuje „{ $field }” albo nie jest tym, czym powinno.
progress-of-file = { $file }: { $problem }
progress-nobody = Podaj swoje imię, żeby osoba prowadząca wiedziała, czyje to postępy.
progress-no-folder = Nie ma folderu { $folder }.

## The commands about lessons

cli-help-lesson = rozgrywa lekcję w terminalu albo wymienia wszystkie lekcje
cli-help-lesson-name = nazwa lekcji albo jej plik
cli-lesson-row = { $lesson }: { $title } ({ $minutes } min)
cli-lesson-row-played = { $lesson }: { $title } ({ $minutes } min). { $result }
cli-lesson-help = Enter prowadzi dalej. Wpisz odpowiedź, numer opcji, ruch albo „pick” i miejsce. Także: back, again, undo, hint, show, explore, return, board, quit.

cli-help-prove = dowodzi, że każdą lekcję da się zagrać tak, jak jest zapisana
cli-help-prove-game = nazwa gry albo plik jednej lekcji; bez tego wszystkie gry
cli-help-prove-table = wypisuje każdą zasadę z jej testami, językami, które ją podają, lekcjami, które jej uczą, i tym, jak się o nią pyta
cli-help-prove-complete = zasada bez lekcji, pytania, testu albo angielskich słów liczy się jako błąd
cli-help-prove-exercises = sprawdza też ćwiczenia: z jednym ziarnem na każdy sposób pytania albo z tyloma
cli-prove-passed =
    { $game }: { $lessons ->
        [one] sprawdzono { $lessons } lekcję.
        [few] sprawdzono { $lessons } lekcje.
        [many] sprawdzono { $lessons } lekcji.
       *[other] sprawdzono { $lessons } lekcji.
    }
cli-prove-failed =
    { $game }: { $problems ->
        [one] { $problems } problem
        [few] { $problems } problemy
        [many] { $problems } problemów
       *[other] { $problems } problemu
    } w { $lessons ->
        [one] { $lessons } lekcji
        [few] { $lessons } lekcjach
        [many] { $lessons } lekcjach
       *[other] { $lessons } lekcji
    }.
cli-prove-exercises =
    { $game }: { $exercises ->
        [one] ułożono i wypróbowano { $exercises } ćwiczenie.
        [few] ułożono i wypróbowano { $exercises } ćwiczenia.
        [many] ułożono i wypróbowano { $exercises } ćwiczeń.
       *[other] ułożono i wypróbowano { $exercises } ćwiczenia.
    }
cli-help-prove-campaign = sprawdza też serię rozgrywek: początkujący gra w każdą z dwoma ziarnami albo z tyloma
cli-help-prove-players = boty, przeciw którym gra początkujący; bez tego te z lekcji
cli-prove-stage = { $lesson } przeciw { $bot }: wygrane { $won } z { $games }, własnych tur od { $least } do { $most }; punkty { $points }.
cli-prove-moment = { $moment }: pojawia się w { $games } z { $all }, najwcześniej w turze { $first }.
cli-prove-moment-after = { $moment }: proponowane potem.
campaign-stage-not-played = { $file }, wiersz { $line }: w lekcji „{ $name }” niczego nie gra się dalej, więc nie jest etapem.
campaign-stage-endless = { $file }, wiersz { $line }: rozgrywka etapu „{ $name }” nie dochodzi do końca.
campaign-stage-lost = { $file }, wiersz { $line }: początkujący z podpowiedziami wygrywa { $won } z { $games } rozgrywek „{ $name }”; trzeba { $wins } ze stu.
campaign-moment-nowhere = { $file }, wiersz { $line }: żaden etap nie wywołuje momentu „{ $name }”.
campaign-moment-step = { $file }, wiersz { $line }: moment „{ $name }” wymienia krok, którego jego lekcja nie ma, albo nie w tej kolejności: „{ $step }”.
campaign-moment-late = { $file }, wiersz { $line }: moment „{ $name }” nie pojawia się w ciągu { $within } tur etapu „{ $stage }” (ziarno { $seed }, przeciw { $bot }).
campaign-moment-never = { $file }, wiersz { $line }: moment „{ $name }” nie pojawił się w żadnej rozgrywce.
cli-prove-untaught = Żadna lekcja nie uczy zasady { $rule }.
cli-prove-table = { $game }: zasada, liczba testów, języki, lekcje, formy pytań
