"""The first game of each course, to its end: by mouse alone, and by keys alone; on a page, and in a real JupyterLab."""

import pytest
from browser.first_games import CHOICE, MOST, first_game, is_played, play_by_mouse, see_the_end
from browser.kernelless import Quick, QuickKernel
from browser.lab import Lab
from playwright.sync_api import Locator, expect

import trajan_tutor as tt
from trajan_tutor.engine.games import game_names
from trajan_tutor.jupyter.lesson_list import notebook_of
from trajan_tutor.jupyter.stage_widget import StageWidget

pytestmark = pytest.mark.browser

WIDTH, HEIGHT = 1366, 768
# Keys are the same in every game; what is played by keys is one of the lessons that are played by mouse anyway.
BY_KEYS = "trajan"
BY_MOUSE = [name for name in game_names() if name != BY_KEYS]


@pytest.fixture
def stage(request: pytest.FixtureRequest, quick: Quick) -> Locator:
    """Show the first game of a course in a page as large as a small laptop's."""
    board = tt.lesson(first_game(request.param).address)
    assert isinstance(board, StageWidget)
    kernel: QuickKernel = quick(board.desk, WIDTH, HEIGHT)
    kernel.stage.locator("[data-slot=instruction] .lesson-words p").first.wait_for()
    return kernel.stage


def keys_for(stage: Locator) -> tuple[str, ...]:
    """Return the keys that lead on from where the game stands."""
    if stage.get_attribute("data-phase") == "done":
        return ("n",)
    if stage.locator(".confirm").count():
        return ("1", "Enter", "Enter")
    return ("1",) if stage.locator(CHOICE).count() else ("ArrowRight", "Enter")


def play_by_keys(stage: Locator) -> None:
    """Press the keys that lead on, to the end: the first choice by its digit, or a place by arrows."""
    keyboard = stage.page.keyboard
    stage.locator("[data-slot=instruction]").focus()
    for _ in range(MOST):
        if is_played(stage):
            return
        while stage.locator(".report").count():
            keyboard.press("Enter")
        answered = str(stage.get_attribute("data-answered"))
        for key in keys_for(stage):
            keyboard.press(key)
        expect(stage).not_to_have_attribute("data-answered", answered)


@pytest.mark.parametrize("stage", BY_MOUSE, indirect=True)
def test_the_first_game_by_mouse(stage: Locator) -> None:
    """Whatever is lit is clicked, to the end; words, answer, choices and target are always in the window."""
    play_by_mouse(stage)
    see_the_end(stage)


@pytest.mark.parametrize("stage", [BY_KEYS], indirect=True)
def test_the_first_game_by_keys(stage: Locator) -> None:
    """The first choice by its digit, or a place by arrows; what follows by the key that leads on."""
    play_by_keys(stage)
    see_the_end(stage)


@pytest.mark.long
@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
@pytest.mark.parametrize("game", game_names())
def test_the_first_game_in_a_notebook(lab: Lab, game: str, *, by_keys: bool) -> None:
    """The notebook as it is given to learners, from its first cell to the end of the game."""
    lab.page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    lab.open(notebook_of(first_game(game)))
    lab.run_all()
    stage = lab.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .trajan-tutor").first
    stage.locator("[data-slot=instruction] .lesson-words p").first.wait_for()
    if by_keys:
        play_by_keys(stage)
    else:
        play_by_mouse(stage)
    see_the_end(stage)
    assert not lab.errors
