### What stands beside the board: the areas of the rule book, the parts of the rulebook.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

caesar-area-game = O jogo
caesar-area-turn = O turno
caesar-area-setup = Preparação
caesar-area-place = Colocar uma ficha
caesar-area-close = Fechar uma província
caesar-area-control = Controle
caesar-area-tactics = Tática
caesar-area-wealth = Riqueza
caesar-area-might = Força
caesar-area-senate = Senado
caesar-area-draw = Sortear
caesar-area-border = Nas fronteiras
caesar-area-bonus = Fichas de bônus
caesar-area-crassus = Crasso
caesar-area-end = O fim da partida
caesar-area-poison = Veneno
caesar-area-centurions = Centuriões
caesar-area-checkpoints = Postos de controle

## Parts of the rulebook

caesar-part-setup = Preparação
caesar-part-turn = O turno
caesar-part-bonus = Fichas de bônus
caesar-part-end = O fim da partida
caesar-part-expansions = Expansões
caesar-part-solo = Modo solo

## Notes on figures

caesar-note-tile-icons = Os ícones das placas táticas foram lidos em fotografias dos componentes impressos.
