### The prose of the notebooks that are made by hand, cell by cell. It is Markdown: what stands in `backticks`, in the
### brackets of links and in lines that are indented further stays as it is; in **asterisks** and *asterisks* stand labels
### of the board and its menus, said as they are there. A line that would begin with * or [ begins with { "" }.
### Room: cells of a notebook, which are as long as they need to be.

## 00_welcome

notebook-00-welcome-welcome =
    # Welcome

    Choose a game and play: there is nothing to read before. Or [watch a first game](images/films/trajan.webp) for 45 seconds.
notebook-00-welcome-first-sowing =
    ## How the board answers

    1. What is outlined can be clicked. The text beside the board says what the marked places lead to.
    2. Click something that is *not* outlined: the board answers with the rule. **Take back** undoes.
    3. *Hint* helps a little, and then a little more. What comes up in the game can be looked up beside it.
notebook-00-welcome-whole-game =
    ## A whole game

    Four quarters, then whoever has the most points wins. Or another one: three seats, you set up by your own choices, and the others look for points.
notebook-00-welcome-keep =
    ## Keep a game

    `board = tt.play("trajan")`, then `board.save("my-game.json")`, and another day `tt.load("my-game.json")`.
notebook-00-welcome-course =
    ## The course

    What you did in each lesson:
notebook-00-welcome-teachers =
    For teachers: [build a position and a lesson](teaching/90_position_and_lesson.ipynb), [in class](teaching/91_in_class.ipynb) and [printable sheets](teaching/92_printable_sheets.ipynb).

    For programmers: [a position, a search and a picture in code](teaching/93_programming.ipynb).

## 20_hints

notebook-20-hints-cell-0 =
    # Hints and exploring

    On a board, the tab **Coach** has all of this by clicks. Here you ask for it by calls: with a `seed` and a number of samples the same answer comes every time.
notebook-20-hints-cell-2 =
    ## One step after the other

    Where to look, what to consider, what to play, and why. Each is shown when you ask for it.
notebook-20-hints-cell-7 =
    ## Why not?

    Name a turn, or its beginning: it is compared with the best one, with what speaks for it. The better turn is shown when you ask for it.
notebook-20-hints-cell-10 =
    ## What a turn leads to

    Up to three turns, met with the same deals: the boards after them, how far ahead you are some turns later, and the likeliest answers.
notebook-20-hints-cell-12 =
    ## Looking back

    Four turns, each time the first choice. Which cost most? Go back to one with `back.try_again(1)`.

## 21_review

notebook-21-review-review-0 =
    # A game reviewed

    At the end of a game on a board, **Look back over the game** does all of this by a click, and *See the turn that decided* lays that turn on the board to be tried again. Here a call looks back on a game of two bots. With a `seed` it comes out the same every time; `seats` says whose decisions are looked at: your own if you leave it out. The turns that clearly cost most are marked on the curve.
notebook-21-review-review-2 =
    ## The turn that decided

    The turns that cost most are numbered from 1. Here is the board before the first of them, with the better turn marked. Look for it yourself before you read on.
notebook-21-review-review-5 =
    ## Every decision

    Each that has a grade is shown beside the best turn that was found; where a border lies in the interval, both grades are named. What the deals do not show is left out.

## 30_caesar

notebook-30-caesar-title =
    # Caesar!

    Two sides, one map, twelve control markers each: whoever is the first to place the last one wins.
notebook-30-caesar-how =
    ## Your first turn

    1. Pick a token from your supply, then a space with its symbol.
    2. Pick the province that the larger number should face. While you point at it you see what the sums would be.
    3. The last free space closes a province: whoever closes it takes the bonus token, the higher sum takes control.
notebook-30-caesar-ask =
    ## Ask the coach

    A hint comes step by step: each `more()` says a little more, the last one why.
notebook-30-caesar-crassus =
    ## Alone against Crassus

    His choices follow rules; the log says which, and why. `solo` is `low`, `medium` or `high`.
notebook-30-caesar-modules =
    ## Modules

    Poison and Centurions can be added one by one, Checkpoints needs both.
notebook-30-caesar-back =
    ## Look back

    `tt.compare(board)` sets lines of play side by side. `tt.replay` shows a game from its beginning, here one of two bots.

## 90_position_and_lesson

notebook-90-position-and-lesson-title =
    # 90 · How to build a position and a lesson

    A position by clicks; then an exercise by playing its solution, or a whole lesson in five steps: build, write out, fill in, prove, play.
notebook-90-position-and-lesson-build =
    ## 1. Build a position

    Run the cell. Click a place of the board: beside it you see what lies there and what can be put there.

    - **Put here** lays a piece down. It comes from the box, or from a hidden pile when the box has no more of its kind.
    - Click a piece that lies there to take it away or to move it. Places that take it light up.
    - **Places** lists everything, also what has no place on the board: whose turn it is, the time, hidden piles in their order.
    - **New position** begins with an empty board, or with the text of a position or of a saved game.
notebook-90-position-and-lesson-calls =
    ## The same by calls

    Every place has a name: `editor.places_by_name()` lists them. Here player A gets three markers in tray III, and wine lies on top of the deck.
notebook-90-position-and-lesson-refusal =
    ## What cannot be

    A position that no game can lead to is refused with a sentence, and everything stays as it was.
notebook-90-position-and-lesson-record-exercise =
    ## An exercise, without writing

    Play the solution on the board. Below it the rules that it uses are proposed: those that few other moves there would use are ticked. A title and a question in one sentence, *Keep it*, and one file lies beside the notebook: for `tt.exercise`, and for a class.
