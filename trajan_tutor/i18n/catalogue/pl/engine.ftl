### What the engine says about games, options, data files and records. Each sentence names the place and the way out.

## Beginning a game

engine-game-unknown = Nie ma tu gry „{ $game }”. Zainstalowane: { $known }.
engine-game-entry = Gra „{ $game }” jest zainstalowana, ale „{ $place }” jej nie podaje. Jej punkt wejścia (entry point) ma podawać Plugin o tej nazwie, a Plugin swoją grę.
engine-game-broken = Gra „{ $game }” jest zainstalowana, ale „{ $place }” nie da się zaimportować: { $problem }
engine-game-lacks = Gra „{ $game }” nie ma wszystkiego, czego potrzebuje program. Brakuje: { $capabilities }.
engine-bot-taken = Bot „{ $bot }” już istnieje. Daj swojemu inną nazwę.
engine-bot-unknown = Nie ma bota „{ $bot }”. Do wyboru: { $known }. Własny bot jest znany, gdy wywoła się z nim tt.play.
engine-bot-wrong = Własny bot to funkcja albo klasa, której obiekty wywołuje się jak funkcję; „{ $given }” nie jest żadnym z nich. Podaj trajan_tutor.search.bots.Bot nazwę i to, co zwraca gracza.
engine-seats = W grę { $game } nie da się grać przy tej liczbie miejsc: { $seats }. Do wyboru: { $offered }.
engine-seed = Ziarna { $seed } nie da się użyć. Wybierz liczbę całkowitą od 0 do 9007199254740991.
engine-option-unknown = Nie ma opcji „{ $option }”. Opcje tej gry: { $offered }.
engine-option-value = Opcja { $option } nie może mieć wartości „{ $value }”. Do wyboru: { $choices }.

## Whatever is read from outside. $place is the file, or the words of reading-given

reading-given = Podany tekst
reading-missing = Nie ma pliku { $place }.
reading-file = Nie da się odczytać: { $place } – { $problem }.
reading-not-a-file = { $place }: to nie plik do odczytania, tylko folder, urządzenie albo potok.
reading-large = { $place }: za duże, odczytać można najwyżej { $most } MB.
reading-not-beside = { $place }: nie leży w folderze pliku, który to podaje, i nie jest czytane.
reading-not-unicode = { $place }, wiersz { $line }: jest tam bajt, którego nie ma żaden tekst w UTF-8.
reading-json = { $place }, wiersz { $line }, kolumna { $column }: tu tekst się urywa albo to nie JSON.
reading-toml = { $place }, wiersz { $line }: tego nie da się odczytać jako TOML: { $problem }.
reading-line = { $place }, wiersz { $line }: { $problem }.
reading-key = { $place }, przy { $key }: { $problem }.
reading-no-game = { $place }: w „game” nie ma, do której gry to należy. Pozycja i zapis to podają; zainstalowane: { $known }.

## What is wrong at that line or key

reading-twice = klucz „{ $key }” jest tam dwa razy
reading-deep = zagnieżdżenie ma więcej poziomów niż { $most }
reading-digits = liczba całkowita ma więcej cyfr niż { $most }
reading-not-finite = liczba nie jest skończona
reading-half = jest tam pół znaku, a to nie jest poprawny Unicode
reading-kind = jest tam wartość rodzaju { $kind }, której nic tu nie używa
reading-odd = jest tam za długa liczba albo data, której nie ma

## Data files of a game

engine-figure-lacks = { $place }: liczbie „{ $figure }” brakuje „{ $needed }”.
engine-figure-source = { $place }: liczba „{ $figure }” podaje źródło „{ $source }”, którego nie ma na liście źródeł.
engine-figure-status = { $place }: liczba „{ $figure }” ma status „{ $status }”. Ma to być confirmed, reconstructed albo ruling.
engine-reading-lacks = { $place }: interpretacja { $ruling } nie ma pozycji.
engine-book-words-lack = { $place }: słowom numer { $number } z instrukcji brakuje „{ $needed }”. Dopisz: ruling, book i text.
engine-rule-lacks = { $place }: zasadzie { $rule } brakuje „{ $needed }”.
engine-rule-title = { $place }: zasada { $rule } jest tam dwa razy albo jej tytuł „{ $title }” nie jest jej id z łącznikami.

## Records

