### Questions of exercises in the game's own words, and what sets a misunderstanding right.
### Room: sentences in a narrow panel, which wrap; an answer is a row.

caesar-exercise-closes = { $prompt } Which of these closes a province?
caesar-exercise-closed-where = { $who } chose “{ FORM($move, "plain") }”. Click a province that this closes.
caesar-exercise-who-takes-bonus = { $who } chose “{ FORM($move, "plain") }”. Who gets the bonus token of { $province }?
caesar-exercise-who-controls = { $who } chose “{ FORM($move, "plain") }”. Who controls { $province } now?
caesar-exercise-sum = { $who } chose “{ FORM($move, "plain") }”. Somebody controls { $province } now. With how much influence?
caesar-exercise-nobody-controls = { $who } chose “{ FORM($move, "plain") }”. Click the province that nobody controls after that.
caesar-exercise-supply = { $who } chose “{ FORM($move, "plain") }”. How many tokens does the supply hold from now on, after every draw?
caesar-exercise-senate-most = { $who } chose “{ FORM($move, "plain") }”. How many markers may go under the token at most, if there are enough of them?
caesar-exercise-whose-marker = { $who } chose “{ FORM($move, "plain") }”. Whose control marker goes on the border between { $first } and { $second }?

caesar-mistake-sum-of-rival = So much the other side has there.
caesar-mistake-sum-less-one = One too few: add up the numbers of one side that face the province.
caesar-mistake-supply-as-before = Wealth makes the supply one larger, and it stays so.
caesar-mistake-supply-two-more = Wealth makes it one larger, not two.
caesar-mistake-senate-one = One only with the first Senate token. Every token owned counts, this one included.
caesar-mistake-senate-without-this = The token that was just taken counts too.
caesar-mistake-senate-one-more = One too many: count the Senate tokens owned.
