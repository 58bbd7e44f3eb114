"""A film in a page: its curve and its turning points at once, its pictures one by one as they are asked for."""

from typing import Any

from trajan_tutor.i18n import Words
from trajan_tutor.session.play import Play
from trajan_tutor.session.replay import Film, film_of
from trajan_tutor.view import Form


def opened(play: Play, words: Words, prefix: str, theme: str) -> tuple[Film, dict[str, Any]]:
    """Return the film of a game, and what a page needs to begin with it: captions, curve, turning points."""
    film = film_of(play, words.language)
    return film, beginning(film, prefix, theme)


def beginning(film: Film, prefix: str, theme: str) -> dict[str, Any]:
    """Return what a page needs to begin with a film."""
    here = film.data()
    return {
        "captions": list(film.captions()),
        "curve": film.draw_curve(prefix=f"{prefix}-curve", theme=theme, playhead=0).svg,
        "turning": [{name: point[name] for name in ("frame", "title", "gains")} for point in here["turning_points"]],
        "nodes": [frame["node"] for frame in here["frames"]],
    }


def picture(film: Film, number: int, prefix: str, theme: str) -> dict[str, Any]:
    """Return one picture of a film, the nearest there is to a number, and what happened since the one before."""
    at = min(max(number, 0), len(film) - 1)
    drawing = film.draw(at, prefix=f"{prefix}-film", theme=theme, form=Form.BARE)
    return {"number": at, "svg": drawing.svg, "told": film.events_told(at)}
