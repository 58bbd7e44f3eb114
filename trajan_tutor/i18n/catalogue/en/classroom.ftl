### A class at one server: what pupils read, what who teaches reads, and what the projector shows.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

classroom-title = A class

# ---- coming in
class-code-wrong = This is not the code of the room. Look at the projector and type it again.
class-name-empty = Type a name that the others can read: letters or digits.
# $most: 0, 50
class-full = The room is full: it has { $most } places.
class-wait-a-moment = Many are coming in at once. Try again in a few seconds.
# $code: “482913”
class-at-the-door = You are at the door. If { $code } is the code on the projector, your teacher sees your name and lets you in.
# $seconds: 6, 50
class-busy =
    { $seconds ->
        [one] That was much at once. Go on in one second.
       *[other] That was much at once. Go on in { $seconds } seconds.
    }
class-file-torn = The file did not arrive whole. Bring it again.
class-file-long = This file is longer than progress ever is. Choose the one that “Take my progress home” has written.
class-not-in = You are not in the room yet: type the code and your name.
class-closed = Your teacher has not opened the room yet. Try again when the projector shows the code.
class-other-page = This page cannot send that. Open the address of your class again.
class-nobody = Nobody with that name is in the room any more.
class-key-wrong = This address has no key, or one that was used already. Press Enter in the window in which the class was started: it shows an address with a new key. A browser that teaches already makes one too, with “Another device for you”.
class-key-ended = The key of this class from an earlier version works no more. The window in which the class was started shows an address with a new one.
# $least: 16
class-key-short = A key of your own has { $least } characters or more.
class-key-used = This key was used already, and each works once. Browsers that teach go on; give another key to let a new one in.
# $variable: “TRAJAN_TUTOR_CLASS_KEY”
class-key-shown = Others who use this computer can read the key after --key, and the next version does not take it. Put the key into a file that only you can read (--key-file FILE), or into the variable { $variable }.
# $file: “key.txt”
class-key-file-open = Others who use this computer can read the key in { $file }. Let only yourself read it (chmod 600), then begin again.
# $file: “key.txt”
class-key-file-empty = There is no key in { $file }. Write one into it, or leave out --key-file: then a key is drawn.
class-further = Open this address on the other device. It works once, for ten minutes: show it to nobody.
class-further-closed = Let pupils in first: until then no other device reaches this page. Then open this address on the other device. It works once, for ten minutes: show it to nobody.

# ---- what goes on, for a pupil
class-wait = Wait for your teacher.
class-paused = Paused by your teacher.
class-answered = Your answer is given. You can take it back until all answers are shown.
class-removed = Your teacher has taken you out of the room.
class-too-many-windows = Your board is open in too many windows. Close some of them, then go on here.
class-ended = The class is over.
class-stopped = The class was closed on your teacher’s computer. What you did is kept: this page goes on when the class is open again.

# ---- what is given
# $rule: “caesar.bonus.use”, “caesar.place.supply”
class-task-practise = Practise: { $rule }
# $game: “toy”, “my-lesson.toml”
class-task-game = A game of { GAME($game) }
# $game: “toy”, “my-lesson.toml”
class-task-table = A table of { GAME($game) }
class-task-position = Play on from here
class-task-shared = Look at the shared board
class-task-vote = What would you play?
# $number: 1, 12
# $title: “The steps of a turn”, “Both provinces have to be yours”
class-task-exercise = { $title }, exercise { $number }: { $about }
# $number: 1, 12
# $title: “The steps of a turn”, “Both provinces have to be yours”
classroom-lesson = { $number } { $title }
# $number: 1, 12
# $title: “The steps of a turn”, “Both provinces have to be yours”
class-place = { $title }, step { $number }
# $number: 1, 12
class-step = Step { $number }

# ---- for who teaches
# $here: 2, 5
class-here =
    { $here ->
        [0] Nobody is here yet
        [one] One pupil is here
       *[other] { $here } pupils are here
    }
# $here: 2, 5
class-here-of = { $here } of { $expected } are here
# $pupils: 0, 50
class-fits =
    { $pupils ->
        [one] There is a place for one pupil
       *[other] There are places for { $pupils } pupils
    }
