"""By which readings a game is played: chosen in the form, kept with the game, told in menu and rule book, and tried."""

import json
from pathlib import Path
from typing import Any

import pytest
from desk.page import Page, page_of_game, page_of_lesson, page_of_table
from the_games import find_game

from trajan_tutor.desk.requests.request_rows import Sender
from trajan_tutor.engine import record
from trajan_tutor.engine.book_words import quoted_books_in
from trajan_tutor.engine.games import game_names
from trajan_tutor.journals.saved_games import HOME_VARIABLE

ANSWERS: dict[str, Any] = {
    "game": "sylla",
    "seats": 3,
    "players": ["person", "random", "random"],
    "names": [],
    "setup": "quick",
    "language": "en",
    "theme": "light",
}


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep everything in a folder of its own."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))


@pytest.mark.parametrize("name", game_names())
def test_the_form_offers_every_ruling_that_can_be_chosen(name: str) -> None:
    """The question, what the book says, and a sentence for each reading, the usual one first."""
    offered = {game["value"]: game for game in page_of_table().ask("show", page="form")["games"]}
    rulings = {one.name: one for one in find_game(name).components.rulings.values() if one.choices}
    assert [one["ruling"] for one in offered[name]["readings"]] == list(rulings)
    for one in offered[name]["readings"]:
        assert [choice["value"] for choice in one["choices"]] == list(map(str, rulings[one["ruling"]].offered))
        texts = [one["text"], one["says"], *(choice["text"] for choice in one["choices"])]
        assert all(texts)
        assert "⟦" not in " ".join(texts)


def test_what_was_chosen_stands_in_the_game_its_record_the_menu_and_the_rule_book() -> None:
    """A number as a number; what stays as usual stands nowhere."""
    page = page_of_table()
    page.send("begin", answers=ANSWERS | {"readings": {"S1": "4", "S24": "together", "S26": "0"}})
    assert page.session.readings == {"S1": 4, "S24": "together"}
    assert dict(record.loads(record.dumps(page.session.record())).setup.options) == {
        "S1": 4,
        "S24": "together",
        "S23": "screens",
        "S26": 0,
    }
    assert [text.split(":")[0] for text in page.model["readings"]] == ["S1", "S24"]
    assert "every 4 votes" in page.model["readings"][0]
    rulings = page.ask("show", page="book")["rulings"]
    assert rulings["chosen"] == page.model["readings"]
    badges = {card["rule"]: card["badge"] for card in rulings["cards"]}
    assert badges["S1"] == "S1, otherwise in this game"
    assert badges["S3"] == "S3, can be chosen"
    assert badges["S2"] == "S2"
    page.send("again")
    assert page.session.readings == {"S1": 4, "S24": "together"}


def test_a_saved_game_goes_on_by_the_readings_that_it_was_begun_with() -> None:
    """Also on another desk."""
    page = page_of_table()
    page.send("begin", answers=ANSWERS | {"readings": {"S9": "ranked"}})
    page.send("choose", move=page.model["choices"][0]["move"])
    later = page_of_table()
    (row,) = later.ask("show", page="saved-games")["rows"]
    later.send("resume", file=row["file"])
    assert later.session.readings == {"S9": "ranked"}
    assert later.model["readings"] == page.model["readings"] != []


@pytest.mark.parametrize("name", game_names())
def test_a_game_as_usual_tells_of_no_readings(name: str) -> None:
    """One begun from a position tells of those that stand in it."""
    page = page_of_game(name)
    assert page.model["readings"] == []
    assert page.ask("show", page="book")["rulings"]["chosen"] == []
    ruling = next(one for one in page.session.game.components.rulings.values() if one.choices)
    other = page_of_game(name, options={ruling.name: ruling.choices[1]})
    position = json.dumps(other.session.game.dump(other.session.state))
    again = page_of_game(name, position=position)
    assert again.session.readings == {ruling.name: ruling.choices[1]}
    assert again.model["readings"] == other.model["readings"] != []


@pytest.mark.parametrize(
    "readings", [3, {"S1": "6"}, {"S2": "yes"}, {"R1": "1"}, {"S1": ["4"]}, {"S1": None}, [["S1", "4"]]]
)
def test_senseless_readings_are_answered_with_a_sentence(readings: object) -> None:
    """And no game begins."""
    page = page_of_table()
    notice = page.said("begin", answers=ANSWERS | {"readings": readings})
    assert notice["tone"] == "problem"
    assert "readings" in notice["text"]
    assert page.model["picture"] is None


