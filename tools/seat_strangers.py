"""Strangers at a table at home: they know the code and the name of somebody who is away, and nobody lets them in.

PYTHONPATH=tests python tools/faults.py --only strangers
"""

import json
from collections.abc import Iterator
from itertools import count as numbers
from pathlib import Path
from random import Random
from typing import Final

from classroom.table_story import Story

from trajan_tutor.classroom.home_table import HomeTable
from trajan_tutor.classroom.seat_claims import REST_SECONDS

# So many come to one table, then another is laid.
_AT_A_TABLE: Final = 20
_MOST_SAID: Final = 6
_ADA, _BO = 0, 1
_ACTS: Final = ("yes", "no", "keep", "leave", "back", "again", "all")


def strangers(count: int, seed: int, folder: Path) -> Iterator[str]:
    """Let so many come as somebody who is away, and say what they like; give what was wrong with each, or nothing."""
    rng = Random(seed)
    for number in numbers():
        if number * _AT_A_TABLE >= count:
            return
        story = Story(folder / str(number))
        HomeTable(story.host, rng.choice(("trajan", "caesar")), 2)
        story.come("Ada", "Bo")
        owner = story.learners[_BO].id
        for _ in range(min(_AT_A_TABLE, count - number * _AT_A_TABLE)):
            story.go(_BO)
            yield _come_as(story, rng, owner)
        story.host.close()


def _come_as(story: Story, rng: Random, owner: str) -> str:
    story.come("Bo")
    stranger = len(story.pages) - 1
    for _ in range(rng.randrange(_MOST_SAID)):
        said = {"type": "table", "act": rng.choice(_ACTS), "number": rng.randrange(4), "seat": rng.randrange(-1, 3)}
        story.say(stranger, **said)
        # Ada answers something else, or says nothing.
        story.say(_ADA, **rng.choice(({"type": "here"}, {"type": "table", "act": "yes"})))
    seats = [record.seats for record in story.room.tables.values()]
    board = story.pages[stranger].shown["board"]
    story.go(stranger)
    story.back(_BO)
    story.clock.turn(rng.choice((0.0, REST_SECONDS)))
    story.back(_ADA)
    if any(owner not in one for one in seats) or board is not None:
        return f"somebody took a seat by a name: {json.dumps(seats)}, board {board}"
    return "" if story.pages[_BO].models else "who came back has no board"
