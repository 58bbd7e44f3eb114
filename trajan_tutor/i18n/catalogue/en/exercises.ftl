### Exercises that are made of the rules: questions, what is said to wrong answers, and what the proof finds.
### Room: sentences in a narrow panel, which wrap; an answer is a row.

## A lesson of exercises

# $count: 1, 4
exercises-title = { $count ->
        [one] { $count } exercise
       *[other] { $count } exercises
    }
exercises-idea = Each exercise asks about one rule in a position from a game.

## Questions. Who acts comes first: “You”, or the name of a seat. What a game asks in its own words stands in its catalogue.

# $move: “Resolve Africa first: 5 to 0, with a Wealth token”, “Take the bonus tile “cattle and wheat”: 3 points for each of your disp…”
# $source: “Italia”, “sets of construction tiles”
# $who: “You”
exercise-asks-points = { $who } chose “{ FORM($move, "plain") }”. What does this bring you { FORM($source, "from") }, in { POINTS("several") }?
# $move: “Let Crassus play his turn”, “Take the bonus tile “workers”: 1 point for each of your workers in the…”
# $source: “Italia”, “sets of construction tiles”
# $who: “You”, “Crassus”
# $whom: “Caesar”, “Player D”
exercise-asks-points-of = { $who } chose “{ FORM($move, "plain") }”. What does this bring { $whom } { FORM($source, "from") }, in { POINTS("several") }?
# $asks: “This closing gave you a Wealth token. Use it now, or leave it. Which o…”, “You chose “Place a ship token 3/3 between Creta and Aegyptus”. What do…”
# $told: “Bot A +1”, “Bot A +4, Bot B +2 and Bot C +1”
exercise-opened = What was chosen in secret is opened. { $told } { $asks }
# $asks: “This closing gave you a Wealth token. Use it now, or leave it. Which o…”, “You chose “Take the bonus tile “workers”: 1 point for each of your wor…”
exercise-ends = The game ends with this choice. { $asks }
exercise-write-loss = (Write a loss with a minus.)
# $prompt: “Your token closed two provinces. Which one is resolved first?”, “You may put control markers on borders between your provinces (3 left)…”
# $source: “Italia”, “sets of construction tiles”
exercise-asks-best = { $prompt } Which of these brings most { FORM($source, "from") }, and how much?
# $move: “Leave the Wealth token unused”, “Put a control marker on the border between Hispania Ulterior and Hispa…”
# $who: “You”
exercise-asks-happens = { $who } chose “{ FORM($move, "plain") }”. What happens?
# $who: “Crassus”
exercise-asks-happens-by-rules = Now { $who } plays. What happens?
# $move: “Thumb up with 6 deniers: 6 votes for the work”, “Place a wild token 3/1, 3 towards Sicilia and 1 towards Italia: then S…”
# $who: “You”
exercise-asks-next = { $who } chose “{ FORM($move, "plain") }”. What comes next?
# $move: “Leave no bonus token unused”, “Put a control marker on the border between Sardinia and Sicilia (1 lef…”
# $who: “You”
exercise-asks-whether = { $who } would like this: “{ FORM($move, "plain") }”. Is it allowed? If not, why not?
# $prompt: “Place a cube on an event.”, “You may put control markers on borders between your provinces (3 left)…”
exercise-asks-forbidden = { $prompt } Which of these is not allowed?
# $prompt: “Player A bids 3 votes. Bid more, or pass.”, “You may put control markers on borders between your provinces (7 left)…”
exercise-asks-allowed = { $prompt } Which of these is allowed?
# $prompt: “Offer one of the buildings.”, “You may put control markers under the Senate token (3 are yours; 9 mar…”
exercise-asks-free-place = { $prompt } Click a place that you may choose now.
# $prompt: “Choose a tray to sow from.”, “You may put control markers on borders between your provinces (7 left)…”
# $rule: “Your own pieces”, “An empty tray cannot be sown”
exercise-asks-closed-place = { $prompt } Which place can you not choose, because of the rule “{ $rule }”? Click it.
# $prompt: “You may put control markers on borders between your provinces (2 left)…”, “You may put control markers on borders between your provinces (8 left)…”
exercise-asks-count = { $prompt } How many places of the board can you choose for that?
# $move: “Take the extra turn”, “Put your last control marker on the border between Italia and Macedoni…”
# $who: “You”
exercise-asks-winner = { $who } chose “{ FORM($move, "plain") }”, and the game ends. Who wins?
# $move: “place shield-4-2 SD-IT IT”, “Take the 2 markers of tray I: the last one falls in tray III (military…”
# $who: “You”, “Crassus”
exercise-asks-tie = { $who } chose “{ FORM($move, "plain") }”, and the game ends with a tie. Who wins the tie?