engine-record-kind = W zapisie „{ $field }” ma być: { $expected }.
engine-record-lacks = W zapisie brakuje pola „{ $field }”.
engine-record-version = Zapis ma wersję { $found }. Ten program czyta wersję { $expected }.
engine-record-game = Zapis należy do gry „{ $found }”, a nie „{ $game }”.
engine-record-move = Ruch { $number } zapisu, „{ $move }”, nie jest ruchem tej gry.
engine-record-illegal = Ruch { $number } zapisu, „{ $move }”, nie jest możliwy w tym momencie rozgrywki.

## What is wrong in a position

engine-position-seen = Ta pozycja jest zapisana tak, jak ktoś ją widzi, i nie jest cała. „tt.position(…)” czyta ją i rozdaje na nowo to, co ukryte; „tt.position(…).whole().json()” jest cała.
engine-position-not-seen = Tego, co widać w tej pozycji, nie widać w żadnej rozgrywce. Czytaj tekst tak, jak został zapisany.
engine-position-kind = W pozycji „{ $place }” ma być: { $expected }.
engine-position-missing = W pozycji w „{ $place }” brakuje pola „{ $field }”.
engine-position-unknown-field = W pozycji „{ $place }” ma pole, którego nikt nie zna: „{ $field }”. Usuń je albo popraw jego nazwę.
engine-position-name = W pozycji „{ $place }” ma wartość { $found }. Do wyboru: { $expected }.
engine-position-number = W pozycji „{ $place }” ma wartość { $found }. Ma to być liczba całkowita od { $least } do { $most }.
    .edit = ma to być liczba całkowita od { $least } do { $most }, a nie { $found }.
engine-position-value = W pozycji „{ $place }” ma wartość { $found }. Ma to być: { $expected }.
engine-position-length = W pozycji liczba wpisów w „{ $place }” to { $found }. Ma ich być: { $expected }.
    .edit = mieści się tyle: { $expected }, a byłoby { $found }.
engine-position-twice = W pozycji „{ $place }” podaje dwa razy { $name }. Każde może tam być raz.
    .edit = to już tam jest, a każde może być tam raz.

## The test that every game must pass; $detail tells more

engine-conformance-words = { $game }: w katalogu brakuje słów dla { $key } ({ $purpose }).
    .mend = Dodaj „{ $name } = …” do { $file } i do słów każdego innego języka.
    .mend-form = Dodaj „.{ $form } = …” do „{ $name }” w { $file } i do słów każdego innego języka.
engine-conformance-endless = { $game }, miejsca: { $seats } – rozgrywka nie kończy się w tylu ruchach: { $moves }.
    .mend = Każda rozgrywka dochodzi do końca: poszukaj stanu, który się powtarza, albo ostatniej rundy, która jej nie kończy.
engine-conformance-choices = { $game }, miejsca: { $seats }, ruchy: { $moves } – nie ma dozwolonego ruchu albo któryś jest dwa razy.
    .mend = „legal” zwraca każdy ruch raz, a żadnego tylko wtedy, gdy „is_over”.
engine-conformance-actor = { $game }, miejsca: { $seats }, ruchy: { $moves } – miejsce, które ma działać, nie istnieje ({ $detail }).
    .mend = „current_seat” zwraca miejsce od 0, mniejsze niż „seats”, a -1 tylko po końcu rozgrywki.
engine-conformance-by-rules = { $game }, miejsca: { $seats }, ruchy: { $moves } – miejsce, za które decydują zasady, ma wybór ({ $detail }).
    .mend = Usuń to miejsce z „played_by_rules” albo zostaw mu dokładnie jeden dozwolony ruch.
engine-conformance-notation = { $game }, miejsca: { $seats }, ruchy: { $moves } – ruch i jego tekst się nie zgadzają ({ $detail }).
    .mend = „parse” zwraca dla każdego tekstu z „notation” dokładnie ten sam ruch; żadne dwa ruchy nie mają tego samego tekstu.
engine-conformance-refused-legal = { $game }, miejsca: { $seats }, ruchy: { $moves } – dozwolony ruch spotyka się z odmową ({ $detail }).
    .mend = Niech „legal” i „refuse” pytają tę samą funkcję, która mówi, jaka zasada zabrania ruchu.
