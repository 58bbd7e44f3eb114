"""Whoever does in the first games only what words and marks say is led through every taught turn, on all hosts."""

import pytest
from browser.first_games import first_game
from browser.kernelless import Quick, QuickKernel
from browser.lab import Lab
from browser.newcomer import Newcomer

import trajan_tutor as tt
from trajan_tutor.engine.games import game_names
from trajan_tutor.jupyter.lesson_list import notebook_of
from trajan_tutor.jupyter.stage_widget import StageWidget
from trajan_tutor.lessons.lesson import Lesson

pytestmark = pytest.mark.browser


def lines_of(lesson: Lesson) -> int:
    """Return how many lines a lesson has for clicks."""
    return sum(len(step.beats) for step in lesson.steps)


def is_led(newcomer: Newcomer, lesson: Lesson) -> None:
    """Whatever is marked can be hit, two lines at most are beside it, and all lines that the lesson has were read."""
    assert newcomer.missed == []
    assert [lines for lines in newcomer.lines if not 1 <= len(lines) <= 2] == []
    assert len(newcomer.lines) == len({*map(tuple, newcomer.lines)}) == lines_of(lesson)


@pytest.mark.parametrize("game", game_names())
def test_on_a_phone(quick: Quick, game: str) -> None:
    """By a finger, without scrolling."""
    lesson = first_game(game)
    board = tt.lesson(lesson.address)
    assert isinstance(board, StageWidget)
    kernel: QuickKernel = quick(board.desk, 390, 844, finger=True)
    newcomer = Newcomer(kernel.stage, finger=True)
    newcomer.obey()
    is_led(newcomer, lesson)
    assert not kernel.errors


@pytest.mark.long
@pytest.mark.parametrize("game", game_names())
def test_in_a_notebook(lab: Lab, game: str) -> None:
    """In the notebook as it is given to learners, in a window of a small laptop."""
    lesson = first_game(game)
    lab.page.set_viewport_size({"width": 1366, "height": 768})
    lab.open(notebook_of(lesson))
    lab.run_all()
    stage = lab.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .trajan-tutor").first
    stage.locator("[data-slot=instruction] .lesson-words p").first.wait_for()
    newcomer = Newcomer(stage)
    newcomer.obey()
    is_led(newcomer, lesson)
    assert not lab.errors
