"""Games in which many decide in turn: what others did, and secret choices that are opened together."""

from typing import Any

from desk.page import Page, page_of_game
from the_games import opened

from trajan_tutor.session.session import STEP

NAMES = ("", "Ben", "Cleo", "Dido")
ANSWERS = {
    "game": "sylla",
    "seats": 3,
    "players": ["person", "random", "random"],
    "names": [],
    "setup": "quick",
    "language": "en",
    "theme": "dark",
}


def sylla(**settings: Any) -> Page:
    """Return a page that shows a game of four, with one person unless it is said otherwise."""
    about: dict[str, Any] = {"seats": 4, "seed": 3, "pace": STEP, "names": NAMES} | settings
    return page_of_game("sylla", **about)


def decide(page: Page) -> None:
    """Make the first choice there is, or let a bot decide."""
    if page.model["others"]["waits"]:
        page.send("next")
    else:
        page.send("choose", move=page.model["choices"][0]["move"])


def until(page: Page, prompt: str) -> None:
    """Go on until a person is asked for something."""
    for _ in range(200):
        if prompt in page.model["prompt"] and not page.model["others"]["waits"]:
            return
        decide(page)
    raise AssertionError(prompt)


def test_what_was_worked_out_is_said_once_as_the_game_begins() -> None:
    """Before the first choice, and not again; also to a page that begins the game itself."""
    page = sylla()
    assert page.notice["tone"] == "note"
    assert page.notice["text"].startswith("Some figures")
    decide(page)
    assert page.notice["text"] == ""
    page.send("begin", answers=ANSWERS)
    assert "Some figures" in page.notice["text"]


def test_a_game_with_nothing_to_say_begins_without_a_word() -> None:
    """A foreword is the affair of a game, and most have none."""
    assert page_of_game("trajan").notice["text"] == ""


def test_each_bid_of_the_others_is_a_line() -> None:
    """In the order in which they bid, each with its name."""
    page = sylla()
    until(page, "Bid more, or pass")
    told = page.model["rivals"]
    assert told
    assert all(one["name"] in NAMES[1:] for one in told)
    assert any(one["text"].startswith("Bid ") for one in told)


def test_what_others_chose_in_secret_is_no_line_of_theirs() -> None:
    """It is told of all together, as it is opened."""
    page = sylla()
    for _ in range(60):
        if page.notice["title"] == "Opened together":
            break
        decide(page)
    assert not any("in secret" in one["text"] for one in page.model["rivals"])


def test_what_was_chosen_in_secret_is_opened_together() -> None:
    """Nobody's characters are told before the last seat has chosen; then all of them at once."""
    page = sylla()
    for _ in range(60):
        if page.notice["title"] == "Opened together":
            break
        decide(page)
    assert page.notice["tone"] == "note"
    assert all(f"{name}: Chose " in page.notice["text"] for name in NAMES[1:])
    assert "in secret" not in page.notice["text"]


def test_hands_are_opened_together_with_what_comes_of_it_for_all() -> None:
    """Until then nobody hears of a thumb; then everybody hears of all, and how many votes the work got."""
    page = sylla()
    until(page, "how many deniers you take in hand")
    amounts = [choice["amount"] for choice in page.model["choices"]]
    assert sorted(set(amounts)) == list(range(max(amounts) + 1))
    assert {choice["side"] for choice in page.model["choices"]} == {"Thumb up", "Thumb down"}
    while page.notice["title"] != "Opened together":
        decide(page)
    assert page.notice["text"].count("of them in hand") == len(NAMES)


def test_on_a_shared_screen_a_seat_sees_no_hand_before_all_have_chosen() -> None:
    """Behind the curtain nothing is told, and who sits down sees the backs of what others chose."""
    page = sylla(people=range(4), hot_seat=True, names=("Ada", *NAMES[1:]))
    page.send("sit")
    for _ in range(4):
        decide(page)
    assert page.model["others"]["hot_seat"]
    assert page.model["rivals"] == []
    page.send("sit")
    hidden = opened(page.session.game.observe(page.session.state, page.session.eyes).state)
    assert not any(hidden.chosen[: len(hidden.chosen) // 4])
    assert "mat.0.chosen.hidden" in page.drawn


def test_the_details_of_a_card_say_that_its_hexagons_were_worked_out() -> None:
    """Quietly, after the rule."""
    page = sylla()
    spot = page.model["choices"][0]["spots"][0]
    assert any("our reconstruction" in note for note in page.ask("tell", spot=spot)["notes"])
