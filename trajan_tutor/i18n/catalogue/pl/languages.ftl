### Languages: what each calls itself, and what the check of a language says.

## The name of this language in itself, as people choose it

language-name = Polski

## What the check of the catalogues says of a language

words-unreadable = { $place }: ten plik nie jest tekstem w UTF-8.
words-plural = { $language }: w { $name } brakuje wariantów { $lacking }.
words-term = { $language }: w { $name } brakuje „{ $word }”, czyli słowa na „{ $term }”.
words-same = { $language }: { $name } to tekst angielski: { $text }
words-english = { $language }: w { $name } są angielskie słowa: { $words }
words-said-english = { $language }: { $name } pojawia się po angielsku.
words-said-plain = { $language }: { $name } pojawia się bez formy .{ $form }, której nie ma.
words-typography =
    { $language }: { $name }, { $slip ->
        [quotes] cudzysłów nie z tego języka: { $text }
        [decimals] ułamek dziesiętny, który w tym języku pisze się z przecinkiem: { $text }
        [space] spacja po liczbie lub jednoliterowym słowie, na której wiersz może się złamać: { $text }
        [percent] spacja przed znakiem procentu, której w tym języku się nie pisze: { $text }
        [dash] łącznik zamiast myślnika: { $text }
        [endings] końcówka w nawiasie: { $text }
       *[double] dwie spacje: { $text }
    }

## The command `trajan-tutor check --language cs`

cli-help-check-language = sprawdza tylko ten język: czego brakuje, co jest nieaktualne i co jest w nim złe
cli-help-check-begin = rozpoczyna język: tworzy jego pliki, w których wszystko, czego brakuje, jest komentarzem
cli-help-check-accept = zapisuje, że te komunikaty przetłumaczono z dzisiejszego angielskiego; bez podania nazw: wszystkie, których jeszcze nie zapisano
cli-help-check-reason = dlaczego tłumaczenie jest dobre, choć zmienił się tylko tekst angielski, na przykład „literówka w angielskim”
cli-help-prove-language = dowodzi, że w tym języku nic nie jest mówione po angielsku
cli-language-made = { $language } to język, z którego powstają pozostałe. Podaj inny.
cli-language-unknown = W języku { $language } nie ma jeszcze słów. Z opcją --begin powstaną jego pliki.
cli-language-begun =
    { $language }: { $files ->
        [one] utworzono { $files } plik.
        [few] utworzono { $files } pliki.
        [many] utworzono { $files } plików.
       *[other] utworzono { $files } pliku.
    }
cli-language-refused = { $name }: tłumaczenie jest takie samo jak przedtem i nie podano --reason.
cli-language-column-texts = teksty
cli-language-column-lacking = braki
cli-language-column-percent = procent
cli-language-column-stale = nieaktualne
cli-language-lacks = { $file }, braki ({ $count }): { $names }
cli-language-stale = { $name }: nieaktualne, tekst angielski zmienił się od tego czasu.
cli-language-unstamped =
    { $count ->
        [one] { $count } tłumaczenie nigdy nie zostało zapisane jako zrobione z dzisiejszego angielskiego: robi to --accept.
        [few] { $count } tłumaczenia nigdy nie zostały zapisane jako zrobione z dzisiejszego angielskiego: robi to --accept.
        [many] { $count } tłumaczeń nigdy nie zostało zapisanych jako zrobione z dzisiejszego angielskiego: robi to --accept.
       *[other] { $count } tłumaczenia nigdy nie zostało zapisane jako zrobione z dzisiejszego angielskiego: robi to --accept.
    }
cli-language-right = { $language }: w tym, co jest, nie ma błędów.
cli-language-wrong =
    { $language }: { $count ->
        [one] { $count } problem
        [few] { $count } problemy
        [many] { $count } problemów
       *[other] { $count } problemu
    }
cli-language-share = { $name } ({ $language }) ma { NUMBER($percent) }% komunikatów: jeszcze nie ma tego języka do wyboru.
cli-language-absent = { $game } mówi po angielsku, gdy wybrany jest któryś z tych języków: { $languages }.
cli-surface-names = Nazwy i terminy
cli-surface-labels = Napisy i scena
cli-surface-moves = Ruchy, opcje, dziennik, zestawienia
cli-surface-rules = Zasady i odmowy
cli-surface-coach = Doradca
cli-surface-exercises = Ćwiczenia
cli-surface-lessons = Lekcje
cli-surface-rulings = Interpretacje
cli-surface-others = Zajęcia, arkusze, wiersz poleceń, lekka strona
cli-surface-all = Wszystko
cli-terms-ours = Terminy, na które żadna instrukcja w języku { $language } nie ma słowa, więc słowa są nasze:
