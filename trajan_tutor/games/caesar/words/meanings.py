"""What picking a spot can mean in any phase, legal or not: what a learner tried when they picked it."""

from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.placing import placement_move
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.words import names


def meanings(state: State, spot: str) -> tuple[int, ...]:
    """Return the moves that somebody who picks a spot may have in mind, the most fitting first."""
    parts = spot.split(".")
    if parts[0] == "border" and parts[1] in names.BORDERS:
        return on_border(state, names.BORDERS.index(parts[1]))
    if parts[0] == "province" and parts[1] in names.PROVINCES:
        province = names.PROVINCES.index(parts[1])
        return (codes.MOVE_ORDER + province, codes.MOVE_MIGHT_PROVINCE + province)
    if parts[0] == "mat" and len(parts) > 2:
        return on_mat(state, parts[2], parts[3] if len(parts) > 3 else "")
    if parts[0] == "bank":
        face_down = tuple(codes.MOVE_DOWN + token * codes.CHECKPOINTS for token in own_supply(state))
        return (codes.MOVE_BANK_DRAW, *face_down)
    return (codes.MOVE_CRASSUS,) if spot == "crassus.deck" else ()


def own_supply(state: State) -> list[int]:
    """Return the tokens that the side whose turn it is holds."""
    return state.supply[state.turn_side]


def on_border(state: State, border: int) -> tuple[int, ...]:
    """Return what a border space can mean: a placement of any token held, a marker, a target of Might."""
    placements = [placement_move(token, border, codes.WAY_FIRST) for token in own_supply(state)]
    marks = (codes.MOVE_BORDER + border, codes.MOVE_MIGHT_TOKEN + border, codes.MOVE_MIGHT_MARKER + border)
    if state.cover[border]:
        marks = (codes.MOVE_BORDER + border, codes.MOVE_MIGHT_MARKER + border, codes.MOVE_MIGHT_TOKEN + border)
    return (*placements, *marks)


def on_mat(state: State, place: str, name: str) -> tuple[int, ...]:
    """Return what a place beside the board can mean."""
    if place == "supply" and name.isdecimal() and int(name) < len(own_supply(state)):
        token = own_supply(state)[int(name)]
        return tuple(placement_move(token, border, codes.WAY_FIRST) for border in range(codes.BORDERS))
    if place == "centurions" and name.isdecimal():
        return (codes.MOVE_CENTURION + int(name),)
    if place == "markers":
        return (codes.MOVE_SENATE + 1,)
    return {"bag": (codes.MOVE_DRAW, codes.MOVE_USE), "name": (codes.MOVE_EXTRA,)}.get(place, ())
