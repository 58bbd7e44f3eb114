"""The moves of bonus tokens: their effects, Might and its targets, markers under Senate tokens, the bank."""

from collections.abc import Callable

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import Meant, MoveKind, on_mat, worded
from trajan_tutor.games.caesar.rules import codes, might
from trajan_tutor.games.caesar.rules.bonus import (
    draw_bank_token,
    finish_bonus,
    go_to_senate,
    put_under_senate,
    resolve_bank_token,
    senate_rule,
    use_rule,
)
from trajan_tutor.games.caesar.rules.closing import next_closing
from trajan_tutor.games.caesar.rules.components import figures
from trajan_tutor.games.caesar.rules.ending import opponent
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.words import names
from trajan_tutor.games.caesar.words.terms import bonus_term, border_parameters, province_term, side_term, token_term

_EFFECT = (codes.PHASE_BONUS, codes.PHASE_BANK)
_SENATE = (codes.PHASE_SENATE, codes.PHASE_BANK_SENATE)
_BANK = (codes.PHASE_BANK_DRAW,)


def token_in_hand(state: State) -> int:
    """Return the bonus token whose effect may be used now: of the bank, or of the province that was closed."""
    return state.bank_token if state.phase == codes.PHASE_BANK else state.taken


def token_named(state: State, _argument: int) -> dict[str, object]:
    """Return the bonus token in hand as the parameter of a message."""
    return {"bonus": bonus_term(token_in_hand(state))}


def other_effect_rule(state: State) -> int:
    """Return the rule that tells why the bonus token in hand has no effect of the kind that was tried."""
    return use_rule(state, token_in_hand(state)) or codes.RULE_BONUS_USE


def effect_rule(state: State, _argument: int) -> int:
    """Return 0 when the effect of the token in hand can be used without a target, else the rule against it."""
    bonus = token_in_hand(state)
    return use_rule(state, bonus) if bonus in (codes.BONUS_WEALTH, codes.BONUS_POISON) else other_effect_rule(state)


def use_effect(state: State, move: int) -> None:
    """Use the token in hand, or leave it."""
    if state.phase == codes.PHASE_BANK:
        resolve_bank_token(state, move)
    else:
        finish_bonus(state, move)


def describe_use(state: State, _argument: int) -> Message:
    """Return what Wealth or Poison does."""
    if token_in_hand(state) == codes.BONUS_POISON:
        return Message.of("caesar-move-use-poison", side=side_term(opponent(state.turn_side)))
    return Message.of("caesar-move-use-wealth")


def use_spots(state: State, _argument: int) -> tuple[str, ...]:
    """Return where the use of a bonus token is picked: the own bag for Wealth, the other supply for Poison."""
    if token_in_hand(state) == codes.BONUS_WEALTH:
        return on_mat(state, "bag")
    other = opponent(state.turn_side)
    shown = range(len(state.supply[other])) if other == state.crassus else ("hidden",)
    return tuple(f"mat.{other}.supply.{at}" for at in shown)


# ---- Might -------------------------------------------------------------------------------------------------------


def turning(
    name: str,
    first: int,
    verb: str,
    rule: Callable[[State, int, int], int],
    says: Callable[[State, int], dict[str, object]],
    meant: Meant[State],
) -> MoveKind[State]:
    """Return a kind of move that turns something face down: on a border, or on a province."""
    on_border = first != codes.MOVE_MIGHT_PROVINCE

    def forbidding(state: State, target: int) -> int:
        is_might = token_in_hand(state) == codes.BONUS_MIGHT
        return rule(state, state.turn_side, target) if is_might else other_effect_rule(state)

    def about(state: State, target: int) -> dict[str, object]:
        if token_in_hand(state) != codes.BONUS_MIGHT:
            return token_named(state, target)
        ends = tuple(border_parameters(state.figures, target).values()) if on_border else (province_term(target),)
        return {"place": ends}

    return MoveKind(
        name=name,
        first=first,
        texts=worded(verb, names.BORDERS if on_border else names.PROVINCES),
        phases=_EFFECT,
        meant=meant,
        spots=lambda _, target: (names.border_spot(target),) if on_border else names.province_spots(target),
        says=lambda state, target: Message.of(f"caesar-move-{name}", **says(state, target)),
        rule=forbidding,
        about=about,
        perform=lambda state, target: use_effect(state, first + target),
    )


