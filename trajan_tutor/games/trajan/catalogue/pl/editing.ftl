### Building a position by hand: what its parts are called in the editor.

trajan-edit-nothing = nic

## Headings, under which the parts are found

trajan-edit-area-game = Tura i czas
trajan-edit-area-provinces = Prowincje
trajan-edit-area-district = Dystrykt budowlany
trajan-edit-area-port = Port
trajan-edit-area-stacks = Stosy żetonów Trajana
trajan-edit-area-forum = Forum
trajan-edit-area-senate = Senat
trajan-edit-area-circle = Krąg akcji ({ SEAT($seat) })
trajan-edit-area-mat = Plansza gracza ({ SEAT($seat) })
trajan-edit-area-piles = Zakryte stosy

## The parts

trajan-edit-actor = czyja tura
trajan-edit-quarter = kwartał
trajan-edit-time = znacznik czasu: pole na torze
trajan-edit-demands = potrzeby w tym kwartale
trajan-edit-legionaries = legioniści { FORM($province, "in") }
trajan-edit-leaders = przywódcy { FORM($province, "in") }
trajan-edit-province-tile = żeton { FORM($province, "in") }
trajan-edit-workers = pracownicy na polu budowy { $space }
trajan-edit-space-tile = żeton na polu budowy { $space }
trajan-edit-forum = pola forum
trajan-edit-forum-extra = żółte pola forum
trajan-edit-senate-space =
    { $number ->
        [0] pole startowe toru senatu
       *[other] tor senatu, pole { $number }
    }
trajan-edit-senate-bonus = żetony bonusowe do wyboru
trajan-edit-arch = łuk ({ SEAT($seat) })
trajan-edit-arch-at = na polu { $slot }
trajan-edit-arch-centre = na środku
trajan-edit-plus-two = żeton [+2]: { FORM($action, "nom") }
trajan-edit-plus-two-markers = żetony [+2] ({ SEAT($seat) })
trajan-edit-hand = ręka ({ SEAT($seat) })
trajan-edit-display = strefa gry ({ SEAT($seat) })
trajan-edit-tiles = żetony forum ({ SEAT($seat) })
trajan-edit-built = żetony budowy ({ SEAT($seat) })
trajan-edit-bonus = żetony bonusowe ({ SEAT($seat) })
trajan-edit-pile-goods = talia kart towarów
trajan-edit-pile-forum = stos żetonów forum
trajan-edit-pile-extra = stos żetonów dodatkowych akcji
trajan-edit-pile-demands = stos żetonów popytu
trajan-edit-pile-bonus = stos żetonów bonusowych
