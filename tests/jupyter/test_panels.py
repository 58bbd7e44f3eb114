"""The panels around the board: steps, rule cards, rule book, symbols, points, tips, the end."""

from dataclasses import replace
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import trajan_tutor as tt
from trajan_tutor.desk import panels
from trajan_tutor.desk.tips import MOST_CHOICES, tip
from trajan_tutor.engine.components import Status
from trajan_tutor.engine.plugin import templates_folder
from trajan_tutor.jupyter.widget import BoardWidget
from trajan_tutor.view.templates import load_template


@pytest.fixture
def board() -> BoardWidget:
    """Return the board of a game against a bot."""
    found = tt.play("trajan", seats=2, seed=7)
    assert isinstance(found, BoardWidget)
    return found


def ask(board: BoardWidget, kind: str, **content: Any) -> None:
    """Ask what a page asks."""
    board._receive(board, {"type": kind, "at": board.at, "id": f"{kind}-1"} | content, [])


def test_the_steps_of_a_turn_have_one_present_step(board: BoardWidget) -> None:
    """Through a whole game, with words and with rules that have cards."""
    seen = set()
    while not board.session.is_over:
        present = [step["label"] for step in board.steps if step["standing"] == "present"]
        assert len(present) == 1
        seen.update(present)
        assert board.cards["kind"] == "step"
        assert board.cards["cards"]
        assert not [value for card in board.cards["cards"] for value in (card["title"], card["text"]) if "⟦" in value]
        choices = board.choices
        board.choose(choices[len(board.session.steps) * 5 % len(choices)]["move"])
    assert {"Sow", "Action"} <= seen
    assert board.steps == []


def test_a_refusal_shows_its_rule(board: BoardWidget) -> None:
    """And the next step shows its own again."""
    board.pick("province.alpes")
    assert board.cards["kind"] == "refused"
    assert len(board.cards["cards"]) == 1
    assert board.cards["cards"][0]["rule"] == "trajan.turn.steps"
    board.choose("sow I")
    assert board.cards["kind"] == "step"


def test_the_rule_book_has_every_rule(board: BoardWidget) -> None:
    """By area, with titles in words; rules that are not sure are marked."""
    ask(board, "show", page="book")
    rules = [card for area in board.pages["book"] for card in area["rules"]]
    assert [card["rule"] for card in rules] == sorted(
        board.session.game.rules.rules, key=[card["rule"] for card in rules].index
    )
    assert len(rules) == len(board.session.game.rules.rules)
    texts = [area["title"] for area in board.pages["book"]] + [card["text"] for card in rules]
    assert not [text for text in texts if "⟦" in text or not text]
    marks = {mark["label"] for card in rules for mark in card["marks"]}
    assert {"the rulebooks disagree", "our ruling"} <= marks
    assert not [mark for card in rules for mark in card["marks"] if "⟦" in mark["text"]]


def test_at_an_empty_table_one_reads_about_the_game_that_is_chosen() -> None:
    """What was read about another one is not shown any more; a game that there is not is refused."""
    table = tt.table()
    assert isinstance(table, BoardWidget)
    ask(table, "show", page="book")
    ask(table, "show", page="symbols")
    assert table.pages["game"] == "trajan"
    ask(table, "show", page="book", game="caesar")
    rules = [card["rule"] for area in table.pages["book"] for card in area["rules"]]
    assert rules
    assert all(rule.startswith("caesar.") for rule in rules)
    assert "symbols" not in table.pages
    assert not any("⟦" in area["title"] for area in table.pages["book"])
    before = table.pages
    ask(table, "show", page="book", game="chess")
    assert table.notice["kind"] == "problem"
    assert table.pages == before


def test_with_a_game_on_the_board_one_reads_about_that(board: BoardWidget) -> None:
    """Whatever a page says."""
    ask(board, "show", page="book", game="caesar")
    assert board.pages["game"] == "trajan"


def test_a_reconstructed_rule_says_so(board: BoardWidget) -> None:
    """Where data say so."""
    game = board.session.game
    rule = game.rules["trajan.sow.tray"]
    game.rules.rules[rule.id] = replace(rule, status=Status.RECONSTRUCTED)
    try:
        card = panels.rule_card(game, board.words, rule.id)
    finally:
        game.rules.rules[rule.id] = rule
    assert card["marks"][0]["label"] == "reconstructed"


