"""A game being played as text, as a file of it is written: a record with its players and its tree."""

import json
from typing import Any, Final

from trajan_tutor.engine import record
from trajan_tutor.journals.game_extras import extras_data
from trajan_tutor.session.session import Session
from trajan_tutor.session.tree import ROOT, runs

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
