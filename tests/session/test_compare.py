"""Comparing places of a game: ledgers, differences, what was revealed."""

from typing import Any
from xml.etree import ElementTree as ET

import pytest
from session.tiny import tiny

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Setup
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.session import Session
from trajan_tutor.session.text_tables import table
from trajan_tutor.shown.comparison import compare
from trajan_tutor.view.static_output import picture_in

ONE, TWO, RIGHT = "take left 1", "take left 2", "take right 1"


def parted() -> Session:
    """Return a game that parts after the first decision."""
    session = Session(tiny(), Setup(seats=2, seed=5), (PERSON, PERSON), moves=(ONE, ONE, ONE))
    session.jump(1)
    session.choose(TWO)
    session.choose(RIGHT)
    session.rename(4, "two")
    return session


def test_sides_have_their_ledgers_and_their_differences() -> None:
    """The difference is what a side has more than the first."""
    compared = compare(parted(), (3, 5))
    assert compared.parting == 1
    assert [side.moves for side in compared.sides] == [(ONE, ONE), (TWO, RIGHT)]
    assert [[ledger.total for ledger in side.ledgers] for side in compared.sides] == [[2, 1], [2, 2]]
    assert list(compared.difference(1, 1)) == [("stones", 1)]
    assert list(compared.difference(1, 0)) == []


def test_branches_stand_for_their_ends() -> None:
    """And bring their names."""
    session = parted()
    compared = compare(session, session.branches())
    assert [side.node for side in compared.sides] == [3, 5]
    assert compared.title(1) == "B, called “two”"


def test_a_side_without_a_name_is_called_by_its_first_turn() -> None:
    """In short words: whoever reads them sees what was decided otherwise."""
    session = new_session("trajan", seats=2, seed=7)
    for slot in ("I", "III"):
        session.jump(0)
        session.choose(session.game.notation(session.choices()[0 if slot == "I" else -1]))
    compared = compare(session, session.branches())
    assert [compared.title(side) for side in range(2)] == [
        f"{letter} \N{EN DASH} {compared.told(side)[0]}" for side, letter in enumerate("AB")
    ]
    assert compared.told(0)[0] != compared.told(1)[0]
    assert compare(session, (0, 1)).title(0) == "A"


def test_the_better_side_is_told_by_the_lead_of_the_viewer() -> None:
    """On A seat 0 leads by one, on B both are level: each is told by what is better for that seat."""
    session = parted()
    for place, viewer, better in ((5, 1, "B"), (4, 0, "A")):
        session.jump(place)
        compared = compare(session, (3, 5))
        assert compared.viewer == viewer
        assert compared.verdict.startswith(f"As things stand, {better} is better for you by 1 ")


def test_sides_of_the_same_lead_are_not_told_apart() -> None:
    """Which is better depends on what comes later."""
    compared = compare(parted(), (3, 3))
    assert compared.verdict.startswith("As things stand, they are equally good for you")
    assert compared.text.startswith(compared.verdict)


def test_a_source_stands_in_the_table_where_it_makes_a_difference() -> None:
    """What is alike on all sides says nothing; the data keeps it."""
    compared = compare(parted(), (3, 5))
    assert [compared.differing(seat) for seat in range(2)] == [[], ["stones"]]
    assert [len(seat["rows"]) for seat in compared.data()["seats"]] == [1, 1]


def test_what_was_revealed_is_told_for_each_side() -> None:
    """Taking two stones counts as a look; a secret is told to the seat that may know it."""
    session = parted()
    session.jump(4)
    compared = compare(session, (3, 5))
    assert [len(side.revealed) for side in compared.sides] == [0, 1]
    assert compared.viewer == 0
    assert compared.revealed_words(1) == ["Player B: ⟦tiny-saw⟧"]


def test_the_text_has_a_table_for_each_seat() -> None:
    """Points of each side and the difference."""
    text = compare(parted(), (3, 5, 1)).text
    rows = [line.split() for line in text.splitlines()]
    assert ["A", "B", "C", "B-A", "C-A"] in rows
    assert ["Total", "2", "2", "1", "0", "-1"] in rows


def test_the_places_have_to_be_there() -> None:
    """Two or three, and known."""
    wrong: list[tuple[tuple[Any, ...], str]] = [((1,), "session-compare-many"), ((1, 2, 3, 4), "session-compare-many")]
    wrong += [
        ((), "session-compare-many"),
        ((1, 9), "no-node"),
        ((1, "2"), "no-node"),
        ((1, [2]), "no-node"),
        ((1, 2.0), "no-node"),
    ]
    for places, key in wrong:
        with pytest.raises(MisusedError, match=key):
            compare(parted(), places)


def test_only_places_of_a_game_are_compared() -> None:
    """Anything else is told by what it is."""
    nothing: Any = 5
    with pytest.raises(MisusedError, match="session-compare-source kind=int"):
        compare(nothing, (1, 2))


def test_without_places_the_last_branches_are_compared() -> None:
    """As many as can stand side by side."""
    session = parted()
    assert compare(session).text == compare(session, session.branches()[-3:]).text


def test_a_whole_game_is_compared_in_words_and_as_data() -> None:
    """No word is missing; the boards are drawn with different ids; the totals add up."""
    session = new_session("trajan", seats=2, seed=7)
    for _ in range(12):
        session.choose(session.game.notation(session.choices()[0]))
    session.jump(0)
    for _ in range(12):
        session.choose(session.game.notation(session.choices()[-1]))
    compared = compare(session, session.branches())
    assert "⟦" not in compared.text
    assert compared._repr_mimebundle_()["text/plain"] == "Trajan: places compared: 2"
    data = compared.data()
    for seat in data["seats"]:
        for at, side in enumerate(data["sides"]):
            assert sum(row["points"][at] for row in seat["rows"]) == side["points"][seat["seat"]]
    assert 'id="compare0--' in compared.draw(0).svg
    assert 'id="compare1--' in compared.draw(1).svg


def test_a_comparison_shows_the_boards_side_by_side() -> None:
    """One picture, alike in every run, in which no id stands twice; names are plain text."""
    session = new_session("trajan", seats=2, seed=7)
    session.choose("sow I")
    session.jump(0)
    session.choose("sow III")
    session.rename(0, "<b>first</b>")
    compared = compare(session, session.branches())
    svg = picture_in(compared._repr_mimebundle_()["text/html"])
    assert svg == picture_in(compare(session, session.branches())._repr_mimebundle_()["text/html"])
    root = ET.fromstring(svg)  # noqa: S314 (our own picture)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert len(root.findall("{http://www.w3.org/2000/svg}svg")) == 3
    assert "<b>" not in svg
    assert len(compared.draw_difference(1, 0).svg) > 100


def test_a_table_is_aligned() -> None:
    """Words to the left, figures to the right."""
    assert table([["", "A"], ["ships", "12"]]) == "       A\nships 12"
