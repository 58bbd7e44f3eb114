### What places and pieces are called on the board: for readers of the picture and for those who listen to it.

## Places; what lies there follows after a colon

caesar-label-province = { $province }
caesar-label-second-space = { $province }, druhé pole
caesar-label-border = hraniční pole mezi provinciemi { $one } a { $two }, { $symbol }
caesar-label-checkpoint = hraniční pole Kontrolní stanoviště mezi provinciemi { $one } a { $two }, { $symbol }
caesar-label-bonus-kind = { $bonus }
caesar-label-bank = bank žetonů bonusu
caesar-label-deck = Crassovy taktické destičky
caesar-label-used = použité taktické destičky
caesar-label-pile = Crassovy žetony vlivu Centurion
caesar-label-name = { $side }
caesar-label-markers-of = { FORM($side, "poss-pl") } žetony kontroly
caesar-label-supply = { FORM($side, "poss-f") } zásoba, žeton { $number }
caesar-label-supply-hidden = { FORM($side, "poss-f") } skrytá zásoba
caesar-label-bag = { FORM($side, "poss-m") } sáček
caesar-label-senate = { FORM($side, "poss-n") } pole { $number } pro žeton Senát
caesar-label-centurions = { FORM($side, "poss-pl") } žetony vlivu Centurion
caesar-label-centurion = { FORM($side, "poss-m") } žeton vlivu Centurion { $number }

## Pieces and states; read after the place

caesar-label-held = kontroluje { $side }, { $own } : { $other }
caesar-label-tied = uzavřená, shoda po { $sum }, nekontroluje ji nikdo
caesar-label-full = plná, teď se vyhodnotí
caesar-label-near = zbývá jedno pole
caesar-label-sum = { $side } { $sum }
caesar-label-sum-leads = { $side } vede s { $sum }
caesar-label-bonus-token = { FORM($bonus, "token") }
caesar-label-marker = { FORM($side, "poss-m") } žeton kontroly
caesar-label-marker-down = { FORM($side, "poss-m") } žeton kontroly, lícem dolů
caesar-label-token = { $token } ({ $side }): { $first } k provincii { $one }, { $second } k provincii { $two }
caesar-label-token-down = { FORM($side, "poss-m") } žeton vlivu, lícem dolů, počítá se jako 0
caesar-label-bonus-left =
    { $count ->
        [0] na mapě už žádný
       *[other] na mapě: { $count }
    }
caesar-label-bank-tokens =
    { $count ->
        [0] prázdný
        [one] { $count } žeton lícem dolů
        [few] { $count } žetony lícem dolů
       *[other] { $count } žetonů lícem dolů
    }
caesar-label-tiles-left =
    { $count ->
        [0] nezbývá žádná destička
        [one] zbývá { $count } destička
        [few] zbývají { $count } destičky
       *[other] zbývá { $count } destiček
    }
caesar-label-tile-used =
    { $count ->
        [1] { $tile }
       *[other] { $tile }, { $count }×
    }
caesar-label-tile-last =
    { $count ->
        [1] teď { $tile }
       *[other] teď { $tile }, použita { $count }×
    }
caesar-label-pile-left =
    { $count ->
        [0] žádný nezbývá
        [one] zbývá { $count } žeton
        [few] zbývají { $count } žetony
       *[other] zbývá { $count } žetonů
    }
caesar-label-markers =
    { $count ->
        [0] všechny umístěny
       *[other] zbývá { $count }
    }
caesar-label-tokens-hidden =
    { $count ->
        [one] { $count } skrytý žeton
        [few] { $count } skryté žetony
       *[other] { $count } skrytých žetonů
    }
caesar-label-tokens-in-bag =
    { $count ->
        [0] prázdný
        [one] { $count } žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }
caesar-label-centurions-left =
    { $count ->
        [0] žádný k dispozici nezbývá
       *[other] k dispozici zbývá { $count }
    }
caesar-label-to-act = teď rozhoduje
caesar-label-won = { $side } vyhrává

## Words printed on the board: a test tells when one has no room there

caesar-label-heading-bonus = Žetony bonusu
caesar-label-heading-bank = Bank
# Names of provinces where the map is shown small.
caesar-label-short-hu = H. Ulterior
caesar-label-short-hc = H. Citerior
caesar-label-short-gc = G. Cisalpina
caesar-label-heading-deck = Destičky
caesar-label-heading-pile = Centurioni
caesar-label-heading-markers = Žetony kontroly
caesar-label-heading-supply = Zásoba
caesar-label-heading-senate = Senát

## Parts of the board on a narrow page, as headings of tabs

caesar-label-part-map = Mapa
caesar-label-part-mat = Moje strana
caesar-label-part-others = Druhá strana

## The legend: what each symbol stands for

caesar-symbol-token = žeton vlivu
caesar-symbol-token-wild = žolíkový žeton vlivu
caesar-symbol-token-centurion = žeton vlivu Centurion
caesar-symbol-token-down = žeton vlivu lícem dolů
caesar-symbol-plate-sword = meč: hraniční pole nebo žeton
    .named = meč, meče, meči, mečem
caesar-symbol-plate-shield = štít: hraniční pole nebo žeton
    .named = štít, štítu, štítem, štíty
caesar-symbol-plate-ship = loď: hraniční pole nebo žeton
    .named = loď, lodi, lodí, lodě
caesar-symbol-plate-wild = žolík: hodí se na každé hraniční pole
caesar-symbol-plate-shield-ship = štít nebo loď
caesar-symbol-control = žeton kontroly
    .named = žeton kontroly, žetonu kontroly, žetonem kontroly, žetony kontroly, žetonů kontroly
caesar-symbol-control-down = žeton kontroly lícem dolů
caesar-symbol-control-gone = umístěný žeton kontroly
caesar-symbol-sum-caesar = součet vlivu
caesar-symbol-sum-caesar-lead = součet vlivu toho, kdo vede
caesar-symbol-bonus-senate = Senát: žetony kontroly pod tento žeton
    .named = Senát, Senátu, Senátem
caesar-symbol-bonus-tactics = Taktika: tah navíc
    .named = Taktika, Taktiky, Taktiku, Taktice, Taktikou
caesar-symbol-bonus-wealth = Bohatství: o žeton vlivu víc
    .named = Bohatství, Bohatstvím
caesar-symbol-bonus-might = Síla: otočit soupeřův prvek lícem dolů
    .named = Síla, Síly, Sílu, Síle, Silou
caesar-symbol-bonus-poison = Jed: soupeřův žeton se vrátí do sáčku
    .named = Jed, Jedu, Jedem
caesar-symbol-bonus-centurion = Centurion: žeton vlivu Centurion
    .named = Centurion
caesar-symbol-bonus-back = bank žetonů bonusu
caesar-symbol-bag = sáček
    .named = sáček, sáčku, sáčkem, sáčky
caesar-symbol-act-draw-1 = Crassus vylosuje žeton vlivu
caesar-symbol-act-draw-2 = Crassus vylosuje dva žetony
caesar-symbol-act-place-1 = Crassus umístí žeton
caesar-symbol-act-place-2 = Crassus umístí dva žetony
caesar-symbol-act-discard = Crassus vrátí první žeton zleva
caesar-symbol-act-centurion = Crassus si vezme žeton vlivu Centurion
