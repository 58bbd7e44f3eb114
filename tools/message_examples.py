"""Example values for translators: `python tools/message_examples.py record FILE`, then `… write FILE`.

`record` plays games by chance, makes exercises of every rule, plays all lessons and a game on a desk, opens the panels,
and runs tests (`--tests tests/lessons …`) that provoke what goes wrong. It keeps in FILE with what values each English
message was made; what FILE holds already stays. `write` puts two of them as remarks above every message that lacks
them. An example can be written by hand: it stays.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

import pytest
import record_models
import record_panels
from example_remarks import TUTOR, alike, english_files, messages_of, parameters_of, with_remarks

from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.refusal import Attempt
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.exercise_making.making import exercise
from trajan_tutor.i18n import Words
from trajan_tutor.i18n.bundles import Catalogue
from trajan_tutor.session.error_sentences import words_of_every_game
from trajan_tutor.session.new_session import new_session

# A value with one of these is left out: it belongs to a computer, or is no value of a person's game.
_PRIVATE: Final = ("/tmp", "/root", "/home", "⟦", "object at 0x", "<img")  # noqa: S108 (nothing is written there)
_KEPT: Final = 6
_LONGEST: Final = 70
_SEEDS: Final = (1, 2, 3)
_DECISIONS: Final = 220
_MOVES: Final = 12
_TRIED: Final = 8
# Features, questions and refusals are looked at so often.
_EVERY: Final = 3


class Watcher:
    """Remembers with what values messages are made."""

    def __init__(self, file: Path) -> None:
        """Begin with what a file holds."""
        self.file = file
        self.found: dict[str, dict[str, list[str]]] = json.loads(file.read_text("utf-8")) if file.exists() else {}
        every = [message for english in english_files() for message in messages_of(english)]
        self._wanted = {message.id.name: parameters_of(message) for message in every}
        self._words: Words = words_of_every_game("en")
        self._is_busy = False

    def keep(self) -> None:
        """Write down what was seen."""
        self.file.write_text(json.dumps(self.found, ensure_ascii=False, indent=1, sort_keys=True) + "\n", "utf-8")

    def see(self, key: str, parameters: Mapping[str, object]) -> None:
        """Remember the values of a message that is made or said."""
        name = key.partition(".")[0]
        # To say a value makes messages, too.
        if self._is_busy or name not in self._wanted:
            return
        self._is_busy = True
        try:
            for parameter in self._wanted[name] & parameters.keys():
                kept = self.found.setdefault(name, {}).setdefault(parameter, [])
                said = self._said(parameters[parameter]) if len(kept) < _KEPT else ""
                if said and said not in kept and not any(part in said for part in _PRIVATE):
                    kept.append(said)
        finally:
            self._is_busy = False

    def _said(self, value: object) -> str:
        """Return a value as it is said in English, in quotes where it is no number."""
        if isinstance(value, (int, float)):
            return str(value)
        items = value if isinstance(value, (tuple, list)) else [value]
        said = " ".join(self._words.catalogue.join([self._text(item) for item in items]).split())
        return f"“{said if len(said) <= _LONGEST else said[:_LONGEST] + '…'}”" if said else ""

    def _text(self, value: object) -> str:
        key = getattr(value, "key", None)
        if isinstance(key, str):
            return self._words(Message(key, tuple(getattr(value, "parameters", ()))))
        return f"{value:%Y-%m-%d}" if isinstance(value, datetime) else str(value)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch while something is played."""
        made: Any = Message.__dict__["of"].__func__
        for_words, say = Words.message, Catalogue.say

        def message_of(cls: type[Message], key: str, /, **parameters: object) -> Message:
            self.see(key, parameters)
            said: Message = made(cls, key, **parameters)
            return said

        def message_for(key: str, /, **parameters: object) -> Any:
            self.see(key, parameters)
            return for_words(key, **parameters)

        def say_and_see(catalogue: Catalogue, key: str, parameters: Mapping[str, object]) -> str:
            # A form, and a list, are given values that no message names: the number beside a word. What checks of words
            # find is no message.
            if "." in key or key.startswith(("list-", "words-")):
                self.see(key, parameters)
            return say(catalogue, key, parameters)

        with (
            patch.object(Message, "of", classmethod(message_of)),
            patch.object(Words, "message", staticmethod(message_for)),
            patch.object(Catalogue, "say", say_and_see),
        ):
            yield
        self.keep()

    def pytest_runtest_teardown(self) -> None:
        """Keep what a test showed, so that nothing is lost when the rest is stopped."""
        self.keep()


