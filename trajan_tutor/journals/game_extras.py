"""What a saved game tells beside its record: who plays, what they are called, and its tree."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from trajan_tutor.engine import record
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.seen_positions import opening_state
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.session import AT_ONCE, STEP, Session
from trajan_tutor.session.tree import ROOT, runs


@dataclass(frozen=True, slots=True)
class Extras:
    """Players and names, the pace of bots, whether it is played in a hot seat, and how far the game is.

    `seed_drawn` tells that chance drew the seed; `turns` have begun, 0 where the file does not say.
    """

    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    seed_drawn: bool = False
    over: bool = False
    turns: int = 0
    pace: str = AT_ONCE
    hot_seat: bool = False

    def who(self, game: TutorGame, setup: Setup) -> tuple[str, ...]:
        """Return who plays each seat; a file that does not say is played on by people."""
        return self.players or (PERSON,) * game.seats(opening_state(game, setup))


def extras_data(session: Session) -> dict[str, Any]:
    """Return what a saved game tells beside its record and its tree."""
    return {
        "names": session.names,
        "players": session.players,
        "seed-drawn": session.seed_drawn,
        "over": session.is_over,
        "turns": session.game.begun(session.state),
        "pace": session.pace,
        "curtains": session.hot_seat,
    }


def read_extras(data: Mapping[str, Any]) -> Extras:
    """Return what stands in a saved game; raises UnreadableError for a field of a wrong kind.

    A plain record, or a file of an earlier program, has none or not all of them.
    """
    pace, turns = data.get("pace", AT_ONCE), data.get("turns", 0)
    if pace not in (AT_ONCE, STEP):
        raise UnreadableError("session-field", field="pace", expected=f"{AT_ONCE}, {STEP}")
    if not isinstance(turns, int) or isinstance(turns, bool) or turns < 0:
        raise UnreadableError("session-field", field="turns", expected="0, 1, 2, …")
    return Extras(
        tuple(texts(data, "names")),
        tuple(texts(data, "players")),
        _is_so(data, "seed-drawn"),
        _is_so(data, "over"),
        turns,
        pace,
        _is_so(data, "curtains"),
    )


def texts(data: Mapping[str, Any], field: str) -> list[str]:
    """Return a list of texts; raises UnreadableError for anything else."""
    value = data.get(field, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise UnreadableError("session-field", field=field, expected="[text, text]")
    return value


def _is_so(data: Mapping[str, Any], field: str) -> bool:
    value = data.get(field, False)
    if not isinstance(value, bool):
        raise UnreadableError("session-field", field=field, expected="true, false")
    return value


# The version of the tree within a saved game; the record around it has its own.
TREE_VERSION: Final = 1


def save_text(session: Session) -> str:
    """Return a game being played as text: its record, who plays, what they are called, and its tree.

    The record alone is what the lines before the tree hold: whoever reads records can read a saved game.
    """
    added = json.dumps(extras_data(session) | {"tree": _tree_data(session)})
    return f"{added[:-1]}, {record.dumps(session.record())[1:]}"


def _tree_data(session: Session) -> dict[str, Any]:
    decisions = [node for node in session.tree if node.parent is not None]
    lines = [
        {
            "after": run[0].parent.number if run[0].parent else ROOT,
            "first": run[0].number,
            "moves": [session.game.notation(node.move) for node in run],
        }
        for run in runs(decisions)
    ]
    return {
        "version": TREE_VERSION,
        "here": session.tree.here.number,
        "end": session.tree.line()[-1].number,
        "names": {str(node.number): node.name for node in session.tree if node.name},
        "lines": lines,
    }
