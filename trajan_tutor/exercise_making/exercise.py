"""What an exercise is: a position, a question, its answer, the wrong answers that were foreseen, and why it is so."""

from dataclasses import dataclass
from enum import StrEnum

from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.goals import Answer
from trajan_tutor.lessons.lesson import Begin, Question


class QuestionForm(StrEnum):
    """The forms of question; each is asked about a rule, in a position in which that rule decides."""

    POINTS = "points"  # how many points a move brings from a source
    BEST = "best"  # which move brings most points from a source
    OUTCOME = "outcome"  # what a move brings about
    CAUSE = "cause"  # which move brings something about
    PLACE = "place"  # where on the board a move shows
    BEHIND = "behind"  # which rule is behind what a move brings about
    WHOM = "whom"  # whom it concerns
    NEXT = "next"  # what has to be decided after a move
    WHY = "why"  # whether a move is allowed, and if not, why
    FORBIDDEN = "forbidden"  # which of some moves is forbidden
    ALLOWED = "allowed"  # which of some moves is allowed
    FREE_PLACE = "free-place"  # a place that may be picked
    CLOSED_PLACE = "closed-place"  # a place that a rule forbids to pick
    COUNT = "count"  # how many places may be picked
    WINNER = "winner"  # who wins a game that ends


class Difficulty(StrEnum):
    """How hard an exercise is: how many wrong choices it offers, and how much there is to look at."""

    EASY = "easy"
    MIDDLE = "middle"
    HARD = "hard"

    @property
    def wrong_choices(self) -> int:
        """How many wrong choices are offered at most."""
        return 2 + list(Difficulty).index(self)


@dataclass(frozen=True, slots=True)
class Wrong:
    """A wrong answer that was foreseen, and what is said to it."""

    answer: Answer
    says: Message


@dataclass(frozen=True, slots=True)
class ExerciseTask:
    """A question about a position as one form puts it, with its answer.

    `moves` and `spots` are what was tried: the move that the question is about, or the choices in their order, so
    that another path through the engine can try them again. `about` is the event that is asked for, as it is told,
    and `whom` it concerns; `source` is that of the points, `telling` the rule by which places show. A place that a
    move `leads_on` to is reached only when it has been played out.
    """

    says: Message
    question: Question
    choices: tuple[tuple[str, Message], ...] = ()
    wrong: tuple[Wrong, ...] = ()
    explains: tuple[Message, ...] = ()
    looks: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    about: Message | None = None
    whom: int = -1
    source: str = ""
    telling: str = ""
    leads_on: bool = False


@dataclass(frozen=True, slots=True)
class Exercise:
    """An exercise about a rule: it is the same for the same game, rule, form, seed and difficulty.

    `begin` is the position, with the seat through whose eyes it is seen.
    """

    game: str
    rule: str
    form: QuestionForm
    seed: int
    difficulty: Difficulty
    begin: Begin
    task: ExerciseTask

    @property
    def name(self) -> str:
        """The name by which notes are kept of it."""
        rule = self.rule.partition(".")[2].replace(".", "-")
        return f"{rule}-{self.form}-{self.seed}"
