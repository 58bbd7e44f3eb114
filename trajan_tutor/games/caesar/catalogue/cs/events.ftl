### What happened. The name of the side stands before the sentence, so it has no subject of its own.

caesar-event-points =
    { $markers ->
        [one] Jeden žeton kontroly
        [few] { $markers } žetony kontroly
       *[other] { $markers } žetonů kontroly
    } { FORM($source, "from", $markers) }.
caesar-event-turn = Začátek tahu.
caesar-event-turn-extra = Začátek tahu navíc.
caesar-event-turn-crassus = Začátek Crassova tahu.
caesar-event-placed = Umístěn { FORM($token, "nom") }: { $high } k provincii { $toward }, { $low } k provincii { $away }.
    .short = umístěn { FORM($token, "nom") }: { $high } k provincii { $toward }, { $low } k provincii { $away }
caesar-event-placed-down = Umístěn lícem dolů { FORM($token, "nom") } mezi provincie { $first } a { $second }.
    .short = umístěn lícem dolů { FORM($token, "nom") } mezi provincie { $first } a { $second }
caesar-event-bank = Z banku vylosován { FORM($bonus, "nom") }.
    .short = z banku vylosován { FORM($bonus, "nom") }
caesar-event-closed = Uzavřena provincie { $province }.
caesar-event-took-bonus = Vzat { FORM($bonus, "nom") } z provincie { $province }.
caesar-event-controlled = Získána kontrola nad provincií { $province }, { $most } : { $least }.
    .short = získána kontrola nad provincií { $province }
caesar-event-controlled-italia = Získána kontrola nad provincií Italia, { $most } : { $least }, a umístěny dva žetony kontroly.
    .short = získána kontrola nad provincií Italia
caesar-event-controlled-tie = Získána kontrola nad provincií { $province }: shoda { $most } : { $least } v Crassově tahu platí pro něj.
    .short = získána kontrola nad provincií { $province } díky shodě
caesar-event-tied = Provincii { $province } nekontroluje nikdo: shoda { $both } : { $both }.
caesar-event-border-marker = Žeton kontroly dán na hranici mezi provinciemi { $first } a { $second }.
    .short = žeton kontroly dán mezi provincie { $first } a { $second }
caesar-event-borders-done =
    { $count ->
        [one] Žeton kontroly na hranici zatím vynechán.
        [few] Zatím vynechány { $count } žetony kontroly na hranicích.
       *[other] Zatím vynecháno { $count } žetonů kontroly na hranicích.
    }
caesar-event-senate-markers =
    Pod žeton Senát { $markers ->
        [one] dán jeden žeton kontroly
        [few] dány { $markers } žetony kontroly
       *[other] dáno { $markers } žetonů kontroly
    } ({ $tokens ->
        [one] vlastní jeden žeton Senát
        [few] vlastní { $tokens } žetony Senát
       *[other] vlastní { $tokens } žetonů Senát
    }).
    .short = pod žeton Senát { $markers ->
            [one] dán jeden žeton kontroly
            [few] dány { $markers } žetony kontroly
           *[other] dáno { $markers } žetonů kontroly
        }
caesar-event-declined = Nevyužit { FORM($bonus, "nom") }.
    .short = nevyužit { FORM($bonus, "nom") }
caesar-event-lost-bonus-nothing = Bez účinku: { FORM($bonus, "nom") }, není co udělat.
caesar-event-lost-tactics-once = Propadá { FORM($bonus, "nom") }: jeden tah navíc už čeká.
caesar-event-lost-poison-empty = Bez účinku: { FORM($bonus, "nom") }, druhá zásoba je prázdná.
caesar-event-lost-centurions-none = Propadá { FORM($bonus, "nom") }: nezbývá žádný žeton vlivu Centurion.
caesar-event-lost-centurions-once = Propadá { FORM($bonus, "nom") }: losování už nahrazuje jiný žeton vlivu Centurion.
caesar-event-wealth = Použito Bohatství: zásoba vzrostla na { $count }.
    .short = použito Bohatství, zásoba { $count }
caesar-event-drew = Vylosován { FORM($token, "nom") }.
caesar-event-drew-hidden = Vylosován žeton.
caesar-event-drew-nothing = Nic nevylosováno: sáček je prázdný.
caesar-event-turned-token = Otočen { FORM($token, "nom") } mezi provinciemi { $first } a { $second }: leží lícem dolů.
    .short = otočen { FORM($token, "nom") } mezi provinciemi { $first } a { $second }
caesar-event-turned-border-marker = Otočen žeton kontroly na hranici mezi provinciemi { $first } a { $second }: leží lícem dolů.
    .short = otočen žeton kontroly mezi provinciemi { $first } a { $second }
caesar-event-turned-marker = Otočen žeton kontroly v provincii { $province }: leží lícem dolů a na hranice této provincie se už žádné žetony kontroly nedávají.
    .short = otočen žeton kontroly v provincii { $province }
