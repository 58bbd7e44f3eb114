"""Each kind of state of lessons and games, measured without a kernel: nothing outside, cut, covered, small or moved.

Which steps are walked `tools/walk_plan.py` chooses, and says how; `test_walk_whole.py` walks all of them.
"""

from collections.abc import Iterator

import pytest
import walk_plan
from browser.walker import PHONE, PSEUDO, SMALLEST, TABLET, WAYS, Walker, Window, walking
from playwright.sync_api import Browser

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def walker(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Walker]:
    """Return who walks."""
    with walking(chromium, tmp_path_factory.mktemp("walk")) as walker:
        yield walker


# Words that are wider than their tab, cut by it, or on other words.
PLANTED = """() => {
    const root = document.body.appendChild(document.createElement("div"));
    const cut = "width:40px;overflow:hidden;white-space:nowrap";
    const over = '<span style="position:absolute;left:9px">Other</span>';
    root.innerHTML = `<div class="strip"><button style="${cut}">Construction tiles</button>
        <button style="width:200px">Whole</button>
        <button style="position:relative;width:80px">Over${over}</button></div>`;
    const found = measure.cutWords(root);
    root.remove();
    return found;
}"""


# A window on a part of a drawing, in which words lie on each other; others do so beyond what it shows.
DRAWN = """() => {
    const root = document.body.appendChild(document.createElement("div"));
    const words = (x, all) => all.map((one) => `<text x="${x}" y="20">${one}</text>`).join("");
    root.innerHTML = `<svg width="300" height="40" viewBox="0 0 300 40">
        <svg class="window" x="0" y="0" width="100" height="40" viewBox="0 0 100 40">
            ${words(9, ["Shown", "Under"])}${words(150, ["Not shown", "Not under"])}
        </svg></svg>`;
    const found = measure.cutWords(root);
    root.remove();
    return found;
}"""


def test_cut_words_are_found(walker: Walker) -> None:
    """A tab that is planted with too many words, and words on other words; what is whole is none of them."""
    with walker.page(SMALLEST) as page:
        found, drawn = page.evaluate(PLANTED), page.evaluate(DRAWN)
    assert found == ["Construction tiles: wider than its box", "Over: over Other"]
    assert drawn == ["Shown: over Under"]


DEALT = (("en", SMALLEST), (PSEUDO, PHONE), (PSEUDO, TABLET))


def test_nothing_is_missed_in_one_of_three_windows(walker: Walker) -> None:
    """In no kind of state (asked, refused, mistaken, hinted, done, of each kind of step): they are dealt to windows."""
    kinds, steps = walk_plan.stored()
    met: set[str] = set()
    for number, (language, window) in enumerate(DEALT):
        share = dict([*steps.items()][number :: len(DEALT)])
        seen = walker.walk({**share}, language, window, dark=language == PSEUDO)
        assert seen.found == []
        met |= seen.kinds
    # Fails where lessons have changed: `python tools/walk_plan.py` chooses anew.
    assert sorted(met) == kinds


@pytest.mark.long
@pytest.mark.parametrize(("language", "window"), WAYS, ids=str)
def test_nothing_is_missed(walker: Walker, language: str, window: Window) -> None:
    """In no kind of state in any of the windows, in English and in long words."""
    _, steps = walk_plan.stored()
    assert walker.walk({**steps}, language, window, dark=language == PSEUDO).found == []


# Errors of layout, and what is found of each.
ERRORS = {
    "text": ".trajan-tutor .prompt, .trajan-tutor .lesson-words { font-size: 9px !important; }",
    "target": ".trajan-tutor button { height: 14px !important; min-height: 0 !important; padding: 0 !important; }",
    "outside": ".trajan-tutor [data-slot=next] { position: relative; left: 2000px; }",
    "moved": ".trajan-tutor[data-phase=mistaken] [data-pane] { translate: 3px 3px; }",
    "faint": ".trajan-tutor .lesson-words { color: #555 !important; background: #444 !important; }",
}


@pytest.mark.parametrize("window", [SMALLEST, PHONE], ids=str)
def test_what_is_planted_is_found(walker: Walker, window: Window) -> None:
    """Words, targets, places and panes that a style sheet has spoilt are told by a walk, each alone."""
    name = "trajan-02-sowing"
    found = {
        kind: {
            line.partition(" ")[0] for line in walker.walk({name: [1, 2]}, "en", window, dark=True, style=style).found
        }
        for kind, style in ERRORS.items()
    }
    assert [kind for kind, told in found.items() if kind not in told] == []
    assert walker.walk({name: [1, 2]}, "en", window, dark=True).found == []
