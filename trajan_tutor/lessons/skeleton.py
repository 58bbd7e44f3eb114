"""A lesson to be filled in, made of a position: a step to read, a step to play with a foreseen mistake, and words.

The file proves as it is: its words are placeholders, its goal and its mistake are two turns of the position.
"""

import json
import textwrap
from collections.abc import Iterable, Iterator
from typing import Final

from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.editing import PositionData
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import State
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words

_WIDTH: Final = 100
_MINUTES: Final = 5
# As a lesson file writes them.
_OTHER_GOALS: Final = 'turn_over = true, points = { at_least = 3 }, event = { kind = "…" }, refused = { rule = "…" }'
_TELL, _DO, _HINT, _MISTAKE = "look", "play", "play-hint", "another"


def skeleton(game: TutorGame, position: PositionData, words: Words) -> str:
    """Return the text of a lesson that begins with the position, which is written in it.

    Raises MisusedError where nobody could play it: the side to move is played by the rules.
    """
    state = game.load(position)
    seat = game.current_seat(state)
    if seat in game.played_by_rules(state):
        raise MisusedError("skeleton-by-rules", side=game.played_by_rules(state)[seat])
    legal = [game.notation(move) for move in game.legal(state)]
    taught = _taught(game, state)
    parts = [
        *_comment(words, "skeleton-head", folder=game.resources.lessons.name),
        *_fields(game=game.name, teaches=taught, needs=[], minutes=_MINUTES),
        "",
        "[begin]",
        *_comment(words, "skeleton-begin"),
        f"position = {data_text(canonical(position))}",
        *_fields(seat=seat),
        "",
        "[[step]]",
        *_comment(words, "skeleton-tell"),
        *_fields(kind="tell", words=_TELL, **({"rules": taught} if taught else {})),
        *_comment(words, "skeleton-spots"),
        f"# spots = {_text([_first_spot(game, state)])}",
        "",
        "[[step]]",
        *_comment(words, "skeleton-do"),
        *_fields(kind="do", words=_DO),
        *_comment(words, "skeleton-goal", examples=_OTHER_GOALS),
        f"goal = {{ moved = {_text(legal[:1])} }}",
        *_comment(words, "skeleton-solutions"),
        *_fields(solutions=[legal[:1]]),
        *_comment(words, "skeleton-hints"),
        *_fields(hints=[_HINT]),
        *_mistake(words, legal),
        "",
        "[words]",
        *_comment(words, "skeleton-words"),
        *_own_words(game, state, words),
    ]
    return "\n".join(parts) + "\n"


def _taught(game: TutorGame, state: State) -> list[str]:
    """Return the rule that tells about what is owed now, as what the lesson may teach."""
    rules = [rule for step in game.steps(state) if step.standing == "present" for rule in step.rules]
    return rules[:1]


def _first_spot(game: TutorGame, state: State) -> str:
    """Return a place to look at: one that the side to move can pick, else any."""
    legal = [spot for move in game.legal(state) for spot in game.spots_of(state, move)]
    return (legal or [spot.name for spot in game.spots(game.observe(state, game.current_seat(state)))])[0]


def _mistake(words: Words, legal: list[str]) -> Iterator[str]:
    """Yield a foreseen mistake: another move than the solution, where there is one."""
    if legal[1:]:
        yield ""
        yield "[[step.mistake]]"
        yield from _comment(words, "skeleton-mistake")
        yield from _fields(words=_MISTAKE)
        yield f"when = {{ moved = {_text(legal[1:2])} }}"
        yield from _fields(moves=legal[1:2])


def _own_words(game: TutorGame, state: State, words: Words) -> Iterator[str]:
    first, *others = (words(game.describe(state, move)) for move in list(game.legal(state))[:2])
    texts = {
        "title": words.say("skeleton-title"),
        "idea": words.say("skeleton-idea"),
        _TELL: words.say("skeleton-says-look"),
        _DO: words.say("skeleton-says-play"),
        f"{_DO}.goal": words.say("skeleton-says-goal", move=first),
        f"{_DO}.done": words.say("skeleton-says-done"),
        _HINT: words.say("skeleton-says-hint"),
    }
    for other in others:
        texts[_MISTAKE] = words.say("skeleton-says-mistake", move=other)
    for name, text in texts.items():
        yield f"{_key(name)} = {_text(text)}"


def _comment(words: Words, key: str, **parameters: object) -> Iterable[str]:
    text = words(Message.of(key, **parameters))
    return [f"# {line}" for line in textwrap.wrap(text, _WIDTH, break_long_words=False, break_on_hyphens=False)]


def data_text(data: str) -> str:
    """Return the text of JSON data as TOML writes it: on lines of its own where nothing in it ends the text."""
    return _text(data) if "'''" in data else f"'''\n{data.rstrip()}\n'''"


def _fields(**values: object) -> Iterable[str]:
    return [f"{name} = {_text(value)}" for name, value in values.items()]


def _key(name: str) -> str:
    return _text(name) if "." in name else name


def _text(value: object) -> str:
    """Return a text, number or list as TOML writes it: for these, as JSON does.

    >>> _text(["sow I", "“so”"])
    '["sow I", "“so”"]'
    """
    return json.dumps(value, ensure_ascii=False)