def test_every_symbol_is_explained(board: BoardWidget) -> None:
    """But for those that are only a part of others or stand for themselves."""
    ask(board, "show", page="symbols")
    picture = ET.fromstring(board.pages["symbols"])  # noqa: S314 (our own)
    texts = ["".join(one.itertext()) for one in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert "yellow marker" in texts
    assert not [text for text in texts if "⟦" in text]
    symbols = load_template(templates_folder() / "trajan").symbols
    unnamed = {name for name in symbols if not board.words.has(f"trajan-symbol-{name}")}
    assert {name for name in unnamed if not name.startswith("sign-")} <= {"badge", "letter", "empty"}


def test_points_by_source_add_up(board: BoardWidget) -> None:
    """For each seat, after some turns."""
    for _ in range(60):
        if board.choices:
            board.choose(board.choices[-1]["move"])
    totals = [score["points"] for score in board.scores]
    assert board.points["totals"] == totals
    assert [sum(column) for column in zip(*(row["points"] for row in board.points["rows"]), strict=True)] == totals


def test_a_tip_tells_what_choosing_would_do(board: BoardWidget) -> None:
    """And the rule of the place."""
    told = tip(board.session, board.words, "mat.0.tray.I")
    assert told["lines"] == [board.choices[0]["text"]]
    assert told["title"]
    assert told["text"]
    assert tip(board.session, board.words, "province.alpes")["lines"] == []
    assert tip(board.session, board.words, "no.such.place") == {}


def test_tips_are_short_everywhere(board: BoardWidget) -> None:
    """At every place, in every step of some turns."""
    for _ in range(25):
        for spot in board.session.game.spots(board.session.observation()):
            told = tip(board.session, board.words, spot.name)
            assert len(told["lines"]) <= MOST_CHOICES + 1
            assert "⟦" not in "".join([*told["lines"], told["title"], told["text"]])
        board.choose(board.choices[-1]["move"])


def test_a_question_changes_nothing_and_is_never_late(board: BoardWidget) -> None:
    """It can come at any time, even for a place that is not there."""
    before = board.session.record()
    board._receive(board, {"type": "tell", "spot": "deck", "at": -5, "id": "q-1"}, [])
    assert board.tip["asked"] == "q-1"
    assert board.tip["spot"] == "deck"
    board._receive(board, {"type": "tell", "spot": "nowhere", "at": 0, "id": "q-2"}, [])
    assert board.tip == {"asked": "q-2"}
    board._receive(board, {"type": "show", "page": "nothing", "at": 0, "id": "q-3"}, [])
    assert board.notice["kind"] == "problem"
    assert board.session.record() == before


def test_a_sowing_tells_where_it_leads(board: BoardWidget) -> None:
    """The trays that get a marker; the last one is the target."""
    first = board.choices[0]
    assert tuple(first["marks"]) == ("mat.0.tray.II", "mat.0.tray.III")
    board.pick("mat.0.tray.I")
    # What is dropped first does not change where the last marker falls.
    assert all(tuple(choice["marks"]) == ("mat.0.tray.III",) for choice in board.choices)


def test_the_place_where_a_sowing_ends_does_the_rest(board: BoardWidget) -> None:
    """It is lit up, says so, and a second click there drops all markers."""
    board.pick("mat.0.tray.I")
    told = tip(board.session, board.words, "mat.0.tray.III")
    assert told["lines"] == ["Do the rest of this step at once, in any order: it ends here."]
    assert tip(board.session, board.words, "mat.0.tray.II")["lines"] == []
    board.pick("mat.0.tray.III")
    assert not [choice for choice in board.choices if choice["move"].startswith("drop")]


def test_the_end_tells_who_won_and_why() -> None:
    """With the places of all, the rule, and points by source."""
    board: Any = tt.play("trajan", seats=3, seed=5, people=(), names=("Ann", "<b>Bea</b>", "Cid"))
    assert board.session.is_over
    winner = next(score for score in board.scores if score["won"])
    assert winner["name"] in board.ending["title"]
    assert str(winner["points"]) in board.ending["why"]
    assert winner["name"] in board.ending["order"][0]
    assert len(board.ending["order"]) == 3
    assert board.ending["cards"][0]["rule"] == "trajan.final.winner"
    assert board.steps == []


def test_a_running_game_has_no_end(board: BoardWidget) -> None:
    """Nothing is said of it before."""
    assert board.ending == {}
