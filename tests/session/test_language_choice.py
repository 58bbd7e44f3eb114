"""Which language is chosen where several are offered, as those of a game from elsewhere are."""

from collections.abc import Iterator

import pytest

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.i18n import chosen_language
from trajan_tutor.i18n.languages import CHOICE, speaking
from trajan_tutor.session import language_choice


@pytest.fixture(autouse=True)
def two_languages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Offer one more, of which nobody has told the name, and forget what is chosen."""
    monkeypatch.setattr(language_choice, "languages", lambda: ("en", "xx"))
    with speaking(""):
        yield


def test_a_region_is_left_out_where_it_has_no_words() -> None:
    """As people write the language of their computer."""
    assert language_choice.choose("xx_YY") == chosen_language() == "xx"


def test_one_that_is_not_offered_changes_nothing() -> None:
    """Those that are offered are named, with their own names where they have one."""
    language_choice.choose("xx")
    with pytest.raises(MisusedError) as caught:
        language_choice.choose("yy")
    assert dict(caught.value.message.parameters)["offered"] == ("en (English)", "xx (xx)")
    assert CHOICE.asked == "xx"


def test_a_language_that_is_spoken_meanwhile_is_not_spoken_afterwards() -> None:
    """What was chosen before is."""
    language_choice.choose("en")
    with speaking("xx"):
        assert chosen_language() == "xx"
    assert chosen_language() == "en"