engine-conformance-not-refused = { $game }, miejsca: { $seats }, ruchy: { $moves } – niedozwolony ruch nie spotyka się z odmową ({ $detail }).
    .mend = Niech „legal” i „refuse” pytają tę samą funkcję, która mówi, jaka zasada zabrania ruchu.
engine-conformance-rule-unknown = { $game }, miejsca: { $seats }, ruchy: { $moves } – podana jest zasada, której nie ma w instrukcji ({ $detail }).
    .mend = Dodaj tę zasadę do instrukcji („rules” gry, przeważnie czytane z „rules.toml” w folderze jej danych) albo podaj inną.
engine-conformance-features = { $game }, miejsca: { $seats }, ruchy: { $moves } – dwie cechy mają tę samą nazwę i to samo miejsce albo żadna nie oznacza wyniku ({ $detail }).
    .mend = Daj cechom o tej samej nazwie różne miejsca, a dokładnie jednej nazwę, która oznacza wynik.
engine-conformance-features-worth = { $game }, miejsca: { $seats }, ruchy: { $moves } – wartości cech jednego miejsca nie sumują się do tego, co daje ocena ({ $detail }).
    .mend = „features” i „evaluate” powstają z tych samych wielkości: co liczy jedno, liczy też drugie.
engine-conformance-source = { $game }: punkty ze źródła { $source } przychodzą z zasady, której nie ma w instrukcji.
    .mend = „rule_of” podaje zasadę instrukcji dla każdego źródła zestawienia: dodaj ją tam (przeważnie w „rules.toml”) albo podaj inną.
engine-conformance-out-of-turn = { $game }, miejsca: { $seats }, ruchy: { $moves } – miejsce może działać poza swoją turą.
    .mend = „refuse” najpierw pyta, czy próbuje to miejsce, które ma działać.
engine-conformance-copy = { $game }, miejsca: { $seats }, ruchy: { $moves } – gra na kopii zmienia oryginał.
    .mend = „copy” kopiuje każdą listę i każdy słownik stanu, który zmienia „apply”, także te w środku innych; losowa gra toczy się na kopii.
engine-conformance-pickle = { $game }, miejsca: { $seats }, ruchy: { $moves } – stan po pickle wraca zmieniony.
    .mend = Trzymaj w stanie tylko to, co przyjmuje pickle: zwykłe wartości, ich listy i dataclass ze slots.
engine-conformance-spots = { $game }, miejsca: { $seats }, ruchy: { $moves } – miejsce ruchu nie prowadzi z powrotem do ruchu ({ $detail }).
    .mend = Miejsce ze „spots_of” jest jednym ze „spots”, a „moves_at” tego miejsca zwraca ten ruch.
engine-conformance-determinize = { $game }, miejsca: { $seats }, ruchy: { $moves } – rozdanie ukrytych rzeczy na nowo zmienia to, co widzi miejsce ({ $detail }).
    .mend = „determinize” rozdaje tylko to, co ukrywa „observe”, a wszystko inne zostawia bez zmian.
engine-conformance-pieces = { $game }, miejsca: { $seats }, ruchy: { $moves } – dwa położenia mają wspólny element ({ $detail }).
    .mend = Daj każdemu położeniu własny element: czym jest i jego numer.
engine-conformance-spot-names = { $game }, miejsca: { $seats }, ruchy: { $moves } – dwa miejsca mają tę samą nazwę ({ $detail }).
    .mend = Daj każdemu miejscu własną nazwę.
engine-conformance-position = { $game }, miejsca: { $seats }, ruchy: { $moves } – zapisana i odczytana pozycja wraca zmieniona albo idzie dalej inaczej.
    .mend = „dump” zapisuje wszystko, co decyduje o dalszym przebiegu, a „load” czyta to całe. Wewnątrz odcinka (scope) pozycja to pozycja z jego początku razem z późniejszymi ruchami.
engine-conformance-load = { $game }, miejsca: { $seats }, ruchy: { $moves } – „load” przyjmuje niemożliwą pozycję albo czyta ją jako inną ({ $detail }).
    .mend = Odmów przez UnreadableError, który podaje miejsce. „trajan_tutor.engine.position_values” czyta liczby w granicach, nazwy, listy i obiekty bez innych pól.
engine-conformance-load-breaks = { $game }, miejsca: { $seats }, ruchy: { $moves } – „load” załamuje się na niemożliwej pozycji, zamiast odmówić ({ $detail }).
    .mend = Odmów przez UnreadableError, który podaje miejsce. „trajan_tutor.engine.position_values” czyta liczby w granicach, nazwy, listy i obiekty bez innych pól.
