"""The moves of placing an influence token: face up on a border space, or face down on a checkpoint."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveKind, Texts, on_mat
from trajan_tutor.engine.showing import ChoiceLook, LaidPiece
from trajan_tutor.games.caesar.board.layout_pieces import numbers_of as numbers_at
from trajan_tutor.games.caesar.board.layout_pieces import token_symbol as lying_symbol
from trajan_tutor.games.caesar.knowledge.evaluation import lead
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.components import figures
from trajan_tutor.games.caesar.rules.placing import border_of, facing, place, placement_move, rule_against, token_of
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.rules.terms import (
    bonus_term,
    border_parameters,
    numbers_of,
    province_term,
    symbol_term,
    token_name,
    token_symbol,
    token_term,
)


def placement_texts() -> Texts:
    """Return the texts of every token on every border: the larger number faces the province that is named last.

    What does not fit has a text too, so that somebody who tries it is told why.
    """
    data = figures()
    texts: list[str | None] = []
    for token, name in enumerate(names.TOKENS):
        for border, space in enumerate(names.BORDERS):
            if data.high[token] == data.low[token]:
                texts += [f"place {name} {space}", None]
            else:
                ends = (data.first[border], data.second[border])
                texts += [f"place {name} {space} {names.PROVINCES[toward]}" for toward in ends]
    return tuple(texts)


def ends_of(state: State, move: int) -> tuple[int, int]:
    """Return the province that the larger number of a placement faces, and the other one."""
    border = border_of(state.figures, move)
    first, second = state.figures.first[border], state.figures.second[border]
    return (second, first) if move & 1 == codes.WAY_SECOND else (first, second)


def describe_placement(state: State, move: int) -> Message:
    """Return a placement: the token, its space, and the sums that both provinces would have then."""
    token, border = token_of(move), border_of(state.figures, move)
    toward, away = ends_of(state, move)
    high, low = state.figures.high[token], state.figures.low[token]
    return Message.of(
        "caesar-move-place",
        token=token_term(token),
        toward=province_term(toward),
        away=province_term(away),
        high=high,
        low=low,
        even="yes" if high == low else "no",
        outcomes=tuple(
            outcome(state, province, facing(state.figures, token, border, move & 1, province))
            for province in (toward, away)
        ),
    )


def look_of_placement(state: State, move: int) -> ChoiceLook:
    """Return a placement in few words: where its larger number goes, and what the sums are there then."""
    token, border = token_of(move), border_of(state.figures, move)
    toward, away = ends_of(state, move)
    numbers = numbers_of(state, token)
    own, enemy = sums_with(state, toward, facing(state.figures, token, border, move & 1, toward))
    leads = "caesar-choice-place-leads" if state.open_spaces[toward] > 1 else "caesar-choice-place-closes"
    return ChoiceLook(
        Message.of("caesar-choice-place", toward=province_term(toward), **numbers),
        Message.of(leads, away=province_term(away), low=numbers["low"], own=own, enemy=enemy),
        symbol=token_symbol(token),
        group=token_name(token),
        lays=laid_token(state, token, border, move & 1),
    )


def laid_token(state: State, token: int, border: int, way: int) -> LaidPiece:
    """Return a token as it would lie on a border, with its larger number towards one end."""
    symbol = lying_symbol(state.figures, "token", token, *numbers_at(state.figures, token, way))
    return LaidPiece(names.border_spot(border), symbol, state.turn_side)


def look_of_face_down(state: State, argument: int) -> ChoiceLook:
    """Return a placement face down on a checkpoint in few words."""
    move = codes.MOVE_DOWN + argument
    token = token_of(move)
    ends = border_parameters(state.figures, border_of(state.figures, move))
    name = Message.of("caesar-choice-place-down", **numbers_of(state, token))
    leads = Message.of("caesar-choice-between", **ends)
    return ChoiceLook(name, leads, symbol=token_symbol(token), group=token_name(token))


def sums_with(state: State, province: int, number: int) -> tuple[int, int]:
    """Return the sums of a province, own and enemy, when a number more faces it."""
    side = state.turn_side
    own = state.influence[side * codes.PROVINCES + province] + number
    return own, own - number - lead(state, side, province)


def outcome(state: State, province: int, number: int) -> Message:
    """Return what a number more makes of a province: its sums, and who would control it if that closes it."""
    own, enemy = sums_with(state, province, number)
    sums = {"province": province_term(province), "own": own, "enemy": enemy}
    if state.open_spaces[province] > 1:
        return Message.of("caesar-outcome-open", **sums)
    bonus = bonus_term(state.bonus[province])
    suffix = "tie" if own == enemy else "own" if own > enemy else "enemy"
    return Message.of(f"caesar-outcome-closed-{suffix}", bonus=bonus, **sums)


def describe_face_down(state: State, argument: int) -> Message:
    """Return a placement face down on a checkpoint."""
    move = codes.MOVE_DOWN + argument
    ends = border_parameters(state.figures, border_of(state.figures, move))
    return Message.of("caesar-move-place-down", token=token_term(token_of(move)), **ends)


def refusal_parameters(state: State, move: int) -> dict[str, object]:
    """Return what the refusal of a placement names: the token, the symbol of the space, the border."""
    border = border_of(state.figures, move)
    symbol = symbol_term(state.figures.border_symbol[border])
    return {"token": token_term(token_of(move)), "symbol": symbol, **border_parameters(state.figures, border)}


def token_and_space(state: State, move: int) -> tuple[str, ...]:
    """Return where a placement is picked: each equal token of the supply, and the space.

    Who does not see the token is told only that it was a hidden one: its place in a sorted supply tells of the others.
    """
    token = token_of(move)
    places = [f"supply.{at}" for at, other in enumerate(state.supply[state.turn_side]) if other == token]
    if not places and state.unknown[state.turn_side]:
        places = ["supply.hidden"]
    return (*on_mat(state, *places), names.border_spot(border_of(state.figures, move)))


def placement_spots(state: State, move: int) -> tuple[str, ...]:
    """Return where a placement is picked: the token, the space, and the province that the larger number faces."""
    figures, token = state.figures, token_of(move)
    toward, away = ends_of(state, move)
    provinces = names.province_spots(toward)
    if figures.high[token] == figures.low[token]:
        provinces += names.province_spots(away)
    return (*token_and_space(state, move), *provinces)


def tokens_meant(state: State, name: str) -> list[int]:
    """Return the placements on a border that picking it can mean: those of any token held."""
    if name not in names.BORDERS:
        return []
    border = names.BORDERS.index(name)
    return [placement_move(token, border, codes.WAY_FIRST) for token in state.supply[state.turn_side]]


def spaces_meant(state: State, name: str) -> list[int]:
    """Return the placements of a token of the supply that picking it can mean: those on any border."""
    supply = state.supply[state.turn_side]
    if not name.isdecimal() or int(name) >= len(supply):
        return []
    return [placement_move(supply[int(name)], border, codes.WAY_FIRST) for border in range(codes.BORDERS)]


# A placement face up is its own argument.
MOVES: tuple[MoveKind[State], ...] = (
    MoveKind(
        name="place",
        first=codes.MOVE_PLACE,
        texts=placement_texts,
        phases=(codes.PHASE_TURN,),
        meant={"border": tokens_meant, "mat.supply": spaces_meant},
        spots=placement_spots,
        says=describe_placement,
        look=look_of_placement,
        rule=lambda state, move: rule_against(state, state.turn_side, move),
        about=refusal_parameters,
        perform=place,
    ),
    MoveKind(
        name="place-down",
        first=codes.MOVE_DOWN,
        texts=tuple(f"place {token} {space} down" for token in names.TOKENS for space in names.CHECKPOINTS),
        phases=(codes.PHASE_TURN,),
        meant={"bank": lambda state, _: [codes.CHECKPOINTS * token for token in state.supply[state.turn_side]]},
        spots=lambda state, argument: (*token_and_space(state, codes.MOVE_DOWN + argument), "bank"),
        says=describe_face_down,
        look=look_of_face_down,
        rule=lambda state, argument: rule_against(state, state.turn_side, codes.MOVE_DOWN + argument),
        about=lambda state, argument: refusal_parameters(state, codes.MOVE_DOWN + argument),
        perform=lambda state, argument: place(state, codes.MOVE_DOWN + argument),
    ),
)
