"""A server begins where no other one is, and says goodbye when it ends."""

import asyncio
import gc
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from classroom.test_class_server import give
from classroom.visitor import LESSON, Classroom, board_of, opened, played

from trajan_tutor.classroom import server
from trajan_tutor.classroom.class_words import class_words
from trajan_tutor.classroom.folder_rights import FolderLock
from trajan_tutor.engine.errors import MisusedError

HOLD = """
import sys
from pathlib import Path
from trajan_tutor.classroom.folder_rights import FolderLock
held = FolderLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_a_second_class_with_the_same_folder_is_told_where_to_go(tmp_path: Path) -> None:
    """The first one goes on; when it has ended the folder is free."""

    async def story(classroom: Classroom) -> None:
        with pytest.raises(MisusedError) as refused:
            opened(tmp_path)
        assert refused.value.message.key == "class-folder-taken"
        assert "Ctrl+C" in class_words("en")(refused.value.message)
        await classroom.teach()

    played(tmp_path, story)
    played(tmp_path, _taught)


async def _taught(classroom: Classroom) -> None:
    await classroom.teach()


def test_a_class_that_was_killed_leaves_its_folder_free(tmp_path: Path) -> None:
    """The lock is the system's, and not that a file is there."""
    folder = tmp_path / "class"
    command = [sys.executable, "-c", HOLD, str(folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline().strip() == b"held"
        with pytest.raises(MisusedError):
            FolderLock(folder)
        holder.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
        holder.wait()
        FolderLock(folder).release()


def test_where_all_ports_are_taken_nothing_is_left_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a socket nor the lock."""

    async def story() -> None:
        with pytest.raises(MisusedError) as refused:
            opened(tmp_path)
        assert refused.value.message.key == "class-port-taken"

    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(server, "PORT", taken.getsockname()[1])
        monkeypatch.setattr(server, "_TRIED", 1)
        asyncio.run(story())
        # A socket that is left open is an error in these tests, once it is found.
        gc.collect()
    FolderLock(tmp_path).release()


def test_all_pages_are_told_when_the_server_ends(tmp_path: Path) -> None:
    """Pupils, who teaches, and the projector; then their lines are closed."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        _, ada = await classroom.pupil("Ada")
        await give(teacher, "lesson", LESSON)
        await board_of(ada)
        projector = await classroom.teacher.line("projector-live")
        await projector.until_type("shown")
        classroom.server.close()
        told = await ada.until(lambda message: message["type"] == "room" and bool(message["ends"]))
        assert told["board"] is None
        assert (await teacher.until_type("no"))["text"]
        shown = await projector.until_type("shown")
        assert (shown["state"], shown["qr"]) == ("code", "")
        assert "closed" in shown["sentence"]
        for line in (ada, teacher, projector):
            assert await line.next() is None

    played(tmp_path, story)
