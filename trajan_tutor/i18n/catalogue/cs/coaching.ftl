### The coach beside the board: its buttons, its dial, what it says while a person asks.

## Its panel

board-tab-coach = Rádce
board-coach-news = (něco nového)
board-coach-thinking = Rádce hledá tahy
# $turns are those that may still turn out to be the best: fewer and fewer.
board-coach-weighing =
    { $turns ->
        [one] Zbývá jeden tah
        [few] Ve hře jsou ještě { $turns } tahy
       *[other] Ve hře je ještě { $turns } tahů
    }
board-coach-judging = Rádce si prohlíží tvůj tah
board-coach-cancel = Zrušit
board-coach-hint = Nápověda
board-coach-why-not = Proč ne …
board-coach-look = Kam se dívat
board-coach-consider = Otázka
board-coach-play = Co zahrát
board-coach-because = Proč
board-coach-tell = Hodnotit moje tahy
board-coach-tell-always = vždycky
board-coach-tell-above = když stojí víc než { POINTS($points, "figure") }
board-coach-tell-much = když stojí hodně (přes { POINTS($points, "figure") })
board-coach-tell-never = nikdy
board-coach-weighed = Tah, na který se ptáš
board-coach-verdict = Tvůj poslední tah
board-coach-played = Tvůj tah: { $steps }.
board-coach-better = Ukázat lepší tah
board-coach-retry = Vzít zpět a zkusit znovu
board-coach-turns = Proč ne jiný tah?
board-coach-turns-text = Zkus tah na herním plánu, nebo vyber některý z těch, které si rádce prohlížel. Pak ho porovnej, nebo se podívej, kam vede.
board-coach-try = Zkusit tah
board-coach-list = Tahy na výběr
board-coach-choose = Tahy
board-coach-weigh-turn = Porovnat s nejlepším
board-coach-explore = Kam vedou vybrané tahy?

## Trying a turn

board-coach-trial = Zkoušíš tah
board-coach-trying = Zkoušíš tah: nic se nepočítá.
board-coach-trial-text = Nic se nepočítá, nikdo neodpovídá a co je skryté, se rozdá nanovo.
board-coach-weigh = Porovnat s nejlepším
board-coach-keep = Schovat na prozkoumání
board-coach-leave = Zpět do partie

## What needs more room

board-coach-explored = Kam tyto tahy vedou
board-coach-look-back = Ohlédnutí za partií
board-coach-deals = Stejné tahy v jiných rozdáních
board-coach-close = Zavřít

## What it says

coach-explored = Herní plány po těchto tazích a jaký máš pak náskok.
coach-looked-back = Každé rozhodnutí má známku.
coach-back = Partie je zpět na začátku toho tahu.
coach-stopped = Rádce přestal přemýšlet.
coach-worker-lost = Proces, ve kterém rádce přemýšlí, dvakrát skončil. Zeptej se ještě jednou.
coach-thinking = Rádce ještě přemýšlí. Chvilku počkej, nebo hledání zruš.
coach-cancel-none = Není co rušit.
coach-hint-gone = Tahle nápověda patří k jiné pozici. Zeptej se znovu tady.
coach-in-trial = Zkoušíš tah. Nejdřív ho porovnej, nebo se vrať do partie.
coach-trial-begun = Zkus tah: nic se nepočítá.
coach-trial-left = Jsi zpátky v partii.
coach-trial-kept = Tah zůstává uložený: vyber ho a uvidíš, kam vede.
coach-trial-none = Teď žádný tah nezkoušíš.
coach-trial-empty = Nejdřív zahraj aspoň jeden úkon.
coach-interrupted = Hledání je přerušené. Partie pokračuje; zeptej se znovu, kdy chceš.
coach-samples = Počet vzorků je celé číslo od 1 do { NUMBER($most, useGrouping: 1) }, ne „{ $samples }“.
coach-seed = Semínko je celé číslo, ne „{ $seed }“.
coach-turn-texts = Tah je text, ve kterém jsou úkony oddělené čárkami, nebo seznam takových úkonů, ne „{ $given }“.
coach-tell-unknown = Z „{ $when }“ není jasné, kdy hodnotit. Vyber z těchto možností: { $known }.
