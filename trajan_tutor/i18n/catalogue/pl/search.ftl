### What can go wrong when a turn is searched.

search-budget = Szukanie potrzebuje budżetu: liczby próbek albo sekund większej od 0.
search-busy = Trwa tu jeszcze szukanie. Poczekaj na nie albo najpierw je anuluj.
search-turn-empty = Podaj co najmniej jeden ruch tury, która ma być obejrzana.
search-turn-illegal = Ruch „{ $move }” nie jest tam możliwy, więc tej tury nie da się porównać. Podaj ruchy dozwolonej tury w ich kolejności.
search-turn-unknown = Tura „{ $moves }” nie była oglądana. Najpierw podaj ją szukaniu.
search-worker-lost =
    { $samples ->
        [one] Jeden z szukających procesów przestał działać. Zachowana jest { $samples } próbka, a szukanie może iść dalej bez niego.
        [few] Jeden z szukających procesów przestał działać. Zachowane są { $samples } próbki, a szukanie może iść dalej bez niego.
        [many] Jeden z szukających procesów przestał działać. Zachowanych jest { $samples } próbek, a szukanie może iść dalej bez niego.
       *[other] Jeden z szukających procesów przestał działać. Zachowane jest { $samples } próbki, a szukanie może iść dalej bez niego.
    }
search-failed = Szukanie zatrzymało się z powodu problemu: { $problem }. Rozgrywka toczy się dalej.
search-level = Poziom „{ $level }” graczy patrzących naprzód potrzebuje liczby próbek większej od 0 i może mieć ustawienia szukania, nic więcej.
search-player-import = Gracza „{ $player }” nie da się użyć: { $problem }.