# $count: 0, 50
class-door-many = At the door: { $count }. More came at once than a class does. Let in those you know, or make a new code.
# $count: 0, 50
class-door-guessed = Somebody is trying codes, so whoever comes waits. At the door with the right code: { $count }. Let in those you know, or make a new code.
# $count: 0, 50
class-door-quiet = At the door: { $count }. Nothing was done here for two hours, so new names wait for you.
# $count: 0, 50
class-door-full = At the door: { $count }. All places are taken: take out whoever is not here, then let them in.
class-no-name = No name
class-waits-paused = paused
class-waits-task = waits for something to do
class-waits-answered = has answered
class-own-group = Your own exercises
# $problem: “Permission denied”, “There is no such file.”
class-own-not-kept = The exercise can be given now, but it is not kept for another day: { $problem }.
class-opening-group = To begin with
class-opening = To begin with, what was missed last: { $rules }
class-waits-away = away
# $rule: “caesar.bonus.use”, “caesar.place.supply”
classroom-rule-missed =
    { $pupils ->
        [one] One pupil misses “{ $rule }”
       *[other] { $pupils } pupils miss “{ $rule }”
    }
class-rejoin-code = { $name } types { $code } on the other device. It works once, for ten minutes.
class-coach-behind = The coach is behind: { $waiting } wait. Small mistakes go without a word until it has caught up.
class-coach-thinks = The coach is thinking.
# $folder: “~/trajan”, “/data/lessons”
# $when: “2026-11-02”, “Nov 27, 2026”
class-keeps = Everything stays on this computer, in { $folder }. If nothing more is done, it is laid aside after { DATETIME($when, dateStyle: "medium") }; you are asked, and it is deleted 30 days later.
# $count: 0, 20
class-later-events =
    { $count ->
        [one] One thing in this room was written by a later version of the tutor and is not shown. It is kept as it is: open the room with that version.
       *[other] { $count } things in this room were written by a later version of the tutor and are not shown. They are kept as they are: open the room with that version.
    }
# $used: “2026-11-02”, “Nov 27, 2026”
# $today: “2026-11-02”, “Nov 27, 2026”
class-unused = Nobody has used this room since { DATETIME($used, dateStyle: "medium") }, by the clock of this computer, for which today is { DATETIME($today, dateStyle: "medium") }. If the next start finds the same, the room is laid aside. Whatever is done in it keeps it.
# $used: “2026-11-02”, “Nov 27, 2026”
# $until: “2026-11-02”, “Nov 27, 2026”
class-aside = A room that was used last on { DATETIME($used, dateStyle: "medium") } lies aside, with its pupils and all that they did. Do you want it back? Without an answer it is deleted after { DATETIME($until, dateStyle: "medium") }.
# $used: “2026-11-02”, “Nov 27, 2026”
class-aside-goes = The room that was used last on { DATETIME($used, dateStyle: "medium") } has lain aside for 30 days and is deleted at the next start. Do you want it back?
# $used: “2026-11-02”, “Nov 27, 2026”
class-aside-wanted = The room that was used last on { DATETIME($used, dateStyle: "medium") } is brought back at the next start.
# $name: “2026-11-02”, “2026-11-02-2”
class-aside-command = Then start once with --bring-back { $name }.
# $used: “2026-11-02”, “Nov 27, 2026”
class-aside-deleted = The room that was used last on { DATETIME($used, dateStyle: "medium") } was deleted: it lay aside for 30 days, and nobody wanted it back.
# $used: “2026-11-02”, “Nov 27, 2026”
class-brought-back = The room that was used last on { DATETIME($used, dateStyle: "medium") } is here again.
# $name: “2026-11-02”, “2026-11-02-2”
# $known: “2026-11-02”, “2026-11-02-2”
class-aside-unknown = No room “{ $name }” lies aside. These do: { $known }.
class-aside-none = No room lies aside.
# $folder: “~/trajan”, “/data/lessons”
# $problem: “Permission denied”, “There is no such file.”
class-aside-not-moved = The room in { $folder } cannot be moved: { $problem }. Nothing of it is lost; it is tried again at the next start.
# $folder: “~/trajan”, “/data/lessons”
class-aside-not-deleted = Something in { $folder } cannot be deleted. Delete this folder yourself.
class-shared-empty = Nothing is on the shared board: open a lesson or a game there first.
class-no-vote = No question is open: ask “What would you play?” first.
class-look-first = First choose the pupil whose board you want to look at.
# $file: “own.toml”, “first_times.toml”
# $problem: “Permission denied”, “There is no such file.”
class-names-damaged = The names of this class cannot be read. { $problem } They are kept as { $file }: type them again with “Rename”, then delete that file.
# $folder: “~/trajan”, “/data/lessons”
class-pupil-not-deleted = The pupil is removed, but what they did cannot be deleted. Delete this folder yourself: { $folder }
# $problem: “Permission denied”, “There is no such file.”
class-names-not-written = The names cannot be written: { $problem }.
# $problem: “Permission denied”, “There is no such file.”
class-port-taken = Port { $port } cannot be used: { $problem }. Choose another one with --port.
# $count: 1, 14
class-rights-mended =
    { $count ->
        [one] One file of this class could be read by others who use this computer. Now only you can read it.
       *[other] { $count } files and folders of this class could be read by others who use this computer. Now only you can read them.
    }
