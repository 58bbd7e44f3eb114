"""A new game by clicks: the form, its answers, bad ones too, and the same deal again."""

import json
from typing import Any

import pytest
from desk.page import Page, page_of_game, page_of_table

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import game_names

ANSWERS: dict[str, Any] = {
    "game": "trajan",
    "seats": 3,
    "players": ["person", "random", "person"],
    "names": ["Ann", "", "<i>Cid</i>"],
    "setup": "quick",
    "language": "en",
    "theme": "dark",
}


@pytest.fixture
def page() -> Page:
    """Return an empty table."""
    return page_of_table()


def test_an_empty_table_offers_games(page: Page) -> None:
    """It has no picture and no game, says so, and does nothing else."""
    offered = page.ask("show", page="form")
    assert page.drawn == ""
    assert page.model["turn"] == "No game has begun at this table."
    assert sorted(game["value"] for game in offered["games"]) == list(game_names())
    assert offered["games"][0]["seats"] == [2, 3, 4]
    texts = [one["text"] for name in ("games", "players", "setups", "languages", "themes") for one in offered[name]]
    assert not [text for text in texts if "⟦" in text]
    with pytest.raises(MisusedError):
        _ = page.session
    assert page.said("pick", spot="deck")["tone"] == "problem"
    assert page.said("again")["tone"] == "problem"


@pytest.mark.parametrize("game", game_names())
def test_a_board_tells_what_other_games_offer_when_the_form_is_opened(game: str) -> None:
    """In words of their own."""
    offered = page_of_game(game).ask("show", page="form")
    assert sorted(one["value"] for one in offered["games"]) == list(game_names())
    assert "⟦" not in json.dumps(offered, ensure_ascii=False)


def test_a_form_begins_a_game(page: Page) -> None:
    """With its players and names, in its colours; names stay text."""
    assert page.said("begin", answers=ANSWERS)["tone"] == "note"
    assert page.session.players == ("person", "random", "person")
    assert page.model["summary"]["seats"][0]["name"] == "Ann"
    assert page.model["summary"]["seats"][2]["name"] == "<i>Cid</i>"
    assert "<i>" not in page.drawn
    assert page.model["theme"] == "dark"
    assert "theme-dark" in page.model["picture"]["classes"].split()
    assert page.model["began"] == 1
    assert page.model["choices"]
    assert page.model["at"] > 0


def test_another_game_makes_old_clicks_late(page: Page) -> None:
    """The count never goes back."""
    page.send("begin", answers=ANSWERS)
    first = page.model["at"]
    page.send("choose", move=page.model["choices"][0]["move"])
    page.send("begin", answers=ANSWERS | {"seats": 2, "players": ["person", "random"], "names": []})
    assert page.model["at"] > first
    before = page.session.record()
    page.send("choose", move="sow I", at=first)
    assert page.notice["tone"] == "problem"
    assert page.session.record() == before


def test_the_same_deal_again() -> None:
    """From its beginning, with the same players, and the old play as it was."""
    page = page_of_game(names=("Ann",))
    before = page.drawn
    page.program.choose("sow I")
    old = page.session
    decisions = len(old.steps)
    assert page.said("again")["tone"] == "note"
    assert page.drawn == before
    assert page.session is not old
    assert len(old.steps) == decisions
    assert not page.model["can_undo"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"game": 3},
        {"seats": 9},
        {"seats": True},
        {"seats": "3"},
        {"seats": 2},
        {"players": ["person", "genius", "person"]},
        {"players": "person"},
        {"players": ["person"] * 50},
        {"names": [1, 2, 3]},
        {"names": ["x" * 1000]},
        {"setup": "slow"},
        {"theme": "pink"},
        {"language": 7},
        {"language": None},
    ],
)
def test_a_senseless_form_changes_nothing(wrong: dict[str, Any]) -> None:
    """The game goes on, and a sentence says what was wrong."""
    page = page_of_game()
    session, svg = page.session, page.drawn
    answer = page.said("begin", answers=ANSWERS | wrong)
    assert answer["tone"] == "problem"
    assert "⟦" not in answer["text"]
    assert " " in answer["text"]
    assert page.session is session
    assert (page.drawn, page.model["began"], page.model["theme"]) == (svg, 0, "auto")


def test_what_is_wrong_with_another_game_is_told_in_its_words() -> None:
    """The words of the game on the table do not know it."""
    page = page_of_game()
    answer = page.said("begin", answers=CAESAR | {"options": {"modules": "checkpoints"}})
    assert answer["tone"] == "problem"
    assert "checkpoints" in answer["text"]
    assert "⟦" not in answer["text"]


def test_a_language_that_is_not_there_is_english(page: Page) -> None:
    """As everywhere."""
    assert page.said("begin", answers=ANSWERS | {"language": "xx"})["tone"] == "note"
    assert page.desk.words.language == "en"


def test_a_finished_game_refuses_everything_in_words() -> None:
    """A pick, a choice: nothing changes, and it says so; the same deal can be played again."""
    page = page_of_game(seed=3, people=())
    before = page.session.record()
    for kind, content in (("pick", {"spot": "deck"}), ("choose", {"move": "sow I"}), ("undo", {})):
        answer = page.said(kind, **content)
        assert answer["tone"] in ("refused", "problem"), kind
        assert answer["text"]
        assert "⟦" not in answer["text"]
        assert page.session.record() == before
    assert page.said("again")["tone"] == "note"


def test_begun_twice_is_begun_once(page: Page) -> None:
    """A message that comes again does nothing again."""
    page.send("begin", answers=ANSWERS, id="the same")
    session = page.session
    assert page.said("begin", answers=ANSWERS, id="the same")["tone"] == "problem"
    assert page.session is session


CAESAR: dict[str, Any] = ANSWERS | {"game": "caesar", "seats": 2, "players": ["person", "random"], "names": []}


def test_the_form_asks_for_the_options_of_a_game(page: Page) -> None:
    """With words for every choice; a game without options asks for none."""
    offers = {game["value"]: game["offers"] for game in page.ask("show", page="form")["games"]}
    assert offers["trajan"] == []
    assert [offer["name"] for offer in offers["caesar"]] == ["solo", "side", "harder", "modules"]
    texts = [one["text"] for offer in offers["caesar"] for one in [offer, *offer["choices"]]]
    assert not [text for text in texts if "⟦" in text]


def test_options_of_the_form_begin_such_a_game(page: Page) -> None:
    """Alone against the rules, on the other side, with modules."""
    options = {"solo": "high", "side": "pompey", "modules": "poison,centurions"}
    assert page.said("begin", answers=CAESAR | {"options": options})["tone"] == "note"
    assert page.session.players == ("rules", "person")
    assert [score["name"] for score in page.model["summary"]["seats"]] == ["Crassus", "You"]


def test_an_option_without_what_it_needs_is_left_out(page: Page) -> None:
    """It was perhaps chosen before it lost its use."""
    assert page.said("begin", answers=CAESAR | {"options": {"harder": True}})["tone"] == "note"
    assert page.session.players == ("person", "random")


@pytest.mark.parametrize(
    "options", ["solo", {"speed": "high"}, {"solo": "divine"}, {"modules": "checkpoints"}, {"solo": 3}, {"modules": 7}]
)
def test_options_that_make_no_sense_are_refused(page: Page, options: object) -> None:
    """In one sentence, and no game begins."""
    assert page.said("begin", answers=CAESAR | {"options": options})["tone"] == "problem"
    assert page.drawn == ""
