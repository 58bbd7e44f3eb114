### A class at one server: what pupils read, what who teaches reads, and what the projector shows.

classroom-title = Zajęcia

# ---- coming in
class-code-wrong = To nie jest kod sali. Spójrz na projektor i wpisz go jeszcze raz.
class-name-empty = Wpisz imię, które inni mogą przeczytać: litery lub cyfry.
class-full = Sala jest pełna. Liczba miejsc: { $most }.
class-wait-a-moment = Wiele osób wchodzi naraz. Spróbuj ponownie za kilka sekund.
class-at-the-door = Czekasz przy drzwiach. Jeśli { $code } to kod z projektora, osoba prowadząca widzi twoje imię i cię wpuści.
class-busy =
    { $seconds ->
        [one] To za dużo pracy naraz. Wróć do tego za sekundę.
        [few] To za dużo pracy naraz. Wróć do tego za { $seconds } sekundy.
        [many] To za dużo pracy naraz. Wróć do tego za { $seconds } sekund.
       *[other] To za dużo pracy naraz. Wróć do tego za { $seconds } sekundy.
    }
class-file-torn = Plik nie dotarł w całości. Wczytaj go jeszcze raz.
class-file-long = Ten plik jest dłuższy, niż bywają postępy. Wybierz ten, który zapisało „Zabierz moje postępy”.
class-not-in = Nie ma cię jeszcze w sali: wpisz kod i swoje imię.
class-closed = Sala nie jest jeszcze otwarta. Spróbuj ponownie, gdy na projektorze będzie kod.
class-other-page = Ta strona nie może tego wysłać. Otwórz ponownie adres swoich zajęć.
class-nobody = Nikogo o tym imieniu nie ma już w sali.
class-key-wrong = Ten adres nie ma klucza albo jego klucza już użyto. Naciśnij Enter w oknie, w którym uruchomiono zajęcia: pokaże adres z nowym kluczem. Zrobi go też przeglądarka, w której już prowadzisz, przyciskiem „Inne urządzenie dla ciebie”.
class-key-ended = Klucz tych zajęć z wcześniejszej wersji już nie działa. Okno, w którym uruchomiono zajęcia, pokazuje adres z nowym.
class-key-short = Własny klucz ma co najmniej { $least } znaków.
class-key-used = Tego klucza już użyto, a każdy działa raz. Przeglądarki, w których prowadzisz, działają dalej; dla nowej podaj inny klucz.
class-key-shown = To, co stoi po --key, mogą przeczytać inne osoby używające tego komputera, a następna wersja tego nie przyjmie. Zapisz klucz w pliku, który możesz czytać tylko ty (--key-file FILE), albo w zmiennej { $variable }.
class-key-file-open = Klucz w pliku { $file } mogą przeczytać inne osoby używające tego komputera. Ustaw go czytać (chmod 600), i zacznij jeszcze raz.
class-key-file-empty = W pliku { $file } nie ma klucza. Wpisz go tam albo pomiń --key-file: wtedy klucz zostanie wylosowany.
class-further = Otwórz ten adres na drugim urządzeniu. Działa raz, przez dziesięć minut: nikomu go nie pokazuj.
class-further-closed = Najpierw wpuść uczniów: do tego czasu żadne inne urządzenie nie otworzy tej strony. Potem otwórz ten adres na drugim urządzeniu. Działa raz, przez dziesięć minut: nikomu go nie pokazuj.

# ---- what goes on, for a pupil
class-wait = Poczekaj na osobę prowadzącą.
class-paused = Osoba prowadząca robi pauzę.
class-answered = Odpowiedź wysłana. Możesz ją cofnąć, dopóki nie widać wszystkich odpowiedzi.
class-removed = Osoba prowadząca usunęła cię z sali.
class-too-many-windows = Twoja plansza jest otwarta w zbyt wielu oknach. Zamknij kilka z nich i graj dalej tutaj.
class-ended = Zajęcia się skończyły.
class-stopped = Zajęcia zamknięto na komputerze osoby prowadzącej. Twoja praca jest zachowana: ta strona ruszy dalej, gdy zajęcia znów się otworzą.

