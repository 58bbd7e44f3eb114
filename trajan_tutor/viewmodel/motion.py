"""How a change of the game is shown: what travels one by one, and what was gained where."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Protocol

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.showing import Movement, Stop
from trajan_tutor.i18n import Words
from trajan_tutor.session.session import Session
from trajan_tutor.session.text_tables import signed_on_page
from trajan_tutor.session.tree import Node
from trajan_tutor.view.picture import Hub, PathMark, Point
from trajan_tutor.viewmodel.board_model import Gain, LandingShown, Motion
from trajan_tutor.viewmodel.named_symbols import symbol_id


class Geometry(Protocol):
    """Where on the sheets of a picture things go; the picture knows it."""

    def hub(self, spot: str) -> tuple[str, Point, float] | None:
        """Return the middle through which pieces from a place go: sheet, point and radius; None where there is none."""

    def path(self, start: str, stops: Sequence[tuple[str, str]]) -> PathMark | None:
        """Return the mark of a way from a place over others, each with the symbol of what was left there."""


def motion(session: Session, since: int, words: Words, *, geometry: Geometry | None = None) -> Motion | None:
    """Return how the decisions after the first `since` ones are shown; None where nothing moves.

    Of several decisions those of the last seat are shown that follow each other; those of a person whom bots answered
    at once.
    """
    nodes = session.steps[max(since, 0) :]
    people = session.people
    is_answered = bool(nodes) and nodes[0].seat in people and nodes[-1].seat not in people
    nodes = first_of_one_seat(nodes) if is_answered else last_of_one_seat(nodes)
    if not nodes:
        return None
    moved = [movement for node in nodes if (movement := node.movement(session.game)) is not None]
    stops = [stop for movement in moved for stop in movement.stops]
    seat = nodes[-1].seat
    mark = None
    if stops and geometry is not None:
        start, way = way_so_far(session.game, nodes[-1])
        mark = geometry.path(start, [(stop.spot, stop.symbol) for stop in way])
    return {
        "seat": seat,
        "own": seat == session.viewer,
        "path": [stop.spot for stop in stops],
        "pieces": [stop.piece for stop in stops],
        "hub": hub_of(moved, words, geometry),
        "landing": landing_of(session.game, moved, words),
        "path_mark": mark,
        "gains": gains(nodes),
    }


def first_of_one_seat(nodes: Sequence[Node]) -> list[Node]:
    """Return the first decisions that one seat made one after another."""
    return list(takewhile(lambda node: node.seat == nodes[0].seat, nodes))


def last_of_one_seat(nodes: Sequence[Node]) -> list[Node]:
    """Return the last decisions that one seat made one after another."""
    moves_of_seat: list[Node] = []
    for node in reversed(nodes):
        if moves_of_seat and node.seat != moves_of_seat[0].seat:
            break
        moves_of_seat.insert(0, node)
    return moves_of_seat


def way_so_far(game: TutorGame, node: Node) -> tuple[str, list[Stop]]:
    """Return where the way began that a decision went on with, and every stop on it up to that decision."""
    stops: list[Stop] = []
    step: Node | None = node
    while step is not None and step.seat == node.seat:
        moved = step.movement(game)
        if moved is None:
            break
        stops = [*moved.stops, *stops]
        if moved.start:
            return moved.start, stops
        step = step.parent
    return "", stops


def landing_of(game: TutorGame, moved: Sequence[Movement], words: Words) -> LandingShown | None:
    """Return what the last of the pieces brought about."""
    for movement in moved:
        if movement.landing is not None:
            landing, symbol = movement.landing, symbol_id(game, movement.landing.symbol)
            return {"spot": landing.spot, "hue": landing.hue, "symbol": symbol, "text": words(landing.says)}
    return None


def hub_of(moved: Sequence[Movement], words: Words, geometry: Geometry | None) -> Hub | None:
    """Return the middle through which pieces went, and what is said there: before the first one lands, then after each.

    At the decision that takes them up nothing has landed yet.
    """
    sentences = [words(message) for number, movement in enumerate(moved) for message in movement.left[min(number, 1) :]]
    spot = next(
        (movement.start or movement.stops[0].spot for movement in moved if movement.start or movement.stops), ""
    )
    middle = geometry.hub(spot) if geometry is not None and sentences and spot else None
    if middle is None:
        return None
    sheet, at, radius = middle
    return {"sheet": sheet, "at": at, "radius": radius, "left": sentences}


def gains(nodes: Sequence[Node]) -> list[Gain]:
    """Return the points of some decisions, each at the place of the event that brought them."""
    gained: list[Gain] = []
    for node in nodes:
        seat, spot = -1, ""
        for event in node.events:
            if not event.points:
                seat, spot = event.seat, event.spot
                continue
            there = event.spot or (spot if seat == event.seat else "")
            text = signed_on_page(event.points)
            gained.append({"seat": event.seat, "spot": there, "points": event.points, "text": text})
    return gained
