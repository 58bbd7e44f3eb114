"""What can go wrong with the folder of a class: clocks that jump between its starts, and journals that were torn."""

import json
from pathlib import Path
from random import Random
from typing import Final

from trajan_tutor.classroom.application import taken_up
from trajan_tutor.classroom.room import Room
from trajan_tutor.classroom.room_expiry import last_used

_DAY: Final = 24 * 60 * 60
_STARTS: Final = 8
_PUPILS: Final = 6
# Within so many days a room is used again: what is removed then was removed by a jump of the clock.
_HOLIDAYS: Final = 29
# So many days a clock is wrong by.
_JUMPS: Final = (-4_000, -40, 31, 95, 400, 4_000)


def lost_by_jumps(random: Random, folder: Path) -> str:
    """Open a room by clocks that jump and are put right, and return what is not there afterwards, or nothing."""
    room = Room(folder, clock=lambda: 0.0)
    room.join(room.code, "Ada", "en")
    used = last_used(folder)
    for _ in range(_STARTS):
        now = used + random.random() * _HOLIDAYS * _DAY
        for jump in (random.choice(_JUMPS), 0):
            opened = taken_up(folder, clock=lambda at=now + jump * _DAY: at)  # type: ignore[misc]
            if [opened.names.of(one) for one in opened.learners] != ["Ada"] or opened.code != room.code:
                return f"a clock that was wrong by {jump} days took the room away"
    return ""


def lost_by_tears(random: Random, folder: Path) -> str:
    """Tear the journal of a room at a drawn byte, and return what of its whole lines is not there, or nothing."""
    room = Room(folder, clock=lambda: 0.0)
    for number in range(random.randint(1, _PUPILS)):
        learner, _ = room.join(room.code, f"Pupil {number}", "en")
        room.speak(random.choice(("cs", "pl", "pt")), learner.id)
    (file,) = (folder / "room").iterdir()
    whole = file.read_bytes()
    cut = random.randrange(len(whole))
    file.write_bytes(whole[:cut])
    # A line that lacks its end alone is whole.
    end = cut + (whole[cut : cut + 1] == b"\n")
    lines = whole[:end].split(b"\n")[1:-1]
    joined = [said["learner"] for said in map(json.loads, lines) if said["event"] == "join"]
    opened = Room(folder, clock=lambda: 0.0)
    if list(opened.learners) != joined or file.read_bytes() != whole[:cut]:
        return f"torn at byte {cut} of {len(whole)}: {len(opened.learners)} pupils instead of {len(joined)}"
    return "; ".join(one.key for one in opened.problems)