# ---- what is given
class-task-practise = Przećwicz: { $rule }
class-task-game = Rozgrywka: { GAME($game) }
class-task-table = Stół: { GAME($game) }
class-task-position = Graj dalej stąd
class-task-shared = Spójrz na wspólną planszę
class-task-vote = Co zagrasz?
class-task-exercise = { $title }, ćwiczenie { $number }: { $about }
classroom-lesson = { $number } { $title }
class-place = { $title }, krok { $number }
class-step = Krok { $number }

# ---- for who teaches
class-here =
    { $here ->
        [0] Nikogo jeszcze nie ma
        [one] Jest jedna osoba
        [few] Są { $here } osoby
        [many] Jest { $here } osób
       *[other] Jest { $here } osoby
    }
class-here-of = Obecni: { $here } z { $expected }
class-fits = Miejsca dla uczniów: { $pupils }
class-door-many = Czeka przy drzwiach: { $count }. Przyszło naraz więcej osób niż cała klasa. Wpuść tych, których znasz, albo zrób nowy kod.
class-door-guessed = Ktoś próbuje kodów, więc każdy czeka przy drzwiach. Z właściwym kodem: { $count }. Wpuść tych, których znasz, albo zrób nowy kod.
class-door-quiet = Czeka przy drzwiach: { $count }. Przez dwie godziny nic się tu nie działo, więc nowe imiona czekają na ciebie.
class-door-full = Czeka przy drzwiach: { $count }. Wszystkie miejsca są zajęte: usuń tych, których tu nie ma, a potem ich wpuść.
class-no-name = Bez imienia
class-waits-paused = pauza
class-waits-task = czeka na zadanie
class-waits-answered = jest odpowiedź
class-own-group = Twoje własne ćwiczenia
class-own-not-kept = Ćwiczenie można teraz zadać, ale nie da się go zachować na inny dzień: { $problem }.
class-opening-group = Na początek
class-opening = Na początek to, co ostatnio sprawiło kłopot: { $rules }
class-waits-away = poza salą
classroom-rule-missed =
    { $pupils ->
        [one] Jedna osoba myli się w zasadzie „{ $rule }”
        [few] { $pupils } osoby mylą się w zasadzie „{ $rule }”
        [many] { $pupils } osób myli się w zasadzie „{ $rule }”
       *[other] { $pupils } osoby myli się w zasadzie „{ $rule }”
    }
class-rejoin-code = { $name } wpisuje { $code } na drugim urządzeniu. Kod działa raz, przez dziesięć minut.
class-coach-behind = Doradca nie nadąża. W kolejce: { $waiting }. Dopóki nie nadrobi, drobne błędy przechodzą bez słowa.
class-coach-thinks = Doradca myśli.
class-keeps = Wszystko zostaje na tym komputerze, w folderze { $folder }. Jeśli nic więcej się nie zdarzy, po dniu { DATETIME($when, dateStyle: "medium") } zostanie to odłożone; program zapyta, a 30 dni później to usunie.
class-later-events =
    { $count ->
        [one] Jedną rzecz w tej sali zapisała nowsza wersja programu i nie jest widoczna. Zostaje taka, jaka jest: otwórz salę w tamtej wersji.
        [few] { $count } rzeczy w tej sali zapisała nowsza wersja programu i nie są widoczne. Zostają takie, jakie są: otwórz salę w tamtej wersji.
        [many] { $count } rzeczy w tej sali zapisała nowsza wersja programu i nie są widoczne. Zostają takie, jakie są: otwórz salę w tamtej wersji.
       *[other] { $count } rzeczy w tej sali zapisała nowsza wersja programu i nie są widoczne. Zostają takie, jakie są: otwórz salę w tamtej wersji.
    }
