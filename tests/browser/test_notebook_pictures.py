"""What notebooks show before they are run: all their pictures, and a lesson with its title, without a kernel."""

import json
import re
from html import unescape
from pathlib import Path
from typing import Final

import pytest
from browser.lab import Lab
from playwright.sync_api import Browser, Locator, Page, expect

from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.i18n import Words
from trajan_tutor.jupyter.lesson_list import notebook_of
from trajan_tutor.lessons.find import course

pytestmark = pytest.mark.browser

NOTEBOOKS: Final = Path(__file__).parents[2] / "notebooks"
PICTURE: Final = "img[src^='data:image/svg+xml']"
WIDTHS: Final = """images => Promise.all(
    images.map(image => image.decode().then(() => image.getBoundingClientRect().width))
)"""
# JupyterLab draws what is out of sight when it has nothing else to do.
IDLE_MILLISECONDS: Final = 120_000
# One of each: the lesson of a game, the editor and the recording, the class.
ALL: Final = tuple(path.relative_to(NOTEBOOKS).as_posix() for path in sorted(NOTEBOOKS.rglob("*.ipynb")))
FEW: Final = ("caesar/31_placing.ipynb", "teaching/90_position_and_lesson.ipynb", "teaching/91_in_class.ipynb")


def titles() -> dict[str, str]:
    """Return the titles of all lessons in words, by their notebooks."""
    found: dict[str, str] = {}
    for name in game_names():
        game = find_game(name)
        words = Words("en", (game.resources.words,))
        found |= {notebook_of(lesson): words(lesson.title) for lesson in course(game)}
    return found


def kept_in(path: Path) -> list[dict[str, str]]:
    """Return what the cells of a notebook show that it keeps, by kinds."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    outputs = [one.get("data", {}) for cell in cells for one in cell.get("outputs", ())]
    return [{kind: "".join(text) for kind, text in data.items() if isinstance(text, list | str)} for data in outputs]


def pictures_in(kept: list[dict[str, str]]) -> int:
    """Return how many pictures there are."""
    return sum(data.get("text/html", "").count('src="data:image/svg+xml') for data in kept)


def see_pictures(pictures: Locator, name: str, title: str) -> None:
    """See that every picture is one, that one is as wide as a board, and that the first has the title."""
    widths = pictures.evaluate_all(WIDTHS)
    assert widths, name
    assert max(widths) > 400, name
    assert min(widths) > 0, name
    source = pictures.first.evaluate("image => decodeURIComponent(image.src)")
    texts = " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", source))
    assert title in unescape(texts), name


def show_in_page(page: Page, kept: list[dict[str, str]]) -> None:
    """Show what a notebook keeps as a page without a kernel shows it."""
    page.set_content("\n".join(data["text/html"] for data in kept if "text/html" in data))


def test_every_notebook_keeps_pictures_that_a_browser_shows(chromium: Browser) -> None:
    """All of them, in all notebooks."""
    page, of_lessons = chromium.new_page(), titles()
    paths = {name: NOTEBOOKS / name for name in ALL}
    assert {path.name[:2] for path in paths.values()} >= {"00", "01", "20", "30", "90", "91", "92"}
    assert {*of_lessons} <= {*paths}
    for name, path in paths.items():
        kept = kept_in(path)
        show_in_page(page, kept)
        pictures = page.locator(PICTURE)
        assert pictures.count() == pictures_in(kept), name
        see_pictures(pictures, name, of_lessons.get(name, ""))
    page.close()


@pytest.mark.parametrize("is_whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["few", "all"])
def test_notebooks_show_their_boards_before_they_are_run(lab: Lab, *, is_whole: bool) -> None:
    """In JupyterLab, and no kernel is started for that."""
    of_lessons = titles()
    # Other tests have kernels.
    lab.server.end_sessions()
    for name in ALL if is_whole else FEW:
        lab.open(name, kernel=False)
        pictures = lab.page.locator(f".jp-NotebookPanel .jp-OutputArea {PICTURE}")
        expect(pictures).to_have_count(pictures_in(kept_in(NOTEBOOKS / name)), timeout=IDLE_MILLISECONDS)
        see_pictures(pictures, name, of_lessons.get(name, ""))
        assert lab.page.locator(".trajan-tutor").count() == 0
    assert lab.server.ask("api/kernels") == []
    # JupyterLab itself stumbles over a notebook that has no kernel.
    assert [error for error in lab.errors if "reading 'kernel'" not in error] == []
