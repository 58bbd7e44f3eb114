"""The moves of bonus tokens: their effects, Might and its targets, markers under Senate tokens, the bank."""

from collections.abc import Callable

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import Meant, MoveKind, on_mat, worded
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.caesar.rules import codes, might, names
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
from trajan_tutor.games.caesar.rules.terms import (
    CONTROL,
    bonus_symbol,
    bonus_term,
    border_parameters,
    numbers_of,
    province_term,
    side_term,
    token_symbol,
    token_term,
)

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


def look_of_use(state: State, _argument: int) -> ChoiceLook:
    """Return what Wealth or Poison does in few words."""
    bonus = token_in_hand(state)
    name = Message.of("caesar-choice-use", bonus=bonus_term(bonus))
    if bonus == codes.BONUS_POISON:
        leads = Message.of("caesar-choice-use-poison", side=side_term(opponent(state.turn_side)))
    else:
        leads = Message.of("caesar-choice-use-wealth")
    return ChoiceLook(name, leads, symbol=bonus_symbol(bonus))


def look_of_leaving(state: State, _argument: int) -> ChoiceLook:
    """Return leaving the bonus token in hand in few words."""
    bonus = token_in_hand(state)
    leads = Message.of("caesar-choice-decline-leads", bonus=bonus_term(bonus))
    return ChoiceLook(Message.of("caesar-choice-decline"), leads, symbol=bonus_symbol(bonus))


def use_spots(state: State, _argument: int) -> tuple[str, ...]:
    """Return where the use of a bonus token is picked: the own bag for Wealth, the other supply for Poison."""
    if token_in_hand(state) == codes.BONUS_WEALTH:
        return on_mat(state, "bag")
    other = opponent(state.turn_side)
    shown = range(len(state.supply[other])) if other == state.crassus else ("hidden",)
    return tuple(f"mat.{other}.supply.{at}" for at in shown)


# ---- Might -------------------------------------------------------------------------------------------------------


def turning(
    key: str,
    first: int,
    verb: str,
    rule: Callable[[State, int, int], int],
    says: Callable[[State, int], dict[str, object]],
    meant: Meant[State],
    look: Callable[[State, int], ChoiceLook],
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
        name=key.removeprefix("caesar-move-"),
        first=first,
        texts=worded(verb, names.BORDERS if on_border else names.PROVINCES),
        phases=_EFFECT,
        meant=meant,
        spots=lambda _, target: (names.border_spot(target),) if on_border else names.province_spots(target),
        says=lambda state, target: Message.of(key, **says(state, target)),
        look=look,
        rule=forbidding,
        about=about,
        perform=lambda state, target: use_effect(state, first + target),
    )


def token_words(state: State, border: int) -> dict[str, object]:
    """Return the influence token of a border and its two provinces."""
    return {"token": token_term(max(state.token[border] - 1, 0)), **border_parameters(state.figures, border)}


def look_of_turning(state: State, border: int) -> ChoiceLook:
    """Return the turning of an influence token in few words."""
    token = max(state.token[border] - 1, 0)
    ends = border_parameters(state.figures, border)
    name = Message.of("caesar-choice-province", province=ends["first"])
    leads = Message.of("caesar-choice-turn-token", second=ends["second"], **numbers_of(state, token))
    return ChoiceLook(name, leads, symbol=token_symbol(token), group=Message.of("caesar-choice-group-tokens"))


def look_of_turned_marker(province: object, leads: Message) -> ChoiceLook:
    """Return the turning of a control marker in few words."""
    name = Message.of("caesar-choice-province", province=province)
    return ChoiceLook(name, leads, symbol=CONTROL, group=Message.of("caesar-choice-group-markers"))


def look_of_border_marker(state: State, border: int) -> ChoiceLook:
    """Return the turning of a control marker on a border in few words."""
    ends = border_parameters(state.figures, border)
    return look_of_turned_marker(ends["first"], Message.of("caesar-choice-turn-marker", second=ends["second"]))


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


def look_of_senate(state: State, markers: int) -> ChoiceLook:
    """Return how many markers go under the token in few words."""
    left = Message.of("caesar-choice-left", left=state.markers[state.turn_side] - markers)
    return ChoiceLook(Message.of("caesar-choice-senate", markers=markers), left, symbol=CONTROL if markers else "")


def look_of_bank(name: str, leads: str) -> ChoiceLook:
    """Return what can be done with the bank in few words."""
    return ChoiceLook(Message.of(name), Message.of(leads))


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
        look=look_of_senate,
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
        look=look_of_use,
        rule=effect_rule,
        about=token_named,
        perform=lambda state, _: use_effect(state, codes.MOVE_USE),
    ),
    MoveKind(
        name="decline",
        first=codes.MOVE_DECLINE,
        phases=_EFFECT,
        says="caesar-move-decline",
        look=look_of_leaving,
        about=token_named,
        perform=lambda state, _: use_effect(state, codes.MOVE_DECLINE),
    ),
    turning(
        "caesar-move-might-token",
        codes.MOVE_MIGHT_TOKEN,
        "turn-token",
        might.token_rule,
        token_words,
        {"border": lambda state, name: border_meant(state, name, covered=False)},
        look_of_turning,
    ),
    turning(
        "caesar-move-might-marker",
        codes.MOVE_MIGHT_MARKER,
        "turn-marker",
        might.border_marker_rule,
        lambda state, border: border_parameters(state.figures, border),
        {"border": lambda state, name: border_meant(state, name, covered=True)},
        look_of_border_marker,
    ),
    turning(
        "caesar-move-might-province",
        codes.MOVE_MIGHT_PROVINCE,
        "turn-marker",
        might.marker_rule,
        lambda _, province: {"province": province_term(province)},
        {"province": names.PROVINCES},
        lambda _, province: look_of_turned_marker(province_term(province), Message.of("caesar-choice-turn-province")),
    ),
    MoveKind(
        name="bank-draw",
        first=codes.MOVE_BANK_DRAW,
        texts=("bank-token",),
        phases=_BANK,
        meant={"bank": ("",)},
        says="caesar-move-bank-draw",
        look=lambda *_: look_of_bank("caesar-choice-bank-draw", "caesar-choice-bank-draw-leads"),
        perform=lambda state, _: draw_bank_token(state, codes.MOVE_BANK_DRAW),
    ),
    MoveKind(
        name="no-bank-draw",
        first=codes.MOVE_NO_BANK_DRAW,
        texts=("no-bank-token",),
        phases=_BANK,
        says="caesar-move-no-bank-draw",
        look=lambda *_: look_of_bank("caesar-choice-no-bank-draw", "caesar-choice-no-bank-draw-leads"),
        perform=lambda state, _: draw_bank_token(state, codes.MOVE_NO_BANK_DRAW),
    ),
)
