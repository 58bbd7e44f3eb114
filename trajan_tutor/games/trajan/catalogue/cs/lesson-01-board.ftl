### Lesson 1: the board and the goal.

trajan-lesson-board = Herní plán a cíl hry
    .idea = O vítězi rozhodují body a ty první získáš hned teď.
    .can = Vyznáš se v tom, co leží na stole, a víš, kdo je na tahu.

trajan-lesson-board-own-score = Hraješ za hráče A. Velká podložka s kruhem je tvoje. Najdi číslo, které počítá tvoje body, a klikni na něj.
    .sheet = Hraješ za hráče A. Velká podložka s kruhem je tvoje. Najdi číslo, které počítá tvoje body, a označ ho.
    .done = To je tvoje skóre. Tohle číslo sleduj.
trajan-lesson-board-own-score-hint = Je nahoře na tvé podložce, vpravo.
trajan-lesson-board-score-of-b = To je skóre hráče B na malé podložce. Tvoje je na té velké.
trajan-lesson-board-somewhere-on-the-mat = To je na tvé podložce, ale skóre to není. Hledej číslo nahoře.

trajan-lesson-board-goal = Oba začínáte bez bodů. Body přináší spousta věcí: obchod, dobývání, stavění, místo v senátu. Kdo má na konci nejvíc bodů, vyhrává.

trajan-lesson-board-first-points = Pojďme si pro ty první. V tomto tahu můžeš provést akci Senát. Senát je stupnice s čísly 2 až 8. Tvoje kolečko leží na jejím začátku, pod kolečkem hráče B. Klikni na políčko hned za ním.
    .sheet = Pojďme si pro ty první. V tomto tahu můžeš provést akci Senát. Senát je stupnice s čísly 2 až 8. Tvoje kolečko leží na jejím začátku, pod kolečkem hráče B. Označ políčko hned za ním.
    .goal = Posuň své kolečko v senátu.
    .done = Kolečko se posune o jedno políčko a body jsou hned tvoje.
trajan-lesson-board-first-points-hint = Kolečko patří na políčko s číslem 2.
trajan-lesson-board-passed = Akci můžeš vynechat a někdy se to i hodí. Jenže pak se nestane nic: žádný posun, žádné body. Zkus to znovu s kolečkem.

trajan-lesson-board-how-many = Podívej se znovu na své skóre. Kolik máš teď bodů?
    .done = Dva body: přesně tolik, kolik je na políčku, kde kolečko skončilo.
trajan-lesson-board-how-many-hint = Skóre je nahoře na tvé podložce.
trajan-lesson-board-disc-not-score = Skóre počítá body, ne políčka. Přečti číslo nahoře na své podložce.

trajan-lesson-board-other-turn = Tvůj tah skončil. Teď hráč B odehraje celý svůj tah. Pokračuj a sleduj ho krok za krokem.
trajan-lesson-board-other-takes = B vezme oba kameny z jedné misky.
trajan-lesson-board-other-drops = B je pokládá do dalších misek. V příští lekci uděláš totéž.
trajan-lesson-board-other-passes = B akci vynechá. Tah je u konce.

trajan-lesson-board-who-is-next = Kdo je na tahu teď?
    .done = Ty. Ve dvou se prostě střídáte.
trajan-lesson-board-you-are = Ty
trajan-lesson-board-b-again = Znovu hráč B
trajan-lesson-board-who-has-less = Hráč s méně body
trajan-lesson-board-b-had-a-turn = B svůj tah právě dohrál. Každý má jeden tah a pak pokračuje další hráč po směru hodinových ručiček.
trajan-lesson-board-order-is-fixed = Na pořadí nemají body vliv. Tahy jdou kolem stolu, jeden za druhým.

trajan-lesson-board-not-yours = Nic tu nemůžeš pokazit. Kdykoli něco není dovoleno, herní plán ti řekne proč. Zkus to: klikni na kameny v misce hráče B.
    .sheet = Nic tu nemůžeš pokazit. Kdykoli něco není dovoleno, herní plán ti řekne proč. Zkus to: označ kameny v misce hráče B.
    .goal = Zkus vzít kameny hráče B.
    .done = Nelze, a hned vidíš důvod. Co leží na podložce hráče B, patří hráči B.
trajan-lesson-board-that-was-yours = To byla tvoje vlastní miska, takže to bylo dovoleno. Tentokrát udělej, co dovoleno není: klikni na malou podložku hráče B.

trajan-lesson-board-six-areas = Na stole je šest oblastí, pro každou akci jedna: lodě v přístavu, fórum, provincie na mapě, senát, sloupky žetonů s obloukem a stavební oblast. Každá má svou vlastní lekci.

trajan-lesson-board-look-around = Jestli chceš, porozhlédni se: volně zkoušej, odehraj pár tahů a vrať se. Příští lekce ukáže, jak se vybírá akce.