class-unused = Według zegara tego komputera, na którym dziś jest { DATETIME($today, dateStyle: "medium") }, nikt nie używał tej sali od { DATETIME($used, dateStyle: "medium") }. Jeśli następne uruchomienie stwierdzi to samo, sala zostanie odłożona. Cokolwiek się w niej zrobi, zachowa ją.
class-aside = Sala, której ostatnio używano { DATETIME($used, dateStyle: "medium") }, leży odłożona, ze swoimi uczniami i wszystkim, co zrobili. Chcesz ją z powrotem? Bez odpowiedzi zostanie usunięta po dniu { DATETIME($until, dateStyle: "medium") }.
class-aside-goes = Sala, której ostatnio używano { DATETIME($used, dateStyle: "medium") }, leży odłożona od 30 dni i zostanie usunięta przy następnym uruchomieniu. Chcesz ją z powrotem?
class-aside-wanted = Sala, której ostatnio używano { DATETIME($used, dateStyle: "medium") }, wróci przy następnym uruchomieniu.
class-aside-command = Uruchom wtedy raz z opcją --bring-back { $name }.
class-aside-deleted = Salę, której ostatnio używano { DATETIME($used, dateStyle: "medium") }, usunięto: leżała odłożona 30 dni i nikt nie chciał jej z powrotem.
class-brought-back = Sala, której ostatnio używano { DATETIME($used, dateStyle: "medium") }, znowu tu jest.
class-aside-unknown = Żadna sala „{ $name }” nie leży odłożona. Odłożone są: { $known }.
class-aside-none = Żadna sala nie leży odłożona.
class-aside-not-moved = Nie można przenieść sali z folderu { $folder }: { $problem }. Nic z niej nie przepadło; następne uruchomienie spróbuje ponownie.
class-aside-not-deleted = Czegoś w folderze { $folder } nie można usunąć. Usuń ten folder samodzielnie.
class-shared-empty = Na wspólnej planszy nic nie ma: najpierw otwórz tam lekcję albo grę.
class-no-vote = Nie ma otwartego pytania: najpierw zapytaj „Co zagracie?”.
class-look-first = Najpierw wybierz osobę, której planszę chcesz zobaczyć.
class-names-damaged = Nie można odczytać imion tej klasy. { $problem } Zostają w pliku { $file }: wpisz je znowu przyciskiem „Zmień imię”, a potem usuń ten plik.
class-pupil-not-deleted = Ucznia usunięto z zajęć, ale tego, co robił, nie można usunąć. Usuń samodzielnie ten folder: { $folder }
class-names-not-written = Nie da się zapisać imion: { $problem }.
class-port-taken = Portu { $port } nie da się użyć: { $problem }. Wybierz inny przez --port.
class-rights-mended =
    { $count ->
        [one] Jeden plik z tych zajęć mogły czytać inne osoby używające tego komputera. Teraz możesz go czytać tylko ty.
        [few] { $count } pliki i foldery z tych zajęć mogły czytać inne osoby używające tego komputera. Teraz możesz je czytać tylko ty.
        [many] { $count } plików i folderów z tych zajęć mogły czytać inne osoby używające tego komputera. Teraz możesz je czytać tylko ty.
       *[other] { $count } pliku i folderu z tych zajęć mogły czytać inne osoby używające tego komputera. Teraz możesz je czytać tylko ty.
    }
