### What other programs are told that play the games through PettingZoo or OpenSpiel.

rl-missing = Jiné programy potřebují doplněk „rl“: pip install "trajan-tutor[rl]".
rl-no-vector = Hra { $game } neříká v číslech, co které místo u stolu ví, takže ji jiné programy zatím hrát nemohou.
rl-illegal = Úkon { $move } ({ $agent }) teď není dovolený. Dovolené úkony jsou vyznačené v masce akcí.
rl-seeds = Semínek, ze kterých se losuje, nemůže být { $seeds }. Zvol celé číslo od 1 výš.
rl-option-text = Možnost { $option } tu nemůže mít hodnotu „{ $value }“: závorky, čárka, dvojtečka, středník, plus a rovnítko mají v textu hry pro OpenSpiel vlastní význam.
rl-observer = Pozorovatel této hry nepřijímá žádné parametry, ale dostává: { $parameters }.
rl-number = { $name }: „{ $given }“ sem nepatří. Zadej celé číslo.
rl-number-action = Akce
rl-number-seed = Semínko
rl-number-seeds = Počet semínek
rl-number-seats = Počet míst u stolu
rl-no-move = Akce { $move } tu není: akce jsou celá čísla od 0 do { $most }.
rl-undo = Stav tu neumí vzít akci zpět. Nech si jeho kopii z clone() a pokračuj od ní.