# $folder: “~/trajan”, “/data/lessons”
class-rights-others = The folder { $folder } also holds files that are not of a class, so it was left as it is: others who use this computer see the names of what lies there. Choose a folder of your own for your saved games.
# $folder: “~/trajan”, “/data/lessons”
# $problem: “Permission denied”, “Read-only file system”
class-rights-not-mended = Others who use this computer may be able to read what is kept in { $folder }, and that cannot be changed: { $problem }.
# $folder: “~/trajan”, “/data/lessons”
class-rights-none = The disk of { $folder } does not note who may read a file: whoever can open that folder can read names and progress.
class-rights-folder = Whoever can open this folder can read all of it.
# $seats: 2, 4
class-table-size = This game is not played by { $seats }: choose { $sizes }.
class-table-nobody = Nobody is here to sit at a table.
class-table-twice = One pupil would sit at two places: give everybody one seat.
class-table-none = This table is not there any more.
class-table-bot-unknown = No bot of this name can sit at a table.
class-table-look-first = First choose the table that you want to look at.
class-table-teacher = Your teacher
class-table-notebook = Player in the notebook
class-table-open = Free seat
class-table-full = All seats at this table are taken. Ask who opened it for another game.
class-home-stop = Press Ctrl+C to end. What was played is kept.
class-home-first = First player
class-home-how = Others open { $link } in the same network and type the code { $code }.
# $address: “http://localhost:8888”, “http://192.168.1.4:8888”
class-home-started = The table is at { $address }
class-home-started-key = Open this address to sit down. It has a key that works once: send the others the address and the code below instead.
# $file: “/home/ada/trajan_tutor_saves/table/open.html”
class-home-started-file = The table is laid. Open { $file } in your browser to sit down: it has a key that works once, and only you can read it. Send the others the address and the code below.
# $letter: “A”, “D”
class-table-bot = Bot { $letter }
class-table-kept-seat = { $name } (a bot plays)
class-table-kept = { $name } is away: a bot keeps the place.
class-table-back = { $name } is back.
class-table-ended = Your teacher has ended this game.
class-table-is-here = Nobody is away there: their place is their own.
class-table-asks = { $name } would like to take back the last decision. Do you agree?
class-table-asked = The others are asked. Without an answer within { $seconds } seconds it stays as it is.
class-table-asked-already = The others are being asked already. Wait for their answer.
# $names: “Anna”, “Anna and Ben”
class-table-you-asked = You have asked { $names } to let you take back your last decision.
class-table-back-no = { $name } would rather go on: the decision stays.
class-table-back-silent = Nobody answered in time: the decision stays.
class-table-taken-back = { $name } has taken back the last decision.
# $name: “Anna”
class-table-seat-asks = Is it really { $name } who would like to go on at another device?
# $name: “Anna”
class-table-seat-asked = The others at the table are asked whether you are { $name }. Once all who are here say yes, the seat is yours again.
# $name: “Anna”
class-table-seat-soon = You go on at the seat of { $name } when the others at the table say that it is you. They are asked as soon as they are here.
class-table-seat-refused = The others did not say that this seat is yours. Talk to them and come in again in a few minutes, or go on at the device on which you began.
# $name: “Anna”
class-table-seat-given = { $name } goes on at another device.
# $name: “Anna”
class-table-seat-stays = The seat waits for { $name }.
class-table-you-decide = It is your turn.
# $names: “Anna”, “Anna and Ben”
class-table-decide = Waiting for { $names }.
# $count: 0, 20
# $minutes: 12, 50
# $names: “Anna”, “Anna and Ben”
class-table-waits =
    { $count ->
        [one] { $names } has been thinking for { $minutes ->
            [one] one minute
           *[other] { $minutes } minutes
        }.
       *[other] { $names } have been thinking for { $minutes ->
            [one] one minute
           *[other] { $minutes } minutes
        }.
    }