class-rights-others = W folderze { $folder } leżą też pliki, które nie należą do zajęć, więc został taki, jaki był: inne osoby używające tego komputera widzą nazwy tego, co tam leży. Wybierz na zapisane gry własny folder.
class-rights-not-mended = Inne osoby używające tego komputera mogą przeczytać to, co jest zapisane w folderze { $folder }, i nie da się tego zmienić: { $problem }.
class-rights-none = Dysk z folderem { $folder } nie zapisuje, kto może czytać który plik: kto otworzy ten folder, przeczyta imiona i postępy.
class-rights-folder = Kto może otworzyć ten folder, może w nim przeczytać wszystko.
class-table-size = W tę grę nie gra się w tyle osób: { $seats }. Do wyboru: { $sizes }.
class-table-nobody = Nie ma nikogo, kto mógłby usiąść do stołu.
class-table-twice = Jedna osoba siedziałaby na dwóch miejscach: daj każdemu jedno.
class-table-none = Tego stołu już nie ma.
class-table-bot-unknown = Żaden bot o tej nazwie nie może usiąść do stołu.
class-table-look-first = Najpierw wybierz stół, który chcesz zobaczyć.
class-table-teacher = Osoba prowadząca
class-table-notebook = Gracz w notatniku
class-table-open = Wolne miejsce
class-table-full = Wszystkie miejsca przy tym stole są zajęte. Poproś o inną rozgrywkę tego, kto go otworzył.
class-home-stop = Ctrl+C kończy. To, co rozegrano, jest zachowane.
class-home-first = Pierwszy gracz
class-home-how = Inni otwierają { $link } w tej samej sieci i wpisują kod { $code }.
class-home-started = Stół jest pod adresem { $address }
class-home-started-key = Otwórz ten adres, żeby usiąść. Ma w sobie klucz, który działa raz: innym wyślij adres i kod podane niżej.
class-home-started-file = Stół jest gotowy. Otwórz { $file } w przeglądarce, żeby usiąść: ma w sobie klucz, który działa raz, i możesz go czytać tylko ty. Innym wyślij adres i kod podane niżej.
class-table-bot = Bot { $letter }
class-table-kept-seat = { $name } (gra bot)
class-table-kept = { $name } – teraz poza stołem: miejsca pilnuje bot.
class-table-back = { $name } wraca do stołu.
class-table-ended = Osoba prowadząca zakończyła tę rozgrywkę.
class-table-is-here = Nikt stamtąd nie odszedł: to miejsce należy do swojego gracza.
class-table-asks = { $name } prosi o cofnięcie ostatniej decyzji. Zgadzasz się?
class-table-asked = Pytamy innych. Bez odpowiedzi zostanie tak, jak jest. Czas w sekundach: { $seconds }.
class-table-asked-already = Inni już dostali pytanie. Poczekaj na odpowiedź.
class-table-you-asked = Prośba o cofnięcie twojej ostatniej decyzji jest wysłana: { $names }.
class-table-back-no = { $name } woli grać dalej: decyzja zostaje.
class-table-back-silent = Nikt nie odpowiedział na czas: decyzja zostaje.
class-table-taken-back = { $name } cofa ostatnią decyzję.
class-table-seat-asks = Czy to naprawdę { $name } chce grać dalej na innym urządzeniu?
class-table-seat-asked = Pytamy innych przy stole, czy to ty: { $name }. Gdy wszyscy obecni potwierdzą, miejsce znów będzie twoje.
class-table-seat-soon = To miejsce ma { $name }. Wrócisz na nie, gdy inni przy stole potwierdzą, że to ty. Zapytamy ich, gdy tylko tu będą.
class-table-seat-refused = Inni nie potwierdzili, że to twoje miejsce. Porozmawiaj z nimi i wejdź ponownie za kilka minut albo graj dalej na urządzeniu, na którym zaczęła się twoja gra.
class-table-seat-given = { $name } gra dalej na innym urządzeniu.
class-table-seat-stays = Miejsce czeka, aż wróci { $name }.
class-table-you-decide = Twoja tura.
class-table-decide = Czekamy. Decyduje: { $names }.
class-table-waits =
    { $count ->
        [one] { $names } myśli już { $minutes ->
            [one] minutę
            [few] { $minutes } minuty
            [many] { $minutes } minut
           *[other] { $minutes } minuty
        }.
        [few] { $names } myślą już { $minutes ->
            [one] minutę
            [few] { $minutes } minuty
            [many] { $minutes } minut
           *[other] { $minutes } minuty
        }.
        [many] { $names } myślą już { $minutes ->
            [one] minutę
            [few] { $minutes } minuty
            [many] { $minutes } minut
           *[other] { $minutes } minuty
        }.
       *[other] { $names } myślą już { $minutes ->
            [one] minutę
            [few] { $minutes } minuty
            [many] { $minutes } minut
           *[other] { $minutes } minuty
        }.
    }
