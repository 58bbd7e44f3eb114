"""Which places of the board a move can be picked at."""

from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.ending import opponent
from trajan_tutor.games.caesar.rules.placing import border_of, token_of
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.words import names


def moves_at(state: State, spot: str) -> tuple[int, ...]:
    """Return the legal moves that picking a spot can mean now."""
    return tuple(move for move in state.choices if spot in spots_of(state, move))


def spots_of(state: State, move: int) -> tuple[str, ...]:
    """Return the spots by which a move of the present phase can be picked; none for leaving something undone.

    A placement is picked by its token, its space, and the province that the larger number shall face or the bank.
    """
    if move < codes.MOVE_ORDER:
        return placement_spots(state, move)
    if move < codes.MOVE_BORDER:
        return province_spots(move - codes.MOVE_ORDER)
    if move < codes.MOVE_BORDERS_DONE:
        return (border_spot(move - codes.MOVE_BORDER),)
    if codes.MOVE_SENATE <= move < codes.MOVE_USE:
        # The markers in stock stand for as many as may go under the Senate token.
        most = move == max(state.choices, default=-1) and move > codes.MOVE_SENATE
        return (f"mat.{state.turn_side}.markers",) if most else ()
    if move == codes.MOVE_USE:
        return bonus_spots(state)
    if move >= codes.MOVE_MIGHT_TOKEN and move < codes.MOVE_MIGHT_PROVINCE:
        return (border_spot((move - codes.MOVE_MIGHT_TOKEN) % 32),)
    if move >= codes.MOVE_MIGHT_PROVINCE and move < codes.MOVE_DRAW:
        return province_spots(move - codes.MOVE_MIGHT_PROVINCE)
    return late_spots(state, move)


def late_spots(state: State, move: int) -> tuple[str, ...]:
    """Return where the end of a turn, a token of the bank and the turn of Crassus are picked."""
    side = state.turn_side
    if move == codes.MOVE_DRAW:
        return (f"mat.{side}.bag",)
    if codes.MOVE_CENTURION <= move < codes.MOVE_CENTURION + codes.CENTURION_KINDS:
        return (f"mat.{side}.centurions.{move - codes.MOVE_CENTURION}",)
    if move == codes.MOVE_EXTRA:
        return (f"mat.{side}.name",)
    if move == codes.MOVE_BANK_DRAW:
        return ("bank",)
    return ("crassus.deck",) if move == codes.MOVE_CRASSUS else ()


def border_spot(border: int) -> str:
    """Return the spot of a border space."""
    return f"border.{names.BORDERS[border]}"


def province_spots(province: int) -> tuple[str, ...]:
    """Return the spots of a province's own space or spaces."""
    spot = f"province.{names.PROVINCES[province]}"
    return (spot, f"{spot}.second") if province == codes.ITALIA else (spot,)


def placement_spots(state: State, move: int) -> tuple[str, ...]:
    """Return where a placement is picked: each equal token of the supply, the space, and the way round."""
    token = token_of(move)
    border = border_of(state.figures, move)
    supply = state.supply[state.turn_side]
    places = [f"mat.{state.turn_side}.supply.{at}" for at, held in enumerate(supply) if held == token]
    if move >= codes.MOVE_DOWN:
        return (*places, border_spot(border), "bank")
    figures = state.figures
    if figures.high[token] == figures.low[token]:
        toward: tuple[str, ...] = (*province_spots(figures.first[border]), *province_spots(figures.second[border]))
    else:
        toward = province_spots(figures.second[border] if move & 1 else figures.first[border])
    return (*places, border_spot(border), *toward)


def bonus_spots(state: State) -> tuple[str, ...]:
    """Return where the use of a bonus token is picked: the own bag for Wealth, the other supply for Poison."""
    bonus = state.bank_token if state.phase == codes.PHASE_BANK else state.taken
    if bonus == codes.BONUS_WEALTH:
        return (f"mat.{state.turn_side}.bag",)
    other = opponent(state.turn_side)
    if other == state.crassus:
        return tuple(f"mat.{other}.supply.{at}" for at in range(len(state.supply[other])))
    return (f"mat.{other}.supply.hidden",)
