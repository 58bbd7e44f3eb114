### What places and pieces are called on the board: for readers of the picture and for those who listen to it.

## Places; what lies there follows after a colon

trajan-label-province = { $province }, { $worth }
trajan-label-camp = obóz militarny (Italia)
trajan-label-space = pole budowy { $space }
trajan-label-ship = statek: { $ship }
trajan-label-stack = stos żetonów Trajana: { $stack }
trajan-label-forum-space = pole forum { $number }
trajan-label-yellow-space = forum, żółte pole { $number }
trajan-label-senate-space =
    { $number ->
        [0] tor senatu, pole startowe
       *[other] tor senatu, pole { $number }: { $worth }, { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosów
    }
    }
trajan-label-senate-bonus = senat, żeton bonusowy { $number } do wyboru
trajan-label-time =
    tor czasu: { $length ->
        [one] { $length } krok
        [few] { $length } kroki
        [many] { $length } kroków
       *[other] { $length } kroków
    }
trajan-label-time-space =
    { $number ->
        [0] tor czasu, pole startowe
       *[other] tor czasu, pole { $number }
    }
trajan-label-demand-space = potrzeba { $number } w tym kwartale
trajan-label-quarter = kwartał i runda
trajan-label-deck = talia kart towarów
trajan-label-pile = { $pile }
trajan-label-name = { SEAT($seat) }
trajan-label-score = wynik ({ SEAT($seat) })
trajan-label-tray = taca { $slot }, { $action } ({ SEAT($seat) })
trajan-label-slot = pole { $slot } na żeton Trajana ({ SEAT($seat) })
trajan-label-centre = środek kręgu akcji ({ SEAT($seat) })
trajan-label-held = na ręce ({ SEAT($seat) }): { $marker }
trajan-label-hand = na ręce ({ SEAT($seat) }): { $goods }
trajan-label-hand-unknown = zakryte karty ({ SEAT($seat) })
trajan-label-display = strefa gry ({ SEAT($seat) }): { $goods }
trajan-label-tiles = żetony forum ({ SEAT($seat) }): { $tile }
trajan-label-bonus = żeton bonusowy „{ $bonus }” ({ SEAT($seat) })
trajan-label-built = żetony budowy „{ $building }” ({ SEAT($seat) })
trajan-label-kept = zachowane żetony Trajana, potrzeba { FORM($demand, "gen") } ({ SEAT($seat) })
trajan-label-plus-two = pole [+2]: { FORM($action, "nom") } ({ SEAT($seat) })
trajan-label-supply = zasoby ({ SEAT($seat) })
trajan-label-worker-camp = obóz pracowników ({ SEAT($seat) })
trajan-label-military-camp = obóz militarny ({ SEAT($seat) })

## Pieces; read after the place

trajan-label-marker = { FORM($colour, "marker") }
trajan-label-trajan-tile =
    żeton Trajana: { $kind }, { $pair }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
trajan-label-trajan-tile-ready =
    żeton Trajana, którego kolory leżą na tacy: { $kind }, { $pair }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
trajan-label-stack-left =
    { $count ->
        [0] nie ma już żetonów
        [one] został { $count } żeton
        [few] zostały { $count } żetony
        [many] zostało { $count } żetonów
       *[other] zostało { $count } żetonów
    }
trajan-label-stack-hidden =
    { $count ->
        [one] { $count } zakryty żeton
        [few] { $count } zakryte żetony
        [many] { $count } zakrytych żetonów
       *[other] { $count } zakrytych żetonów
    }
trajan-label-building-tile =
    żeton budowy „{ $building }”, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
trajan-label-bonus-yellow =
    { $bonus }, żółta strona ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } { FORM($bonus, "per") })
trajan-label-bonus-grey =
    { $bonus }, szara strona ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } { FORM($bonus, "per") })
trajan-label-bonus-halves =
    { $bonus }, szara strona ({ $halves ->
        [1] pół punktu
        [2] 1 punkt
        [4] 2 punkty
        [few] { $halves } połówki punktu
        [many] { $halves } połówek punktu
       *[other] { $halves } połówek punktu
    } { FORM($bonus, "per") })
trajan-label-worker = pracownik ({ SEAT($seat) })
trajan-label-legionary = legionista ({ SEAT($seat) })
trajan-label-leader = przywódca ({ SEAT($seat) })
trajan-label-disc = dysk w senacie ({ SEAT($seat) })
trajan-label-worth =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
trajan-label-ship-coloured = kolorowa strona
trajan-label-ship-grey = szara strona
trajan-label-ship-value =
    { $size }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
trajan-label-ship-value-grey =
    szara strona, { $size }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
trajan-label-cargo = załadowano: { $count }
trajan-label-cards =
    { $count ->
        [0] brak kart
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    }
trajan-label-pile-empty = pusty
trajan-label-cards-hidden =
    { $count ->
        [0] brak zakrytych kart
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
        [many] { $count } zakrytych kart
       *[other] { $count } zakrytych kart
    }
trajan-label-time-marker = znacznik czasu: krok { $time } z { $length }, do pola startowego zostało { $left }
trajan-label-demand-asked = { $demand }, do zaspokojenia teraz
trajan-label-quarter-of = kwartał { $quarter } z { $quarters }
trajan-label-round = runda { $round } z { $rounds }
trajan-label-to-act = teraz decyduje
trajan-label-turn = ma swoją turę
trajan-label-won = wygrywa { SEAT($seat) }
trajan-label-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
trajan-label-arch = łuk
trajan-label-plus-two-marker = żeton [+2]
trajan-label-kept-tiles =
    { $count ->
        [0] brak
       *[other] zachowano: { $count }
    }
trajan-label-figures =
    { $count ->
        [0] brak pionków
        [one] { $count } pionek
        [few] { $count } pionki
        [many] { $count } pionków
       *[other] { $count } pionków
    }
trajan-label-next-drop = tu trafi następny znacznik
trajan-label-target = taca docelowa

## Words printed on the board: a test tells when one has no room there

trajan-label-heading-district = Dystrykt budowlany
trajan-label-heading-port = Port
trajan-label-part-map = Mapa
trajan-label-part-port = Port
trajan-label-part-district = Budowa
trajan-label-part-others = Rywale
trajan-label-pane-circle = Krąg
trajan-label-pane-own = Własne
trajan-label-pane-time = Czas
trajan-label-heading-stacks = Żetony Trajana
trajan-label-heading-forum = Forum
trajan-label-heading-senate = Senat
trajan-label-heading-bonus-offer = Do wyboru
trajan-label-heading-deck = Talia
trajan-label-heading-discards = Odrzucone
trajan-label-heading-hand = Ręka
trajan-label-heading-display = Strefa
trajan-label-heading-tiles = Żetony forum
trajan-label-heading-kept = Zachowane
trajan-label-heading-supply = Zasoby
trajan-label-heading-workers = Pracownicy
trajan-label-heading-legionaries = Legioniści
trajan-label-heading-built = Budowa
trajan-label-heading-bonus = Bonusy
trajan-label-heading-quarter = Kwartał
trajan-label-heading-round = Runda
trajan-label-heading-identical = identyczne
trajan-label-heading-pairs = pary
trajan-label-heading-different = różne
trajan-label-heading-camp = Obóz militarny
