"""The top bar in words: seats with their points, time, what stands open."""

from trajan_tutor.desk.model import Summary
from trajan_tutor.i18n import Words
from trajan_tutor.session import scene
from trajan_tutor.session.session import Session


def summary(session: Session, words: Words) -> Summary:
    """Return what the top bar shows."""
    return {
        "title": "",
        "seats": [
            {
                "seat": score.seat,
                "name": score.name,
                "letter": score.letter,
                "colour": score.colour,
                "points": score.points,
                "extra": "",
                "extra_short": "",
                "to_move": score.to_move,
                "own": score.seat == session.viewer,
                "won": score.won,
            }
            for score in scene.scores(session, words)
        ],
        "clock": "",
        "clock_short": "",
        "tokens": [],
        "warning": "",
        "warning_said": "",
        "forecast": None,
    }
