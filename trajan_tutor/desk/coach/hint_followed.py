"""A hint while the person plays the turn that it told: how much of it is done."""

from trajan_tutor.session.session import Session
from trajan_tutor.shown.hint import HintShown


def steps_followed(session: Session, hint: HintShown, node: int) -> int | None:
    """Return how many steps of the turn that was told are done; None when something else was, or all of it is done."""
    start = session.tree.find(node)
    if start is None:
        return None
    steps = hint.hint.play().steps
    done = [step for step in session.steps if step.depth > start.depth]
    if len(done) >= len(steps) or not session.tree.is_before(start, session.tree.here):
        return None
    hinted = [step.notation for step in steps[: len(done)]]
    return len(done) if [session.game.notation(step.move) for step in done] == hinted else None
