"""How many outcomes one whole turn has, from named positions: a change of the rules or of the search shows here.

The positions lie in `positions/` and come from `trajan-tutor position`, with modules and against Crassus.
`positions/expected.json` holds for each the number of outcomes and the SHA-256 of their sorted lines, as
`trajan-tutor turns` prints them. After a change that is meant, write it anew:

    python tests/games/caesar/test_turn_counts.py
"""

import hashlib
import json
import sys
from pathlib import Path

import pytest
from the_games import CAESAR as GAME
from the_games import AnyGame

from trajan_tutor.search.turns import turn_outcomes

POSITIONS = Path(__file__).parent / "positions"
EXPECTED = POSITIONS / "expected.json"
CAESAR: AnyGame = GAME


def names() -> list[str]:
    """Return the names of all positions."""
    return sorted(path.stem for path in POSITIONS.glob("*.json") if path != EXPECTED)


def counted(name: str) -> dict[str, object]:
    """Return how many outcomes a position has, and their checksum."""
    state = CAESAR.load(json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8")))
    found = [CAESAR.answer(after) for after in turn_outcomes(CAESAR, state)]
    lines = sorted(set(found))
    checksum = hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()
    return {"outcomes": len(lines), "sha256": checksum}


@pytest.mark.both_builds
@pytest.mark.parametrize("name", names())
def test_a_position_has_so_many_outcomes(name: str) -> None:
    """The same ones as when they were counted."""
    assert counted(name) == json.loads(EXPECTED.read_text(encoding="utf-8"))[name]


def test_there_is_a_count_for_every_position() -> None:
    """And no count without one."""
    assert sorted(json.loads(EXPECTED.read_text(encoding="utf-8"))) == names()


def test_positions_are_canonical() -> None:
    """So that they can be compared as text."""
    for name in names():
        text = (POSITIONS / f"{name}.json").read_text(encoding="utf-8")
        assert CAESAR.dumps(CAESAR.load(json.loads(text))) + "\n" == text


if __name__ == "__main__":
    counts = {name: counted(name) for name in names()}
    EXPECTED.write_text(json.dumps(counts, indent=2) + "\n", encoding="utf-8")
    sys.stdout.write(f"{EXPECTED}: {len(counts)} positions\n")
