### What a turn does for certain, as the coach tells it: parts of a sentence, in a list.

## Bids

sylla-merit-last = jsi na řadě jako poslední: výš už nikdo jít nemůže
sylla-merit-unanswerable-votes =
    { $bid ->
        [one] { $bid } hlas
        [few] { $bid } hlasy
       *[other] { $bid } hlasů
    } nikdo nepřebije: { $others ->
        [1] { SEAT($seat) } je ještě na řadě a má nejvýš { $most }
       *[other] z těch, kdo jsou ještě na řadě, má nejvíc { SEAT($seat) }: { $most }
    }
sylla-merit-unanswerable-hexagons =
    { $bid ->
        [one] { $bid } šestiúhelník
        [few] { $bid } šestiúhelníky
       *[other] { $bid } šestiúhelníků
    } nikdo nepřebije: { $others ->
        [1] { SEAT($seat) } je ještě na řadě a může zaplatit nejvýš { $most }
       *[other] z těch, kdo jsou ještě na řadě, může nejvíc zaplatit { SEAT($seat) }: { $most }
    }
sylla-merit-offer =
    když budeš chtít, získáš { FORM($building, "acc") }: přihazuješ jako poslední a nikdo jiný nemůže zaplatit víc než { $others }, takže stačí { $needed }
sylla-merit-free-bid =
    { $senators ->
        [0] nestojí tě to žádný denár
       *[other] pokryjí to tvoji neotočení Senátoři: nestojí tě to žádný denár
    }
sylla-merit-paid-bid =
    při výhře to stojí { $deniers ->
        [one] { $deniers } denár
        [few] { $deniers } denáry
       *[other] { $deniers } denárů
    } a zbude ti { $left }
# $cards are characters of which one alone lies in the row.
sylla-merit-office =
    konzul si vezme žeton ({ $colour } má teď hodnotu { $points }){ $number ->
        [0] , jako první najímá a jako první nabízí
       *[other] , jako první najímá a tohle leží v řadě jen jednou: { $cards }
    }
# $cards are those that pay, $lost what they would still have done.
sylla-merit-lost = při platbě ({ $cards }) to v tomto kole stojí { $lost }
sylla-merit-lost-nothing = zaplatit lze tím, co v tomto kole už nic neudělá ({ $cards }): o nic dalšího tím nepřijdeš
sylla-merit-lost-by-more = vyšší nabídka stojí v tomto kole { $lost }, když se platí takto: { $cards }
# Accusatives, after “stojí”.
sylla-merit-lost-deniers =
    { $number ->
        [one] denár příjmu
        [few] { $number } denáry příjmu
       *[other] { $number } denárů příjmu
    }
sylla-merit-lost-cubes =
    { $number ->
        [one] kostičku
        [few] { $number } kostičky
       *[other] { $number } kostiček
    }
sylla-merit-lost-votes =
    { $number ->
        [one] hlas pro projekt
        [few] { $number } hlasy pro projekt
       *[other] { $number } hlasů pro projekt
    }
sylla-merit-stall =
    { $building } přinese { $deniers ->
        [one] { $deniers } denár
        [few] { $deniers } denáry
       *[other] { $deniers } denárů
    }, { $rounds ->
        [1] a to za jediný zbývající příjem
        [few] a to za { $rounds } zbývající příjmy
       *[other] a to za { $rounds } zbývajících příjmů
    }, pokud leží lícem nahoru
sylla-merit-field =
    hlad je { $famine } a tobě z toho vezme { $loss }: Pole teď ušetří { $saved } a { $rounds ->
        [1] tohle je poslední hlad
        [few] za { $rounds } zbývající hlady celkem { $all }, pokud ukazatel zůstane na místě
       *[other] za { $rounds } zbývajících hladů celkem { $all }, pokud ukazatel zůstane na místě
    }

## Cards and hands

sylla-merit-christian = křesťanská postava lícem nahoru přinese na konci { $points ->
        [one] { $points } bod prestiže
        [few] { $points } body prestiže
       *[other] { $points } bodů prestiže
    }
sylla-merit-last-card = je to poslední karta svého druhu v řadě: { $card }
sylla-merit-plebs =
    { $votes ->
        [one] { $votes } hlas přinese
        [few] { $votes } hlasy přinesou
       *[other] { $votes } hlasů přinese
    } { $points ->
        [one] { $points } bod prestiže
        [few] { $points } body prestiže
       *[other] { $points } bodů prestiže
    } za plebeje, ať si ostatní zvolí cokoli
