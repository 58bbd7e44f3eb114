"""A game being played: who plays each seat, what was done, picks that are not finished, and going back and forth."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final

from trajan_tutor.coach.study import Studies
from trajan_tutor.engine.capabilities import Showing, TutorGame
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.game import Observation, Setup, State
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.positions import chosen_readings
from trajan_tutor.engine.record import Record
from trajan_tutor.engine.refusal import Attempt
from trajan_tutor.engine.seen_positions import opening_state
from trajan_tutor.session import players
from trajan_tutor.session.branches import Branch, Turn, branches, turns
from trajan_tutor.session.error_sentences import shortened
from trajan_tutor.session.growing_tree import grown, readable, take_up
from trajan_tutor.session.outcome import Outcome, Result, refused
from trajan_tutor.session.position import Position, position_of
from trajan_tutor.session.shortcut import goal
from trajan_tutor.session.since_last_turn import SinceLastTurn, since_last_turn
from trajan_tutor.session.tree import Node, SavedTree, Tree, onward
from trajan_tutor.view.static_output import ShowsItself, StaticOutput

AT_ONCE: Final = "at-once"
STEP: Final = "step"
# A longer name of a place in the tree is cut: it has to fit on a button.
NAME_LENGTH: Final = 80
# No name of a place on a board is longer.
LONGEST: Final = 200


class Session(ShowsItself):
    """A game being played by people and bots, with the tree of everything that was tried.

    Bots decide at once, unless the pace is `step` or `bots_wait`: then they wait for `step_bot` or `skip_bots`. A bot
    that was left waiting for a page decides before a program does. Nothing is changed by an attempt that is refused.
    Going back leaves the line that was played as a branch of the tree. `changes` grows with everything that changes
    what a person sees, so that a late answer is recognised.

    With `hot_seat`, and several people, nobody's secrets are shown before `sit_down` tells that they sit there. One
    that `is_shared` is played at other desks too.
    """

    is_shared = False

    def __init__(
        self,
        game: TutorGame,
        setup: Setup,
        who: Sequence[str],
        names: Sequence[str] = (),
        moves: Iterable[str] = (),
        *,
        pace: str = AT_ONCE,
        hot_seat: bool = False,
        saved_tree: SavedTree | None = None,
    ) -> None:
        """Begin a game, or take it up after some moves or with its `saved_tree`.

        `who` is `person` or the name of a bot for each seat. Raises MisusedError or UnreadableError for a setup,
        players, a pace, or moves that make no sense.
        """
        if pace not in (AT_ONCE, STEP):
            raise MisusedError("session-pace-unknown", pace=str(pace))
        self.game = game
        self.setup = setup
        self.tree: Tree = self._first_tree()
        self.players: tuple[str, ...] = players.checked(
            tuple(who), game.seats(self.state), game.played_by_rules(self.state)
        )
        # The seats that people play.
        self.people: tuple[int, ...] = tuple(
            seat for seat, player in enumerate(self.players) if player == players.PERSON
        )
        self.names: tuple[str, ...] = tuple(names)
        if len(self.names) > len(self.players):
            raise MisusedError("session-names-many", names=len(self.names), seats=len(self.players))
        self.pace = pace
        # Whether a page shows what bots do one by one, whatever the pace says: so long as a request of it is answered.
        self.bots_wait = False
        # What others answer in positions that a lesson has foreseen, whatever their bot would do there.
        self.replies: Mapping[object, int] = {}
        # What the coach knows of positions of this game: all that is asked of it asks these.
        self.studies: Studies = Studies()
        self.hot_seat = hot_seat
        # Whether chance drew the seed: then another deal is the same game as far as a person asked for one.
        self.seed_drawn = False
        self.candidates: tuple[int, ...] = ()
        self.picked: tuple[str, ...] = ()
        self.changes: int = 0
        self._goal: tuple[int, Node | None, str] = (-1, None, "")
        # Of the position, the pick and who sits there: a page asks for them a dozen times.
        self._choices: tuple[object, tuple[int, ...]] = None, ()
        self._ways: tuple[object, tuple[tuple[str, ...], ...]] = None, ()
        self._viewer: tuple[Node | None, int] = (None, -1)
        self._seated = -1
        self._bots = players.Bots()
        self.follow(moves)
        # What was kept of it and cannot be.
        self.left_out: tuple[Message, ...] = take_up(game, self.tree, saved_tree) if saved_tree is not None else ()
        self._arrived = self.tree.here
        self._arrive()

    def _first_tree(self) -> Tree:
        return Tree(opening_state(self.game, self.setup))

    def __repr__(self) -> str:
        """Say which game it is and how far it got, alike in every run."""
        return f"<{self.game.name}: {len(self.players)} seats, seed {self.setup.seed}, {len(self.steps)} decisions>"

    # -- looking

    @property
    def state(self) -> State:
        """The state of the game where it stands."""
        return self.tree.here.state

    @property
    def steps(self) -> list[Node]:
        """The decisions that led to where the game stands."""
        return self.tree.path()

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.game.is_over(self.state)

    @property
    def viewer(self) -> int:
        """The seat through whose eyes the game is seen: the person who decides, or decided last; -1 without people."""
        here = self.tree.here
        if self._viewer[0] is not here:
            self._viewer = here, self._viewer_now()
        return self._viewer[1]

    def _viewer_now(self) -> int:
        people = self.people
        if not people:
            return -1
        actor = self.game.current_seat(self.state)
        if actor in people:
            return actor
        last = self.last_own()
        return people[0] if last is None else last.seat

    @property
    def hidden(self) -> int | None:
        """The seat whose person has to sit down before their secrets are shown; None when nothing is hidden."""
        if not self.hot_seat or len(self.people) < 2:  # noqa: PLR2004 (several people)
            return None
        viewer = self.viewer
        return None if viewer == self._seated else viewer

    @property
    def eyes(self) -> int:
        """The seat whose knowledge may be shown now: the viewer's, or -1 (a spectator's) in a hot seat."""
        return self.viewer if self.hidden is None else -1

    @property
    def reader(self) -> int | None:
        """For whose eyes it is told what happened: -1 is a spectator; None where nobody plays: all may be told."""
        # Behind a hot seat only what all know.
        return self.eyes if self.people else None

    @property
    def may_be_helped(self) -> bool:
        """Whether the coach may be asked."""
        return True

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is to decide: where it was to wait, or when the game was put back to such a place."""
        return not self.is_over and self.players[self.game.current_seat(self.state)] != players.PERSON

    @cached_property
    def readings(self) -> dict[str, object]:
        """The rulings that it is played with otherwise than usual: a game is begun with them, and keeps them."""
        return chosen_readings(self.game, self.setup)

    @cached_property
    def showing(self) -> Showing[State] | None:
        """The game as one that says how its table is shown; None for a game that does not."""
        return self.game if isinstance(self.game, Showing) else None

    def observation(self, seat: int | None = None) -> Observation:
        """Return what a seat may know (-1: a spectator); without a seat, what may be shown now."""
        return self.game.observe(self.state, self.eyes if seat is None else seat)

    def choices(self) -> tuple[int, ...]:
        """Return the moves that the person may choose now: what an unfinished pick can mean, or all legal ones."""
        asked = self.tree.here, self.candidates, self._seated
        if self._choices[0] != asked:
            self._choices = asked, self._choices_now()
        return self._choices[1]

    def _choices_now(self) -> tuple[int, ...]:
        if self.game.current_seat(self.state) not in self.people or self.hidden is not None:
            return ()
        return self.candidates or tuple(self.game.legal(self.state))

    def ways(self) -> tuple[tuple[str, ...], ...]:
        """Return the spots of each of the choices, in the order in which they are asked for."""
        moves = self.choices()
        if self._ways[0] is not moves:
            state = self.state
            self._ways = moves, tuple(tuple(self.game.spots_of(state, move)) for move in moves)
        return self._ways[1]

    def spots(self) -> frozenset[str]:
        """Return the spots whose pick leads on: to a choice, or to fewer candidates."""
        spots = {spot for way in self.ways() for spot in way}
        return frozenset((spots | {self.goal}) - {*self.picked, ""})

    @property
    def goal(self) -> str:
        """The spot whose pick does the rest of the step in progress in any order; empty when there is none."""
        here = self.tree.here
        if self._goal[:2] != (self.changes, here):
            spot = "" if self.candidates or not self.choices() else goal(self.game, here)
            self._goal = self.changes, here, spot
        return self._goal[2]

    def position(self, language: str = "") -> Position:
        """Return where the game stands as a value that draws itself and does not change, as it may be shown now."""
        return self._position_at(self.tree.here, language)

    def whole(self, language: str = "") -> Position:
        """Return where the game stands with everything that is hidden, for whoever holds the game itself."""
        here = self.tree.here
        return position_of(self.record(), self.game, here.state, None, self.names, language, guarded=False)

    def record(self) -> Record:
        """Return the game so far as a record."""
        return Record(self.game.name, self.setup, [self.game.notation(step.move) for step in self.steps])

    def branches(self) -> tuple[Branch, ...]:
        """Return all lines that were played, the oldest first."""
        return branches(self.tree, self.game, self._position_at)

    def turns(self) -> tuple[Turn, ...]:
        """Return the beginnings of all turns on the present line, for a scrubber; later ones than now are `ahead`."""
        return turns(self.tree, self.game)

    def since_last_turn(self) -> SinceLastTurn:
        """Return what the others did between the viewer's last turn and now."""
        return since_last_turn(self.game, self.tree.here, self.viewer)

    # -- acting

    def pick(self, spot: str) -> Outcome:
        """Do what picking a spot means: choose the one move that it can mean, or narrow several down."""
        if not spot or len(spot) > LONGEST:
            return Outcome(Result.REFUSED, Message.of("session-refused-no-spot", spot=shortened(spot)))
        self._arrive()
        if not self.choices():
            return self._refuse(Attempt(self.viewer, spot=spot))
        if spot in self.picked:
            return self.undo()
        fitting = self.game.moves_at(self.state, spot)
        if not fitting and spot == self.goal:
            return self._finish(spot)
        if not fitting:
            return self._refuse(Attempt(self.viewer, spot=spot))
        narrowed = tuple(move for move in fitting if move in self.candidates)
        # A spot that fits nothing picked before begins anew.
        picked, moves = ((*self.picked, spot), narrowed) if narrowed else ((spot,), fitting)
        if len(moves) == 1:
            return self._decide(moves[0])
        self.picked, self.candidates = picked, moves
        self.changes += 1
        return Outcome(Result.NARROWED, Message.of("session-narrowed", count=len(moves)))

    def choose(self, text: str) -> Outcome:
        """Make the move that a notation names."""
        self._arrive()
        try:
            move = self.game.parse(text)
        except UnreadableError as error:
            return Outcome(Result.REFUSED, error.message)
        if move not in self.game.legal(self.state) or not self.choices():
            return self._refuse(Attempt(self.viewer, move=text))
        return self._decide(move)

    def step_bot(self) -> Outcome:
        """Let the bot whose turn it is make one decision, or all that are made in secret."""
        if not self.waits_for_bot:
            return Outcome(Result.REFUSED, Message.of("session-no-bot"))
        self._decide_for_bot()
        while self._bots_play_on_in_secret():
            self._decide_for_bot()
        return Outcome(Result.PLAYED)

    def skip_bots(self) -> Outcome:
        """Let the bots decide until it is a person's turn or the game is over."""
        if not self.waits_for_bot:
            return Outcome(Result.REFUSED, Message.of("session-no-bot"))
        self._let_bots_play()
        return Outcome(Result.PLAYED)

    def let_waiting_bots_play(self) -> None:
        """Let bots decide that a page has left waiting, where nobody asked that they wait."""
        if self._bots_play_on:
            self._let_bots_play()

    def take_back_arrival(self) -> None:
        """Take back what bots decided as the game was begun or taken up: a page shows it one by one."""
        here = self.tree.here
        if here is self._arrived or not self.tree.is_before(self._arrived, here):
            return
        self.tree.prune(self.tree.path(here)[self._arrived.depth])
        self.tree.go(self._arrived)
        self.changes += 1

    def sit_down(self) -> Outcome:
        """Show the secrets of the person to decide: they sit down now."""
        if self.hidden is None:
            return Outcome(Result.REFUSED, Message.of("session-hot-seat-none"))
        self._seated = self.viewer
        self.changes += 1
        return Outcome(Result.NOTED)

    def follow(self, moves: Iterable[str]) -> None:
        """Make moves in notation as a script or a record says, whoever decides; a line that is there is followed.

        Raises UnreadableError with the number of a move that cannot be read or is not possible at its place; the
        moves before it stay made.
        """
        for number, text in enumerate(moves, start=1):
            self.apply(readable(self.game, self.tree.here, number, text))

    # -- going back and forth

    def undo(self) -> Outcome:
        """Give up an unfinished pick, or go back to the last decision of a person, before all that bots did since."""
        if self.candidates:
            self._unpick()
            self.changes += 1
            return Outcome(Result.UNPICKED, Message.of("session-unpicked"))
        last = self.last_own()
        if last is None or last.parent is None:
            return Outcome(Result.REFUSED, Message.of("session-undo-none"))
        self._stand_at(last.parent)
        return Outcome(Result.UNDONE, Message.of("session-undone"))

    def step_back(self) -> Outcome:
        """Give up an unfinished pick, or go back by one decision, whoever made it."""
        parent = self.tree.here.parent
        if self.candidates or parent is None:
            return self.undo()
        self._stand_at(parent)
        return Outcome(Result.MOVED, Message.of("session-jumped"))

    @property
    def can_undo(self) -> bool:
        """Whether there is something to give up or to take back."""
        return bool(self.candidates) or self.last_own() is not None

    def redo(self) -> Outcome:
        """Go on along the line that was taken back: to the next decision of a person, over what bots did."""
        node = onward(self.tree.here)
        if node is None:
            return Outcome(Result.REFUSED, Message.of("session-redo-none"))
        while self.game.current_seat(node.state) not in self.people:
            following = onward(node)
            if following is None:
                break
            node = following
        self._stand_at(node)
        return Outcome(Result.MOVED, Message.of("session-redone"))

    @property
    def can_redo(self) -> bool:
        """Whether there is a line to go on along."""
        return onward(self.tree.here) is not None

    def jump(self, number: int) -> Outcome:
        """Go to any node of the tree, by its number."""
        node = self.tree.find(number)
        if node is None:
            return self._no_node(number)
        self._stand_at(node)
        return Outcome(Result.MOVED, Message.of("session-jumped"))

    def rename(self, number: int, name: str) -> Outcome:
        """Give a node a name, or take it away with an empty one; a branch is called as its first node is."""
        node = self.tree.find(number)
        if node is None:
            return self._no_node(number)
        node.name = " ".join(name.split())[:NAME_LENGTH]
        self.changes += 1
        return Outcome(Result.NOTED)

    def prune(self, number: int) -> Outcome:
        """Remove a node with everything after it; a game that stands there then stands before it."""
        node = self.tree.find(number)
        if node is None:
            return self._no_node(number)
        if node.parent is None:
            return Outcome(Result.REFUSED, Message.of("session-prune-root"))
        here = self.tree.here
        self.tree.prune(node)
        if self.tree.here is not here:
            self._stand_at(self.tree.here)
        self.changes += 1
        return Outcome(Result.NOTED, Message.of("session-pruned"))

    # -- inside

    def _position_at(self, node: Node, language: str = "") -> Position:
        """Return a place of the tree as a value, as it may be shown now."""
        seat = self.reader
        moves = [self.game.notation(step.move) for step in self.tree.path(node)]
        game_record = Record(self.game.name, self.setup, moves)
        return position_of(game_record, self.game, node.state, seat, self.names, language, guarded=seat is not None)

    def static_output(self) -> StaticOutput:
        """Return the game as it stands, as a notebook keeps it."""
        return self.position().static_output()

    def last_own(self) -> Node | None:
        """Return the last decision of a person on the present line; None before the first."""
        people = self.people
        step: Node | None = self.tree.here
        while step is not None and step.seat not in people:
            step = step.parent
        return step

    def _decide(self, move: int) -> Outcome:
        # Whoever decides sits here.
        self._seated = self.game.current_seat(self.state)
        self.apply(move)
        if self._bots_play_on:
            self._let_bots_play()
        return Outcome(Result.PLAYED)

    def _finish(self, spot: str) -> Outcome:
        """Do the rest of a step that ends at a spot, each time by the first move there is."""
        outcome = self._decide(self.game.legal(self.state)[0])
        while self.goal == spot:
            outcome = self._decide(self.game.legal(self.state)[0])
        return outcome

    @property
    def _bots_play_on(self) -> bool:
        return self.pace == AT_ONCE and not self.bots_wait

    def _let_bots_play(self) -> None:
        while self.waits_for_bot:
            self._decide_for_bot()

    def _decide_for_bot(self) -> None:
        seat = self.game.current_seat(self.state)
        foreseen = self.replies.get(self.game.key(self.state)) if self.replies else None
        if foreseen is not None:
            self.apply(foreseen)
            return
        depth = self.tree.here.depth
        self.apply(self._bots.choose(self.players[seat], self.game, self.state, self.setup.seed, depth))

    def _bots_play_on_in_secret(self) -> bool:
        # Of what is decided in secret nobody sees anything: it is one step.
        is_secret = self.game.is_secret
        return self.waits_for_bot and is_secret(self.tree.here.before) and is_secret(self.state)

    def apply(self, move: int) -> None:
        """Make a move that is possible, whoever decides; nobody else goes on."""
        here = self.tree.here
        self.tree.go(self.tree.child(here, move) or grown(self.game, self.tree, here, move))
        self._unpick()
        self.changes += 1

    def _stand_at(self, node: Node) -> None:
        self._unpick()
        self.tree.go(node)
        self.changes += 1
        self._arrive()

    def _arrive(self) -> None:
        # Where a line goes on, a person looks back at it; at its end the bots go on.
        if self._bots_play_on and not self.tree.here.children:
            self._let_bots_play()

    def _no_node(self, number: int) -> Outcome:
        return Outcome(Result.REFUSED, Message.of("session-no-node", number=number))

    def _unpick(self) -> None:
        self.candidates = ()
        self.picked = ()

    def _refuse(self, attempt: Attempt) -> Outcome:
        if self.hidden is not None:
            return Outcome(Result.REFUSED, Message.of("session-hot-seat", seat=self.hidden))
        return refused(self.game, self.state, self.observation(), attempt)
