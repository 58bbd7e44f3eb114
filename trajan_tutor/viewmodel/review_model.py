"""The analysis beside the board, the review of a game and the mistakes tried again, in the view model."""

from typing import Literal, NotRequired, TypedDict

from trajan_tutor.view.picture import GhostShown, PathMark
from trajan_tutor.viewmodel.board_model import Tag
from trajan_tutor.viewmodel.coach_model import CoachItem


class IdeaMarks(TypedDict):
    """What a turn would do on the board: its steps as numbered tags, the places that it leads to, its way.

    `at` is the place where it would be played, and `ghost` a piece as it would lie there.
    """

    tags: list[Tag]
    dashed: list[str]
    path: PathMark | None
    at: str
    ghost: NotRequired[GhostShown]


class IdeaShown(TypedDict):
    """A turn that is among the best: what plays it, what it is called, its grade, what it gives less and how sure."""

    number: int
    title: str
    value: str
    less: str
    said: str
    best: bool
    marks: IdeaMarks


class AnalysisShown(TypedDict):
    """The analysis beside the board: whether it may be switched on, what it has found, and how deep it is."""

    may: bool
    on: bool
    standing: Literal["off", "waiting", "thinking", "done"]
    text: str
    share: float
    ideas: list[IdeaShown]


class GradeShown(TypedDict):
    """A grade, and what it is called."""

    grade: Literal["best", "as-good", "slightly", "costs", "much", "open"]
    text: str


class SeatReviewed(TypedDict):
    """How the decisions of a seat were: how many have each grade, and the same in words."""

    seat: int
    name: str
    said: str
    counts: list[int]


class DecisionShown(TypedDict):
    """A decision with its grade; one that is not `deep` was looked at quickly.

    `own` is one of a person.
    """

    number: int
    turn: int
    seat: int
    grade: Literal["best", "as-good", "slightly", "costs", "much", "open"]
    text: str
    title: str
    cost: str
    deep: bool
    own: bool


class CostlyTurn(TypedDict):
    """One of the decisions that clearly cost most, by its number: its turn, what was played, what that lost."""

    number: int
    turn: str
    title: str
    lost: str


class ReviewShown(TypedDict):
    """A review of the line on which the game stood; `at` tells one from another.

    `turning` are the decisions that clearly cost most, the costliest first, of which the first `mistakes` can be tried
    again. `open` says what is left out since it could not be graded; `others` tells whether the
    decisions of the others may be asked for.
    """

    at: int
    text: str
    share: float
    first_turn: int
    last_turn: int
    grades: list[GradeShown]
    seats: list[SeatReviewed]
    decisions: list[DecisionShown]
    turning: list[CostlyTurn]
    open: str
    mistakes: int
    others: bool


class RivalTurn(TypedDict):
    """What another seat did in a turn, in one line, with the points that it brought."""

    seat: int
    name: str
    text: str
    points: str


class PracticeShown(TypedDict):
    """A mistake that is tried again: what is to be done, what there is to know, how it stands, whether more follow."""

    goal: str
    words: list[str]
    standing: Literal["trying", "thinking", "wrong", "right", "did", "shown"]
    more: bool


class ReviewCurve(TypedDict):
    """The points from turn to turn as a drawing, the costly turns marked."""

    curve: str


class MomentShown(TypedDict):
    """A decision of a review: what was played, what would have been better and why, and the board before it.

    `node` is where it was made, `answer` what others may do after it; `svg` is a drawing.
    """

    number: int
    node: int
    title: str
    grade: str
    cost: str
    depth: str
    played: list[str]
    better: list[str]
    reasons: list[CoachItem]
    answer: str
    svg: str
