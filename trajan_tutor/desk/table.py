"""What lies on the table of one desk: the game or lesson, its words, and how it is to look."""

from dataclasses import dataclass, field

from trajan_tutor.desk.lesson.lesson_desk import LessonDesk
from trajan_tutor.desk.view_model.others_at_table import OthersSince
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.session import seat_view
from trajan_tutor.session.error_sentences import words_of_every_game
from trajan_tutor.session.logbook import Logbook
from trajan_tutor.session.session import Session
from trajan_tutor.session.settled import SettlementsMet
from trajan_tutor.session.tree import Node
from trajan_tutor.view.picture import PathMark


@dataclass(frozen=True, slots=True)
class LastPath:
    """A way over the board that was gone last: where in the game it ended, and its mark."""

    session: Session
    node: Node
    mark: PathMark

    def is_shown(self, session: Session) -> bool:
        """Whether the turn in which it was gone is still in progress."""
        here, game = session.tree.here, session.game
        if session is not self.session or not (here is self.node or session.tree.is_before(self.node, here)):
            return False
        return game.begun(self.node.before) == game.begun(session.state)


@dataclass(slots=True)
class Table:
    """A game on the table, or none; `own` is the game itself while a turn of it is tried.

    `earlier` is added to the count of changes, so that it never goes back when another game begins. A `lesson` has its
    own game. `way` was gone last.
    """

    session: Session | None
    words: Words
    prefix: str
    theme: str
    lesson: LessonDesk | None = None
    own: Session | None = None
    earlier: int = 0
    way: LastPath | None = None
    logbook: Logbook = field(default_factory=Logbook)
    meanwhile: OthersSince = field(default_factory=OthersSince)
    settled: SettlementsMet = field(default_factory=SettlementsMet)

    @property
    def at(self) -> int:
        """How often the game has changed, by which a late click is told apart."""
        return self.earlier + (self.session.changes if self.session else 0)

    @property
    def play(self) -> Session | None:
        """The game that is played, also while a turn of it is tried."""
        return self.own or self.session

    def put(self, session: Session | None, own: Session | None = None) -> None:
        """Put another game on the table, or none; `own` is the game itself when that one is a trial."""
        self.earlier = self.at + 1
        self.session, self.own = session, own

    def follow_lesson(self) -> None:
        """Take up the game of the lesson: somebody explores, came back, or began another lesson."""
        if self.lesson is not None and self.lesson.session is not self.session:
            self.put(self.lesson.session)
            self.words = self.lesson.words

    def speak(self, language: str) -> None:
        """Say everything in another language from now on."""
        if self.lesson is not None:
            self.lesson.speak(language)
            self.words = self.lesson.words
        else:
            self.words = words_for(self.session, language)

    def game(self, chosen: str = "") -> TutorGame:
        """Return the game on the table; at an empty one the one that is chosen, at first the first of all."""
        return self.session.game if self.session else find_game(chosen or games_by_course()[0])

    def say(self, key: str, **parameters: object) -> str:
        """Return a message in words."""
        return self.words(Message.of(key, **parameters))


def words_for(session: Session | None, language: str) -> Words:
    """Return the words of a game, or of all games where none has begun."""
    return seat_view.words_for(session, language) if session is not None else words_of_every_game(language)