def token_words(state: State, border: int) -> dict[str, object]:
    """Return the influence token of a border and its two provinces."""
    return {"token": token_term(max(state.token[border] - 1, 0)), **border_parameters(state.figures, border)}


def border_meant(state: State, name: str, *, covered: bool) -> list[int]:
    """Return a border for what lies on top there: the control marker that covers the token, or the token."""
    border = names.BORDERS.index(name) if name in names.BORDERS else -1
    return [border] if border >= 0 and bool(state.cover[border]) == covered else []


# ---- markers under Senate tokens ---------------------------------------------------------------------------------


def senate_parameters(state: State, markers: int) -> dict[str, object]:
    """Return how many markers were asked for, how many there are, and how many tokens."""
    side = state.turn_side
    return {"markers": markers, "left": state.markers[side], "tokens": state.senate[side]}


def describe_senate(state: State, markers: int) -> Message:
    """Return how many markers go under the token, and how many are left then."""
    return Message.of("caesar-move-senate", markers=markers, left=state.markers[state.turn_side] - markers)


def senate_spots(state: State, markers: int) -> tuple[str, ...]:
    """Return the markers in stock for as many as may go under the Senate token."""
    most = max(state.choices, default=-1) - codes.MOVE_SENATE
    return on_mat(state, "markers") if 0 < markers == most else ()


def put_markers(state: State, markers: int) -> None:
    """Put markers under the Senate token of the bank or of the province, and go on."""
    if state.phase == codes.PHASE_BANK_SENATE:
        state.bank_senate = 0
        if not put_under_senate(state, markers):
            go_to_senate(state)
    elif not put_under_senate(state, markers):
        next_closing(state)


MOVES: tuple[MoveKind[State], ...] = (
    MoveKind(
        name="senate",
        first=codes.MOVE_SENATE,
        texts=lambda: worded("senate", map(str, range(figures().markers_per_side + 1))),
        phases=_SENATE,
        meant={"mat.markers": lambda *_: [1]},
        spots=senate_spots,
        says=describe_senate,
        rule=lambda state, markers: senate_rule(state, state.turn_side, markers),
        about=senate_parameters,
        perform=put_markers,
    ),
    MoveKind(
        name="use",
        first=codes.MOVE_USE,
        phases=_EFFECT,
        meant={"mat.bag": ("",)},
        spots=use_spots,
        says=describe_use,
        rule=effect_rule,
        about=token_named,
        perform=lambda state, _: use_effect(state, codes.MOVE_USE),
    ),
    MoveKind(
        name="decline",
        first=codes.MOVE_DECLINE,
        phases=_EFFECT,
        about=token_named,
        perform=lambda state, _: use_effect(state, codes.MOVE_DECLINE),
    ),
    turning(
        "might-token",
        codes.MOVE_MIGHT_TOKEN,
        "turn-token",
        might.token_rule,
        token_words,
        {"border": lambda state, name: border_meant(state, name, covered=False)},
    ),
    turning(
        "might-marker",
        codes.MOVE_MIGHT_MARKER,
        "turn-marker",
        might.border_marker_rule,
        lambda state, border: border_parameters(state.figures, border),
        {"border": lambda state, name: border_meant(state, name, covered=True)},
    ),
    turning(
        "might-province",
        codes.MOVE_MIGHT_PROVINCE,
        "turn-marker",
        might.marker_rule,
        lambda _, province: {"province": province_term(province)},
        {"province": names.PROVINCES},
    ),
    MoveKind(
        name="bank-draw",
        first=codes.MOVE_BANK_DRAW,
        texts=("bank-token",),
        phases=_BANK,
        meant={"bank": ("",)},
        perform=lambda state, _: draw_bank_token(state, codes.MOVE_BANK_DRAW),
    ),
    MoveKind(
        name="no-bank-draw",
        first=codes.MOVE_NO_BANK_DRAW,
        texts=("no-bank-token",),
        phases=_BANK,
        perform=lambda state, _: draw_bank_token(state, codes.MOVE_NO_BANK_DRAW),
    ),
)
