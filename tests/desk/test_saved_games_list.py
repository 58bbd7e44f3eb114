"""Saved games in the form for a new game: told in words, continued by a click, refused in a sentence."""

import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest
from desk.page import Page, page_of_game, page_of_lesson, page_of_table

from trajan_tutor.journals import progress, saved_games, saved_records
from trajan_tutor.journals.game_extras import save_text
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import Session
from trajan_tutor.viewmodel.saved_games_list import MOST


def saved(game: str, decisions: int, **asked: Any) -> Session:
    """Keep a game among the saved games after some decisions."""
    session: Session = new_session(game, **asked)
    for number in range(decisions):
        choices = session.choices()
        session.choose(session.game.notation(choices[number * 7 % len(choices)]))
    saved_games.begin(session, saved_games.home()).keep()
    return session


def place_of(session: Session) -> Path:
    """Return where the journal of a game lies."""
    return saved_games.place_of(session, saved_games.home())


def listed(page: Page) -> Any:
    """Open the form, as a page does, and return what the saved games holds."""
    return page.ask("show", page="saved-games")


@pytest.fixture
def page() -> Page:
    """Return an empty table."""
    return page_of_table()


def test_an_empty_list_has_no_rows(page: Page) -> None:
    """Then a page shows nothing of it."""
    found = listed(page)
    assert (found["heads"], found["rows"], found["problems"], found["more"]) == ([], [], [], "")


def test_a_saved_game_is_told_by_game_seats_date_and_turn(page: Page) -> None:
    """Seats by the names that the board gives them; names of people stay text."""
    session = saved("trajan", 12, seats=3, seed=7, names=("<i>Ann</i>",))
    (row,) = listed(page)["rows"]
    game, players, when, turn = row["cells"]
    assert (game, players, turn) == ("Trajan", "<i>Ann</i>, Bot B and Bot C", str(session.game.begun(session.state)))
    assert "20" in when
    assert row["file"] == place_of(session).name
    assert "Ann" in row["label"]


def test_every_game_names_its_seats_itself(page: Page) -> None:
    """On any board: the words of all games are there."""
    saved("caesar", 2, seed=3)
    saved("caesar", 1, seed=3, solo="medium")
    told = {row["cells"][1] for row in listed(page)["rows"]}
    assert told == {"You and Pompey (bot)", "You and Crassus"}
    page = page_of_game(seed=8)
    assert {row["cells"][1] for row in listed(page)["rows"]} == told


def test_the_latest_game_comes_first(page: Page, saved_games_home: Path) -> None:
    """And of very many only the latest are told, with how many there are beside them, and how to remove some."""
    assert listed(page)["more"] == ""
    first = place_of(saved("trajan", 1, seats=2, seed=7))
    assert listed(page)["more"] == "Games stay here until you remove them."
    for number in range(MOST + 2):
        place = saved_games_home / f"trajan-{number}.game"
        shutil.copytree(first, place)
        for file in place.iterdir():
            os.utime(file, (2_000_000_000 + number, 2_000_000_000 + number))
    found = listed(page)
    assert [row["file"] for row in found["rows"]] == [f"trajan-{MOST + 1 - number}.game" for number in range(MOST)]
    assert found["more"].startswith("3 older games")
    assert "saves --remove" in found["more"]


def test_a_game_is_removed_by_a_click_and_only_so(page: Page, saved_games_home: Path) -> None:
    """Others stay; what is not there any more, or lies elsewhere, is told in a sentence."""
    kept = saved("trajan", 3, seats=2, seed=8)
    gone = place_of(saved("trajan", 3, seats=2, seed=7))
    rows = listed(page)["rows"]
    assert all("for ever" in row["removing"] and "Remove Trajan" in row["remove"] for row in rows)
    assert page.said("remove", file=gone.name)["tone"] == "note"
    assert [row["file"] for row in listed(page)["rows"]] == [place_of(kept).name]
    assert not gone.exists()
    for file in (gone.name, "../secret", f"../{saved_games_home.name}/{place_of(kept).name}"):
        assert page.said("remove", file=file)["tone"] == "problem"
        assert "no saved game" in page.notice["text"]
    assert place_of(kept).exists()


def test_an_offer_goes_with_the_game_that_it_offers() -> None:
    """Whoever removes it does not want to continue it."""
    session = saved("trajan", 3, seats=2, seed=7)
    page = page_of_game()
    assert page.model["offer"]
    page.send("remove", file=place_of(session).name)
    assert page.model["offer"] is None


def test_a_game_that_is_played_is_not_lost_by_removing_it(saved_games_home: Path) -> None:
    """With the next click everything that its board knows is kept again."""
    page = page_of_game()
    page.send("choose", move="sow I")
    (game,) = saved_games_home.glob("*.game")
    saved_games.remove(saved_games_home, game.name)
    assert page.said("choose", move=page.model["choices"][0]["move"])["tone"] == ""
    assert saved_records.load(game).record() == page.session.record()


