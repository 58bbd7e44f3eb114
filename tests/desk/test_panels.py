"""The panels around the board: steps, rule cards, rule book, symbols, points, tips, the end."""

from dataclasses import replace
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from desk.page import Page, page_of_game, page_of_table

from trajan_tutor.engine.components import Status
from trajan_tutor.engine.plugin import templates_folder
from trajan_tutor.view.templates import load_template
from trajan_tutor.viewmodel import panels
from trajan_tutor.viewmodel.place_tips import MOST_CHOICES, tip


@pytest.fixture
def page() -> Page:
    """Return the board of a game against a bot."""
    return page_of_game()


def test_the_steps_of_a_turn_have_one_present_step(page: Page) -> None:
    """Through a whole game, with words and with rules that have cards."""
    seen = set()
    while not page.session.is_over:
        present = [step["label"] for step in page.model["steps"] if step["standing"] == "present"]
        assert len(present) == 1
        seen.update(present)
        assert page.model["cards"]
        assert not [value for card in page.model["cards"] for value in (card["title"], card["text"]) if "⟦" in value]
        choices = page.model["choices"]
        page.program.choose(choices[len(page.session.steps) * 5 % len(choices)]["move"])
    assert {"Sow", "Action"} <= seen
    assert page.model["steps"] == []


def test_a_refusal_shows_its_rule(page: Page) -> None:
    """And the next step shows its own again."""
    own = page.model["cards"]
    page.program.pick("province.alpes")
    assert page.notice["rule"] == page.model["cards"][0]["rule"] == "trajan.turn.steps"
    assert page.notice["rule"] != own[0]["rule"]
    page.program.choose("sow I")
    assert page.notice["rule"] == ""
    assert "trajan.turn.steps" not in [card["rule"] for card in page.model["cards"]]


def test_the_rule_book_has_every_rule(page: Page) -> None:
    """By area, with titles in words; rules that are not sure are marked."""
    book = page.ask("show", page="book")["book"]
    rules = [card for area in book for card in area["rules"]]
    assert [card["rule"] for card in rules] == sorted(
        page.session.game.rules.rules, key=[card["rule"] for card in rules].index
    )
    assert len(rules) == len(page.session.game.rules.rules)
    texts = [area["title"] for area in book] + [card["text"] for card in rules]
    assert not [text for text in texts if "⟦" in text or not text]
    marks = {mark["label"] for card in rules for mark in card["marks"]}
    assert {"the rulebooks disagree", "our ruling"} <= marks
    assert not [mark for card in rules for mark in card["marks"] if "⟦" in mark["text"]]


def test_at_an_empty_table_one_reads_about_the_game_that_is_chosen() -> None:
    """A game that there is not is refused."""
    page = page_of_table()
    told = page.ask("show", page="book")
    assert told["game"] == page.ask("show", page="symbols")["game"] == "trajan"
    told = page.ask("show", page="book", game="caesar")
    rules = [card["rule"] for area in told["book"] for card in area["rules"]]
    assert rules
    assert all(rule.startswith("caesar.") for rule in rules)
    assert not any("⟦" in area["title"] for area in told["book"])
    assert page.ask("show", page="book", game="chess") == {"problem": page.notice["text"]}
    assert page.notice["tone"] == "problem"


def test_with_a_game_on_the_board_one_reads_about_that(page: Page) -> None:
    """Whatever a page says."""
    assert page.ask("show", page="book", game="caesar")["game"] == "trajan"


def test_a_reconstructed_rule_says_so(page: Page) -> None:
    """Where data say so."""
    game = page.session.game
    rule = game.rules["trajan.sow.tray"]
    game.rules.rules[rule.id] = replace(rule, status=Status.RECONSTRUCTED)
    try:
        card = panels.rule_card(game, page.desk.words, rule.id)
    finally:
        game.rules.rules[rule.id] = rule
    assert card["marks"][0]["label"] == "reconstructed"


