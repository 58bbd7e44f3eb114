### A position as a value: what may be played in it, and why something may not

position-legal = „{ $move }“ je možné. { $does }.
position-several = „{ $move }“ je možné. Může to znamenat víc úkonů ({ $count }): { $moves }.
position-refused = { $why } Pravidlo: „{ $title }“ ({ $rule }).
position-move = Úkon { $number }: { $problem }
position-seat = Místo u stolu { $seat } neexistuje. Počet míst v této hře: { $seats }, číslují se od 0; -1 je divák.
position-secret = Co smí vědět místo u stolu { $seat }, se neukazuje, dokud tuto partii hrají lidé.
position-open = Všechny ruce se neukazují, dokud tuto partii hrají lidé.
position-dealt-anew = Co v této pozici nebylo vidět, je rozdané znovu.
position-after = Po úkonu { $after } nic není: sem partie došla takto: { $moves }.
position-step = „{ $step }“ tu není krok: kroky má jen lekce.
position-lesson-step = Lekce { $lesson } nemá krok „{ $step }“. Má: { $known }.
