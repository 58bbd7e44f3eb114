### Questions of exercises in the game's own words, and what sets a misunderstanding right.

# $who is “You” or the name of a seat, so it stands before a colon.
trajan-exercise-next-turn = { $who } – wybór: „{ FORM($move, "plain") }”. Czyja jest potem tura?
trajan-exercise-time-steps = { $who } – wybór: „{ FORM($move, "plain") }”. O ile kroków przesuwa się znacznik czasu?
trajan-exercise-time-space = { $who } – wybór: „{ FORM($move, "plain") }”. Na którym polu zatrzymuje się znacznik czasu?
trajan-exercise-accomplishes = { $prompt } Którą z tych opcji spełniasz żeton Trajana?
trajan-exercise-accomplished-where = { $who } – wybór: „{ FORM($move, "plain") }”. Kliknij żeton Trajana, który zostaje przez to spełniony.
trajan-exercise-takes-tile = { $prompt } Która z tych opcji daje ci żeton z prowincji?
trajan-exercise-grants = { $prompt } Która z tych opcji od razu daje ci kolejną akcję?
trajan-exercise-refilled = { $who } – wybór: „{ FORM($move, "plain") }”. Kliknij miejsce, w którym pojawi się teraz odkryta karta z talii.
trajan-exercise-votes =
    { $who } – wybór: „{ FORM($move, "plain") }”. Teraz liczy się głosy kwartału. Ile ich { $yours ->
        [1] masz
       *[other] ma { $whom }
    }?
trajan-exercise-consul = { $who } – wybór: „{ FORM($move, "plain") }”. Teraz liczy się głosy kwartału. Kto może pierwszy wybrać żeton bonusowy?
trajan-exercise-vice-consul = { $who } – wybór: „{ FORM($move, "plain") }”. Teraz liczy się głosy kwartału. Kto dostaje pozostały żeton bonusowy, odwrócony na drugą stronę?

trajan-mistake-time-space = To pole, na którym się zatrzymuje. Przesuwa się o jeden krok za każdy zabrany znacznik.
trajan-mistake-time-one = Nie o jeden krok na turę, tylko o jeden za każdy zabrany znacznik.
trajan-mistake-time-steps = To liczba kroków. Odlicz je od miejsca, w którym stoi znacznik czasu.
trajan-mistake-time-next = O jedno za daleko: pola, na którym teraz stoi, się nie liczy.
trajan-mistake-votes-place = To miejsce w kolejności. Policz, co daje pole pod dyskiem i żetony.
trajan-mistake-votes-none = Jest przynajmniej jeden głos: spójrz na pole pod dyskiem i na żetony.
trajan-mistake-votes-one-more = O jeden za dużo: policz jeszcze raz pole pod dyskiem i żetony.
