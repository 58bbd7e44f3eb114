"""What can go wrong around a learner: each kind is done so many times, and tells what was lost or failed.

Everything goes through what people use: pages of boards, the list of saved games, cells of a kernel, files. Needs the
helpers of the tests on the path.
"""

import asyncio
import errno
import gc
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

from classroom.other_account import FOR_ALL, lesson_of, read_by_others, shared_machine, table_of
from classroom.visitor import played
from desk.page import Page, page_of_game, page_of_lesson
from desk.told import Told, lines_of
from fuzz import counted
from measures.beside import Course, crowded, hindered
from readers import heard_errors, readers
from real_kernel import WORKING, real_kernel
from room_faults import lost_by_jumps, lost_by_tears
from seat_strangers import strangers

import trajan_tutor as tt
from trajan_tutor.classroom.class_host import class_folder
from trajan_tutor.classroom.home_table import home_folder
from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.engine.games import game_names
from trajan_tutor.journals.saved_games import HOME_VARIABLE
from trajan_tutor.lessons.find import lesson_names

T = TypeVar("T")
_PLAYER: Final = Path(__file__).parent / "played_until_killed.py"
_MOST_ANSWERS: Final = 12
_CLICKS_ON_A_SICK_DISK: Final = 8
_CLICKS_BEFORE_A_CUT: Final = 6
_CLICKS_ON_A_BOARD: Final = 200
_LOOKED_AT: Final = 50
_LONGEST_WAIT: Final = 0.4
_TURNS_BESIDE_OTHERS: Final = 4
_UMASKS: Final = (0o022, 0o000)


@dataclass(slots=True)
class Met:
    """How often a fault was met, and what went wrong then, each in a line or more."""

    done: int = 0
    wrong: list[str] = field(default_factory=list)

    def note(self, wrong: str) -> None:
        """Count one more, with what went wrong, or nothing."""
        self.done += 1
        if wrong:
            self.wrong.append(wrong)


@dataclass(frozen=True, slots=True)
class FaultKind:
    """A kind of fault: how many there are in full, and what meets a share of them."""

    name: str
    whole: int
    meet: Callable[[int, float, int, Path], Met]


def met_by_readers(*names: str) -> Callable[[int, float, int, Path], Met]:
    """Return what gives changed inputs to all readers whose names end so, in equal parts."""

    def meet(count: int, _share: float, seed: int, folder: Path) -> Met:
        found = [reader for reader in readers(folder) if reader.name.endswith(names)]
        met = Met()
        for reader in found:
            told = counted(reader, seed, range(max(1, count // len(found))), met.wrong.append)
            met.done += told.accepted + told.refused + told.failed
        return met

    return meet


def meet_kills(kind: str, names: Callable[[], tuple[str, ...]]) -> Callable[[int, float, int, Path], Met]:
    """Return what kills programs at games or lessons: whatever they had answered is there afterwards."""

    def meet(count: int, _share: float, seed: int, folder: Path) -> Met:
        random, met = Random(f"{seed} {kind}"), Met()
        for number, name in enumerate(in_turn(names(), count, random)):
            with new_home(folder, f"{kind}-{number}"):
                told = _until_killed(kind, name, random.randint(1, _MOST_ANSWERS))
                met.note(_lost_of_game(told) if kind == "game" else _lost_of_lesson(name, told[-1]))
        return met

    return meet


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


def meet_sick_disk(limit: Callable[[Random], Any]) -> Callable[[int, float, int, Path], Met]:
    """Return what plays while the disk takes nothing now and then: when it takes all again, everything is there."""

    def meet(count: int, _share: float, seed: int, folder: Path) -> Met:
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

    return meet


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


def in_turn(choices: Sequence[T], count: int, random: Random) -> Iterator[T]:
    """Yield so many of some choices in turn, from a drawn one on: few of them are not always the first."""
    first = random.randrange(len(choices))
    return islice(cycle([*choices[first:], *choices[:first]]), count)


@contextmanager
def new_home(folder: Path, name: str) -> Iterator[Path]:
    """Give a folder for what is saved, and remove it afterwards."""
    home = folder / name
    home.mkdir()
    before = os.environ.get(HOME_VARIABLE, "")
    os.environ[HOME_VARIABLE] = str(home)
    try:
        yield home
    finally:
        os.environ[HOME_VARIABLE] = before
        shutil.rmtree(home, ignore_errors=True)


def _first_lessons() -> tuple[str, ...]:
    """Return the first lesson of each course, at the end of which nobody is soon."""
    return tuple({name.partition("/")[0]: name for name in reversed(lesson_names())}.values())


def _turns_of(share: float) -> int:
    return max(1, round(_TURNS_BESIDE_OTHERS * share))


def meet_crowds(count: int, share: float, _seed: int, folder: Path) -> Met:
    """Let strangers hold connections before the door of a class, from one address and from fifty: pupils click on."""
    met = Met()
    for addresses in (1, 50):
        place = folder / f"crowd-{addresses}"
        course = Course(pupils=25, turns=_turns_of(share), clicks=100, pause=0.02)
        found = asyncio.run(crowded(place, count, addresses, course))
        print(f"{count} connections from {addresses}: {found.told()}", file=sys.stderr)
        met.note("; ".join(found.wrong))
        met.done += found.counts.total()
    return met


def meet_files(count: int, share: float, _seed: int, folder: Path) -> Met:
    """Let pupils bring and take files of so many lines, and strangers load pages: others click on beside them."""
    met = Met()
    course = Course(pupils=5, turns=_turns_of(share), clicks=60, processes=0)
    found = asyncio.run(hindered(folder / "files", count, course))
    print(f"files of {count} lines: {found.told()}", file=sys.stderr)
    met.note("; ".join(found.wrong))
    met.done += found.counts.total()
    return met


def met_by_rooms(lost: Callable[[Random, Path], str]) -> Callable[[int, float, int, Path], Met]:
    """Return what does something to rooms of classes, each in a folder of its own, and tells what each has lost."""

    def meet(count: int, _share: float, seed: int, folder: Path) -> Met:
        random, met = Random(f"{seed} {lost.__name__}"), Met()
        for number in range(count):
            with new_home(folder, f"{lost.__name__}-{number}") as home:
                met.note(lost(random, home / "class"))
        return met

    return meet


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


FAULT_KINDS: Final = (
    FaultKind("hostile messages", 100_000, met_by_readers(" message")),
    FaultKind("positions, records, lessons", 10_000, met_by_readers(" position", " record", " lesson", " journal")),
    FaultKind("kills in a game", 20, meet_kills("game", game_names)),
    FaultKind("kills in a lesson", 20, meet_kills("lesson", _first_lessons)),
    FaultKind("interrupts of a kernel", 144, meet_interrupts),
    FaultKind("crowds before the door", 3_000, meet_crowds),
    FaultKind("files in a class", 10_000, meet_files),
    FaultKind("places that another account tries", 20, meet_other_accounts),
    FaultKind("strangers at a table", 1_000, meet_strangers),
    FaultKind("clicks", 10_000, meet_clicks),
    FaultKind("boards opened and closed", 200, meet_boards),
    FaultKind("journals cut, at every byte", 0, meet_cuts),
    FaultKind("clocks of a class that jump", 1_000, met_by_rooms(lost_by_jumps)),
    FaultKind("journals of a class, torn", 4_000, met_by_rooms(lost_by_tears)),
    FaultKind("games on a full disk", 60, meet_sick_disk(full_disk)),
    FaultKind("games on a read-only disk", 60, meet_sick_disk(read_only_disk)),
)
