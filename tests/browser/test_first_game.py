"""The first game of each course in a real JupyterLab, to its end: by mouse alone, and by keys alone."""

import pytest
from browser.first_games import CHOICE, MOST, first_games, is_played, play_by_mouse, see_the_end
from browser.lab import Lab
from playwright.sync_api import Locator, expect

from trajan_tutor.jupyter.lesson_list import notebook_of
from trajan_tutor.lessons.lesson import Lesson

pytestmark = pytest.mark.browser

WIDTH, HEIGHT = 1366, 768
FIRST_GAMES = first_games()
# Keys are the same in every game; what is played by keys is one of the lessons that are played by mouse anyway.
BY_KEYS = [
    pytest.param(lesson, id=lesson.address, marks=pytest.mark.long if lesson is not FIRST_GAMES[0] else ())
    for lesson in FIRST_GAMES
]
BY_MOUSE = [
    pytest.param(lesson, id=lesson.address, marks=pytest.mark.long if lesson is FIRST_GAMES[0] else ())
    for lesson in FIRST_GAMES
]


def opened(lab: Lab, lesson: Lesson) -> Locator:
    """Open the notebook of a lesson as it is given to learners, and run it."""
    lab.server.forget_games()
    lab.page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    lab.open(notebook_of(lesson))
    lab.run_all()
    stage = lab.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .trajan-tutor").first
    stage.locator("[data-slot=instruction] .lesson-words p").first.wait_for()
    return stage


def keys_for(stage: Locator) -> tuple[str, ...]:
    """Return the keys that lead on from where the game stands."""
    if stage.get_attribute("data-phase") == "done":
        return ("n",)
    if stage.locator(".confirm").count():
        return ("1", "Enter", "Enter")
    return ("1",) if stage.locator(CHOICE).count() else ("ArrowRight", "Enter")


@pytest.mark.parametrize("lesson", BY_MOUSE)
def test_the_first_game_by_mouse(lab: Lab, lesson: Lesson) -> None:
    """Whatever is lit is clicked, to the end; words, answer, choices and target are always in the window."""
    stage = opened(lab, lesson)
    play_by_mouse(stage)
    see_the_end(stage)
    assert not lab.errors


@pytest.mark.parametrize("lesson", BY_KEYS)
def test_the_first_game_by_keys(lab: Lab, lesson: Lesson) -> None:
    """The first choice by its digit, or a place by arrows; what follows by the key that leads on."""
    stage = opened(lab, lesson)
    keyboard = lab.page.keyboard
    stage.locator("[data-slot=instruction]").focus()
    for _ in range(MOST):
        if is_played(stage):
            break
        while stage.locator(".report").count():
            keyboard.press("Enter")
        answered = str(stage.get_attribute("data-answered"))
        for key in keys_for(stage):
            keyboard.press(key)
        expect(stage).not_to_have_attribute("data-answered", answered)
    see_the_end(stage)
    assert not lab.errors
