"""The games on the shelf in the form for a new game: told in words, continued by a click, refused in a sentence."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from pages import Page

import trajan_tutor as tt
from trajan_tutor.jupyter.shelf_list import MOST
from trajan_tutor.jupyter.widget import BoardWidget
from trajan_tutor.session import shelf
from trajan_tutor.session.play import Play


def saved(game: str, decisions: int, **asked: Any) -> Play:
    """Save a game on the shelf after some decisions."""
    play: Play = tt.play(game, **asked).play
    for number in range(decisions):
        choices = play.choices()
        play.choose(play.game.notation(choices[number * 7 % len(choices)]))
    assert shelf.autosave(play)
    return play


def listed(board: BoardWidget) -> dict[str, Any]:
    """Open the form, as a page does, and return what the shelf holds."""
    Page(board).send("show", page="shelf")
    return dict(board.shelved)


@pytest.fixture
def table() -> BoardWidget:
    """Return an empty table."""
    found = tt.table()
    assert isinstance(found, BoardWidget)
    return found


def test_nothing_is_told_before_a_form_is_opened(table: BoardWidget) -> None:
    """The outputs of a notebook say nothing of saved games."""
    saved("trajan", 2, seats=2, seed=7)
    assert table.shelved == {}
    assert listed(table)["rows"]


def test_an_empty_shelf_has_no_rows(table: BoardWidget) -> None:
    """Then a page shows nothing of it."""
    found = listed(table)
    assert (found["heads"], found["rows"], found["problems"], found["more"]) == ([], [], [], "")


def test_a_saved_game_is_told_by_game_seats_date_and_turn(table: BoardWidget) -> None:
    """Seats by the names that the board gives them; names of people stay text."""
    play = saved("trajan", 12, seats=3, seed=7, names=("<i>Ann</i>",))
    (row,) = listed(table)["rows"]
    game, players, when, turn = row["cells"]
    assert (game, players, turn) == ("Trajan", "<i>Ann</i>, Bot B and Bot C", str(play.game.turns(play.state)))
    assert "20" in when
    assert row["file"] == shelf.place_of(play).name
    assert "Ann" in row["label"]


def test_every_game_names_its_seats_itself(table: BoardWidget) -> None:
    """On any board: the words of all games are there."""
    saved("caesar", 2, seed=3)
    saved("caesar", 1, seed=3, solo="medium")
    told = {row["cells"][1] for row in listed(table)["rows"]}
    assert told == {"You and Pompey (bot)", "You and Crassus"}
    board = tt.play("trajan", seats=2, seed=8)
    assert isinstance(board, BoardWidget)
    assert {row["cells"][1] for row in listed(board)["rows"]} == told


def test_the_latest_game_comes_first(table: BoardWidget, shelf_home: Path) -> None:
    """And of very many only the latest are told, with how many there are beside them."""
    text = shelf.place_of(saved("trajan", 1, seats=2, seed=7)).read_text(encoding="utf-8")
    for number in range(MOST + 2):
        path = shelf_home / f"trajan-{number}.json"
        path.write_text(text, encoding="utf-8")
        os.utime(path, (2_000_000_000 + number, 2_000_000_000 + number))
    found = listed(table)
    assert [row["file"] for row in found["rows"]] == [f"trajan-{MOST + 1 - number}.json" for number in range(MOST)]
    assert found["more"].startswith("3 older files")


def test_a_click_continues_a_saved_game(table: BoardWidget) -> None:
    """In its own file."""
    play = saved("trajan", 12, seats=3, seed=7)
    (row,) = listed(table)["rows"]
    assert Page(table).send("resume", file=row["file"])["kind"] == "begun"
    assert table.play.record() == play.record()
    Page(table, "other").send("choose", move=table.choices[0]["move"])
    assert listed(table)["rows"] == [], "the game on the board is not offered to itself"
    assert shelf.named(row["file"]).decisions > len(play.record().moves)


def test_the_present_game_stays_until_a_click() -> None:
    """Looking at the shelf changes nothing; what was played is saved when another game is taken up."""
    saved("caesar", 2, seed=3)
    board = tt.play("trajan", seats=2, seed=7)
    assert isinstance(board, BoardWidget)
    page = Page(board)
    page.send("choose", move="sow I")
    play, picture, moves = board.play, board.svg, board.play.record().moves
    (row,) = listed(board)["rows"]
    assert (board.play, board.svg) == (play, picture)
    page.send("resume", file=row["file"])
    assert board.play.game.name == "caesar"
    back = next(row for row in listed(board)["rows"] if row["cells"][0] == "Trajan")
    page.send("resume", file=back["file"])
    assert board.play.record().moves == moves


def test_a_finished_game_is_there_to_be_looked_at(table: BoardWidget) -> None:
    """With its end, and another word on its button."""
    play = tt.play("caesar", seed=3, people=(0, 1)).play
    while not play.is_over:
        play.choose(play.game.notation(play.choices()[0]))
    shelf.autosave(play)
    (row,) = listed(table)["rows"]
    assert (row["cells"][3], row["button"]) == ("over", "Look at it")
    Page(table).send("resume", file=row["file"])
    assert table.ending["order"]


@pytest.mark.parametrize("change", ["cut", "version", "tree", "seats", "game"])
def test_a_damaged_game_is_told_in_one_sentence(table: BoardWidget, shelf_home: Path, change: str) -> None:
    """By the name of its file, without a button; the others are there."""
    whole = saved("trajan", 3, seats=2, seed=8)
    path = shelf.place_of(saved("trajan", 3, seats=2, seed=7))
    text = path.read_text(encoding="utf-8")
    data = json.loads(text)
    if change == "version":
        data["version"] = 99
    elif change == "tree":
        data["tree"]["version"] = 99
    elif change == "seats":
        data["players"] = ["person"] * 7
    elif change == "game":
        data["game"] = "chess"
    path.write_text(text[: len(text) // 2] if change == "cut" else json.dumps(data), encoding="utf-8")
    found = listed(table)
    assert [row["file"] for row in found["rows"]] == [shelf.place_of(whole).name]
    (problem,) = found["problems"]
    assert problem.startswith(path.name)
    assert "⟦" not in problem
    assert str(shelf_home) not in problem


@pytest.mark.parametrize("file", ["none.json", "../secret.json", "/etc/passwd", "x" * 150])
def test_a_file_that_is_not_on_the_shelf_is_refused(table: BoardWidget, shelf_home: Path, file: str) -> None:
    """Also one beside it: no game begins."""
    (shelf_home.parent / "secret.json").write_text("{}", encoding="utf-8")
    answer = Page(table).send("resume", file=file)
    assert answer["kind"] == "problem"
    assert "no saved game" in answer["text"]
    assert table.svg == ""


def test_a_game_that_turns_out_to_be_damaged_leaves_the_present_one() -> None:
    """Its moves are only played when somebody wants to go on with it."""
    path = shelf.place_of(saved("trajan", 3, seats=2, seed=8))
    data = json.loads(path.read_text(encoding="utf-8"))
    data["moves"][0] = "sow IX"
    path.write_text(json.dumps(data), encoding="utf-8")
    board = tt.play("trajan", seats=2, seed=7)
    assert isinstance(board, BoardWidget)
    play = board.play
    (row,) = listed(board)["rows"]
    answer = Page(board).send("resume", file=row["file"])
    assert answer["kind"] == "problem"
    assert "⟦" not in answer["text"]
    assert board.play is play
