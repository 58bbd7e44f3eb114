### What the coach says: hints, reasons, verdicts, looking back. It speaks to the learner, in short sentences.

## The ladder

coach-look = Podívej se na { $area }.
# $stake is a place with what is at stake there, such as “Asia: the next token closes it”.
coach-look-stake = Podívej se sem: { $stake }.
# $choices are moves in words. All choose at once and in secret.
coach-mixture = ostatní umějí odpovědět na to, co čekají, takže volbu střídej, tu první nejčastěji ({ $choices })
coach-mixture-one = proti tomu, co ostatní nejspíš zvolí, je to skoro vždycky nejlepší
coach-consider-only = Jiná možnost tu není.
coach-consider-open = Žádný tah tu nevyčnívá. Vyber si ten, který se ti líbí.
# $places are places of the board in which turns that are as good do most.
coach-consider-places = Žádný tah tu nevyčnívá. Stejně dobrý začátek je tady: { $places }.
coach-consider-best = Pro žádný tah tu nemluví jeden jasný důvod, ve zkušebních rozdáních ale jeden vyšel lépe než všechny ostatní.
coach-hint-refined = Při delším rozmýšlení je lepší jiný tah.
coach-play = Zahraj:
# Said above the board, while the whole turn stands in the panel of the coach.
coach-play-said = Začni takhle: { $step }.
coach-because-said = Nejvíc rozhoduje: { $reason }.
coach-play-until = Začni takhle, pak se zeptej znovu:
# What counts most of a turn follows, the weightiest first.
coach-because = Co rozhoduje:
coach-net = Asi o { POINTS($points) } víc než druhý nejlepší nápad: { $parts }.
coach-net-gain = { $what } +{ $points }
coach-net-loss = { $what } −{ $points }
coach-net-rest = zbytek
coach-net-rival-less =
    { $seats ->
        [2] ztráta soupeře
       *[other] ztráta nejsilnějšího soupeře
    }
coach-net-rival-more =
    { $seats ->
        [2] zisk soupeře
       *[other] zisk nejsilnějšího soupeře
    }
coach-net-chances = Vyhraje { $here } ze 100 her, druhý nejlepší nápad { $there }.
coach-net-often = V { $times } z 10 rozdání vyšel líp než druhý nejlepší nápad.
coach-even =
    { $count ->
        [few] { $count } tahy jsou zhruba stejně dobré; tohle je jeden z nich.
       *[other] { $count } tahů je zhruba stejně dobrých; tohle je jeden z nich.
    }
coach-nearly-lost = Tahle hra je skoro prohraná: odtud vyhraješ { $here } ze 100 her.
coach-nearly-won = Tahle hra je skoro vyhraná: odtud vyhraješ { $here } ze 100 her.
coach-because-open = Žádný jednotlivý důvod nevyčnívá; ve zkušebních rozdáních vyšel nejlépe tenhle tah.
coach-because-further = Mluví pro něj i tohle:
coach-because-own = Proč ne tvůj tah? Nejlepší tah má proti němu navíc:
# What is opened.
coach-more-steps = Celý tah
coach-more-turns = Víc, a jiné tahy
coach-because-wins = Vyhráváš.
coach-because-only = Nic jiného dělat nejde.
coach-against-second = Co naopak nabízí druhý nejlepší nápad:
coach-against-own = Co mluví pro tvůj tah:
## Reasons: parts of sentences

coach-reason-now =
    { $there ->
        [0] hned { POINTS($here) } { FORM($source, "from", $here) }
       *[other] hned o { POINTS($change) } víc { FORM($source, "from", $change) }: { $here } místo { $there }
    }
