"""Beginning a game from the plain words that people write: seats, seed, who plays."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine import record
from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.engine.positions import is_record, name_in
from trajan_tutor.engine.reading import check, parse_json, read_text, whole_number
from trajan_tutor.engine.record import Record
from trajan_tutor.engine.seen_positions import is_seen
from trajan_tutor.session.error_sentences import shortened
from trajan_tutor.session.players import GivenBots, named_bots, players_for
from trajan_tutor.session.session import AT_ONCE, Session
from trajan_tutor.session.values import flag_of, named_values_of, numbers_of, path_of, text_of, texts_of

QUICK: Final = "quick"
CHOOSE: Final = "choose"
_SEED_BOUND: Final = 1 << 32
# How a position begins that is no name of a file.
_OBJECT: Final = "{"


def new_session(  # noqa: PLR0913 (each is a plain word of a call that people write)
    game: str = "",
    *,
    seats: int | None = None,
    seed: int | None = None,
    people: Sequence[int] = (0,),
    bots: GivenBots = "random",
    names: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    setup: str = QUICK,
    position: str | Path | Mapping[str, Any] = "",
    pace: str = AT_ONCE,
    hot_seat: bool = False,
    **settings: object,
) -> Session:
    """Begin a game; without a seed one is drawn, without a number of seats it is the fewest that the game is for.

    A position or record, as text, file or data, brings its own seats and seed, and the game where none is named.
    Any other `settings` are options of the game by their names, such as the modules it is played with.

    Raises MisusedError or UnreadableError for what makes no sense.
    """
    if text_of("setup", setup) not in (QUICK, CHOOSE):
        raise MisusedError("session-setup-unknown", setup=setup)
    text = _text_of_position(position)
    data = parse_json(text) if text else {}
    if is_seen(data):
        raise UnreadableError("engine-position-seen")
    if not text_of("game", game) and not text:
        raise MisusedError("session-game-needed", known=", ".join(game_names()))
    chosen_game = find_game(game or name_in(data))
    count, number = whole_number(chosen_game.seat_counts[0] if seats is None else seats), whole_number(seed)
    if count is None:
        raise MisusedError(
            "engine-seats", game=chosen_game.name, seats=shortened(seats), offered=chosen_game.seat_counts
        )
    if seed is not None and number is None:
        raise MisusedError("engine-seed", seed=shortened(seed))
    chosen = options_of({**({} if options is None else named_values_of("options", options)), **settings})
    if not text:
        chosen = {**chosen_game.components.in_whole_games(), **chosen}
    start = Setup(
        seats=count,
        seed=secrets.randbelow(_SEED_BOUND) if number is None else number,
        options=tuple(sorted(chosen.items())),
        quick=setup == QUICK,
        position=text,
    )
    game_record = record.record_of(data) if is_record(data) else Record(chosen_game.name, start)
    # The game says first what is wrong with the seats, and a position brings its own.
    first = record.replay(chosen_game, game_record)
    who = players_for(
        chosen_game.seats(first),
        numbers_of("people", people),
        named_bots(bots),
        chosen_game.played_by_rules(first),
    )
    named = texts_of("names", names)
    begun = Session(
        chosen_game,
        game_record.setup,
        who,
        named,
        moves=game_record.moves,
        pace=text_of("pace", pace),
        hot_seat=flag_of("hot_seat", hot_seat),
    )
    begun.seed_drawn = seed is None and not text
    return begun


def _text_of_position(position: object) -> str:
    """Return a position as text: JSON as it is, the text of a file, or what data are as JSON."""
    if isinstance(position, str) and (not position or position.lstrip().startswith(_OBJECT)):
        return position
    if isinstance(position, str | Path):
        path = path_of("position", position)
        text = read_text(path)
        # What is wrong in a file is told with its name.
        parse_json(text, str(path))
        return text
    data = named_values_of("position", position)
    check(data)
    return canonical(data)


def options_of(chosen: Mapping[str, object]) -> dict[str, object]:
    """Return options that stay as they are: a list becomes one text with commas, as a record can keep it.

    Raises UnreadableError for a value that no option has.
    """
    plain = {name: list(value) if isinstance(value, tuple) else value for name, value in chosen.items()}
    check(plain)
    return {
        name: ",".join(str(item) for item in value) if isinstance(value, list) else value
        for name, value in plain.items()
    }
