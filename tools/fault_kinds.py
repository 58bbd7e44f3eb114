"""What can go wrong around a learner: each kind is done so many times, and tells what was lost or failed.

Everything goes through what people use: pages of boards, the list of saved games, cells of a kernel, files. Needs the
helpers of the tests on the path.
"""

import errno
import gc
import json
import os
import resource
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

from class_faults import (
    lost_by_jumps,
    lost_by_tears,
    meet_in_rooms,
    meet_other_accounts,
    meet_strangers,
)
from desk.page import Page, page_of_game, page_of_lesson
from desk.told import Told, lines_of
from faults_met import FaultKind, Met, in_turn, new_home
from fuzz import counted
from readers import heard_errors, readers
from real_kernel import WORKING, real_kernel

import trajan_tutor as tt
from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.engine.games import game_names
from trajan_tutor.lessons.find import lesson_names

_PLAYER: Final = Path(__file__).parent / "played_until_killed.py"
_MOST_ANSWERS: Final = 12
_CLICKS_ON_A_SICK_DISK: Final = 8
_CLICKS_BEFORE_A_CUT: Final = 6
_CLICKS_ON_A_BOARD: Final = 200
_LOOKED_AT: Final = 50
_LONGEST_WAIT: Final = 0.4


def meet_readers(names: tuple[str, ...], count: int, _share: float, seed: int, folder: Path) -> Met:
    """Give changed inputs to all readers whose names end so, in equal parts."""
    found = [reader for reader in readers(folder) if reader.name.endswith(names)]
    met = Met()
    for reader in found:
        told = counted(reader, seed, range(max(1, count // len(found))), met.wrong.append)
        met.done += told.accepted + told.refused + told.failed
    return met


def meet_kills_in_a_game(count: int, _share: float, seed: int, folder: Path) -> Met:
    """Kill programs at games: whatever they had answered is there afterwards."""
    random, met = Random(f"{seed} game"), Met()
    for number, name in enumerate(in_turn(game_names(), count, random)):
        with new_home(folder, f"game-{number}"):
            met.note(_lost_of_game(_until_killed("game", name, random.randint(1, _MOST_ANSWERS))))
    return met


def meet_kills_in_a_lesson(count: int, _share: float, seed: int, folder: Path) -> Met:
    """Kill programs at lessons: whatever they had answered is there afterwards."""
    random, met = Random(f"{seed} lesson"), Met()
    for number, name in enumerate(in_turn(_first_lessons(), count, random)):
        with new_home(folder, f"lesson-{number}"):
            answered = _until_killed("lesson", name, random.randint(1, _MOST_ANSWERS))
            met.note(_lost_of_lesson(name, answered[-1]))
    return met


def _until_killed(kind: str, name: str, answers: int) -> list[list[str]]:
    program = [sys.executable, str(_PLAYER), kind, name]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True, env=environment) as player:  # noqa: S603 (ours)
        said = player.stdout or ()
        lines = list(islice(said, answers))
        player.send_signal(signal.SIGKILL)
        lines += said
    return [json.loads(line) for line in lines if line.endswith("\n")]


def _lost_of_game(answered: list[list[str]]) -> str:
    told = Told()
    lost = {tuple(moves) for moves in answered} - told.lines
    return f"lost {len(lost)} of {len(answered)} positions; told {told.problems}" if lost or told.problems else ""


def _lost_of_lesson(name: str, answered: list[str]) -> str:
    dots = _standings(page_of_lesson(name))
    lost = [number for number, standing in enumerate(answered) if standing == "done" and dots[number] == "open"]
    return f"steps {lost} of {name} are open again" if lost else ""


def _standings(page: Page) -> list[str]:
    return [dot["standing"] for dot in page.model["lesson"]["dots"]]


def meet_interrupts(count: int, _share: float, seed: int, folder: Path) -> Met:
    """Stop cells of a real kernel while games are played and hints are looked for: its variables stay as they are."""
    random, met = Random(seed), Met()
    names = game_names()
    with new_home(folder, "kernel"), real_kernel(folder) as kernel:
        for number in range(count):
            name = names[number // 2 % len(names)]
            if number < 2 * len(names) and number % 2 == 0:
                kernel.answer(kernel.start(_begun(name), until=""))
            asked = kernel.start(_lasting(name, is_hint=bool(number % 2)), until=WORKING)
            time.sleep(random.uniform(0, _LONGEST_WAIT))
            kernel.manager.interrupt_kernel()
            stopped = kernel.answer(asked)
            checked = kernel.checked(f"assert {name}_finished.session.record().moves == {name}_kept")
            is_fine = stopped["status"] == "error" and checked["status"] == "ok"
            met.note("" if is_fine else f"{name}: {stopped} {checked}")
    return met


def _begun(name: str) -> str:
    return (
        f'import trajan_tutor as tt\n{name}_finished = tt.play("{name}", people=(), bots="random", seed=1)\n'
        f'{name}_board = tt.play("{name}", seed=3)\n{name}_kept = {name}_finished.session.record().moves\n'
    )


def _lasting(name: str, *, is_hint: bool) -> str:
    if is_hint:
        return f'print("{WORKING}", flush=True)\n{name}_board.hint(samples=10**6)'
    play = f'tt.play("{name}", people=(), bots="lookahead", seed=seed)'
    return f'print("{WORKING}", flush=True)\nfor seed in range(100000): {play}'


def meet_clicks(count: int, _share: float, seed: int, folder: Path) -> Met:
    """Click at random on boards of all games: every click is answered, and the page shows what is."""
    random, met = Random(seed), Met()
    for number, name in enumerate(in_turn(game_names(), -(-count // _CLICKS_ON_A_BOARD), random)):
        with new_home(folder, f"clicks-{number}"), heard_errors() as errors:
            page = page_of_game(name, Driver.AT_ONCE, seed=random.randrange(1000))
            for click in range(min(_CLICKS_ON_A_BOARD, count - met.done)):
                kind, content = _click(page, random)
                met.note(_answered(page, kind, content, looked_at=click % _LOOKED_AT == 0))
            met.wrong += [f"{name}: {error!r}" for error in errors]
            page.desk.close()
    return met


def _click(page: Page, random: Random) -> tuple[str, dict[str, Any]]:
    model = page.model
    chance = random.random()
    if chance < 0.08:
        return random.choice([("undo", {}), ("redo", {}), ("skip", {}), ("sit", {})])
    if chance < 0.12 and model["picture"]:
        return "pick", {"spot": random.choice(list(model["picture"]["places"]))}
    if model["ending"]:
        return "again", {}
    if model["choices"]:
        return "choose", {"move": random.choice(model["choices"])["move"]}
    return "next", {}


def _answered(page: Page, kind: str, content: dict[str, Any], *, looked_at: bool) -> str:
    try:
        page.send(kind, **content)
        is_done = page.model["answered"] == f"{page.name}-{page.sent}"
        if is_done and not (looked_at and not page.shows_what_is()):
            return ""
    except AssertionError as error:
        return f"{kind} {content}: {error!r}"
    return f"{kind} {content}: {page.model['answered']}, {page.notice}"


def meet_boards(count: int, _share: float, seed: int, folder: Path) -> Met:
    """Open and close boards, lessons and tables: what is closed is freed."""
    met = Met()
    makers: list[Callable[[], Any]] = [tt.table]
    makers += [partial(tt.play, name, seed=seed) for name in game_names()]
    makers += [partial(tt.lesson, name) for name in _first_lessons()]
    with new_home(folder, "boards"):
        for make in in_turn(makers, count, Random(seed)):
            board = make()
            page = Page(board.desk)
            if page.model["choices"]:
                page.send("choose", move=page.model["choices"][0]["move"])
            held = weakref.ref(board)
            board.close()
            del board, page
            for thread in threading.enumerate():
                if thread.name == "coach":
                    thread.join(10)
            gc.collect()
            met.note("" if held() is None else "a closed board is still held")
    return met


def meet_cuts(_count: int, share: float, seed: int, folder: Path) -> Met:
    """Cut the journals of a game of each kind and of a lesson at every byte: what was kept before is there."""
    met, step = Met(), max(1, round(1 / share))
    for name in game_names():
        with new_home(folder, f"cut-{name}") as home:
            page = page_of_game(name, seed=seed)
            kept = []
            for _ in range(_CLICKS_BEFORE_A_CUT):
                _go_on(page)
                kept.append((_sizes(home), lines_of(page.session)))
            whole = lines_of(page.session)
            for file, cut in _cut_files(home, step):
                told, wanted = Told().lines, [lines for sizes, lines in kept if sizes.get(file, 0) <= cut]
                met.note("" if set().union(*wanted) <= told <= whole else f"{name}, byte {cut}: {len(told)} lines")
    lesson = lesson_names()[0]
    with new_home(folder, "cut-lesson") as home:
        page = page_of_lesson(lesson, "show-me")
        dots = []
        for _ in range(_CLICKS_BEFORE_A_CUT):
            page.send("go", action="next")
            dots.append((_sizes(home), _standings(page)))
        for file, cut in _cut_files(home, step):
            lost = [_lost_of_lesson(lesson, done) for sizes, done in dots if sizes.get(file, 0) <= cut]
            met.note(next((f"byte {cut}: {one}" for one in lost if one), ""))
    return met


def _sizes(home: Path) -> dict[Path, int]:
    return {file: file.stat().st_size for file in home.rglob("*.jsonl")}


def _cut_files(home: Path, step: int) -> Iterator[tuple[Path, int]]:
    """Yield every journal at every byte at which it is cut meanwhile."""
    for file in sorted(home.rglob("*.jsonl")):
        data = file.read_bytes()
        for cut in range(0, len(data), step):
            file.write_bytes(data[:cut])
            yield file, cut
        file.write_bytes(data)


def _go_on(page: Page) -> None:
    if page.model["choices"]:
        page.send("choose", move=page.model["choices"][0]["move"])
    else:
        page.send("next")


def meet_sick_disk(
    limit: Callable[[Random], AbstractContextManager[None]], count: int, _share: float, seed: int, folder: Path
) -> Met:
    """Play while the disk takes nothing now and then: when it takes all again, everything is there."""
    random, met = Random(seed), Met()
    for number, name in enumerate(in_turn(game_names(), count, random)):
        with new_home(folder, f"sick-{number}"):
            page = page_of_game(name, seed=number)
            for _ in range(_CLICKS_ON_A_SICK_DISK):
                with limit(random):
                    _go_on(page)
            _go_on(page)
            told = Told()
            lost = lines_of(page.session) - told.lines
            met.note(f"{name}: lost {len(lost)}; told {told.problems}" if lost or told.problems else "")
    return met


@contextmanager
def full_disk(random: Random) -> Iterator[None]:
    """Let files grow to a drawn size and no further, as the system itself refuses it; sometimes to any."""
    largest = random.choice([0, 50, 700, random.randrange(4000), resource.RLIM_INFINITY])
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        signal.signal(signal.SIGXFSZ, before)


@contextmanager
def read_only_disk(random: Random) -> Iterator[None]:
    """Refuse to open any file for writing, two times of three."""
    really = os.open

    def refusing(path: Any, flags: int, *rest: Any, **named: Any) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR):
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        return really(path, flags, *rest, **named)

    if random.random() < 2 / 3:
        os.open = refusing
    try:
        yield
    finally:
        os.open = really


def _first_lessons() -> tuple[str, ...]:
    """Return the first lesson of each course, at the end of which nobody is soon."""
    return tuple({name.partition("/")[0]: name for name in reversed(lesson_names())}.values())


# What readers get, by the ends of their names.
_MESSAGES: Final = (" message",)
_FILES: Final = (" position", " record", " lesson", " journal")
FAULT_KINDS: Final = (
    FaultKind("hostile messages", 100_000, partial(meet_readers, _MESSAGES)),
    FaultKind("positions, records, lessons", 10_000, partial(meet_readers, _FILES)),
    FaultKind("kills in a game", 20, meet_kills_in_a_game),
    FaultKind("kills in a lesson", 20, meet_kills_in_a_lesson),
    FaultKind("interrupts of a kernel", 144, meet_interrupts),
    FaultKind("places that another account tries", 20, meet_other_accounts),
    FaultKind("strangers at a table", 1_000, meet_strangers),
    FaultKind("clicks", 10_000, meet_clicks),
    FaultKind("boards opened and closed", 200, meet_boards),
    FaultKind("journals cut, at every byte", 0, meet_cuts),
    FaultKind("clocks of a class that jump", 1_000, partial(meet_in_rooms, lost_by_jumps)),
    FaultKind("journals of a class, torn", 4_000, partial(meet_in_rooms, lost_by_tears)),
    FaultKind("games on a full disk", 60, partial(meet_sick_disk, full_disk)),
    FaultKind("games on a read-only disk", 60, partial(meet_sick_disk, read_only_disk)),
)
