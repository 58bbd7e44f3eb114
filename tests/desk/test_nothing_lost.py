"""Nothing is ever lost: whatever happens, everything that a page showed as done is there afterwards.

Everything here goes through what people use: pages of boards, the list of saved games.
"""

import errno
import json
import os
import shutil
import signal
import subprocess
import sys
import textwrap
from pathlib import Path
from time import struct_time
from typing import Any

import pytest
from desk.page import Page, page_of_game, page_of_lesson
from desk.told import Told, lines_of

from trajan_tutor.session.session import Session


def click(page: Page, number: int = 0) -> str:
    """Click on a choice, which is played; return what the page is told then."""
    choices = page.model["choices"]
    answer = page.said("choose", move=choices[number % len(choices)]["move"])
    assert page.model["answered"]
    return str(answer["text"]) if answer["tone"] == "problem" else ""


def older_game(decisions: int = 137) -> Session:
    """Play so many decisions or a few more, to where there is something to choose; name a place among them."""
    page = page_of_game()
    while len(page.session.steps) < decisions or len(page.model["choices"]) < 3:
        click(page, len(page.session.steps))
    page.send("rename", node=15, name="before the senate")
    return page.session


def test_two_boards_of_one_call_clicked_in_turns_overwrite_nothing() -> None:
    """A cell run twice, and an older game of 137 decisions with a named place."""
    old = older_game()
    one, two = page_of_game(), page_of_game()
    for number in range(5):
        click(one, number)
        click(two, number + 3)
    told = Told()
    assert told.problems == []
    for session in (old, one.session, two.session):
        assert lines_of(session) <= told.lines
    assert told.names == {"before the senate"}


def test_two_boards_that_continue_one_game_are_two_branches_of_it() -> None:
    """What each decided, removed or named is in the one game that is offered then."""
    old = older_game(20)
    pages = [page_of_game(), page_of_game()]
    for page in pages:
        page.send("continue")
    for number, page in enumerate(pages):
        click(page, number)
        page.send("rename", node=page.session.tree.here.number, name=f"board {number}")
    page = page_of_game()
    page.send("continue")
    everything = lines_of(page.session)
    for one in (old, *(page.session for page in pages)):
        assert lines_of(one) <= everything
    assert {"before the senate", "board 0", "board 1"} <= {node.name for node in page.session.tree}
    page.send("undo")
    head = page.session.branches()[-1].head
    gone = page.session.tree.find(head)
    assert gone is not None
    removed = {
        line
        for line in everything
        if line[: gone.depth] == tuple(page.session.game.notation(step.move) for step in page.session.tree.path(gone))
    }
    page.send("prune", node=head)
    assert Told().lines == everything - removed


def test_a_place_to_which_somebody_went_back_is_where_the_game_goes_on() -> None:
    """After a restart, with everything that lies ahead of it."""
    old = older_game(20)
    page = page_of_game()
    page.send("continue")
    page.send("jump", node=9)
    again = page_of_game()
    again.send("continue")
    assert len(again.session.steps) == 9
    assert lines_of(old) <= lines_of(again.session)
    assert again.session.record() == page.session.record()


PLAYER = """
import asyncio, sys
sys.path.insert(0, sys.argv[1])
from desk.page import page_of_game

async def play():
    page = page_of_game()
    if page.model["offer"]:
        page.send("continue")
    while True:
        choices = page.model["choices"]
        page.send("choose", move=choices[len(page.session.steps) % len(choices)]["move"])
        print("|".join(page.session.record().moves), flush=True)
        await asyncio.sleep(0)

asyncio.run(play())
"""


def test_a_kernel_that_is_killed_loses_nothing_that_it_answered() -> None:
    """In the middle of clicks, several times; each time the game goes on where it was."""
    for answers in (1, 4, 7):
        program = [sys.executable, "-c", PLAYER, str(Path(__file__).parent.parent)]
        with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as kernel:
            assert kernel.stdout is not None
            lines = [kernel.stdout.readline() for _ in range(answers)]
            kernel.send_signal(signal.SIGKILL)
            lines += kernel.stdout.readlines()
        told = Told()
        assert told.problems == []
        assert {tuple(line.strip().split("|")) for line in lines if line.endswith("\n")} <= told.lines


