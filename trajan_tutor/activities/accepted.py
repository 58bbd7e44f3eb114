"""Which requests mean something where: each activity has a table of those that it accepts, and why it refuses others.

A request is named by its kind, one to the coach by `coach:` and its action. What is in no table means nothing there.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

COACH: Final = "coach:"

NOT_UNDERSTOOD: Final = "board-not-understood"
EMPTY: Final = "board-table-empty"
IN_TRIAL: Final = "coach-in-trial"
JUDGED: Final = "coach-practice-judged"
NOT_AT_TABLE: Final = "board-not-at-table"
COACH_OFF: Final = "board-coach-off"


@dataclass(frozen=True, slots=True)
class Accepted:
    """The requests that an activity accepts, and the key of what is said to those that it refuses for a reason."""

    accepts: frozenset[str]
    refuses: Mapping[str, str] = field(default_factory=dict)

    def refusal(self, request: str) -> str:
        """Return the key of why a request is refused; an empty text for one that is accepted."""
        return "" if request in self.accepts else self.refuses.get(request, NOT_UNDERSTOOD)

    def without(self, requests: Iterable[str], why: str) -> "Accepted":
        """Return the same table, in which some requests are refused for one reason."""
        withdrawn = frozenset(requests)
        return Accepted(self.accepts - withdrawn, {**self.refuses, **dict.fromkeys(withdrawn, why)})


def _coach(*actions: str) -> frozenset[str]:
    return frozenset(f"{COACH}{action}" for action in actions)


# Asked for wherever the game stands; whether there is something to be told, whoever tells it says.
_LOOKED_AT: Final = frozenset({"preview", "show", "frame", "report", "moment", "compare"})
_ANYWHERE: Final = _LOOKED_AT | {"language", "coach", "tell", "wording", "save", "copies"}
_DECISIONS: Final = frozenset({"pick", "choose", "undo"})
_OTHERS: Final = frozenset({"next", "skip", "step-back"})
_LINES: Final = frozenset({"redo", "jump", "rename", "prune"})
_BEGINNINGS: Final = frozenset({"begin", "again", "continue", "resume", "remove", "decline"})
_ASIDE: Final = frozenset({"practise", "try-ruling"})
_OF_LESSON: Final = frozenset({"go", "answer", "dial", "lesson", "look-up", "play-better"})
# What takes a game elsewhere, or looks back on it.
_ALONE: Final = _LINES | _BEGINNINGS | _ASIDE | {"moment", "compare"}

_ON_POSITION: Final = _coach(
    *("hint", "why-not", "list", "weigh-turn", "explore", "try"),
    *("look-back", "look-at-others", "practise", "practise-kept"),
)
_ABOUT_FINDINGS: Final = _coach(
    *("hint-level", "cancel", "choose", "better", "close", "tell", "better-verdict", "analyse")
)
_BACK: Final = _coach("retry", "again", "close-review")
_IN_TRIAL: Final = _coach("leave", "weigh", "keep")
_IN_PRACTICE: Final = _coach("practice-again", "practice-next", "practice-did", "practice-show", "practice-leave")
_ALL_OF_COACH: Final = _ON_POSITION | _ABOUT_FINDINGS | _BACK | _IN_TRIAL | _IN_PRACTICE | _coach("play-idea")
_AT_TABLE: Final = _coach("hint", "hint-level", "cancel")

GAME: Final = Accepted(
    _ANYWHERE | _DECISIONS | _OTHERS | _LINES | _BEGINNINGS | _ASIDE | _ALL_OF_COACH | {"sit"},
)
EMPTY_TABLE: Final = GAME.without(
    _DECISIONS | _OTHERS | _LINES | _ON_POSITION | _coach("play-idea") | {"sit"},
    EMPTY,
)
SHARED_GAME: Final = GAME.without(_ALONE | (_ALL_OF_COACH - _AT_TABLE), NOT_AT_TABLE)
SHARED_WITHOUT_COACH: Final = SHARED_GAME.without({"coach"}, COACH_OFF)
TRIED_TURN: Final = GAME.without(_LINES | _OTHERS | _ON_POSITION | {"sit"}, IN_TRIAL)
JUDGED_TURN: Final = TRIED_TURN.without(_DECISIONS, JUDGED)
LESSON: Final = Accepted(
    _ANYWHERE | _DECISIONS | _OTHERS | _ASIDE | _OF_LESSON | _coach("analyse", "play-idea"),
)
# Where somebody plays on the coach helps, and leads nowhere.
LESSON_WITH_COACH: Final = Accepted(LESSON.accepts | _coach("hint", "hint-level", "cancel", "tell", "better-verdict"))
