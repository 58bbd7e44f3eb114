### A class at one server: what pupils read, what who teaches reads, and what the projector shows.

class-title = A class

# ---- coming in
class-code-wrong = This is not the code of the room. Look at the projector and type it again.
class-name-empty = Type a name that the others can read: letters or digits.
class-full = The room is full: it has { $most } places.
class-wait-a-moment = Many are coming in at once. Try again in a few seconds.
class-not-in = You are not in the room yet: type the code and your name.
class-closed = Your teacher has not opened the room yet. Try again when the projector shows the code.
class-other-page = This page cannot send that. Open the address of your class again.
class-nobody = Nobody with that name is in the room any more.
class-key-wrong = This address has no key, or an old one. Open the address that the program printed when it started.

# ---- what goes on, for a pupil
class-wait = Wait for your teacher.
class-paused = Paused by your teacher.
class-answered = Your answer is given.
class-removed = Your teacher has taken you out of the room.
class-too-fast = That was too much at once. Open the page again.
class-ended = The class is over.

# ---- what is given
class-task-practise = Practise: { $rule }
class-task-game = A game of { GAME($game) }
class-task-position = Play on from here
class-task-shared = Look at the shared board
class-task-vote = What would you play?
class-task-exercise = { $title }: exercise { $number }
class-lesson = { $number } { $title }
class-place = { $title }, step { $number }
class-step = Step { $number }

# ---- for who teaches
class-here =
    { $here ->
        [0] Nobody is here yet
        [one] One pupil is here
       *[other] { $here } pupils are here
    }
class-here-of = { $here } of { $expected } are here
class-no-name = No name
class-waits-paused = paused
class-waits-task = waits for something to do
class-waits-answered = has answered
class-waits-away = away
class-rule-missed =
    { $pupils ->
        [one] One pupil misses “{ $rule }”
       *[other] { $pupils } pupils miss “{ $rule }”
    }
class-rejoin-code = { $name } types { $code } at the other device. It works once, for ten minutes.
class-coach-behind = The coach is behind: { $waiting } wait. Small mistakes go without a word until it has caught up.
class-coach-thinks = The coach is thinking.
class-keeps = Everything stays on this machine, in { $folder }. It is removed 30 days after the last lesson: on { DATETIME($until, dateStyle: "medium") } if nothing more is done.
class-expired = The room of an earlier class was removed: nobody had used it for 30 days.
class-shared-empty = Nothing is on the shared board: open a lesson or a game there first.
class-no-vote = No question is open: ask “What would you play?” first.
class-look-first = Choose a pupil whose board is to be looked at first.
class-names-not-written = The names cannot be written: { $problem }.
class-port-taken = Nothing can listen on port { $port }: { $problem }. Choose another one with --port.
class-advice-network = Are the pupils in the same network as this machine? Compare the names of the networks.
class-advice-address = Choose another of this machine's addresses, and try its QR with one telephone.
class-advice-firewall = A firewall may refuse them: let Python receive connections in private networks.
class-advice-guests = Guest networks often keep devices apart: use another network.
class-advice-hotspot = If nothing helps, open a hotspot on a telephone and bring this machine and the pupils into it.
class-advice-link = Pupils open the link or the QR: this address cannot be typed. Try it with one telephone.

# ---- the command
class-started = The class is at { $address }
class-started-key = Open this address to teach. It has a key: show it to nobody.
class-started-stop = Press Ctrl+C to end the class. What was done is kept.
class-needs = A class needs tornado and segno: pip install "trajan-tutor[class]".
class-certificate-wrong = The certificate { $file } cannot be used: { $problem }.

cli-help-class = open a class: pupils come in with a code, each with a board of their own
cli-help-class-port = the port; without one the first that is free
cli-help-class-expect = how many pupils there will be
cli-help-class-key = a key of your own for the address of who teaches; without one it is drawn
cli-help-class-certificate = a file with a certificate and its key, for https
cli-help-class-no-browser = print the address, and open no browser

