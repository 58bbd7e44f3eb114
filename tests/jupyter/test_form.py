"""A new game by clicks: the form, its answers, bad ones too, and the same deal again."""

import json
from typing import Any

import pytest

import trajan_tutor as tt
from trajan_tutor import jupyter
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.jupyter.widget import BoardWidget

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
def table() -> BoardWidget:
    """Return an empty table."""
    found = tt.table()
    assert isinstance(found, BoardWidget)
    return found


def send(board: BoardWidget, kind: str, number: int = 1, **content: Any) -> dict[str, Any]:
    """Send what a page sends and return the answer."""
    board._receive(board, {"type": kind, "at": board.at, "id": f"p-{number}"} | content, [])
    return dict(board.notice)


def test_an_empty_table_offers_games(table: BoardWidget) -> None:
    """It has no picture and no game, says so, and does nothing else."""
    assert table.svg == ""
    assert sorted(game["value"] for game in table.offered["games"]) == list(tt.game_names())
    assert table.offered["games"][0]["seats"] == [2, 3, 4]
    texts = [
        one["text"] for name in ("games", "players", "setups", "languages", "themes") for one in table.offered[name]
    ]
    assert not [text for text in texts if "⟦" in text]
    with pytest.raises(MisusedError):
        _ = table.session
    assert send(table, "pick", spot="deck")["kind"] == "problem"
    assert send(table, "again", 2)["kind"] == "problem"
    data, _ = table._repr_mimebundle_()
    assert set(data) == {"application/vnd.jupyter.widget-view+json", "text/plain"}
    assert repr(table) == "<No game has begun at this table.>"


@pytest.mark.parametrize("game", tt.game_names())
def test_a_board_tells_what_other_games_offer_when_the_form_is_opened(game: str) -> None:
    """And not before: the others need not be imported. They are told in words of their own."""
    board = tt.play(game, seed=7)
    assert isinstance(board, BoardWidget)
    assert board.offered == {}
    send(board, "show", page="form")
    assert sorted(one["value"] for one in board.offered["games"]) == list(tt.game_names())
    assert "⟦" not in json.dumps(board.offered, ensure_ascii=False)
    send(board, "begin", 2, answers=ANSWERS)
    assert board.offered == {}, "another game may speak another language"


def test_a_form_begins_a_game(table: BoardWidget) -> None:
    """With its players and names, in its colours; names stay text."""
    assert send(table, "begin", answers=ANSWERS)["kind"] == "begun"
    assert table.session.players == ("person", "random", "person")
    assert table.scores[0]["name"] == "Ann"
    assert table.scores[2]["name"] == "<i>Cid</i>"
    assert "<i>" not in table.svg
    assert table.theme == "dark"
    assert "prefers-color-scheme" not in table.svg
    assert table.began == 1
    assert table.choices
    assert table.at > 0


def test_another_game_makes_old_clicks_late(table: BoardWidget) -> None:
    """The count never goes back."""
    send(table, "begin", answers=ANSWERS)
    first = table.at
    send(table, "choose", 2, move=table.choices[0]["move"])
    send(table, "begin", 3, answers=ANSWERS | {"seats": 2, "players": ["person", "random"], "names": []})
    assert table.at > first
    before = table.session.record()
    table._receive(table, {"type": "choose", "move": "sow I", "at": first, "id": "late"}, [])
    assert table.notice["kind"] == "problem"
    assert table.session.record() == before


def test_the_same_deal_again() -> None:
    """From its beginning, with the same players, and the old play as it was."""
    board = tt.play("trajan", seats=2, seed=7, names=("Ann",))
    assert isinstance(board, BoardWidget)
    before = board.svg
    board.choose("sow I")
    old = board.session
    decisions = len(old.steps)
    assert send(board, "again")["kind"] == "begun"
    assert board.svg == before
    assert board.session is not old
    assert len(old.steps) == decisions
    assert not board.can_undo


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
    board = tt.play("trajan", seats=2, seed=7)
    assert isinstance(board, BoardWidget)
    session, svg = board.session, board.svg
    answer = send(board, "begin", answers=ANSWERS | wrong)
    assert answer["kind"] == "problem"
    assert "⟦" not in answer["text"]
    assert " " in answer["text"]
    assert board.session is session
    assert (board.svg, board.began, board.theme) == (svg, 0, "auto")


