### Questions about a position of Caesar!, as a teacher asks them: they lead to a turn and name nothing of it.
### Room: sentences, which wrap.

## How a province stands. $own and $enemy are the sums that face it

# $enemy: 1, 14
# $own: 0, 7
# $province: “Asia”, “Hispania Ulterior”
caesar-ask-closes-behind =
    The next token closes { $province }, where it is { $own } to { $enemy }. Do you hold a number that turns it?
# $own: 0, 5
# $province: “Cyrene”, “Gallia Cisalpina”
caesar-ask-closes-level =
    { $province } is level at { $own }, and one space is free. Who gets it if the last token changes nothing?
# $enemy: 0, 7
# $own: 1, 14
# $province: “Asia”, “Hispania Ulterior”
caesar-ask-closes-ahead =
    You lead in { $province }, { $own } to { $enemy }, and one space is free. Could a token of the other side still take it from you?
# $enemy: 1, 6
# $own: 0, 3
# $province: “Achaia”, “Mauritania”
# $spaces: 2, 5
caesar-ask-behind =
    You trail in { $province }, { $own } to { $enemy }. How much could { $spaces ->
        [one] its last free space
       *[other] its { $spaces } free spaces
    } still bring you?
# $own: 0, 5
# $province: “Creta”, “Sardinia”
# $spaces: 2, 4
caesar-ask-level =
    { $province } is level at { $own }. Which of your tokens could put you so far ahead that { $spaces ->
        [one] the last free space
       *[other] its { $spaces } free spaces
    } can hardly turn it?
# $enemy: 0, 3
# $own: 1, 6
# $province: “Achaia”, “Macedonia”
# $spaces: 2, 5
caesar-ask-ahead =
    You lead in { $province }, { $own } to { $enemy }. Can the other side still turn it by { $spaces ->
        [one] the one space that is free
       *[other] the { $spaces } spaces that are free
    }?
# $province: “Syria”, “Hispania Ulterior”
# $spaces: 2, 6
caesar-ask-fresh = No token lies around { $province } yet. Which of its { $spaces } spaces do your tokens fit?

## What hangs on a province. $beside are provinces beside it, with no marker yet on the border between

# $beside: “Asia”, “Numidia and Cyrene”
# $province: “Asia”, “Mauritania”
caesar-ask-border-own =
    You control { $beside } beside { $province }. How many markers would { $province } bring you in all if you won it?
# $beside: “Syria”, “Hispania Ulterior”
# $province: “Asia”, “Hispania Ulterior”
caesar-ask-border-enemy =
    The other side controls { $beside } beside { $province }. How many markers would it place if it won { $province } too?
# $province: “Italia”
caesar-ask-italia = { $province } brings two markers and has more borders than any other. Who is ahead there, and by how much?

## Bonus tokens of a province that the next token closes

# $province: “Syria”, “Hispania Citerior”
caesar-ask-bonus-tactics =
    Whoever closes { $province } takes its Tactics token, another turn. Who could make more of two turns in a row, you or the other side?
# $province: “Asia”, “Hispania Ulterior”
caesar-ask-bonus-wealth =
    Whoever closes { $province } takes its Wealth token, one more token to choose from. From how many does each side choose now?
# $province: “Asia”, “Hispania Ulterior”
caesar-ask-bonus-might =
    Whoever closes { $province } takes its Might token. Which one enemy token or marker would you like to turn face down?
# $province: “Creta”, “Hispania Ulterior”
caesar-ask-bonus-senate =
    Whoever closes { $province } keeps its Senate token. How many markers would go under it if that side won there, too?
# $province: “Syria”, “Hispania Ulterior”
caesar-ask-bonus-poison =
    Whoever closes { $province } takes its Poison token. How many tokens would be left to choose from for you, or for the other side?
# $province: “Syria”, “Hispania Ulterior”
caesar-ask-bonus-centurion =
    Whoever closes { $province } may take a Centurion influence token. Which of these are still there for you and for the other side?

## The map

# $provinces: “Asia and Syria”, “Hispania Citerior, Macedonia, Aegyptus and Syria”
caesar-ask-near = { $provinces } are one token from closing each. Which of them could you win with a token that you hold?
# $provinces: “Asia”, “Sicilia”
caesar-ask-near-one = { $provinces } is one token from closing. What would closing it bring now, and to whom?
# $number: 5, 11
caesar-ask-near-many =
    { $number } provinces are one token from closing. Which of them have the bonus tokens and borders that you want most?
# $number: 1, 4
# $provinces: “Sardinia”, “Hispania Ulterior, Hispania Citerior, Sardinia and Macedonia”
caesar-ask-two-left =
    { $number ->
        [one] { $provinces } has two free spaces. Who could close it once one of them is taken?
       *[other] { $provinces } have two free spaces each. Where could you bear to leave the last one to the other side?
    }
caesar-ask-two-left-many = Some provinces have just two free spaces. Where could you bear to leave the last one to the other side?
caesar-ask-decided = Which open provinces are decided already, so that a large number would be wasted on them?
caesar-ask-checkpoint =
    On a checkpoint a token may lie face down, for a bonus token of the bank. Which of your tokens would you miss least?

## Tokens

caesar-ask-zero = One side of some tokens counts 0. Where would a 0 do you no harm, because that province is lost or won anyway?
caesar-ask-both-ends = A token faces two provinces at once. Where would both of its numbers count for you?
caesar-ask-large = Where would a large number decide something, and where would a small one do as well?
# $province: “Asia”, “Hispania Ulterior”
caesar-ask-enough = How small a number is enough to win { $province }, so that a larger one stays for another province?
# $number: 2, 3
caesar-ask-fits =
    You choose from { $number } tokens. Which symbols do they fit, and where are such spaces still free?

## The race

# $enemy: 1, 11
# $own: 3, 10
caesar-ask-race =
    You have { $own } { $own ->
        [one] marker
       *[other] markers
    } left to place, the other side { $enemy }. How many could one closing bring either of you?
# $number: 1, 3
caesar-ask-senate =
    You own { $number ->
        [one] a Senate token
       *[other] { $number } Senate tokens
    }. Where does another one lie, and how many markers would it take from you if you won there?
caesar-ask-crassus = Crassus places by fixed rules, and his row lies open. Which province could he take with his next token?

## In the middle of a turn

caesar-ask-order = Two provinces are closed. Could markers or the bonus token of one change what the other one brings?
caesar-ask-borders = On which borders without a marker do you control the provinces at both ends?
caesar-ask-might = In which open province does one single token keep the other side ahead?
caesar-ask-centurion-which = Which symbols have free spaces where it matters: swords, shields or ships?
caesar-ask-extra = Which of your tokens fits a space that is still free, and what could it close?
