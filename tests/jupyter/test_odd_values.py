"""Values of a wrong kind, given to everything that people call: each is refused in a sentence, none is guessed at."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import trajan_tutor as tt
from trajan_tutor.engine.errors import TutorError


class Untold:
    """Something that cannot even be told."""

    def __repr__(self) -> str:
        raise ValueError("untold")


@cache
def board() -> Any:
    """Return the board of a game; what is refused leaves it as it is."""
    return tt.play("trajan", seed=7)


@cache
def editor() -> Any:
    """Return an editor of a position."""
    return tt.edit("trajan")


@cache
def replay() -> Any:
    """Return a replay of a game."""
    return tt.replay(board())


@cache
def sheets() -> Any:
    """Return the sheets of a lesson."""
    return tt.sheets("trajan/02")


# One value of each kind that a slip of the hand can give; no call takes all of them.
ODD: tuple[Any, ...] = (
    *(None, True, False, -5, 99, 2.5, float("nan"), 10**30, 10**5_000, "", "x", "half \ud800", "no\0name", "x" * 5_000),
    *(b"x", [], [2], ["R1"], [[1]], {1: 2}, {"a": {1}}, {1, 2}, object, Untold()),
)
# What some calls may be given of these: texts, numbers, lists and names that are as good as any other.
SEATS_LISTS: tuple[Any, ...] = ([],)
TEXT_LISTS: tuple[Any, ...] = ([], ["R1"], ["x"])
CALLS: dict[str, tuple[Callable[[Any], object], tuple[Any, ...]]] = {
    "play game": (tt.play, ()),
    "play seats": (lambda odd: tt.play("trajan", seats=odd), (None,)),
    "play seed": (lambda odd: tt.play("trajan", seed=odd), (None, 99)),
    "play people": (lambda odd: tt.play("trajan", people=odd), SEATS_LISTS),
    "play bots": (lambda odd: tt.play("trajan", bots=odd), ()),
    "play names": (lambda odd: tt.play("trajan", names=odd), TEXT_LISTS),
    "play options": (lambda odd: tt.play("trajan", options=odd), (None,)),
    "play option": (lambda odd: tt.play("trajan", R1=odd), ()),
    "play setup": (lambda odd: tt.play("trajan", setup=odd), ()),
    "play position": (lambda odd: tt.play("trajan", position=odd), ("",)),
    "play pace": (lambda odd: tt.play("trajan", pace=odd), ()),
    "play curtains": (lambda odd: tt.play("trajan", hot_seat=odd), (True, False)),
    "load": (tt.load, ()),
    "compare": (tt.compare, ()),
    "compare place": (lambda odd: tt.compare(board(), odd), ()),
    "compare places": (lambda odd: tt.compare(board(), 0, odd), (False,)),
    "replay": (tt.replay, ()),
    "replay seat": (lambda odd: tt.replay(board(), seat=odd), (None,)),
    "lesson": (tt.lesson, ()),
    "lesson autonomy": (lambda odd: tt.lesson("trajan/02", autonomy=odd), ()),
    "exercise": (lambda odd: tt.exercise(odd, "x"), ()),
    "exercise step": (lambda odd: tt.exercise("trajan/02", odd), ()),
    "course": (tt.course, ("",)),
    "edit": (tt.edit, ()),
    "edit turn": (lambda odd: tt.edit(board(), turn=odd), (None,)),
    "edit seats": (lambda odd: tt.edit("trajan", seats=odd), ()),
    "edit seed": (lambda odd: tt.edit("trajan", seed=odd), (99,)),
    "edit empty": (lambda odd: tt.edit("trajan", empty=odd), (True, False)),
    "edit options": (lambda odd: tt.edit("trajan", options=odd), (None,)),
    "position": (tt.position, ()),
    "position step": (lambda odd: tt.position("trajan/02", step=odd), ("",)),
    "position after": (lambda odd: tt.position("trajan", after=odd), (None,)),
    "position seat": (lambda odd: tt.position("trajan", seat=odd), (None,)),
    "position seats": (lambda odd: tt.position("trajan", seats=odd), (None,)),
    "position seed": (lambda odd: tt.position("trajan", seed=odd), (-5, 99)),
    "position options": (lambda odd: tt.position("trajan", options=odd), (None,)),
    "position.play": (lambda odd: tt.position("trajan").play(odd), ()),
    "position.why_not": (lambda odd: refused(tt.position("trajan").why_not(odd)), ()),
    "position.why_not seat": (lambda odd: tt.position("trajan").why_not("pass", seat=odd), (None,)),
    "position.seen_by": (lambda odd: tt.position("trajan").seen_by(odd), (None,)),
    "hand_in": (tt.hand_in, ("x", "x" * 5_000)),
    "hand_in folder": (lambda odd: tt.hand_in("Livia", odd), ("", "x")),
    "classroom": (tt.classroom, ("",)),
    "sheets": (tt.sheets, ()),
    "board.pick": (lambda odd: refused(board().pick(odd)), ()),
    "board.choose": (lambda odd: refused(board().choose(odd)), ()),
    "board.save": (lambda odd: board().save(odd), ("x",)),
    "board.why_not": (lambda odd: refused(board().why_not(odd, samples=2)), ()),
    "board.tell": (lambda odd: board().tell(odd), ()),
    "board.hint samples": (lambda odd: board().hint(samples=odd), (99, 10**30)),
    "board.hint seed": (lambda odd: board().hint(samples=2, seed=odd), (-5, 99)),
    "editor.put place": (lambda odd: editor().put(odd, "wine"), ()),
    "editor.put piece": (lambda odd: editor().put("players.0.hand", odd), ()),
    "editor.take place": (lambda odd: editor().take(odd), ()),
    "editor.take number": (lambda odd: editor().take("players.0.hand", odd), ()),
    "editor.set": (lambda odd: editor().set("time", odd), ()),
    "editor.save_position": (lambda odd: editor().save_position(odd), ("x",)),
    "editor.save_position folder": (lambda odd: editor().save_position("p", odd), ("", "x")),
    "replay.save_page": (lambda odd: replay().save_page(odd), ("x",)),
    "sheets.save": (lambda odd: sheets().save(odd), ("", "x")),
}
LANGUAGES: dict[str, Callable[[Any], object]] = {
    "play": lambda odd: tt.play("trajan", language=odd),
    "load": lambda odd: tt.load("none.json", language=odd),
    "table": lambda odd: tt.table(language=odd),
    "compare": lambda odd: tt.compare(board(), language=odd),
    "replay": lambda odd: tt.replay(board(), language=odd),
    "position": lambda odd: tt.position(board(), language=odd),
    "lesson": lambda odd: tt.lesson("trajan/02", language=odd),
    "exercise": lambda odd: tt.exercise("trajan/02", "x", language=odd),
    "course": lambda odd: tt.course(language=odd),
    "welcome": lambda odd: tt.welcome(language=odd),
    "edit": lambda odd: tt.edit("trajan", language=odd),
    "classroom": lambda odd: tt.classroom(".", language=odd),
    "open_class": lambda odd: tt.open_class(language=odd),
    "sheets": lambda odd: tt.sheets("trajan/02", language=odd),
}


def refused(done: Any) -> None:
    """Raise what was told instead of an error."""
    told = str(done)
    assert "refused" in repr(done).casefold() or "not" in told or "no " in told, told
    raise TutorError("told", told=told)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are written into a folder of their own."""
    monkeypatch.chdir(tmp_path)


