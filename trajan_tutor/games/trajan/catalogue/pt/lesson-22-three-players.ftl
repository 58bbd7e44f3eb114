### Three players: a last quarter.

trajan-lesson-three-players = Três jogadores
    .idea = Um quarto de ano contra dois: há mais no fórum, e menos tempo para você.
    .can = Você sabe jogar a três, quando os outros pegam o que você deixa.

trajan-lesson-three-players-quarter = Entre os seus turnos jogam mais dois. Os marcadores deles também fazem o tempo correr, em uma trilha mais longa. O que você deixa no fórum pode sumir duas vezes. E legionários dos outros fazem uma província valer menos.
    .goal = Jogue até o fim do quarto de ano.
    .done = O quarto de ano acabou, e todos os pontos foram contados.
trajan-lesson-three-players-quarter-hint = Olhe os círculos dos outros dois: o que eles querem que você também quer?
trajan-lesson-three-players-aim-senate = Avance o seu disco no senado
trajan-lesson-three-players-aim-points = Faça vinte pontos

trajan-lesson-three-players-result = Vocês três, origem por origem. Onde os outros foram mais rápidos que você?
