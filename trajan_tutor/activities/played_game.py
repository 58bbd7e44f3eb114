"""A game on a table, or none, and a turn of it that is tried or played again: nothing of that is kept."""

from typing import Literal

from trajan_tutor.activities.accepted import (
    EMPTY_TABLE,
    GAME,
    JUDGED_TURN,
    SHARED_GAME,
    SHARED_WITHOUT_COACH,
    TRIED_TURN,
    Accepted,
)
from trajan_tutor.session.session import Session

Standing = Literal["trying", "thinking", "wrong", "right", "did", "shown"]


class PlayedGame:
    """A game with people and bots at the bottom of a table; without a `session` nothing has begun."""

    lesson = None
    is_tried = is_over = False

    def __init__(self, session: Session | None) -> None:
        """Lay a game on the table, or nothing."""
        self.session = session

    @property
    def accepted(self) -> Accepted:
        """What can be asked: less where others play at other desks, too."""
        if self.session is None:
            return EMPTY_TABLE
        if not self.session.is_shared:
            return GAME
        return SHARED_GAME if self.session.may_be_helped else SHARED_WITHOUT_COACH


class TriedTurn:
    """A turn of the game below that is tried."""

    lesson = None
    is_tried = True
    is_over = False
    accepted = TRIED_TURN

    def __init__(self, session: Session) -> None:
        """Lay a copy of the game on the table."""
        self.session: Session = session


class RetriedTurn:
    """A turn that cost much, to be played better; `standing` tells how far that is."""

    lesson = None
    is_tried = True

    def __init__(self, session: Session) -> None:
        """Lay the position on the table in which the turn began."""
        self.session: Session = session
        self.standing: Standing = "trying"

    @property
    def is_over(self) -> bool:
        """Whether a turn was played, by whomever: it is judged, or was shown."""
        return self.standing != "trying"

    @property
    def accepted(self) -> Accepted:
        """What can be asked: nothing more is decided once a turn was played."""
        return JUDGED_TURN if self.is_over else TRIED_TURN
