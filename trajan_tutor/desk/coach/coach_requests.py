"""What a page can ask of the coach: a row for each action."""

from collections.abc import Callable, Mapping
from typing import Final

from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.desk.requests.request_rows import (
    IN_GAME,
    NOT_IN_LESSON,
    NOT_IN_TRIAL,
    ON_GAME_ITSELF,
    SHOWN,
    WHERE_COACHED,
    Cost,
    RequestRow,
    Situation,
    by_kind,
)
from trajan_tutor.engine.message import Message

# A turn to be played, in notation.
PlayedTurn = tuple[str, ...]
CoachHandler = Callable[[Coach, int], Message | PlayedTurn | None]
CoachRow = RequestRow[CoachHandler]

_POSITION: Final = (NOT_IN_LESSON, IN_GAME, ON_GAME_ITSELF)
_ROWS: Final[tuple[CoachRow, ...]] = (
    # -- about the position
    RequestRow(
        "hint",
        lambda coach, number: coach.asking.ask_hint(number),
        only=(WHERE_COACHED, IN_GAME, ON_GAME_ITSELF),
        cost=Cost.SEARCH,
    ),
    RequestRow("hint-level", lambda coach, number: coach.asking.show_hint_level(number), only=(WHERE_COACHED,)),
    RequestRow("why-not", lambda coach, number: coach.asking.ask_why_not(number), only=_POSITION),
    RequestRow("cancel", Coach.cancel, only=(WHERE_COACHED,)),
    RequestRow("list", lambda coach, number: coach.asking.list_turns(number), only=_POSITION, cost=Cost.SEARCH),
    RequestRow("weigh-turn", lambda coach, number: coach.asking.weigh_turn(number), only=_POSITION, cost=Cost.SEARCH),
    RequestRow("choose", lambda coach, number: coach.asking.choose(number), only=(NOT_IN_LESSON,)),
    RequestRow("explore", lambda coach, number: coach.asking.explore(number), only=_POSITION, cost=Cost.SEARCH),
    RequestRow("better", lambda coach, number: coach.asking.show_better(number), only=(NOT_IN_LESSON,)),
    RequestRow("close", lambda coach, number: coach.asking.close_wide(number), only=(NOT_IN_LESSON,)),
    # -- a turn that is tried
    RequestRow("try", lambda coach, number: coach.asking.begin_trial(number), only=(*_POSITION, SHOWN)),
    RequestRow("leave", lambda coach, number: coach.asking.leave_trial(number), only=(NOT_IN_LESSON, SHOWN)),
    RequestRow(
        "weigh",
        lambda coach, number: coach.asking.weigh_trial(number),
        only=(NOT_IN_LESSON, SHOWN),
        cost=Cost.SEARCH,
    ),
    RequestRow("keep", lambda coach, number: coach.asking.keep_trial(number), only=(NOT_IN_LESSON, SHOWN)),
    # -- verdicts and looking back
    RequestRow("tell", lambda coach, number: coach.verdicts.set_tell(number), only=(WHERE_COACHED,)),
    RequestRow("better-verdict", lambda coach, number: coach.verdicts.show_better(number), only=(WHERE_COACHED,)),
    RequestRow("retry", Coach.retry, only=(NOT_IN_LESSON, SHOWN)),
    RequestRow("look-back", Coach.look_back, only=_POSITION, cost=Cost.SEARCH),
    RequestRow("look-at-others", Coach.look_at_others, only=_POSITION, cost=Cost.SEARCH),
    RequestRow("again", Coach.try_again, only=(NOT_IN_LESSON, SHOWN)),
    RequestRow("close-review", Coach.close_review, only=(NOT_IN_LESSON,)),
    # -- the analysis beside the board: it says itself where it gives nothing away
    RequestRow("analyse", Coach.analyse, cost=Cost.SEARCH),
    RequestRow("play-idea", Coach.idea, only=(SHOWN, IN_GAME), cost=Cost.BOTS),
    # -- mistakes tried again
    RequestRow("practise", Coach.practise, only=(NOT_IN_LESSON, SHOWN, IN_GAME, NOT_IN_TRIAL)),
    RequestRow("practise-kept", Coach.practise_kept, only=(NOT_IN_LESSON, SHOWN, IN_GAME, ON_GAME_ITSELF)),
    RequestRow("practice-again", Coach.practise_again, only=(NOT_IN_LESSON, SHOWN)),
    RequestRow("practice-next", Coach.practise_next, only=(NOT_IN_LESSON, SHOWN)),
    RequestRow("practice-did", Coach.show_played, only=(NOT_IN_LESSON, SHOWN)),
    RequestRow("practice-show", Coach.show_practised, only=(NOT_IN_LESSON, SHOWN)),
    RequestRow("practice-leave", Coach.leave_practice, only=(NOT_IN_LESSON,)),
)
COACH_ROWS: Final[Mapping[str, CoachRow]] = by_kind(_ROWS)
# What gives a hint; what else the coach says is none.
HINTING: Final = frozenset({"hint", "hint-level"})
# Who asks for one of these does not play the turn alone.
HELPING: Final = frozenset(
    {"hint", "hint-level", "list", "weigh-turn", "explore", "weigh", "keep", "analyse", "play-idea", "retry", "again"}
)
# What may be asked where others play at other desks: about one's own position, and nothing that lies elsewhere.
AT_TABLE: Final = frozenset({"hint", "hint-level", "cancel"})
_BESIDE_LESSON: Final = Situation(at=0, lesson=True)


def is_asked_in_lesson(action: str) -> bool:
    """Return whether an action of the coach can be asked for beside a lesson: trials belong to a game of one's own."""
    return not COACH_ROWS[action].refusal(_BESIDE_LESSON, 0)