exercise-choice-allowed = Yes, it is.
# $title: “A tactic tile”, “Trajan tiles meet a demand every quarter”
exercise-choice-forbidden = No. { $title }.
# $move: “A Vestal against Decadence (no cube yet)”, “Place a sword token 4/2, 4 towards Numidia and 2 towards Africa: then …”
exercise-choice-move = { FORM($move, "plain") }
# $move: “place shield-4-2 SD-IT IT”, “Take the 2 markers of tray I: the last one falls in tray III (military…”
# $points: 3, 12
exercise-choice-pays = { $move }: { $points }
# $name: “Caesar”, “Player D”
# $prompt: “Place a cube on an event.”, “You may put control markers on borders between your provinces (7 left)…”
exercise-choice-decides = { $name }: { $prompt }

## Answers. What sets a misunderstanding right: see `Misunderstanding`.

exercise-is-allowed = The rules allow that.
# $rule: “You place a token from your supply.”, “Your votes are the number on the space of your disc in the senate and …”
exercise-wrong-rule = That rule is about something else: { $rule }
# $rule: “If the bag is empty, nothing is drawn.”, “You may use the effect of a bonus token when you take it. What you do …”
exercise-wrong-not-here = Not here. { $rule }
# $refusal: “Now it is player A who decides, not player B.”, “You have to meet as many demands as you can. With this choice for the …”
exercise-wrong-allowed = It is not allowed. { $refusal }
# $rule: “You place a token from your supply.”, “You drop the markers that you took, in any order of colours that you l…”
exercise-wrong-forbidden = Nothing forbids it here. The rule says only: { $rule }
# $rule: “You place a cube that you have.”, “Place a token; resolve the provinces that this closes, one after the o…”
exercise-wrong-keeps = You may do that. It keeps to the rule: { $rule }
exercise-wrong-sign = The number is right, but is it gained or lost?
# $source: “Italia”, “sets of construction tiles”
exercise-wrong-total = That is everything the choice brings. Only what comes { FORM($source, "from") } is asked for.
# $source: “borders”, “bonus tiles for goods”
exercise-wrong-source = That comes { FORM($source, "from") }.
exercise-wrong-part = That is a part of it: there is more of the same.
exercise-wrong-before = That counts what was there before.
# $rule: “Whoever controls Italia puts two control markers on it.”, “With every bonus token that Crassus discards, one of his control marke…”
exercise-wrong-none = It does bring something. { $rule }
# $move: “Flip a control marker on Gallia face down”, “Take the bonus tile “wine and fish”: 3 points for each of your display…”
exercise-wrong-otherwise = Another choice would bring that: “{ FORM($move, "plain") }”.
# $points: 3, 12
exercise-wrong-less =
    { $points ->
        [0] That brings nothing; another choice does.
       *[other] That does bring { $points }, but another choice brings more.
    }
# $points: 3, 12
exercise-wrong-miscounted = The right choice, but count again: it brings { $points }.
# $points: 3, 12
exercise-wrong-too-much =
    { $points ->
        [0] That brings nothing here.
       *[other] That brings only { $points }.
    }
# $rule: “A province is closed as soon as all its border spaces are taken. It is…”, “There are five kinds of construction tiles. The first one of a kind th…”
exercise-wrong-which = That does not do it. { $rule }
# $rule: “If both sums are equal, nobody ever controls the province.”, “You drop your markers one by one, clockwise, beginning with the tray a…”
exercise-wrong-place = Something else happens there. { $rule }
# $rule: “Crassus places every marker on borders and under Senate tokens that he…”, “Whoever has the most votes becomes consul and takes one of the two bon…”
exercise-wrong-who = Somebody else. { $rule }
# $first: “Player A: Choose a tray to sow from.”, “You may put control markers on borders between your provinces (7 left)…”
exercise-wrong-done = That has just been decided. Now: { $first }
# $first: “Player A: Choose a tray to sow from.”, “You may put control markers on borders between your provinces (7 left)…”
exercise-wrong-later = That comes later. First: { $first }
# $rule: “You need not put a marker on a border.”, “You begin your turn by taking all the markers of one of your trays int…”
exercise-wrong-not-theirs = The right step, but somebody else decides it. { $rule }
# $rule: “You need not put a marker on a border.”, “You begin your turn by taking all the markers of one of your trays int…”
exercise-wrong-uncalled = Nothing calls for that here. { $rule }
exercise-wrong-count-few = There is one more.
# $rule: “A border takes your marker only if you control the provinces on both s…”
exercise-wrong-count = That is too many. { $rule }
# $rule: “A side that has no token for any free space at the start of its turn h…”, “Whoever has placed all twelve control markers wins at once, whosever t…”
exercise-wrong-winner = Somebody else wins. { $rule }
# $rule: “A turn has a fixed order: sow markers, let time pass, take the Trajan …”, “Whoever has the most votes becomes consul and takes one of the two bon…”
exercise-hint = A rule to think of: { $rule }

