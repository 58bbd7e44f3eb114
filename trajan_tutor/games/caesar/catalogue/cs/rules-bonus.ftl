### Rules of the bonus tokens and the modules.

## Bonus tokens

caesar-bonus-use = Žeton bonusu teď, nebo nikdy
    .rule = Účinek žetonu bonusu smíš využít, když si ho vezmeš. Co nevyužiješ hned, propadá; zůstává jen žeton Senát.
    .refused = Tohle { FORM($bonus, "token") } neumí. Využij ho tak, jak říká, nebo ho nech být.
caesar-bonus-nothing = Není co využít
    .rule = Bez žetonu bonusu, nebo když by jeho účinek nic neudělal, není co využít.
    .refused = Tady není co využít. Nech to být.
caesar-tactics-extra = Taktika: další tah
    .rule = Můžeš provést další tah. Podle našeho výkladu je to ještě jeden celý tah po tomto, až po závěrečném losování.
caesar-tactics-once = Jen jeden tah navíc
    .rule = Dva žetony Taktika z jednoho tahu dávají jeden tah navíc. Žeton Taktika získaný v tahu navíc dává další.
    .refused = Tah navíc už máš. Druhý žeton Taktika ve stejném tahu další nedává.
caesar-tactics-decline = Odmítnutí tahu navíc
    .rule = Tah navíc smíš odmítnout. Když ho začneš a nemůžeš umístit žeton, prohráváš.
caesar-wealth-draw = Bohatství: větší zásoba
    .rule = Hned si vylosuj o jeden žeton víc. Tvoje zásoba zůstává o jeden větší.
caesar-might-influence = Síla: otoč žeton vlivu lícem dolů
    .rule = Otoč lícem dolů žeton vlivu soupeře. Od té chvíle se na obou stranách počítá za nic.
caesar-might-marker = Síla: otoč žeton kontroly lícem dolů
    .rule = Místo toho smíš otočit lícem dolů žeton kontroly soupeře. Na hranice jeho provincie už žádné další žetony kontroly nesmějí. Podle našeho výkladu kontrola platí dál a žeton se dál počítá jako umístěný.
caesar-might-enemy = Jen žetony soupeře
    .rule = Síla otáčí žetony vlivu a žetony kontroly druhé strany.
    .refused = Tady není nic druhé strany, co by šlo otočit: { $place }. Vyber některý její žeton vlivu nebo žeton kontroly.
caesar-might-covered = Žeton kontroly chrání, co je pod ním
    .rule = Žeton vlivu, který leží pod žetonem kontroly, otočit nelze.
    .refused = Tento žeton leží pod žetonem kontroly: { $place }. Vyber jiný.
caesar-might-face-up = Jen co leží lícem nahoru
    .rule = Co už lícem dolů leží, znovu otočit nelze.
    .refused = Tohle už lícem dolů leží: { $place }. Vyber něco, co leží lícem nahoru.
caesar-might-closed = Uzavřená provincie se nemění
    .rule = Otočení žetonu lícem dolů nic nemění v provincii, která už byla uzavřená, ani když skončila shodou.
caesar-senate-keep = Senát: žeton zůstává
    .rule = Žeton Senát ti zůstává, ať má kontrolu nad provincií kdokoli.
caesar-senate-markers = Senát: žetony kontroly v Římě
    .rule = Když stejným uzavřením získáš i kontrolu, smíš pod žeton Senát položit žetony kontroly: tolik, kolik máš žetonů Senát, včetně tohoto.
    .refused = { $markers ->
        [one] Jeden žeton kontroly je
        [few] { $markers } žetony kontroly jsou
       *[other] { $markers } žetonů kontroly je
    } moc: máš { $tokens ->
        [one] jeden žeton Senát
        [few] { $tokens } žetony Senát
       *[other] { $tokens } žetonů Senát
    }.
caesar-senate-left = Jen tolik, kolik ti zbývá
    .rule = Pod žeton Senát nemůžeš položit víc žetonů kontroly, než ti zbývá.
    .refused = { $left ->
        [one] Zbývá ti jen jeden žeton kontroly
        [few] Zbývají ti jen { $left } žetony kontroly
       *[other] Zbývá ti jen { $left } žetonů kontroly
    }, ne { $markers }.

