"""What a coach tells the desk at which it works: the desk shows it, and the coach asks nothing of it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from trajan_tutor.coach.adviser import Adviser
from trajan_tutor.engine.message import Message
from trajan_tutor.session.session import Session

Tone = Literal["hint", "note", "praise", "mistake"]


@dataclass(frozen=True, slots=True)
class Thought:
    """How far something has been thought through, from 0 to 1, and how many turns are in question.

    Without a kind nothing is thought about.
    """

    kind: str = ""
    share: float = 0.0
    turns: int = 0


@dataclass(frozen=True, slots=True)
class CoachUpdate:
    """What the coach shows has changed; the news, if any, is read aloud and shown above the board.

    What nobody asked for leaves there what is explained.
    """

    news: Message | None = None
    tone: Tone = "note"
    is_asked: bool = True


@dataclass(frozen=True, slots=True)
class BoardChanged:
    """A turn that is tried was put on the board, or the game itself put back."""


@dataclass(frozen=True, slots=True)
class MovesPlayed:
    """Moves were played in a trial on the board, after its first `since` decisions."""

    trial: Session
    since: int


@dataclass(frozen=True, slots=True)
class HintFound:
    """The hint was found for which the learner of a lesson waits."""

    adviser: Adviser


@dataclass(frozen=True, slots=True)
class TurnFound:
    """The turn was found that a lesson marks, or none was."""


CoachNews = Thought | CoachUpdate | BoardChanged | MovesPlayed | HintFound | TurnFound
Post = Callable[[CoachNews], None]