def test_every_symbol_is_explained(page: Page) -> None:
    """But for those that are only a part of others or stand for themselves."""
    picture = ET.fromstring(page.ask("show", page="symbols")["symbols"])  # noqa: S314 (our own)
    texts = ["".join(one.itertext()) for one in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert "yellow marker" in texts
    assert not [text for text in texts if "⟦" in text]
    symbols = load_template(templates_folder() / "trajan").symbols
    unnamed = {name for name in symbols if not page.desk.words.has(f"trajan-symbol-{name}")}
    assert {name for name in unnamed if not name.startswith("sign-")} <= {"badge", "letter", "empty"}


def test_points_by_source_add_up(page: Page) -> None:
    """For each seat, after some turns."""
    for _ in range(60):
        if page.model["choices"]:
            page.program.choose(page.model["choices"][-1]["move"])
    totals = [score["points"] for score in page.model["summary"]["seats"]]
    assert page.model["points"]["totals"] == totals
    rows = [row["points"] for row in page.model["points"]["rows"]]
    assert [sum(column) for column in zip(*rows, strict=True)] == totals


def test_a_tip_tells_what_choosing_would_do(page: Page) -> None:
    """And the rule of the place."""
    told = tip(page.session, page.desk.words, "mat.0.tray.I")
    assert told["lines"] == [page.model["choices"][0]["text"]]
    assert told["title"]
    assert told["text"]
    assert tip(page.session, page.desk.words, "province.alpes")["lines"] == []
    assert tip(page.session, page.desk.words, "no.such.place") == {}


def test_tips_are_short_everywhere(page: Page) -> None:
    """At every place, in every step of some turns."""
    for _ in range(25):
        for spot in page.session.game.spots(page.session.observation()):
            told: Any = tip(page.session, page.desk.words, spot.name)
            assert len(told["lines"]) <= MOST_CHOICES + 1
            assert "⟦" not in "".join([*told["lines"], told["title"], told["text"]])
        page.program.choose(page.model["choices"][-1]["move"])


def test_a_question_changes_nothing_and_is_never_late(page: Page) -> None:
    """It can come at any time, even for a place that is not there."""
    before = page.session.record()
    assert page.ask("tell", spot="deck", at=-5)["spot"] == "deck"
    assert not page.ask("tell", spot="nowhere", at=0)
    assert page.ask("show", page="nothing", at=-5) == {"problem": page.notice["text"]}
    assert page.notice["tone"] == "problem"
    assert page.session.record() == before


def test_a_sowing_tells_where_it_leads(page: Page) -> None:
    """The trays that get a marker; the last one is the target."""
    first = page.model["choices"][0]
    assert first["leads"] == ["mat.0.tray.II", "mat.0.tray.III"]
    page.program.pick("mat.0.tray.I")
    # What is dropped first does not change where the last marker falls.
    assert all(choice["leads"] == ["mat.0.tray.III"] for choice in page.model["choices"])


def test_the_place_where_a_sowing_ends_does_the_rest(page: Page) -> None:
    """It is lit up, says so, and a second click there drops all markers."""
    page.program.pick("mat.0.tray.I")
    told = tip(page.session, page.desk.words, "mat.0.tray.III")
    assert told["lines"] == ["Do the rest of this step at once, in any order: it ends here."]
    assert told["lines"] != tip(page.session, page.desk.words, "mat.0.tray.II")["lines"]
    page.program.pick("mat.0.tray.III")
    assert not [choice for choice in page.model["choices"] if choice["move"].startswith("drop")]


def test_the_end_tells_who_won_and_why() -> None:
    """With the places of all, the rule, and points by source."""
    page = page_of_game(seats=3, seed=5, people=(), names=("Ann", "<b>Bea</b>", "Cid"))
    assert page.session.is_over
    winner = next(score for score in page.model["summary"]["seats"] if score["won"])
    assert winner["name"] in page.model["ending"]["title"]
    assert str(winner["points"]) in page.model["ending"]["why"]
    assert winner["name"] in page.model["ending"]["order"][0]
    assert len(page.model["ending"]["order"]) == 3
    assert page.model["ending"]["cards"][0]["rule"] == "trajan.final.winner"
    assert page.model["steps"] == []


def test_a_running_game_has_no_end(page: Page) -> None:
    """Nothing is said of it before."""
    assert page.model["ending"] is None
