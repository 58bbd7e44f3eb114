"""A game on a desk: what a page is shown of it, and what its clicks do."""

from copy import deepcopy
from typing import Any

import pytest
from desk.page import Page, page_of_game
from the_games import opened

from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.session.new_session import new_session


@pytest.fixture
def page() -> Page:
    """Return the board of a game against a bot."""
    return page_of_game()


def shown(page: Page) -> dict[str, Any]:
    """Everything that a page sees of the game itself."""
    names = ("picture", "at", "turn", "prompt", "steps", "choices", "picked", "can_undo", "summary", "log", "earlier")
    return deepcopy({name: page.model[name] for name in names} | {"record": page.session.record()})


def test_a_board_shows_the_game(page: Page) -> None:
    """Picture, choices with their spots, scores, and labels in words."""
    assert page.model["picture"]["places"]["mat.0.tray.I"].startswith("<")
    assert [choice["move"] for choice in page.model["choices"]] == [
        f"sow {slot}" for slot in ("I", "II", "III", "IV", "V", "VI")
    ]
    assert page.model["choices"][0]["spots"] == ["mat.0.tray.I"]
    assert [score["points"] for score in page.model["summary"]["seats"]] == [0, 0]
    assert page.model["summary"]["seats"][0]["to_move"]
    assert not page.model["can_undo"]
    said = [page.model["turn"], page.model["prompt"], *(choice["text"] for choice in page.model["choices"])]
    values = [*page.model["labels"].values(), *said]
    assert all(values)
    assert not [value for value in values if "⟦" in value]


def test_a_pick_goes_on_with_the_game(page: Page) -> None:
    """The tray is emptied, the log tells it, and those who listen hear it."""
    before = page.drawn
    answer = page.said("pick", spot="mat.0.tray.III")
    assert answer["tone"] == ""
    assert page.session.record().moves[0] == "sow III"
    assert page.drawn != before
    assert page.model["log"]
    assert page.model["log"][0]["text"] in page.model["live"]
    assert page.model["can_undo"]
    assert page.model["answered"] == "page-1"


def test_a_choice_from_the_list(page: Page) -> None:
    """By its notation."""
    assert page.said("choose", move="sow I")["tone"] == ""
    assert page.session.record().moves[0] == "sow I"


def test_taking_back_shows_the_board_as_it_was(page: Page) -> None:
    """Everything but the count of changes is as before."""
    before = shown(page)
    page.send("pick", spot="mat.0.tray.I")
    assert page.said("undo")["tone"] == "note"
    assert shown(page) == before | {"at": page.model["at"]}


def test_an_illegal_pick_is_answered_in_words(page: Page) -> None:
    """The sentence is shown beside the spot and read aloud; nothing changes."""
    before = shown(page)
    answer = page.said("pick", spot="province.alpes")
    assert (answer["tone"], answer["spot"]) == ("refused", "province.alpes")
    assert answer["text"]
    assert "⟦" not in answer["text"]
    assert page.model["live"] == answer["text"]
    assert shown(page) == before


def test_the_same_answer_twice_is_two_answers(page: Page) -> None:
    """So that the page shows it again."""
    first = page.said("pick", spot="province.alpes")
    second = page.said("pick", spot="province.alpes")
    assert second["number"] == first["number"] + 1


@pytest.mark.parametrize(
    "content",
    [
        {"type": "pick", "spot": "mat.9.tray.I"},
        {"type": "pick", "spot": "<script>"},
        {"type": "choose", "move": "sow everything"},
        {"type": "choose", "move": "sail"},
        {"type": "pick"},
        {"type": "castle"},
        {"id": "page-0", "at": 17, "type": "pick", "spot": "mat.0.tray.I"},
        {"at": None, "type": "undo"},
        {"type": "undo"},
    ],
)
def test_what_means_nothing_is_answered_and_changes_nothing(page: Page, content: dict[str, Any]) -> None:
    """No such target, no such move, no request, late, nothing to take back."""
    before = shown(page)
    page.desk.hear({"at": page.model["at"], "id": "page-1"} | content)
    assert page.notice["text"]
    assert "⟦" not in page.notice["text"]
    assert shown(page) == before


