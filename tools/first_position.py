"""Makes the position of Trajan's first game: a last quarter that is dealt like a first one.

    python tools/first_position.py SEED FILE

Everything lies as at the beginning of a game of two; what three quarters take from the piles is gone, and the bonus
tiles that they give are held. The seed decides all of it, and the hand of seat 0 has to be worth a ship: the first deal
from the seed on is taken in which it is.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.generator import SplitMix64

_QUARTERS: Final = 3
_DEMANDS: Final = 3
_FORUM: Final = 6
_YELLOW: Final = 3
_LEARNER: Final = 0
# So many seeds are tried before it is said that none does.
_MOST: Final = 1000


def main(arguments: list[str]) -> int:
    """Write the position; return the exit code."""
    if len(arguments) != 2 or not arguments[0].isdecimal():
        print("usage: python tools/first_position.py SEED FILE", file=sys.stderr)
        return 2
    first = int(arguments[0])
    found = next((seed for seed in range(first, first + _MOST) if _is_good(seed)), None)
    if found is None:
        print("no deal from this seed on will do", file=sys.stderr)
        return 1
    Path(arguments[1]).write_text(as_text(last_quarter(found)), encoding="utf-8")
    print(f"dealt with seed {found}")
    return 0


def last_quarter(seed: int) -> dict[str, Any]:
    """Return the position that a seed deals."""
    game = find_game("trajan")
    data: dict[str, Any] = game.dump(game.new_game(Setup(seats=2, seed=seed)))
    piles, players = data["piles"], data["players"]
    data["quarter"] = _QUARTERS + 1
    # What lies at the end is drawn next: the dealt rest of a pile stays in its order.
    del piles["demands"][: _QUARTERS * _DEMANDS]
    del piles["extra"][: _QUARTERS * _YELLOW]
    del piles["forum"][: _QUARTERS * _FORUM]
    given = [piles["bonus"].pop() for _ in range(_QUARTERS * 2)]
    rng = SplitMix64(seed)
    for quarter in range(_QUARTERS):
        # Of the two tiles of a quarter one is taken yellow, by whom the seed says, and the other grey.
        consul = rng.number() % 2
        players[consul]["bonus"].append([given[2 * quarter], "yellow"])
        players[1 - consul]["bonus"].append([given[2 * quarter + 1], "grey"])
    for player in players:
        player["bonus"].sort()
    return data


def _is_good(seed: int) -> bool:
    """Return whether the learner holds different cards, and begins."""
    data = last_quarter(seed)
    hand = data["players"][_LEARNER]["hand"]
    return data["actor"] == _LEARNER and len(set(hand)) == len(hand)


def as_text(position: dict[str, Any]) -> str:
    """Return a position as the text of a file, one field on a line."""
    fields = (f" {json.dumps(name)}: {json.dumps(position[name])}" for name in sorted(position))
    return "{\n" + ",\n".join(fields) + "\n}\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
