"""The door of a room: a class comes in at once, a flood waits for who teaches, and who tries codes learns nothing."""

from pathlib import Path

import pytest

from trajan_tutor.classroom.coming_in import ComingIn, DoorAnswer, Knock
from trajan_tutor.classroom.doorway import DoorBudget, Doorway
from trajan_tutor.classroom.room import Room
from trajan_tutor.engine.errors import MisusedError

SCHOOL = "192.168.1.1"
HOUR = 3600.0


def class_in(folder: Path, budget: DoorBudget | None = None) -> ComingIn:
    """Return the way into a new room of a folder, of which only the door is of interest."""
    room = Room(folder, language="en", clock=lambda: 0.0)
    return ComingIn(room, Doorway(0.0, budget or DoorBudget()), lambda _: None)


def knocked(entry: ComingIn, name: str, now: float = 0.0, *, address: str = SCHOOL, **of: str) -> DoorAnswer:
    """Knock with the right code, or another one."""
    code = of.get("code", entry._room.code)
    return entry.knock(Knock(code, name, "en", address, of.get("token", "")), now)


def wrong_codes(entry: ComingIn) -> list[str]:
    """Return as many wrong codes as are judged, and ten more."""
    return [f"x{number}" for number in range(entry.doorway.budget.wrong + 10)]


def refusal(entry: ComingIn, name: str, now: float = 0.0, **of: str) -> str:
    """Return the key of the sentence with which somebody is refused, an empty text where they are not."""
    try:
        knocked(entry, name, now, **of)
    except MisusedError as error:
        return error.message.key
    return ""


def test_a_class_of_forty_behind_one_address_comes_in_at_once(tmp_path: Path) -> None:
    """In one minute; a second one from elsewhere too."""
    entry = class_in(tmp_path)
    for address in (SCHOOL, "10.0.0.1"):
        answers = [knocked(entry, f"Pupil {number}", number, address=address) for number in range(40)]
        assert not any(one.waits for one in answers)
    assert len(entry._room.learners) == 80


def test_a_flood_waits_and_leaves_places_for_the_class(tmp_path: Path) -> None:
    """Who teaches sees how many, lets in whom she knows, and after another code the others know none."""
    entry = class_in(tmp_path)
    answers = [knocked(entry, f"Bot {number}") for number in range(190)]
    inside = sum(not one.waits for one in answers)
    assert inside == entry.doorway.budget.of_address
    ada = knocked(entry, "Ada", 1.0)
    assert "your teacher" in ada.waits
    shown = entry.shown(1.0)
    assert shown is not None
    assert shown["count"] == 191 - inside
    assert str(shown["count"]) in shown["text"]
    assert shown["with_them"] == inside
    entry.let_in([entry.doorway.waiting[-1].id], 2.0)
    assert entry._room.learner_of(ada.token) is not None
    before = entry._room.code
    entry.renew_code(3.0)
    assert entry.shown(3.0) is None
    assert refusal(entry, "Bot 100", 4.0, code=before) == "class-code-wrong"
    assert not knocked(entry, "Bo", 5.0).waits


def test_who_waits_keeps_their_place_while_their_page_asks(tmp_path: Path) -> None:
    """By the token of their browser; who is silent for a while has gone."""
    entry = class_in(tmp_path, DoorBudget(of_address=1, absent=30))
    knocked(entry, "Ada")
    token = knocked(entry, "Bo").token
    for now in (10.0, 35.0, 60.0):
        assert knocked(entry, "Bo", now, token=token).token == token
    assert [one.name for one in entry.doorway.waiting] == ["Bo"]
    entry.let_in([], 61.0)
    assert [entry._room.names.of(one) for one in entry._room.learners] == ["Ada", "Bo"]
    gone = class_in(tmp_path / "other", DoorBudget(of_address=1, absent=30))
    knocked(gone, "Ada")
    knocked(gone, "Bo")
    assert gone.shown(31.0) is None


