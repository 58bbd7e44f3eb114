"""The server ends in the middle of everything: no answered click is lost, and who was in goes on."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from classroom.places import free_port
from classroom.visitor import LESSON, Browser, Line, close_all

from trajan_tutor.classroom.teacher_keys import KEY_PAGE
from trajan_tutor.cli.serving_commands import VARIABLE

KEY = "k" * 32
PUPILS = 30


def begun(folder: Path, port: int) -> subprocess.Popen[bytes]:
    """Begin the server as people do."""
    command = [sys.executable, "-m", "trajan_tutor", "class", "--port", str(port), "--no-browser"]
    command += ["--address", "127.0.0.1"]
    return subprocess.Popen(
        command,
        env={**os.environ, "TRAJAN_TUTOR_HOME": str(folder), VARIABLE: KEY},
        stdout=subprocess.PIPE,
        start_new_session=True,
    )


async def is_there(process: subprocess.Popen[bytes]) -> None:
    """Wait until the server says where it is."""
    assert process.stdout is not None
    assert str(KEY_PAGE) in (await asyncio.to_thread(process.stdout.readline)).decode()


async def click(line: Line) -> str:
    """Go on by one step, at the last one ask for a hint, and return where the pupil stands then."""
    (board,) = line.models
    # A lesson that is finished begins anew when it is opened again.
    is_last = line.models[board]["lesson"]["place"].startswith("Step 9 ")
    if not is_last:
        await line.do(board, "go", action="show-me")
    model = await line.do(board, "go", action="hint" if is_last else "next")
    place: str = model["lesson"]["place"]
    return place


async def back(browsers: list[Browser]) -> list[Line]:
    """Open the pages of all pupils again, and wait for their boards."""
    lines = [await browser.line("pupil") for browser in browsers]
    for line in lines:
        await line.until(lambda told: told["type"] == "desk" and told["message"]["type"] == "opened")
    return lines


def killed_and_taken_up(folder: Path, pupils: int, kills: int) -> None:
    """Kill a class again and again, and compare where each pupil stands."""
    port = free_port()

    async def story() -> None:
        process = begun(folder, port)
        try:
            await is_there(process)
            teacher = Browser(f"http://127.0.0.1:{port}/")
            await teacher.ask(f"teacher?key={KEY}")
            line = await teacher.line("teacher-live")
            await line.send(type="door", open=True)
            live = await line.until(lambda told: told["type"] == "live" and told["door"] != "closed")
            browsers = [Browser(teacher.base) for _ in range(pupils)]
            for number, browser in enumerate(browsers):
                assert (await browser.join(live["code"], f"Pupil {number}")).code == 200
            await line.send(type="give", kind="lesson", name=LESSON, to=[])
            lines = await back(browsers)
            for _ in range(kills):
                stood = [await click(one) for one in lines]
                os.kill(process.pid, signal.SIGKILL)
                process.wait()
                await close_all()
                process.stdout.close()  # type: ignore[union-attr]
                process = begun(folder, port)
                await is_there(process)
                lines = await back(browsers)
                places = [next(iter(one.models.values()))["lesson"]["place"] for one in lines]
                assert places == stood
        finally:
            await close_all()
            process.kill()
            process.wait()
            if process.stdout is not None:
                process.stdout.close()

    asyncio.run(story())


def test_a_killed_table_goes_on(tmp_path: Path) -> None:
    """Killed right after an answer, what was decided is there, and whoever was to decide is."""
    port = free_port()

    async def story() -> None:
        process = begun(tmp_path, port)
        try:
            await is_there(process)
            teacher = Browser(f"http://127.0.0.1:{port}/")
            await teacher.ask(f"teacher?key={KEY}")
            line = await teacher.line("teacher-live")
            await line.send(type="door", open=True)
            live = await line.until(lambda told: told["type"] == "live" and told["door"] != "closed")
            browsers = [Browser(teacher.base) for _ in range(3)]
            for number, browser in enumerate(browsers):
                assert (await browser.join(live["code"], f"Pupil {number}")).code == 200
            live = await line.until(lambda told: told["type"] == "live" and len(told["pupils"]) == len(browsers))
            seats = [[one["id"] for one in live["pupils"]]]
            await line.send(type="tables", game="sylla", size=3, to=[], seats=seats, rest="bot", bot="")
            await line.until(lambda told: told["type"] == "live" and told["tables"])
            for _ in range(2):
                lines = await back(browsers)
                (board,) = lines[0].models
                # The others choose early in secret, and only the journal knows of it.
                for one in (lines[2], lines[0], lines[1]):
                    await one.do(board, "choose", move=one.models[board]["choices"][0]["move"])
                stood = [[choice["move"] for choice in one.models[board]["choices"]] for one in lines]
                os.kill(process.pid, signal.SIGKILL)
                process.wait()
                await close_all()
                process.stdout.close()  # type: ignore[union-attr]
                process = begun(tmp_path, port)
                await is_there(process)
                again = await back(browsers)
                assert [[choice["move"] for choice in one.models[board]["choices"]] for one in again] == stood
                await close_all()
        finally:
            await close_all()
            process.kill()
            process.wait()
            if process.stdout is not None:
                process.stdout.close()

    asyncio.run(story())


def test_a_killed_class_goes_on(tmp_path: Path) -> None:
    """With its code, its door, its pupils and their boards."""
    killed_and_taken_up(tmp_path, 3, 2)


@pytest.mark.long
def test_ten_kills_under_thirty_pupils(tmp_path: Path) -> None:
    """No answered click is lost."""
    killed_and_taken_up(tmp_path, PUPILS, 10)