def test_what_another_board_told_of_the_present_game_is_offered() -> None:
    """Taken up it is one game with two branches."""
    session = saved("trajan", 5, seats=2, seed=7)
    page = page_of_game()
    page.send("choose", move="sow IV")
    (row,) = listed(page)["rows"]
    own = page.session.record()
    page.send("resume", file=row["file"])
    assert page.session.record() == own
    assert [branch.decisions for branch in page.session.branches()] == [len(session.steps), len(own.moves)]
    assert listed(page)["rows"] == []


def test_a_click_continues_a_saved_game(page: Page) -> None:
    """In its own file."""
    session = saved("trajan", 12, seats=3, seed=7)
    (row,) = listed(page)["rows"]
    assert page.said("resume", file=row["file"])["tone"] == "note"
    assert page.session.record() == session.record()
    page.send("choose", move=page.model["choices"][0]["move"])
    assert listed(page)["rows"] == [], "the game on the board is not offered to itself"
    assert saved_games.named(saved_games.home(), row["file"]).decisions > len(session.record().moves)


def test_the_present_game_stays_until_a_click() -> None:
    """Looking at the saved games changes nothing; what was played is saved when another game is taken up."""
    saved("caesar", 2, seed=3)
    page = page_of_game()
    page.send("choose", move="sow I")
    session, picture, moves = page.session, page.drawn, page.session.record().moves
    (row,) = listed(page)["rows"]
    assert (page.session, page.drawn) == (session, picture)
    page.send("resume", file=row["file"])
    assert page.session.game.name == "caesar"
    back = next(row for row in listed(page)["rows"] if row["cells"][0] == "Trajan")
    page.send("resume", file=back["file"])
    assert page.session.record().moves == moves


def test_a_finished_game_is_there_to_be_looked_at(page: Page) -> None:
    """With its end, and another word on its button."""
    session = new_session("caesar", seed=3, people=(0, 1))
    while not session.is_over:
        session.choose(session.game.notation(session.choices()[0]))
    saved_games.begin(session, saved_games.home()).keep()
    (row,) = listed(page)["rows"]
    assert (row["cells"][3], row["button"]) == ("over", "Look at it")
    page.send("resume", file=row["file"])
    assert page.model["ending"]["order"]


@pytest.mark.parametrize("change", ["cut", "version", "kind", "seats", "game", "turns", "old"])
def test_a_damaged_game_is_told_in_one_sentence(page: Page, saved_games_home: Path, change: str) -> None:
    """By its name, without a button; the others are there."""
    whole = saved("trajan", 3, seats=2, seed=8)
    place = place_of(saved("trajan", 3, seats=2, seed=7))
    (path,) = place.iterdir()
    head, first = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    if change in ("version", "kind"):
        head[change] = 99
    elif change == "seats":
        first["begun"]["players"] = ["person"] * 7
    elif change == "game":
        first["begun"]["record"]["game"] = "chess"
    elif change == "turns":
        first["begun"]["turns"] = "many"
    text = f"{json.dumps(head)}\n{json.dumps(first)}\n"
    path.write_text(text[: len(text) // 2] + "\n" if change == "cut" else text, encoding="utf-8")
    if change == "old":
        shutil.rmtree(place)
        place = saved_games_home / "trajan.json"
        place.write_text(save_text(whole).replace('"over": false', '"over": "no"'), encoding="utf-8")
    found = listed(page)
    assert [row["file"] for row in found["rows"]] == [place_of(whole).name]
    (problem,) = found["problems"]
    assert problem.startswith(place.name)
    assert "⟦" not in problem
    assert str(saved_games_home) not in problem


def test_progress_is_no_damaged_game(page: Page, saved_games_home: Path) -> None:
    """It lies in the same folder."""
    page_of_lesson().send("go", action="hint")
    (saved_games_home / "progress.json").write_text(progress.dumps(progress.Progress()), encoding="utf-8")
    assert {path.name for path in saved_games_home.iterdir()} == {"progress", "progress.json"}
    found = listed(page)
    assert (found["rows"], found["problems"]) == ([], [])


@pytest.mark.parametrize("file", ["none.json", "../secret.json", "/etc/passwd", "x" * 150])
def test_a_file_that_is_not_among_the_saved_games_is_refused(page: Page, saved_games_home: Path, file: str) -> None:
    """Also one beside it: no game begins."""
    (saved_games_home.parent / "secret.json").write_text("{}", encoding="utf-8")
    answer = page.said("resume", file=file)
    assert answer["tone"] == "problem"
    assert "no saved game" in answer["text"]
    assert page.drawn == ""


def test_a_game_that_turns_out_to_be_damaged_leaves_the_present_one() -> None:
    """Who plays it is only looked for when somebody wants to go on with it."""
    (path,) = place_of(saved("trajan", 3, seats=2, seed=8)).iterdir()
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"random"', '"nobody known"', 1), encoding="utf-8")
    page = page_of_game()
    session = page.session
    answer = page.said("resume", file=path.parent.name)
    assert answer["tone"] == "problem"
    assert "⟦" not in answer["text"]
    assert page.session is session
