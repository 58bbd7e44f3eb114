"""The command that plays a lesson in the terminal."""

from argparse import Namespace

from trajan_tutor.activities.played_lesson import PlayedLesson
from trajan_tutor.activities.stack import Asked
from trajan_tutor.cli.output import words_for
from trajan_tutor.cli.terminal import QUIT, Terminal
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.journals import progress_journal
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.journals.saved_games import home
from trajan_tutor.journals.writing import SavingError
from trajan_tutor.lessons.advice import CoachLadder
from trajan_tutor.lessons.campaign import result_message
from trajan_tutor.lessons.course_order import course_order
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.lesson_text import board_as_lesson_text, page_as_text
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.step_page import Action, Page, Phase


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
