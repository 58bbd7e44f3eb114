"""Rulings in words: their cards, those that are chosen in a game, and the readings that a new game can choose."""

from collections.abc import Collection

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.components import Ruling
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.listing import ListedCard, ListedRemark, book_words, ruling_card
from trajan_tutor.session.session import Session
from trajan_tutor.viewmodel.answers_model import ReadingOffered, RulingsShown
from trajan_tutor.viewmodel.words_model import Card, Option, Remark


def rulings_shown(game: TutorGame, words: Words, session: Session | None) -> RulingsShown:
    """Return all rulings of a game, those that can be chosen first, and what the game on the table has chosen."""
    rulings = sorted(game.components.rulings.values(), key=lambda ruling: not ruling.choices)
    chosen = session.readings if session is not None else {}
    return {
        "title": words(Message("board-readings")),
        "chosen": chosen_readings(session, words) if session is not None else [],
        "cards": [_card_in_game(ruling, game, words, chosen) for ruling in rulings],
    }


def chosen_readings(session: Session, words: Words) -> list[str]:
    """Return by which readings a game is played that are not the usual ones."""
    game = session.game
    return [
        words(
            Message.of(
                "board-reading-chosen",
                ruling=name,
                reading=Message(game.components.rulings[name].reading(game.name, choice)),
            )
        )
        for name, choice in session.readings.items()
    ]


def listed_card(card: ListedCard, game: TutorGame, words: Words) -> Card:
    """Return what is listed of the data of a game, in the form of a rule card."""
    marks = [_remark(remark, words) for remark in card.remarks]
    shown: Card = {"rule": card.name, "title": words(card.title), "text": words(card.text), "marks": marks}
    if card.trial:
        shown["trial"] = {"game": game.name, "ruling": card.trial, "text": words(Message("board-try-both"))}
    return shown


def _remark(remark: ListedRemark, words: Words) -> Remark:
    shown: Remark = {"label": words(remark.label), "text": words(remark.text)}
    # A quotation is read aloud, and broken into lines, as the language of its book asks.
    return {**shown, "language": remark.language} if remark.language not in ("", words.language) else shown


def readings_offered(game: TutorGame, words: Words) -> list[ReadingOffered]:
    """Return the rulings of which a new game can choose the reading, in the order of the data."""
    return [_offered(ruling, game, words) for ruling in game.components.rulings.values() if ruling.choices]


def choice_named(ruling: Ruling, name: object) -> object:
    """Return the choice of a ruling that a form calls by its name; raises LookupError for none."""
    return {str(choice): choice for choice in ruling.choices}[str(name)]


def _offered(ruling: Ruling, game: TutorGame, words: Words) -> ReadingOffered:
    choices: list[Option] = [
        {"value": str(choice), "text": words(Message(ruling.reading(game.name, choice)))} for choice in ruling.offered
    ]
    return {
        "ruling": ruling.name,
        "text": words(Message(ruling.key(game.name, "question"))),
        "words": [_remark(remark, words) for remark in book_words(ruling, game)],
        "says": words(Message(ruling.key(game.name, "says"))),
        "choices": choices,
    }


def _card_in_game(ruling: Ruling, game: TutorGame, words: Words, chosen: Collection[str]) -> Card:
    """Return the card of a ruling with its id; one that can be chosen says so, one that this game has chosen too."""
    card = listed_card(ruling_card(ruling, game), game, words)
    key = "board-reading-here" if ruling.name in chosen else "board-reading-option"
    badge = words(Message.of(key, ruling=ruling.name)) if ruling.choices else ruling.name
    return {**card, "badge": badge}
