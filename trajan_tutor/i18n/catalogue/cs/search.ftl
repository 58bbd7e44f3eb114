### What can go wrong when a turn is searched.

search-budget = Hledání potřebuje mez: počet vzorků nebo sekund větší než 0.
search-busy = Tady ještě běží jiné hledání. Počkej na ně, nebo ho nejdřív zruš.
search-turn-empty = Zadej aspoň jeden úkon tahu, který se má prohlédnout.
search-turn-illegal = Úkon „{ $move }“ tam není možný, takže se tento tah porovnat nedá. Zadej úkony dovoleného tahu v jejich pořadí.
search-turn-unknown = Tah „{ $moves }“ zatím prohlédnutý není. Nejdřív ho zadej hledání.
search-worker-lost =
    Proces, který hledal, se zastavil. { $samples ->
        [one] { $samples } vzorek zůstává
        [few] { $samples } vzorky zůstávají
       *[other] { $samples } vzorků zůstává
    } a hledání může pokračovat bez něj.
search-failed = Hledání se zastavilo kvůli problému: { $problem }. Partie pokračuje.
search-level = Úroveň „{ $level }“ hráčů, kteří hledí dopředu, potřebuje počet vzorků větší než 0, může mít nastavení hledání a nic jiného.
search-player-import = Hráč „{ $player }“ se nedá použít: { $problem }.
