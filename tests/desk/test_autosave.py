"""Games are saved by themselves after a click, and offered again; a notebook that is run twice says the same."""

import json
from pathlib import Path

import pytest
from desk.page import Page, page_of_game

from trajan_tutor.journals import saved_records
from trajan_tutor.journals.saved_games import HOME_VARIABLE
from trajan_tutor.session.session import STEP


def played() -> Page:
    """Return a page on which a person has clicked."""
    page = page_of_game()
    while page.session.game.begun(page.session.state) < 3:
        page.send("choose", move=page.model["choices"][0]["move"])
    return page


def test_nothing_is_saved_before_a_click(saved_games_home: Path) -> None:
    """Not when a program plays."""
    page = page_of_game()
    page.program.choose("sow I")
    page.program.undo()
    assert list(saved_games_home.iterdir()) == []
    page.send("choose", move="sow I")
    (game,) = saved_games_home.glob("*.game")
    assert len(list(game.iterdir())) == 1


def test_what_a_program_plays_in_a_game_that_is_kept_is_kept_too(saved_games_home: Path) -> None:
    """Also when the kernel ends then."""
    page = page_of_game()
    page.send("choose", move="sow I")
    page.program.choose(page.model["choices"][0]["move"])
    (game,) = saved_games_home.glob("*.game")
    assert saved_records.load(game).record() == page.session.record()


def test_a_decision_is_kept_before_anything_of_its_answer_is_sent(saved_games_home: Path) -> None:
    """Whatever ends the kernel while the page is told, nothing that the page shows is lost."""
    page = played()
    kept: list[int] = []

    def sent(_message: object) -> None:
        (game,) = saved_games_home.glob("*.game")
        kept.append(len(saved_records.load(game).steps))

    page.desk.listen(sent)
    move = page.model["choices"][0]["move"]
    page.desk.hear({"type": "choose", "move": move, "at": page.model["at"], "id": "a"})
    assert kept
    assert set(kept) == {len(page.session.steps)}


def test_a_saved_game_is_offered_and_continued() -> None:
    """The game asked for is shown; after the click the saved one goes on, and in its own file."""
    old = played()
    page = page_of_game()
    assert page.session.steps == []
    assert "turn 3" in page.model["offer"]["text"]
    assert page.said("continue")["tone"] == "note"
    assert page.session.record() == old.session.record()
    assert page.model["offer"] is None
    page.send("choose", move=page.model["choices"][0]["move"])
    third = page_of_game()
    third.send("continue")
    assert third.session.record() == page.session.record()


def test_no_means_no(saved_games_home: Path) -> None:
    """The offer is gone; the saved game is another branch once the new one is saved."""
    old = played().session
    page = page_of_game()
    page.send("decline")
    assert page.model["offer"] is None
    assert page.said("continue")["tone"] == "problem"
    assert "⟦" not in page.notice["text"]
    page.send("choose", move="sow IV")
    (game,) = saved_games_home.glob("*.game")
    kept = saved_records.load(game)
    assert kept.record() == page.session.record()
    assert [branch.decisions for branch in kept.branches()] == [len(old.steps), len(page.session.steps)]


def test_playing_on_is_an_answer_too(saved_games_home: Path) -> None:
    """The offer goes with the first decision, not with a click that is refused; the saved game is another branch."""
    old = played().session
    page = page_of_game()
    page.send("pick", spot="province.alpes")
    assert page.model["offer"]
    page.send("choose", move="sow IV")
    assert page.model["offer"] is None
    assert page.said("continue")["tone"] == "problem"
    (game,) = saved_games_home.glob("*.game")
    kept = saved_records.load(game)
    assert [branch.decisions for branch in kept.branches()] == [len(old.steps), len(page.session.steps)]
    kept.jump(kept.branches()[0].tip)
    assert kept.record() == old.record()


def test_sitting_down_is_no_answer() -> None:
    """The saved game can be continued by who sits there."""
    for number in range(2):
        page = page_of_game(people=(0, 1), hot_seat=True)
        page.send("sit")
        assert bool(page.model["offer"]) == bool(number)
        page.send("choose", move="sow I")


def test_another_game_is_not_offered() -> None:
    """Nor one that is over."""
    played()
    assert [page.model["offer"] for page in (page_of_game(seats=3), page_of_game(seed=8))] == [None, None]


def test_pace_and_hot_seats_are_kept() -> None:
    """The game goes on as it was played."""
    page = page_of_game(seats=3, people=(0, 1), pace="step", hot_seat=True)
    page.send("sit")
    page.send("choose", move="sow I")
    again = page_of_game(seats=3, people=(0, 1))
    again.send("continue")
    assert (again.session.pace, again.session.hot_seat, again.model["by_itself"]) == (STEP, True, True)


@pytest.mark.parametrize("change", ["cut", "version"])
def test_a_journal_that_cannot_be_read_leaves_the_game_as_it_is(saved_games_home: Path, change: str) -> None:
    """It says so in a sentence."""
    played()
    page = page_of_game()
    (path,) = saved_games_home.glob("*.game/*.jsonl")
    head, *lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    newer = json.dumps(json.loads(head) | {"version": 99}) + "\n"
    path.write_text(f"{head[:9]}\n" if change == "cut" else "".join([newer, *lines]), encoding="utf-8")
    session = page.session
    assert page.said("continue")["tone"] == "problem"
    assert " " in page.notice["text"]
    assert "⟦" not in page.notice["text"]
    assert page.session is session


def test_what_cannot_be_kept_is_told_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The game goes on, and is kept from its beginning as soon as that is possible."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "file" / "saves"))
    page = page_of_game()
    answer = page.said("choose", move="sow I")
    assert answer["tone"] == "problem"
    assert "not saved now" in answer["text"]
    assert "⟦" not in answer["text"]
    assert page.said("choose", move=page.model["choices"][0]["move"])["tone"] == ""
    (tmp_path / "file").unlink()
    assert page.said("choose", move=page.model["choices"][0]["move"])["tone"] != "problem"
    (game,) = (tmp_path / "file" / "saves").glob("*.game")
    assert saved_records.load(game).record() == page.session.record()
    (tmp_path / "file" / "saves").rename(tmp_path / "elsewhere")
    (tmp_path / "file").rmdir()
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert page.said("choose", move=page.model["choices"][0]["move"])["tone"] == "problem"
