### Questions of exercises in the game's own words, and what sets a misunderstanding right.

# $who is “You” or the name of a seat, so it stands before a colon.
trajan-exercise-next-turn = { $who } – volba: „{ FORM($move, "plain") }“. Kdo je potom na tahu?
trajan-exercise-time-steps = { $who } – volba: „{ FORM($move, "plain") }“. O kolik kroků se posune ukazatel času?
trajan-exercise-time-space = { $who } – volba: „{ FORM($move, "plain") }“. Na kterém políčku se ukazatel času zastaví?
trajan-exercise-accomplishes = { $prompt } Kterou z těchto možností získáš Trajanův žeton?
trajan-exercise-accomplished-where = { $who } – volba: „{ FORM($move, "plain") }“. Klikni na Trajanův žeton, který se tím získá.
trajan-exercise-takes-tile = { $prompt } Která z těchto možností ti přinese žeton z provincie?
trajan-exercise-grants = { $prompt } Která z těchto možností ti hned dá další akci?
trajan-exercise-refilled = { $who } – volba: „{ FORM($move, "plain") }“. Klikni na místo, kde se teď odkryje karta z balíčku.
trajan-exercise-votes =
    { $who } – volba: „{ FORM($move, "plain") }“. Teď se sčítají hlasy za čtvrtletí. Kolik jich { $yours ->
        [1] máš ty
       *[other] má { $whom }
    }?
trajan-exercise-consul = { $who } – volba: „{ FORM($move, "plain") }“. Teď se sčítají hlasy za čtvrtletí. Kdo si smí vybrat bonusový žeton jako první?
trajan-exercise-vice-consul = { $who } – volba: „{ FORM($move, "plain") }“. Teď se sčítají hlasy za čtvrtletí. Kdo dostane zbývající bonusový žeton, a to druhou stranou nahoru?

trajan-mistake-time-space = To je políčko, na kterém se zastaví. Posune se o jeden krok za každý vzatý kámen.
trajan-mistake-time-one = Ne o jeden krok za tah, ale o jeden za každý vzatý kámen.
trajan-mistake-time-steps = To je počet kroků. Odpočítej je od místa, kde ukazatel stojí.
trajan-mistake-time-next = O jedno dál, než má být: políčko, na kterém teď stojí, se nepočítá.
trajan-mistake-votes-place = To je pořadí. Spočítej, co přináší políčko s kolečkem a žetony.
trajan-mistake-votes-none = Aspoň jeden hlas tam je: podívej se na políčko s kolečkem a na žetony.
trajan-mistake-votes-one-more = O jeden víc, než má být: spočítej políčko s kolečkem a žetony znovu.
