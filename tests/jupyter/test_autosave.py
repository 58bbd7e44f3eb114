"""Games are saved by themselves after a click, and offered again; a notebook that is run twice says the same."""

import json
from pathlib import Path
from typing import Any

import pytest
from pages import Page

import trajan_tutor as tt
from trajan_tutor.jupyter.widget import BoardWidget
from trajan_tutor.session import saves
from trajan_tutor.session.saved_games import HOME_VARIABLE
from trajan_tutor.session.session import STEP


def played() -> BoardWidget:
    """Return a board on which a person has clicked."""
    board: Any = tt.play("trajan", seats=2, seed=7)
    page = Page(board)
    while board.session.game.begun(board.session.state) < 3:
        page.send("choose", move=board.choices[0]["move"])
    assert isinstance(board, BoardWidget)
    return board


def test_nothing_is_saved_before_a_click(saved_games_home: Path) -> None:
    """Not when a program plays."""
    board: Any = tt.play("trajan", seats=2, seed=7)
    board.choose("sow I")
    board.undo()
    assert list(saved_games_home.iterdir()) == []
    Page(board).send("choose", move="sow I")
    (game,) = saved_games_home.iterdir()
    assert len(list(game.iterdir())) == 1


def test_what_a_program_plays_in_a_game_that_is_kept_is_kept_too(saved_games_home: Path) -> None:
    """Also when the kernel ends then."""
    board: Any = tt.play("trajan", seats=2, seed=7)
    Page(board).send("choose", move="sow I")
    board.choose(board.choices[0]["move"])
    (game,) = saved_games_home.iterdir()
    assert tt.load(game).session.record() == board.session.record()


def test_a_decision_is_kept_before_anything_of_its_answer_is_sent(
    saved_games_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever ends the kernel while the page is told, nothing that the page shows is lost."""
    board = played()
    kept: list[int] = []

    def sent(_widget: BoardWidget, _key: object = None) -> None:
        (game,) = saved_games_home.iterdir()
        kept.append(len(saves.load(game).steps))

    monkeypatch.setattr("anywidget.AnyWidget.send_state", sent)
    Page(board).send("choose", move=board.choices[0]["move"])
    assert kept
    assert set(kept) == {len(board.session.steps)}


def test_a_saved_game_is_offered_and_continued() -> None:
    """The game asked for is shown; after the click the saved one goes on, and in its own file."""
    old = played()
    board: Any = tt.play("trajan", seats=2, seed=7)
    assert board.session.steps == []
    assert "turn 3" in board.offer["text"]
    page = Page(board)
    assert page.send("continue")["kind"] == "begun"
    assert board.session.record() == old.session.record()
    assert board.offer == {}
    page.send("choose", move=board.choices[0]["move"])
    third: Any = tt.play("trajan", seats=2, seed=7)
    Page(third).send("continue")
    assert third.session.record() == board.session.record()


def test_no_means_no(saved_games_home: Path) -> None:
    """The offer is gone; the saved game is another branch once the new one is saved."""
    old = played().session
    board: Any = tt.play("trajan", seats=2, seed=7)
    page = Page(board)
    page.send("decline")
    assert board.offer == {}
    assert page.send("continue")["kind"] == "problem"
    assert "⟦" not in board.notice["text"]
    page.send("choose", move="sow IV")
    (game,) = saved_games_home.iterdir()
    kept = tt.load(game).session
    assert kept.record() == board.session.record()
    assert [branch.decisions for branch in kept.branches()] == [len(old.steps), len(board.session.steps)]


def test_playing_on_is_an_answer_too(saved_games_home: Path) -> None:
    """The offer goes with the first decision, not with a click that is refused; the saved game is another branch."""
    old = played().session
    board: Any = tt.play("trajan", seats=2, seed=7)
    page = Page(board)
    page.send("pick", spot="province.alpes")
    assert board.offer
    page.send("choose", move="sow IV")
    assert board.offer == {}
    assert page.send("continue")["kind"] == "problem"
    (game,) = saved_games_home.iterdir()
    kept = tt.load(game).session
    assert [branch.decisions for branch in kept.branches()] == [len(old.steps), len(board.session.steps)]
    kept.jump(kept.branches()[0].tip)
    assert kept.record() == old.record()


def test_sitting_down_is_no_answer() -> None:
    """The saved game can be continued by who sits there."""
    for number in range(2):
        board: Any = tt.play("trajan", seats=2, seed=7, people=(0, 1), hot_seat=True)
        page = Page(board)
        page.send("sit")
        assert bool(board.offer) == bool(number)
        page.send("choose", move="sow I")


def test_another_game_is_not_offered() -> None:
    """Nor one that is over."""
    played()
    others: tuple[Any, ...] = (tt.play("trajan", seats=3, seed=7), tt.play("trajan", seats=2, seed=8))
    assert [board.offer for board in others] == [{}, {}]


def test_outputs_are_the_same_with_and_without_a_saved_game() -> None:
    """The picture and the text of a cell say nothing of it."""
    first: Any = tt.play("trajan", seats=2, seed=7)
    before = first._repr_mimebundle_()[0]
    played()
    second: Any = tt.play("trajan", seats=2, seed=7)
    after = second._repr_mimebundle_()[0]
    for kind in ("image/svg+xml", "text/plain"):
        assert before[kind] == after[kind]


def test_pace_and_hot_seats_are_kept() -> None:
    """The game goes on as it was played."""
    board: Any = tt.play("trajan", seats=3, seed=7, people=(0, 1), pace="step", hot_seat=True)
    page = Page(board)
    page.send("sit")
    page.send("choose", move="sow I")
    again: Any = tt.play("trajan", seats=3, seed=7, people=(0, 1))
    Page(again).send("continue")
    assert (again.session.pace, again.session.hot_seat, again.by_itself) == (STEP, True, True)


@pytest.mark.parametrize("change", ["cut", "version"])
def test_a_journal_that_cannot_be_read_leaves_the_game_as_it_is(saved_games_home: Path, change: str) -> None:
    """It says so in a sentence."""
    played()
    board: Any = tt.play("trajan", seats=2, seed=7)
    (path,) = saved_games_home.glob("*/*.jsonl")
    head, *lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    newer = json.dumps(json.loads(head) | {"version": 99}) + "\n"
    path.write_text(f"{head[:9]}\n" if change == "cut" else "".join([newer, *lines]), encoding="utf-8")
    session = board.session
    assert Page(board).send("continue")["kind"] == "problem"
    assert " " in board.notice["text"]
    assert "⟦" not in board.notice["text"]
    assert board.session is session


def test_what_cannot_be_kept_is_told_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The game goes on, and is kept from its beginning as soon as that is possible."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "file" / "saves"))
    board: Any = tt.play("trajan", seats=2, seed=7)
    page = Page(board)
    answer = page.send("choose", move="sow I")
    assert answer["kind"] == "problem"
    assert "not saved now" in answer["text"]
    assert "⟦" not in answer["text"]
    assert page.send("choose", move=board.choices[0]["move"])["kind"] == "played"
    (tmp_path / "file").unlink()
    assert page.send("choose", move=board.choices[0]["move"])["kind"] == "played"
    (game,) = (tmp_path / "file" / "saves").iterdir()
    assert tt.load(game).session.record() == board.session.record()
    (tmp_path / "file" / "saves").rename(tmp_path / "elsewhere")
    (tmp_path / "file").rmdir()
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert page.send("choose", move=board.choices[0]["move"])["kind"] == "problem"
