"""A position that is being built: every change is checked by the game, and what cannot be is refused in words.

It knows no game: what lies where and what can be put there is what the game offers, see `engine/editing.py`.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.editing import Editable, Field, Holding, Piece, PositionData, Trail
from trajan_tutor.engine.errors import MisusedError, TutorError, UnreadableError
from trajan_tutor.engine.game import State
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session.error_sentences import shortened

# The end of the key that says in half a sentence why a position cannot be.
_CLAUSE: Final = ".edit"
# Figures are counted one by one.
_COUNTED: Final = (Holding.NUMBER, Holding.COUNT)


class ImpossibleError(TutorError):
    """A change that leads to a position that cannot be: what was to be done, and why not."""

    def __init__(self, action: Message, problem: Message) -> None:
        super().__init__("edit-impossible", action=action, problem=problem)
        self.action = action
        self.problem = problem

    def sentence(self, words: Words) -> str:
        """Return the one sentence: what cannot be done where, and why; the game may say why in half a sentence."""
        clause = f"{self.problem.key}{_CLAUSE}"
        if not words.has(clause):
            return words(self.message)
        return words.say("edit-impossible", action=self.action, problem=Message(clause, self.problem.parameters))


@dataclass(frozen=True, slots=True)
class LyingPiece:
    """One piece in a field: its place there, counted from the bottom, and the piece."""

    at: int
    piece: Piece


class Editor:
    """A position of a game, what can be changed in it, and what it was before.

    Every change makes a new position, which the game has accepted; `undo` and `redo` go through them. Fields are named
    by the way to them, such as `players.0.hand`.
    """

    def __init__(self, game: TutorGame, position: PositionData) -> None:
        """Begin with a position; raises UnreadableError for what cannot be, MisusedError for a game without fields."""
        self.game = game
        self._offers = editable(game)
        self._past: list[tuple[PositionData, State]] = []
        self._ahead: list[tuple[PositionData, State]] = []
        self._show(self._accepted(position))

    def _show(self, accepted: tuple[PositionData, State]) -> None:
        self.position: PositionData = accepted[0]
        self.state: State = accepted[1]
        self.fields: dict[str, Field] = {field.name: field for field in self._offers.fields(self.position)}

    def _accepted(self, position: PositionData) -> tuple[PositionData, State]:
        """Return a position as the game writes it, and its state; raises UnreadableError for one that cannot be."""
        state = self.game.load(position)
        return self.game.dump(state), state

    # -- looking

    @property
    def text(self) -> str:
        """The canonical text of the position."""
        return canonical(self.position)

    def field(self, name: str) -> Field:
        """Return a field by its name; raises MisusedError for one that there is not."""
        if name not in self.fields:
            raise MisusedError("edit-field-unknown", field=name)
        return self.fields[name]

    def fields_at(self, spot: str) -> tuple[Field, ...]:
        """Return the fields that are seen at a place of the board."""
        return tuple(field for field in self.fields.values() if field.is_at(spot))

    def value(self, field: Field) -> Any:
        """Return what is written in a field."""
        return value_at(self.position, field.trail)

    def lying(self, field: Field) -> tuple[LyingPiece, ...]:
        """Return the pieces in a field, in their order; a figure has none, and nothing is no piece."""
        if field.holding is Holding.NUMBER:
            return ()
        value = self.value(field)
        if field.holding is Holding.COUNT:
            return tuple(LyingPiece(at, field.pieces[0]) for at in range(value))
        values = [value] if field.holding is Holding.ONE else value
        known = {canonical(piece.value): piece for piece in field.pieces}
        pieces = (LyingPiece(at, known[canonical(value)]) for at, value in enumerate(values))
        return tuple(piece for piece in pieces if not piece.piece.is_nothing)

    # -- changing

    def put(self, name: str, value: Any) -> None:
        """Put a piece into a field by its value, or one more where pieces are counted; raises ImpossibleError.

        It comes from the box, or from a reserve such as a hidden pile when no more of them are in the box.
        """
        field = self.field(name)
        piece = piece_of(field, value)
        self._change(lambda: self._supplied(field, piece), Message.of("edit-put", piece=piece.label, field=field.label))

    def take(self, name: str, at: int = -1) -> None:
        """Take a piece away, by its place in the field, the last one without; raises ImpossibleError."""
        field = self.field(name)
        piece = self._piece(field, at)
        self._change(lambda: self._taken(field, at), Message.of("edit-take", piece=piece.label, field=field.label))

    def set(self, name: str, number: int) -> None:
        """Write a figure, or how many pieces there are; raises ImpossibleError, MisusedError for another field."""
        field = self.field(name)
        if field.holding not in _COUNTED:
            raise MisusedError("edit-not-number", field=field.label)
        action = Message.of("edit-set", number=number, field=field.label)
        self._change(lambda: self._written(field, number), action)

    def move(self, name: str, to: str, at: int = -1) -> None:
        """Move a piece from one field to another one that takes it; raises ImpossibleError."""
        field, goal = self.field(name), self.field(to)
        piece = self._piece(field, at)
        same = next((other for other in goal.pieces if piece.kind and other.kind == piece.kind), None)
        if same is None:
            raise MisusedError("edit-no-place", piece=piece.label, field=goal.label)
        if goal.holding is Holding.ONE and self.lying(goal):
            raise MisusedError("edit-taken", piece=piece.label, field=goal.label)
        action = Message.of("edit-move", piece=piece.label, field=goal.label)
        self._change(lambda: self._put(goal, same, self._taken(field, at)), action)

    def shift(self, name: str, at: int, to: int) -> None:
        """Put a piece of a pile at another place in it, both counted from the bottom; raises ImpossibleError."""
        field = self.field(name)
        piece = self._piece(field, at)
        if field.holding is not Holding.PILE or not 0 <= to < len(self.value(field)):
            raise MisusedError("edit-no-place", piece=piece.label, field=field.label)
        values = [*self.value(field)]
        values.insert(to, values.pop(at))
        action = Message.of("edit-move", piece=piece.label, field=field.label)
        self._change(lambda: self._written(field, values), action)

    def replace(self, position: PositionData) -> None:
        """Put another position of the game in the place of this one; raises UnreadableError and keeps this one."""
        self._keep(self._accepted(position))

    def undo(self) -> None:
        """Go back to the position before the last change; raises MisusedError at the first one."""
        self._go(self._past, self._ahead)

    def redo(self) -> None:
        """Make the change that was taken back again; raises MisusedError where there is none."""
        self._go(self._ahead, self._past)

    @property
    def can_undo(self) -> bool:
        """Whether there is an earlier position."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether a change was taken back."""
        return bool(self._ahead)

    def _go(self, source: list[tuple[PositionData, State]], goal: list[tuple[PositionData, State]]) -> None:
        if not source:
            raise MisusedError("edit-no-further")
        goal.append((self.position, self.state))
        self._show(source.pop())

    def _change(self, changed: Callable[[], PositionData], action: Message) -> None:
        try:
            accepted = self._accepted(changed())
        except UnreadableError as error:
            raise ImpossibleError(action, error.message) from error
        self._keep(accepted)

    def _keep(self, accepted: tuple[PositionData, State]) -> None:
        if accepted[0] == self.position:
            return
        self._past.append((self.position, self.state))
        self._ahead.clear()
        self._show(accepted)

    def _piece(self, field: Field, at: int) -> Piece:
        lying = self.lying(field)
        if not -len(lying) <= at < len(lying):
            raise MisusedError("edit-nothing-there", field=field.label)
        return lying[at].piece

    # -- positions made of others; a position is never changed itself

    def _supplied(self, field: Field, piece: Piece) -> PositionData:
        """Return the position with a piece from the box in a field, or with one from a reserve.

        Raises UnreadableError with what is wrong about one from the box when no reserve helps.
        """
        changed = self._put(field, piece)
        try:
            self.game.load(changed)
        except UnreadableError:
            for reserve in self._reserves(field, piece):
                at = next((lying.at for lying in self.lying(reserve) if lying.piece.kind == piece.kind), None)
                if at is None:
                    continue
                changed = self._put(field, piece, self._taken(reserve, at))
                with suppress(UnreadableError):
                    self.game.load(changed)
                    return changed
            raise
        return changed

    def _reserves(self, field: Field, piece: Piece) -> list[Field]:
        """Return the reserves in which a piece can lie; of a pile that is one itself, the piece comes to its top."""
        reserves = [reserve for reserve in self.fields.values() if reserve.reserve and piece.kind]
        if field.holding is not Holding.PILE:
            reserves = [reserve for reserve in reserves if reserve is not field]
        return [reserve for reserve in reserves if any(other.kind == piece.kind for other in reserve.pieces)]

    def _put(self, field: Field, piece: Piece, position: PositionData | None = None) -> PositionData:
        start = self.position if position is None else position
        if field.group:
            start = without(start, [other for other in self.fields.values() if other.group == field.group], piece)
        value = value_at(start, field.trail)
        if field.holding is Holding.COUNT:
            return self._written(field, value + 1, start)
        return self._written(field, piece.value if field.holding is Holding.ONE else [*value, piece.value], start)

    def _taken(self, field: Field, at: int) -> PositionData:
        value = self.value(field)
        if field.holding is Holding.COUNT:
            return self._written(field, value - 1)
        if field.holding is Holding.ONE:
            nothing = next((piece for piece in field.pieces if piece.is_nothing), None)
            if nothing is None:
                raise MisusedError("edit-stays", field=field.label)
            return self._written(field, nothing.value)
        values = [*value]
        values.pop(at)
        return self._written(field, values)

    def _written(self, field: Field, value: Any, position: PositionData | None = None) -> PositionData:
        start = self.position if position is None else position
        return self._offers.completed(with_value(start, field.trail, value), field.trail)


