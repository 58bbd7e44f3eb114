"""Text that goes into a drawing."""

from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trajan_tutor.engine.message import Message
from trajan_tutor.view.svg import Copying, clean, fill_chunk, fitted, squeezed


@given(st.text())
def test_any_text_can_stand_in_a_drawing(text: str) -> None:
    """Whatever people write, the drawing stays well-formed."""
    ET.fromstring(f'<a b="{clean(text)}">{clean(text)}</a>')  # noqa: S314 (that is what is tested)


@given(st.text(max_size=60), st.floats(11, 40), st.floats(20, 300))
def test_a_text_is_made_to_fit(text: str, size: float, width: float) -> None:
    """A text gets smaller, but not below 11, and is cut when that is not enough."""
    shown, smaller = fitted(text, size, width)
    assert 10.95 <= smaller <= size + 0.05
    assert shown == text or (shown.endswith("…") and len(shown) <= len(text))


@pytest.mark.parametrize(
    ("word", "shown"),
    [
        ("Alpes", "Alpes"),
        ("Lugudunensis", '<tspan font-size="11.2">Lugudunensis</tspan>'),
        (
            "Germania Superior",
            (
                '<tspan x="40" dy="-14.7" font-size="14">Germania</tspan>'
                '<tspan x="40" dy="14.7" font-size="14">Superior</tspan>'
            ),
        ),
        ("Acampamento-militar", '<tspan font-size="7">Acampamento-militar</tspan>'),
    ],
)
def test_a_printed_word_is_squeezed_rather_than_cut(word: str, shown: str) -> None:
    """Words of other languages may need more room than the template has; several stand in two lines before that."""
    assert squeezed(word, 14, 75, "40") == shown


def test_words_are_put_into_a_drawing_escaped() -> None:
    """A text with a key shows its words."""
    text = ET.fromstring(  # noqa: S314 (our own text)
        '<text xmlns="http://www.w3.org/2000/svg" class="a" fill="red" data-key="some-key" x="1">Some words</text>'
    )
    chunk = Copying({}).chunk([text])
    assert fill_chunk(chunk, lambda message: f"<{message.key}>") == '<text class="a" x="1">&lt;some-key&gt;</text>'
    assert chunk.keys[0][0] == Message.of("some-key")