# $what the first turn did, such as “closes Asia, 7 to 5”; $points is one of the two sentences around.
coach-reason-by = { $what }: { $points }
coach-reason-now-about = hned asi o { POINTS($points) } víc { FORM($source, "from", $points) }
# What a turn brings by itself, compared with nothing.
coach-reason-brings = { POINTS($points) } { FORM($source, "from", $points) }
# $cause is what is different on the board, such as “you can meet one demand more for bread”.
coach-reason-cause = { $cause }: čekej asi o { POINTS($points) } víc { FORM($source, "from", $points) }
# $what is something that happens, such as “you win Sicilia”; $first and $second count deals of ten, after this turn and after the other.
coach-reason-happens =
    { $what }: { $first ->
        [0] v žádném rozdání
        [10] v každém rozdání
        [few] ve { $first } z 10 rozdání
       *[other] v { $first } z 10 rozdání
    } místo { $second ->
        [0] v žádném
        [10] ve všech
       *[other] { $first ->
            [0] { $second ->
                [few] ve { $second } z 10
               *[other] v { $second } z 10
            }
            [10] { $second ->
                [few] ve { $second } z 10
               *[other] v { $second } z 10
            }
           *[other] { $second ->
                [few] ve { $second }
               *[other] v { $second }
            }
        }
    }
coach-reason-later = v příštích tazích asi o { POINTS($points) } víc { FORM($source, "from", $points) }
coach-reason-prospects = lepší pozice po příštích tazích: čekej asi o { POINTS($points) } víc
coach-reason-rival =
    { $seats ->
        [2] soupeř
       *[other] nejsilnější soupeř
    } získá v příštích tazích asi o { POINTS($points) } míň
coach-reason-rival-what =
    { $seats ->
        [2] soupeř
       *[other] nejsilnější soupeř
    } získá asi o { POINTS($points) } míň: { $what }
coach-reason-rival-source =
    { $seats ->
        [2] soupeř
       *[other] nejsilnější soupeř
    } získá v příštích tazích asi o { POINTS($points) } míň, většinou { FORM($source, "from") }
# $sources are two words that stand by themselves, such as “ships” and “provinces”.
coach-reason-rival-sources =
    { $seats ->
        [2] soupeř
       *[other] nejsilnější soupeř
    } získá v příštích tazích asi o { POINTS($points) } míň (hlavně: { $sources })
coach-reason-rival-time =
    { $seats ->
        [2] soupeř
       *[other] nejsilnější soupeř
    } získá v příštích tazích asi o { POINTS($points) } míň: { $time }
coach-reason-rival-period =
    { $seats ->
        [2] soupeř
       *[other] nejsilnější soupeř
    } získá asi o { POINTS($points) } míň, protože teď končí { $period }
coach-reason-worth = { $what }: čekej z toho asi { POINTS($points) }
coach-reason-long = { $what }; i s příštími tahy asi o { POINTS($points) } víc
# A turn that brings the win or the loss of the game nearer: no figure says that. $what is why.
coach-reason-decides = může to rozhodnout partii
coach-reason-decides-what = { $what }, a to může rozhodnout partii
# Two reasons side by side; each may be words for a thing or a sentence.
coach-reason-also = { $first }; { $second }

## The best answer

# $what is the step in words, such as “Drop a white marker in tray VI”.
coach-answer-gain = { FORM($what, "answer") }: { POINTS($points) } { FORM($source, "from", $points) }
coach-answer =
    { SEAT($seat) } nejspíš odpoví: { FORM($what, "answer") } ({ $all ->
        [0] { $times } z { $deals } rozdání
       *[other] v každém rozdání
    }).
coach-answer-decides =
    { SEAT($seat) } tímhle může vyhrát: { FORM($what, "answer") } ({ $all ->
        [0] { $times } z { $deals } rozdání
       *[other] v každém rozdání
    }).

## Verdicts on the learner's turn

