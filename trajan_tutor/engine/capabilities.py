"""What a game can do besides being played: separate, small protocols, each asked for by the layer that uses it.

A game has a capability when it has its members; nothing is declared. What a search needs together is a
`SearchableGame`, what a tutor needs a `TutorGame`; `Showing` is of use to one that shows a large table. Other
capabilities lie beside what they belong to: playouts and policies (`playouts`), editing (`editing`), positions that
cannot arise (`reachable`), fitted weights (`fitted`).
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from trajan_tutor.engine.components import Components
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import (
    Feature,
    Game,
    Observation,
    Offer,
    S,
    S_contra,
    SeatLook,
    State,
    TurnStep,
)
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.engine.plugin import Resources
from trajan_tutor.engine.refusal import Attempt, Refusal
from trajan_tutor.engine.rules import RuleBook
from trajan_tutor.engine.settlement import SettledSpan, Settlement
from trajan_tutor.engine.showing import ChoiceLook, Focus, Movement, Summary


@runtime_checkable
class Knowledge(Protocol[S]):
    """What a seat may know."""

    def observe(self, state: S, seat: int) -> Observation[S]:
        """Return what a seat may know (-1: a spectator)."""

    def determinize(self, seen: Observation[S], seed: int) -> S:
        """Return a full state that the observer could be in, hidden things dealt at random by the seed."""

    def reveals(self, state: S, move: int) -> bool:
        """Return whether a legal move shows somebody something that was hidden."""

    def is_secret(self, state: S) -> bool:
        """Return whether the seat to act decides in secret: others choose before they see it, or chose and hid it."""


@runtime_checkable
class Scopes(Protocol[S_contra]):
    """What belongs together in a game: its turns, sales, votes, phases, quarters, rounds.

    `scopes` are their names, the innermost first; each lies within those after it.
    """

    scopes: tuple[str, ...]

    def may_evaluate(self, state: S_contra) -> bool:
        """Return whether nothing is owed but the next scope: then an evaluation may be asked."""

    def is_closing(self, state: S_contra) -> bool:
        """Return whether the end of a scope beyond the innermost comes next, such as that of a quarter."""

    def begun(self, state: S_contra, level: int = 0) -> int:
        """Return how many scopes of a level have begun since the first state; level 0 is the innermost."""


@runtime_checkable
class Turns(Protocol[S_contra]):
    """A game whose scopes hold many turns, and whose positions can be written at the beginning of each of them.

    A turn is what one seat decides at once. In other games the innermost scope is the turn.
    """

    def may_write(self, state: S_contra) -> bool:
        """Return whether a turn is about to begin, or the game over: then `Positions.dump` tells of the state."""


@runtime_checkable
class Evaluation(Protocol[S]):
    """What a state is likely to bring a seat, and why.

    `thresholds` are three losses by a turn, in what the game counts, from a small to a large one: a coach can be asked
    to speak only of turns that cost more than one of them.
    """

    thresholds: tuple[int, ...]

    @property
    def decisive_loss(self) -> float:
        """The least loss, in what the game counts, that can only be the loss of the game itself; infinite without one.

        In a game that is won suddenly, `evaluate` weighs the win as more than anything that is counted.
        """

    def evaluate(self, state: S, seat: int) -> int:
        """Return what a state in which `may_evaluate` holds is likely to bring a seat, in hundredths of a point.

        A game that can be won suddenly gives its winner so much that nothing else outweighs it.
        """

    def features(self, seen: Observation[S], seat: int) -> list[Feature]:
        """Return the named quantities of a seat, one of them called `SCORE`; their values add up to `evaluate`."""


@runtime_checkable
class Reference(Protocol):
    """What can be looked up about a game: figures and rules, and from where points come.

    `resources` are the folders of its words, board, lessons and data, `sources` the sources of the ledger in its order.
    """

    resources: Resources
    sources: tuple[str, ...]

    @property
    def components(self) -> Components:
        """The figures of the game with their sources, rulings and disagreements."""

    @property
    def rules(self) -> RuleBook:
        """The rule book."""

    def rule_of(self, source: str) -> str:
        """Return the id of the rule by which points of a source of the ledger are gained."""


@runtime_checkable
class Seating(Protocol[S_contra]):
    """How seats are marked and called, and what people are asked for before a game begins.

    `seat_looks` are those of all seats that there can be.
    """

    seat_looks: tuple[SeatLook, ...]
    offers: tuple[Offer, ...]

    def played_by_rules(self, state: S_contra) -> dict[int, Message]:
        """Return the seats that nobody plays because the rules say what they do, with what each is called.

        Such a seat always has exactly one legal move.
        """


@runtime_checkable
class Wording(Protocol[S_contra]):
    """Moves as short texts, and what can be said of a state, a move and an attempt."""

    def notation(self, move: int) -> str:
        """Return the short text of a move."""

    def parse(self, text: str) -> int:
        """Return the move of a short text; raises UnreadableError with what was expected."""

    def describe(self, state: S_contra, move: int) -> Message:
        """Return a move in words, as a choice to be made."""

    def prompt(self, state: S_contra) -> Message:
        """Return what the seat to act owes now, in words."""

    def steps(self, state: S_contra) -> tuple[TurnStep, ...]:
        """Return the steps of the turn (or of setup, or of the end of a scope) in progress; one is the present one.

        None when the game is over. The rules are those that tell about what is owed now, the most important first.
        """

    def refuse(self, state: S_contra, attempt: Attempt) -> Refusal | None:
        """Return why an attempt is not possible, or None exactly when it is a legal move (or names several)."""

    def apply_and_tell(self, state: S_contra, move: int) -> list[Event]:
        """Play a legal move in place, as `apply` does, and return what happened."""


@runtime_checkable
class Positions(Protocol[S]):
    """States as data. Within a scope, or a turn (see `Turns`), there is a record: its beginning and the moves since."""

    def dump(self, state: S) -> dict[str, Any]:
        """Return the position as JSON data; raises MisusedError within a scope, or within a turn (see `Turns`)."""

    def dumps(self, state: S) -> str:
        """Return the canonical text of the position; raises like `dump`."""

    def answer(self, state: S) -> str:
        """Return a state between scopes as one canonical line: its position, or what a finished game came to."""

    def load(self, position: object, *, answers: bool = False) -> S:
        """Return the state of a position; raises UnreadableError naming the place and what was expected.

        `answers` also accepts a position that only an answer of a program can be: before the end of a scope.
        """


@runtime_checkable
class Layout(Protocol[S]):
    """A board on which everything lies somewhere, and moves are picked by pointing."""

    def placements(self, seen: Observation[S]) -> list[Placement]:
        """Return what lies where, as the observer sees it."""

    def spots(self, seen: Observation[S]) -> list[Spot]:
        """Return every place that can be pointed at."""

    def moves_at(self, state: S, spot: str) -> tuple[int, ...]:
        """Return the legal moves that picking a spot can mean now."""

    def spots_of(self, state: S, move: int) -> tuple[str, ...]:
        """Return the spots by which a legal move can be picked; empty when it is picked from the list only."""

    def leads_to(self, state: S, move: int) -> tuple[str, ...]:
        """Return the spots that a legal move leads to, in order, the goal last; empty where that says little."""


@runtime_checkable
class Showing(Protocol[S]):
    """How a table is shown that is too large to be seen at once. `own` is the seat whose mat is the viewer's."""

    def focus(self, seen: Observation[S], own: int) -> Focus:
        """Return which panes are near in the step that is in progress."""

    def summary(self, seen: Observation[S], own: int) -> Summary:
        """Return what is told at a glance."""

    def forecast(self, seen: Observation[S], seat: int) -> Ledger | None:
        """Return what a seat would gain by what it has if the game ended now; None where that says nothing."""

    def choice_look(self, state: S, move: int) -> ChoiceLook:
        """Return a legal move in few words."""

    def movement(self, before: S, move: int, events: Sequence[Event], after: S) -> Movement | None:
        """Return how pieces went one by one in a decision; None where none did."""


