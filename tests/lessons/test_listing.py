"""What a lesson lists of the data of its game is everything that the data holds."""

from dataclasses import dataclass, replace
from typing import cast

import pytest
from lessons.toy_lesson import one_step
from the_games import AnyGame, find_game

from trajan_tutor.desk.lesson.lesson_page import LearnerAct, page_values
from trajan_tutor.engine.components import Components, Disagreement, Ruling, Status
from trajan_tutor.engine.games import game_names
from trajan_tutor.engine.plugin import Resources
from trajan_tutor.i18n import Words
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.lesson_text import page_as_text
from trajan_tutor.lessons.listing import ListedCard, Listing, cards_of
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.section import LessonError


@dataclass
class Told:
    """As much of a game as a list asks for."""

    name: str
    components: Components
    resources: Resources


def listed(listing: Listing, name: str, components: Components) -> tuple[ListedCard, ...]:
    """Return what a game with such data lists."""
    return cards_of(listing, cast(AnyGame, Told(name, components, find_game(name).resources)))


@pytest.mark.parametrize("name", game_names())
def test_every_listed_card_has_words(name: str) -> None:
    """Title, text, each remark: no key stands there in its brackets."""
    game = find_game(name)
    words = Words("en", (game.resources.words,))
    for listing in Listing:
        for card in cards_of(listing, game):
            said = [card.title, card.text, *(part for remark in card.remarks for part in (remark.label, remark.text))]
            assert "⟦" not in " ".join(map(words, said)), card.name


def test_a_new_ruling_appears_by_itself() -> None:
    """With its option, where it has one."""
    data = find_game("trajan").components
    more = replace(data, rulings={**data.rulings, "R99": Ruling("R99", "switch", "nowhere", (), ("no", "yes"))})
    before = set(listed(Listing.RULINGS, "trajan", data))
    after = listed(Listing.RULINGS, "trajan", more)
    (new,) = set(after) - before
    assert before < set(after)
    assert new.name == "R99"
    assert str(new.title) == "trajan-ruling-r99-question"
    assert [str(remark.text) for remark in new.remarks[:3]] == [
        f"trajan-ruling-r99-{part}" for part in ("place", "says", "why")
    ]
    assert [str(remark.text) for remark in new.remarks[4:6]] == ["trajan-reading-r99-no", "trajan-reading-r99-yes"]
    assert "option=R99" in str(new.remarks[-1].text)


def test_a_new_disagreement_appears_with_what_every_book_says() -> None:
    """In the order of the books, and with the option of its ruling."""
    data = find_game("trajan").components
    new = Disagreement("new", {"cz": "1", "pl": "2"}, (), "R5")
    more = replace(data, disagreements={**data.disagreements, "new": new})
    card = listed(Listing.DISAGREEMENTS, "trajan", more)[-1]
    said = " ".join(str(remark.text) for remark in card.remarks)
    assert said.index("trajan-disagreement-new.cz") < said.index("trajan-disagreement-new.pl") < said.index("option=R5")


def test_a_ruling_with_an_option_is_listed_once() -> None:
    """Either with the books that disagree, or among the rulings; none is left out."""
    game = find_game("trajan")
    with_books = [told.ruling for told in game.components.disagreements.values() if told.ruling]
    rulings = [card.name for card in cards_of(Listing.RULINGS, game)]
    for ruling in game.components.rulings.values():
        assert (ruling.name in rulings) or ruling.name in with_books
        if ruling.choices:
            assert (ruling.name in rulings) != (ruling.name in with_books), ruling.name


def lists_of(lesson: Lesson) -> dict[Listing, int]:
    """Return in which step a lesson shows each list."""
    return {step.lists: number for number, step in enumerate(lesson.steps) if step.lists is not None}


def test_the_lesson_on_rulings_shows_all_of_the_data() -> None:
    """What the page shows is compared with the data of the game, name by name."""
    lesson, game = find_lesson("trajan/rulings")
    data, words = game.components, Words("en", (game.resources.words,))
    shown: set[str] = set()
    for number in lists_of(lesson).values():
        player = Player(lesson, game, notes=LessonNotes(at=number))
        cards = page_values(player, words, LearnerAct.NOTHING)["rules"]
        shown |= {card["rule"] for card in cards}
        text = page_as_text(player.page(), words)
        assert all(card["title"] in text for card in cards)
    assert set(data.disagreements) <= shown
    told = {one.ruling for one in data.disagreements.values()}
    assert {name for name, ruling in data.rulings.items() if not (ruling.choices and name in told)} <= shown
    assert {one.note for one in data.figures.values() if one.status is Status.RECONSTRUCTED} <= shown


def test_an_unknown_list_is_told_with_its_line() -> None:
    """And with those that there are."""
    with pytest.raises(LessonError) as caught:
        one_step('kind = "tell"\nwords = "a"\nlists = "secrets"')
    said = Words()(caught.value.message)
    assert "line " in said
    assert "disagreements" in said
