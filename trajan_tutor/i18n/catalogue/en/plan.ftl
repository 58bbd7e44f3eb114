### The plan of an hour, to be printed.
### Room: a printed page: headings are one line, sentences wrap.

# $game: “sylla”, “trajan”
plan-title = { GAME($game) } in 45 minutes
plan-about = All play from the fifth minute on: the first game explains one thing at a time.
# $game: “sylla”, “trajan”
plan-foot = { GAME($game) } in 45 minutes · trajan-tutor plan { $game }
# $game: “sylla”, “trajan”
plan-foot-sheet = { GAME($game) } · for who has no device · name: ______________________
# $game: “sylla”, “trajan”
plan-foot-exit = { GAME($game) } · exit question, to be handed in · name: ______________________
# $game: “sylla”, “trajan”
plan-foot-answers = { GAME($game) } · answers, for the teacher
# $game: “sylla”, “trajan”
plan-answers = { GAME($game) }: answers
# $answer: “No: “What a vote is”. · You have 3 votes, Senators and deniers togethe…”, “Player A: Choose a tray to sow from. · Player A: Choose a tray to sow …”
plan-exit-right = Exit question: { $answer }
plan-minutes = min
plan-teacher = Teacher
plan-pupils = Pupils
plan-paper = On paper
# $game: “toy”, “my-lesson.toml”
plan-no-lessons = The game “{ $game }” has no lessons of which a plan could be made.

plan-join-title = Come in
plan-join-teacher = Start “trajan-tutor class”, let pupils in, and put the code on the projector.
plan-join-pupils = Open the address or the QR code, type the code and a name. Who is in helps a neighbour.
plan-join-paper = Two pupils share a device; who has none sits beside one, or takes the sheets.

plan-game-title = The first game
# $game: “A first game”, “A first game: one quarter”
plan-game-teacher = Give “{ $game }” to all. Walk around, look at the boards of those who are stuck, and say nothing about rules yet.
plan-game-pupils = Play. The board shows what may be done, and says why something may not.
plan-game-paper = Question 1: mark on the board what you would do, and compare with a neighbour.

plan-vote-title = Pause: what would you play?
plan-vote-teacher = Pause all, open a position on the shared board, ask all. Show the bars before you say a word.
plan-vote-pupils = Decide alone. Then say why, and change your mind if another reason is better.
plan-vote-paper = Vote by hand: one finger for each place on the projector.

plan-rule-title = The rule that was missed most
plan-rule-teacher = Read the first sentence under “What is not understood”, explain it once on the shared board, then click “Practise this”.
plan-rule-pupils = Do three exercises about this rule; who is done writes an exercise for the class.
plan-rule-paper = Questions 2 to 4, in pairs: one explains, the other marks.

plan-pairs-title = Play each other
# $seats: 2, 3
plan-pairs-teacher = Make tables of { $seats } with one click; whoever is left over plays a bot. Let nobody get hints.
plan-pairs-pupils = Play, and say before each turn what it is good for.
plan-pairs-paper = Lay a real game beside the screen, or play in teams of two on one device.

plan-exit-title = One last question
plan-exit-teacher = Give one exercise, or collect the sheet “exit question”. Tomorrow opens with what was missed.
plan-exit-pupils = Answer without help. Take your progress home: one file, and no account.
plan-exit-paper = Fill in the sheet “exit question”, and hand it in.

# $file: “game.json”, “lesson.toml”
plan-written = The pages are in the file { $file }.
cli-help-plan = write a plan of 45 minutes with a game, and sheets for who has no device, as pages to be printed
cli-help-plan-paper = “a4” or “letter”
cli-help-plan-folder = where the file is written