class-advice-network = Czy uczniowie są w tej samej sieci co ten komputer? Porównaj nazwy sieci.
class-advice-address = Wybierz inny adres tego komputera i wypróbuj jego kod QR jednym telefonem.
class-advice-firewall = Może blokuje ich zapora: pozwól Pythonowi odbierać połączenia w sieciach prywatnych.
class-advice-guests = Sieci dla gości często oddzielają urządzenia: użyj innej sieci.
class-advice-hotspot = Jeśli nic nie pomaga, udostępnij sieć z telefonu i podłącz do niej ten komputer oraz uczniów.
class-advice-link = Uczniowie otwierają link albo kod QR: tego adresu nie da się wpisać. Wypróbuj go jednym telefonem.

# ---- the button in a notebook
class-door-opens = Otwórz zajęcia
class-door-missing = Serwer tego notatnika nie prowadzi zajęć. W terminalu: trajan-tutor class
class-door-still = Przycisk, który otwiera zajęcia: uruchom tę komórkę
class-door-needs = Przycisk wymaga anywidget: pip install "trajan-tutor[jupyter]". W terminalu: trajan-tutor class

# ---- the command
class-started = Zajęcia są pod adresem { $address }
class-started-key = Otwórz ten adres, żeby prowadzić. Ma w sobie klucz, który działa raz: nikomu go nie pokazuj.
class-started-file = Zajęcia się zaczęły. Otwórz { $file } w przeglądarce, żeby prowadzić: ma w sobie klucz, który działa raz, i możesz go czytać tylko ty.
class-started-enter = Nie ma już przeglądarki? Naciśnij Enter: pojawi się adres z nowym kluczem.
class-started-stop = Ctrl+C kończy zajęcia. Praca jest zachowana.
class-needs = Zajęcia wymagają tornado i segno: pip install "trajan-tutor[class]".
class-stopped-teacher = Zajęcia zamknięto na komputerze, na którym działają. Praca jest zachowana: uruchom je tam ponownie, żeby iść dalej.
class-folder-taken = Z folderem { $folder } działają już zajęcia. Prowadź je w ich oknie albo zakończ tam przez Ctrl+C. Drugie zajęcia potrzebują innego folderu w TRAJAN_TUTOR_HOME.
class-certificate-wrong = Certyfikatu { $file } nie da się użyć: { $problem }.

cli-help-class = otwiera zajęcia: uczniowie wchodzą z kodem, każdy ma własną planszę
cli-help-table = otwiera stół dla dwóch lub więcej urządzeń: inni wchodzą z kodem
cli-help-table-game = gra
cli-help-table-seats = ile jest miejsc; bez tego najmniej, ile można
cli-help-table-name = twoje imię przy stole
cli-help-table-hints = pozwala każdemu pytać doradcę o własne miejsce
cli-help-class-port = port; bez tego pierwszy wolny
cli-help-class-expect = ilu uczniów będzie
cli-help-class-open = wpuszcza nowe osoby także po dwóch godzinach bez działań osoby prowadzącej
cli-help-class-key = jak --key-file, ale mogą go przeczytać inne osoby używające tego komputera; następna wersja go nie przyjmie
cli-help-class-key-file = plik, który możesz czytać tylko ty, z własnym kluczem dla osoby prowadzącej; bez niego klucz jest losowany
cli-help-class-certificate = plik z certyfikatem i jego kluczem, dla https
cli-help-class-address = adres tego komputera, pod którym uczniowie mogą wejść, zamiast wszystkich; można podać kilka razy
cli-help-class-no-browser = wypisuje adres i nie otwiera przeglądarki
cli-help-class-bring-back = przywróć odłożoną salę z tego dnia

# ---- labels of the pages: `any` is on all of them