def editable(game: TutorGame) -> Editable:
    """Return what a game offers for building positions; raises MisusedError for one that offers nothing."""
    if not isinstance(game, Editable):
        raise MisusedError("edit-game", game=game.name)
    return game


def piece_of(field: Field, value: Any) -> Piece:
    """Return the piece of a value or of a kind; raises MisusedError with the list for one that cannot lie there."""
    if field.holding is Holding.COUNT:
        return field.pieces[0]
    for piece in field.pieces:
        # True is no 1.
        if (piece.value == value and type(piece.value) is type(value)) or (piece.kind and piece.kind == value):
            return piece
    known = ", ".join(piece.value if isinstance(piece.value, str) else piece.kind for piece in field.pieces)
    raise MisusedError("edit-piece-unknown", piece=shortened(value), field=field.label, known=known or "-")


def value_at(position: PositionData, trail: Trail) -> Any:
    """Return the value at a place of a position.

    >>> value_at({"players": [{"hand": ["oil"]}]}, ("players", 0, "hand"))
    ['oil']
    """
    value: Any = position
    for part in trail:
        value = value[part]
    return value


def with_value(position: Any, trail: Trail, value: Any) -> Any:
    """Return a position with another value at a place; what lies elsewhere is shared, and never changed.

    >>> with_value({"time": 3, "senate": [[0], []]}, ("senate", 1), [1])
    {'time': 3, 'senate': [[0], [1]]}
    """
    if not trail:
        return value
    changed = position.copy()
    changed[trail[0]] = with_value(position[trail[0]], trail[1:], value)
    return changed


def without(position: PositionData, fields: list[Field], piece: Piece) -> PositionData:
    """Return a position in which a piece lies in none of some fields."""
    for field in fields:
        values = value_at(position, field.trail)
        if piece.value in values:
            position = with_value(position, field.trail, [value for value in values if value != piece.value])
    return position
