"""What a step of a game marks: along which turn its marks lead, as far as the coach has found one."""

from dataclasses import dataclass, field

from trajan_tutor.coach.effort import Effort
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.lessons.goals import AnyOf, Goal
from trajan_tutor.lessons.guided_turn import GUIDE, GuidedMove, GuidedTurn, GuideSearch
from trajan_tutor.lessons.lesson import Beat, LessonAim, Step
from trajan_tutor.lessons.scenarios import Scenario
from trajan_tutor.lessons.taught_turn import TaughtTurn, taught_turn
from trajan_tutor.session.tree import Node


@dataclass(slots=True)
class StepGuide:
    """The turns that were found in a step, by the number of the node at which each begins.

    Where a search failed or was cancelled, none is begun again: the aim alone is marked there. `begin` is the number of
    the node at which the step begins.
    """

    scenario: Scenario
    step: Step
    begin: int
    effort: Effort = GUIDE
    _turns: dict[int, GuidedTurn] = field(default_factory=dict)
    _given_up: set[int] = field(default_factory=set)
    _taught: dict[int, TaughtTurn | None] = field(default_factory=dict)

    @property
    def beat(self) -> Beat | None:
        """The line that the taught turn has for what is to be done now; None where the learner is not on its way."""
        taught = self._taught.get(self._teach())
        if taught is None or not self.can_search:
            return None
        return taught.beat_before(self.rest, self.scenario.session.picked)

    @property
    def teaches(self) -> bool:
        """Whether the taught turn could be played where the learner's present turn began."""
        return self._taught.get(self._teach()) is not None

    def _teach(self) -> int:
        """Take up the turn that the step teaches, where it can be played; return the node at which it begins, or -1."""
        begun = self.scenario.own_begin(self._begin()) if self.step.beats else None
        if begun is None:
            return -1
        if begun.number not in self._taught:
            taught = taught_turn(self.scenario.account_at(begun, begun), self.step.beats)
            self._taught[begun.number] = taught
            if taught is not None:
                self._turns[begun.number] = taught.turn
        return begun.number

    @property
    def open_aims(self) -> tuple[LessonAim, ...]:
        """The aims that were not reached yet when the present turn began."""
        begun = self._turn_began()
        account = self.scenario.account_at(self._begin(), begun)
        return tuple(aim for aim in self.step.aims if not aim.goal.holds(account))

    @property
    def is_wanted(self) -> bool:
        """Whether marks are to lead on here: the step guides, it is the learner's turn, and an aim was open in it."""
        return self.step.guides and self.can_search and bool(self.open_aims)

    @property
    def leads_on(self) -> bool:
        """Whether something is marked here: where marks are to lead on, and else along a turn that was shown."""
        return self.is_wanted or (self.is_ready and not self.step.guides)

    @property
    def can_search(self) -> bool:
        """Whether the learner has something to decide here."""
        session = self.scenario.session
        return not session.is_over and session.game.current_seat(session.state) == self.scenario.seat

    @property
    def is_ready(self) -> bool:
        """Whether a turn was found that goes on from here."""
        return self.next_move is not None

    @property
    def is_given_up(self) -> bool:
        """Whether no turn is looked for here any more."""
        return self._here.number in self._given_up

    def search(self) -> GuideSearch:
        """Return the search for the turn to be marked from here on; raises MisusedError."""
        scenario = self.scenario
        session = scenario.session
        begun = scenario.account_at(self._begin(), self._turn_began())
        aims: dict[str, Goal] = {}
        for aim in self.open_aims:
            # What leads towards an aim was perhaps done before.
            leads = aim.by is not None and not aim.by.holds(begun)
            aims[aim.name] = AnyOf((aim.goal, aim.by)) if leads and aim.by is not None else aim.goal
        return GuideSearch(
            scenario.account_at(self._begin(), session.tree.here),
            aims,
            until=self.step.goal,
            seed=session.setup.seed,
            effort=self.effort,
            others=self.step.others or scenario.begin.others,
            studies=session.studies,
        )

    def take_in(self, node: int, search: GuideSearch) -> None:
        """Note the turn that a search has found which began at the node of a number."""
        self._turns[node] = search.turn()

    def know(self, turn: GuidedTurn) -> None:
        """Take note of a turn from here on that was found elsewhere, in the same position of the same step."""
        self._turns[self._here.number] = turn

    def give_up(self, node: int) -> None:
        """Look for nothing any more at the node of a number."""
        self._given_up.add(node)

    def take_up(self) -> None:
        """Look again where it was given up: somebody asks for it."""
        self._given_up.discard(self._here.number)

    def find_now(self) -> GuidedTurn | None:
        """Return what is left of the turn from here on, looked for at once where it was not; None where that fails."""
        if self.can_search and not self.is_ready and not self.is_given_up:
            node = self._here.number
            try:
                self.take_in(node, self.search().finish())
            except TutorError:
                self.give_up(node)
        return self.rest

    @property
    def rest(self) -> GuidedTurn | None:
        """What is left of the turn that was found, as far as the learner has followed it; None where it has not."""
        self._teach()
        node: Node | None = self._here
        moves: list[str] = []
        while node is not None:
            turn = self._turns.get(node.number)
            if turn is not None:
                left = turn.moves[len(moves) :]
                follows = turn.notations[: len(moves)] == tuple(reversed(moves))
                return GuidedTurn(left, turn.waits) if follows and left else None
            if node.parent is None or node.seat != self.scenario.seat:
                break
            moves.append(self.scenario.session.game.notation(node.move))
            node = node.parent
        return None

    @property
    def next_move(self) -> GuidedMove | None:
        """The move that is marked now."""
        rest = self.rest
        return rest.moves[0] if rest is not None else None

    def spots(self) -> frozenset[str]:
        """Return the places that are marked: those of the next move, and of the aim alone as long as none is known.

        What is picked of a taught move already is marked no more.
        """
        beat = self.beat
        if beat is not None and beat.pick:
            return frozenset((beat.pick,))
        if beat is None and not self.leads_on:
            return frozenset()
        move = self.next_move
        if move is None:
            return self.aim_spots()
        return frozenset(move.step.spots).difference(self.scenario.session.picked if beat is not None else ())

    def aim_spots(self) -> frozenset[str]:
        """Return the places of the first aim that is open, as far as they can be clicked now.

        A view has no room for those of all, and whoever clicks what is marked is not to be refused.
        """
        spots = next((aim.spots for aim in self.open_aims if aim.spots), ())
        return self.scenario.session.spots().intersection(spots)

    @property
    def _here(self) -> Node:
        return self.scenario.session.tree.here

    def _begin(self) -> Node:
        tree = self.scenario.session.tree
        return tree.find(self.begin) or tree.root

    def _turn_began(self) -> Node:
        """Return the node at which the present turn began, or the step in the middle of it."""
        game, node = self.scenario.session.game, self._here
        turn = game.begun(node.state)
        while node.parent is not None and node.number != self.begin and game.begun(node.parent.state) == turn:
            node = node.parent
        return node