def test_while_codes_are_tried_the_right_one_is_told_by_nothing(tmp_path: Path) -> None:
    """Each answer is the same; who teaches sees only whoever has the right one."""
    entry = class_in(tmp_path)
    for code in wrong_codes(entry)[: entry.doorway.budget.wrong]:
        assert refusal(entry, "Eve", code=code) == "class-code-wrong"
    wrong, right = knocked(entry, "Eve", code="000"), knocked(entry, "Ada", address="10.0.0.7")
    assert wrong.waits.replace("000", entry._room.code) == right.waits
    assert len(wrong.token) == len(right.token)
    for one, code in ((wrong, "000"), (right, entry._room.code)):
        assert knocked(entry, "x", 1.0, code=code, token=one.token).token == one.token
        # Nobody finds it out by a token of their own making.
        for made in ("mine", "mine.too", f"{one.token}0"):
            assert knocked(entry, "x", 1.0, code=code, token=made).token != made
    assert knocked(entry, "Ada", 2.0, token=right.token).token == right.token
    assert {one.name for one in entry.doorway.waiting} == {"Ada", "x"}
    assert entry._room.learners == {}
    entry.let_in([], 3.0)
    assert entry._room.learner_of(right.token) is not None
    assert entry._room.learner_of(wrong.token) is None


def test_guessing_finds_nothing_in_an_hour(tmp_path: Path) -> None:
    """However many guess: of a million codes fewer than two hundred are judged."""
    entry = class_in(tmp_path)
    judged = sum(
        refusal(entry, "Eve", second, code=f"{second}-{guesser}") == "class-code-wrong"
        for second in range(3600)
        for guesser in range(20)
    )
    assert judged <= 200


def test_a_class_that_misreads_the_code_is_no_guesser(tmp_path: Path) -> None:
    """The same wrong code again and again counts once."""
    entry = class_in(tmp_path)
    for number in range(200):
        assert refusal(entry, f"Pupil {number}", code="4829l3") == "class-code-wrong"
    assert not knocked(entry, "Ada").waits


def test_after_two_quiet_hours_no_new_name_comes_in(tmp_path: Path) -> None:
    """Until who teaches says so; acts before keep it open, those after do not say so."""
    entry = class_in(tmp_path)
    entry.doorway.note_act(HOUR)
    assert not knocked(entry, "Ada", 2.9 * HOUR).waits
    assert knocked(entry, "Bo", 3 * HOUR).waits
    entry.doorway.note_act(3 * HOUR)
    assert knocked(entry, "Cy", 3 * HOUR + 1).waits
    shown = entry.shown(3 * HOUR + 2)
    assert shown is not None
    assert [one["name"] for one in shown["names"]] == ["Bo", "Cy"]
    entry.let_in([], 3 * HOUR + 3)
    assert not knocked(entry, "Di", 3 * HOUR + 4).waits


def test_a_door_may_stay_open(tmp_path: Path) -> None:
    """Whoever opens the class says so."""
    entry = class_in(tmp_path)
    entry.doorway.stays_open = True
    assert not knocked(entry, "Ada", 9 * HOUR).waits


def test_a_full_room_lets_wait(tmp_path: Path) -> None:
    """Who teaches makes room; nobody reads that there is none."""
    entry = class_in(tmp_path)
    entry._room.most = 1
    knocked(entry, "Eve")
    token = knocked(entry, "Ada", 1.0).token
    with pytest.raises(MisusedError) as refused:
        entry.let_in([], 2.0)
    assert refused.value.message.key == "class-full"
    entry._room.remove(next(iter(entry._room.learners)))
    entry.let_in([], 3.0)
    assert entry._room.learner_of(token) is not None


def test_where_nobody_sees_who_waits_nobody_does(tmp_path: Path) -> None:
    """At a table at home they come again a little later."""
    entry = class_in(tmp_path, DoorBudget(of_address=1))
    entry.doorway.is_attended = False
    knocked(entry, "Ada")
    assert refusal(entry, "Bo", 1.0) == "class-wait-a-moment"
    assert refusal(entry, "Bo", 61.0) == ""
    assert refusal(entry, "Cy", 9 * HOUR) == ""


def test_a_code_for_another_device_is_not_guessed_either(tmp_path: Path) -> None:
    """It is longer, and another one of who teaches begins anew."""
    entry = class_in(tmp_path, DoorBudget(wrong_devices=5))
    knocked(entry, "Ada")
    offered = entry._room.offer_rejoin(next(iter(entry._room.learners)))
    refused = []
    for number in range(7):
        with pytest.raises(MisusedError) as error:
            entry.rejoin(f"{number}", 0.0)
        refused.append(error.value.message.key)
    assert refused == ["class-code-wrong"] * 5 + ["class-wait-a-moment"] * 2
    entry.doorway.devices.clear()
    assert entry.rejoin(offered.code, 1.0).token
