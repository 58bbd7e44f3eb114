### Building a position by hand: what is done, why it is refused, and what the editor is made of.

## What was to be done, and what is said when it cannot be

edit-impossible = { $action }: { $problem }
edit-put = Położyć „{ $piece }” na „{ $field }” – tego nie można
edit-take = Zabrać „{ $piece }” z „{ $field }” – tego nie można
edit-move = Przenieść „{ $piece }” na „{ $field }” – tego nie można
edit-set = „{ $field }” nie może mieć wartości { $number }
edit-no-place = Na „{ $field }” nie ma miejsca dla „{ $piece }”.
edit-taken = Na „{ $field }” już coś leży. Zabierz to, zanim przeniesiesz tam „{ $piece }”.
edit-stays = „{ $field }” nigdy nie jest puste: połóż tam w zamian coś innego.
edit-nothing-there = Na „{ $field }” nie ma takiego elementu.
edit-not-number = „{ $field }” to nie liczba: połóż tam elementy albo je zabierz.
edit-piece-unknown = „{ $piece }” nie może leżeć na „{ $field }”. Mogą tam leżeć: { $known }.
edit-field-unknown = Pozycja nie ma miejsca „{ $field }”. Nazwy wszystkich miejsc wypisze „editor.places()”.
edit-no-further = Nie ma już czego cofnąć ani ponowić.
edit-game = Pozycji gry „{ $game }” nie da się budować ręcznie: gra nie mówi, co gdzie można położyć.
edit-turn =
    { $turns ->
        [0] Ten zapis nie ma miejsca między dwiema turami.
        [one] Ten zapis ma jedną turę, liczoną od 1.
        [few] Ten zapis ma { $turns } tury, liczone od 1.
        [many] Ten zapis ma { $turns } tur, liczonych od 1.
       *[other] Ten zapis ma { $turns } tury, liczone od 1.
    } Tury { $turn } wśród nich nie ma.
edit-file-name = „{ $name }” nie nadaje się tu na nazwę pliku: użyj małych liter i cyfr, z łącznikiem między słowami.

## The editor on the page

edit-title = Edytor pozycji: { GAME($game) }
editor-editor = Edytor pozycji
editor-undo = Cofnij
editor-redo = Ponów
editor-new = Nowa pozycja
editor-write = Wypisz
editor-choose-place = Miejsca
editor-here = Kliknij miejsce na planszy albo wybierz je z listy.
editor-lies = Tu leży
editor-put = Połóż tutaj
editor-take = Zabierz
editor-move = Przenieś …
editor-move-to = Przenieś na
editor-up = Wyżej
editor-down = Niżej
editor-top = Na wierzch
editor-cancel = Anuluj
editor-nothing = nic
editor-more = Jeszcze jeden
editor-less = Jeden mniej
editor-next-first = Pierwszy jest ten, który zostanie wzięty jako następny.
editor-carries = Przenosisz „{ $piece }” z „{ $field }”: kliknij miejsce docelowe albo wybierz je z listy.
editor-seat = Duża plansza gracza
editor-not-here = „{ $piece }” nie może tam leżeć: wybierz podświetlone miejsce albo jedno z listy.
editor-picked = { $fields }
editor-fixed = To, co tu jest, wynika z reszty pozycji i nie da się tego zmienić.
editor-begun = Na planszy leży inna pozycja.
editor-saved = Zapisano w { $path }.
editor-no-folder = Nie da się tu nic zapisać w plikach: skopiuj tekst.
editor-new-title = Inna pozycja
editor-new-game = Gra
editor-new-seats = Gracze
editor-new-start = Zacznij od
editor-new-first = pierwszej pozycji
editor-new-empty = pustej planszy
editor-new-begin = Rozłóż
editor-paste = Pozycja albo zapis jako tekst JSON
editor-paste-hint = Wklej tekst pozycji albo zapisanej partii i turę, którą chcesz obejrzeć.
editor-paste-turn = Tura zapisanej partii (0: ostatnia)
editor-paste-load = Rozłóż to
editor-write-json = Pozycja jako JSON
editor-write-lesson = Lekcja do wypełnienia
editor-write-name = Nazwa pliku
editor-write-save = Zapisz pozycję
editor-write-save-lesson = Zapisz pozycję i lekcję
editor-keys = Strzałki prowadzą z miejsca na miejsce, Enter otwiera miejsce. Ctrl+Z cofa, Escape kończy przenoszenie.