def by_chance(name: str, seats: int, seed: int) -> None:
    """Play a game by chance, and look at everything that could be said of it."""
    session = new_session(name, seats=seats, seed=seed)
    game: Any = session.game
    state, rng = game.new_game(session.setup), Random(seed)
    for number in range(_DECISIONS):
        if game.is_over(state):
            return
        legal, seat = list(game.legal(state)), game.current_seat(state)
        _described(game, state, rng.sample(legal, min(len(legal), _MOVES)), is_asked=number % _EVERY == 0)
        if number % _EVERY == 0:
            _refused(game, state, rng)
        before = game.copy(state)
        game.apply_and_tell(state, rng.choice(legal))
        if number % _EVERY == 0:
            _compared(game, before, state, seat)


def _described(game: Any, state: Any, moves: Sequence[int], *, is_asked: bool) -> None:
    """Say what is to be chosen, and ask what leads to it."""
    seen = game.observe(state, game.current_seat(state))
    game.prompt(state)
    game.placements(seen)
    for move in moves:
        game.describe(state, move)
        game.choice_look(state, move)
        for name, given in (("questions", seen), ("stake", seen), ("merits", state)) if is_asked else ():
            if hasattr(game, name):
                _tried(getattr(game, name), given, [move])


def _refused(game: Any, state: Any, rng: Random) -> None:
    """Try what is not possible."""
    seat = game.current_seat(state)
    spots = game.spots(game.observe(state, seat))
    legal = {game.notation(move) for move in game.legal(state)}
    texts = [game.notation(move) for move in rng.sample(sorted(game.moves.texts), _TRIED)]
    tried = [Attempt(seat, spot=spot.name) for spot in rng.sample(spots, min(len(spots), _TRIED))]
    for attempt in (*tried, *(Attempt(seat, move=text) for text in texts if text not in legal)):
        _tried(game.refuse, state, attempt)


def _compared(game: Any, before: Any, after: Any, seat: int) -> None:
    """Say what is different after a move, as reasons say it."""
    earlier = {(one.name, one.place): one for one in game.features(game.observe(before, seat), seat)}
    for one in game.features(game.observe(after, seat), seat):
        old = earlier.get((one.name, one.place))
        here, there = round(one.quantity), round(old.quantity) if old else 0
        if one.told and here != there:
            counts = {"here": here, "there": there, "change": abs(here - there)}
            Message.of(f"{game.name}-reason-{one.name}", **dict(one.about) | counts)
            Message.of(f"{game.name}-reason-rival-{one.name}", **dict(one.about))


def _tried(call: Callable[..., object], *given: object, **settings: object) -> None:
    """Ask for something that not every position has an answer to."""
    try:
        call(*given, **settings)
    except (TutorError, LookupError, ValueError):
        return


def exercises(name: str) -> None:
    """Make an exercise of every rule in every form."""
    game = find_game(name)
    for rule in game.rules.rules:
        for form in plan_of(game).forms(rule):
            _tried(exercise, game, rule, form=form)


def record(watcher: Watcher, tests: Sequence[str], *, plays: bool) -> None:
    """Play and run tests while the watcher looks on."""
    if plays:
        for name in game_names():
            with watcher.watching():
                for seats in new_session(name).game.seat_counts:
                    for seed in _SEEDS:
                        by_chance(name, seats, seed)
                exercises(name)
        with watcher.watching():
            record_panels.record("en")
            for name, lines in record_models.recorded("en", []):
                print(f"{name}: {len(lines)} messages", flush=True)
    if tests:
        with watcher.watching():
            pytest.main(["-q", "-p", "no:cacheprovider", "-m", "not long", *tests], plugins=[watcher])


def main(arguments: Sequence[str]) -> int:
    """Record, or write."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("action", choices=("record", "write"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--tests", nargs="*", default=[], help="folders of tests that are run")
    parser.add_argument("--tests-alone", action="store_true", help="nothing else is played")
    given = parser.parse_args(arguments)
    if given.action == "record":
        record(Watcher(given.file), given.tests, plays=not given.tests_alone)
        return 0
    examples = json.loads(given.file.read_text("utf-8"))
    likely = [alike(file, examples) for file in english_files()]
    for found in likely:
        for name, values in found.items():
            examples[name] = values | examples.get(name, {})
    lacking = 0
    for file in english_files():
        text, parameters = with_remarks(file, examples)
        file.write_text(text, encoding="utf-8")
        lacking += len(parameters)
        for one in parameters:
            print(f"{file.relative_to(TUTOR)}: {one}")
    print(f"{sum(len(one) for found in likely for one in found.values())} parameters have the values of others")
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
