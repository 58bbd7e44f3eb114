### What other programs are told that play the games through PettingZoo or OpenSpiel.

rl-missing = Inne programy wymagają dodatku „rl”: pip install "trajan-tutor[rl]".
rl-no-vector = Gra { $game } nie podaje wiedzy miejsca przy stole w liczbach, więc inne programy nie mogą jeszcze w nią grać.
rl-illegal = Ruch { $move } ({ $agent }) nie jest teraz dozwolony. Dozwolone ruchy są zaznaczone w masce akcji.
rl-seeds = Nie można losować z tylu ziaren: { $seeds }. Wybierz liczbę całkowitą od 1 w górę.
rl-option-text = Opcja { $option } nie może tu mieć wartości „{ $value }”: nawiasy, przecinek, dwukropek, średnik, plus i znak równości mają w tekście gry OpenSpiel własne znaczenie.
rl-observer = Obserwator tej gry nie przyjmuje parametrów, a dostał: { $parameters }.
rl-number = { $name }: „{ $given }” tu nie pasuje. Podaj liczbę całkowitą.
rl-number-action = Akcja
rl-number-seed = Ziarno
rl-number-seeds = Liczba ziaren
rl-number-seats = Liczba miejsc
rl-no-move = Nie ma tu akcji { $move }: akcje to liczby całkowite od 0 do { $most }.
rl-undo = Stan nie potrafi cofnąć akcji. Zachowaj jego kopię z clone() i graj dalej od niej.
