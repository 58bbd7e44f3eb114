### What places and pieces are called on the board: for readers of the picture and for those who listen to it.

## Places; what lies there follows after a colon

trajan-label-province =
    { $province }, { $worth }
trajan-label-camp = vojenský tábor (Italia)
trajan-label-space = stavební políčko { $space }
trajan-label-ship = loď: { $ship }
trajan-label-stack = sloupek Trajanových žetonů: { $stack }
trajan-label-forum-space = políčko fóra { $number }
trajan-label-yellow-space = fórum, žluté políčko { $number }
trajan-label-senate-space =
    { $number ->
        [0] senátní stupnice, počáteční políčko
       *[other] senátní stupnice, políčko { $number }: { $worth }, { $votes ->
            [one] { $votes } hlas
            [few] { $votes } hlasy
           *[other] { $votes } hlasů
        }
    }
trajan-label-senate-bonus = senát, bonusový žeton { $number } v nabídce
trajan-label-time =
    { $length ->
        [one] časový okruh s { $length } krokem
        [few] časový okruh se { $length } kroky
       *[other] časový okruh s { $length } kroky
    }
trajan-label-time-space =
    { $number ->
        [0] časový okruh, počáteční políčko
       *[other] časový okruh, políčko { $number }
    }
trajan-label-demand-space = požadavek { $number } v tomto čtvrtletí
trajan-label-quarter = čtvrtletí a kolo
trajan-label-deck = balíček karet zboží
trajan-label-pile = { $pile }
trajan-label-name = { SEAT($seat) }
trajan-label-score = skóre ({ SEAT($seat) })
trajan-label-tray = miska { $slot }, { $action } ({ SEAT($seat) })
trajan-label-slot = políčko { $slot } pro Trajanův žeton ({ SEAT($seat) })
trajan-label-centre = střed akčního kruhu ({ SEAT($seat) })
trajan-label-held = v ruce ({ SEAT($seat) }): { $marker }
trajan-label-hand = v ruce ({ SEAT($seat) }): { $goods }
trajan-label-hand-unknown = skryté karty ({ SEAT($seat) })
trajan-label-display = vyloženo ({ SEAT($seat) }): { $goods }
trajan-label-tiles = žetony fóra ({ SEAT($seat) }): { $tile }
trajan-label-bonus = bonusový žeton „{ $bonus }“ ({ SEAT($seat) })
trajan-label-built = stavební žetony „{ $building }“ ({ SEAT($seat) })
trajan-label-kept = ponechané Trajanovy žetony na { FORM($demand, "acc") } ({ SEAT($seat) })
trajan-label-plus-two = políčko [+2] pro { FORM($action, "acc") } ({ SEAT($seat) })
trajan-label-supply = zásoba ({ SEAT($seat) })
trajan-label-worker-camp = pracovní tábor ({ SEAT($seat) })
trajan-label-military-camp = vojenský tábor ({ SEAT($seat) })

## Pieces; read after the place

trajan-label-marker = { FORM($colour, "marker") }
trajan-label-trajan-tile =
    Trajanův žeton: { $kind }, { $pair }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
trajan-label-trajan-tile-ready =
    Trajanův žeton, jehož barvy leží v misce: { $kind }, { $pair }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
trajan-label-stack-left =
    { $count ->
        [0] nezbývá žádný žeton
        [one] zbývá { $count } žeton
        [few] zbývají { $count } žetony
       *[other] zbývá { $count } žetonů
    }
trajan-label-stack-hidden =
    { $count ->
        [one] { $count } žeton lícem dolů
        [few] { $count } žetony lícem dolů
       *[other] { $count } žetonů lícem dolů
    }
trajan-label-building-tile =
    stavební žeton „{ $building }“, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
trajan-label-bonus-yellow =
    { $bonus }, žlutá strana ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } { FORM($bonus, "per") })
trajan-label-bonus-grey =
    { $bonus }, šedá strana ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } { FORM($bonus, "per") })
trajan-label-bonus-halves =
    { $bonus }, šedá strana ({ $halves ->
        [1] půl bodu
        [2] 1 bod
        [4] 2 body
        [few] { $halves } půlbody
       *[other] { $halves } půlbodů
    } { FORM($bonus, "per") })
trajan-label-worker = dělník ({ SEAT($seat) })
trajan-label-legionary = legionář ({ SEAT($seat) })
trajan-label-leader = vojevůdce ({ SEAT($seat) })
trajan-label-disc = kolečko v senátu ({ SEAT($seat) })
trajan-label-worth =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
trajan-label-ship-coloured = barevnou stranou nahoru
trajan-label-ship-grey = šedou stranou nahoru
trajan-label-ship-value =
    { $size }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
trajan-label-ship-value-grey =
    šedá strana, { $size }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
trajan-label-cargo = naloženo: { $count }
trajan-label-cards =
    { $count ->
        [0] žádná karta
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
trajan-label-pile-empty = prázdná
trajan-label-cards-hidden =
    { $count ->
        [0] žádná skrytá karta
        [one] { $count } skrytá karta
        [few] { $count } skryté karty
       *[other] { $count } skrytých karet
    }
trajan-label-time-marker = ukazatel času: krok { $time }/{ $length }, k počátečnímu políčku zbývá { $left }
trajan-label-demand-asked = { $demand }, teď na řadě
trajan-label-quarter-of = čtvrtletí { $quarter }/{ $quarters }
trajan-label-round = kolo { $round }/{ $rounds }
trajan-label-to-act = teď rozhoduje
trajan-label-turn = je na tahu
trajan-label-won = vyhrává { SEAT($seat) }
trajan-label-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
trajan-label-arch = oblouk
trajan-label-plus-two-marker = žeton [+2]
trajan-label-kept-tiles =
    { $count ->
        [0] žádný
       *[other] ponecháno: { $count }
    }
trajan-label-figures =
    { $count ->
        [0] žádná figurka
        [one] { $count } figurka
        [few] { $count } figurky
       *[other] { $count } figurek
    }
trajan-label-next-drop = sem přijde další kámen
trajan-label-target = cílová miska

## Words printed on the board: a test tells when one has no room there

trajan-label-heading-district = Stavební oblast
trajan-label-heading-port = Přístav
trajan-label-part-map = Mapa
trajan-label-part-port = Přístav
trajan-label-part-district = Stavby
trajan-label-part-others = Soupeři
trajan-label-pane-circle = Kruh
trajan-label-pane-own = Moje věci
trajan-label-pane-time = Čas
trajan-label-heading-stacks = Trajanovy žetony
trajan-label-heading-forum = Fórum
trajan-label-heading-senate = Senát
trajan-label-heading-bonus-offer = V nabídce
trajan-label-heading-deck = Balíček
trajan-label-heading-discards = Odložené
trajan-label-heading-hand = Ruka
trajan-label-heading-display = Vyložení
trajan-label-heading-tiles = Žetony fóra
trajan-label-heading-kept = Ponechané
trajan-label-heading-supply = Zásoba
trajan-label-heading-workers = Dělníci
trajan-label-heading-legionaries = Legionáři
trajan-label-heading-built = Stavby
trajan-label-heading-bonus = Bonusy
trajan-label-heading-quarter = Čtvrtletí
trajan-label-heading-round = Kolo
trajan-label-heading-identical = stejné karty
trajan-label-heading-pairs = páry
trajan-label-heading-different = různé karty
trajan-label-heading-camp = Vojenský tábor
