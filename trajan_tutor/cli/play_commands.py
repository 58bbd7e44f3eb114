"""The commands that play in the terminal: a whole game, or a lesson; both print and read lines alike."""

import sys
from argparse import Namespace
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import SystemRandom

from trajan_tutor.activities.played_lesson import PlayedLesson
from trajan_tutor.activities.stack import Asked
from trajan_tutor.cli.output import say, setup_of, words_for
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.reading import number_in
from trajan_tutor.i18n import Words
from trajan_tutor.journals import progress_journal, saved_games, saved_records
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.journals.saved_games import home
from trajan_tutor.journals.writing import SavingError
from trajan_tutor.lessons.advice import CoachLadder
from trajan_tutor.lessons.campaign import result_message
from trajan_tutor.lessons.course_order import course_order
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.first_times import FirstTimeWatch
from trajan_tutor.lessons.lesson_text import board_as_lesson_text, page_as_text
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.step_page import Action, Page, Phase
from trajan_tutor.session import seat_view
from trajan_tutor.session.error_sentences import shortened
from trajan_tutor.session.outcome import Outcome
from trajan_tutor.session.players import players_for
from trajan_tutor.session.session import Session
from trajan_tutor.view import board_as_text

# The line with which a person leaves.
QUIT = "quit"
_SEEDS = 1 << 32


class Terminal:
    """Prints words and choices, and reads lines."""

    def __init__(self, language: str, words: Words) -> None:
        """Speak a language; `words` are those of what is played."""
        self.language = language
        self.words = words

    def show(self, key: str, **parameters: object) -> None:
        """Print the words of a key."""
        print(say(self.language, key, **parameters))

    def read_line(self) -> str:
        """Return the line that is typed; when the input has ended, the one with which a person leaves."""
        try:
            return input("> ").strip()
        except EOFError:
            return QUIT

    def list_moves(self, session: Session) -> None:
        """Print every legal choice with its number and notation."""
        for number, move in enumerate(session.choices(), start=1):
            words = self.words(session.game.describe(session.state, move))
            print(f"  {number:2} {words}  ({session.game.notation(move)})")

    def move_of(self, session: Session, line: str) -> str | None:
        """Return the notation of the choice whose number a line is; None for other lines."""
        choices, number = session.choices(), number_in(line)
        return session.game.notation(choices[number - 1]) if number and 1 <= number <= len(choices) else None


def play(arguments: Namespace) -> int:
    """Play a game in the terminal: people type moves, bots answer, until it is over or left."""
    play_ = resumed_or_new(arguments)
    PlayTerminal(play_, arguments.language, arguments.save or arguments.resume).run()
    return 0


def resumed_or_new(arguments: Namespace) -> Session:
    """Return the game to be played: a saved one, or a new one with its players."""
    if arguments.resume is not None:
        return saved_records.load(arguments.resume)
    game = find_game(arguments.game)
    seed = SystemRandom().randrange(_SEEDS) if arguments.seed is None else arguments.seed
    setup = replace(setup_of(arguments), seed=seed, quick=arguments.setup == "quick")
    if arguments.players is not None:
        return Session(game, setup, [player.strip() for player in arguments.players.split(",")])
    first = game.new_game(setup)
    return Session(game, setup, players_for(game.seats(first), (0,), "random", game.played_by_rules(first)))


def _home() -> Path | None:
    """Return the folder of what is kept of a learner; None where there can be none."""
    try:
        return saved_games.home()
    except TutorError:
        return None


class PlayTerminal(Terminal):
    """A person at a terminal who plays: sees the board and the choices, types a line, is answered."""

    def __init__(self, play_: Session, language: str, save: str | None) -> None:
        super().__init__(language, seat_view.words_for(play_, language))
        self.session = play_
        self.file = save
        self.reported = 0
        self.watch = FirstTimeWatch(_home())
        self.commands: dict[str, Callable[[str], None]] = {
            "board": lambda _: self.show_board(),
            "help": lambda _: self.show("cli-play-help"),
            "undo": lambda _: self.answer(self.session.undo()),
            "redo": lambda _: self.answer(self.session.redo()),
            "save": self.save,
        }

    def run(self) -> None:
        """Go on until the game is over, the person leaves, or the input ends."""
        self.show("cli-play-begin", game=self.session.game.name, seed=self.session.setup.seed)
        if self.session.people:
            self.show_board()
            self.show("cli-play-help")
        self.print_news()
        while not self.session.is_over:
            self.show_choices()
            line = self.read_line()
            if line == QUIT:
                self.leave()
                return
            self.obey(line)
            self.print_news()
        self.show_result()

    def show_board(self) -> None:
        """Print the board as the person sees it."""
        print(board_as_text(self.session.game, self.session.observation(), self.words))

    def show_choices(self) -> None:
        """Print what is owed and every legal choice with its number and notation."""
        game, state = self.session.game, self.session.state
        print()
        name = seat_view.seat_name(self.session, game.current_seat(state), self.words)
        print(f"{name}: {self.words(game.prompt(state))}")
        self.list_moves(self.session)

    def obey(self, line: str) -> None:
        """Do what a line says: a command, the number of a choice, or a move."""
        if not line:
            return
        command, _, rest = line.partition(" ")
        if command in self.commands and (rest == "" or command == "save"):
            self.commands[command](rest)
            return
        move = self.move_of(self.session, line)
        if move is None and line.isdecimal():
            self.show("cli-play-number", number=shortened(line), most=len(self.session.choices()))
            return
        self.answer(self.session.choose(move or line))

    def answer(self, outcome: Outcome) -> None:
        """Print what became of an attempt, and the rule that refused it."""
        self.reported = min(self.reported, len(self.session.steps))
        if outcome.message is not None:
            rule = f" [{outcome.rule}]" if outcome.rule else ""
            print(self.words(outcome.message) + rule)

    def print_news(self) -> None:
        """Print what happened since the last time, and explain what of it happened for the first time."""
        names = seat_view.seat_names(self.session, self.words)
        new = self.watch.new(self.session, self.reported)
        for step in self.session.steps[self.reported :]:
            for event in step.events:
                who = f"{names[event.seat]}: " if event.seat >= 0 else ""
                print(f"  {who}{self.words(event.told_to(self.session.viewer))}")
        self.reported = len(self.session.steps)
        for first_time in new:
            rule = Message.of(self.session.game.rules[first_time.rule].key)
            self.show("cli-play-first-time", text=self.words(first_time.says), rule=self.words(rule))
        self.watch.mark_explained(*new)

    def save(self, name: str) -> None:
        """Write the game to a file; the file named last is used again."""
        self.file = name or self.file
        if not self.file:
            self.show("cli-play-save-where")
            return
        try:
            self.show("cli-play-saved", file=str(saved_records.save(self.session, self.file)))
        except TutorError as error:
            print(self.words(error.message), file=sys.stderr)

    def leave(self) -> None:
        """Say how to go on another time; a file that was named is written."""
        print()
        if self.file:
            self.save("")
        self.show("cli-play-left", moves=len(self.session.steps))

    def show_result(self) -> None:
        """Print the scores by source and who won."""
        game, state = self.session.game, self.session.state
        for seat, name in enumerate(seat_view.seat_names(self.session, self.words)):
            ledger = game.ledger(state, seat)
            sources = tuple(
                Message.of("cli-play-source", source=Term(f"{game.name}-source-{source}"), points=points)
                for source, points in ledger
            )
            self.show("cli-play-score", name=name, points=ledger.total, sources=sources)
        print(seat_view.won_words(self.session, self.words))