caesar-senate-exactly = Tolik žetonů kontroly, kolik žetonů Senát
    .rule = Pod žeton Senát přijde přesně tolik žetonů kontroly, kolik máš žetonů Senát, nebo všechny, které ti zbývají, je-li jich méně, nebo žádný.
    .refused = Pod žeton Senát přijde přesně tolik žetonů kontroly, kolik máš žetonů Senát, nebo všechny zbylé, nebo žádný: ne { $markers }.

## Poison

caesar-poison-return = Jed: zpátky do sáčku
    .rule = Druhá strana vrátí jeden náhodně vybraný žeton ze své zásoby do svého sáčku. Vidět ho smějí obě. Její zásoba zůstává o jeden menší.
caesar-poison-empty = Není co otrávit
    .rule = Proti prázdné zásobě Jed nic neudělá.
    .refused = Zásoba soupeře je prázdná: Jed nic neudělá.
caesar-poison-setup = S Jedem po třech žetonech
    .rule = S modulem Jed nahradí tři žetony Jed jiné žetony bonusu a zásoby začínají se třemi žetony.

## Centurions

caesar-centurions-take = Centurioni: silný žeton
    .rule = Na konci tahu si místo losování vezmeš do zásoby jeden ze svých žetonů vlivu Centurion.
caesar-centurions-none = Žádný žeton vlivu Centurion nezbývá
    .rule = Když ti žádný žeton vlivu Centurion nezbývá, losuješ jako vždy.
    .refused = Vzít si { FORM($token, "acc") } už nejde, žádný takový nezbývá. Losuj, nebo si vezmi jiný.
caesar-centurions-once = Jeden žeton vlivu Centurion za tah
    .rule = Dva žetony bonusu Centurion v jednom tahu: jeden nahradí losování, druhý propadá.
    .refused = Tvoje losování už nahrazuje jeden žeton vlivu Centurion. Druhý žeton bonusu Centurion ve stejném tahu propadá.
caesar-centurions-setup = Modul Centurioni
    .rule = Tři žetony bonusu Centurion nahradí jiné žetony bonusu. Každý hráč má před sebou na stole tři silné žetony vlivu Centurion.

## Checkpoints

caesar-checkpoints-face-down = Lícem dolů na Kontrolní stanoviště
    .rule = Na jedno ze tří hraničních polí Kontrolní stanoviště smíš umístit žeton lícem dolů; na obou stranách se počítá za nic. Podle našeho výkladu musí jeho symbol souhlasit.
    .refused = Pole mezi provinciemi { $first } a { $second } není Kontrolní stanoviště. Umísti žeton lícem nahoru, nebo vyber Kontrolní stanoviště.
caesar-checkpoints-space = Tři Kontrolní stanoviště
    .rule = Kontrolní stanoviště leží mezi provinciemi Gallia a Sardinia, Numidia a Africa, Aegyptus a Asia.
caesar-checkpoints-bank = Losování z banku
    .rule = Kdo umístí žeton lícem dolů, smí si za to vylosovat žeton bonusu z banku a vyhodnotit ho. Podle našeho výkladu hned, dřív než se cokoli uzavře, a jeho účinek může zůstat nevyužitý.
caesar-checkpoints-empty = Bank je prázdný
    .rule = Když je bank prázdný, lícem dolů už žeton umístit nelze.
    .refused = Bank je prázdný, takže lícem dolů už žeton umístit nelze.
caesar-checkpoints-senate = Žeton Senát z banku
    .rule = Zůstává ti. Žetony kontroly pod něj smějí, když se vyhodnocuje první provincie, kterou tímto umístěním získáš, ještě před žetonem bonusu této provincie.
caesar-checkpoints-modules = Kontrolní stanoviště chtějí oba další moduly
    .rule = Modul Kontrolní stanoviště se hraje jen společně s moduly Jed a Centurioni.
    .refused = Tato partie se hraje bez modulu Kontrolní stanoviště. Umísti žeton lícem nahoru.
