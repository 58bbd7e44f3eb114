"""Whoever is before the door stops nobody who is in: connections that send nothing, and more lines than a page has."""

import asyncio
import socket
from dataclasses import replace
from pathlib import Path

import pytest
from classroom.visitor import LESSON, WAIT_SECONDS, Browser, Classroom, board_of, played

from trajan_tutor.classroom.connection_budget import ConnectionBudget
from trajan_tutor.classroom.handlers import ENDED

SMALL = ConnectionBudget(head_seconds=0.3, body_seconds=0.3, patience=0, of_address=20, strangers=30)
HALF = (
    b"",
    b"GET / HTTP/1.1\r\nHost: x\r\n",
    b"POST /join HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n{",
)


def connected(classroom: Classroom, sent: bytes) -> socket.socket:
    """Connect as somebody outside, and send something."""
    made = socket.create_connection(("127.0.0.1", classroom.server.door.port))
    made.sendall(sent)
    made.settimeout(0)
    return made


async def is_ended(outside: socket.socket) -> bool:
    """Wait until nothing more comes, and return whether nothing came."""
    try:
        heard = asyncio.get_running_loop().sock_recv(outside, 1)
        return await asyncio.wait_for(heard, WAIT_SECONDS) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("sent", HALF, ids=["idle", "half a head", "half a body"])
def test_what_is_never_sent_is_not_waited_for(tmp_path: Path, sent: bytes) -> None:
    """A head and a body have their time; meanwhile a pupil clicks, and another one comes in."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        _, ada = await classroom.pupil("Ada")
        await teacher.send(type="give", kind="lesson", name=LESSON, to=[])
        board = await board_of(ada)
        outside = [connected(classroom, sent) for _ in range(60)]
        assert (await ada.do(board, "go", action="next"))["lesson"]["address"] == LESSON
        await classroom.pupil("Bo")
        connections = classroom.server.served.connections
        assert connections is not None
        assert connections.strangers <= SMALL.of_address
        for one in outside:
            assert await is_ended(one)
            one.close()

    played(tmp_path, story, SMALL)


def test_a_connection_is_for_one_request(tmp_path: Path) -> None:
    """A page holds its line alone: what it has loaded takes no descriptor any more."""

    async def story(classroom: Classroom) -> None:
        for path in ("", "static/classroom.css"):
            answer = await Browser(classroom.base).ask(path)
            assert answer.headers["Connection"] == "close"

    played(tmp_path, story)


def test_a_pupil_with_too_many_windows_goes_on_in_the_newest(tmp_path: Path) -> None:
    """The oldest says why it is closed, and does not come back by itself."""

    async def story(classroom: Classroom) -> None:
        await classroom.teach()
        browser, first = await classroom.pupil("Ada")
        for _ in range(2):
            newest = await browser.line("pupil")
            await newest.until_type("room")
        assert (await first.until(lambda told: told["type"] == "room" and bool(told["ends"])))["board"] is None
        assert await first.next() is None
        assert first.connection.close_code == ENDED
        assert classroom.server.served.host.pupils.lines_of(classroom.server.served.host.room.named([])[0].id) == 2
        # The same page again takes the place of its line of before.
        again = await browser.line("pupil?page=one")
        await again.until_type("room")
        once_more = await browser.line("pupil?page=one")
        await once_more.until_type("room")
        while await again.next() is not None:
            pass
        await newest.send(type="here")
        assert newest.connection.close_code is None

    played(tmp_path, story, replace(ConnectionBudget(), of_pupil=2))


def test_lines_of_who_teaches_have_their_own_places(tmp_path: Path) -> None:
    """However many pages of pupils are open, who teaches comes in."""

    async def story(classroom: Classroom) -> None:
        await classroom.teach()
        lines = [(await classroom.pupil(name))[1] for name in ("Ada", "Bo")]
        assert classroom.server.served.host.room.most == len(lines)
        await (await classroom.teacher.line("projector-live")).until_type("shown")
        assert [one.connection.close_code for one in lines] == [None, None]
        connections = classroom.server.served.connections
        assert connections is not None
        assert connections.lines == 4

    played(tmp_path, story, replace(ConnectionBudget(), of_teacher=2, lines=4))
