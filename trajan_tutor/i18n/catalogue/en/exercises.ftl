### Exercises that are made of the rules: questions, what is said to wrong answers, and what the proof finds.
### Room: sentences in a narrow panel, which wrap; an answer is a row.

## A lesson of exercises

exercises-title = { $count ->
        [one] { $count } exercise
       *[other] { $count } exercises
    }
exercises-idea = Each exercise asks about one rule in a position from a game.

## Questions. Who acts comes first: “You”, or the name of a seat. What a game asks in its own words stands in its catalogue.

exercise-asks-points = { $who } chose “{ FORM($move, "plain") }”. What does this bring you { FORM($source, "from") }, in { POINTS("several") }?
exercise-asks-points-of = { $who } chose “{ FORM($move, "plain") }”. What does this bring { $whom } { FORM($source, "from") }, in { POINTS("several") }?
exercise-opened = What was chosen in secret is opened. { $told } { $asks }
exercise-ends = The game ends with this choice. { $asks }
exercise-write-loss = (Write a loss with a minus.)
exercise-asks-best = { $prompt } Which of these brings most { FORM($source, "from") }, and how much?
exercise-asks-in-play = { $who } chose “{ FORM($move, "plain") }”. Which of these rules comes into play?
exercise-asks-in-play-by-rules = Now { $who } plays. Which of these rules comes into play?
exercise-asks-next = { $who } chose “{ FORM($move, "plain") }”. What comes next?
exercise-asks-whether = Look at the board. { $who } would like this: “{ FORM($move, "plain") }”. Is it allowed, and which rule says so?
exercise-asks-forbidden = { $prompt } Which of these is not allowed?
exercise-asks-allowed = { $prompt } Which of these is allowed?
exercise-asks-free-place = { $prompt } Click a place that you may choose now.
exercise-asks-closed-place = { $prompt } Which place can you not choose, because of the rule “{ $rule }”? Click it.
exercise-asks-count = { $prompt } How many places of the board can you choose for that?
exercise-asks-winner = { $who } chose “{ FORM($move, "plain") }”, and the game ends. Who wins?
exercise-asks-tie = { $who } chose “{ FORM($move, "plain") }”, and the game ends with a tie. Who wins the tie?

exercise-choice-allowed = It is allowed.
exercise-choice-forbidden = No: “{ $title }”.
exercise-choice-move = { FORM($move, "plain") }
exercise-choice-pays = { $move }: { $points }
exercise-choice-decision = { $prompt }
exercise-choice-decides = { $name }: { $prompt }

## Answers. What sets a misunderstanding right: see `Misunderstanding`.

exercise-is-allowed = The rules allow that.
exercise-wrong-rule = That rule is about something else: { $rule }
exercise-wrong-not-here = Not here. { $rule }
exercise-wrong-allowed = It is not allowed. { $refusal }
exercise-wrong-forbidden = Nothing forbids it here. The rule says only: { $rule }
exercise-wrong-keeps = You may do that. It keeps to the rule: { $rule }
exercise-wrong-sign = The number is right, but is it gained or lost?
exercise-wrong-total = That is everything the choice brings. Only what comes { FORM($source, "from") } is asked for.
exercise-wrong-source = That comes { FORM($source, "from") }.
exercise-wrong-part = That is a part of it: there is more of the same.
exercise-wrong-before = That counts what was there before.
exercise-wrong-none = It does bring something. { $rule }
exercise-wrong-otherwise = Another choice would bring that: “{ FORM($move, "plain") }”.
exercise-wrong-less =
    { $points ->
        [0] That brings nothing; another choice does.
       *[other] That does bring { $points }, but another choice brings more.
    }
exercise-wrong-miscounted = The right choice, but count again: it brings { $points }.
exercise-wrong-too-much =
    { $points ->
        [0] That brings nothing here.
       *[other] That brings only { $points }.
    }
exercise-wrong-which = That does not do it. { $rule }
exercise-wrong-place = Something else happens there. { $rule }
exercise-wrong-who = Somebody else. { $rule }
exercise-wrong-done = That has just been decided. Now: { $first }
exercise-wrong-later = That comes later. First: { $first }
exercise-wrong-not-theirs = The right step, but somebody else decides it. { $rule }
exercise-wrong-uncalled = Nothing calls for that here. { $rule }
exercise-wrong-count-few = There is one more.
exercise-wrong-count = That is too many. { $rule }
exercise-wrong-winner = Somebody else wins. { $rule }
exercise-hint = A rule to think of: { $rule }

## Explanations

exercise-told = { $first } { $then }
exercise-by-rule = { $title }: { $rule }

## The proof

exercise-proof-answer = { $rule }, { $form }, seed { $seed }, { $difficulty }: another path through the rules gives another answer.
exercise-proof-hidden = { $rule }, { $form }, seed { $seed }, { $difficulty }: the answer depends on what the learner cannot see.
exercise-proof-choices = { $rule }, { $form }, seed { $seed }, { $difficulty }: two choices have the same words.

## What cannot be

exercise-rule-unknown = { GAME($game) } has no rule “{ $rule }”.
exercise-rule-unasked = No exercise asks about the rule “{ $rule }”.
exercise-form-unknown = The rule “{ $rule }” is not asked about in the form “{ $form }”. There are: { $known }.
exercise-form-unworded = { $file }, line { $line }: the form “{ $form }” asks in words of the game: name them with `words`.
exercise-not-found = No position was found in which the rule “{ $rule }” decides. Try another seed.
exercises-none = { GAME($game) } has no exercises.
exercise-difficulty = There is no difficulty “{ $difficulty }”. There are: { $known }.
exercise-count = So many exercises cannot be made: { $count }. Ask for 1 to { $most }.

## Why a rule is not asked about

exercise-unasked-chance = only chance decides what comes of it
exercise-unasked-setup = it tells how the table looks at the start, and nothing is decided by it
exercise-unasked-seen = it is only seen on the board: no move and no event tells of it

## The map of rules

rule-map-unasked = No exercise asks about the rule { $rule }, and no reason is given.
rule-map-both = The rule { $rule } is asked about, and a reason is given why it is not.
rule-map-untested = No test is marked with the rule { $rule }.
rule-map-unworded = The rule { $rule } has no words in the language { $language }.