class-page-any-code = Kod
class-page-any-name = Twoje imię
class-page-any-language = Język
class-page-any-opening = Chwileczkę
class-page-any-away = Brak połączenia. Nic nie przepadło: strona sama ruszy dalej.
class-page-any-busy = Sala ma teraz za dużo pracy. Nic nie przepadło: strona sama ruszy dalej.
class-page-any-waits = Chwileczkę: odpowiedź jest w drodze
class-page-any-stay = Zostaw
class-page-any-vote-ask = Co zagracie?
class-page-any-vote-answers = już z odpowiedzią
class-page-any-coach = Doradca
class-page-any-table = Stół
class-page-any-coach-plays = Doradca gra

# ---- labels of the page of a pupil: the door of the room
class-page-pupil-title = Witaj na zajęciach
class-page-pupil-join-say = Wpisz kod z ekranu i imię, pod którym zna cię osoba prowadząca.
class-page-pupil-join = Wejdź
class-page-pupil-joining = Chwileczkę
class-page-pupil-join-new = Jestem tu pierwszy raz
class-page-pupil-rejoin = Mam już planszę na innym urządzeniu
class-page-pupil-rejoin-say = Wpisz krótki kod od osoby prowadzącej: twoja plansza przejdzie razem z tobą.
class-page-pupil-rejoin-code = Kod od osoby prowadzącej
class-page-pupil-missing-code = Brakuje jeszcze kodu.
class-page-pupil-missing-name = Brakuje jeszcze twojego imienia.
class-page-pupil-no-answer = Nikt nie odpowiada. Czy korzystasz z tego samego Wi-Fi co osoba prowadząca? Spróbuj ponownie.
class-page-pupil-refused-unknown = Sala nie zna już tej strony. Wczytaj ją ponownie i wejdź z kodem.
class-page-pupil-refused-nowhere = Pod tym adresem nie ma sali. Sprawdź jeszcze raz adres, który masz.
class-page-pupil-refused-long = Serwer nie przyjmuje tyle naraz. Wybierz krótszy plik.
class-page-pupil-refused-busy = To za dużo pracy naraz. Odczekaj chwilę i spróbuj ponownie.
class-page-pupil-refused-closed = Sala jest teraz zamknięta. Nic nie przepadło: spróbuj ponownie, gdy będzie otwarta.
class-page-pupil-refused-failed = Na komputerze, na którym działa sala, coś się nie udało. Nic nie przepadło: spróbuj ponownie.
class-page-pupil-refused-strange = Zamiast sali odpowiada tu coś innego. Czy Wi-Fi nie prosi najpierw o zalogowanie?
class-page-pupil-refused-other = Tego sala nie może zrobić. Wczytaj stronę ponownie i spróbuj jeszcze raz.
class-page-pupil-file-long = Ten plik jest dłuższy, niż bywają postępy. Wybierz ten, który zapisało „Zabierz moje postępy”.
class-page-pupil-keeps = Twoje imię i plansza zostają na komputerze osoby prowadzącej.

# ---- labels of the same door where tables are opened at home, without a class
class-page-home-title = Witaj przy stole
class-page-home-join-say = Wpisz kod, który do ciebie przyszedł, i swoje imię. Kto wraca, podaje to samo imię, a inni przy stole je potwierdzają.
class-page-home-no-answer = Nikt nie odpowiada. Czy korzystasz z tego samego Wi-Fi co ten, kto otworzył stół? Spróbuj ponownie.
class-page-home-keeps = Twoje imię i plansza zostają na komputerze tego, kto otworzył stół.

# ---- labels of the page of a pupil: inside
class-page-pupil-not-me = To nie ja
class-page-pupil-not-me-say = Oddać tę planszę komuś innemu?
class-page-pupil-leave = Wyjdź
class-page-pupil-again = Wejdź ponownie
class-page-pupil-vote-how = Zagraj swój ruch na planszy: tylko osoba prowadząca widzi, czyj jest.
class-page-pupil-take-home = Zabierz moje postępy
class-page-pupil-light-page = Graj dalej bez zajęć
class-page-pupil-bring-back = Wczytaj moje postępy z pliku
class-page-pupil-table-seats = Kto gdzie siedzi
class-page-pupil-table-turn = teraz decyduje
class-page-pupil-table-keep = Niech bot gra za gracza
class-page-pupil-table-keep-free = Niech bot zajmie wolne miejsce
class-page-pupil-table-leave = Muszę iść
class-page-pupil-table-leave-say = Do twojego powrotu gra za ciebie bot.
class-page-pupil-table-leave-yes = Idę
class-page-pupil-table-stay = Zostaję
class-page-pupil-table-back = Już jestem
class-page-pupil-table-again = Nowa partia
class-page-pupil-you = Ty
class-page-pupil-yes = Tak
class-page-pupil-no = Nie

