"""The moves of a game in one table, a row for each kind: what is read, said, picked and refused is made from it.

The table is for the edge, where people meet moves. The inner loop of a game knows nothing of it.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property
from typing import Generic, Protocol, TypeVar

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.refusal import Attempt, Refusal
from trajan_tutor.engine.showing import ChoiceLook


class Choosing(Protocol):
    """A state that says what it waits for, who acts, and which moves are legal now."""

    phase: int
    actor: int
    choices: list[int]


S = TypeVar("S", bound=Choosing)

# The notation of the moves of a kind by argument; None where there is no such move.
Texts = tuple[str | None, ...]
# What picking a spot can mean, by its place: names of arguments, or a function of state and name that gives arguments.
Meant = Mapping[str, tuple[str, ...] | Callable[[S, str], Iterable[int]]]


def worded(verb: str, arguments: Iterable[str]) -> Texts:
    """Return the notation of a verb with each of its arguments.

    >>> worded("take", ("left", "right"))
    ('take left', 'take right')
    """
    return tuple(f"{verb} {argument}" for argument in arguments)


def nothing_forbids(_state: object, _argument: int) -> int:
    """Return 0: a move of such a kind is legal whenever it is waited for."""
    return 0


def nothing_said(_state: object, _argument: int) -> dict[str, object]:
    """Return no parameters."""
    return {}


def only_one(_state: object, _name: str) -> tuple[int, ...]:
    """Return the argument of a kind that has but one move, whatever the name of the spot is."""
    return (0,)


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveKind(Generic[S]):
    """A kind of move, as a row of the table. A move is the code `first` plus its argument.

    `texts` is the notation by argument, where it is not the name alone; a function where it has to be read from data.
    `phases` are those that wait for such a move. `rule` answers 0 when a move that is waited for is legal, else the
    code of the rule that forbids it, and `about` the parameters of that refusal; `says` the words of the choice:
    a key, said with the parameters of `about`, or a function. `perform` does what the move means, without
    the forced steps that follow.

    `meant` tells what a picked spot can mean, legal or not: by place, the names that stand for the arguments, or a
    function of state and name that returns arguments, the most fitting first. A place is the first word of a spot,
    such as `ship` of `ship.pairs`; on the mat of a seat, `mat.hand` of `mat.0.hand.fish`. Where a legal move is picked
    is told by `spots`; without that it is at every place of `meant` that gives names. `look` tells a choice in few
    words; without it there is nothing but what `says` tells.
    """

    name: str
    first: int
    phases: tuple[int, ...]
    perform: Callable[[S, int], None]
    texts: Texts | Callable[[], Texts] = ()
    rule: Callable[[S, int], int] = nothing_forbids
    about: Callable[[S, int], dict[str, object]] = nothing_said
    says: str | Callable[[S, int], Message]
    look: Callable[[S, int], ChoiceLook] | None = None
    meant: Meant[S] = field(default_factory=dict)
    spots: Callable[[S, int], tuple[str, ...]] | None = None

    def is_waited_for(self, state: S) -> bool:
        """Return whether a move of this kind is what the state waits for."""
        return state.phase in self.phases

    def spots_of(self, state: S, argument: int) -> tuple[str, ...]:
        """Return the spots by which a move is picked."""
        if self.spots is not None:
            return self.spots(state, argument)
        named = ((place, names) for place, names in self.meant.items() if isinstance(names, tuple))
        return tuple(spot_at(state.actor, place, names[argument]) for place, names in named)


class MoveTable(Generic[S]):
    """All kinds of moves of a game, in the order in which a spot can mean them.

    A text that is no move is answered with those that are `near` enough, in the words `PREFIX-notation-near`, and
    where there are none in those of `PREFIX-notation-unknown`.
    """

    def __init__(self, prefix: str, kinds: Iterable[MoveKind[S]], near: float = 0.5) -> None:
        """Take the rows; notation is made when it is first asked for."""
        self.kinds: tuple[MoveKind[S], ...] = tuple(kinds)
        self._prefix = prefix
        self._near = near
        self._in_order = sorted(self.kinds, key=lambda kind: kind.first)
        self._firsts = [kind.first for kind in self._in_order]

    def kind_of(self, move: int) -> tuple[MoveKind[S], int]:
        """Return the kind of a move, and its argument."""
        kind = self._in_order[bisect_right(self._firsts, move) - 1]
        return kind, move - kind.first

    @property
    def move_count(self) -> int:
        """The bound of the codes: every move is a number below it."""
        return max(self.texts) + 1

    # -- notation

    @cached_property
    def texts(self) -> dict[int, str]:
        """The notation of every move there is, by its code."""
        by_move = {}
        for kind in self._in_order:
            texts = kind.texts() if callable(kind.texts) else kind.texts or (kind.name,)
            by_move.update({kind.first + argument: text for argument, text in enumerate(texts) if text is not None})
        return by_move

    @cached_property
    def _moves(self) -> dict[str, int]:
        return {text.lower(): move for move, text in self.texts.items()}

    def notation(self, move: int) -> str:
        """Return the notation of a move."""
        return self.texts[move]

    def parse(self, text: str) -> int:
        """Return the move of a text; capitals and spaces do not matter.

        Raises UnreadableError with the nearest texts for one that is no move.
        """
        plain = " ".join(text.lower().split())
        move = self._moves.get(plain)
        if move is None:
            near = [self.texts[self._moves[word]] for word in get_close_matches(plain, self._moves, 3, self._near)]
            if near:
                raise UnreadableError(f"{self._prefix}-notation-near", text=text, near=", ".join(near))
            raise UnreadableError(f"{self._prefix}-notation-unknown", text=text)
        return move

    # -- words

    def describe(self, state: S, move: int) -> Message:
        """Return a move of the seat to act in words, as a choice to be made."""
        kind, argument = self.kind_of(move)
        if isinstance(kind.says, str):
            return Message.of(kind.says, **kind.about(state, argument))
        return kind.says(state, argument)

    def look(self, state: S, move: int) -> ChoiceLook:
        """Return a move of the seat to act in few words."""
        kind, argument = self.kind_of(move)
        return ChoiceLook(self.describe(state, move)) if kind.look is None else kind.look(state, argument)

    # -- picks

    def spots_of(self, state: S, move: int) -> tuple[str, ...]:
        """Return the spots by which a move of the present phase can be picked; none: from the list only."""
        kind, argument = self.kind_of(move)
        return kind.spots_of(state, argument)

    def moves_at(self, state: S, spot: str) -> tuple[int, ...]:
        """Return the legal moves that picking a spot can mean now."""
        return tuple(move for move in state.choices if spot in self.spots_of(state, move))

    def meanings(self, state: S, spot: str) -> tuple[int, ...]:
        """Return the moves, legal or not, that somebody who picks a spot may have in mind, the most fitting first."""
        place, name = place_and_name(spot)
        moves: list[int] = []
        for kind in self.kinds:
            meant = kind.meant.get(place, ())
            if callable(meant):
                moves += [kind.first + argument for argument in meant(state, name)]
            elif name in meant:
                moves.append(kind.first + meant.index(name))
        return tuple(moves)

    # -- rules

    def is_waited_for(self, state: S, move: int) -> bool:
        """Return whether the state waits for a move of this kind."""
        return self.kind_of(move)[0].is_waited_for(state)

    def allowed(self, state: S) -> list[int]:
        """Return the moves that are waited for and that no rule forbids: for games that need no quicker list."""
        waited_for = (move for move in self.texts if self.is_waited_for(state, move))
        return [move for move in waited_for if not self.rule_against(state, move)[0]]

    def rule_against(self, state: S, move: int) -> tuple[int, dict[str, object]]:
        """Return the rule that forbids a move that is waited for, or 0, and the parameters of the refusal."""
        kind, argument = self.kind_of(move)
        return kind.rule(state, argument), kind.about(state, argument)

    def refuse(
        self,
        state: S,
        attempt: Attempt,
        refuse_all: Callable[[S, int], Refusal | None],
        refuse_move: Callable[[S, int], Refusal],
        refuse_pick: Callable[[S, str], Refusal],
    ) -> Refusal | None:
        """Return why an attempt is not possible; None exactly when it is a legal move or a spot that offers one.

        The game says what it refuses to a seat whatever is tried, such as one that is not to act, and what it answers
        to a move and to a spot that are not legal. Raises UnreadableError for a move text that is none.
        """
        move = -1 if attempt.spot else self.parse(attempt.move)
        refusal = refuse_all(state, attempt.seat)
        if refusal is not None:
            return refusal
        if attempt.spot:
            return None if self.moves_at(state, attempt.spot) else refuse_pick(state, attempt.spot)
        return None if move in state.choices else refuse_move(state, move)

    def perform(self, state: S, move: int) -> None:
        """Do what a move means in place, without the forced steps that follow."""
        kind, argument = self.kind_of(move)
        kind.perform(state, argument)


class MovesByTable(Generic[S]):
    """What a game has of its table of moves, which it names `moves`: notation, words, picks and the number of codes."""

    moves: MoveTable[S]

    @cached_property
    def move_count(self) -> int:
        """The bound of the moves: every one is a number below it."""
        return self.moves.move_count

    def notation(self, move: int) -> str:
        """Return the short text of a move."""
        return self.moves.notation(move)

    def parse(self, text: str) -> int:
        """Return the move of a short text; raises UnreadableError with what was expected."""
        return self.moves.parse(text)

    def describe(self, state: S, move: int) -> Message:
        """Return a move in words, as a choice to be made."""
        return self.moves.describe(state, move)

    def choice_look(self, state: S, move: int) -> ChoiceLook:
        """Return a move in few words."""
        return self.moves.look(state, move)

    def moves_at(self, state: S, spot: str) -> tuple[int, ...]:
        """Return the legal moves that picking a spot can mean now."""
        return self.moves.moves_at(state, spot)

    def spots_of(self, state: S, move: int) -> tuple[str, ...]:
        """Return the spots by which a legal move can be picked; empty when it is picked from the list only."""
        return self.moves.spots_of(state, move)


def place_and_name(spot: str) -> tuple[str, str]:
    """Return the place of a spot and the name of what lies there; the seat of a mat is left out.

    >>> place_and_name("mat.0.hand.fish")
    ('mat.hand', 'fish')
    >>> place_and_name("deck")
    ('deck', '')
    """
    place, *names = spot.split(".")
    if place == "mat" and len(names) > 1:
        place, names = f"mat.{names[1]}", names[2:]
    return place, names[0] if names else ""


def spot_at(seat: int, place: str, name: str) -> str:
    """Return the spot of a name at a place, on the mat of a seat where the place is on a mat.

    >>> spot_at(0, "mat.hand", "fish"), spot_at(0, "deck", "")
    ('mat.0.hand.fish', 'deck')
    """
    if place.startswith("mat."):
        place = f"mat.{seat}.{place.removeprefix('mat.')}"
    return f"{place}.{name}" if name else place


def on_mat(state: Choosing, *places: str) -> tuple[str, ...]:
    """Return spots on the mat of the seat to act."""
    return tuple(f"mat.{state.actor}.{place}" for place in places)


def mat_of_another(state: Choosing, spot: str) -> int | None:
    """Return the seat on whose mat a spot lies when it is not the one to act."""
    words = spot.split(".")
    if words[0] != "mat" or len(words) == 1 or not words[1].isdecimal():
        return None
    seat = int(words[1])
    return seat if seat != state.actor else None