engine-conformance-ledger = { $game }, miejsca: { $seats }, ruchy: { $moves } – przybyły punkty bez wydarzenia ({ $detail }).
    .mend = Punkty zdobywa się w jednym miejscu, które dodaje je do zestawienia i zapisuje wydarzenie ze źródłem i punktami.
engine-conformance-end = { $game }, miejsca: { $seats }, ruchy: { $moves } – rozgrywka się skończyła, ale jest dozwolony ruch, miejsce, które ma działać, albo nie ma zwycięzcy.
    .mend = Gdy „is_over” jest prawdą, „legal” jest puste, „current_seat” to -1, a „winners” kogoś podaje.
engine-conformance-refused-end = { $game }, miejsca: { $seats }, ruchy: { $moves } – ruch po końcu nie spotyka się z odmową.
    .mend = „refuse” najpierw pyta, czy rozgrywka się skończyła.
engine-conformance-record = { $game }, miejsca: { $seats }, ruchy: { $moves } – zapisany i odczytany zapis wraca zmieniony.
    .mend = Nazwy i opcje przygotowania to teksty, liczby i listy, które mieści JSON.
engine-conformance-replay = { $game }, miejsca: { $seats }, ruchy: { $moves } – odtworzenie zapisu nie prowadzi do tego samego stanu.
    .mend = „apply” zależy tylko od stanu i ruchu: los bierze się z ziarna w stanie, a gra niczego nie pamięta.
engine-conformance-parse = { $game }, miejsca: { $seats }, ruchy: { $moves } – tekst, który nie jest ruchem, jest czytany jako ruch.
    .mend = „parse” zgłasza UnreadableError dla każdego tekstu, którego nie tworzy „notation”.
engine-conformance-begin = { $game }, miejsca: { $seats } – to samo przygotowanie nie zaczyna tej samej rozgrywki albo zaczyna ją z inną liczbą miejsc.
    .mend = „new_game” bierze cały los z ziarna przygotowania i tyle miejsc, ile ono podaje.
engine-conformance-play-out = { $game }, miejsca: { $seats } – losowa gra nie dochodzi do końca.
    .mend = „play_out” gra, aż „is_over”.
engine-conformance-forced = { $game }, miejsca: { $seats }, ruchy: { $moves } – pytanie pada o krok, który jest jedynym możliwym ({ $detail }).
    .mend = Krok, który jest jedynym możliwym, zagraj na końcu „apply”, żeby nikt nie dostawał o niego pytania.
engine-conformance-winners = { $game }, miejsca: { $seats }, ruchy: { $moves } – ktoś wygrał, choć rozgrywka trwa.
    .mend = „winners” nie zwraca nikogo, dopóki „is_over” nie jest prawdą.
engine-conformance-determinize-seed = { $game }, miejsca: { $seats }, ruchy: { $moves } – ukryte rzeczy rozdane dwa razy z jednym ziarnem się różnią ({ $detail }).
    .mend = „determinize” bierze cały los ze swojego ziarna.
engine-conformance-legal-seen = { $game }, miejsca: { $seats }, ruchy: { $moves } – miejsce, które ma działać, nie widzi swoich dozwolonych ruchów ({ $detail }).
    .mend = Obserwacja miejsca, które ma działać, zawiera wszystko, czego potrzebuje „legal”; rozdanie na nowo nic w tym nie zmienia.
engine-conformance-told = { $game }, miejsca: { $seats }, ruchy: { $moves } – ruch, którego wydarzenia są notowane, prowadzi gdzie indziej niż ruch bez notowania ({ $detail }).
    .mend = „apply” i „apply_and_tell” wykonują ten sam kod, a wydarzenia zapisuje tylko drugie.
engine-conformance-leak = { $game }, miejsca: { $seats }, ruchy: { $moves } – miejsce widzi to, czego nie pokazało mu żadne wydarzenie ({ $detail }).
    .mend = Ukryj to w „observe” albo powiedz temu miejscu w wydarzeniu, co może teraz wiedzieć.
engine-conformance-no-secret = { $game }, miejsca: { $seats } – coś ma być tajne, ale widzi to każde miejsce.
    .mend = Ukryj w „observe” to, co ukrywa wydarzenie, albo niech wydarzenie powie to wszystkim.