def test_what_is_wrong_with_another_game_is_told_in_its_words() -> None:
    """The words of the game on the table do not know it."""
    board = tt.play("trajan", seats=2, seed=7)
    assert isinstance(board, BoardWidget)
    answer = send(board, "begin", answers=CAESAR | {"options": {"modules": "checkpoints"}})
    assert answer["kind"] == "problem"
    assert "checkpoints" in answer["text"]
    assert "⟦" not in answer["text"]


def test_a_language_that_is_not_there_is_english(table: BoardWidget) -> None:
    """As everywhere."""
    assert send(table, "begin", answers=ANSWERS | {"language": "xx"})["kind"] == "begun"
    assert table.words.language == "en"


def test_a_finished_game_refuses_everything_in_words() -> None:
    """A pick, a choice: nothing changes, and it says so; the same deal can be played again."""
    board = tt.play("trajan", seats=2, seed=3, people=())
    assert isinstance(board, BoardWidget)
    before = board.session.record()
    for number, (kind, content) in enumerate([("pick", {"spot": "deck"}), ("choose", {"move": "sow I"}), ("undo", {})]):
        answer = send(board, kind, number, **content)
        assert answer["kind"] in ("refused", "problem"), kind
        assert answer["text"]
        assert "⟦" not in answer["text"]
        assert board.session.record() == before
    assert send(board, "again", 9)["kind"] == "begun"


def test_begun_twice_is_begun_once(table: BoardWidget) -> None:
    """A message that comes again does nothing again."""
    send(table, "begin", answers=ANSWERS)
    session = table.session
    assert send(table, "begin", answers=ANSWERS)["kind"] == "problem"
    assert table.session is session


def test_without_widgets_a_table_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one text."""
    monkeypatch.setattr(jupyter, "find_spec", lambda _name: None)
    assert "trajan-tutor[jupyter]" in str(tt.table())


CAESAR: dict[str, Any] = ANSWERS | {"game": "caesar", "seats": 2, "players": ["person", "random"], "names": []}


def test_the_form_asks_for_the_options_of_a_game(table: BoardWidget) -> None:
    """With words for every choice; a game without options asks for none."""
    offers = {game["value"]: game["offers"] for game in table.offered["games"]}
    assert offers["trajan"] == []
    assert [offer["name"] for offer in offers["caesar"]] == ["solo", "side", "harder", "modules"]
    texts = [one["text"] for offer in offers["caesar"] for one in [offer, *offer["choices"]]]
    assert not [text for text in texts if "⟦" in text]


def test_options_of_the_form_begin_such_a_game(table: BoardWidget) -> None:
    """Alone against the rules, on the other side, with modules."""
    options = {"solo": "high", "side": "pompey", "modules": "poison,centurions"}
    assert send(table, "begin", answers=CAESAR | {"options": options})["kind"] == "begun"
    assert table.session.players == ("rules", "person")
    assert [score["name"] for score in table.scores] == ["Crassus", "You"]


def test_an_option_without_what_it_needs_is_left_out(table: BoardWidget) -> None:
    """It was perhaps chosen before it lost its use."""
    assert send(table, "begin", answers=CAESAR | {"options": {"harder": True}})["kind"] == "begun"
    assert table.session.players == ("person", "random")


@pytest.mark.parametrize(
    "options", ["solo", {"speed": "high"}, {"solo": "divine"}, {"modules": "checkpoints"}, {"solo": 3}, {"modules": 7}]
)
def test_options_that_make_no_sense_are_refused(table: BoardWidget, options: object) -> None:
    """In one sentence, and no game begins."""
    assert send(table, "begin", answers=CAESAR | {"options": options})["kind"] == "problem"
    assert table.svg == ""
