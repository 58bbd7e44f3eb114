"""No known failing of accessibility in any state of any game, in five themes; what is off looks off in all of them."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Literal

import pytest
from browser.axe import violations
from browser.kernelless import open_stage, plain
from playwright.sync_api import Browser, Page

import trajan_tutor as tt
from trajan_tutor.coach.adviser import Effort
from trajan_tutor.coach.reviewer import CloserLook
from trajan_tutor.desk.coach.findings import Efforts
from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.jupyter.stage_widget import StageWidget

pytestmark = pytest.mark.browser

THEMES = ("light", "dark", "contrast", "safe")
# The fifth are the colours of the system.
FORCED = "forced"
FEW = Effort(search=10, finalists=2, finals=4, pairs=4, most_pairs=8, answers=0, second=0)
_MOST = 400


def asked(board: StageWidget, action: str, number: int = -1) -> None:
    """Ask the coach for something."""
    name = f"{action}-{number}-{board.desk.table.at}"
    request = {"type": "coach", "action": action, "number": number, "at": board.desk.table.at, "id": name}
    board.desk.hear({"type": "do", "request": request})


def states(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Play a game, and give what is shown of the first state of each kind: with the coach, by step, at its end."""
    board = tt.play(game, seats=find_game(game).seat_counts[0], seed=5)
    assert isinstance(board, StageWidget)
    board.desk.coach.state.driver = Driver.AT_ONCE
    board.desk.coach.state.efforts = Efforts(FEW, FEW, FEW, 4, (CloserLook(FEW, 9, deep=True),), 2)
    yield "begun", plain(board.desk.opened())
    for action in ("hint", "analyse", "why-not", "try", "leave"):
        asked(board, action)
        yield action, plain(board.desk.opened())
    known: set[str] = set()
    for decision in range(_MOST):
        moves = [board.session.game.notation(move) for move in board.session.choices()]
        if not moves:
            break
        kind = moves[0].partition(" ")[0]
        if kind not in known:
            known.add(kind)
            yield kind, plain(board.desk.opened())
        board.choose(moves[7 * decision % len(moves)])
    yield "over", plain(board.desk.opened())


def opened(chromium: Browser, shown: dict[str, Any], theme: str, width: int) -> Page:
    """Open a page on a state in a theme."""
    shown["model"]["theme"] = "light" if theme == FORCED else theme
    page = open_stage(chromium, shown, width, 700)
    forced: Literal["active", "none"] = "active" if theme == FORCED else "none"
    page.emulate_media(forced_colors=forced)
    return page


def found(chromium: Browser, game: str, ways: Sequence[tuple[str, int]], last: int | None = None) -> list[str]:
    """Return what is found in the states of a game, or in the first of them, in themes and windows of a width."""
    failings: list[str] = []
    for name, shown in islice(states(game), last):
        for theme, width in ways:
            page = opened(chromium, shown, theme, width)
            failings += [f"{game} {name} {theme} {width}: {one}" for one in violations(page)]
            page.close()
    return failings


@pytest.mark.parametrize("game", game_names())
def test_axe_finds_nothing_at_the_beginning(chromium: Browser, game: str) -> None:
    """With a hint, in the light, in the dark and in the colours of the system."""
    assert found(chromium, game, (("dark", 978), (FORCED, 978)), last=2) == []


@pytest.mark.long
@pytest.mark.parametrize("game", game_names())
def test_axe_finds_nothing_in_any_state(chromium: Browser, game: str) -> None:
    """In five themes, two of which on a phone: what stands there differs by the width, colours by the theme."""
    assert found(chromium, game, (*zip((*THEMES, FORCED), (978, 390, 978, 390, 978), strict=True),)) == []


def test_what_is_off_looks_off_in_the_colours_of_the_system(chromium: Browser) -> None:
    """As far as colours tell: the button that goes on has nothing to go on to."""
    _, shown = next(states("trajan"))
    page = opened(chromium, shown, FORCED, 978)
    colours = "selector => getComputedStyle(document.querySelector(selector)).color"
    off, on = (page.evaluate(colours, selector) for selector in (".onward[aria-disabled=true]", ".ask-hint"))
    assert off != on
    assert page.locator("h1").count() == 1
    page.close()
