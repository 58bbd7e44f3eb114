### Questions of exercises in the game’s own words, and what sets a misunderstanding right.

caesar-exercise-closes = { $prompt } Čím z toho se uzavře provincie?
caesar-exercise-closed-where = { $who } – volba: „{ FORM($move, "plain") }“. Klikni na provincii, která se tím uzavře.
caesar-exercise-who-takes-bonus = { $who } – volba: „{ FORM($move, "plain") }“. Kdo dostane žeton bonusu z provincie { $province }?
caesar-exercise-who-controls = { $who } – volba: „{ FORM($move, "plain") }“. Kdo má teď kontrolu nad provincií { $province }?
caesar-exercise-sum = { $who } – volba: „{ FORM($move, "plain") }“. Nad provincií { $province } teď někdo má kontrolu. S jak velkým vlivem?
caesar-exercise-nobody-controls = { $who } – volba: „{ FORM($move, "plain") }“. Klikni na provincii, nad kterou pak nemá kontrolu nikdo.
caesar-exercise-supply = { $who } – volba: „{ FORM($move, "plain") }“. Kolik žetonů bude odteď v zásobě po každém losování?
caesar-exercise-senate-most = { $who } – volba: „{ FORM($move, "plain") }“. Kolik žetonů kontroly smí pod žeton přijít nejvýš, když jich je dost?
caesar-exercise-whose-marker = { $who } – volba: „{ FORM($move, "plain") }“. Čí žeton kontroly přijde na hranici mezi provinciemi { $first } a { $second }?

caesar-mistake-sum-of-rival = Tolik tam má druhá strana.
caesar-mistake-sum-less-one = O jedna méně, než má být: sečti čísla jedné strany, která míří k provincii.
caesar-mistake-supply-as-before = Bohatství zvětší zásobu o jeden žeton, a tak to zůstane.
caesar-mistake-supply-two-more = Bohatství ji zvětší o jeden, ne o dva.
caesar-mistake-senate-one = Jeden jen s prvním žetonem Senát. Počítá se každý vlastněný žeton, včetně tohoto.
caesar-mistake-senate-without-this = Počítá se i právě získaný žeton.
caesar-mistake-senate-one-more = O jeden víc, než má být: spočítej vlastněné žetony Senát.
