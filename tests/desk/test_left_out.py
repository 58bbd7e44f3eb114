"""A journal that tells of something that cannot be opens with everything else, and what is left out is named."""

import json
from pathlib import Path
from typing import Any

import pytest
from desk.page import Page, page_of_game, page_of_table

from trajan_tutor.desk.desk import Desk
from trajan_tutor.journals import saved_records
from trajan_tutor.journals.merged_game import BEGINNING, known_as

HEAD = {"kind": "trajan_tutor game", "version": 1}
LATER = 2 * 10**15


def click(page: Page, number: int = 0) -> None:
    """Choose what can be chosen."""
    page.send("choose", move=page.model["choices"][number]["move"])


def played(decisions: int = 4) -> Page:
    """Return a page on which two people have decided."""
    page = page_of_game(people=(0, 1))
    for _ in range(decisions):
        click(page)
    return page


def journal_of(home: Path) -> Path:
    """Return the only file of the only game."""
    (file,) = home.glob("*.game/*.jsonl")
    return file


def told_by_another(home: Path, *entries: dict[str, Any]) -> None:
    """Add a file of another writer, whose entries come last."""
    lines = [HEAD, *({"number": LATER + at} | entry for at, entry in enumerate(entries))]
    other = journal_of(home).with_name("29990101-000000-1-other.jsonl")
    other.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")


def taken_up() -> tuple[Page, str]:
    """Go on with the only saved game; return the page, and what is said of the game."""
    page = page_of_table()
    (row,) = page.ask("show", page="saved-games")["rows"]
    said = page.said("resume", file=row["file"])
    assert said["tone"] == "note"
    assert "⟦" not in said["text"]
    return page, said["text"]


def lines_of(page: Page) -> set[tuple[str, ...]]:
    """Return every line of decisions of a tree."""
    session = page.session
    return {tuple(session.game.notation(step.move) for step in session.tree.path(node)) for node in session.tree}


@pytest.mark.parametrize("wrong", ["sow XX", "take everything", "drop pink"])
def test_a_move_that_cannot_be_is_left_out_with_what_follows_it(saved_games_home: Path, wrong: str) -> None:
    """No notation, or none of that moment; the game stands where the way there can still be gone."""
    page = played()
    first = page.session.record().moves[0]
    after = known_as(BEGINNING, first)
    lost = known_as(known_as(after, wrong), "pass")
    told_by_another(
        saved_games_home,
        {"decided": [{"after": after, "first": 2, "moves": [wrong, "pass"]}], "names": {after: "here"}},
        {"decided": [{"after": lost, "first": 4, "moves": ["pass"]}], "here": lost, "end": lost},
    )
    again, said = taken_up()
    assert f"Decision 2 of the saved game, “{wrong}”, is not possible" in said
    assert "2 decisions after it" in said
    assert lines_of(again) == lines_of(page)
    assert [again.session.game.notation(step.move) for step in again.session.steps] == [first]
    assert [node.name for node in again.session.tree if node.name] == ["here"]


def test_a_game_without_what_cannot_be_is_played_on_and_kept(saved_games_home: Path) -> None:
    """What was left out stays in its file, and is named again."""
    page = played()
    told_by_another(saved_games_home, {"decided": [{"after": BEGINNING, "first": 1, "moves": ["sow XX", "pass"]}]})
    again, _ = taken_up()
    click(again, 1)
    assert again.model["unsaved"] is None
    third, said = taken_up()
    assert "“sow XX”" in said
    assert lines_of(third) == lines_of(again) > lines_of(page)


def test_a_move_in_the_only_file_is_left_out_too(saved_games_home: Path) -> None:
    """What was decided before it is there."""
    page = played()
    file = journal_of(saved_games_home)
    moves = page.session.record().moves
    head, *lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    lines[2]["decided"][0]["moves"][0] = "sow XX"
    file.write_text("".join(f"{json.dumps(line)}\n" for line in (head, *lines)), encoding="utf-8")
    again, said = taken_up()
    assert "“sow XX”, is not possible" in said
    assert again.session.record().moves == moves[:2]
    loaded = Page(Desk(saved_records.load(file.parent)))
    assert "“sow XX”, is not possible" in loaded.notice["text"]


@pytest.mark.parametrize(
    "begun",
    [
        {},
        {"record": 5},
        {"record": {"version": 1, "game": "chess", "setup": {"seats": 2, "seed": 1}, "moves": []}},
        {"players": 7},
    ],
)
def test_a_beginning_that_is_unknown_is_left_out_beside_one_that_is_known(
    saved_games_home: Path, begun: dict[str, Any]
) -> None:
    """Though it was told later; what its writer decided counts as far as it can be."""
    page = played()
    first = page.session.record().moves[0]
    told_by_another(saved_games_home, {"begun": begun, "names": {known_as(BEGINNING, first): "here"}})
    again, said = taken_up()
    assert "tells of another beginning, which is left out" in said
    assert lines_of(again) == lines_of(page)
    assert [node.name for node in again.session.tree if node.name] == ["here"]


def test_one_game_that_cannot_be_known_leaves_the_others_as_they_are(saved_games_home: Path) -> None:
    """It is told in a sentence."""
    page = played()
    file = journal_of(saved_games_home)
    lost = file.parent.with_name("lost.game")
    lost.mkdir()
    entry = {"number": 1, "begun": {"record": 5}, "decided": [{"after": "", "first": 1, "moves": ["sow I"]}]}
    (lost / file.name).write_text(f"{json.dumps(HEAD)}\n{json.dumps(entry)}\n", encoding="utf-8")
    listed = page_of_table().ask("show", page="saved-games")
    assert len(listed["rows"]) == len(listed["problems"]) == 1
    assert "lost.game" in listed["problems"][0]
    assert saved_records.load(file.parent).record() == page.session.record()
