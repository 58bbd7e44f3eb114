"""How who teaches comes in: by a key that works once, then by a cookie; no key is left where somebody else reads it."""

import logging
from pathlib import Path

import pytest
from classroom.visitor import Browser, Classroom, Line, played

from trajan_tutor.classroom.application import taken_up
from trajan_tutor.classroom.class_words import class_words
from trajan_tutor.classroom.handlers import TEACHER_COOKIE
from trajan_tutor.classroom.home_table import HomeTable
from trajan_tutor.classroom.room import Room
from trajan_tutor.classroom.room_journal import RoomBegun, RoomJournal
from trajan_tutor.classroom.teacher_keys import FILE, FURTHER_SECONDS, SHORTEST_KEY, TeacherKeys
from trajan_tutor.engine.errors import MisusedError

NOW = 1_800_000_000.0
OWN = "a key of my own, long enough"


def keys_in(folder: Path) -> TeacherKeys:
    """Return the keys of a folder as they are after a start."""
    return TeacherKeys(folder, lambda: NOW)


def written_in(folder: Path) -> str:
    """Return all that lies in a folder."""
    return "".join(one.read_text() for one in folder.rglob("*") if one.is_file())


def test_a_key_works_once_and_its_cookie_outlives_a_restart(tmp_path: Path) -> None:
    """A mark of the cookie is kept; neither it nor a key that was drawn is written anywhere."""
    keys = keys_in(tmp_path)
    key = keys.key
    token = keys.exchanged(key, "")
    assert keys.knows(token)
    assert keys.exchanged(key, "") == keys.exchanged("", "") == keys.exchanged("x" * 32, "") == ""
    again = keys_in(tmp_path)
    assert again.knows(token)
    assert again.key != key
    assert again.exchanged(key, "") == ""
    written = written_in(tmp_path)
    assert written
    assert not [one for one in (key, again.key, token) if one in written]


def test_a_browser_that_is_known_keeps_its_cookie(tmp_path: Path) -> None:
    """A cookie that is not ours is never taken over."""
    keys = keys_in(tmp_path)
    chosen = "somebody else has chosen this"
    token = keys.exchanged(keys.key, chosen)
    assert token != chosen
    assert keys.exchanged(keys.draw(), token) == token


def test_a_key_of_ones_own_works_once_whatever_is_started_again(tmp_path: Path) -> None:
    """With the same key a server begins all the same, and says so; who was in goes on."""
    keys = keys_in(tmp_path)
    keys.choose(OWN)
    token = keys.exchanged(OWN, "")
    again = keys_in(tmp_path)
    again.choose(OWN)
    assert [one.key for one in again.notes] == ["class-key-used"]
    assert again.exchanged(OWN, "") == ""
    assert again.knows(token)
    assert OWN not in written_in(tmp_path)


def test_a_key_that_could_be_guessed_is_not_taken(tmp_path: Path) -> None:
    """The sentence says how long one has to be."""
    with pytest.raises(MisusedError) as refused:
        taken_up(tmp_path, key="k" * (SHORTEST_KEY - 1))
    assert class_words("en")(refused.value.message) == "A key of your own has 16 characters or more."


def test_a_key_for_another_device_works_once_and_for_ten_minutes(tmp_path: Path) -> None:
    """The one before it works no more."""
    now = [NOW]
    keys = TeacherKeys(tmp_path, lambda: now[0])
    before, key = keys.offer().key, keys.offer().key
    assert keys.exchanged(before, "") == ""
    assert keys.knows(keys.exchanged(key, ""))
    assert keys.offered() is None
    late = keys.offer().key
    now[0] += FURTHER_SECONDS + 1
    assert keys.exchanged(late, "") == ""


