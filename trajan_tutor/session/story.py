"""What others did where many decide in turn, as a short story; and what was chosen in secret, once it is opened."""

from itertools import groupby
from typing import Final

from trajan_tutor.engine.capabilities import Turns, TutorGame
from trajan_tutor.engine.components import Status
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session import scene
from trajan_tutor.session.session import Session

# A short story tells the last so many things; the log tells all.
STORY_EVENTS: Final = 8


def story(session: Session, words: Words) -> str:
    """Return what happened since the viewer's last decision as one short story: the last of it, where it was much.

    Empty where nothing happened, and in games in which one seat decides a whole scope.
    """
    if not isinstance(session.game, Turns) or session.viewer < 0 or session.hidden is not None:
        return ""
    if session.game.current_seat(session.state) != session.viewer:
        return ""
    if all(step.seat != session.viewer for step in session.steps) and _is_reconstructed(session.game):
        # Said once, as the game begins; the details of each piece say what is meant.
        return words(Message.of("session-reconstructed"))
    # What concerns everybody lies on the table, and stands in the log.
    events = [event for event in session.since_last_turn().events if event.seat >= 0][-STORY_EVENTS:]
    names, viewer = scene.seat_names(session, words), session.eyes
    told = []
    for seat, its in groupby(events, key=lambda event: event.seat):
        text = " ".join(words(event.told_to(viewer)) for event in its)
        told.append(words(Message.of("session-told", name=names[seat], text=text)))
    return " ".join(told)


def _is_reconstructed(game: TutorGame) -> bool:
    """Return whether figures of a game stood nowhere and were worked out."""
    return any(figure.status is Status.RECONSTRUCTED for figure in game.components.figures.values())


def opened_together(session: Session, words: Words, since: int) -> str:
    """Return what was opened when the last seat had chosen in secret, in words; empty where nothing was since then.

    It is told up to the first thing that concerns everybody: what came of it for all.
    """
    names = scene.seat_names(session, words)
    told: list[str] = []
    for step in session.steps[since:]:
        if not session.game.is_secret(step.before) or session.game.is_secret(step.state):
            continue
        told = []
        for event in step.events:
            if event.hidden is None:
                told.append(scene.told_of(event, names, None, words))
            if event.seat < 0:
                break
    return " ".join(told)
