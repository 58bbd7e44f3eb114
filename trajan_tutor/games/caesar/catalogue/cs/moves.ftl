### Moves as choices, and what a player is asked to choose.

## Placements. `.plain` says a move without what comes of it, `.answer` as the other side of the table sees it.

caesar-move-place =
    { $even ->
        [yes] Umístit { FORM($token, "acc") } mezi provincie { $toward } a { $away }: pak { $outcomes }
       *[no] Umístit { FORM($token, "acc") }, { $high } k provincii { $toward } a { $low } k provincii { $away }: pak { $outcomes }
    }
    .short =
        { $even ->
            [yes] { FORM($token, "kind") }: { $high } k provinciím { $toward } a { $away }
           *[no] { FORM($token, "kind") }: { $high } k provincii { $toward }, { $low } k provincii { $away }
        }
    .answer =
        { $even ->
            [yes] Umístit { FORM($token, "acc") } mezi provincie { $toward } a { $away }: pak { FORM($outcomes, "answer") }
           *[no] Umístit { FORM($token, "acc") }, { $high } k provincii { $toward } a { $low } k provincii { $away }: pak { FORM($outcomes, "answer") }
        }
    .plain =
        { $even ->
            [yes] Umístit { FORM($token, "acc") } mezi provincie { $toward } a { $away }
           *[no] Umístit { FORM($token, "acc") }, { $high } k provincii { $toward } a { $low } k provincii { $away }
        }

## Placements face down

caesar-move-place-down = Umístit { FORM($token, "acc") } lícem dolů mezi provincie { $first } a { $second } za žeton bonusu z banku
    .short = { $token } lícem dolů mezi provincie { $first } a { $second }

## What placements come to. In `.answer` the one who reads is the other side: the own sum stands first there, too.

caesar-outcome-open = v provincii { $province } bude { $own } : { $enemy }
    .answer = v provincii { $province } to bude { $enemy } : { $own }
caesar-outcome-closed-own = provincie { $province } se uzavře { $own } : { $enemy } ve tvůj prospěch ({ $bonus })
    .answer = provincie { $province } se uzavře { $enemy } : { $own } ve tvůj neprospěch ({ $bonus })
caesar-outcome-closed-enemy = provincie { $province } se uzavře { $own } : { $enemy } ve tvůj neprospěch ({ $bonus })
    .answer = provincie { $province } se uzavře { $enemy } : { $own } ve tvůj prospěch ({ $bonus })
caesar-outcome-closed-tie = provincie { $province } se uzavře shodou { $own } : { $enemy } ({ $bonus })
    .answer = provincie { $province } se uzavře shodou { $own } : { $enemy } ({ $bonus })

## Closing

caesar-move-order = Nejprve vyhodnotit provincii { $province }: { $own } : { $enemy } ({ $bonus })
    .plain = Nejprve vyhodnotit provincii { $province }
caesar-move-border =
    { $left ->
        [0] Dát poslední žeton kontroly na hranici mezi provinciemi { $first } a { $second }: výhra
       *[other] Dát žeton kontroly na hranici mezi provinciemi { $first } a { $second } (pak zbývá { $left })
    }
    .plain = Dát žeton kontroly na hranici mezi provinciemi { $first } a { $second }
    .short =
    { $left ->
        [0] poslední žeton kontroly na hranici mezi provinciemi { $first } a { $second }: výhra
       *[other] žeton kontroly na hranici mezi provinciemi { $first } a { $second }
    }

## No more markers

caesar-move-borders-done = Další žetony kontroly na hranice teď nedávat

## Markers in the senate

caesar-move-senate =
    { $markers ->
        [0] Nedávat pod žeton Senát žádný žeton kontroly
        [one] Dát pod žeton Senát jeden žeton kontroly
        [few] Dát pod žeton Senát { $markers } žetony kontroly
       *[other] Dát pod žeton Senát { $markers } žetonů kontroly
    } ({ $left ->
        [0] žádný nezbývá: výhra
       *[other] zbývá { $left }
    })
    .plain =
    { $markers ->
        [0] Nedávat pod žeton Senát žádný žeton kontroly
        [one] Dát pod žeton Senát jeden žeton kontroly
        [few] Dát pod žeton Senát { $markers } žetony kontroly
       *[other] Dát pod žeton Senát { $markers } žetonů kontroly
    }
    .short =
    { $markers ->
        [0] žádný žeton kontroly pod žeton Senát
        [one] žeton kontroly pod žeton Senát
        [few] { $markers } žetony kontroly pod žeton Senát
       *[other] { $markers } žetonů kontroly pod žeton Senát
    }{ $left ->
        [0] : výhra
       *[other] {""}
    }

