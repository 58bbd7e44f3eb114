### Rules of the bonus tokens and the modules.

## Bonus tokens

caesar-bonus-use = Żeton korzyści: teraz albo wcale
    .rule = Działania żetonu korzyści możesz użyć, gdy go bierzesz. Czego wtedy nie użyjesz, przepada; tylko żeton Senat się zachowuje.
    .refused = Tego nie robi { FORM($bonus, "nom") }. Użyj go tak, jak działa, albo zostaw.
caesar-bonus-nothing = Nie ma czego użyć
    .rule = Bez żetonu korzyści albo gdy nic nie mógłby zrobić, nie ma czego użyć.
    .refused = Nie ma tu czego użyć. Zostaw to.
caesar-tactics-extra = Taktyka: jeszcze jedna tura
    .rule = Możesz rozegrać jeszcze jedną turę. Według naszej interpretacji to pełna tura po tej, już po losowaniu.
caesar-tactics-once = Jedna dodatkowa tura
    .rule = Dwa żetony Taktyka wzięte w jednej turze dają jedną dodatkową turę. Wzięty w dodatkowej turze daje kolejną.
    .refused = Masz już dodatkową turę. Drugi żeton Taktyka w tej samej turze nie daje następnej.
caesar-tactics-decline = Zrezygnuj z dodatkowej tury
    .rule = Z dodatkowej tury możesz zrezygnować. Jeśli ją zaczniesz i nie możesz umieścić żetonu, przegrywasz.
caesar-wealth-draw = Bogactwo: większe zasoby
    .rule = Od razu wylosuj jeszcze jeden żeton. Twoje zasoby są odtąd o jeden większe.
caesar-might-influence = Potęga: zakryj żeton legionu
    .rule = Odwróć żeton legionu przeciwnika na zakrytą stronę. Odtąd po obu stronach nic się nie liczy.
caesar-might-marker = Potęga: zakryj znacznik władzy
    .rule = Zamiast tego możesz odwrócić na zakrytą stronę znacznik władzy przeciwnika. Na granice tej prowincji nie trafią już znaczniki władzy. Według naszej interpretacji nadal daje kontrolę i liczy się jako umieszczony.
caesar-might-enemy = Tylko elementy przeciwnika
    .rule = Potęga odwraca żetony legionu i znaczniki władzy drugiej strony.
    .refused = Tu nie ma nic drugiej strony do odwrócenia: { $place }. Wybierz jej żeton legionu albo znacznik władzy.
caesar-might-covered = Znacznik władzy chroni żeton pod sobą
    .rule = Żetonu legionu, który leży pod znacznikiem władzy, nie można odwrócić.
    .refused = Ten żeton leży pod znacznikiem władzy: { $place }. Wybierz inny.
caesar-might-face-up = Tylko to, co odkryte
    .rule = Tego, co już leży zakryte, nie można odwrócić ponownie.
    .refused = To już leży zakryte: { $place }. Wybierz coś odkrytego.
caesar-might-closed = Zamknięta prowincja się nie zmienia
    .rule = Zakrycie żetonu nic nie zmienia w prowincji zamkniętej wcześniej, nawet tam, gdzie był remis.
caesar-senate-keep = Senat: zachowaj żeton
    .rule = Żeton Senat zachowujesz, ktokolwiek kontroluje prowincję.
caesar-senate-markers = Senat: znaczniki w Rzymie
    .rule = Jeśli tym samym zamknięciem przejmujesz też kontrolę, możesz położyć pod żetonem znaczniki władzy: tyle, ile masz żetonów Senat, wliczając ten.
    .refused =
        { $markers ->
            [1] O jeden znacznik władzy za dużo
            [one] O { $markers } znacznik władzy za dużo
            [few] O { $markers } znaczniki władzy za dużo
            [many] O { $markers } znaczników władzy za dużo
           *[other] O { $markers } znaczników władzy za dużo
        }: { $tokens ->
            [1] masz jeden żeton Senat
            [one] masz { $tokens } żeton Senat
            [few] masz { $tokens } żetony Senat
            [many] masz { $tokens } żetonów Senat
           *[other] masz { $tokens } żetonów Senat
        }.
