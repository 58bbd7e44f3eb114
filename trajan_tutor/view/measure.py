"""Measures drawings: how long one takes, how long its changing part takes, and how large it is."""

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.view.board import changing_part, draw_board
from trajan_tutor.view.drawing import Drawing
from trajan_tutor.view.scene import Form, scene_of
from trajan_tutor.view.text import SayMessage

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
    "whole_kilobytes": 105.0,
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
        changing = [changing_time(game, seen, words) for seen in own]
        whole = [whole_time(game, seen, words) for seen in own]
        drawn = {form: [draw_board(game, seen, words, form=form, prefix=_PREFIX) for seen in own] for form in Form}
        whole_size, bare_size = (_largest(one.svg for one in drawn[form]) for form in (Form.WHOLE, Form.BARE))
        portable = [portable_time(one) for one in drawn[Form.STILL]]
        found.append(
            Figures(
                seats,
                round(median(changing), 2),
                round(median(whole), 2),
                whole_size,
                bare_size,
                round(median(portable), 2),
                _largest(one.portable() for one in drawn[Form.STILL]),
            )
        )
    return found


def _largest(texts: Iterable[str]) -> float:
    """Return how large the largest text is, in kilobytes."""
    return round(max(len(text.encode()) for text in texts) / _KILOBYTE, 1)


def portable_time(drawing: Drawing) -> float:
    """Return the milliseconds that the portable form of a drawing takes, the first time."""
    begun = time.perf_counter()
    drawing.portable()
    return (time.perf_counter() - begun) * 1000


def whole_time(game: TutorGame, seen: Observation, words: SayMessage) -> float:
    """Return the milliseconds that a drawing takes, the median of several."""
    times = []
    for _ in range(_TIMES):
        begun = time.perf_counter()
        draw_board(game, seen, words, form=Form.BARE)
        times.append(time.perf_counter() - begun)
    return median(times) * 1000


def changing_time(game: TutorGame, seen: Observation, words: SayMessage) -> float:
    """Return the milliseconds that the changing part of a drawing takes, the median of several."""
    scene = scene_of(game, seen, words)
    times = []
    for _ in range(_TIMES):
        begun = time.perf_counter()
        changing_part(scene)
        times.append(time.perf_counter() - begun)
    return median(times) * 1000
