"""What can go wrong around a class and a table at home: strangers, other accounts, clocks, torn journals."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count as numbers
from pathlib import Path
from random import Random
from typing import Final

from classroom.other_account import FOR_ALL, lesson_of, read_by_others, shared_machine, table_of
from classroom.table_story import Story
from classroom.visitor import played
from faults_met import Met, new_home

from trajan_tutor.classroom.application import taken_up
from trajan_tutor.classroom.class_host import class_folder
from trajan_tutor.classroom.home_table import HomeTable, home_folder
from trajan_tutor.classroom.room import Room
from trajan_tutor.classroom.room_expiry import last_used
from trajan_tutor.classroom.seat_claims import REST_SECONDS

_UMASKS: Final = (0o022, 0o000)
_DAY: Final = 24 * 60 * 60
_STARTS: Final = 8
_PUPILS: Final = 6
# Within so many days a room is used again: what is removed then was removed by a jump of the clock.
_HOLIDAYS: Final = 29
# So many days a clock is wrong by.
_JUMPS: Final = (-4_000, -40, 31, 95, 400, 4_000)

# So many strangers come to one table, then another is laid.
_AT_A_TABLE: Final = 20
_MOST_SAID: Final = 6
_ADA, _BO = 0, 1
_ACTS: Final = ("yes", "no", "keep", "leave", "back", "again", "all")


def meet_in_rooms(lost: Callable[[Random, Path], str], count: int, _share: float, seed: int, folder: Path) -> Met:
    """Do something to rooms of classes, each in a folder of its own, and tell what each has lost."""
    random, met = Random(f"{seed} {lost.__name__}"), Met()
    for number in range(count):
        with new_home(folder, f"{lost.__name__}-{number}") as home:
            met.note(lost(random, home / "class"))
    return met


def meet_other_accounts(count: int, _share: float, _seed: int, _folder: Path) -> Met:
    """Let another account try every place of a class of so many pupils and of a table, whatever the umask."""
    met = Met()
    for umask in _UMASKS:
        with shared_machine(umask) as machine:
            played(class_folder(machine), partial(lesson_of, pupils=count))
            played(home_folder(machine), table_of)
            places = [one for one in machine.rglob("*") if one.name != FOR_ALL]
            read = read_by_others(machine) - {FOR_ALL}
            met.done += len(places)
            met.wrong += [f"umask {umask:03o}: another account reads {one}" for one in sorted(read)]
    return met


def meet_strangers(count: int, _share: float, seed: int, folder: Path) -> Met:
    """Let strangers come to tables at home under the name of somebody who is away: nobody has their hand."""
    met = Met()
    for wrong in strangers(count, seed, folder):
        met.note(wrong)
    return met


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
