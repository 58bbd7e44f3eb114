"""A lesson and a game of each game in a real JupyterLab, by mouse, in every language, opened as learners open them.

The same on the light page stands in `test_page.py`.
"""

import subprocess
from collections.abc import Iterator

import pytest
from browser.first_games import first_games, play_by_mouse, see_the_end
from browser.lab import ENVIRONMENT, Lab, LabServer
from browser.learner import Learner
from browser.played_out import at_once
from browser.spoken import LOCALES, SHORT_LESSONS, Ear, said_in
from playwright.sync_api import Browser, Locator

from trajan_tutor.jupyter.lesson_list import notebook_of
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.proof.translation_check import joining_words

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.fixture(scope="module", params=LOCALES)
def language(request: pytest.FixtureRequest) -> str:
    """Give a language."""
    return str(request.param)


@pytest.fixture(scope="module")
def spoken_lab(language: str, chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """Open a JupyterLab on the folder that the command makes in a language; nothing else names the language."""
    folder = tmp_path_factory.mktemp(f"course-{language}")
    server = LabServer(folder, tmp_path_factory.mktemp("jupyter"))
    command = [str(ENVIRONMENT / "trajan-tutor"), "lab", str(folder), "--language", language, "--copy-only"]
    subprocess.run(command, env=server.environment, check=True, capture_output=True)
    context = chromium.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    at_once(context)
    with server:
        yield Lab(server, context.new_page())
        context.close()
        server.end_sessions()


def opened(lab: Lab, lesson: Lesson) -> Locator:
    """Open the notebook of a lesson and run it; what the notebook itself says has no English in it."""
    lab.server.end_sessions()
    lab.errors.clear()
    lab.open(notebook_of(lesson))
    lab.run_all()
    notebook = lab.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)")
    for told in notebook.locator(".jp-MarkdownOutput").all():
        assert joining_words(said_in(told)) == []
    board = notebook.locator(".trajan-tutor").first
    board.locator("[data-slot=instruction] .lesson-words p").first.wait_for()
    return board


@pytest.mark.parametrize("game", SHORT_LESSONS)
def test_a_lesson_is_played_by_mouse(spoken_lab: Lab, language: str, game: str) -> None:
    """A foreseen mistake and every step, to the end: each says what the language says there, and nothing in English."""
    lesson, _ = find_lesson(SHORT_LESSONS[game])
    board = opened(spoken_lab, lesson)
    learner = Learner({game: board}, language, Ear(board, game, language).hear)
    learner.begin(lesson)
    learner.play_lesson()
    assert not spoken_lab.errors


@pytest.mark.parametrize("lesson", first_games(), ids=lambda lesson: lesson.address)
def test_the_first_game_is_played_by_mouse(spoken_lab: Lab, language: str, lesson: Lesson) -> None:
    """To its end, with every choice in the window; the page on which it ends is of the language too."""
    board = opened(spoken_lab, lesson)
    ear = Ear(board, lesson.game, language)
    play_by_mouse(board, ear.hear)
    ear.hear_the_end()
    see_the_end(board)
    assert not spoken_lab.errors
