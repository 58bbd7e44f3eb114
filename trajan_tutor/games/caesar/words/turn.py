"""The moves that end a turn: drawing, a Centurion token, an extra turn; and the turn of Crassus."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveKind
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.crassus import play_crassus
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.rules.supply import centurions_left
from trajan_tutor.games.caesar.rules.terms import phase_term, token_name, token_symbol, token_term
from trajan_tutor.games.caesar.rules.turn import choose_extra_turn, finish_turn_of


def centurion_rule(state: State, kind: int) -> int:
    """Return 0 when a Centurion token is due and of this kind one is left, else the rule that tells of them."""
    is_left = state.centurion_due and kind in centurions_left(state, state.turn_side)
    return codes.RULE_NONE if is_left else codes.RULE_CENTURIONS_NONE


def second_rule(state: State, _argument: int) -> int:
    """Return 0 when a second Centurion token may be left, else the rule that a turn has its steps."""
    return codes.RULE_NONE if state.centurion_due == codes.CENTURION_SECOND else codes.RULE_TURN_STEPS


def describe_centurion(state: State, kind: int) -> Message:
    """Return the taking of a Centurion token: instead of drawing, or after that (C15)."""
    token = token_term(state.figures.centurion_tokens[kind])
    if state.centurion_due == codes.CENTURION_SECOND:
        return Message.of("caesar-move-centurion-second", token=token)
    return Message.of("caesar-move-centurion", token=token)


def begin_crassus(state: State) -> None:
    """Let Crassus take his turn."""
    state.turns += 1
    play_crassus(state)


def look_of_centurion(state: State, kind: int) -> ChoiceLook:
    """Return the taking of a Centurion token in few words."""
    token = state.figures.centurion_tokens[kind]
    is_second = state.centurion_due == codes.CENTURION_SECOND
    leads = Message.of("caesar-choice-centurion-second") if is_second else Message.of("caesar-choice-centurion")
    return ChoiceLook(token_name(token), leads, symbol=token_symbol(token))


def describe_draw(state: State, _argument: int) -> Message:
    """Return the drawing of a token, and what it costs where two Centurion tokens are due (C15)."""
    is_costly = state.centurion_due == codes.CENTURION_BOTH
    return Message.of("caesar-move-draw-both" if is_costly else "caesar-move-draw")


def look_of_draw(state: State, _argument: int) -> ChoiceLook:
    """Return the drawing of a token in few words, and what it costs where two Centurion tokens are due (C15)."""
    if state.centurion_due == codes.CENTURION_BOTH:
        return look_of("caesar-choice-draw", "caesar-choice-draw-both-leads")
    tokens = len(state.bag[state.turn_side]) - state.unknown[state.turn_side]
    return ChoiceLook(Message.of("caesar-choice-draw"), Message.of("caesar-choice-draw-leads", tokens=tokens))


def look_of(name: str, leads: str) -> ChoiceLook:
    """Return a choice that is always told alike."""
    return ChoiceLook(Message.of(name), Message.of(leads))


MOVES: tuple[MoveKind[State], ...] = (
    MoveKind(
        name="draw",
        first=codes.MOVE_DRAW,
        phases=(codes.PHASE_DRAW,),
        meant={"mat.bag": ("",)},
        says=describe_draw,
        look=look_of_draw,
        perform=lambda state, _: finish_turn_of(state, codes.MOVE_DRAW),
    ),
    MoveKind(
        name="centurion",
        first=codes.MOVE_CENTURION,
        texts=tuple(f"centurion {token}" for token in names.CENTURIONS),
        phases=(codes.PHASE_DRAW,),
        meant={"mat.centurions": tuple(str(kind) for kind in range(codes.CENTURION_KINDS))},
        says=describe_centurion,
        look=look_of_centurion,
        rule=centurion_rule,
        about=lambda state, kind: {"token": token_term(state.figures.centurion_tokens[kind])},
        perform=lambda state, kind: finish_turn_of(state, codes.MOVE_CENTURION + kind),
    ),
    MoveKind(
        name="no-centurion",
        first=codes.MOVE_NO_CENTURION,
        phases=(codes.PHASE_DRAW,),
        says="caesar-move-no-centurion",
        look=lambda *_: look_of("caesar-choice-no-centurion", "caesar-choice-no-centurion-leads"),
        rule=second_rule,
        about=lambda state, _: {"phase": phase_term(state.phase)},
        perform=lambda state, _: finish_turn_of(state, codes.MOVE_NO_CENTURION),
    ),
    MoveKind(
        name="extra",
        first=codes.MOVE_EXTRA,
        texts=("extra-turn",),
        phases=(codes.PHASE_EXTRA,),
        meant={"mat.name": ("",)},
        says="caesar-move-extra",
        look=lambda *_: look_of("caesar-choice-extra", "caesar-choice-extra-leads"),
        perform=lambda state, _: choose_extra_turn(state, codes.MOVE_EXTRA),
    ),
    MoveKind(
        name="no-extra",
        first=codes.MOVE_NO_EXTRA,
        texts=("no-extra-turn",),
        phases=(codes.PHASE_EXTRA,),
        says="caesar-move-no-extra",
        look=lambda *_: look_of("caesar-choice-no-extra", "caesar-choice-no-extra-leads"),
        perform=lambda state, _: choose_extra_turn(state, codes.MOVE_NO_EXTRA),
    ),
    MoveKind(
        name="crassus",
        first=codes.MOVE_CRASSUS,
        phases=(codes.PHASE_CRASSUS,),
        meant={"crassus": ("deck",)},
        says="caesar-move-crassus",
        look=lambda *_: look_of("caesar-choice-crassus", "caesar-choice-crassus-leads"),
        perform=lambda state, _: begin_crassus(state),
    ),
)
