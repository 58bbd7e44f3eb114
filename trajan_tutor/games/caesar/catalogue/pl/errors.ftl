### Texts that cannot be read: moves, options and positions. Each sentence names the place and the way out.

## Moves in notation

caesar-notation-near = „{ $text }” to nie ruch. Może chodzi o: { $near }.
caesar-notation-unknown = „{ $text }” to nie ruch. Ruch wygląda na przykład tak: „place shield-6-0 AS-SY SY”, „mark AS-SY” albo „close SY”.

## Options

caesar-option-checkpoints = Z modułem checkpoints gra się tylko razem z poison i centurions. Dodaj { $missing } albo pomiń checkpoints.
caesar-option-solo-only = Opcja { $option } należy do gry przeciw Krassusowi. Podaj też solo albo ją pomiń.

## Positions; $place is the path of the field

caesar-position-middle = Rozgrywka jest w środku tury. Dokończ turę albo zapisz rozgrywkę jako zapis partii.
caesar-position-winner = Ta pozycja to koniec rozgrywki, w której wygrywa { $winner }, więc nie można od niej grać.
caesar-position-count = W tej pozycji „{ $place }” ma za dużo: { $name }, { $found }. W grze jest tam tylko { $most }.
    .edit = może być najwyżej { $most }, a tak byłoby { $found }.
caesar-position-symbol = W tej pozycji w „{ $place }” jest { $token }, a to nie pasuje: symbol tego pola to { $symbol }.
caesar-position-closed =
    W tej pozycji „{ $place }” nie zgadza się z polami granicznymi: { $free ->
        [0] wszystkie są zajęte, więc prowincja jest zamknięta
        [1] jedno jest wolne, więc prowincja jest otwarta
        [one] { $free } jest wolne, więc prowincja jest otwarta
        [few] { $free } są wolne, więc prowincja jest otwarta
        [many] { $free } jest wolnych, więc prowincja jest otwarta
       *[other] { $free } jest wolnych, więc prowincja jest otwarta
    }.
caesar-position-two-sides = W tej pozycji w „{ $place }” leżą znaczniki obu stron. Prowincję kontroluje jedna strona.
caesar-position-open-marker = W tej pozycji „{ $place }” nie jest puste, a prowincja jest otwarta. Znaczniki władzy ma tylko zamknięta prowincja.
    .edit = prowincja jest otwarta, a znaczniki władzy ma tylko zamknięta.
caesar-position-closed-bonus = W tej pozycji w „{ $place }” jest żeton korzyści, a prowincja jest zamknięta. Kto zamyka prowincję, bierze jej żeton: wpisz tam null.
    .edit = prowincja jest wtedy zamknięta, a kto ją zamyka, bierze jej żeton korzyści; najpierw zabierz żeton.
caesar-position-italia = W tej pozycji w „{ $place }” jest jeden znacznik. Kto kontroluje prowincję Italia, ma tam dwa.
caesar-position-border-marker = W tej pozycji w „{ $place }” jest znacznik { FORM($side, "gen") }, ale { $side } nie kontroluje prowincji { $province }. Strona kładzie znaczniki na granicach między dwiema własnymi prowincjami.
    .edit = { $side } nie kontroluje prowincji { $province }, a strona kładzie znaczniki na granicach między dwiema własnymi prowincjami.
caesar-position-under = W tej pozycji „{ $place }” liczy znaczniki, ale strona nie ma żetonu Senat, pod którym by leżały.
    .edit = nie ma żetonu Senat, pod którym leżałyby znaczniki.
caesar-position-bank = W tej pozycji w „{ $place }” jest { $name }. W banku są tylko zastąpione żetony gry podstawowej.
    .edit = w banku są tylko żetony gry podstawowej.
caesar-position-not-his = W tej pozycji „{ $place }” nie jest puste, ale Krassus nie ma tam żetonów legionu Centurion: są w „solo.pile”.
    .edit = Krassus ma żetony legionu Centurion w osobnym stosie.
caesar-position-tiles = W tej pozycji w „{ $place }” kafelek { $name } występuje za często. Talia tego poziomu to: { $expected }.
    .edit = talia tego poziomu nie ma ich więcej: { $expected }.
caesar-position-no-tiles = W tej pozycji „{ $place }” jest puste i żaden kafelek nie jest użyty. Krassus potrzebuje kafelków taktyki.
    .edit = Krassus potrzebuje kafelków taktyki.
caesar-position-pile = W tej pozycji w „{ $place }” jest { $name }, a to nie jest żeton legionu Centurion.
caesar-position-not-winner = W tej pozycji „winner” to { $side }, ale ostatni znacznik umieściła druga strona.
caesar-position-last-marker = W tej pozycji „{ $place }” to 0, więc ta strona wygrywa. Od zakończonej rozgrywki nie można grać.
    .edit = strona miałaby umieszczony ostatni znacznik i byłby koniec rozgrywki.
caesar-position-cannot-place = W tej pozycji w „{ $place }” jest { $side }: ta strona nie ma żetonu na żadne wolne pole i przegrywa. Od zakończonej rozgrywki nie można grać.
    .edit = { $side } nie miałby żetonu na żadne wolne pole i byłby koniec rozgrywki.

caesar-evaluation-weight = Plik { $file } nie ma liczby całkowitej dla wagi „{ $weight }” albo jej nie zna.
caesar-evaluation-chance = Plik { $file } nie ma dla „{ $weight }” wiersza liczb całkowitych ({ $spaces }).

## Positions that cannot arise in play

caesar-impossible-count = { $place }: { $name }, { $found }, a w każdej rozgrywce jest w tym momencie { $expected }
caesar-impossible-bonus = prowincja { $province } jest otwarta, a nie ma żetonu korzyści
caesar-impossible-italia = Italia ma inny żeton korzyści niż Senat
