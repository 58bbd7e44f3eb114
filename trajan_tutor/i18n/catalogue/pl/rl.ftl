### What other programs are told that play the games through PettingZoo or OpenSpiel.

rl-missing = Inne programy wymagają dodatku „rl”: pip install "trajan-tutor[rl]".
rl-no-vector = Gra { $game } nie podaje wiedzy miejsca przy stole w liczbach, więc inne programy nie mogą jeszcze w nią grać.
rl-illegal = Ruch { $move } ({ $agent }) nie jest teraz dozwolony. Dozwolone ruchy są zaznaczone w masce akcji.
rl-seeds = Nie można losować z tylu ziaren: { $seeds }. Wybierz liczbę całkowitą od 1 w górę.
rl-option-text = Opcja { $option } nie może tu mieć wartości „{ $value }”: nawiasy, przecinek, dwukropek, średnik, plus i znak równości mają w tekście gry OpenSpiel własne znaczenie.
rl-observer = Obserwator tej gry nie przyjmuje parametrów, a dostał: { $parameters }.
