"""What a lesson is made of. Words are keys of the game's catalogue: a lesson exists once and speaks every language."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.record import Record
from trajan_tutor.lessons.goals import Answer, Goal
from trajan_tutor.lessons.listing import Listing
from trajan_tutor.lessons.toml_lines import Trail

# The names of words that a lesson has for itself.
TITLE: Final = "title"
IDEA: Final = "idea"
CAN: Final = "can"


class StepKind(StrEnum):
    """What a step asks of the learner."""

    TELL = "tell"  # read
    SHOW = "show"  # look at places of the board
    DO = "do"  # reach a goal by playing
    ASK = "ask"  # answer a question
    WATCH = "watch"  # see moves made, one by one
    EXPLORE = "explore"  # play freely and come back
    PLAY = "play"  # play on, turn after turn, until something happens
    REVIEW = "review"  # look back at where points came from


class AnswerForm(StrEnum):
    """In which form a question is answered."""

    SPOT = "spot"
    NUMBER = "number"
    CHOICE = "choice"


class Naming(StrEnum):
    """What a word of a lesson file names outside of it."""

    RULE = "rule"
    SOURCE = "source"
    FEATURE = "feature"
    SPOT = "spot"
    MOVE = "move"
    LESSON = "lesson"
    WORDS = "words"


@dataclass(frozen=True, slots=True)
class Mention:
    """A word of a lesson file that names something: what kind of thing, which, on which line, in which step (or -1)."""

    naming: Naming
    name: str
    line: int
    step: int = -1


@dataclass(frozen=True, slots=True)
class Begin:
    """A position to begin from: a deal, or a position as data, with `changes` to it, and the moves made after it.

    With `chosen` the choices of the setup are left open, otherwise chance has made them.
    `changes` replace values of the position: the way to one, and what it shall be, such as the top of a pile. `seat` is
    the learner's; -1 stands for whoever decides first. `others` is the bot that plays the other seats where no script
    says what they do.
    """

    seats: int = 2
    seed: int = 0
    options: tuple[tuple[str, object], ...] = ()
    chosen: bool = False
    position: str = ""
    changes: tuple[tuple[Trail, Any], ...] = ()
    moves: tuple[str, ...] = ()
    seat: int = -1
    others: str = "random"
    line: int = 1

    def after(self, record: Record) -> "Begin":
        """Return it with the setup and the moves of a record, before moves of its own."""
        setup = record.setup
        return replace(
            self,
            seats=setup.seats,
            seed=setup.seed,
            options=setup.options,
            chosen=not setup.quick,
            position=setup.position,
            moves=(*record.moves, *self.moves),
        )


@dataclass(frozen=True, slots=True)
class ForeseenMistake:
    """A mistake that was foreseen: when it is made, what is said to it, and the moves that punish it, if any.

    `moves` lead to it from the beginning of the step, or `answers` are the wrong answers: so that it can be proved.
    The `spots` are marked once it was made.
    """

    name: str
    when: Goal
    moves: tuple[str, ...] = ()
    answers: tuple[Answer, ...] = ()
    reply: tuple[str, ...] = ()
    spots: tuple[str, ...] = ()
    line: int = 1


@dataclass(frozen=True, slots=True)
class Question:
    """A question: the form of its answer, the right answers, and the names of the choices where it offers some."""

    form: AnswerForm
    right: tuple[Answer, ...]
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LessonAim:
    """Something to try for while a step lasts; the step can be done without it.

    `by` leads towards it, where the goal itself lies further away than one turn: whoever plays for the learner does it.
    `spots` are where it lies: they are marked in a step that guides, as long as no way is known.
    """

    name: str
    goal: Goal
    by: Goal | None = None
    spots: tuple[str, ...] = ()
    line: int = 1


# The part of the words that tells what has just happened; the words themselves say what to do now.
HAPPENED: Final = "happened"


@dataclass(frozen=True, slots=True)
class Fact:
    """What an event of the turn tells: a parameter of the message of its kind has this value."""

    kind: str
    parameter: str
    value: str


@dataclass(frozen=True, slots=True)
class Beat:
    """One click of a taught turn: `name` are the words to it, and every place, piece and number in them is a fact.

    A move that takes several clicks has a line for each, with the place that is to be picked.
    """

    name: str
    move: str
    pick: str = ""
    facts: tuple[Fact, ...] = ()
    line: int = 1

    def goes_on(self, before: "Beat") -> bool:
        """Return whether it is a further click of the move that another one began."""
        return bool(self.pick and before.pick) and self.move == before.move


def by_move(beats: Sequence[Beat]) -> list[list[Beat]]:
    """Return the clicks of a turn together that belong to one move.

    >>> from_hand, there, other = Beat("a", "m", "hand"), Beat("b", "m", "place"), Beat("c", "n")
    >>> [len(clicks) for clicks in by_move([from_hand, there, other])]
    [2, 1]
    """
    moves: list[list[Beat]] = []
    for beat in beats:
        if moves and beat.goes_on(moves[-1][-1]):
            moves[-1].append(beat)
        else:
            moves.append([beat])
    return moves


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a lesson.

    `spots` and `arrows` are shown, `rules` told, and what `lists` names of the game's data; `about` are rules that it
    tries without telling them, and `shows` are marked once it is answered. `solutions` are ways to the goal, each a
    list of moves and of attempts (`pick SPOT`).
    With `keeps` the lesson goes on from what the learner did, otherwise from the first solution. With `goes_on` the
    others take their turns during the step; otherwise it ends with the learner's turn. `others` is the bot against
    which the learner explores or plays on from here, where it is another than that of the scenario.
    A step that is played on lasts until its goal is reached, and has `aims` on the way; with `guides` it marks a turn
    that is good and leads to one of them, as long as one is open: everything else stays as legal as it is. With
    `beats` it teaches one turn, with a line for every click, and `replies` are what the others answer to it. A review
    counts since the step that `since` names began, or since the scenario did, points of all sources or of `sources`.
    With another `seed` the lesson plays another line where it plays for the learner. `proved` asks of a finished game
    whether somebody has shown there what the step asks for; without it that is its goal, where a game can reach it.
    """

    name: str
    kind: StepKind
    rules: tuple[str, ...] = ()
    spots: tuple[str, ...] = ()
    arrows: tuple[tuple[str, str], ...] = ()
    lists: Listing | None = None
    goal: Goal | None = None
    fails: Goal | None = None
    solutions: tuple[tuple[str, ...], ...] = ()
    mistakes: tuple[ForeseenMistake, ...] = ()
    hints: tuple[str, ...] = ()
    ladder: bool = False
    keeps: bool = False
    goes_on: bool = False
    others: str = ""
    aims: tuple[LessonAim, ...] = ()
    guides: bool = False
    beats: tuple[Beat, ...] = ()
    replies: tuple[str, ...] = ()
    seed: int = 0
    since: str = ""
    sources: tuple[str, ...] = ()
    question: Question | None = None
    moves: tuple[str, ...] = ()
    says: tuple[str, ...] = ()
    begin: Begin | None = None
    about: tuple[str, ...] = ()
    proved: Goal | None = None
    shows: tuple[str, ...] = ()
    line: int = 1

    @property
    def asks_nothing(self) -> bool:
        """Whether it is played on without a goal: then the learner goes on to the next step at any time."""
        return self.kind is StepKind.PLAY and self.goal is None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: its name within the game, the rules it teaches, the lessons it needs, and its steps.

    `file` is the name of its file for messages. Its words are under `key` in the catalogue of the game, or in the file
    itself: `words` are then plain texts by their keys. What a made lesson says with parameters lies in `messages`, by
    the names of words, and its title under `title`.
    """

    game: str
    name: str
    file: str
    teaches: tuple[str, ...]
    needs: tuple[str, ...]
    minutes: int
    begin: Begin
    steps: tuple[Step, ...]
    mentions: tuple[Mention, ...] = ()
    words: tuple[tuple[str, str], ...] = ()
    messages: tuple[tuple[str, Message], ...] = ()

    @property
    def address(self) -> str:
        """The name by which people ask for it.

        >>> Lesson("toy", "02-market", "02-market.toml", (), (), 3, Begin(), ()).address
        'toy/02-market'
        """
        return f"{self.game}/{self.name}"

    @property
    def key(self) -> str:
        """The key of its words; a number before its name does not count, so that lessons can be put in another order.

        >>> Lesson("toy", "02-market", "02-market.toml", (), (), 3, Begin(), ()).key
        'toy-lesson-market'
        """
        number, _, rest = self.name.partition("-")
        return "-".join((self.game, "lesson", rest if number.isdecimal() else self.name))

    @property
    def title(self) -> Message:
        """Its title."""
        return dict(self.messages).get(TITLE) or Message(self.key)

    @property
    def idea(self) -> Message:
        """What is learned in it, in one sentence."""
        return dict(self.messages).get(IDEA) or Message(f"{self.key}.{IDEA}")

    @property
    def can(self) -> Message:
        """What one can do after it, in one sentence; the lesson of a teacher may have none."""
        return Message(f"{self.key}.{CAN}")

    def says(self, name: str) -> Message:
        """Return what it says under a name of its own."""
        return dict(self.messages).get(name) or Message(f"{self.key}-{name}")

    def word_keys(self) -> tuple[str, ...]:
        """Return the keys of all words that it needs."""
        keys = [self.says(mention.name).key for mention in self.mentions if mention.naming is Naming.WORDS]
        return (self.title.key, self.idea.key, *dict.fromkeys(keys))
