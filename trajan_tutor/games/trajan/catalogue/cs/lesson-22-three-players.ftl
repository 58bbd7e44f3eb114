### Three players: a last quarter.

trajan-lesson-three-players = Tři hráči
    .idea = Čtvrtletí proti dvěma soupeřům: ve fóru je toho víc a ty máš míň času.
    .can = Umíš hrát ve třech, kde si ostatní berou, co necháš ležet.

trajan-lesson-three-players-quarter = Mezi tvými tahy hrají dva další. I jejich kameny posouvají čas, na delším okruhu. Co necháš ve fóru, o to se teď zajímají hned dva. Provincie, kde stojí cizí legionáři, vynesou míň.
    .goal = Hraj až do konce čtvrtletí.
    .done = Čtvrtletí skončilo a všechny body jsou spočítané.
trajan-lesson-three-players-quarter-hint = Podívej se na kruhy obou soupeřů: co chtějí a ty taky?
trajan-lesson-three-players-aim-senate = Posuň své kolečko v senátu
trajan-lesson-three-players-aim-points = Získej dvacet bodů

trajan-lesson-three-players-result = Všichni tři, zdroj po zdroji. Kde byli ostatní rychlejší než ty?
