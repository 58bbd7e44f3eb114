"""A game being played: who plays each seat, what was done, picks that are not finished, and going back."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Game, Observation, Setup, State
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.record import Record
from trajan_tutor.engine.refusal import Attempt
from trajan_tutor.session import players


class Result(StrEnum):
    """What became of something a person tried."""

    PLAYED = "played"  # the game went on
    NARROWED = "narrowed"  # several moves are still meant
    UNPICKED = "unpicked"  # an unfinished pick was given up
    UNDONE = "undone"  # a decision was taken back
    REFUSED = "refused"  # nothing changed


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of something a person tried, in words; `rule` is the id of the rule that refuses it, if one does."""

    result: Result
    message: Message | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One decision: whose, what, what happened then, and the state before it."""

    seat: int
    move: int
    events: tuple[Event, ...]
    before: State


class Play:
    """A game being played by people and bots.

    Bots decide at once, so that it is always a person's turn or the game is over. Nothing is changed by an attempt that
    is refused. `changes` grows with everything that changes what a person sees, so that a late answer is recognised.
    """

    def __init__(
        self, game: Game, setup: Setup, who: Sequence[str], names: Sequence[str] = (), moves: Iterable[str] = ()
    ) -> None:
        """Begin a game, or take it up after some moves; `who` is `person` or the name of a bot for each seat.

        Raises MisusedError or UnreadableError for a setup, players or moves that make no sense.
        """
        self.game = game
        self.setup = setup
        self.state: State = game.begin(setup)
        self.players = players.checked(tuple(who), game.seats(self.state))
        self.names = tuple(names)
        if len(self.names) > len(self.players):
            raise MisusedError("session-names-many", names=len(self.names), seats=len(self.players))
        self.steps: list[Step] = []
        self.candidates: tuple[int, ...] = ()
        self.picked: tuple[str, ...] = ()
        self.changes = 0
        self._watcher = self.people[0] if self.people else -1
        for number, text in enumerate(moves, start=1):
            self._play_text(number, text)
        self._let_bots_play()

    def __repr__(self) -> str:
        """Say which game it is and how far it got, alike in every run."""
        return f"<{self.game.name}: {len(self.players)} seats, seed {self.setup.seed}, {len(self.steps)} decisions>"

    # -- looking

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.game.is_over(self.state)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(seat for seat, player in enumerate(self.players) if player == players.PERSON)

    @property
    def viewer(self) -> int:
        """The seat through whose eyes the game is seen: the person who decides, or decided last; -1 without people."""
        if not self.people:
            return -1
        actor = self.game.actor(self.state)
        return actor if actor in self.people else self._watcher

    def observation(self, seat: int | None = None) -> Observation:
        """Return what a seat may know (-1: a spectator); without a seat, what the viewer may know."""
        return self.game.observe(self.state, self.viewer if seat is None else seat)

    def choices(self) -> tuple[int, ...]:
        """Return the moves that the person may choose now: what an unfinished pick can mean, or all legal ones."""
        if self.game.actor(self.state) not in self.people:
            return ()
        return self.candidates or tuple(self.game.legal(self.state))

    def spots(self) -> frozenset[str]:
        """Return the spots whose pick leads on: to a choice, or to fewer candidates."""
        moves = self.choices()
        spots = {spot for move in moves for spot in self.game.spots_of(self.state, move)}
        return frozenset(spots - set(self.picked))

    def last_spots(self) -> frozenset[str]:
        """Return the spots at which the moves since the person's last decision were made, that one included."""
        spots: set[str] = set()
        for step in self.steps[self._last_own() or 0 :]:
            spots.update(self.game.spots_of(step.before, step.move))
        return frozenset(spots)

    def record(self) -> Record:
        """Return the game so far as a record."""
        return Record(self.game.name, self.setup, [self.game.notation(step.move) for step in self.steps])

    # -- acting

    def pick(self, spot: str) -> Outcome:
        """Do what picking a spot means: choose the one move that it can mean, or narrow several down."""
        if not self.choices():
            return self._refuse(Attempt(self.viewer, spot=spot))
        if spot in self.picked:
            return self.undo()
        meant = self.game.moves_at(self.state, spot)
        if not meant:
            return self._refuse(Attempt(self.viewer, spot=spot))
        narrowed = tuple(move for move in meant if move in self.candidates)
        # A spot that fits nothing picked before begins anew.
        picked, moves = ((*self.picked, spot), narrowed) if narrowed else ((spot,), meant)
        if len(moves) == 1:
            return self._decide(moves[0])
        self.picked, self.candidates = picked, moves
        self.changes += 1
        return Outcome(Result.NARROWED, Message.of("session-narrowed", count=len(moves)))

    def choose(self, text: str) -> Outcome:
        """Make the move that a notation names."""
        try:
            move = self.game.parse(text)
        except UnreadableError as error:
            return Outcome(Result.REFUSED, error.message)
        if move not in self.game.legal(self.state) or not self.choices():
            return self._refuse(Attempt(self.viewer, move=text))
        return self._decide(move)

    def undo(self) -> Outcome:
        """Give up an unfinished pick, or go back to the last decision of a person, before all that bots did since."""
        if self.candidates:
            self._unpick()
            self.changes += 1
            return Outcome(Result.UNPICKED, Message.of("session-unpicked"))
        last = self._last_own()
        if last is None:
            return Outcome(Result.REFUSED, Message.of("session-undo-none"))
        self.state = self.steps[last].before
        self._watcher = self.steps[last].seat
        del self.steps[last:]
        self.changes += 1
        return Outcome(Result.UNDONE, Message.of("session-undone"))

    @property
    def can_undo(self) -> bool:
        """Whether there is something to give up or to take back."""
        return bool(self.candidates) or self._last_own() is not None

    # -- inside

    def _last_own(self) -> int | None:
        people = self.people
        return next((at for at in range(len(self.steps) - 1, -1, -1) if self.steps[at].seat in people), None)

    def _decide(self, move: int) -> Outcome:
        self._watcher = self.game.actor(self.state)
        self._apply(move)
        self._let_bots_play()
        return Outcome(Result.PLAYED)

    def _apply(self, move: int) -> None:
        # The state before is kept, and a move that fails half-way leaves the game as it was.
        state = self.game.copy(self.state)
        seat = self.game.actor(state)
        events = self.game.apply_and_tell(state, move)
        self.steps.append(Step(seat, move, tuple(events), self.state))
        self.state = state
        self._unpick()
        self.changes += 1

    def _let_bots_play(self) -> None:
        while not self.is_over:
            player = self.players[self.game.actor(self.state)]
            if player == players.PERSON:
                return
            self._apply(players.choose(player, self.game, self.state, self.setup.seed, len(self.steps)))

    def _play_text(self, number: int, text: str) -> None:
        try:
            move = self.game.parse(text)
        except UnreadableError as error:
            raise UnreadableError("engine-record-move", number=number, move=text) from error
        if move not in self.game.legal(self.state):
            raise UnreadableError("engine-record-illegal", number=number, move=text)
        self._apply(move)

    def _unpick(self) -> None:
        self.candidates = ()
        self.picked = ()

    def _refuse(self, attempt: Attempt) -> Outcome:
        if attempt.spot and attempt.spot not in self._spot_names():
            return Outcome(Result.REFUSED, Message.of("session-refused-no-spot", spot=attempt.spot))
        refusal = self.game.refuse(self.state, attempt)
        if refusal is not None:
            return Outcome(Result.REFUSED, refusal.message, refusal.rule)
        if attempt.move:
            return Outcome(Result.REFUSED, Message.of("session-refused-no-move", move=attempt.move))
        return Outcome(Result.REFUSED, Message.of("session-refused-nothing"))

    def _spot_names(self) -> frozenset[str]:
        return frozenset(spot.name for spot in self.game.spots(self.observation()))
