### Analysis beside the board, the review of a game, and mistakes that are tried again.

## Grades of decisions

coach-grade-best = nejlepší
coach-grade-as-good = stejně dobré
coach-grade-slightly = o něco slabší
coach-grade-costs = ztráta
coach-grade-much = velká ztráta
coach-grade-open = nejde rozlišit
# Deals that were tried do not tell which of two it is.
coach-grade-between = { $first } až { $second }
# Points, with half the 90 % interval.
coach-points-about = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# Chances to win, of a hundred: with the better turn, and with the one that was played.
coach-chances-from-to = šance { $own } ze 100 místo { $better }
coach-loss-points = o { POINTS($points) } míň
coach-loss-decides = může rozhodnout partii
# Marks of a curve.
coach-mark-points = −{ $lost }
coach-mark-chances = −{ $lost }/100
coach-review-counts =
    { $name }: { $fine } z { $decisions ->
        [1] jednoho rozhodnutí
       *[other] { $decisions } rozhodnutí
    } { $fine ->
        [one] bylo stejně dobré
        [few] byla stejně dobrá
       *[other] bylo stejně dobrých
    } jako nejlepší, { $costly ->
        [0] žádné nestálo hodně
        [one] hodně stálo { $costly }
        [few] hodně stála { $costly }
       *[other] hodně stálo { $costly }
    }.
coach-review-seats = Zadej místa u stolu, jejichž rozhodnutí se smějí prohlížet: { $offered }. Ta ostatní až po konci partie.
coach-review-others = Rozhodnutí ostatních se smějí prohlížet až po konci partie.
coach-review-head-turn = Tah
coach-review-head-seat = Hráč
coach-review-head-grade = Známka
coach-review-head-cost = Ztráta
coach-review-head-played = Zahráno

# Before reasons that speak to whoever decided, where that is somebody else than the one who reads.
coach-review-seen-from = „Ty“ je v dalším textu { $name }.
coach-review-because = Co má navíc proti zahranému tahu:

## Analysis beside the board

board-analysis = Nápady
board-analysis-best = nejlepší
board-analysis-less = o { $what } míň
# Chances to win, of a hundred.
board-analysis-chances = vyhraje { $own } ze 100, ne { $better }
board-analysis-close = nejde rozlišit
board-analysis-said = { $title }: { $value }. Zahraje tento tah.
# $value is how good the turn is, $less by how much it is worse: “1.5 ± 0.7 points less”.
board-analysis-said-less = { $title }: { $value }, { $less }. Zahraje tento tah.
board-analysis-depth =
    { $playouts ->
        [1] jedno dohrání
       *[other] { $playouts } dohrání
    }
board-analysis-waiting = Nápady přijdou s tvým tahem.
board-analysis-empty = Hledají se tahy
board-analysis-again = Stiskni ještě jednou a tah se zahraje.

## The review of a game

board-tab-review = Ohlédnutí
board-review-goes-on = Rádce hledá tahy, které stály nejvíc: nejdřív letmo, pak si ty hlavní prohlédne zblízka.
board-review-turning =
    { $decisions ->
        [0] Není žádné rozhodnutí, za kterým by se dalo ohlédnout.
       *[other] { $turns ->
            [0] Žádný tah zřetelně nic nestál.
            [one] Jeden tah zřetelně něco stál.
            [2] Nejvíc stály dva tahy.
            [few] Nejvíc stály tři tahy.
           *[other] Nejvíc stály tři tahy.
        }
    }
board-review-decided = Ukázat tah, který rozhodl
board-review-turn = Tah { $turn }
board-review-open =
    { $decisions ->
        [one] Jedno rozhodnutí je vynechané: ze zkušebních rozdání není vidět, kolik stálo.
        [few] { $decisions } rozhodnutí jsou vynechaná: ze zkušebních rozdání není vidět, kolik stála.
       *[other] { $decisions } rozhodnutí je vynechaných: ze zkušebních rozdání není vidět, kolik stála.
    }
board-review-all = Všechna rozhodnutí
board-review-others = Prohlédnout i rozhodnutí ostatních
board-review-moment = Tah { $turn }, { $name }
board-review-quick = Jen letmý pohled: známka se může změnit.
board-review-cost = ztráta: { $what }
board-review-curve = { POINTS("title") } tah po tahu: vyber tah
board-review-decisions = Rozhodnutí
board-review-played = Zahráno
board-review-better = Lepší
board-review-because = Proč
board-review-here = Přejít na tuto pozici
board-review-retry = Najít to bez pomoci
board-review-before = Předchozí rozhodnutí
board-review-after = Další rozhodnutí
board-review-board = Herní plán před tímto rozhodnutím, lepší tah je vyznačený
board-review-unsure = jen letmý pohled

## Mistakes that are tried again

board-practice = Poučit se z chyb
board-practice-goal = Tah { $turn }, { $number } z { $mistakes }: najdi lepší tah.
board-practice-goal-shown = Tah { $turn }, { $number } z { $mistakes }: lepší tah.
board-practice-played = V partii: { $steps } ({ $what }).
board-practice-did = Ukázat, co se hrálo
board-practice-because = Co má lepší tah navíc proti tvému:
board-practice-reply = Dobrá odpověď ({ SEAT($seat) }): { $what }.
board-practice-kept =
    { $mistakes ->
        [one] Procvičit chybu z dřívější partie
        [few] Procvičit { $mistakes } chyby z dřívějších partií
       *[other] Procvičit { $mistakes } chyb z dřívějších partií
    }
board-practice-over = Zkus to znovu, nebo jdi dál.
board-practice-again = Zkusit znovu
board-practice-show = Ukázat lepší tah
board-practice-next = Další tah
board-practice-leave = Zpět do partie
coach-practice-begun = Zahraj tah, který se ti zdá nejlepší teď.
coach-practice-right = To je stejně dobré jako nejlepší tah.
coach-practice-did = Tohle je tah, který se hrál.
coach-practice-shown = Tohle je lepší tah. Proč, říká rádce níž.
coach-practice-none = Není tu chyba, kterou by šlo zkusit znovu.
coach-practice-last = To byla poslední chyba.
coach-practice-judged = Tenhle pokus skončil. Zkus to znovu, nebo přejdi k další chybě.

## What the others did

board-rivals = Co dělali ostatní