coach-verdict-equal = Tvůj tah vede ke stejné pozici jako ten nejlepší.
coach-verdict-as-good = Tvůj tah je stejně dobrý jako ten nejlepší.
coach-verdict-slightly = Tvůj tah je dobrý. Jiný dává o něco víc.
# $reason is what counts most of the better turn, such as “closes Asia, 7 to 5”; $verdict is a sentence.
coach-verdict-missed = Nevyužitá příležitost: { $reason }. { $verdict }
coach-verdict-costs = Je tu lepší tah: dává asi o { POINTS($points) } víc ({ $low } až { $high }, v devíti případech z deseti).
coach-verdict-costs-exactly = Je tu lepší tah: dává o { POINTS($points) } víc.
# Chances to win, of a hundred.
coach-verdict-costs-chances = Je tu lepší tah: s ním je tvoje šance na výhru { $better } ze 100, s tvým tahem jen { $own }.
coach-verdict-too-close = Nejde to rozlišit: náhoda tu rozhoduje víc než volba mezi tvým tahem a tím nejlepším.
coach-verdict-between-slightly = Tvůj tah je stejně dobrý jako ten nejlepší, nebo o něco horší: z rozdání není poznat, co z toho platí.
coach-verdict-between-costs = Jiný tah je lepší, o něco nebo zřetelně: z rozdání není poznat, co z toho platí.
coach-offer = Chceš ho vidět?

## What cannot be done

coach-no-moves = Tady není o čem rozhodovat, takže není ani nápověda.
coach-no-own = Nejdřív tah zadej nebo zahraj: pak se dá porovnat s nejlepším.
coach-not-done = Hledání ještě neskončilo. Počkej, až skončí, nebo ho zruš.
coach-cancelled = Hledání je zrušené. Požádej o novou nápovědu.
coach-cancelled-twice = Hledání už je zrušené.
coach-cancelled-late = Hledání už skončilo: jeho nápověda je hotová.
coach-turn-empty = To není tah: zadej aspoň jeden úkon.
coach-turn-illegal = Úkon { $number } v tahu, „{ $move }“, se tam zahrát nedá. Vyber některý z dovolených úkonů.
coach-tell-points = „{ $points }“ není počet, se kterým by hodnocení umělo pracovat ({ POINTS("several") }). Zadej 0 nebo víc.
coach-explore-many = Zadej k porovnání 1 až { $most } tahů, ne { $given }.
coach-explore-deals = Počet rozdání je celé číslo od 1 do { NUMBER($most, useGrouping: 1) }, ne „{ $deals }“.
coach-explore-number = Tah číslo { $number } tu není: zadej číslo od 0 do { $last }.

## Looking back

coach-moment = Tah { $turn }: jiný tah by dal asi o { POINTS($points) } víc.
coach-moment-chances = Tah { $turn }: šance na výhru klesla, { $own } ze 100 místo { $better }.
coach-retrospect =
    { $decisions ->
        [0] Není žádné rozhodnutí, za kterým by se dalo ohlédnout.
       *[other] { $open ->
            [0] { $fine } z { $decisions } rozhodnutí sotva šlo udělat lépe.
            [one] { $fine } z { $decisions } rozhodnutí sotva šlo udělat lépe. Jedno je vynechané: ze zkušebních rozdání není vidět, kolik stálo.
            [few] { $fine } z { $decisions } rozhodnutí sotva šlo udělat lépe. Vynechaná jsou { $open }: ze zkušebních rozdání není vidět, kolik stála.
           *[other] { $fine } z { $decisions } rozhodnutí sotva šlo udělat lépe. Vynechaných je { $open }: ze zkušebních rozdání není vidět, kolik stála.
        }
    }

## What is shown of it

coach-step = { $number }. { $what }.
coach-reason-line = { $what }. ({ $rule })
coach-compared = Druhý nejlepší nápad: { $steps }.
# $standing is one of the two sentences below.
coach-equal-turn = Nebo: { $steps } ({ $standing }).
# $steps are those after a beginning that both turns have in common.
coach-equal-alike = Nebo po stejném začátku: { $steps } ({ $standing }).
coach-equals-more =
    { $count ->
        [one] Ještě jeden je asi stejně dobrý.
        [few] Ještě { $count } jsou asi stejně dobré.
       *[other] Ještě { $count } je asi stejně dobrých.
    }
coach-equal-just = stejně dobré
coach-equal-level =
    { $alike ->
        [0] stejně dobré, plus minus { POINTS($either) }
        [1] stejně dobré, plus minus { POINTS($either) }; totéž jde ještě jedním způsobem
       *[other] stejně dobré, plus minus { POINTS($either) }; totéž jde ještě { $alike } způsoby
    }
