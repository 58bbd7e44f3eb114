"""A game under several desks: one tree, who plays, and what was chosen early in secret; eyes belong to the desks."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Setup, State
from trajan_tutor.engine.message import Message
from trajan_tutor.session.outcome import Outcome, Result
from trajan_tutor.session.players import Bots
from trajan_tutor.session.session import STEP, Session
from trajan_tutor.session.tree import Node, Tree

# No round of secret choices asks a seat for more.
_MOST_SECRET: Final = 64


class SharedAct(StrEnum):
    """What happens to a game under several desks."""

    DECIDED = "decided"
    SEALED = "sealed"  # chosen early in secret, and kept aside
    UNSEALED = "unsealed"
    TAKEN_BACK = "taken-back"


@dataclass(frozen=True, slots=True)
class SharedChange:
    """Something that happened to the game: which seat did it, a move in notation, and how many decisions stay."""

    act: SharedAct
    seat: int
    move: str = ""
    stays: int = 0


class SeatDesk(Protocol):
    """A session of one seat, or of a spectator, over the game."""

    seat: int

    def follow_game(self) -> None:
        """Stand where the game stands."""

    def call_seats(self, names: Sequence[str]) -> None:
        """Call the seats by other names."""


class SharedGame:
    """A game that people at several desks play, and bots.

    `players` are those of all seats, `away_seats` those that a bot decides for while their person is away. Whatever
    changes is first told to `note`, so that it can be written down, and then to the sessions. `ask_back` is asked by a
    seat that wants to take back its last decision.
    """

    def __init__(
        self,
        game: TutorGame,
        setup: Setup,
        players: Sequence[str],
        names: Sequence[str] = (),
        *,
        bot: str = "random",
        note: Callable[[SharedChange], None] | None = None,
        ask_back: Callable[[int], Outcome] | None = None,
    ) -> None:
        """Begin a game; `bot` keeps the seats of those who are away. Raises TutorError for what makes no sense."""
        self._whole = Session(game, setup, players, names, pace=STEP)
        self.names: tuple[str, ...] = self._whole.names
        self.away_seats: set[int] = set()
        self.sealed: dict[int, list[int]] = {}
        self.sessions: list[SeatDesk] = []
        self.may_be_helped = False
        self.is_ended: bool = False
        self.bot = bot
        self.note = note
        self.ask_back = ask_back
        self._bots = Bots()

    # -- looking

    @property
    def game(self) -> TutorGame:
        """The game that is played."""
        return self._whole.game

    @property
    def setup(self) -> Setup:
        """How it began."""
        return self._whole.setup

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays each seat: a person, a bot by its name, or the rules."""
        return self._whole.players

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people, with those who are away."""
        return self._whole.people

    @property
    def tree(self) -> Tree:
        """All decisions."""
        return self._whole.tree

    @property
    def state(self) -> State:
        """The state of the game where it stands."""
        return self._whole.state

    @property
    def steps(self) -> list[Node]:
        """The decisions that led to where the game stands."""
        return self._whole.steps

    @property
    def moves(self) -> list[str]:
        """Those decisions in notation."""
        return [self.game.notation(step.move) for step in self.steps]

    @property
    def is_over(self) -> bool:
        """Whether nothing is decided any more: the game is over, or was ended."""
        return self.is_ended or self._whole.is_over

    def call_seats(self, names: Sequence[str]) -> None:
        """Call the seats by other names: somebody has sat down, or is called otherwise."""
        self.names = self._whole.names = tuple(names)
        for session in self.sessions:
            session.call_seats(self.names)

    def is_person(self, seat: int) -> bool:
        """Return whether a person decides for a seat now."""
        return seat in self.people and seat not in self.away_seats

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is to decide."""
        return not self.is_over and not self.is_person(self.game.current_seat(self.state))

    def waited_for(self) -> tuple[int, ...]:
        """Return the seats that are to decide now; in a round of secret choices all that have not chosen yet."""
        if self.is_over:
            return ()
        now = self.game.current_seat(self.state)
        return (now, *(seat for seat in self.people if seat != now and self.owes_early(seat)))

    def owes_early(self, seat: int) -> bool:
        """Return whether a seat may choose in secret before it is its turn, and has not done so."""
        place = self.early(seat)
        return place is not None and not place.is_done

    def last_of_people(self) -> Node | None:
        """Return the last decision of somebody who is there; None without one."""
        return next((step for step in reversed(self.steps) if self.is_person(step.seat)), None)

    # -- deciding

    def decide(self, seat: int, move: int) -> None:
        """Make a decision of the seat whose turn it is; what was chosen early follows as soon as it can."""
        self._apply(seat, move)
        self._open_sealed()
        self._announce()

    def step_bot(self) -> None:
        """Let a bot decide whose turn it is; raises MisusedError where none is to decide."""
        if not self.waits_for_bot:
            raise MisusedError("session-no-bot")
        seat = self.game.current_seat(self.state)
        player = self.bot if seat in self.away_seats else self.players[seat]
        self.decide(seat, self._bots.choose(player, self.game, self.state, self.setup.seed, self.tree.here.depth))

    def let_bots_play(self) -> None:
        """Let bots decide until somebody is to decide who is there."""
        while self.waits_for_bot:
            self.step_bot()

    def set_away(self, seat: int, *, on: bool) -> None:
        """Let a bot decide for a seat of somebody who is away, or give it back."""
        if on:
            self.away_seats.add(seat)
        else:
            self.away_seats.discard(seat)
        self._announce()

    def end(self) -> None:
        """Let nothing more be decided."""
        self.is_ended = True
        self._announce()

    def take_up(self, moves: Iterable[str], sealed: Iterable[tuple[int, str]] = ()) -> None:
        """Go on as it was written down; raises UnreadableError for what makes no sense."""
        self._whole.follow(moves)
        for seat, text in sealed:
            self.sealed.setdefault(seat, []).append(self.game.parse(text))
        # What was to be opened may have been cut off.
        self._open_sealed()
        self._announce()

    def take_back(self, seat: int) -> None:
        """Take back the last decision of a seat, with everything after it; nothing of it stays."""
        node = next((step for step in reversed(self.steps) if step.seat == seat), None)
        if node is None or node.parent is None:
            raise MisusedError("session-undo-none")
        self._note(SharedChange(SharedAct.TAKEN_BACK, seat, stays=node.depth - 1))
        self.sealed.clear()
        self.tree.prune(node)
        self._announce()

    # -- secret choices

    def early(self, seat: int) -> "EarlyPlace | None":
        """Return where a seat stands that may choose in secret before it is its turn; None where it may not."""
        here, game = self.tree.here, self.game
        if self.is_over or not self.is_person(seat) or not game.is_secret(here.state):
            return None
        before = _asked(game, here.state, seat)
        return EarlyPlace.of(game, here, seat, before, self.sealed.get(seat, ())) if before is not None else None

    def seal(self, seat: int, move: int) -> None:
        """Keep aside what a seat has chosen in secret before it is its turn."""
        self._note(SharedChange(SharedAct.SEALED, seat, self.game.notation(move)))
        self.sealed.setdefault(seat, []).append(move)
        self._announce(seat)

    def unseal(self, seat: int) -> None:
        """Let a seat choose anew what it chose last of what is kept aside."""
        move = self.sealed[seat][-1]
        self._note(SharedChange(SharedAct.UNSEALED, seat, self.game.notation(move)))
        self.sealed[seat].pop()
        self._announce(seat)

    def _open_sealed(self) -> None:
        """Make the decisions that were chosen early and whose turn it is now."""
        if not self.sealed:
            return
        while not self._whole.is_over and self.game.is_secret(self.state):
            seat = self.game.current_seat(self.state)
            waiting = self.sealed.get(seat)
            if not waiting:
                return
            move = waiting.pop(0)
            if move not in self.game.legal(self.state):
                # They are asked again.
                waiting.clear()
                return
            self._apply(seat, move)
        self.sealed.clear()

    def _apply(self, seat: int, move: int) -> None:
        if self.is_over or self.game.current_seat(self.state) != seat:
            raise MisusedError("session-not-your-turn")
        self._note(SharedChange(SharedAct.DECIDED, seat, self.game.notation(move)))
        self._whole.apply(move)

    def _note(self, change: SharedChange) -> None:
        if self.note is not None:
            self.note(change)

    def _announce(self, seat: int | None = None) -> None:
        for session in self.sessions:
            if seat is None or session.seat == seat:
                session.follow_game()

    def ask_to_take_back(self, seat: int) -> Outcome:
        """Ask the others whether a seat may take back its last decision; without anybody to ask it may."""
        if self.ask_back is not None:
            return self.ask_back(seat)
        self.take_back(seat)
        return Outcome(Result.UNDONE, Message.of("session-undone"))