class-advice-network = Are the pupils in the same network as this computer? Compare the names of the networks.
class-advice-address = Choose another of this computer's addresses, and try its QR with one phone.
class-advice-firewall = A firewall may refuse them: let Python receive connections in private networks.
class-advice-guests = Guest networks often keep devices apart: use another network.
class-advice-hotspot = If nothing helps, open a hotspot on a phone and bring this computer and the pupils into it.
class-advice-link = Pupils open the link or the QR: this address cannot be typed. Try it with one phone.

# ---- the button in a notebook
class-door-opens = Open the class
class-door-missing = The server of this notebook carries no class. In a terminal: trajan-tutor class
class-door-still = A button that opens the class: run this cell
class-door-needs = The button needs anywidget: pip install "trajan-tutor[jupyter]". In a terminal: trajan-tutor class

# ---- the command
# $address: “http://localhost:8888”, “http://192.168.1.4:8888”
class-started = The class is at { $address }
class-started-key = Open this address to teach. It has a key that works once: show it to nobody.
# $file: “/home/ada/trajan_tutor_saves/class/open.html”
class-started-file = The class has begun. Open { $file } in your browser to teach: it has a key that works once, and only you can read it.
class-started-enter = The browser is gone? Press Enter: an address with a new key is shown.
class-started-stop = Press Ctrl+C to end the class. What was done is kept.
class-needs = A class needs tornado and segno: pip install "trajan-tutor[class]".
class-stopped-teacher = The class was closed on the computer where it runs. What was done is kept: start it there again to go on.
# $folder: “~/trajan”, “/data/lessons”
class-folder-taken = A class runs already with the folder { $folder }. Go on in its window, or end it there with Ctrl+C. A second class needs another folder in TRAJAN_TUTOR_HOME.
# $file: “own.toml”, “first_times.toml”
# $problem: “Permission denied”, “There is no such file.”
class-certificate-wrong = The certificate { $file } cannot be used: { $problem }.

cli-help-class = open a class: pupils come in with a code, each with a board of their own
cli-help-table = open a table for two or more devices: the others come in with a code
cli-help-table-game = the game
cli-help-table-seats = how many seats there are; without it the fewest
cli-help-table-name = your name at the table
cli-help-table-hints = let everybody ask the coach about their own seat
cli-help-class-port = the port; without one the first that is free
cli-help-class-expect = how many pupils there will be
cli-help-class-open = let new names in also when who teaches has done nothing for two hours
cli-help-class-key = as --key-file, but others who use this computer can read it; the next version does not take it
cli-help-class-key-file = a file that only you can read, with a key of your own for who teaches; without one it is drawn
cli-help-class-certificate = a file with a certificate and its key, for https
cli-help-class-address = an address of this computer at which pupils are let in, instead of all; may be given several times
cli-help-class-no-browser = print the address, and open no browser
cli-help-class-bring-back = bring back the room of this day, which lies aside

# ---- labels of the pages: `any` is on all of them

class-page-any-code = Code
class-page-any-name = Your name
# What is told of the list of languages to those who listen.
class-page-any-language = Language
class-page-any-opening = One moment
class-page-any-away = No connection. Nothing is lost: the page goes on by itself.
class-page-any-busy = The room has too much to do just now. Nothing is lost: the page goes on by itself.
class-page-any-waits = One moment: the answer is on its way
class-page-any-stay = Keep
class-page-any-vote-ask = What would you play?
class-page-any-vote-answers = have answered
class-page-any-coach = Coach
class-page-any-table = Table
class-page-any-coach-plays = The coach plays

