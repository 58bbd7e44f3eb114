### A position as a value: what may be played in it, and why something may not

position-legal = „{ $move }” jest możliwe. { $does }.
position-several = „{ $move }” jest możliwe. Liczba ruchów, które może oznaczać: { $count } – { $moves }.
position-refused = { $why } Zasada: „{ $title }” ({ $rule }).
position-move = Ruch { $number }: { $problem }
position-seat = Nie ma miejsca { $seat }. Liczba miejsc w tej grze: { $seats }, numerowane od 0; -1 to widz.
position-secret = Dopóki ludzie grają w tę rozgrywkę, nie widać, co wie miejsce { $seat }.
position-open = Dopóki ludzie grają w tę rozgrywkę, nie widać wszystkich rąk.
position-dealt-anew = To, czego w tej pozycji nie było widać, jest rozdane na nowo.
position-after = Po ruchu { $after } nic nie ma: rozgrywka doszła tu tak: { $moves }.
position-step = „{ $step }” nie jest tu krokiem: kroki ma tylko lekcja.
position-lesson-step = Lekcja { $lesson } nie ma kroku „{ $step }”. Ma: { $known }.
