"""A hint on the board: what it marks, also while the person plays the turn that it told."""

from trajan_tutor.session.hints import HINT_LEVELS, HintShown, play_marks
from trajan_tutor.session.session import Session
from trajan_tutor.view import Marks, Path

_PLAY = HINT_LEVELS.index("play") + 1


def steps_followed(session: Session, hint: HintShown, node: int) -> int | None:
    """Return how many steps of the turn that was told are done; None when something else was, or all of it is done."""
    start = session.tree.find(node)
    if start is None:
        return None
    steps = hint.hint.play().steps
    done = [one for one in session.steps if one.depth > start.depth]
    if len(done) >= len(steps) or not session.tree.is_before(start, session.tree.here):
        return None
    told = [step.notation for step in steps[: len(done)]]
    return len(done) if [session.game.notation(one.move) for one in done] == told else None


def marks_of(session: Session, hint: HintShown, node: int) -> Marks | None:
    """Return what a hint marks on the board now: what is left to do of its turn."""
    done = steps_followed(session, hint, node)
    if done is None or hint.hint_level == 0:
        return None
    if not done:
        return hint.marks
    if hint.hint_level < _PLAY:
        return None
    advice = hint.hint.play()
    left = advice.steps[done:]
    now = {placement.piece: placement.spot for placement in session.game.placements(session.observation())}
    ghosts = tuple(
        ghost
        for ghost, placed in zip(play_marks(advice).ghosts, advice.ghosts, strict=True)
        if now.get(placed.piece) != placed.spot
    )
    paths = tuple(Path(step.leads_to) for step in left if step.leads_to)
    return Marks(shining=frozenset(spot for step in left for spot in step.spots), ghosts=ghosts, paths=paths)