# ---- labels of the page of a pupil: the door of the room
class-page-pupil-title = Welcome to the class
class-page-pupil-join-say = Type the code from the screen, and the name by which your teacher knows you.
class-page-pupil-join = Come in
class-page-pupil-joining = One moment
class-page-pupil-join-new = I am new here
class-page-pupil-rejoin = I started on another device
class-page-pupil-rejoin-say = Type the short code that your teacher gives you: your board comes with you.
class-page-pupil-rejoin-code = Code from your teacher
class-page-pupil-missing-code = The code is still missing.
class-page-pupil-missing-name = Your name is still missing.
class-page-pupil-no-answer = Nobody answers. Are you in the same Wi-Fi as your teacher? Try again.
# What the server refuses without a sentence of its own, or somebody between says for it.
class-page-pupil-refused-unknown = The room does not know this page any more. Load it again, and come in with the code.
class-page-pupil-refused-nowhere = There is no room at this address. Look again for the address that you were given.
class-page-pupil-refused-long = The server does not take so much at once. Choose a shorter file.
class-page-pupil-refused-busy = That was much at once. Wait for a moment, and try again.
class-page-pupil-refused-closed = The room is closed at this moment. Nothing is lost: try again when it is open.
class-page-pupil-refused-failed = Something failed on the computer that serves the room. Nothing is lost: try again.
class-page-pupil-refused-strange = Something else than the room answers here. Does the Wi-Fi ask you to log in first?
class-page-pupil-refused-other = The room cannot do that. Load the page again, and try once more.
class-page-pupil-file-long = This file is longer than progress ever is. Choose the one that “Take my progress home” has written.
class-page-pupil-keeps = Your name and your board stay on your teacher’s computer.

# ---- labels of the same door where tables are opened at home, without a class
class-page-home-title = Welcome to the table
class-page-home-join-say = Type the code that you were sent, and your name. Whoever comes back takes the same name, and the others at the table say yes.
class-page-home-no-answer = Nobody answers. Are you in the same Wi-Fi as whoever opened the table? Try again.
class-page-home-keeps = Your name and your board stay on the computer of whoever opened the table.

# ---- labels of the page of a pupil: inside
class-page-pupil-not-me = Not me
class-page-pupil-not-me-say = Leave this board to somebody else?
class-page-pupil-leave = Leave
class-page-pupil-again = Come in again
class-page-pupil-vote-how = Play your move on the board: only your teacher sees whose it is.
class-page-pupil-take-home = Take my progress home
class-page-pupil-light-page = Go on without a class
class-page-pupil-bring-back = Bring my progress from a file
class-page-pupil-table-seats = Who sits where
class-page-pupil-table-turn = decides now
class-page-pupil-table-keep = Let a bot play for
class-page-pupil-table-keep-free = Let a bot take the free seat
class-page-pupil-table-leave = I have to go
class-page-pupil-table-leave-say = A bot plays for you until you are back.
class-page-pupil-table-leave-yes = Go
class-page-pupil-table-stay = Stay
class-page-pupil-table-back = I am back
class-page-pupil-table-again = Next game
class-page-pupil-you = You
class-page-pupil-yes = Yes
class-page-pupil-no = No