def _asked(game: TutorGame, state: State, seat: int) -> tuple[int, int, State] | None:
    """Return the decision before a seat is asked in a round of secret choices, and the state then; None without one.

    What the others choose is not known yet: anything stands for it, and nothing that the seat may know depends on it.
    """
    now = game.copy(state)
    last: tuple[int, int] | None = None
    for _ in range(_MOST_SECRET):
        if game.is_over(now) or not game.is_secret(now):
            return None
        actor = game.current_seat(now)
        if actor == seat:
            return (*last, now) if last is not None else None
        move = game.legal(now)[0]
        last = actor, move
        game.apply(now, move)
    return None


@dataclass(frozen=True, slots=True)
class EarlyPlace:
    """Where a seat stands that chooses in secret before its turn: its own decisions so far hang after `stand_in`.

    Nothing of it is in the tree. Once it `is_done` nothing more is asked of the seat.
    """

    stand_in: Node
    own: tuple[Node, ...]
    is_done: bool

    @classmethod
    def of(
        cls, game: TutorGame, here: Node, seat: int, before: tuple[int, int, State], sealed: Sequence[int]
    ) -> "EarlyPlace":
        """Return the place after what a seat has chosen."""
        actor, last, state = before
        stand_in = Node(-1, here, actor, last, (), state)
        own: list[Node] = []
        for move in sealed:
            parent = own[-1] if own else stand_in
            after = game.copy(parent.state)
            events = game.apply_and_tell(after, move)
            if not game.is_secret(after):
                # It would open what the others have not chosen.
                return cls(stand_in, tuple(own), is_done=True)
            own.append(Node(-2 - len(own), parent, seat, move, tuple(events), after))
        end = own[-1].state if own else state
        return cls(stand_in, tuple(own), is_done=game.current_seat(end) != seat)