caesar-senate-left = Nie więcej znaczników, niż zostało
    .rule = Pod żetonem Senat nie położysz więcej znaczników, niż ci zostało.
    .refused =
        { $left ->
            [1] Został ci tylko jeden znacznik władzy
            [one] Został ci tylko { $left } znacznik władzy
            [few] Zostały ci tylko { $left } znaczniki władzy
            [many] Zostało ci tylko { $left } znaczników władzy
           *[other] Zostało ci tylko { $left } znaczników władzy
        }, a nie { $markers }.

caesar-senate-exactly = Tyle znaczników, ile żetonów Senat
    .rule = Pod żeton Senat trafia dokładnie tyle znaczników, ile masz żetonów Senat, albo wszystkie, które ci zostały, jeśli jest ich mniej, albo żaden.
    .refused = Pod żeton Senat trafia dokładnie tyle znaczników, ile masz żetonów Senat, albo wszystkie pozostałe, albo żaden: nie { $markers }.

## Poison

caesar-poison-return = Trucizna: z powrotem do woreczka
    .rule = Druga strona odkłada do swojego woreczka jeden losowo wybrany żeton ze swoich zasobów. Obie strony mogą go zobaczyć. Te zasoby są odtąd o jeden mniejsze.
caesar-poison-empty = Nie ma czego zatruć
    .rule = Przeciw pustym zasobom Trucizna nic nie robi.
    .refused = Zasoby drugiej strony są puste: Trucizna nic nie robi.
caesar-poison-setup = Z Trucizną trzy żetony
    .rule = W module Trucizna trzy żetony Trucizna zastępują żetony korzyści, a zasoby zaczynają się od trzech żetonów.

## Centurions

caesar-centurions-take = Centurioni: silny żeton
    .rule = Na koniec tury bierzesz do zasobów jeden z własnych żetonów legionu Centurion zamiast losować.
caesar-centurions-none = Brak żetonów legionu Centurion
    .rule = Jeśli nie masz już żetonów legionu Centurion, losujesz jak zawsze.
    .refused = Nie masz już do wzięcia takiego żetonu: { $token }. Losuj albo weź inny.
caesar-centurions-once = Jeden żeton legionu Centurion w turze
    .rule = Dwa żetony korzyści Centurion w jednej turze: jeden zastępuje losowanie, drugi przepada.
    .refused = Żeton legionu Centurion zastępuje już losowanie. Drugi żeton korzyści Centurion w tej samej turze przepada.
caesar-centurions-setup = Moduł Centurioni
    .rule = Trzy żetony korzyści Centurion zastępują inne żetony korzyści. Każdy gracz ma przed sobą na stole trzy żetony legionu Centurion, silne.

## Checkpoints

caesar-checkpoints-face-down = Zakryty na punkcie kontrolnym
    .rule = Na jednym z trzech punktów kontrolnych możesz umieścić żeton zakryty; po obu stronach nic się nie liczy. Według naszej interpretacji jego symbol musi pasować.
    .refused = Pole między prowincjami { $first } i { $second } nie jest punktem kontrolnym. Umieść żeton odkryty albo wybierz punkt kontrolny.
caesar-checkpoints-space = Trzy punkty kontrolne
    .rule = Punkty kontrolne leżą między prowincjami Gallia i Sardinia, Numidia i Africa, Aegyptus i Asia.
caesar-checkpoints-bank = Losuj z banku
    .rule = Kto umieszcza zakryty żeton, może w zamian wylosować żeton korzyści z banku i go rozpatrzyć. Według naszej interpretacji od razu, zanim cokolwiek zostanie zamknięte, a jego działania można nie użyć.
caesar-checkpoints-empty = Bank jest pusty
    .rule = Gdy bank jest pusty, nie można już umieszczać zakrytych żetonów.
    .refused = Bank jest pusty, więc nie można już umieścić zakrytego żetonu.
caesar-checkpoints-senate = Żeton Senat z banku
    .rule = Zachowujesz go. Znaczniki mogą trafić pod niego, gdy rozpatrywana jest pierwsza prowincja, którą zdobywasz tym umieszczeniem, przed żetonem korzyści tej prowincji.
caesar-checkpoints-modules = Punkty kontrolne wymagają obu pozostałych modułów
    .rule = Z modułem Punkty kontrolne gra się tylko razem z modułami Trucizna i Centurioni.
    .refused = Ta rozgrywka jest bez modułu Punkty kontrolne. Umieść żeton odkryty.