@pytest.mark.parametrize("name", game_names())
def test_every_ruling_has_its_card_in_the_rule_book(name: str) -> None:
    """With the place, the words of the books, what they say, the reason, what speaks against it, and each reading."""
    page = page_of_game(name)
    cards = {card["rule"]: card for card in page.ask("show", page="book")["rulings"]["cards"]}
    rulings = page.session.game.components.rulings
    assert set(cards) == set(rulings)
    for ruling in rulings.values():
        labels = [mark["label"] for mark in cards[ruling.name]["marks"]]
        books = len(quoted_books_in(page.session.game.resources.data).about(ruling.name))
        assert [labels[0], *labels[1 + books : 3 + books]] == ["the place", "what it says", "why we read it so"]
        assert all("rulebook" in label for label in labels[1 : 1 + books])
        assert ("what speaks against it" in labels) == ruling.has_against
        assert labels.count("no option") == (not ruling.choices)
        assert labels.count("the usual reading") == bool(ruling.choices)
        others = [label for label in labels if label in ("the other reading", "another reading")]
        assert len(others) == max(len(ruling.choices) - 1, 0)
    assert "⟦" not in json.dumps(list(cards.values()), ensure_ascii=False)


def health(page: Page) -> int:
    """Return where the marker of Health stands on the board."""
    return int(page.session.game.dump(page.session.state)["markers"]["health"])


def position_of(page: Page) -> dict[str, Any]:
    """Return the position on the board, without what it chooses."""
    position = page.session.game.dump(page.session.state)
    return {name: value for name, value in position.items() if name != "options"}


def test_a_ruling_is_tried_in_one_position_under_both_readings() -> None:
    """What lay on the table waits, and nothing of the trial is kept."""
    page = page_of_game("sylla", people=(0,))
    page.send("choose", move=page.model["choices"][0]["move"])
    before = dict(page.model)
    card = next(one for one in page.ask("show", page="book")["rulings"]["cards"] if one["rule"] == "S1")
    page.send("try-ruling", ruling=card["trial"]["ruling"], game=card["trial"]["game"])
    lesson = page.model["lesson"]
    assert lesson["back_to"] == "Back to the game"
    assert "every 5 votes" in lesson["words"][0]
    assert "eight deniers" in lesson["words"][0]
    first = position_of(page)
    page.send("choose", move="hand 8 up")
    assert health(page) == 3
    page.send("go", action="next")
    assert "every 4 votes" in page.model["lesson"]["words"][0]
    assert position_of(page) == first
    assert page.model["readings"] == ["S1: For all these works every 4 votes move the marker one space."]
    page.send("choose", move="hand 8 up")
    assert health(page) == 4
    assert "next" not in page.model["lesson"]["may"]
    page.send("go", action="to-game")
    for name in ("lesson", "turn", "prompt", "choices", "log", "readings", "can_undo"):
        assert page.model[name] == before[name], name


def test_another_ruling_takes_the_place_of_one_that_is_tried(tmp_path: Path) -> None:
    """From a lesson, to which one way leads back; nothing of it is progress."""
    page = page_of_lesson("sylla/51-people")
    page.send("go", action="next")
    place = page.model["lesson"]["place"]
    kept = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    page.send("try-ruling", ruling="S1")
    page.send("choose", move="hand 8 up")
    page.send("try-ruling", ruling="S32")
    assert page.model["lesson"]["title"] == "Does a Senator that votes in phase I tilt?"
    assert page.model["lesson"]["back_to"] == "Back to the lesson"
    page.send("go", action="next")
    page.send("go", action="to-game")
    assert page.model["lesson"]["place"] == place
    assert page.model["lesson"]["back_to"] == ""
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == kept


def test_at_an_empty_table_a_ruling_of_the_chosen_game_is_tried() -> None:
    """Then the table is empty again."""
    page = page_of_table()
    page.send("try-ruling", ruling="S32", game="sylla")
    assert page.model["picture"] is not None
    assert page.model["lesson"]["back_to"] == "Back to the table"
    page.send("go", action="to-game")
    assert page.model["picture"] is None
    assert page.model["lesson"] is None


@pytest.mark.parametrize("asked", [{"ruling": "S2"}, {"ruling": "R1"}, {"ruling": "S1" * 50}, {"ruling": "../S1"}])
def test_what_cannot_be_tried_is_answered_with_a_sentence(asked: dict[str, str]) -> None:
    """And the game stays on the table."""
    page = page_of_game("sylla", people=(0,))
    assert page.said("try-ruling", **asked)["tone"] == "problem"
    assert page.model["lesson"] is None


def test_nobody_but_the_learner_lays_a_ruling_on_the_table() -> None:
    """A page that only watches, and a pupil at the table of a class, do not."""
    page = page_of_game("sylla", people=(0,))
    for number, sender in enumerate((Sender.WATCHER, Sender.PUPIL)):
        request = {"type": "try-ruling", "ruling": "S1", "at": page.model["at"], "id": f"x{number}"}
        page.desk.hear({"type": "do", "request": request}, sender)
        assert page.model["lesson"] is None
