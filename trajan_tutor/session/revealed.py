"""What was chosen in secret, once it is opened."""

from trajan_tutor.i18n import Words
from trajan_tutor.session import scene
from trajan_tutor.session.session import Session


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
