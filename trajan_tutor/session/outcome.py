"""What became of something that a person tried with a game."""

from dataclasses import dataclass
from enum import StrEnum

from trajan_tutor.engine.message import Message


class Result(StrEnum):
    """What became of something a person tried."""

    PLAYED = "played"  # the game went on
    NARROWED = "narrowed"  # several moves are still meant
    UNPICKED = "unpicked"  # an unfinished pick was given up
    UNDONE = "undone"  # a decision was taken back
    MOVED = "moved"  # the game stands at another place of its tree
    NOTED = "noted"  # something around the game was changed: a name, a branch that is gone, who sits here
    REFUSED = "refused"  # nothing changed


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of something a person tried, in words; `rule` is the id of the rule that refuses it, if one does."""

    result: Result
    message: Message | None = None
    rule: str = ""
