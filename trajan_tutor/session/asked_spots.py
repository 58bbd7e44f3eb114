"""Which spots of a board are asked for later, and at which ones something was done last."""

from trajan_tutor.session.hidden_decisions import is_hidden_from, visible_spots_of
from trajan_tutor.session.session import Session


def later_spots(session: Session) -> frozenset[str]:
    """Return those of the spots that are usually picked only after others: the way round after token and space.

    The spots of a move stand in the order in which they are asked for, by kinds. Each of the first two kinds can
    come first; a later one waits until all before it are decided.
    """
    ways = session.ways()
    common = set(ways[0]).intersection(*ways[1:]) if ways else set()
    later: set[str] = set()
    now: set[str] = set()
    for spots in ways:
        kinds: dict[str, bool] = {}
        for spot in spots:
            kind = spot.rpartition(".")[0] if spot.startswith("mat.") else spot.partition(".")[0]
            others = [decided for other, decided in kinds.items() if other != kind]
            waits = len(others) > 1 and not all(others)
            (later if waits else now).add(spot)
            kinds[kind] = kinds.get(kind, False) or spot in common
    return frozenset(later - now)


def last_spots(session: Session) -> frozenset[str]:
    """Return the spots at which the moves since the person's last decision were made, that one included.

    Without people they are those of the last turn. What others decided in secret is not told by where they did.
    """
    steps = session.steps
    last = session.last_own()
    first = 0 if last is None else last.depth - 1
    if steps and not session.people:
        turn = session.game.begun(steps[-1].before)
        first = next(at for at, step in enumerate(steps) if session.game.begun(step.before) == turn)
    spots: set[str] = set()
    for step in steps[first:]:
        eyes = session.reader
        if eyes is not None and is_hidden_from(session.game, step, eyes):
            continue
        visible_spots = (
            session.game.spots_of(step.before, step.move)
            if eyes is None
            else visible_spots_of(session.game, step, eyes)
        )
        spots.update(visible_spots)
    return frozenset(spots)