# ---- labels of the page of who teaches
class-page-teacher-title = Twoje zajęcia
class-page-teacher-tabs = Twoje zajęcia
class-page-teacher-tab-projector = Projektor
class-page-teacher-tab-live = Na żywo
class-page-teacher-tab-board = Plansza
class-page-teacher-pause-all = Zatrzymaj wszystkich
class-page-teacher-go-on = Dalej
class-page-teacher-door = Kto może wejść
class-page-teacher-let-in = Wpuść uczniów
class-page-teacher-at-the-door = Przy drzwiach
class-page-teacher-let-one-in = Wpuść
class-page-teacher-let-all-in = Wpuść wszystkich
class-page-teacher-new-code = Nowy kod
class-page-teacher-new-code-out = Nowy kod i usuń tych, którzy weszli z nimi
class-page-teacher-close-door = Zamknij drzwi
class-page-teacher-closed-say = Do tego czasu nikt inny nie dostanie się na tę stronę.
class-page-teacher-open-say = Wejść może każdy, kto jest w tej samej sieci i zna kod.
class-page-teacher-expected = Ilu uczniów ma być?
class-page-teacher-link = Adres
class-page-teacher-links = Ten komputer ma kilka adresów: pokaż inny, jeśli nikt nie może wejść.
class-page-teacher-copy = Kopiuj
class-page-teacher-copied = Skopiowano
class-page-teacher-selected = Zaznaczono: skopiuj klawiaturą
class-page-teacher-open-projector = Otwórz okno dla projektora
class-page-teacher-projector-shows = Pokazuje
class-page-teacher-shows-code = kod
class-page-teacher-shows-board = wspólną planszę
class-page-teacher-shows-pupil = planszę ucznia, bez imienia
class-page-teacher-nobody = Nikt nie może wejść?
class-page-teacher-give-title = W co grają?
class-page-teacher-give-all = Zadaj wszystkim
class-page-teacher-give-chosen = Zadaj wybranym
class-page-teacher-give-position = Ta pozycja, do dalszej gry
class-page-teacher-give-shared = Wszyscy patrzą na tę planszę
class-page-teacher-task = Grają:
class-page-teacher-take-back = Cofnij
class-page-teacher-seats = Miejsca
class-page-teacher-seats-empty = Nikogo jeszcze nie ma.
class-page-teacher-choose = Wybierz
class-page-teacher-choose-all = Wybierz wszystkich
class-page-teacher-choose-none = Nie wybieraj nikogo
class-page-teacher-choose-stuck = Wybierz tych, co utknęli
class-page-teacher-chosen = Wybrani:
class-page-teacher-pause-chosen = Pauza
class-page-teacher-go-on-chosen = Dalej
class-page-teacher-standing-fine = w porządku
class-page-teacher-standing-stuck = stoi w miejscu
class-page-teacher-standing-away = poza salą
class-page-teacher-rules = Co jest niezrozumiałe
class-page-teacher-rules-none = Żadna zasada nikogo długo nie zatrzymała.
class-page-teacher-practise-those = Przećwiczcie to: ci
class-page-teacher-practise-all = Przećwiczcie to: wszyscy
class-page-teacher-close-look = Zamknij
class-page-teacher-no-board = Nie ma tam otwartej planszy.
class-page-teacher-project-pupil = Pokaż na projektorze, bez imienia
class-page-teacher-project-board = Pokaż na projektorze
class-page-teacher-project-end = Zdejmij z projektora
class-page-teacher-rejoin-give = Kod na inne urządzenie
class-page-teacher-rename = Zmień imię
class-page-teacher-bring-back = Przywróć ją
class-page-teacher-aside = Odłożone sale
class-page-teacher-remove = Usuń
class-page-teacher-remove-say = Imię i wszystkie rozgrywki wtedy znikną.
class-page-teacher-board-empty = Na wspólnej planszy nic jeszcze nie ma.
class-page-teacher-open-title = Połóż na planszy
class-page-teacher-open-other = Coś innego
class-page-teacher-vote-say = Wszyscy dostają tę pozycję i odpowiadają ruchem.
class-page-teacher-vote-show = Pokaż odpowiedzi
class-page-teacher-vote-coach = Odpowiedź doradcy
class-page-teacher-vote-explore = Wypróbujcie to razem
class-page-teacher-vote-end = Zakończ
class-page-teacher-class-csv = Tabela zajęć, do arkusza kalkulacyjnego
class-page-teacher-further = Inne urządzenie dla ciebie
class-page-teacher-record-begin = Nagraj ćwiczenie
class-page-teacher-record-say = Zagraj rozwiązanie z tej pozycji: ćwiczenie jest gotowe do zadania.
class-page-teacher-record-title = Nagraj ćwiczenie
class-page-teacher-record-name = Tytuł
class-page-teacher-record-solution = Rozwiązanie
class-page-teacher-record-question = Pytanie, jednym zdaniem
class-page-teacher-record-hint = Podpowiedź (może być pusta)
class-page-teacher-record-rules = Zasady, których dotyczy
class-page-teacher-record-keep = Zachowaj ćwiczenie
class-page-teacher-record-drop = Porzuć
class-page-teacher-record-bring = Wczytaj ćwiczenie z pliku
class-page-teacher-record-long = Ten plik jest dłuższy, niż bywają ćwiczenia. Wybierz taki, który nagrano tutaj albo w Jupyterze.
class-page-teacher-tab-tables = Stoły
class-page-teacher-tables-make = Grajcie między sobą
class-page-teacher-tables-against = Gram z każdym
class-page-teacher-tables-game = Gra
class-page-teacher-tables-size = Miejsca przy stole
class-page-teacher-tables-who = Kto z kim
class-page-teacher-tables-drawn = losowo
class-page-teacher-tables-own = mój wybór
class-page-teacher-tables-all = Grają wszyscy obecni.
class-page-teacher-tables-chosen = Grają wybrani w zakładce „Na żywo”:
class-page-teacher-tables-rest = Kto zostanie
class-page-teacher-rest-bot = gra z botem
class-page-teacher-rest-three = tworzy stół trzyosobowy
class-page-teacher-tables-bot = Bot
class-page-teacher-tables-left = Dotykaj imion, żeby je posadzić
class-page-teacher-tables-free = wolne miejsce
class-page-teacher-tables-stand = wstaje
class-page-teacher-tables-new = Nowe stoły
class-page-teacher-tables-hints = Podpowiedzi dla własnego miejsca
class-page-teacher-tables-end = Zakończ wszystkie
class-page-teacher-next-board = Następna plansza
class-page-teacher-table-eyes = Czyimi oczami
class-page-teacher-table-spectator = Widz
class-page-teacher-table-before = Poprzedni stół
class-page-teacher-table-next = Następny stół
class-page-teacher-table-keep = Do powrotu gracza gra tu bot
class-page-teacher-table-give-back = Oddaj miejsce
class-page-teacher-table-end = Zakończ rozgrywkę
class-page-teacher-table-end-say = Nikt już dalej nie zagra.
class-page-teacher-seat-teacher = Ty
class-page-teacher-seat-kept = (gra bot)
class-page-teacher-yes = Tak
class-page-teacher-no = Nie
class-page-teacher-project-table = Pokaż na projektorze oczami widza
class-page-teacher-shows-table = stół, bez imion

# ---- labels of the projector
class-page-projector-title = Wejdźcie
class-page-projector-how = Zeskanujcie kod albo otwórzcie ten adres i wpiszcie kod
