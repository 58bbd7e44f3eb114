"""A room without any page: codes, pupils, what they were given, what is kept, and what is removed."""

from pathlib import Path

import pytest

from trajan_tutor.classroom.learner_names import MOST_LETTERS, cleaned_name
from trajan_tutor.classroom.room import REJOIN_SECONDS, Room
from trajan_tutor.classroom.rule_trouble import STUCK_AT, RuleTrouble
from trajan_tutor.classroom.task import TaskKind, task_of
from trajan_tutor.desk.lesson.learner_events import LearnerEvent, LearnerEventKind
from trajan_tutor.engine.errors import MisusedError

NOW = 1_800_000_000.0


def room_in(folder: Path) -> Room:
    """Take up a room."""
    return Room(folder, clock=lambda: NOW)


def test_a_room_is_taken_up_as_it_was_left(tmp_path: Path) -> None:
    """Code, pupils by their tokens, what they were given, pauses, and what is on the shared board."""
    room = room_in(tmp_path)
    ada, token = room.join(room.code, "Ada", "en")
    bo, _ = room.join(room.code, "Bo", "en")
    room.give(TaskKind.LESSON, "trajan/02-sowing")
    room.give(TaskKind.GAME, "trajan", [bo.id])
    room.pause([ada.id], on=True)
    room.share("game", "trajan")
    again = room_in(tmp_path)
    assert (again.code, again.is_taken_up) == (room.code, True)
    kept = again.learner_of(token)
    assert kept is not None
    assert again.names.of(kept.id) == "Ada"
    assert again.is_paused(kept)
    assert [one.task for one in again.learners.values()] == [one.task for one in room.learners.values()]
    assert again.shared == ("game", "trajan")
    assert again.give(TaskKind.SHARED).number == 3


def test_a_game_is_dealt_by_a_seed_that_nobody_can_guess(tmp_path: Path) -> None:
    """The number of its board is told to pupils; a room of an earlier version goes on with what it dealt by that."""
    room = room_in(tmp_path)
    seeds = {room.give(TaskKind.GAME, "trajan").seed for _ in range(4)}
    assert len(seeds) == 4
    assert max(seeds) > 1000
    kept = room_in(tmp_path).task
    assert kept == room.task
    assert kept is not None
    before = {name: value for name, value in kept.as_data().items() if name != "seed"}
    earlier = task_of(before)
    assert earlier is not None
    assert earlier.seed == kept.number


def test_who_comes_later_gets_what_all_were_given(tmp_path: Path) -> None:
    """What some were given alone they do not."""
    room = room_in(tmp_path)
    ada, _ = room.join(room.code, "Ada", "en")
    given = room.give(TaskKind.LESSON, "trajan/02-sowing")
    room.give(TaskKind.GAME, "trajan", [ada.id])
    assert room.join(room.code, "Bo", "en")[0].task == given
    room.take_back()
    assert all(one.task is None for one in room.learners.values())


def test_neither_names_nor_tokens_lie_in_the_journal(tmp_path: Path) -> None:
    """Names are in a file of their own, of which nothing stays when one is removed."""
    room = room_in(tmp_path)
    ada, token = room.join(room.code, "Ada Lovelace", "en")
    room.join(room.code, "Bo", "en")
    written = b"".join(one.read_bytes() for one in (tmp_path / "room").iterdir())
    assert b"Lovelace" not in written
    assert token.encode() not in written
    room.remove(ada.id)
    left = b"".join(one.read_bytes() for one in tmp_path.rglob("*") if one.is_file())
    assert b"Lovelace" not in left
    assert room.learner_of(token) is None


def test_a_code_for_another_device_holds_once_and_for_a_while(tmp_path: Path) -> None:
    """Then it is a wrong one."""
    now = [NOW]
    room = Room(tmp_path, clock=lambda: now[0])
    ada, _ = room.join(room.code, "Ada", "en")
    code = room.offer_rejoin(ada.id).code
    assert room.rejoined(code)[0] is ada
    with pytest.raises(MisusedError):
        room.rejoined(code)
    late = room.offer_rejoin(ada.id).code
    now[0] += REJOIN_SECONDS + 1
    with pytest.raises(MisusedError):
        room.rejoined(late)


def test_a_damaged_line_takes_nothing_else_with_it(tmp_path: Path) -> None:
    """It is told, and the room goes on."""
    room = room_in(tmp_path)
    room.join(room.code, "Ada", "en")
    (file,) = (tmp_path / "room").iterdir()
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:2], '{"number":1,"event":"give","task":7,"to":[]}', "nonsense", *lines[2:], ""]))
    again = room_in(tmp_path)
    assert len(again.learners) == 1
    assert again.problems


def test_another_code_is_kept_and_the_one_before_lets_nobody_in(tmp_path: Path) -> None:
    """Whoever is in stays."""
    room = room_in(tmp_path)
    before = room.code
    ada, token = room.join(before, "Ada", "en")
    room.renew_code()
    assert room.code != before
    again = room_in(tmp_path)
    assert again.code == room.code
    assert again.learner_of(token) == ada
    with pytest.raises(MisusedError):
        again.join(before, "Bo", "en")


@pytest.mark.parametrize("letter", ["\u202e", "\u200f", "\x00", "\ud800", "\ue000", "\t"])
def test_letters_that_are_not_seen_are_left_out_of_names(letter: str) -> None:
    """A name never writes over what stands beside it."""
    assert letter not in cleaned_name(f"A{letter}da")
    assert len(cleaned_name("é" * 500)) == MOST_LETTERS
    assert cleaned_name(None) == cleaned_name(5) == ""


def event(kind: LearnerEventKind, misses: int = 0, rule: str = "trajan.sow.colour") -> LearnerEvent:
    """Return something that a pupil did."""
    return LearnerEvent(kind, "trajan/02-sowing", "sow", (rule,), 2, misses)


def test_the_third_wrong_try_is_where_somebody_is_stuck() -> None:
    """Until the step is done; whoever does the next one at once has understood the rule."""
    trouble = RuleTrouble()
    for misses in range(1, STUCK_AT + 1):
        trouble.note("ada", event(LearnerEventKind.TRY, misses))
    assert [one.is_stuck for one in trouble.places.values()] == [True]
    assert [(one.rule, one.learners) for one in trouble.most()] == [("trajan.sow.colour", ("ada",))]
    trouble.note("ada", event(LearnerEventKind.DONE, STUCK_AT))
    assert [one.is_stuck for one in trouble.places.values()] == [False]
    assert trouble.most()
    trouble.note("ada", event(LearnerEventKind.DONE))
    assert trouble.most() == []


def test_the_rule_that_most_miss_comes_first() -> None:
    """However often one of them missed another one."""
    trouble = RuleTrouble()
    for _ in range(9):
        trouble.note("ada", event(LearnerEventKind.REFUSAL, rule="b"))
    for learner in ("bo", "cy"):
        trouble.note(learner, event(LearnerEventKind.REFUSAL, rule="a"))
    assert [one.rule for one in trouble.most()] == ["a", "b"]
    trouble.forget("bo")
    trouble.forget("cy")
    assert [one.rule for one in trouble.most()] == ["b"]