def test_the_key_of_a_room_of_before_ends_when_it_is_opened(tmp_path: Path) -> None:
    """It is said once, with where the new one is; everything else of the room is there."""
    RoomJournal(tmp_path).write(RoomBegun("123456", "en", OWN))
    room = Room(tmp_path, clock=lambda: NOW)
    assert room.code == "123456"
    (said,) = room.problems
    assert class_words("en")(said) == (
        "The key of this class from an earlier version works no more. "
        "The window in which the class was started shows an address with a new one."
    )
    assert room.teachers.exchanged(OWN, "") == ""
    assert Room(tmp_path, clock=lambda: NOW).problems == ()


def test_an_address_that_was_used_lets_nobody_in_and_says_how_to_come_in(tmp_path: Path) -> None:
    """Whoever came in by it goes on, also with the same address, and after the server was started again."""

    async def story(classroom: Classroom) -> None:
        address = classroom.server.address
        assert (await classroom.teacher.ask(address)).code == 302
        known.update(classroom.teacher.cookies)
        other = Browser(classroom.base)
        refused = await other.ask(address)
        assert (refused.code, other.cookies) == (403, {})
        assert "Press Enter in the window" in refused.body.decode()
        again = await classroom.teacher.ask(address)
        assert (again.code, again.headers["Location"]) == (302, "/teacher")

    async def later(classroom: Classroom) -> None:
        classroom.teacher.cookies = dict(known)
        assert (await classroom.teacher.ask("teacher")).code == 200
        await (await classroom.teacher.line("teacher-live")).until_type("live")

    known: dict[str, str] = {}
    played(tmp_path, story)
    played(tmp_path, later)


def test_who_teaches_goes_on_at_another_device(tmp_path: Path) -> None:
    """By an address from her page, with its QR; then it is gone from the page, and a pupil gets none."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        _, ada = await classroom.pupil("Ada")
        await teacher.send(type="further-key")
        live = await teacher.until(lambda told: told["type"] == "live" and told["further"] is not None)
        further = live["further"]
        assert "works once" in further["text"]
        assert further["qr"].startswith("<svg")
        tablet = Browser(classroom.base)
        assert (await tablet.ask(further["link"])).code == 302
        await teacher.until(lambda told: told["type"] == "live" and told["further"] is None)
        line: Line = await tablet.line("teacher-live")
        await line.until_type("live")
        assert tablet.cookies[TEACHER_COOKIE] != classroom.teacher.cookies[TEACHER_COOKIE]
        assert (await Browser(classroom.base).ask(further["link"])).code == 403
        await ada.send(type="further-key")
        assert classroom.server.served.host.room.teachers.offered() is None

    played(tmp_path, story)


def test_the_key_of_a_seat_at_home_works_once(tmp_path: Path) -> None:
    """Who sits there may open the address again."""

    async def story(classroom: Classroom) -> None:
        served = classroom.server.served
        served.sitting = HomeTable(served.host, "trajan").sitting("Ada")
        address = classroom.server.seat_address
        ada, other = Browser(classroom.base), Browser(classroom.base)
        assert (await ada.ask(address)).code == 302
        assert served.host.room.learner_of(next(iter(ada.cookies.values()))) is not None
        assert (await ada.ask(address)).code == 302
        assert (await other.ask(address)).code == 403
        assert not other.cookies

    played(tmp_path, story)


def test_no_log_holds_what_stands_after_an_address(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Neither a key that works nor one that does not; the refusal itself is logged."""
    caplog.set_level(logging.DEBUG)

    async def story(classroom: Classroom) -> None:
        await classroom.teacher.ask("teacher?key=not-the-right-one")
        await classroom.teach()
        assert "/teacher" in caplog.text
        assert classroom.key not in caplog.text
        assert "not-the-right-one" not in caplog.text

    played(tmp_path, story)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"devices": 7, "used": []}', '{"devices": [[], null]}', "\x00"])
def test_a_file_that_cannot_be_read_lets_nobody_in(tmp_path: Path, text: str) -> None:
    """Who teaches comes in by a key, as at the first time."""
    (tmp_path / FILE).write_text(text)
    keys = keys_in(tmp_path)
    assert not any(keys.knows(one) for one in ("", "7", "[]", "None"))
    token = keys.exchanged(keys.key, "")
    assert keys_in(tmp_path).knows(token)
