### Questions of exercises in the game's own words, and what sets a misunderstanding right.

caesar-exercise-closes = { $prompt } Co z tego zamyka prowincję?
caesar-exercise-closed-where = { $who }, wybór: „{ FORM($move, "plain") }”. Kliknij prowincję, którą to zamyka.
caesar-exercise-who-takes-bonus = { $who }, wybór: „{ FORM($move, "plain") }”. Kto dostaje żeton korzyści prowincji { $province }?
caesar-exercise-who-controls = { $who }, wybór: „{ FORM($move, "plain") }”. Kto kontroluje teraz prowincję { $province }?
caesar-exercise-sum = { $who }, wybór: „{ FORM($move, "plain") }”. Ktoś kontroluje teraz prowincję { $province }. Z jaką siłą?
caesar-exercise-nobody-controls = { $who }, wybór: „{ FORM($move, "plain") }”. Kliknij prowincję, której potem nikt nie kontroluje.
caesar-exercise-supply = { $who }, wybór: „{ FORM($move, "plain") }”. Ile żetonów będzie odtąd w zasobach po każdym losowaniu?
caesar-exercise-senate-most = { $who }, wybór: „{ FORM($move, "plain") }”. Ile najwyżej znaczników może trafić pod ten żeton, jeśli ich wystarczy?
caesar-exercise-whose-marker = { $who }, wybór: „{ FORM($move, "plain") }”. Czyj znacznik władzy trafia na granicę między prowincjami { $first } i { $second }?

caesar-mistake-sum-of-rival = Tyle ma tam druga strona.
caesar-mistake-sum-less-one = O jeden za mało: dodaj liczby jednej strony zwrócone ku tej prowincji.
caesar-mistake-supply-as-before = Bogactwo powiększa zasoby o jeden i tak już zostaje.
caesar-mistake-supply-two-more = Bogactwo powiększa je o jeden, nie o dwa.
caesar-mistake-senate-one = Jeden tylko przy pierwszym żetonie Senat. Liczy się każdy posiadany, razem z tym.
caesar-mistake-senate-without-this = Żeton, który właśnie został wzięty, też się liczy.
caesar-mistake-senate-one-more = O jeden za dużo: policz posiadane żetony Senat.
