### Questions of exercises in the game's own words, and what sets a misunderstanding right.

caesar-exercise-closes = { $prompt } Qual destas opções fecha uma província?
caesar-exercise-closed-where = { $who } escolheu “{ FORM($move, "plain") }”. Clique em uma província que isso fecha.
caesar-exercise-who-takes-bonus = { $who } escolheu “{ FORM($move, "plain") }”. Quem fica com a ficha de bônus { FORM($province, "of") }?
caesar-exercise-who-controls = { $who } escolheu “{ FORM($move, "plain") }”. Quem controla { FORM($province, "the") } agora?
caesar-exercise-sum = { $who } escolheu “{ FORM($move, "plain") }”. Alguém controla { FORM($province, "the") } agora. Com quanta influência?
caesar-exercise-nobody-controls = { $who } escolheu “{ FORM($move, "plain") }”. Clique na província que ninguém controla depois disso.
caesar-exercise-supply = { $who } escolheu “{ FORM($move, "plain") }”. Quantas fichas há no estoque de agora em diante, depois de cada sorteio?
caesar-exercise-senate-most = { $who } escolheu “{ FORM($move, "plain") }”. Quantos marcadores podem ir sob a ficha, no máximo, se houver o bastante?
caesar-exercise-whose-marker = { $who } escolheu “{ FORM($move, "plain") }”. De quem é o marcador de controle que vai na fronteira entre { $first } e { $second }?

caesar-mistake-sum-of-rival = Isso é o que o outro lado tem ali.
caesar-mistake-sum-less-one = Falta um: some os números de um lado que estão voltados para a província.
caesar-mistake-supply-as-before = Riqueza aumenta o estoque em uma ficha, e assim ele fica.
caesar-mistake-supply-two-more = Riqueza aumenta o estoque em uma ficha, não em duas.
caesar-mistake-senate-one = Um, só com a primeira ficha Senado. Conta cada ficha que se tem, incluindo esta.
caesar-mistake-senate-without-this = A ficha que acabou de ser pega também conta.
caesar-mistake-senate-one-more = Um a mais: conte as fichas Senado que se tem.
