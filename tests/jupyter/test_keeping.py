"""Games are saved by themselves after a click, and offered again; a notebook that is run twice says the same."""

import asyncio
import json
from pathlib import Path

import pytest
from pages import Page

import trajan_tutor as tt
from trajan_tutor.engine.message import Message
from trajan_tutor.jupyter.keeping import DELAY_SECONDS, Keeper
from trajan_tutor.jupyter.widget import BoardWidget
from trajan_tutor.session.play import STEP
from trajan_tutor.session.shelf import HOME_VARIABLE


def played() -> BoardWidget:
    """Return a board on which a person has clicked."""
    board = tt.play("trajan", seats=2, seed=7)
    page = Page(board)
    while board.play.game.turns(board.play.state) < 3:
        page.send("choose", move=board.choices[0]["move"])
    assert isinstance(board, BoardWidget)
    return board


def test_nothing_is_saved_before_a_click(shelf_home: Path) -> None:
    """Not when a program plays."""
    board = tt.play("trajan", seats=2, seed=7)
    board.choose("sow I")
    board.undo()
    assert list(shelf_home.iterdir()) == []
    Page(board).send("choose", move="sow I")
    assert len(list(shelf_home.glob("*.json"))) == 1


def test_a_saved_game_is_offered_and_continued() -> None:
    """The game asked for is shown; after the click the saved one goes on, and in its own file."""
    old = played()
    board = tt.play("trajan", seats=2, seed=7)
    assert board.play.steps == []
    assert "turn 3" in board.offer["text"]
    page = Page(board)
    assert page.send("continue")["kind"] == "begun"
    assert board.play.record() == old.play.record()
    assert board.offer == {}
    page.send("choose", move=board.choices[0]["move"])
    third = tt.play("trajan", seats=2, seed=7)
    Page(third).send("continue")
    assert third.play.record() == board.play.record()


def test_no_means_no(shelf_home: Path) -> None:
    """The offer is gone; the saved game is put aside once the new one is saved."""
    played()
    board = tt.play("trajan", seats=2, seed=7)
    page = Page(board)
    page.send("decline")
    assert board.offer == {}
    assert page.send("continue")["kind"] == "problem"
    assert "⟦" not in board.notice["text"]
    page.send("choose", move="sow I")
    assert len(list(shelf_home.glob("*.json"))) == 2


def test_playing_on_is_an_answer_too(shelf_home: Path) -> None:
    """The offer goes with the first decision, not with a click that is refused; the saved game is put aside."""
    old = played().play.record()
    board = tt.play("trajan", seats=2, seed=7)
    page = Page(board)
    page.send("pick", spot="province.alpes")
    assert board.offer
    page.send("choose", move="sow IV")
    assert board.offer == {}
    assert page.send("continue")["kind"] == "problem"
    kept = [tt.load(path).play.record() for path in shelf_home.glob("*.json")]
    assert sorted(len(record.moves) for record in kept) == sorted([len(old.moves), len(board.play.steps)])
    assert old in kept


def test_sitting_down_is_no_answer() -> None:
    """The saved game can be continued by who sits there."""
    for number in range(2):
        board = tt.play("trajan", seats=2, seed=7, people=(0, 1), curtains=True)
        page = Page(board)
        page.send("sit")
        assert bool(board.offer) == bool(number)
        page.send("choose", move="sow I")


def test_another_game_is_not_offered() -> None:
    """Nor one that is over."""
    played()
    assert tt.play("trajan", seats=3, seed=7).offer == {}
    assert tt.play("trajan", seats=2, seed=8).offer == {}


def test_outputs_are_the_same_with_and_without_a_saved_game() -> None:
    """The picture and the text of a cell say nothing of it."""
    first = tt.play("trajan", seats=2, seed=7)._repr_mimebundle_()[0]
    played()
    second = tt.play("trajan", seats=2, seed=7)._repr_mimebundle_()[0]
    for kind in ("image/svg+xml", "text/plain"):
        assert first[kind] == second[kind]


def test_pace_and_curtains_are_kept() -> None:
    """The game goes on as it was played."""
    board = tt.play("trajan", seats=3, seed=7, people=(0, 1), pace="step", curtains=True)
    page = Page(board)
    page.send("sit")
    page.send("choose", move="sow I")
    again = tt.play("trajan", seats=3, seed=7, people=(0, 1))
    Page(again).send("continue")
    assert (again.play.pace, again.play.curtains, again.by_itself) == (STEP, True, True)


@pytest.mark.parametrize("change", ["cut", "version"])
def test_a_file_that_cannot_be_read_leaves_the_game_as_it_is(shelf_home: Path, change: str) -> None:
    """It says so in a sentence."""
    played()
    board = tt.play("trajan", seats=2, seed=7)
    (path,) = shelf_home.glob("*.json")
    text = path.read_text(encoding="utf-8")
    data = json.loads(text)
    data["tree"]["version"] = 99
    path.write_text(text[: len(text) // 2] if change == "cut" else json.dumps(data), encoding="utf-8")
    play = board.play
    assert Page(board).send("continue")["kind"] == "problem"
    assert " " in board.notice["text"]
    assert "⟦" not in board.notice["text"]
    assert board.play is play


def test_a_shelf_that_cannot_be_written_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The game goes on unsaved."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "file" / "saves"))
    board = tt.play("trajan", seats=2, seed=7)
    answer = Page(board).send("choose", move="sow I")
    assert answer["kind"] == "problem"
    assert "could not be written" in answer["text"]
    assert board.play.record().moves[0] == "sow I"


def test_several_clicks_in_a_row_are_saved_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A little later, where a loop of events runs."""
    saved: list[int] = []
    monkeypatch.setattr("trajan_tutor.session.shelf.autosave", lambda play: saved.append(play.changes))
    board = tt.play("trajan", seats=2, seed=7)
    problems: list[Message] = []
    keeper = Keeper(problems.append)

    async def click() -> None:
        board.choose("sow I")
        keeper.later(board.play)
        keeper.later(board.play)
        assert saved == []
        await asyncio.sleep(2 * DELAY_SECONDS)

    asyncio.run(click())
    assert saved == [board.play.changes]
    assert problems == []