# ---- labels of the page of who teaches
class-page-teacher-title = Your class
class-page-teacher-tabs = Your class
class-page-teacher-tab-projector = Projector
class-page-teacher-tab-live = Live
class-page-teacher-tab-board = Board
class-page-teacher-pause-all = Pause all
class-page-teacher-go-on = Go on
class-page-teacher-door = Who may come in
class-page-teacher-let-in = Let pupils in
class-page-teacher-at-the-door = At the door
class-page-teacher-let-one-in = Let in
class-page-teacher-let-all-in = Let all in
class-page-teacher-new-code = New code
class-page-teacher-new-code-out = New code, and take out those who came in with them
class-page-teacher-close-door = Close the door
class-page-teacher-closed-say = Until then nobody else can reach this page.
class-page-teacher-open-say = Whoever is in the same network and knows the code can come in.
class-page-teacher-expected = How many pupils do you expect?
class-page-teacher-link = Address
class-page-teacher-links = This computer has several addresses: show another one if nobody can come in.
class-page-teacher-copy = Copy
class-page-teacher-copied = Copied
class-page-teacher-selected = Selected: copy it with your keyboard
class-page-teacher-open-projector = Open the window for the projector
class-page-teacher-projector-shows = It shows
class-page-teacher-shows-code = the code
class-page-teacher-shows-board = the shared board
class-page-teacher-shows-pupil = a pupil’s board, without the name
class-page-teacher-nobody = Nobody can come in?
class-page-teacher-give-title = What do they play?
class-page-teacher-give-all = Give to all
class-page-teacher-give-chosen = Give to the chosen
class-page-teacher-give-position = This position, to play on from
class-page-teacher-give-shared = Everybody watches this board
class-page-teacher-task = They play:
class-page-teacher-take-back = Take back
class-page-teacher-seats = Seats
class-page-teacher-seats-empty = Nobody is here yet.
class-page-teacher-choose = Choose
class-page-teacher-choose-all = Choose all
class-page-teacher-choose-none = Choose nobody
class-page-teacher-choose-stuck = Choose who is stuck
class-page-teacher-chosen = Chosen:
class-page-teacher-pause-chosen = Pause
class-page-teacher-go-on-chosen = Go on
class-page-teacher-standing-fine = fine
class-page-teacher-standing-stuck = stuck
class-page-teacher-standing-away = away
class-page-teacher-rules = What is not understood
class-page-teacher-rules-none = No rule has stopped anybody for long.
class-page-teacher-practise-those = Practise this: those
class-page-teacher-practise-all = Practise this: all
class-page-teacher-close-look = Close
class-page-teacher-no-board = No board is open there.
class-page-teacher-project-pupil = Show on the projector, without the name
class-page-teacher-project-board = Show on the projector
class-page-teacher-project-end = Take off the projector
class-page-teacher-rejoin-give = Code for another device
class-page-teacher-rename = Rename
class-page-teacher-bring-back = Bring it back
class-page-teacher-aside = Rooms that lie aside
class-page-teacher-remove = Remove
class-page-teacher-remove-say = The name and all that was played are gone then.
class-page-teacher-board-empty = Nothing is on the shared board yet.
class-page-teacher-open-title = Put on the board
class-page-teacher-open-other = Something else
class-page-teacher-vote-say = Everybody gets this position and answers with a move.
class-page-teacher-vote-show = Show the answers
class-page-teacher-vote-coach = The coach’s answer
class-page-teacher-vote-explore = Explore it together
class-page-teacher-vote-end = End
class-page-teacher-class-csv = The table of the class, for a spreadsheet
class-page-teacher-further = Another device for you
class-page-teacher-record-begin = Record an exercise
class-page-teacher-record-say = Play the solution from this position: the exercise is ready to be given.
class-page-teacher-record-title = Record an exercise
class-page-teacher-record-name = Title
class-page-teacher-record-solution = The solution
class-page-teacher-record-question = Question, in one sentence
class-page-teacher-record-hint = Hint (may be empty)
class-page-teacher-record-rules = Rules that it is about
class-page-teacher-record-keep = Keep the exercise
class-page-teacher-record-drop = Drop it
class-page-teacher-record-bring = Bring an exercise from a file
class-page-teacher-record-long = This file is longer than an exercise ever is. Choose one that was recorded here or in Jupyter.
class-page-teacher-tab-tables = Tables
class-page-teacher-tables-make = Play each other
class-page-teacher-tables-against = I play against each of them
class-page-teacher-tables-game = Game
class-page-teacher-tables-size = Seats at a table
class-page-teacher-tables-who = Who with whom
class-page-teacher-tables-drawn = drawn by lot
class-page-teacher-tables-own = I choose
class-page-teacher-tables-all = All who are here play.
class-page-teacher-tables-chosen = Those whom you have chosen in “Live” play:
class-page-teacher-tables-rest = Whoever is left over
class-page-teacher-rest-bot = plays against a bot
class-page-teacher-rest-three = makes a table of three
class-page-teacher-tables-bot = Bot
class-page-teacher-tables-left = Tap the names into seats
class-page-teacher-tables-free = free seat
class-page-teacher-tables-stand = gets up
class-page-teacher-tables-new = New tables
class-page-teacher-tables-hints = Hints for their own seat
class-page-teacher-tables-end = End all games
class-page-teacher-next-board = Next board
class-page-teacher-table-eyes = Through whose eyes
class-page-teacher-table-spectator = Spectator
class-page-teacher-table-before = Table before
class-page-teacher-table-next = Next table
class-page-teacher-table-keep = A bot plays here until they are back
class-page-teacher-table-give-back = Give the seat back
class-page-teacher-table-end = End the game
class-page-teacher-table-end-say = Nobody can play on then.
class-page-teacher-seat-teacher = You
class-page-teacher-seat-kept = (a bot plays)
class-page-teacher-yes = Yes
class-page-teacher-no = No
class-page-teacher-project-table = Show on the projector, as a spectator sees it
class-page-teacher-shows-table = a table, without names

# ---- labels of the projector
class-page-projector-title = Come in
class-page-projector-how = Scan, or open this address and type the code