sylla-merit-place =
    { $votes ->
        [one] { $votes } hlas přinese
        [few] { $votes } hlasy přinesou
       *[other] { $votes } hlasů přinese
    } aspoň { $points ->
        [one] { $points } bod prestiže
        [few] { $points } body prestiže
       *[other] { $points } bodů prestiže
    } za projekt { $work }, ať ostatní vezmou do ruky cokoli
sylla-merit-place-first =
    { $votes ->
        [one] { $votes } hlas zajistí
        [few] { $votes } hlasy zajistí
       *[other] { $votes } hlasů zajistí
    } první místo, { $points ->
        [one] { $points } bod prestiže
        [few] { $points } body prestiže
       *[other] { $points } bodů prestiže
    }: nikdo jiný nemůže mít víc než { $most }
sylla-merit-place-templum =
    { $votes ->
        [one] { $votes } hlas přinese
        [few] { $votes } hlasy přinesou
       *[other] { $votes } hlasů přinese
    } { $points ->
        [one] { $points } bod prestiže
        [few] { $points } body prestiže
       *[other] { $points } bodů prestiže
    } za projekt { $work }, ať si ostatní zvolí cokoli
sylla-merit-more-votes =
    s dalšími hlasy ({ $more }) by { $points ->
        [one] byl jistý { $points } bod prestiže
        [few] byly jisté { $points } body prestiže
       *[other] bylo jistých { $points } bodů prestiže
    }, kdežto teď je jisté { $sure }
sylla-merit-famine = jak to teď vypadá, hlad ti vezme { $loss } a každému z ostatních { $least } až { $most }
sylla-merit-famine-shared = za současného stavu vezme hlad každému stejně, { $loss }

## Tokens, markers, events

sylla-merit-token = žeton { $colour } má teď hodnotu { $points }
sylla-merit-crisis-most =
    pak máš nejvíc žetonů { $colour }: { $now ->
        [0] kdyby se jejich ukazatel dostal do krize, vynese to { $change }
       *[other] v krizi na konci kola to vynese { $change }
    }
sylla-merit-crisis-middle =
    tvoje žetony { $colour } pak v krizi nic nepřinesou ani nevezmou: { $now ->
        [0] pokud se jejich ukazatel dostane do krize, ušetří to { $change }
       *[other] na konci kola to ušetří { $change }
    }
sylla-merit-crisis-in =
    { $colour } se pak dostane do krize a ty máš { $most ->
        [0] nejméně žetonů: pokud krize potrvá, na konci kola tě to stojí { $points }
       *[other] nejvíc žetonů: pokud krize potrvá, na konci kola ti to přinese { $points }
    }
sylla-merit-crisis-out =
    { $colour } opustí krizi, ve které máš { $most ->
        [0] nejméně žetonů: pokud se do ní nevrátí, na konci kola ti to ušetří { $points }
       *[other] nejvíc žetonů: pokud se do ní nevrátí, na konci kola tě to stojí { $points }
    }
sylla-merit-step-right =
    ten krok ({ $colour }) přidá tvým žetonům { $own } ({ SEAT($seat) }: { $theirs })
sylla-merit-step-left =
    ten krok ({ $colour }) ubere tvým žetonům { $own } ({ SEAT($seat) }: { $theirs })
sylla-merit-cube-alone =
    tolik kostiček na události { $event } zatím nemá nikdo jiný: přinese to žeton { $colour }, teď s hodnotou { $points }
sylla-merit-cube-tied =
    na události { $event } máš nejvíc kostiček spolu s někým dalším: žeton { $colour }, teď s hodnotou { $points }, si vezmete všichni
sylla-merit-hurts-all = událost { $event } by každému vzala stejně, { $points }
sylla-merit-hurts-you = událost { $event } by nejvíc poškodila tebe, o { $points }
sylla-merit-hurts-other =
    událost { $event } by vzala nejvíc jinému ({ SEAT($seat) }: { $points }, ty: { $own }): její odvrácení pomůže soupeři víc než tobě
sylla-merit-happens-all = událost { $event } nastane a každému vezme stejně, { $points }
sylla-merit-happens-you = událost { $event } nastane a nejvíc poškodí tebe, o { $points }
sylla-merit-happens-other =
    událost { $event } nastane a nejvíc ztratí { SEAT($seat) }, { $points }, ty { $own }
sylla-merit-tilted = { $card } { FORM($card, "gender") ->
        [f] je otočená
        [n] je otočené
       *[other] je otočený
    } na stranu: v tomto kole už stejně nic neudělá
