"""What a page can ask of the coach: a row for each action."""

from collections.abc import Mapping
from typing import Final

from trajan_tutor.activities.accepted import COACH, LESSON_WITH_COACH
from trajan_tutor.desk.requests.request_rows import Cost, Late, RequestRow, by_kind

_ROWS: Final = (
    # -- about the position
    RequestRow("hint", cost=Cost.SEARCH),
    RequestRow("hint-level"),
    RequestRow("why-not"),
    RequestRow("cancel"),
    RequestRow("list", cost=Cost.SEARCH),
    RequestRow("weigh-turn", cost=Cost.SEARCH),
    RequestRow("choose"),
    RequestRow("explore", cost=Cost.SEARCH),
    RequestRow("better"),
    RequestRow("close"),
    # -- a turn that is tried
    RequestRow("try", late=Late.REFUSED),
    RequestRow("leave", late=Late.REFUSED),
    RequestRow("weigh", late=Late.REFUSED, cost=Cost.SEARCH),
    RequestRow("keep", late=Late.REFUSED),
    # -- verdicts and looking back
    RequestRow("tell"),
    RequestRow("better-verdict"),
    RequestRow("retry", late=Late.REFUSED),
    RequestRow("look-back", cost=Cost.SEARCH),
    RequestRow("look-at-others", cost=Cost.SEARCH),
    RequestRow("again", late=Late.REFUSED),
    RequestRow("close-review"),
    # -- the analysis beside the board: it says itself where it gives nothing away
    RequestRow("analyse", cost=Cost.SEARCH),
    RequestRow("play-idea", late=Late.REFUSED, cost=Cost.BOTS),
    # -- mistakes tried again
    RequestRow("practise", late=Late.REFUSED),
    RequestRow("practise-kept", late=Late.REFUSED),
    RequestRow("practice-again", late=Late.REFUSED),
    RequestRow("practice-next", late=Late.REFUSED),
    RequestRow("practice-did", late=Late.REFUSED),
    RequestRow("practice-show", late=Late.REFUSED),
    RequestRow("practice-leave"),
)
COACH_ROWS: Final[Mapping[str, RequestRow]] = by_kind(_ROWS)
# What gives a hint; what else the coach says is none.
HINTING: Final = frozenset({"hint", "hint-level"})
# Who asks for one of these does not play the turn alone.
HELPING: Final = frozenset(
    {"hint", "hint-level", "list", "weigh-turn", "explore", "weigh", "keep", "analyse", "play-idea", "retry", "again"}
)


def is_asked_in_lesson(action: str) -> bool:
    """Return whether an action of the coach can be asked for beside a lesson: trials belong to a game of one's own."""
    return f"{COACH}{action}" in LESSON_WITH_COACH.accepts
