### Exercises that are made of the rules: questions, what is said to wrong answers, and what the proof finds.

## A lesson of exercises

exercises-title = { $count ->
        [one] { $count } exercise
       *[other] { $count } exercises
    }
exercises-idea = Each exercise asks about one rule in a position from a game.

## Questions. Who acts comes first: “You”, or the name of a seat.

exercise-asks-points = { $who } chose “{ FORM($move, "plain") }”. How many { POINTS("several") } does this bring you { FORM($source, "from") }? Write a loss with a minus.
exercise-asks-points-of = { $who } chose “{ FORM($move, "plain") }”. How many { POINTS("several") } does this bring { $whom } { FORM($source, "from") }? Write a loss with a minus.
exercise-asks-best = { $prompt } Which choice brings most { FORM($source, "from") }?
exercise-asks-outcome = { $who } chose “{ FORM($move, "plain") }”. What does this bring about?
exercise-asks-cause = { $prompt } Which choice brings this about? “{ $told }”
exercise-asks-behind = { $who } chose “{ FORM($move, "plain") }”. Then this happens: “{ $told }” Which rule is behind it?
exercise-asks-whom = { $who } chose “{ FORM($move, "plain") }”. Whom does this concern: “{ $told }”
exercise-asks-place = { $who } chose “{ FORM($move, "plain") }”. Click a place where you will see this rule at work: “{ $rule }”.
exercise-asks-next = { $who } chose “{ FORM($move, "plain") }”. What comes next?
exercise-asks-whether = Look at the board. { $who } would like this: “{ FORM($move, "plain") }”. Is it allowed, and if not, why?
exercise-asks-forbidden = { $prompt } Which of these is forbidden?
exercise-asks-allowed = { $prompt } Which of these is allowed?
exercise-asks-free-place = { $prompt } Click a place that the rules let you choose now.
exercise-asks-closed-place = { $prompt } Click a place that this rule closes to you: “{ $rule }”.
exercise-asks-count = { $prompt } How many places of the board can you click for that?
exercise-asks-winner = { $who } chose “{ FORM($move, "plain") }”, and the game ends. Who wins?

exercise-choice-allowed = It is allowed.
exercise-choice-forbidden = No, because of this rule: “{ $title }”.
exercise-choice-move = { FORM($move, "plain") }

## Answers

exercise-is-allowed = The rules allow that.
exercise-wrong-outcome = That does not happen here.
exercise-wrong-cause = This choice does not bring it about.
exercise-wrong-rule = That rule says something else: { $rule }
exercise-wrong-whom = It concerns somebody else.
exercise-wrong-place = Something happens there, but not by this rule.
exercise-wrong-next = Something else comes first.
exercise-wrong-winner = Somebody else wins: count again.
exercise-wrong-forbidden = Look again: nothing forbids it here.
exercise-wrong-allowed = It is not allowed. { $refusal }
exercise-wrong-best = That brings { $points }, and another choice brings more.
exercise-wrong-sign = The number is right, but is it gained or lost?
exercise-wrong-total = That is everything the choice brings. The question asks for one source.
exercise-wrong-source = That comes { FORM($source, "from") }.
exercise-wrong-part = That is a part of it.
exercise-wrong-before = That counts what was there before.
exercise-wrong-none = It does bring something.
exercise-wrong-otherwise = Another choice would bring that: “{ FORM($move, "plain") }”.
exercise-wrong-count = That is too many. Think of this rule: { $rule }
exercise-wrong-count-few = There is one more.
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
