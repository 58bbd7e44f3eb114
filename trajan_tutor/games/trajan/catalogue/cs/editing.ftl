### Building a position by hand: what its parts are called in the editor.

trajan-edit-nothing = nic

## Headings, under which the parts are found

trajan-edit-area-game = Tah a čas
trajan-edit-area-provinces = Provincie
trajan-edit-area-district = Stavební oblast
trajan-edit-area-port = Přístav
trajan-edit-area-stacks = Sloupky Trajanových žetonů
trajan-edit-area-forum = Fórum
trajan-edit-area-senate = Senát
trajan-edit-area-circle = Akční kruh ({ SEAT($seat) })
trajan-edit-area-mat = Podložka ({ SEAT($seat) })
trajan-edit-area-piles = Skryté hromádky

## The parts

trajan-edit-actor = kdo je na tahu
trajan-edit-quarter = čtvrtletí
trajan-edit-time = ukazatel času: políčko na okruhu
trajan-edit-demands = požadavky tohoto čtvrtletí
trajan-edit-legionaries = legionáři { FORM($province, "in") }
trajan-edit-leaders = vojevůdci { FORM($province, "in") }
trajan-edit-province-tile = žeton { FORM($province, "in") }
trajan-edit-workers = dělníci na stavebním políčku { $space }
trajan-edit-space-tile = žeton na stavebním políčku { $space }
trajan-edit-forum = políčka fóra
trajan-edit-forum-extra = žlutá políčka fóra
trajan-edit-senate-space =
    { $number ->
        [0] počáteční políčko senátní stupnice
       *[other] senátní stupnice, políčko { $number }
    }
trajan-edit-senate-bonus = bonusové žetony v nabídce
trajan-edit-arch = oblouk ({ SEAT($seat) })
trajan-edit-arch-at = u políčka { $slot }
trajan-edit-arch-centre = ve středu
trajan-edit-plus-two = žeton [+2] u { FORM($action, "gen") }
trajan-edit-plus-two-markers = žetony [+2] ({ SEAT($seat) })
trajan-edit-hand = ruka ({ SEAT($seat) })
trajan-edit-display = vyložení ({ SEAT($seat) })
trajan-edit-tiles = žetony fóra ({ SEAT($seat) })
trajan-edit-built = stavební žetony ({ SEAT($seat) })
trajan-edit-bonus = bonusové žetony ({ SEAT($seat) })
trajan-edit-pile-goods = balíček karet zboží
trajan-edit-pile-forum = hromádka žetonů fóra
trajan-edit-pile-extra = hromádka žetonů akcí navíc
trajan-edit-pile-demands = hromádka žetonů požadavků
trajan-edit-pile-bonus = hromádka bonusových žetonů
