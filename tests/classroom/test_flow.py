"""One account for all that somebody causes: by lines, by address, in files. They wait for themselves alone."""

import asyncio
import json
import logging
import threading
from pathlib import Path
from typing import Any

import pytest
from classroom.progress_lines import LINES_OF_A_LESSON, file_of
from classroom.visitor import LESSON, WAIT_SECONDS, Browser, Classroom, board_of, played
from tornado.httpclient import HTTPResponse

from trajan_tutor.classroom import downloads, pupils
from trajan_tutor.classroom.board_making import task_desk
from trajan_tutor.classroom.flow import (
    LONGEST_BODY,
    LONGEST_HOLD,
    LONGEST_WAIT,
    MOST_WAITING,
    Accounts,
    BusyError,
    Flow,
    note_hold,
)
from trajan_tutor.classroom.uploads import LONGEST_FILE, BrokenUploadError, Uploads
from trajan_tutor.desk.desk import Desk
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.journals import progress_file
from trajan_tutor.journals.progress_file import BROUGHT, ProgressBounds, brought, taken


async def bring(browser: Browser, text: str) -> HTTPResponse:
    """Bring a file in as many parts as it needs, as the page does, and return the last answer."""
    data = text.encode()
    of = -(-len(data) // LONGEST_BODY)
    for part in range(of):
        piece = data[part * LONGEST_BODY : (part + 1) * LONGEST_BODY]
        answer = await browser.send(f"progress?part={part + 1}&of={of}", piece)
        if answer.code != 200:
            break
    return answer


# -- whoever has caused much


def test_who_has_caused_much_is_told_when_to_ask_again() -> None:
    """Where they would wait for long, and where too many of theirs wait already; a little they wait."""

    async def story() -> None:
        flow = Flow()
        flow.wait(0.0)
        flow.spend(flow.burst + flow.a_second * (LONGEST_WAIT + 1.5))
        with pytest.raises(BusyError) as busy:
            await flow.admit(lambda: 0.0)
        assert busy.value.seconds == 7
        async with flow.turn:
            waiting = [asyncio.ensure_future(flow.admit(lambda: 60.0)) for _ in range(MOST_WAITING)]
            await asyncio.sleep(0)
            with pytest.raises(BusyError):
                await flow.admit(lambda: 60.0)
        await asyncio.gather(*waiting)

    asyncio.run(story())


def test_strangers_pay_where_they_are_and_all_together() -> None:
    """Another address is no way around what all strangers may cause, and who is known has nothing to do with it."""
    accounts = Accounts()
    one, everybody = accounts.of_stranger("192.0.2.1")
    assert accounts.of_stranger("192.0.2.1") == (one, everybody)
    other, also = accounts.of_stranger("192.0.2.2")
    assert (other is one, also is everybody) == (False, True)
    for number in range(2000):
        accounts.of_stranger(f"198.51.100.{number}")[1].spend(0.01)
    assert accounts.of_stranger("192.0.2.2")[1].wait(0.0) > LONGEST_WAIT
    assert accounts.teaches.wait(0.0) == 0


def test_whatever_is_asked_by_address_is_paid_for(tmp_path: Path) -> None:
    """Pages, what they load and files: by the pupil, by who teaches, or by the address of a stranger."""

    async def story(classroom: Classroom) -> None:
        await classroom.teach()
        ada, _ = await classroom.pupil("Ada")
        served = classroom.server.served
        (learner,) = served.host.room.learners
        stranger = Browser(classroom.base)
        strangers = served.accounts.of_stranger("127.0.0.1")
        paid: list[tuple[Flow, Browser, tuple[str, ...]]] = [
            (served.host.pupils.flow_of(learner), ada, ("", "progress", "static/classroom.js", "join")),
            (served.accounts.teaches, classroom.teacher, ("teacher", "projector", "class.csv")),
            (strangers[0], stranger, ("", "static/classroom.css", "class.csv", "sit")),
            (strangers[1], stranger, ("teacher",)),
        ]
        for flow, browser, addresses in paid:
            flow.a_second = 1e-9
            for address in addresses:
                before = flow.room
                await browser.ask(address, {} if address == "join" else None)
                assert flow.room < before, address

    played(tmp_path, story)


def test_a_long_file_is_waited_for_by_who_asks_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another pupil clicks meanwhile; the next thing that the first one asks for comes after it."""
    begun, may_go_on = threading.Event(), threading.Event()

    def slow(home: Path) -> str:
        begun.set()
        assert may_go_on.wait(WAIT_SECONDS)
        return taken(home)

    monkeypatch.setattr(progress_file, "taken", slow)

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        _, ada = await classroom.pupil("Ada")
        eve, _ = await classroom.pupil("Eve")
        await teacher.send(type="give", kind="lesson", name=LESSON, to=[])
        board = await board_of(ada)
        file = asyncio.ensure_future(eve.ask("progress"))
        await asyncio.to_thread(begun.wait, WAIT_SECONDS)
        page = asyncio.ensure_future(eve.ask(""))
        assert (await ada.do(board, "go", action="next"))["lesson"]["address"] == LESSON
        assert not file.done()
        assert not page.done()
        may_go_on.set()
        assert [(await one).code for one in (file, page)] == [200, 200]

    try:
        played(tmp_path, story)
    finally:
        may_go_on.set()


def test_files_that_take_too_much_are_refused_in_a_sentence(tmp_path: Path) -> None:
    """With when to ask again; who teaches and other pupils are answered as before."""

    async def story(classroom: Classroom) -> None:
        await classroom.teach()
        (ada, _), (eve, _) = [await classroom.pupil(name) for name in ("Ada", "Eve")]
        room = classroom.server.served.host.room
        (name,) = (one for one in room.learners if room.names.of(one) == "Eve")
        classroom.server.served.host.pupils.flow_of(name).spend(2.0)
        refused = await eve.ask("progress")
        said = json.loads(refused.body)
        assert (refused.code, said["type"]) == (429, "no")
        assert refused.headers["Retry-After"] in said["text"]
        plain = await eve.ask("", **{"X-Trajan-Tutor": ""})
        assert (plain.code, plain.headers["Content-Type"]) == (429, "text/plain; charset=utf-8")
        assert plain.headers["Retry-After"] in plain.body.decode()
        assert (await ada.ask("progress")).code == 200
        assert (await classroom.teacher.ask("class.csv")).code == 200

    played(tmp_path, story)


# -- long files


def test_the_progress_of_a_hundred_lessons_travels(tmp_path: Path) -> None:
    """Home, and to another class, in parts that the server takes; brought again it adds nothing."""
    text = file_of(100 * LINES_OF_A_LESSON)
    assert len(text) > 5 * LONGEST_BODY

    async def story(classroom: Classroom) -> None:
        await classroom.teach()
        ada, _ = await classroom.pupil("Ada")
        told = json.loads((await bring(ada, text)).body)
        assert told["type"] == "brought"
        assert str(100 * LINES_OF_A_LESSON) in told["text"].replace(",", "")
        home = (await ada.ask("progress")).body.decode()
        assert brought(tmp_path / "home", home) == 100 * LINES_OF_A_LESSON
        assert "already" in json.loads((await bring(ada, home)).body)["text"]

    played(tmp_path / "class", story)


@pytest.mark.parametrize(
    ("address", "length", "status"),
    [
        ("progress?part=2&of=2", 4, 409),
        ("progress?part=1&of=0", 4, 409),
        ("progress?part=x&of=", 4, 409),
        ("progress?part=-1&of=1", 4, 409),
        ("progress", 4, 400),
    ],
)
def test_parts_that_fit_nowhere_are_refused_in_a_sentence(
    address: str, length: int, status: int, tmp_path: Path
) -> None:
    """And so is what no progress is; nothing of it stays."""

    async def story(classroom: Classroom) -> None:
        await classroom.teach()
        ada, _ = await classroom.pupil("Ada")
        answer = await ada.send(address, b"x" * length)
        assert answer.code == status
        assert len(json.loads(answer.body)["text"]) > 20
        assert json.loads((await ada.ask("progress")).body)["journals"]["progress"] == []

    played(tmp_path, story)


def test_parts_are_put_together_and_nobody_fills_the_memory() -> None:
    """One file each, few at once, none longer than progress is, and none for long."""
    uploads = Uploads()
    assert uploads.add("a", 1, 3, b"x", 0.0) is None
    assert uploads.add("b", 1, 1, b"all", 0.0) == b"all"
    assert uploads.add("a", 2, 3, b"y", 0.0) is None
    assert uploads.add("a", 1, 2, b"anew ", 0.0) is None
    assert uploads.add("a", 2, 2, b"and whole", 0.0) == b"anew and whole"
    for number in range(8):
        uploads.add(f"pupil {number}", 1, 2, b"x", 0.0)
    with pytest.raises(BrokenUploadError, match="class-wait-a-moment"):
        uploads.add("one more", 1, 2, b"x", 1.0)
    assert uploads.add("one more", 1, 2, b"x", 100.0) is None
    with pytest.raises(BrokenUploadError, match="class-file-torn"):
        uploads.add("pupil 1", 2, 2, b"x", 100.0)
    with pytest.raises(BrokenUploadError, match="class-file-long"):
        uploads.add("one more", 2, 2, b"x" * LONGEST_FILE, 100.0)
    with pytest.raises(BrokenUploadError, match="class-file-long"):
        uploads.add("one more", 1, 1_000_000, b"x", 100.0)
    with pytest.raises(BrokenUploadError, match="class-file-torn"):
        uploads.add("one more", 2, 2, b"x", 100.0)


@pytest.mark.parametrize(
    ("bounds", "key"),
    [
        (ProgressBounds(lines=9, size=100_000, files=9), "progress-full-lines"),
        (ProgressBounds(lines=99, size=1_500, files=9), "progress-full-size"),
        (ProgressBounds(lines=99, size=100_000, files=1), "progress-full-files"),
    ],
)
def test_beyond_each_bound_nothing_is_added(bounds: ProgressBounds, key: str, tmp_path: Path) -> None:
    """Lines, bytes, files that were brought; what is there already may always be brought again."""
    assert brought(tmp_path, file_of(6), bounds) == 6
    before = taken(tmp_path)
    with pytest.raises(MisusedError) as refused:
        brought(tmp_path, file_of(6, first=6), bounds)
    assert refused.value.message.key == key
    assert taken(tmp_path) == before
    assert brought(tmp_path, before, bounds) == 0
    assert len(list(tmp_path.glob(f"progress/{BROUGHT}*"))) == 1


def test_bounds_are_told_to_a_pupil_in_their_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the figure, and what was there stays."""
    monkeypatch.setattr(downloads, "BOUNDS", ProgressBounds(lines=9, size=100_000, files=9))

    async def story(classroom: Classroom) -> None:
        await classroom.teach()
        for language, word in (("en", "lines"), ("cs", "řádků"), ("pl", "wierszy"), ("pt", "linhas")):
            ada = Browser(classroom.base)
            ada.cookies["trajan_tutor_language"] = language
            await ada.join(classroom.code, "Ada")
            assert (await bring(ada, file_of(6))).code == 200
            refused = await bring(ada, file_of(12))
            assert refused.code == 400
            text = json.loads(refused.body)["text"]
            assert "9" in text
            assert word in text

    played(tmp_path, story)


# -- who holds the loop


def test_a_long_hold_is_logged_once_a_minute_for_each_kind(caplog: pytest.LogCaptureFixture) -> None:
    """A short one is not."""
    caplog.set_level(logging.WARNING)
    note_hold("a test", LONGEST_HOLD, 0.01, now=1000.0)
    for now in (1000.0, 1030.0, 1059.0):
        note_hold("a test", 0.2, 0.1, now=now)
        note_hold("another test", 0.3, 0.1, now=now)
    assert [record.getMessage() for record in caplog.records] == [
        "a test held a class for 200 ms (100 of work)",
        "another test held a class for 300 ms (100 of work)",
    ]
    note_hold("a test", 0.2, 0.1, now=1060.0)
    assert len(caplog.records) == 3


# -- pupils who have done very much


def test_long_progress_is_read_beside_and_its_board_shown_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another pupil clicks meanwhile; all pages of the pupil are shown the board, and clicks go on from there."""
    may_go_on = threading.Event()

    def slow(*of: Any) -> Desk:
        assert may_go_on.wait(WAIT_SECONDS)
        return task_desk(*of)

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        _, ada = await classroom.pupil("Ada")
        eve, line = await classroom.pupil("Eve")
        assert (await bring(eve, file_of(700))).code == 200
        await teacher.send(type="give", kind="lesson", name=LESSON, to=[])
        board = await board_of(ada)
        monkeypatch.setattr(pupils, "task_desk", slow)
        tab = await eve.line("pupil")
        await tab.until_type("room")
        assert (await ada.do(board, "go", action="next"))["lesson"]["address"] == LESSON
        assert board not in tab.models
        may_go_on.set()
        for one in (line, tab):
            assert await board_of(one) == board
        assert (await tab.do(board, "go", action="next"))["lesson"]["address"] == LESSON

    try:
        played(tmp_path, story)
    finally:
        may_go_on.set()