# ---- labels of the pages: what stands on all of them
class-page-any-lost = The connection is lost. Trying again.
class-page-any-back = The connection is back.
class-page-any-close = Close

# ---- labels of the page of a pupil
class-page-pupil-title = Come in
class-page-pupil-code = Code
class-page-pupil-code-about = It is on the projector.
class-page-pupil-name = Your name
class-page-pupil-name-about = As the class calls you. Only your teacher sees it.
class-page-pupil-enter = Come in
class-page-pupil-entering = Coming in
class-page-pupil-other-device = I was at another device
class-page-pupil-rejoin-code = Code from your teacher
class-page-pupil-not-me = Not me
class-page-pupil-not-me-about = Somebody else sits here now: what was done stays with the one who left.
class-page-pupil-not-me-sure = Yes, somebody else
class-page-pupil-stay = No, it is me
class-page-pupil-watching = You are watching
class-page-pupil-paused = Paused
class-page-pupil-answer-here = Make your move on the board: it is your answer.
class-page-pupil-kept = What you do stays on your teacher's machine.

# ---- labels of the page of who teaches
class-page-teacher-title = Your class
class-page-teacher-let-in = Let pupils in
class-page-teacher-close-door = Let nobody else in
class-page-teacher-code = Code
class-page-teacher-address = Address
class-page-teacher-addresses = Other addresses
class-page-teacher-copy = Copy
class-page-teacher-copied = Copied
class-page-teacher-expected = How many will come
class-page-teacher-live = Pupils
class-page-teacher-board = Shared board
class-page-teacher-projector = Projector
class-page-teacher-open-projector = Open the projector's window
class-page-teacher-project-code = Code
class-page-teacher-project-board = Shared board
class-page-teacher-project-pupil = This pupil's board, without the name
class-page-teacher-pause-all = Pause all
class-page-teacher-go-on-all = All go on
class-page-teacher-pause = Pause
class-page-teacher-go-on = Go on
class-page-teacher-give = Give
class-page-teacher-give-all = Give to all
class-page-teacher-give-some = Give to the chosen ones
class-page-teacher-take-back = Take back
class-page-teacher-lessons = Lessons
class-page-teacher-exercises = Exercises
class-page-teacher-games = Games
class-page-teacher-search = Search
class-page-teacher-give-position = Give this position
class-page-teacher-watch-this = All watch this board
class-page-teacher-open-board = Open on the shared board
class-page-teacher-ask = What would you play?
class-page-teacher-end-question = End the question
class-page-teacher-show-answers = Show the answers
class-page-teacher-ask-coach = What does the coach play?
class-page-teacher-explore = Explore it together
class-page-teacher-answers = Answers
class-page-teacher-reasons = Why
class-page-teacher-rules = What is misunderstood
class-page-teacher-rules-none = No rule is missed by several pupils.
class-page-teacher-practise = Practise this
class-page-teacher-practise-all = all
class-page-teacher-practise-those = those
class-page-teacher-look = Look at the board
class-page-teacher-look-away = Leave this board
class-page-teacher-rename = Another name
class-page-teacher-remove = Remove from the room
class-page-teacher-remove-sure = Remove with all that was done?
class-page-teacher-other-device = Code for another device
class-page-teacher-chosen = chosen
class-page-teacher-choose-all = Choose all
class-page-teacher-choose-none = Choose none
class-page-teacher-fine = gets on
class-page-teacher-stuck = stuck
class-page-teacher-away = away
class-page-teacher-nobody = Nobody is here yet.
class-page-teacher-try = What to try
class-page-teacher-now = Now
class-page-teacher-coach = Coach
class-page-teacher-menu = More

# ---- labels of the projector
class-page-projector-title = Come in
class-page-projector-open-address = Open this address
class-page-projector-type-code = Type this code
class-page-projector-or-scan = or take a picture of this
class-page-projector-not-yet = The room is not open yet.
class-page-projector-answers = Answers
class-page-projector-reasons = Why
class-page-projector-coach = The coach plays