@runtime_checkable
class Settling(Protocol[S]):
    """A game that settles with every seat at the end of a scope or of the game, cause by cause.

    `settlement_begun` is asked of every event in order. A settlement ends where another one begins, or with the first
    decision after which `is_settling` no longer holds.
    """

    def settlement_begun(self, event: Event, during: str) -> str:
        """Return the kind of settlement that an event begins, mostly none; one of a kind may be in progress."""

    def is_settling(self, state: S, kind: str) -> bool:
        """Return whether a settlement of a kind, which has begun, goes on with the next decision."""

    def settlement(self, span: SettledSpan[S]) -> Settlement:
        """Return a settlement that has ended, made of what a reader may know of it."""


@runtime_checkable
class SearchableGame(Game[S], Knowledge[S], Scopes[S], Evaluation[S], Protocol[S]):
    """What a search needs of a game."""


if TYPE_CHECKING:
    from typing_extensions import TypeVar

    # The game that somebody holds: as much of it as they use.
    G_co = TypeVar("G_co", bound=SearchableGame, covariant=True, default=SearchableGame)
else:
    from typing import TypeVar

    G_co = TypeVar("G_co", bound=SearchableGame, covariant=True)


@runtime_checkable
class TutorGame(SearchableGame[S], Reference, Seating[S], Wording[S], Positions[S], Layout[S], Protocol[S]):
    """What a tutor needs of a game, from the words of a move to the board."""


_OF_A_TUTOR: tuple[type, ...] = (Knowledge, Scopes, Evaluation, Reference, Seating, Wording, Positions, Layout)


def tutor_game(game: Game) -> TutorGame:
    """Return a game as what a tutor needs; raises MisusedError naming the capabilities that it lacks."""
    if isinstance(game, TutorGame):
        return game
    lacking = ", ".join(capability.__name__ for capability in _OF_A_TUTOR if not isinstance(game, capability))
    raise MisusedError("engine-game-lacks", game=game.name, capabilities=lacking)


def move_text(game: Game, move: int) -> str:
    """Return a move as it is written, or its number in a game that has no notation."""
    return game.notation(move) if isinstance(game, Wording) else str(move)


def played_by_rules(game: Game, state: State) -> Mapping[int, Message]:
    """Return the seats that nobody plays because the rules say what they do; none where a game says nothing of it."""
    return game.played_by_rules(state) if isinstance(game, Seating) else {}
