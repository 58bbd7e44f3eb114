### A handful of messages in Polish, to try what the language asks of the code. No language of the product yet.

list-next = { $first }, { $next }
list-last = { $first } i { $last }
seat-0 = gracz A
    .gen = gracza A
seat-1 = gracz B
    .gen = gracza B
counted =
    { $count ->
        [one] jeden punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
    .figure =
        { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
            [many] { $count } punktów
           *[other] { $count } punktu
        }
coach-verdict-costs = Jest lepsza tura: daje o jakieś { POINTS($points) } więcej.
cli-puzzles-holds = { $name }: najlepsza tura prowadzi o { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }, rozdań: { $deals }).
board-saved-games-played = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }

trajan-province-camp = obóz militarny
    .in = w obozie militarnym
    .to = do obozu militarnego
trajan-province-raetia = Raetia
    .in = w prowincji Raetia
    .to = do prowincji Raetia
trajan-tile-bread = żeton z chlebem
    .acc = żeton z chlebem
trajan-tile-votes-3 = żeton senatu z 3 głosami
    .acc = żeton senatu z 3 głosami
trajan-tile-wild-goods = joker karty towaru
    .acc = jokera karty towaru
trajan-slot-2 = II
trajan-slot-3 = III
trajan-action-seaport = akcja portu
    .gen = akcji portu
trajan-action-military = akcja militarna
    .gen = akcji militarnej
trajan-colour-yellow = żółty
trajan-colour-blue = niebieski
trajan-pile-left = lewy stos
    .gen = lewego stosu

trajan-event-took-tile = Wzięto { FORM($tile, "acc") } z forum.
trajan-event-leader-moved = Przesunięto przywódcę { FORM($province, "to") }.
trajan-event-conquered = Umieszczono legionistę { FORM($province, "in") }.
trajan-event-passed = Zrezygnowano z { FORM($action, "gen") }.
trajan-event-dropped = Położono { $colour } znacznik na tacy { $tray }.
trajan-event-unmet =
    { $unmet ->
        [one] Nie zaspokojono 1 potrzeby.
       *[other] Nie zaspokojono { $unmet } potrzeb.
    }
trajan-prompt-drop =
    { $left ->
        [one] Połóż znacznik na tacy { $tray }: na ręce jest jeszcze 1 znacznik.
        [few] Połóż znacznik na tacy { $tray }: na ręce są jeszcze { $left } znaczniki.
       *[other] Połóż znacznik na tacy { $tray }: na ręce jest jeszcze { $left } znaczników.
    }
trajan-move-leader-tile = Przesunąć przywódcę { FORM($province, "to") } i wziąć { FORM($tile, "acc") }
trajan-move-take-empty = Wziąć wierzchnią kartę { FORM($pile, "gen") }
trajan-label-score = wynik { FORM(SEAT($seat), "gen") }