# Chances to win, of a hundred: with the best turn and with this one.
coach-equal-chances =
    { $alike ->
        [0] { $less ->
            [0] výhry: { $there } ze 100 partií, stejně jako s nejlepším tahem
           *[other] výhry: { $there } ze 100 partií, s nejlepším tahem { $here }
        }
        [1] { $less ->
            [0] výhry: { $there } ze 100 partií, stejně jako s nejlepším tahem; totéž jde ještě jedním způsobem
           *[other] výhry: { $there } ze 100 partií, s nejlepším tahem { $here }; totéž jde ještě jedním způsobem
        }
       *[other] { $less ->
            [0] výhry: { $there } ze 100 partií, stejně jako s nejlepším tahem; totéž jde ještě { $alike } způsoby
           *[other] výhry: { $there } ze 100 partií, s nejlepším tahem { $here }; totéž jde ještě { $alike } způsoby
        }
    }
coach-equal-less =
    { $alike ->
        [0] o { POINTS($points) } míň, plus minus { $either }
        [1] o { POINTS($points) } míň, plus minus { $either }; totéž jde ještě jedním způsobem
       *[other] o { POINTS($points) } míň, plus minus { $either }; totéž jde ještě { $alike } způsoby
    }
coach-completed = To je začátek tahu. Nejlepší je dohrát ho takhle: { $steps }.
coach-steps-next = { $first }; { $next }
coach-ask-look = Zeptej se, kam se dívat.
coach-ask-consider = Nech si položit otázku, která tě k tomu dovede.
coach-ask-play = Zeptej se, co zahrát.
coach-ask-because = Zeptej se proč.
coach-named = Ptáš se na tah: { $steps }.
coach-not-your-turn = Nápověda je pro toho, kdo je na tahu. Počkej na svůj tah.
coach-hot-seat = Kdo je na tahu, musí si nejdřív sednout k obrazovce: pak může požádat o nápovědu.
coach-over = Partie skončila, nápověda už není potřeba. Ohlédni se za partií.
coach-explore-title =
    { $turns ->
        [one] Kam vede tento tah
        [few] Kam vedou tyto { $turns } tahy
       *[other] Kam vede těchto { $turns } tahů
    }
# $option is the number of a turn, counted from 1.
coach-explore-dealt = Tah { $option } odkrývá něco skrytého: je nakreslený tak, jak končí některá z mnoha rozdání, s otazníky tam, kde se liší.
# $name is a turn in few words.
coach-explore-deal = { $name } (rozdání { $deal } z { $deals })
coach-explore-mean =
    Tah { $option }: po několika tazích { $points ->
        [0] je stav přibližně vyrovnaný
       *[other] vedeš asi o { POINTS($points) }
    }.
coach-explore-mean-behind = Tah { $option }: po několika tazích ztrácíš asi { POINTS($points) }.
# The game is over in some of the deals that were played on.
coach-explore-decides =
    Tah { $option }: po několika tazích výhra { $won }× a prohra { $lost }×, z { $deals ->
        [1] jednoho rozdání
       *[other] { $deals } rozdání
    }.
# Chances to win, of a hundred.
coach-explore-lead-chances = S tahem { $option } výhry: { $here } ze 100 partií, s tahem 1: { $there }.
coach-explore-lead = Tah { $option } dává asi o { POINTS($points) } víc než tah 1.
coach-explore-behind = Tah { $option } dává asi o { POINTS($points) } míň než tah 1.
coach-explore-same = Mezi tahy { $option } a 1 není poznat rozdíl.
coach-retrospect-none = Žádný tah nebyl zřetelně horší než ten nejlepší.
coach-retrospect-empty = Žádný tah nebyl zřetelně horší než ten nejlepší, takže není k čemu se vracet.
coach-explore-equal = Tahy { $option } a 1 vedou ke stejné pozici.
coach-retrospect-try = { $number }. { $what }
coach-retrospect-how = K některému z nich se vrátíš příkazem try_again(number). Lepší tah ukáže better(number).
coach-retrospect-number = Tah číslo { $number } tu není: zadej číslo od 1 do { $most }.
