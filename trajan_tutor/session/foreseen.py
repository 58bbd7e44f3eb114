"""What a move would bring about on the board, told without telling anything that is hidden.

The move is played in deals that the person could be in, never in the game itself. What comes out alike in all of them
does not depend on what is hidden.
"""

from collections import Counter
from typing import Final

from trajan_tutor.engine.placement import Placement
from trajan_tutor.session.session import Session
from trajan_tutor.view import Marks, preview_marks

# A few deals suffice to see what chance decides; a move that shows nothing needs one.
_DEALS: Final = 4
_MAT: Final = "mat."


def foreseen(session: Session, move: int) -> Marks:
    """Return what one of the choices would bring about on the places that it is about, mats left out; nothing else."""
    if move not in session.choices():
        return Marks()
    game, observation = session.game, session.observation()
    about = {spot for spot in game.spots_of(session.state, move) if not spot.startswith(_MAT)}
    about.update(game.leads_to(session.state, move))
    if not about:
        return Marks()
    before = game.placements(observation)
    deals = _DEALS if game.reveals(session.state, move) else 1
    marks_by_deal = [preview_marks(before, _after(session, move, seed), about) for seed in range(deals)]
    return in_all(marks_by_deal)


def _after(session: Session, move: int, seed: int) -> list[Placement]:
    game, observation = session.game, session.observation()
    state = game.determinize(observation, seed)
    game.apply(state, move)
    return game.placements(game.observe(state, observation.seat))


def in_all(marks_by_deal: list[Marks]) -> Marks:
    """Return the ghosts and shining places that are in all of some marks."""
    ghosts = Counter(marks_by_deal[0].ghosts)
    shining = marks_by_deal[0].shining
    for marks in marks_by_deal[1:]:
        ghosts &= Counter(marks.ghosts)
        shining &= marks.shining
    return Marks(ghosts=tuple(ghosts.elements()), shining=shining)


def points_foreseen(session: Session, move: int) -> int:
    """Return the points that one of the choices brings whoever decides, where they do not depend on what is hidden."""
    game, observation = session.game, session.observation()
    seat = game.current_seat(session.state)
    before = game.ledger(session.state, seat).total
    deals = _DEALS if game.reveals(session.state, move) else 1
    gains = set()
    for seed in range(deals):
        state = game.determinize(observation, seed)
        game.apply(state, move)
        gains.add(game.ledger(state, seat).total - before)
    return gains.pop() if len(gains) == 1 else 0
