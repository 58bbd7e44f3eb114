"""Makes the positions of Trajan's short games: a late quarter that is dealt like a first one.

    python tools/first_position.py SEED FILE [QUARTER [SEATS]]

Everything lies as at the beginning of a game; what the quarters before take from the piles is gone, and the bonus tiles
that they give are held. The seed decides all of it, and the hand of seat 0 has to be worth a ship: the first deal from
the seed on is taken in which it is.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.generator import SplitMix64

_LAST: Final = 4
_DEMANDS: Final = 3
_FORUM: Final = {2: 6, 3: 9, 4: 12}
_YELLOW: Final = 3
_LEARNER: Final = 0
# So many seeds are tried before it is said that none does.
_MOST: Final = 1000


def main(arguments: list[str]) -> int:
    """Write the position; return the exit code."""
    numbers = [arguments[0], *arguments[2:]] if len(arguments) > 1 else []
    if not 1 <= len(numbers) <= 3 or not all(number.isdecimal() for number in numbers):
        print("usage: python tools/first_position.py SEED FILE [QUARTER [SEATS]]", file=sys.stderr)
        return 2
    first, quarter, seats = [*map(int, numbers), *(_LAST, 2)[len(numbers) - 1 :]]
    deals = ((seed, dealt(seed, quarter, seats)) for seed in range(first, first + _MOST))
    found = next(((seed, position) for seed, position in deals if _is_good(position)), None)
    if found is None:
        print("no deal from this seed on will do", file=sys.stderr)
        return 1
    Path(arguments[1]).write_text(as_text(found[1]), encoding="utf-8")
    print(f"dealt with seed {found[0]}")
    return 0


def dealt(seed: int, quarter: int = _LAST, seats: int = 2) -> dict[str, Any]:
    """Return the position that a seed deals at the beginning of a quarter."""
    game = find_game("trajan")
    data: dict[str, Any] = game.dump(game.new_game(Setup(seats=seats, seed=seed)))
    piles, players, passed = data["piles"], data["players"], quarter - 1
    data["quarter"] = quarter
    # What lies at the end is drawn next: the dealt rest of a pile stays in its order.
    del piles["demands"][: passed * _DEMANDS]
    del piles["extra"][: passed * _YELLOW]
    del piles["forum"][: passed * _FORUM[seats]]
    rng = SplitMix64(seed)
    for _ in range(passed):
        # Of the two tiles of a quarter one is taken yellow, by whom the seed says, and the other grey by the next.
        consul = rng.number() % seats
        players[consul]["bonus"].append([piles["bonus"].pop(), "yellow"])
        players[(consul + 1) % seats]["bonus"].append([piles["bonus"].pop(), "grey"])
    for player in players:
        player["bonus"].sort()
    return data


def _is_good(position: dict[str, Any]) -> bool:
    """Return whether the learner holds different cards, and begins."""
    hand = position["players"][_LEARNER]["hand"]
    return position["actor"] == _LEARNER and len(set(hand)) == len(hand)


def as_text(position: dict[str, Any]) -> str:
    """Return a position as the text of a file, one field on a line."""
    fields = (f" {json.dumps(name)}: {json.dumps(position[name])}" for name in sorted(position))
    return "{\n" + ",\n".join(fields) + "\n}\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