def test_what_comes_late_finds_the_board_as_it_stands(page: Page) -> None:
    """A program has gone on meanwhile: nothing is done, and the page sees how it stands."""
    page.session.choose("sow I")
    answer = page.said("pick", spot="mat.0.tray.II")
    assert answer["tone"] == "problem"
    assert page.model["at"] == page.session.changes
    assert page.session.record().moves[0] == "sow I"
    assert "--mat.0.held." in page.drawn or page.model["log"]


def test_after_the_end_a_pick_is_refused() -> None:
    """The board of a finished game answers."""
    page = page_of_game(people=())
    assert page.session.is_over
    assert page.model["prompt"] == ""
    assert page.model["choices"] == []
    assert any(score["won"] for score in page.model["summary"]["seats"])
    assert "⟦" not in page.model["turn"]
    before = shown(page)
    assert page.said("pick", spot="mat.0.tray.I")["tone"] == "refused"
    assert shown(page) == before


def test_programs_do_what_clicks_do(page: Page) -> None:
    """And the page follows."""
    page.program.pick("mat.0.tray.III")
    assert page.model["at"] == page.session.changes
    page.program.undo()
    page.program.choose("sow I")
    assert page.session.record().moves[0] == "sow I"
    page.session.undo()
    page.program.refresh()
    assert page.model["at"] == page.session.changes


def test_two_boards_share_no_id() -> None:
    """On one page an id stands once."""
    drawn = [
        Page(Desk(new_session("trajan", seed=7), HostServices(prefix))).model["picture"] for prefix in ("b1", "b2")
    ]
    ids = []
    for picture in drawn:
        texts = [
            picture["symbols"],
            *(sheet["still"] for sheet in picture["sheets"].values()),
            *picture["places"].values(),
        ]
        ids.append({part.split('"')[0] for text in texts for part in text.split(' id="')[1:]})
    assert ids[0]
    assert not ids[0] & ids[1]


def test_names_are_text() -> None:
    """What people are called is never markup, and the picture escapes it."""
    name = '<img src=x onerror="alert(1)">'
    page = page_of_game(names=(name,))
    assert page.model["summary"]["seats"][0]["name"] == name
    assert "<img" not in page.drawn
    assert "onerror=&quot;" in page.drawn or 'onerror="' not in page.drawn


def test_what_a_seat_may_not_know_is_not_sent(page: Page) -> None:
    """The other hand's cards stay hidden while bots draw."""
    for _ in range(120):
        if page.session.is_over:
            break
        page.send("choose", move=page.model["choices"][-1]["move"])
    seen = page.session.observation().state
    other = page.session.game.observe(page.session.state, 1).state
    hidden = sum(opened(other).hand[12:24]) - sum(opened(seen).hand[12:24])
    assert hidden == opened(seen).unknown[1]


def test_a_whole_game_by_clicks() -> None:
    """Every choice can be made, and every sentence has words."""
    page = page_of_game(seed=3)
    texts: set[str] = set()
    while not page.session.is_over:
        choices = page.model["choices"]
        choice = choices[len(page.session.steps) * 7 % len(choices)]
        texts.update(one["text"] for one in choices)
        texts.add(page.model["prompt"])
        for spot in choice["spots"]:
            page.send("pick", spot=spot)
            if not page.model["picked"]:
                break
        if page.model["picked"] or not choice["spots"]:
            page.send("choose", move=choice["move"])
    texts.update(line["text"] for line in page.model["log"])
    assert not [text for text in texts if "⟦" in text or not text]
    assert sum(score["won"] for score in page.model["summary"]["seats"]) == 1
    assert page.model["earlier"]
