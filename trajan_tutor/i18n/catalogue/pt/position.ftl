### A position as a value: what may be played in it, and why something may not

position-legal = “{ $move }” é possível. { $does }.
position-several = “{ $move }” é possível. Pode significar { $count } jogadas: { $moves }.
position-refused = { $why } A regra: “{ $title }” ({ $rule }).
position-move = Jogada { $number }: { $problem }
position-seat = Não há lugar { $seat }. A partida tem { $seats } lugares, numerados a partir de 0; -1 é um espectador.
position-secret = O que o lugar { $seat } pode saber não é mostrado enquanto pessoas jogam esta partida.
position-open = Nem todas as mãos são mostradas enquanto pessoas jogam esta partida.
position-dealt-anew = O que não se via nesta posição foi distribuído de novo.
position-after = Não há nada depois da jogada { $after }: a partida chegou aqui por { $moves }.
position-step = “{ $step }” não é um passo aqui: só uma lição tem passos.
position-lesson-step = A lição { $lesson } não tem o passo “{ $step }”. Ela tem: { $known }.
