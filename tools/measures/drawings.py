"""How long drawing a board takes, how long its changing part takes, and how large it is.

The exit code is 1 when a figure exceeds its limit.
"""

import json
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from statistics import median

from measuring import game_options

from trajan_tutor.cli.output import words_for
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.generator import Rng
from trajan_tutor.view.board import draw_board
from trajan_tutor.view.nodes import drawn_sheets
from trajan_tutor.view.scene import PictureForm, scene_of
from trajan_tutor.view.text import SayMessage

# Snapshots are taken this many turns apart, as long as a game lasts.
_EVERY = 12
_TIMES = 9
# As short as on a page.
_PREFIX = "b1"
_KILOBYTE = 1000


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of drawings for one number of seats: median times, the largest size of each form.

    The portable form is what is stored; its time is what it takes besides the drawing.
    """

    seats: int
    changing_milliseconds: float
    whole_milliseconds: float
    whole_kilobytes: float
    bare_kilobytes: float
    portable_milliseconds: float
    portable_kilobytes: float


# What may not be exceeded, whatever the number of seats.
LIMITS = {
    "changing_milliseconds": 3.0,
    "whole_milliseconds": 10.0,
    "whole_kilobytes": 130.0,
    "portable_milliseconds": 150.0,
    "portable_kilobytes": 150.0,
}


def over_limits(figures: Sequence[Figures]) -> list[str]:
    """Return the names of the figures that exceed their limit, each with the number of seats.

    >>> over_limits([Figures(2, 1.5, 4.0, 98.0, 81.0, 63.0, 151.0)])
    ['portable_kilobytes 2']
    """
    return [f"{name} {one.seats}" for one in figures for name, most in LIMITS.items() if getattr(one, name) > most]


def measure_drawings(game: TutorGame, observations: Sequence[Observation], words: SayMessage) -> list[Figures]:
    """Return the figures of observations by their number of seats.

    The changing part is what lies on the places and how they are marked; laying out, naming and assembling come to the
    whole.
    """
    found = []
    for seats in sorted({game.seats(seen.state) for seen in observations}):
        own = [seen for seen in observations if game.seats(seen.state) == seats]
        changing = [milliseconds(partial(drawn_sheets, scene_of(game, seen, words))) for seen in own]
        whole = [milliseconds(partial(draw_board, game, seen, words, form=PictureForm.BARE)) for seen in own]
        drawn = {
            form: [draw_board(game, seen, words, form=form, prefix=_PREFIX) for seen in own] for form in PictureForm
        }
        whole_size, bare_size = (
            _largest(one.svg for one in drawn[form]) for form in (PictureForm.WHOLE, PictureForm.BARE)
        )
        # The portable form is made once.
        portable = [milliseconds(one.portable, 1) for one in drawn[PictureForm.STILL]]
        found.append(
            Figures(
                seats,
                round(median(changing), 2),
                round(median(whole), 2),
                whole_size,
                bare_size,
                round(median(portable), 2),
                _largest(one.portable() for one in drawn[PictureForm.STILL]),
            )
        )
    return found


def _largest(texts: Iterable[str]) -> float:
    """Return how large the largest text is, in kilobytes."""
    return round(max(len(text.encode()) for text in texts) / _KILOBYTE, 1)


def milliseconds(draw: Callable[[], object], times: int = _TIMES) -> float:
    """Return the milliseconds that something takes, the median of so many times."""
    taken = []
    for _ in range(times):
        begun = time.perf_counter()
        draw()
        taken.append(time.perf_counter() - begun)
    return median(taken) * 1000


def drawings_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    game_options(parser, in_processes=False)


def drawings(arguments: Namespace) -> int:
    """Measure drawings of one random game for each number of seats; the last line is one JSON object.

    The exit code is 1 when a figure exceeds its limit.
    """
    game = find_game(arguments.game)
    seen = [one for seats in game.seat_counts for one in snapshots(game, seats, arguments.seed)]
    figures = measure_drawings(game, seen, words_for("en"))
    for one in figures:
        print(
            f"{one.seats} seats: changing part {one.changing_milliseconds} ms, whole {one.whole_milliseconds} ms;"
            f" {one.whole_kilobytes} KB whole, {one.bare_kilobytes} KB bare;"
            f" stored {one.portable_kilobytes} KB, {one.portable_milliseconds} ms"
        )
    over = over_limits(figures)
    print(json.dumps({"game": game.name, "drawings": [asdict(one) for one in figures], "limits": LIMITS, "over": over}))
    return 1 if over else 0


def snapshots(game: TutorGame, seats: int, seed: int) -> list[Observation]:
    """Return what the seat to act sees every so many turns of a random game."""
    state = game.new_game(Setup(seats=seats, seed=seed))
    rng = Rng(seed)
    found: list[Observation] = []
    due = 0
    while not game.is_over(state):
        if game.begun(state) >= due:
            due = game.begun(state) + _EVERY
            found.append(game.observe(state, game.current_seat(state)))
        choices = game.legal(state)
        game.apply(state, choices[rng.below(len(choices))])
    return found