def test_a_disk_that_is_full_is_told_once_and_everything_kept_when_there_is_room() -> None:
    """The system itself refuses to let files grow, in the middle of a line."""
    program = """
        import json, resource, signal, sys
        sys.path.insert(0, sys.argv[1])
        from desk.page import page_of_game
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        page = page_of_game()
        told = []
        def click(limit):
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
            answer = page.said("choose", move=page.model["choices"][0]["move"])
            resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            told.append(answer["text"] if answer["tone"] == "problem" else "")
        for limit in (2000, 2000, 700, 700, 700, 10**6, 50, 10**6):
            click(limit)
        print(json.dumps([told, page.session.record().moves]))
    """
    command = [sys.executable, "-c", textwrap.dedent(program), str(Path(__file__).parent.parent)]
    answer = subprocess.run(command, capture_output=True, text=True, check=True)
    said, moves = json.loads(answer.stdout)
    assert [bool(text) for text in said] == [False, False, True, False, False, False, True, False]
    assert all("File too large" in text for text in said if text)
    told = Told()
    assert tuple(moves) in told.lines
    assert told.problems == []


def test_a_folder_that_becomes_read_only_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was written before is there, what came meanwhile is written when that is possible again."""
    page = page_of_game()
    click(page)
    open_really = os.open

    def read_only(path: Any, flags: int, *rest: Any) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR):
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        return open_really(path, flags, *rest)

    kept = lines_of(page.session)
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", read_only)
        said = [click(page) for _ in range(3)]
    assert [bool(text) for text in said] == [True, False, False]
    assert "Read-only file system" in said[0]
    assert Told().lines == kept
    click(page)
    assert Told().lines == lines_of(page.session)


def test_a_folder_that_is_removed_while_somebody_plays_is_written_again(saved_games_home: Path) -> None:
    """With everything that the board knows, of older boards too."""
    old = older_game(30)
    page = page_of_game()
    page.send("continue")
    shutil.rmtree(saved_games_home)
    assert click(page) == ""
    told = Told()
    assert told.problems == []
    assert lines_of(old) | lines_of(page.session) <= told.lines
    assert told.names == {"before the senate"}
    shutil.rmtree(saved_games_home)
    click(page)
    assert lines_of(old) | lines_of(page.session) <= Told().lines


def test_a_clock_that_is_put_back_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on where it was played last."""
    old = older_game(20)
    monkeypatch.setattr("time.time_ns", lambda: 1000)
    monkeypatch.setattr("time.gmtime", lambda: struct_time((1990, 1, 1, 0, 0, 0, 0, 1, 0)))
    one = page_of_game()
    one.send("continue")
    click(one)
    two = page_of_game()
    click(two, 3)
    told = Told()
    assert told.problems == []
    for session in (old, one.session, two.session):
        assert lines_of(session) <= told.lines
    again = page_of_game()
    again.send("continue")
    assert again.session.record() == two.session.record()


def test_a_file_of_a_newer_version_is_left_alone_and_told(saved_games_home: Path) -> None:
    """What else there is of the game is played on."""
    old = older_game(20)
    (game,) = saved_games_home.glob("*.game")
    newer = game / "99990101-000000-1-newer.jsonl"
    text = '{"kind":"trajan_tutor game","version":2}\n{"number":"later"}\n'
    newer.write_text(text, encoding="utf-8")
    told = Told()
    (problem,) = told.problems
    assert "version 2" in problem
    assert "can be continued" in problem
    assert "⟦" not in problem
    page = page_of_game()
    answer = page.said("continue")
    assert "version 2" in answer["text"]
    click(page)
    assert newer.read_text(encoding="utf-8") == text
    assert lines_of(old) | lines_of(page.session) <= Told().lines


def test_a_line_that_was_torn_takes_nothing_with_it(saved_games_home: Path) -> None:
    """Wherever it ends, what was decided before it is there, and nothing is said."""
    page = page_of_game()
    click(page)
    kept = lines_of(page.session)
    (file,) = saved_games_home.glob("*.game/*")
    length = file.stat().st_size
    click(page)
    click(page)
    whole = file.read_bytes()
    for cut in range(length, len(whole), 41):
        file.write_bytes(whole[:cut])
        told = Told()
        assert kept <= told.lines <= lines_of(page.session)
        assert told.problems == []


def test_a_lesson_in_two_tabs_keeps_the_steps_of_both() -> None:
    """Five steps and two are five, not two; tries of both count."""
    one, two = page_of_lesson("02"), page_of_lesson("02")

    def standing(page: Page) -> list[str]:
        return [dot["standing"] for dot in page.model["lesson"]["dots"]]

    for page, steps in ((one, 5), (two, 2)):
        page.send("dial", value="show-me")
        while standing(page).index("present") < steps:
            page.send("go", action="next")
    again = page_of_lesson("02")
    assert standing(again).index("present") == 2
    assert "open" not in standing(again)[:5]