def in_a_sentence(call: Callable[[Any], object], odd: object) -> str:
    """Return the sentence with which a call refuses a value; the value is never taken."""
    with pytest.raises(TutorError) as caught:
        call(odd)
    said = str(caught.value)
    assert 10 < len(said) <= 300, said
    assert said.isprintable()
    assert "⟦" not in said
    assert " " in said
    return said


@pytest.mark.parametrize("name", CALLS)
def test_a_value_of_a_wrong_kind_is_refused_in_a_sentence(name: str) -> None:
    """Every one of them, but those that the call takes as they are meant."""
    call, taken = CALLS[name]
    for odd in ODD:
        if any(odd is one or (type(odd) is type(one) and odd == one) for one in taken):
            continue
        in_a_sentence(call, odd)


@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.parametrize("odd", [None, 5, "../..", "klingon", ["en"], "half \ud800"])
def test_what_is_no_language_is_refused_in_a_sentence(name: str, odd: object) -> None:
    """In English, since nobody knows another one."""
    assert "language" in in_a_sentence(LANGUAGES[name], odd)


def test_a_language_without_words_is_english() -> None:
    """A notebook may ask for one that comes later."""
    czech: Any = tt.play("trajan", seed=7, language="fr")
    assert czech.desk.opened()["model"]["turn"] == board().desk.opened()["model"]["turn"]


def test_a_pick_of_nothing_does_nothing() -> None:
    """It used to decide where the rest of a turn was clear."""
    session = tt.play("trajan", seed=7).session
    for _ in range(30):
        before = session.record()
        outcome = session.pick("")
        assert outcome.message is not None
        assert session.record() == before
        session.choose(session.game.notation(session.choices()[0]))
