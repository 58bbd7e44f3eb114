"""What a page can ask of the coach: a row for each action."""

from collections.abc import Callable, Mapping
from typing import Final

from trajan_tutor.activities.accepted import COACH, LESSON_WITH_COACH
from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.desk.requests.request_rows import Cost, Late, RequestRow, by_kind
from trajan_tutor.engine.message import Message

# A turn to be played, in notation.
PlayedTurn = tuple[str, ...]
CoachHandler = Callable[[Coach, int], Message | PlayedTurn | None]
CoachRow = RequestRow[CoachHandler]

_ROWS: Final[tuple[CoachRow, ...]] = (
    # -- about the position
    RequestRow(
        "hint",
        lambda coach, number: coach.asking.ask_hint(number),
        cost=Cost.SEARCH,
    ),
    RequestRow("hint-level", lambda coach, number: coach.asking.show_hint_level(number)),
    RequestRow("why-not", lambda coach, number: coach.asking.ask_why_not(number)),
    RequestRow("cancel", Coach.cancel),
    RequestRow("list", lambda coach, number: coach.asking.list_turns(number), cost=Cost.SEARCH),
    RequestRow("weigh-turn", lambda coach, number: coach.asking.weigh_turn(number), cost=Cost.SEARCH),
    RequestRow("choose", lambda coach, number: coach.asking.choose(number)),
    RequestRow("explore", lambda coach, number: coach.asking.explore(number), cost=Cost.SEARCH),
    RequestRow("better", lambda coach, number: coach.asking.show_better(number)),
    RequestRow("close", lambda coach, number: coach.asking.close_wide(number)),
    # -- a turn that is tried
    RequestRow("try", lambda coach, number: coach.asking.begin_trial(number), late=Late.REFUSED),
    RequestRow("leave", lambda coach, number: coach.asking.leave_trial(number), late=Late.REFUSED),
    RequestRow(
        "weigh",
        lambda coach, number: coach.asking.weigh_trial(number),
        late=Late.REFUSED,
        cost=Cost.SEARCH,
    ),
    RequestRow("keep", lambda coach, number: coach.asking.keep_trial(number), late=Late.REFUSED),
    # -- verdicts and looking back
    RequestRow("tell", lambda coach, number: coach.verdicts.set_tell(number)),
    RequestRow("better-verdict", lambda coach, number: coach.verdicts.show_better(number)),
    RequestRow("retry", Coach.retry, late=Late.REFUSED),
    RequestRow("look-back", Coach.look_back, cost=Cost.SEARCH),
    RequestRow("look-at-others", Coach.look_at_others, cost=Cost.SEARCH),
    RequestRow("again", Coach.try_again, late=Late.REFUSED),
    RequestRow("close-review", Coach.close_review),
    # -- the analysis beside the board: it says itself where it gives nothing away
    RequestRow("analyse", Coach.analyse, cost=Cost.SEARCH),
    RequestRow("play-idea", Coach.idea, late=Late.REFUSED, cost=Cost.BOTS),
    # -- mistakes tried again
    RequestRow("practise", Coach.practise, late=Late.REFUSED),
    RequestRow("practise-kept", Coach.practise_kept, late=Late.REFUSED),
    RequestRow("practice-again", Coach.practise_again, late=Late.REFUSED),
    RequestRow("practice-next", Coach.practise_next, late=Late.REFUSED),
    RequestRow("practice-did", Coach.show_played, late=Late.REFUSED),
    RequestRow("practice-show", Coach.show_practised, late=Late.REFUSED),
    RequestRow("practice-leave", Coach.leave_practice),
)
COACH_ROWS: Final[Mapping[str, CoachRow]] = by_kind(_ROWS)
# What gives a hint; what else the coach says is none.
HINTING: Final = frozenset({"hint", "hint-level"})
# Who asks for one of these does not play the turn alone.
HELPING: Final = frozenset(
    {"hint", "hint-level", "list", "weigh-turn", "explore", "weigh", "keep", "analyse", "play-idea", "retry", "again"}
)


def is_asked_in_lesson(action: str) -> bool:
    """Return whether an action of the coach can be asked for beside a lesson: trials belong to a game of one's own."""
    return f"{COACH}{action}" in LESSON_WITH_COACH.accepts
