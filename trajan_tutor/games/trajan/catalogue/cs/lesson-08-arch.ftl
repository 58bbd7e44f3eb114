### Lesson 8: the Trajan action and the arch.

trajan-lesson-arch = Akce Trajan a oblouk
    .idea = Nové žetony k tvému kruhu a kam přijdou.
    .can = Umíš umístit nový Trajanův žeton na políčko, kde se vyplatí.

trajan-lesson-arch-find-arch = Na jednom z tvých políček není žeton, ale brána: tvůj oblouk. Najdi ho a klikni na něj.
    .sheet = Na jednom z tvých políček není žeton, ale brána: tvůj oblouk. Najdi ho a označ ho.
    .done = Oblouk je na políčku I. Sem přijde tvůj příští žeton.
trajan-lesson-arch-tile-no-arch = Tady leží žeton. Oblouk je ta brána a stojí na políčku bez žetonu.

trajan-lesson-arch-take-tile = Tvůj poslední kámen padl do misky V, takže si smíš vzít žeton z jednoho ze šesti sloupků. Z každého jen ten vrchní. Vezmi si ten s 9 body.
    .goal = Vezmi si žeton s 9 body.
    .done = Žeton leží na políčku I, kde byl oblouk. Na sloupku je vidět další.
trajan-lesson-arch-other-stack = To je taky dobrý žeton, ale v této lekci vezmi ten s 9 body.

trajan-lesson-arch-arch-now = Oblouk se sám posunul dál. Na kterém políčku je teď?
    .done = Na políčku III. Jde po směru hodinových ručiček na nejbližší políčko bez žetonu.
trajan-lesson-arch-arch-now-hint = Na políčku II leží žeton, takže ho oblouk přeskočil.
trajan-lesson-arch-has-a-tile = Tady leží žeton. Oblouk jde na nejbližší volné políčko.

trajan-lesson-arch-fitting = Další tah s miskou V. Oblouk je na políčku III a v misce III leží zelený a bílý kámen. Vezmi si žeton, který chce právě tyto dvě barvy.
    .goal = Vezmi si žeton, ke kterému se hodí kameny v misce III.
    .done = Obě barvy už tam jsou. Teď stačí jediné rozmístění, které skončí v misce III.
trajan-lesson-arch-fitting-hint = Na každém žetonu jsou dvě barvy, které chce. Porovnej šest vrchních žetonů.
trajan-lesson-arch-missing-colours = Pro tenhle žeton by do misky III musely přijít jiné kameny. Jeden z těch šesti chce zelenou a bílou.

trajan-lesson-arch-full = Tady leží u tvého kruhu šest žetonů a oblouk čeká ve středu. Pokračuj a sleduj, co teď přinese poslední kámen v misce V.
trajan-lesson-arch-nothing-to-take = Nic: pro žeton nebylo volné políčko, takže tah skončil sám.

trajan-lesson-arch-free-a-slot = Stejný kruh ještě jednou. Udělej místo: získej žeton u misky III. Chce zelenou a bílou a zelený kámen tam je.
    .goal = Uvolni políčko pro oblouk.
    .done = Žeton je tvůj a oblouk vyšel ze středu.
trajan-lesson-arch-free-a-slot-hint = V misce VI jsou tři kameny a o tři misky dál je miska III. Bílý si nech na konec.
trajan-lesson-arch-no-tile-there = Tímhle rozmístěním žádný žeton nezískáš. Doveď do misky III bílý kámen, a to jako poslední.
trajan-lesson-arch-white-needed = Poslední kámen nebyl bílý. Polož dřív žlutý, ať do misky III padne bílý.

trajan-lesson-arch-arch-back = Kde je oblouk teď?
    .done = Na políčku III, které se uvolnilo. Tam přijde tvůj příští žeton.
trajan-lesson-arch-not-the-centre = Ze středu už odešel. Hledej políčko, které se uvolnilo.

trajan-lesson-arch-remember = Než si vezmeš žeton, podívej se na oblouk a na kameny v misce u něj. Jeden žeton, který se hodí, je lepší než dva, které se nehodí.
