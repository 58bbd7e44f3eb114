"""The moves of the great work: deniers in hand and the thumb, in secret."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveKind
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.sylla.rules import codes, names, works
from trajan_tutor.games.sylla.rules.state import State, senators
from trajan_tutor.games.sylla.rules.terms import thumb_term


def texts(thumb: str) -> tuple[str, ...]:
    """Return the notation of a thumb with every number of deniers."""
    return tuple(f"hand {deniers} {thumb}" for deniers in range(codes.MOST_DENIERS + 1))


def votes(state: State, deniers: int) -> dict[str, object]:
    """Return deniers in hand, and how many votes they make with the upright Senators."""
    return {"deniers": deniers, "votes": senators(state, state.actor) + deniers, "most": state.deniers[state.actor]}


def describe(state: State, deniers: int, key: str) -> Message:
    """Return a choice in secret in words."""
    about = votes(state, deniers)
    return Message.of(key, deniers=deniers, votes=about["votes"])


def look(state: State, deniers: int, thumb: int) -> ChoiceLook:
    """Return a choice in secret in few words: a number of deniers, and the thumb as the side of it."""
    name = Message.of("sylla-choice-hand", thumb=thumb_term(thumb), deniers=deniers)
    number = senators(state, state.actor) + deniers
    word = names.THUMBS[thumb]
    leads = Message.of(f"sylla-choice-hand-{word}", votes=number, prestige=number // state.figures.plebs_votes)
    side = Message.of("sylla-choice-thumb", thumb=thumb_term(thumb))
    return ChoiceLook(name, leads, symbol=f"thumb-{word}", amount=deniers, side=side)


def hand(name: str, first: int, thumb: int) -> MoveKind[State]:
    """Return the choices in secret with one thumb."""
    return MoveKind(
        name=name,
        first=first,
        texts=texts(names.THUMBS[thumb]),
        phases=(codes.PHASE_HAND,),
        says=lambda state, deniers: describe(state, deniers, f"sylla-move-{name}"),
        look=lambda state, deniers: look(state, deniers, thumb),
        about=votes,
        rule=works.hand_rule,
        perform=lambda state, deniers: works.choose_hand(state, deniers, thumb),
    )


MOVES: tuple[MoveKind[State], ...] = (
    hand("hand-up", codes.MOVE_HAND_UP, 0),
    hand("hand-down", codes.MOVE_HAND_DOWN, 1),
)