notebook-90-position-and-lesson-write =
    ## 2. Write it out

    { "" }**Write out** shows the position as JSON and a lesson to be filled in, and saves either beside the notebook: a lesson is one file, with its position in it. No file is ever overwritten. Here it goes into a folder that is cleared away.
notebook-90-position-and-lesson-play-position = A position can be played at once.
notebook-90-position-and-lesson-fill =
    ## 3. Fill in the lesson

    Open the file in any editor. Its comments say what each line is for. The position is left out here.
notebook-90-position-and-lesson-own = Write your own words, and a goal of your own. Here the learner has to take three markers.
notebook-90-position-and-lesson-prove =
    ## 4. Prove it

    In a terminal: `trajan-tutor prove three-markers.toml`. It plays every solution and every mistake, and names the line of what is wrong.
notebook-90-position-and-lesson-play-lesson = ## 5. Play it
notebook-90-position-and-lesson-exercise = Or give one step of it as an exercise, with hints and without the answer.
notebook-90-position-and-lesson-next = [In class](91_in_class.ipynb) · [Printable sheets](92_printable_sheets.ipynb) · [All lessons](../00_welcome.ipynb)

## 91_in_class

notebook-91-in-class-title =
    # 91 · In class

    Open a class in a minute, or give an exercise and collect what your learners did.
notebook-91-in-class-live-class =
    ## A class that is here

    In a terminal (*File*, *New*, *Terminal*):

        trajan-tutor class

    Your page opens: *let pupils in* shows a code and a QR. Pupils open the address on any device, type the code and a name, and have a board. You see where each of them is, who is stuck and which rule is missed, and give lessons, exercises and positions by a click.

    A plan of 45 minutes for the wall, with sheets for who has no device: `trajan-tutor plan trajan` (`--paper letter` for Letter).

    Where pupils can reach this server anyway, as on Binder, this button opens the same page here.
notebook-91-in-class-without-network =
    ## A class without a network

    What follows needs no server: files go to and fro.
notebook-91-in-class-exercise =
    ## An exercise

    One step of a lesson by itself: hints, no answer.
notebook-91-in-class-own-position =
    ## An exercise of your own

    Play its solution, and it is written:

        tt.record_exercise("trajan")

    Any position will do: a board, what `tt.edit` builds, a saved game ([how](90_position_and_lesson.ipynb)). It checks that the solution is played, counts for the rules that you ticked, and does not show the solution. Give its file:

        tt.exercise("own-my-exercise-1a2b3c.toml")
notebook-91-in-class-hand-in =
    ## Handing in

    A learner writes one file and sends it to you. Nothing leaves the machine by itself.

        tt.hand_in("Livia")

    ## Taking progress along

    One file without a name, from a class, the light page or another computer, and back. Nothing is lost, and nothing counts twice.

        tt.take_progress()
        tt.bring_progress("trajan-tutor-progress.json")
notebook-91-in-class-class-title =
    ## The class

    Put the files into one folder. Here are three as an example.
notebook-91-in-class-next = [All lessons](../00_welcome.ipynb)

## 92_printable_sheets

notebook-92-printable-sheets-title =
    # 92 · Printable sheets

    A lesson on paper: a board for each question, the answers on a sheet of their own.
notebook-92-printable-sheets-answers-title = ## The answers
notebook-92-printable-sheets-save =
    ## On paper

    This writes two files into a folder, the sheets and the answers, on pages of A4 or Letter:

        sheets.save("sheets")
        sheets.save("sheets", "letter")

    They are PDF with `pip install "trajan-tutor[pictures]"`. Without it they are pages for a browser (right click on the file, *Open in New Browser Tab*), which prints them on the same paper.
notebook-92-printable-sheets-next = [All lessons](../00_welcome.ipynb)

## 93_programming

notebook-93-programming-title =
    # 93 · For programmers

    A position, a search and a picture in code. Every cell gives the same in every run: what chance decides has a seed, and what thinks gets a budget in playouts.
notebook-93-programming-position-title =
    ## A position

    A position is a value: nothing changes it. At the end of a cell it shows its board.
notebook-93-programming-legal-title = Moves have a short notation and a sentence, and an empty answer means that nothing forbids one.
notebook-93-programming-play-title = To play is to get another position. `json()` writes it, `tt.position(…)` reads it.
notebook-93-programming-search-title =
    ## A search

    It gets what a seat may see, and nothing else: hidden cards are dealt anew in every playout. It knows no game.
notebook-93-programming-margin = Each line is a whole turn. The first figure is the margin to the strongest rival that it leads to, in points, the second its standard error. Two turns met the same deals, so their difference is surer than either:
notebook-93-programming-picture-title =
    ## A picture

    The best turn on the board: each of its moves has a number where it is made, and the first a ring.
notebook-93-programming-files = `drawing.save_svg("board.svg")` writes a file that every program shows alike, `drawing.save_png(…)` one made of points.
notebook-93-programming-bots-title =
    ## A whole game

    Two bots play to the end. Each decides from what its seat may see; the ledger says where the points come from.
notebook-93-programming-next =
    A bot of your own is a function of a game, an observation and a generator. Programs that learn play through PettingZoo and OpenSpiel: see `docs/other-programs.md`.

    { "" }[Hints and exploring](../trajan/20_hints.ipynb) · [Build a position and a lesson](90_position_and_lesson.ipynb) · [All lessons](../00_welcome.ipynb)

## What the lesson says that is written in 90_position_and_lesson

notebook-own-title = Three markers
notebook-own-idea = More markers go further.
notebook-own-look = Tray III holds three markers. How far do they go?
notebook-own-play = Each marker falls into the next tray, clockwise.
notebook-own-done = Right: three markers, three trays.