caesar-event-returned = Jed: do sáčku vrácen { FORM($token, "nom") }.
    .short = do sáčku vrácen { FORM($token, "nom") }
caesar-event-centurion = Místo losování vzat { FORM($token, "nom") }.
    .short = místo losování vzat { FORM($token, "nom") }
caesar-event-extra = Po tomto tahu následuje další.
    .short = získán další tah
caesar-event-no-extra = Tah navíc odmítnut.
    .short = tah navíc odmítnut
caesar-event-no-bank = Z banku nic nevylosováno.
caesar-event-won = Umístěn poslední žeton kontroly: vítězství.
caesar-event-won-no-placement = Vítězství: druhá strana nemůže umístit žeton.
caesar-event-won-crassus-stuck = Vítězství: Crassus nemůže umístit žeton.

## Crassus

caesar-event-tile = Odkryta destička { $tile }.
caesar-event-row-drew = Na konec řady vylosován { FORM($token, "nom") }.
caesar-event-row-drew-centurion = Ze sloupku žetonů vlivu Centurion vzat { FORM($token, "nom") }.
caesar-event-row-short =
    { $count ->
        [one] V sáčku chybí jeden žeton, který destička požaduje.
        [few] V sáčku chybí { $count } žetony, které destička požaduje.
       *[other] V sáčku chybí { $count } žetonů, které destička požaduje.
    }
caesar-event-row-discarded = Do sáčku vrácen první žeton zleva: { $token }.
caesar-event-chose-control = Uzavřena provincie { $province }, protože k získání kontroly stačil jeden žeton: nejmenší číslo, které stačí, je { $number } (pravidlo 1).
caesar-event-chose-close = Uzavřena provincie { $province }, protože k uzavření stačil jeden žeton, i když kontrolu získala druhá strana: nejmenší číslo je { $number } (pravidlo 2).
caesar-event-chose-trails = Umístěno k provincii { $province }, protože tam Crassus nejvíc ztrácí: nejvyšší číslo je { $number } (pravidlo 3).
caesar-event-chose-influence = Umístěno k provincii { $province }, protože tam Crassovi ke kontrole chybí nejméně: nejvyšší číslo je { $number } (pravidlo 4).
caesar-event-chose-neighbour = Umístěno k provincii { $province }, protože sousedí s provincií, kterou Crassus kontroluje: nejvyšší číslo je { $number } (pravidlo 5).
caesar-event-chose-central = Umístěno k provincii { $province }, protože je centrální: nejvyšší číslo je { $number } (pravidlo 6).
caesar-event-chose-anywhere = Umístěno k provincii { $province }, kam se vejde nejvyšší číslo, { $number } (pravidlo 7).
caesar-event-chose-province-beside-own = Z více provincií vybrána { $province }, protože sousedí s provincií, kterou Crassus kontroluje.
caesar-event-chose-province-senate = Z více provincií vybrána { $province } kvůli žetonu Senát.
caesar-event-chose-province-poison = Z více provincií vybrána { $province } kvůli žetonu Jed.
caesar-event-chose-province-central = Z více provincií vybrána { $province }, protože je centrální.
caesar-event-chose-province-beside-central = Z více provincií vybrána { $province }, protože sousedí s centrální provincií.
caesar-event-chose-province-random = Z více provincií náhodně vybrána { $province }.
caesar-event-chose-space-trails = Z více polí vybráno pole mezi provinciemi { $first } a { $second }, protože v protější provincii Crassus nejvíc ztrácí.
caesar-event-chose-space-central = Z více polí vybráno pole mezi provinciemi { $first } a { $second }, protože protější provincie je centrální.
caesar-event-chose-space-random = Z více polí náhodně vybráno pole mezi provinciemi { $first } a { $second }.
caesar-event-chose-token-not-wild = Z více žetonů vybrán { FORM($token, "nom") }, protože není žolíkový.
caesar-event-chose-token-sum = Z více žetonů vybrán { FORM($token, "nom") } podle součtu čísel.
caesar-event-chose-token-leftmost = Z více žetonů vybrán { FORM($token, "nom") }, protože leží nejvíc vlevo.
caesar-event-crassus-placed = Umístěn { FORM($token, "nom") }: { $high } k provincii { $toward }, { $low } k provincii { $away }.
    .short = umístěn { FORM($token, "nom") }: { $high } k provincii { $toward }, { $low } k provincii { $away }
caesar-event-crassus-skipped = Druhé umístění odpadá: žádný žeton se nehodí.
caesar-event-crassus-discarded = Odhozen { FORM($bonus, "nom") }.
caesar-event-crassus-discarded-empty = Bez účinku: { FORM($bonus, "nom") }, zásoba je prázdná.
caesar-event-marker-discarded = S ním odhozen žeton kontroly: zbývá { $count }.
caesar-event-deck = Taktické destičky znovu zamíchány.
