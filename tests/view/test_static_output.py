"""What a notebook keeps of a value: a picture that pages without trust show, and a sentence; one function makes it."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from trajan_tutor.view import Drawing
from trajan_tutor.view.static_output import (
    LARGEST_BYTES,
    LONGEST_SENTENCE,
    StaticOutput,
    as_address,
    leading_to,
    picture_in,
    picture_of_address,
    static_bundle,
    steps_of,
)

PACKAGE = Path(__file__).parents[2] / "trajan_tutor"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>{}</text></svg>'
LIGHT = Drawing(SVG.format("don't"), "x")
HEAVY = Drawing(SVG.format("x" * LARGEST_BYTES), "x")
# What GitHub, nbviewer and an untrusted JupyterLab leave of a picture; rules of style and buttons they take away.
LEFT_OF_IMG = {"src", "alt", "width", "class"}


def broken() -> Drawing:
    """Return no picture."""
    raise ValueError


class Images(HTMLParser):
    """Collects the attributes of all pictures."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[dict[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take note of a picture."""
        if tag == "img":
            self.found.append(dict(attrs))


def test_no_value_has_a_bundle_of_its_own() -> None:
    """What shows itself in a cell says what is to be kept: only the mixin for values and that for widgets make it.

    The page of a learner hands over to its widget where a notebook runs.
    """
    bundles = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if re.search(r"def _(repr_(mimebundle|html|svg|png)|ipython_display)_\(", path.read_text(encoding="utf-8"))
    }
    assert bundles == {"view/static_output.py", "jupyter/kept_widget.py", "jupyter/mastery_shown.py"}


def test_a_picture_needs_neither_trust_nor_a_network() -> None:
    """It is an `<img>` with its data, whose attributes every sanitizer leaves, whole without style and buttons."""
    html = static_bundle(StaticOutput("A board.", (lambda: LIGHT,), runs="Run it", opens="play=trajan"))["text/html"]
    bare = re.sub(r"</?(?:button|a|style)[^>]*>", "", html)
    images = Images()
    images.feed(bare)
    [image] = images.found
    assert set(image) == LEFT_OF_IMG
    assert image["alt"] == "A board. Run it"
    assert (image["src"] or "").startswith("data:image/svg+xml,")
    assert picture_in(bare) == LIGHT.portable()
    assert not re.search(r"https?:(?!//www\.w3\.org/)|<script|javascript:", html)


def test_an_address_gives_its_picture_back() -> None:
    """With its quotes in tags, and between them, as they were."""
    svg = '<svg a="1" b="it\'s">don\'t "stop" 100% #1</svg>'
    assert picture_of_address(as_address(svg)) == svg
    assert '"' not in as_address(svg)


@pytest.mark.parametrize("draw", [broken, lambda: HEAVY])
def test_a_picture_that_cannot_be_made_or_is_too_heavy_leaves_the_sentence(draw: object) -> None:
    """Or the next one, where there is one."""
    alone = StaticOutput("A board.", (draw,))  # type: ignore[arg-type]
    assert static_bundle(alone) == {"text/plain": "A board."}
    other = StaticOutput("A board.", (draw, lambda: LIGHT))  # type: ignore[arg-type]
    assert picture_in(static_bundle(other)["text/html"]) == LIGHT.portable()


def test_what_is_kept_as_text_is_one_short_sentence() -> None:
    """However much a value could say."""
    assert static_bundle(StaticOutput("One.\nTwo.")) == {"text/plain": "One."}
    long = static_bundle(StaticOutput("x" * 999))["text/plain"]
    assert (len(long), long[-1]) == (LONGEST_SENTENCE, "…")


def test_words_are_never_markup() -> None:
    """Neither in the sentence of a picture nor in what stands below it."""
    html = static_bundle(StaticOutput('"><script>', (lambda: LIGHT,), text="<b>"))["text/html"]
    assert "<script" not in html
    assert "<b>" not in html


def test_a_picture_leads_to_the_light_page_where_its_address_is_told() -> None:
    """At its game; without an address it leads nowhere, and what has nothing there is left as it is."""
    html = static_bundle(StaticOutput("A board.", (lambda: LIGHT,), runs="Run it", opens="play=trajan"))["text/html"]
    assert leading_to(html, "") == html
    led = leading_to(html, "https://example.org/page/?x=1")
    assert led.startswith('<a href="https://example.org/page/?play=trajan" target="_blank" rel="noopener"')
    assert 'data-commandlinker-command="notebook:run-cell"' in led
    assert led.endswith("</a>")
    own = static_bundle(StaticOutput("A lesson.", (lambda: LIGHT,), runs="Run it"))["text/html"]
    assert leading_to(own, "https://example.org/") == own


def test_what_is_made_in_steps_is_the_same() -> None:
    """Each step leaves less to be done."""
    kept = StaticOutput("A board.", (lambda: LIGHT,))
    steps = list(steps_of(kept))
    assert [static_bundle(one) for one in steps] == [static_bundle(kept)] * 2
    assert [static_bundle(one) for one in steps_of(StaticOutput("A.", (broken,)))] == [{"text/plain": "A."}] * 2
