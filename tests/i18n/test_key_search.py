"""Which messages say a text that somebody reads on a page."""

import pytest

from trajan_tutor.i18n import Words
from trajan_tutor.i18n.words import keys_of_text

SAID = [
    (Words.message("undo"), "Take back"),
    (Words.message("also"), "Take back"),
    (Words.message("all"), "All"),
    (Words.message("sentence"), "Take back what you have done."),
]


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("Take\n  back", ["undo", "also"]),
        ("Note: Take back what you have done. All", ["sentence", "undo", "also"]),
        ("what you have", ["sentence"]),
        ("All", ["all"]),
        ("of", []),
        (" ", []),
        ("Nobody says this", []),
    ],
)
def test_a_text_leads_to_its_messages(text: str, keys: list[str]) -> None:
    """Whole texts come first, then what a text is made of, then what it is from; short words are in too many."""
    assert keys_of_text(text, SAID) == keys
