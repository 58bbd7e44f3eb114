"""What is not certain about a rule stays out of beginners' sight until the lesson about it."""

import pytest
from the_games import TRAJAN

from trajan_tutor.desk.lesson.lesson_page import cards_for_later, lesson_card
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.viewmodel.panels import rule_card

WORDS = Words("en", (TRAJAN.resources.words,))
UNSURE = [rule for rule in TRAJAN.rules.rules if rule_card(TRAJAN, WORDS, rule)["marks"]]
LATER = "trajan/19-rulings"


@pytest.mark.parametrize("address", ["trajan/00-first-game", "trajan/14-final"])
def test_a_beginners_lesson_shows_one_mark_that_leads_to_the_lesson_about_it(address: str) -> None:
    """And nothing of rulings, disagreements and reconstructed figures."""
    lesson = find_lesson(address)[0]
    assert UNSURE
    for rule in UNSURE:
        card = lesson_card(lesson, TRAJAN, WORDS, rule)
        assert card["marks"] == []
        assert card["later"]["address"] == LATER
        assert WORDS(find_lesson(LATER)[0].title) in card["later"]["text"]


def test_a_rule_that_is_certain_has_no_mark() -> None:
    """There is nothing to lead to."""
    sure = next(rule for rule in TRAJAN.rules.rules if rule not in UNSURE)
    assert "later" not in lesson_card(find_lesson("trajan/02-sowing")[0], TRAJAN, WORDS, sure)


@pytest.mark.parametrize("address", [LATER, "trajan/23-four-players"])
def test_from_that_lesson_on_all_is_told(address: str) -> None:
    """As in a game."""
    lesson = find_lesson(address)[0]
    assert cards_for_later(lesson, TRAJAN) == ""
    assert lesson_card(lesson, TRAJAN, WORDS, UNSURE[0]) == rule_card(TRAJAN, WORDS, UNSURE[0])
