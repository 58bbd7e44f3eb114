"""The form for a new game: what it offers, and the game that its answers begin."""

from collections.abc import Mapping
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Offer, SeatLook
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words, languages, name_of
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.search.bots import bot_names
from trajan_tutor.session.new_session import CHOOSE, QUICK, new_session
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.session import AT_ONCE, STEP, Session
from trajan_tutor.viewmodel.answers_model import GameOption, Offered, SeatLabels
from trajan_tutor.viewmodel.ruling_cards import choice_named, readings_offered
from trajan_tutor.viewmodel.words_model import Option

AUTO: Final = "auto"
THEMES: Final = (AUTO, "light", "dark", "contrast", "safe")
# The bots' turns: played by the page one by one, played one by one when a person says so, or all at once. Whether they
# are shown at all is a reader's setting for all games.
BY_THEMSELVES: Final = "by-themselves"
PACES: Final = (BY_THEMSELVES, STEP, AT_ONCE)
_OFFERED: Final = (BY_THEMSELVES, STEP)
LONGEST_NAME: Final = 60
_MOST_SEATS: Final = 8


def offered(words: Words) -> Offered:
    """Return what the form offers, in words."""
    games = [find_game(name) for name in games_by_course()]
    bots: list[Option] = [{"value": bot, "text": words(Message.of("board-form-bot", name=bot))} for bot in bot_names()]
    return {
        "games": [
            {
                "value": game.name,
                "text": words(Message.of("board-form-game-name", game=game.name)),
                "seats": list(game.seat_counts),
                "offers": [_offer(game, offer, words) for offer in game.offers],
                "readings": readings_offered(game, words),
                "labels": [_seat_labels(look, words) for look in game.seat_looks],
            }
            for game in games
        ],
        "players": [{"value": PERSON, "text": words(Message.of("board-form-person"))}, *bots],
        "setups": [{"value": value, "text": words(Message.of(f"board-form-{value}"))} for value in (QUICK, CHOOSE)],
        "paces": [{"value": value, "text": words(Message.of(f"board-form-pace-{value}"))} for value in _OFFERED],
        "languages": [{"value": value, "text": name_of(value)} for value in languages()],
        "themes": [{"value": value, "text": words(Message.of(f"board-form-{value}"))} for value in THEMES],
    }


def _offer(game: TutorGame, offer: Offer, words: Words) -> GameOption:
    """Return an option of a game as the form asks for it."""
    key = f"{game.name}-offer-{offer.name}"
    choices: list[Option] = [
        {"value": choice, "text": words(Message.of(f"{key}-{choice}"))} for choice in offer.choices
    ]
    return {
        "name": offer.name,
        "text": words(Message.of(key)),
        "choices": choices,
        "several": offer.several,
        "needs": offer.needs,
        "alone": offer.alone,
    }


def _seat_labels(look: SeatLook, words: Words) -> SeatLabels:
    """Return what the form calls a seat, and the place for its name."""
    letter = look.letter if not look.name else words(Message.of(look.name))
    return {
        "player": words(Message.of(look.name) if look.name else Message.of("board-form-player", letter=letter)),
        "name": words(Message.of("board-form-name", letter=letter)),
    }


def _chosen(answers: Mapping[str, object]) -> dict[str, object]:
    """Return the options that differ from the usual; what the game does not offer is senseless."""
    options = answers.get("options", {})
    offers = {offer.name: offer for offer in find_game(_text(answers, "game")).offers}
    if not isinstance(options, dict) or not set(options) <= set(offers):
        raise MisusedError("board-form-wrong", field="options")
    # What is of no use was perhaps chosen before it lost its use.
    return {name: value for name, value in options.items() if not offers[name].needs or offers[name].needs in options}


def _read(answers: Mapping[str, object]) -> dict[str, object]:
    """Return the readings that were chosen; what the game does not offer is senseless."""
    readings = answers.get("readings", {})
    rulings = find_game(_text(answers, "game")).components.rulings
    if not isinstance(readings, dict) or not set(readings) <= set(rulings):
        raise MisusedError("board-form-wrong", field="readings")
    try:
        return {name: choice_named(rulings[name], value) for name, value in readings.items()}
    except LookupError as error:
        raise MisusedError("board-form-wrong", field="readings") from error


def _is_alone(answers: Mapping[str, object]) -> bool:
    """Return whether the rules play all other seats: then nobody is asked who sits where."""
    return any(offer.alone and offer.name in _chosen(answers) for offer in find_game(_text(answers, "game")).offers)


def begin(answers: Mapping[str, object]) -> Session:
    """Return the game that the answers of a form begin; raises MisusedError or UnreadableError for senseless ones."""
    seats = _number(answers, "seats")
    players = _texts(answers, "players")
    if len(players) != seats:
        raise MisusedError("session-players-many", players=len(players), seats=seats)
    people = [seat for seat, player in enumerate(players) if player == PERSON]
    return new_session(
        _text(answers, "game"),
        seats=seats,
        people=people,
        bots=[player for player in players if player != PERSON],
        names=[] if _is_alone(answers) else [name.strip() for name in _texts(answers, "names")[:seats]],
        setup=_text(answers, "setup"),
        pace=AT_ONCE if _pace(answers) == AT_ONCE else STEP,
        hot_seat=_flag(answers, "curtains"),
        options={**_chosen(answers), **_read(answers)},
    )


def plays_by_itself(answers: Mapping[str, object]) -> bool:
    """Return whether the page is to play the bots' turns one by one without being told to."""
    return _pace(answers) != STEP


def language_of(answers: Mapping[str, object]) -> str:
    """Return the language asked for."""
    return _text(answers, "language")


def theme_of(answers: Mapping[str, object]) -> str:
    """Return the theme asked for; raises MisusedError for one that is not offered."""
    theme = _text(answers, "theme")
    if theme not in THEMES:
        raise MisusedError("board-form-wrong", field="theme")
    return theme


def _pace(answers: Mapping[str, object]) -> str:
    pace = _text({"pace": BY_THEMSELVES} | dict(answers), "pace")
    if pace not in PACES:
        raise MisusedError("board-form-wrong", field="pace")
    return pace


def _flag(answers: Mapping[str, object], field: str) -> bool:
    value = answers.get(field, False)
    if not isinstance(value, bool):
        raise MisusedError("board-form-wrong", field=field)
    return value


def _number(answers: Mapping[str, object], field: str) -> int:
    value = answers.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 < value <= _MOST_SEATS:
        raise MisusedError("board-form-wrong", field=field)
    return value


def _text(answers: Mapping[str, object], field: str) -> str:
    value = answers.get(field)
    if not isinstance(value, str) or len(value) > LONGEST_NAME:
        raise MisusedError("board-form-wrong", field=field)
    return value


def _texts(answers: Mapping[str, object], field: str) -> list[str]:
    value = answers.get(field)
    if not isinstance(value, list) or len(value) > _MOST_SEATS:
        raise MisusedError("board-form-wrong", field=field)
    return [_text({field: item}, field) for item in value]
