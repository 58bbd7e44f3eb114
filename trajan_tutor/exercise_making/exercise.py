"""What an exercise is: a position, a question, its answer, the wrong answers that were foreseen, and why it is so."""

from dataclasses import dataclass
from enum import StrEnum

from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.goals import Answer
from trajan_tutor.lessons.lesson import Begin, Question


class QuestionForm(StrEnum):
    """The forms of question; each is asked about a rule, in a position in which that rule decides."""

    POINTS = "points"  # how many points a move brings from a source
    AMOUNT = "amount"  # a number that is told: what somebody pays, gets, loses
    BEST = "best"  # which move brings most points from a source, and how many
    WHICH = "which"  # which move does what the game's own words ask for
    PLACE = "place"  # where on the board something happens
    WHO = "who"  # who gets something
    HAPPENS = "happens"  # what happens
    NEXT = "next"  # what comes next
    WHY = "why"  # whether a move is allowed, and if not, by which rule
    FORBIDDEN = "forbidden"  # which of some moves is forbidden
    ALLOWED = "allowed"  # which of some moves is allowed
    FREE_PLACE = "free-place"  # a place that may be picked
    CLOSED_PLACE = "closed-place"  # a place that a rule forbids to pick
    COUNT = "count"  # how many places may be picked
    WINNER = "winner"  # who wins a game that ends


class Misunderstanding(StrEnum):
    """What somebody takes wrongly who gives a wrong answer: each has the words `exercise-wrong-…`, which set it right.

    One of a game's own stands in its data, with the words `GAME-mistake-…`.
    """

    OWN = "own"  # what the game's data tells
    ANOTHER_RULE = "rule"  # another rule is taken for the one that decides
    NOT_HERE = "not-here"  # something is thought to happen that does not
    FREE = "allowed"  # what a rule forbids is taken for allowed
    BARRED = "forbidden"  # what nothing forbids is taken for forbidden
    KEEPS = "keeps"  # a move that keeps to the rule is taken for one that breaks it
    BREAKS = "breaks"  # a move that breaks the rule is taken for one that keeps to it
    SIGN = "sign"  # a gain is taken for a loss
    TOTAL = "total"  # all points are counted, of every source
    OTHER_SOURCE = "source"  # the points of another source are counted
    PART = "part"  # a part is taken for the whole
    BEFORE = "before"  # what was there already is counted too
    NOTHING = "none"  # it is thought to bring nothing
    OTHER_MOVE = "otherwise"  # what another move brings is counted
    LESS = "less"  # a move is chosen that brings less
    MISCOUNTED = "miscounted"  # the right move, with the number of another one
    TOO_MUCH = "too-much"  # a move is thought to bring as much as the best one
    NO_CAUSE = "which"  # a move is thought to do what it does not
    OTHER_PLACE = "place"  # something else happens there
    OTHER_SEAT = "who"  # somebody else is thought to get it
    DONE = "done"  # what has just been decided is thought to come again
    LATER = "later"  # a step is left out
    NOT_THEIRS = "not-theirs"  # somebody else is thought to decide
    UNCALLED = "uncalled"  # nothing calls for it here
    ONE_MISSED = "count-few"  # a place is not seen
    TOO_MANY = "count"  # places are counted that the rule closes
    WINS = "winner"  # somebody else is thought to win


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
    """A wrong answer that was foreseen, what is said to it, and what is misunderstood by whoever gives it.

    The `move` is that of a choice which stands for one, the `spots` are where the board shows what is said.
    """

    answer: Answer
    says: Message
    taken: Misunderstanding
    move: str = ""
    spots: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ExerciseTask:
    """A question about a position as one form puts it, with its answer.

    `moves` are what was tried: the move that the question is about, or the choices in their order, so that another
    path through the engine can try them again; `amounts` are the points that the choices say. `about` is the decision
    or event that is asked for, as it is told, and `whom` it concerns; `source` is that of the points, `number` the name
    of the number that is told, `event_rule` the rule by which places show or that a move brings about, by events of a
    `kind`. A place that a move `leads_on` to is reached only when it has been played out. The question tells the events
    of the kind `opened`: nothing is asked where they are others. The board `shows` places once it is answered; a right
    choice that stands for a move has that as `right_move`.
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
    event_rule: str = ""
    kind: str = ""
    number: str = ""
    opened: str = ""
    amounts: tuple[int, ...] = ()
    leads_on: bool = False
    shows: tuple[str, ...] = ()
    right_move: str = ""


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