## Explanations

# $first: “The rules allow that.”, “You have to meet as many demands as you can. With this choice for the …”
# $then: “Draw one token: At the end of your turn you draw one token from your b…”, “The steps of a turn: A turn has a fixed order: sow markers, let time p…”
exercise-told = { $first } { $then }
# $rule: “A turn has a fixed order: sow markers, let time pass, take the Trajan …”, “Whoever has the most votes becomes consul and takes one of the two bon…”
# $title: “Draw one token”, “The consul chooses a bonus tile”
exercise-by-rule = { $title }: { $rule }

## The proof

# $difficulty: “impossible”
# $form: “from”, “refused”
# $rule: “caesar.bonus.use”, “caesar.place.supply”
# $seed: 7, 42
exercise-proof-answer = { $rule }, { $form }, seed { $seed }, { $difficulty }: another path through the rules gives another answer.
# $difficulty: “impossible”
# $form: “from”, “refused”
# $rule: “caesar.bonus.use”, “caesar.place.supply”
# $seed: 7, 42
exercise-proof-hidden = { $rule }, { $form }, seed { $seed }, { $difficulty }: the answer depends on what the learner cannot see.
# $difficulty: “impossible”
# $form: “from”, “refused”
# $rule: “caesar.bonus.use”, “caesar.place.supply”
# $seed: 7, 42
exercise-proof-choices = { $rule }, { $form }, seed { $seed }, { $difficulty }: two choices have the same words.

## What cannot be

# $game: “trajan”
# $rule: “trajan.sow.sideways”
exercise-rule-unknown = { GAME($game) } has no rule “{ $rule }”.
# $rule: “trajan.setup.board”
exercise-rule-unasked = No exercise asks about the rule “{ $rule }”.
# $form: “winner”
# $known: “why, forbidden, allowed, closed-place, count”
# $rule: “trajan.sow.empty”
exercise-form-unknown = The rule “{ $rule }” is not asked about in the form “{ $form }”. There are: { $known }.
# $file: “own.toml”, “first_times.toml”
# $form: “from”, “refused”
# $line: 1, 41
exercise-form-unworded = { $file }, line { $line }: the form “{ $form }” asks in words of the game: name them with `words`.
# $rule: “caesar.bonus.use”, “caesar.place.supply”
exercise-not-found = No position was found in which the rule “{ $rule }” decides. Try another seed.
# $game: “toy”, “my-lesson.toml”
exercises-none = { GAME($game) } has no exercises.
# $difficulty: “impossible”
# $known: “easy, middle, hard”
exercise-difficulty = There is no difficulty “{ $difficulty }”. There are: { $known }.
# $count: 0
# $most: 50
exercise-count = So many exercises cannot be made: { $count }. Ask for 1 to { $most }.

## Why a rule is not asked about

exercise-unasked-chance = only chance decides what comes of it
exercise-unasked-setup = it tells how the table looks at the start, and nothing is decided by it
exercise-unasked-seen = it is only seen on the board: no move and no event tells of it
exercise-unasked-by-doing = whoever makes the move has done all that it says
exercise-unasked-plain = nobody who plays can miss it

## The map of rules

# $rule: “caesar.bonus.use”, “caesar.place.supply”
rule-map-unasked = No exercise asks about the rule { $rule }, and no reason is given.
# $rule: “caesar.bonus.use”, “caesar.place.supply”
rule-map-both = The rule { $rule } is asked about, and a reason is given why it is not.
# $rule: “caesar.bonus.use”, “caesar.place.supply”
rule-map-untested = No test is marked with the rule { $rule }.
# $language: “en”
# $rule: “caesar.bonus.use”, “caesar.place.supply”
rule-map-unworded = The rule { $rule } has no words in the language { $language }.