## Bonus tokens

caesar-move-use-wealth = Vylosovat o jeden žeton víc; zásoba zůstane o žeton větší
    .short = vylosovat o jeden žeton víc
caesar-move-use-poison = { $side } vrátí náhodný žeton do sáčku; jeho zásoba zůstane o jeden žeton menší
caesar-move-might-token = Otočit lícem dolů { FORM($token, "acc") } mezi provinciemi { $first } a { $second }
    .short = otočit { FORM($token, "acc") } mezi provinciemi { $first } a { $second }
caesar-move-might-marker = Otočit lícem dolů žeton kontroly na hranici mezi provinciemi { $first } a { $second }
caesar-move-might-province = Otočit lícem dolů žeton kontroly v provincii { $province }
caesar-move-decline = Nevyužít { FORM($bonus, "acc") }

## The end of a turn, and Crassus

caesar-move-draw = Vylosovat žeton ze sáčku
caesar-move-draw-both = Vylosovat žeton ze sáčku a vzdát se obou žetonů bonusu Centurion
caesar-move-centurion = Místo losování vzít { FORM($token, "acc") }
caesar-move-centurion-second = Za druhý žeton bonusu Centurion vzít ještě { FORM($token, "acc") }
caesar-move-no-centurion = Druhý žeton vlivu Centurion nevzít
caesar-move-extra = Využít tah navíc
caesar-move-no-extra = Odmítnout tah navíc
caesar-move-bank-draw = Vylosovat žeton bonusu z banku
caesar-move-no-bank-draw = Nelosovat z banku
caesar-move-crassus = Nechat Crassa odehrát tah

## Prompts

caesar-prompt-turn = Umísti žeton na volné pole s jeho symbolem a vyber, kam bude mířit větší číslo.
    .short = umístění žetonu
caesar-prompt-bank-draw = Žeton leží lícem dolů na kontrolním stanovišti. Můžeš vylosovat žeton bonusu z banku.
    .short = žeton bonusu z banku, kdo chce
caesar-prompt-bank = Z banku máš { FORM($bonus, "acc") }. Použij ho hned, nebo ho nech být.
    .short = použití vylosovaného žetonu bonusu
caesar-prompt-order = Tvůj žeton uzavřel dvě provincie. Která se vyhodnotí první?
    .short = která provincie se vyhodnotí první
caesar-prompt-closing = Provincie se vyhodnocuje.
    .short = vyhodnocení provincie
caesar-prompt-borders =
    Můžeš dát žetony kontroly na hranice mezi svými provinciemi (zbývá { $left }).
    .short = žetony kontroly na hranicích
caesar-prompt-bank-senate =
    Můžeš dát žetony kontroly pod žeton Senát z banku ({ $tokens ->
        [one] máš jeden žeton Senát
        [few] máš { $tokens } žetony Senát
       *[other] máš { $tokens } žetonů Senát
    }; { $left ->
        [one] zbývá jeden žeton kontroly
        [few] zbývají { $left } žetony kontroly
       *[other] zbývá { $left } žetonů kontroly
    }).
    .short = žetony kontroly pod žeton Senátu z banku
caesar-prompt-senate =
    Můžeš dát žetony kontroly pod žeton Senát ({ $tokens ->
        [one] máš jeden žeton Senát
        [few] máš { $tokens } žetony Senát
       *[other] máš { $tokens } žetonů Senát
    }; { $left ->
        [one] zbývá jeden žeton kontroly
        [few] zbývají { $left } žetony kontroly
       *[other] zbývá { $left } žetonů kontroly
    }).
    .short = žetony kontroly pod žeton Senátu
caesar-prompt-bonus = Uzavření ti přináší { FORM($bonus, "acc") }. Použij ho hned, nebo ho nech být.
    .short = použití žetonu bonusu
caesar-prompt-draw = Vylosuj žeton, nebo si místo toho vezmi jeden ze svých žetonů vlivu Centurion.
    .short = vylosování žetonu
caesar-prompt-draw-second = Za druhý žeton bonusu si můžeš vzít ještě jeden žeton vlivu Centurion.
    .short = druhý žeton vlivu Centurion
caesar-prompt-extra = Můžeš odehrát další tah.
    .short = tah navíc
caesar-prompt-crassus = Na tahu je Crassus.
    .short = tah Crassa
caesar-prompt-over = Partie skončila.
    .short = konec partie

## Steps of a turn

caesar-step-place = Umístit žeton
caesar-step-close = Uzavřít provincie
caesar-step-markers = Žetony kontroly na hranice
caesar-step-bonus = Žeton bonusu
caesar-step-draw = Losování
caesar-step-crassus = Crassus
