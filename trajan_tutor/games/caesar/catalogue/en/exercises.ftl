### Questions of exercises in the game's own words, and what sets a misunderstanding right.
### Room: sentences in a narrow panel, which wrap; an answer is a row.

# $prompt: “This closing gave you a Might token. Use it now, or leave it.”, “Place a token on a free space with its symbol, and choose which way it …”
caesar-exercise-closes = { $prompt } Which of these closes a province?
# $move: “Leave the Wealth token unused”, “Place a ship token 5/1, 5 towards Hispania Ulterior and 1 towards Maur…”
# $who: “You”
caesar-exercise-closed-where = { $who } chose “{ FORM($move, "plain") }”. Click a province that this closes.
# $move: “Resolve Africa first: 4 to 2, with a Might token”, “Place a ship token 3/3 between Mauritania and Sardinia: then Mauritani…”
# $province: “Africa”, “Hispania Ulterior”
# $who: “You”
caesar-exercise-who-takes-bonus = { $who } chose “{ FORM($move, "plain") }”. Who gets the bonus token of { $province }?
# $move: “Leave the Wealth token unused”, “Place a wild token 2/2 between Aegyptus and Syria: then Aegyptus is at…”
# $province: “Creta”, “Hispania Citerior”
# $who: “You”
caesar-exercise-who-controls = { $who } chose “{ FORM($move, "plain") }”. Who controls { $province } now?
# $move: “Resolve Sicilia first: 4 to 3, with a Wealth token”, “Place a wild token 4/0, 4 towards Sicilia and 0 towards Sardinia: then…”
# $province: “Syria”, “Hispania Ulterior”
# $who: “You”
caesar-exercise-sum = { $who } chose “{ FORM($move, "plain") }”. Somebody controls { $province } now. With how much influence?
# $move: “Resolve Asia first: 2 to 2, with a Senate token”, “Place a wild token 3/1, 3 towards Sicilia and 1 towards Italia: then S…”
# $who: “You”
caesar-exercise-nobody-controls = { $who } chose “{ FORM($move, "plain") }”. Click the province that nobody controls after that.
# $move: “Draw one more token; your supply stays one larger”
# $who: “You”
caesar-exercise-supply = { $who } chose “{ FORM($move, "plain") }”. How many tokens does the supply hold from now on, after every draw?
# $move: “Put 2 control markers under the Senate token (2 left)”, “Put one control marker under the Senate token (10 left)”
# $who: “You”
caesar-exercise-senate-most = { $who } chose “{ FORM($move, "plain") }”. How many markers may go under the token at most, if there are enough of them?
# $first: “Asia”, “Hispania Ulterior”
# $move: “Let Crassus play his turn”, “Place a wild token 4/0, 4 towards Asia and 0 towards Creta: then Asia …”
# $second: “Creta”, “Hispania Citerior”
# $who: “You”, “Crassus”
caesar-exercise-whose-marker = { $who } chose “{ FORM($move, "plain") }”. Whose control marker goes on the border between { $first } and { $second }?

caesar-mistake-sum-of-rival = So much the other side has there.
caesar-mistake-sum-less-one = One too few: add up the numbers of one side that face the province.
caesar-mistake-supply-as-before = Wealth makes the supply one larger, and it stays so.
caesar-mistake-supply-two-more = Wealth makes it one larger, not two.
caesar-mistake-senate-one = One only with the first Senate token. Every token owned counts, this one included.
caesar-mistake-senate-without-this = The token that was just taken counts too.
caesar-mistake-senate-one-more = One too many: count the Senate tokens owned.
