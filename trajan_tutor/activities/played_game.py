"""A game on a table, or none, and a turn of it that is tried: nothing of that is kept."""

from trajan_tutor.activities.accepted import (
    EMPTY_TABLE,
    GAME,
    SHARED_GAME,
    SHARED_WITHOUT_COACH,
    TRIED_TURN,
    Accepted,
)
from trajan_tutor.session.session import Session


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
