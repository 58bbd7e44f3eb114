"""What a page tells of a place or a choice before it is chosen: what it would do, and the rule that tells about it.

Nothing that is hidden is told: a move is played in deals that the person could be in, never in the game itself. What
comes out alike in all of them does not depend on what is hidden.
"""

from collections import Counter
from typing import Final

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.placement import Placement
from trajan_tutor.i18n import Words
from trajan_tutor.session.session import Session
from trajan_tutor.session.text_tables import signed_on_page
from trajan_tutor.view import Marks, preview_marks
from trajan_tutor.viewmodel.board_drawing import geometry

# A bubble is read at a glance.
MOST_CHOICES: Final = 4


def tip(session: Session, words: Words, spot: str) -> dict[str, object]:
    """Return what to tell about a spot: what choosing it would do now, in lines, and its rule; nothing for no spot."""
    place = next((candidate for candidate in session.game.spots(session.observation()) if candidate.name == spot), None)
    if place is None:
        return {}
    shown: dict[str, object] = {"spot": spot, "lines": _lines(session, words, spot), "title": "", "text": ""}
    shown["notes"] = [words(note) for note in place.notes]
    if place.rule:
        key = session.game.rules[place.rule].key
        shown["title"], shown["text"] = words(Message.of(key)), words(Message.of(f"{key}.rule"))
    return shown


def _lines(session: Session, words: Words, spot: str) -> list[str]:
    if not session.choices():
        return []
    possible = set(session.choices())
    moves = [move for move in session.game.moves_at(session.state, spot) if move in possible]
    if not moves and spot == session.goal:
        return [words(Message.of("board-tip-goal"))]
    lines = [words(session.game.describe(session.state, move)) for move in moves[:MOST_CHOICES]]
    if len(moves) > MOST_CHOICES:
        lines.append(words(Message.of("board-tip-more", count=len(moves) - MOST_CHOICES)))
    return lines


def foresee(session: Session, move: str) -> dict[str, object]:
    """Return what a move by its notation would bring about; nothing for what is no choice now: a page may ask late."""
    try:
        number = session.game.parse(move)
    except UnreadableError:
        return {}
    if number not in session.choices():
        return {}
    marks = foreseen(session, number)
    leads = session.game.leads_to(session.state, number)
    dashed = sorted({*(ghost.spot for ghost in marks.ghosts), *marks.shining, *leads})
    points = points_foreseen(session, number)
    spots = (*leads[-1:], *session.game.spots_of(session.state, number)[-1:], *dashed)
    path = geometry(session).way(session.game.spots_of(session.state, number), leads)
    tags = [{"spot": spots[0], "text": signed_on_page(points)}] if points and spots else []
    # What would stand there: a sum, a number of pieces.
    tags += [{"spot": ghost.spot, "text": ghost.text} for ghost in marks.ghosts if ghost.text]
    return {"move": move, "tags": tags, "dashed": dashed, "path": path}


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
