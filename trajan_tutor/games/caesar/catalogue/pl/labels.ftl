### What places and pieces are called on the board: for readers of the picture and for those who listen to it.

## Places; what lies there follows after a colon

caesar-label-province = { $province }
caesar-label-second-space = { $province }, drugie pole
caesar-label-border = pole graniczne między prowincjami { $one } i { $two }, { $symbol }
caesar-label-checkpoint = punkt kontrolny między prowincjami { $one } i { $two }, { $symbol }
caesar-label-bonus-kind = { $bonus }
caesar-label-bank = bank żetonów korzyści
caesar-label-deck = kafelki taktyki Krassusa
caesar-label-used = użyte kafelki taktyki
caesar-label-pile = żetony legionu Centurion Krassusa
caesar-label-name = { $side }
caesar-label-markers-of = znaczniki władzy { FORM($side, "gen") }
caesar-label-supply = zasoby { FORM($side, "gen") }, żeton { $number }
caesar-label-supply-hidden = zakryte zasoby { FORM($side, "gen") }
caesar-label-bag = woreczek { FORM($side, "gen") }
caesar-label-senate = pole na żeton Senat { $number } { FORM($side, "gen") }
caesar-label-centurions = żetony legionu Centurion { FORM($side, "gen") }
caesar-label-centurion = żeton legionu Centurion { $number } { FORM($side, "gen") }

## Pieces and states; read after the place

caesar-label-held = pod kontrolą { FORM($side, "gen") }, { $own }:{ $other }
caesar-label-tied = zamknięta, po { $sum }, pod niczyją kontrolą
caesar-label-full = pełna, zaraz będzie rozpatrzona
caesar-label-near = zostało jedno pole
caesar-label-sum = { $side } { $sum }
caesar-label-sum-leads = prowadzi { $side }: { $sum }
caesar-label-bonus-token = { FORM($bonus, "token") }
caesar-label-marker = znacznik władzy { FORM($side, "gen") }
caesar-label-marker-down = zakryty znacznik władzy { FORM($side, "gen") }
caesar-label-token = { $token } ({ $side }): { $first } ku prowincji { $one }, { $second } ku prowincji { $two }
caesar-label-token-down = zakryty żeton legionu { FORM($side, "gen") }, liczy się jako 0
caesar-label-bonus-left =
    { $count ->
        [0] brak na mapie
       *[other] { $count } na mapie
    }
caesar-label-bank-tokens =
    { $count ->
        [0] pusty
        [one] { $count } zakryty żeton
        [few] { $count } zakryte żetony
        [many] { $count } zakrytych żetonów
       *[other] { $count } zakrytych żetonów
    }
caesar-label-tiles-left =
    { $count ->
        [0] brak kafelków
        [one] został { $count } kafelek
        [few] zostały { $count } kafelki
        [many] zostało { $count } kafelków
       *[other] zostało { $count } kafelków
    }
caesar-label-tile-used =
    { $count ->
        [1] { $tile }
       *[other] { $tile }, { $count } razy
    }
caesar-label-tile-last =
    { $count ->
        [1] teraz { $tile }
       *[other] teraz { $tile }, użyty { $count } razy
    }
caesar-label-pile-left =
    { $count ->
        [0] brak żetonów
        [one] został { $count } żeton
        [few] zostały { $count } żetony
        [many] zostało { $count } żetonów
       *[other] zostało { $count } żetonów
    }
caesar-label-markers =
    { $count ->
        [0] wszystkie umieszczone
       *[other] zostało { $count }
    }
caesar-label-tokens-hidden =
    { $count ->
        [one] { $count } zakryty żeton
        [few] { $count } zakryte żetony
        [many] { $count } zakrytych żetonów
       *[other] { $count } zakrytych żetonów
    }
caesar-label-tokens-in-bag =
    { $count ->
        [0] pusty
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonów
    }
caesar-label-centurions-left =
    { $count ->
        [0] nie ma już żetonów
       *[other] do wzięcia: { $count }
    }
caesar-label-to-act = teraz decyduje
caesar-label-won = wygrywa { $side }

## Words printed on the board: a test tells when one has no room there

caesar-label-heading-bonus = Żetony korzyści
caesar-label-heading-bank = Bank
caesar-label-short-hu = H. Ulterior
caesar-label-short-hc = H. Citerior
caesar-label-short-gc = G. Cisalpina
caesar-label-heading-deck = Kafelki taktyki
caesar-label-heading-pile = Centurioni
caesar-label-heading-markers = Znaczniki
caesar-label-heading-supply = Zasoby
caesar-label-heading-senate = Senat

## Parts of the board on a narrow page, as headings of tabs

caesar-label-part-map = Mapa
caesar-label-part-mat = Moja strona
caesar-label-part-others = Druga strona

## The legend: what each symbol stands for

caesar-symbol-token = żeton legionu
caesar-symbol-token-wild = joker żetonu legionu
caesar-symbol-token-centurion = żeton legionu Centurion
caesar-symbol-token-down = zakryty żeton legionu
caesar-symbol-plate-sword = miecz: pole graniczne lub żeton
    .named = miecz, miecza, mieczem, miecze, mieczy
caesar-symbol-plate-shield = tarcza: pole graniczne lub żeton
    .named = tarcza, tarczy, tarczę, tarczą, tarcze
caesar-symbol-plate-ship = okręt: pole graniczne lub żeton
    .named = okręt, okrętu, okrętem, okręty, okrętów
caesar-symbol-plate-wild = joker: pasuje na każde pole graniczne
caesar-symbol-plate-shield-ship = tarcza lub okręt
caesar-symbol-control = znacznik władzy
    .named = znacznik władzy, znacznika władzy, znacznikiem władzy, znaczniki władzy, znaczników władzy, znacznikami władzy
caesar-symbol-control-down = zakryty znacznik władzy
caesar-symbol-control-gone = umieszczony znacznik władzy
caesar-symbol-sum-caesar = suma siły
caesar-symbol-sum-caesar-lead = suma siły, prowadzi
caesar-symbol-bonus-senate = Senat: znaczniki władzy pod żetonem
    .named = żeton Senat, żetonu Senat, żetonem Senat, żetony Senat, żetonów Senat
caesar-symbol-bonus-tactics = Taktyka: jeszcze jedna tura
    .named = Taktyka, Taktyki, Taktykę, Taktyką
caesar-symbol-bonus-wealth = Bogactwo: jeden żeton legionu więcej
    .named = Bogactwo, Bogactwa, Bogactwem
caesar-symbol-bonus-might = Potęga: odwróć element przeciwnika
    .named = Potęga, Potęgi, Potęgę, Potęgą
caesar-symbol-bonus-poison = Trucizna: żeton rywala do woreczka
    .named = Trucizna, Trucizny, Truciznę, Trucizną
caesar-symbol-bonus-centurion = Centurion: żeton legionu Centurion
    .named = Centurion, Centurioni, Centurionów
caesar-symbol-bonus-back = bank żetonów korzyści
caesar-symbol-bag = woreczek
    .named = woreczek, woreczka, woreczku, woreczkiem
caesar-symbol-act-draw-1 = Krassus losuje żeton legionu
caesar-symbol-act-draw-2 = Krassus losuje dwa żetony
caesar-symbol-act-place-1 = Krassus umieszcza żeton
caesar-symbol-act-place-2 = Krassus umieszcza dwa żetony
caesar-symbol-act-discard = Krassus odkłada pierwszy żeton z lewej
caesar-symbol-act-centurion = Krassus bierze żeton legionu Centurion