## What words are for that a game has to bring

engine-words-said = mówi je sama gra
engine-words-title = nazwa gry
engine-words-rule-title = tytuł zasady, w instrukcji i przy odmowie
engine-words-rule = tekst zasady, w instrukcji
engine-words-area = nagłówek obszaru zasad, w instrukcji i w obrazie tego, co zna osoba ucząca się
engine-words-source = źródło punktów, w tabelach i na wykresach
engine-words-source-from = źródło punktów w zdaniu, na przykład „2 punkty za rzędy”
engine-words-note = uwaga do liczby, która nie jest pewna
engine-words-ruling = interpretacja w sprawie, którą instrukcje zostawiają otwartą
engine-words-disagreement = miejsce, w którym instrukcje się różnią
engine-words-book = nazwa drukowanej instrukcji
engine-words-offer = opcja, w formularzu nowej rozgrywki
engine-words-seat = jak nazywa się miejsce przy stole
engine-words-look = obszar planszy, na przykład w podpowiedzi „Spójrz na rynek”
engine-words-reason = powód w podpowiedzi
engine-words-period = część rozgrywki, w podpowiedzi
engine-words-lesson = słowa lekcji
engine-words-campaign = tytuł momentu w serii rozgrywek
engine-words-first-times = zdanie, które objaśnia coś, gdy zdarza się pierwszy raz
engine-words-exercise = pytanie ćwiczenia
engine-words-puzzle = temat zagadki

## Boards of games

view-check-spot = { $game }, miejsca: { $seats } – miejsca { $spot } nie ma na żadnym arkuszu, który widać przy tej liczbie miejsc ({ $seats }).
    .mend = Narysuj grupę z klasą „spot” i id „{ $drawn }” na jednym z arkuszy w { $folder } („mat.S.” oznacza planszę każdego miejsca) albo rodzinę.
view-check-placement = { $game }, miejsca: { $seats } – na { $spot } coś leży, a gra nie ma takiego miejsca.
    .mend = „placements” podaje tylko miejsca, które wymienia „spots”: dodaj do nich „{ $spot }”.
view-check-symbol = { $game }, miejsca: { $seats } – to, co leży na { $spot }, nie ma rysunku „{ $symbol }”.
    .mend = Narysuj grupę z klasą „symbol” i id „{ $symbol }” w „symbols.svg” w { $folder } albo daj położeniu tekst.
view-check-name = { $game }: w katalogu brakuje słów dla { $key }: nazwy panelu { $pane }.
    .mend = Dodaj „{ $key } = …” do słów gry albo podaj inny klucz w „panes.toml” w { $folder }.
view-check-pane = { $game }, miejsca: { $seats } – miejsca { $spot } nie ma w żadnym panelu.
    .mend = Powiększ ramkę któregoś panelu w „panes.toml” w { $folder } tak, żeby był w niej środek tego miejsca.

## Drawings

view-templates-missing = W { $place } nie ma rysunków.
view-panes-unreadable = Tego, co mówi „panes.toml”, nie da się odczytać: { $problem }.
view-pane-sheet = Panel pokazuje arkusz { $sheet }, którego ta plansza nie ma.
view-theme-unknown = Nie ma motywu „{ $theme }”; są: { $known }.
view-prefix = „{ $prefix }” nie może zaczynać id: litera, potem litery, cyfry, „-” albo „_”.
view-template-anchor = Szablon nie ma na { $spot } miejsca na „{ $symbol }”.
view-template-symbol = Szablon nie ma symbolu „{ $symbol }”.
view-template-frame = Symbol „{ $symbol }” potrzebuje ramki, która zaczyna się w jego początku.
view-template-cell = Rodzina „{ $family }” potrzebuje dokładnie jednej komórki.
view-template-transform = To, co trzyma miejsce na elementy na { $spot }, może być tylko przesunięte, a nie „{ $transform }”.

## Search

search-over = Rozgrywka się skończyła: nie ma czego przewidywać.
search-not-to-act = Teraz decyduje { SEAT($actor) }, więc nie da się szukać dla innego miejsca ({ SEAT($seat) }).
search-player-budget = „{ $player }” to nie gracz. Podaj nazwę bota albo lookahead, information-sets, flat lub beam z sekundami CPU albo próbkami, na przykład lookahead@0.5s albo flat@200.