def lesson(arguments: Namespace) -> int:
    """Play a lesson in the terminal, or list all lessons when none is named."""
    if not arguments.lesson:
        list_all(arguments.language)
        return 0
    chosen, game = find_lesson(arguments.lesson)
    stored = progress_journal.read(home())
    for problem in stored.problems:
        print(words_for(arguments.language)(problem))
    notes, keeper = stored.begin(chosen.address)

    def noted(notes: LessonNotes) -> None:
        try:
            keeper(notes)
        except SavingError as error:
            # The lesson goes on without.
            print(words_for(arguments.language)(error.message))

    player = Player(chosen, game, notes=notes, ladder=CoachLadder(), noted=noted)
    LessonTerminal(player, arguments.language).run()
    return 0


def list_all(language: str) -> None:
    """Print the growing games of each course with how the learner played them, and below them its lessons."""
    notes, words = progress_journal.read(home()).progress.lessons, words_for(language)
    for name in games_by_course():
        order = course_order(find_game(name))
        for key, lessons in (("lesson-list-games", order.games), ("lesson-list-lessons", order.lessons)):
            if lessons:
                print(words(Message.of("lesson-list-part", game=name, about=words(Message(key)))))
            for listed in lessons:
                row = {"lesson": listed.address, "title": listed.title, "minutes": listed.minutes}
                own = notes.get(listed.address)
                result = own.result if own is not None else None
                if result is None:
                    print(words(Message.of("cli-lesson-row", **row)))
                else:
                    print(words(Message.of("cli-lesson-row-played", **row, result=result_message(result))))


class LessonTerminal(Terminal):
    """A learner at a terminal: reads a line, does what it says, prints the page."""

    def __init__(self, player: Player, language: str) -> None:
        super().__init__(language, words_for(language).with_own(dict(player.lesson.words)))
        self.lesson = PlayedLesson(player)
        self.player = player
        self.actions: dict[str, str] = {
            "": Action.NEXT,
            "next": Action.NEXT,
            "back": Action.BACK,
            "again": Action.AGAIN,
            "undo": Action.UNDO,
            "hint": Action.HINT,
            "show": Action.SHOW_ME,
            "explore": Action.EXPLORE,
            "return": Action.COME_BACK,
        }

    def run(self) -> None:
        """Go on until the lesson is finished, the learner leaves, or the input ends."""
        self.show_board()
        self.show("cli-lesson-help")
        while not self.player.finished:
            self.show_choices()
            line = self.read_line()
            if line == QUIT:
                return
            if line == "board":
                self.show_board()
            else:
                print(page_as_text(self.obey(line), self.words))

    def show_board(self) -> None:
        """Print the board and what is told beside it."""
        lesson, page = self.lesson, self.lesson.stack.top.page()
        print(board_as_lesson_text(self.player.game, lesson.observation(), page, self.words))

    def show_choices(self) -> None:
        """Print what can be chosen while something is to be done."""
        top = self.lesson.stack.top
        if top.page().phase in (Phase.DOING, Phase.AWAY):
            self.list_moves(top.session)

    def obey(self, line: str) -> Page:
        """Do what a line says: a command, the number of a choice, an answer, a place after `pick`, or a move."""
        stack = self.lesson.stack
        if line in self.actions:
            return stack.ask(self.actions[line])
        if line.startswith("pick "):
            return stack.ask(Asked.PICK, line.removeprefix("pick ").strip())
        if stack.top.page().phase is Phase.ASKED:
            return stack.ask(Asked.ANSWER, line)
        return stack.ask(Asked.CHOOSE, self.move_of(stack.top.session, line) or line)
