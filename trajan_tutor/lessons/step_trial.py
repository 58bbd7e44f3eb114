"""What a learner has tried since the present step of a lesson began."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from trajan_tutor.lessons import scenarios
from trajan_tutor.lessons.goals import Account, Answer
from trajan_tutor.lessons.lesson import Step
from trajan_tutor.lessons.scenarios import Scenario
from trajan_tutor.lessons.step_guide import StepGuide
from trajan_tutor.session.tree import Node


@dataclass(slots=True)
class StepTrial:
    """One try at a step: where in the tree it began, attempts, moves watched, hints given, the reply still to be shown.

    `pointed` is the spot that the last hint pointed at, `hint_level` how many hints of the ladder were given about the
    position that is node `hinted` of the tree; `answered` are the places of the answer that was given last. With
    `awaits_others` a page shows what the others do one by one. `guide` knows what is marked in a game.
    """

    scenario: Scenario
    step: Step
    start: int
    refused: tuple[str, ...] = ()
    picked: tuple[str, ...] = ()
    watched: int = 0
    hints: int = 0
    hint_level: int = 0
    hinted: int = -1
    pointed: str = ""
    answered: tuple[str, ...] = ()
    reply: tuple[str, ...] = ()
    awaits_others: bool = False
    guide: StepGuide = field(init=False)

    def __post_init__(self) -> None:
        """Have found no turn to be marked yet."""
        self.guide = StepGuide(self.scenario, self.step, self.start)

    @property
    def is_fresh(self) -> bool:
        """Whether no decision was made yet."""
        return self.scenario.session.tree.here.number == self.start

    @property
    def others_begin(self) -> bool:
        """Whether nothing was decided yet, and another seat than the learner's is to decide first."""
        return self.is_fresh and self.scenario.session.waits_for_bot

    @property
    def can_undo(self) -> bool:
        """Whether there is an unfinished pick to give up or a decision of the step to take back."""
        return bool(self.scenario.session.candidates) or not self.is_fresh

    def account(self, answer: Answer | None = None) -> Account:
        """Return what happened since the step began, as goals ask about it."""
        account = self.scenario.account_since(self.begin)
        return replace(account, refused=self.refused, picked=self.picked, answer=answer)

    @property
    def begin(self) -> Node:
        """The place in the tree at which the step began."""
        tree = self.scenario.session.tree
        return tree.find(self.start) or tree.root

    def next_entry(self) -> str:
        """Return how a solution goes on after what was done in this step, or an empty text when none does."""
        played = self.account().moves
        for solution in self.step.solutions:
            moves = tuple(entry for entry in solution if not entry.startswith(scenarios.PICK))
            if moves[: len(played)] == played:
                rest = solution[_after(solution, len(played)) :]
                if rest:
                    return self._after_picks(rest)
        return ""

    def _after_picks(self, rest: Sequence[str]) -> str:
        """Return the first of some entries, or the one after the picks that an unfinished one is made of so far."""
        if self.scenario.session.candidates and self.picked:
            last = scenarios.PICK + self.picked[-1]
            if last in rest[:-1] and all(entry.startswith(scenarios.PICK) for entry in rest[: rest.index(last)]):
                return rest[rest.index(last) + 1]
        return rest[0]

    def next_spots(self) -> frozenset[str]:
        """Return the spots at which a solution goes on."""
        session, entry = self.scenario.session, self.next_entry()
        if not entry:
            return frozenset()
        spot = scenarios.picked_spot(session, entry)
        return (
            frozenset((spot,)) if spot else frozenset(session.game.spots_of(session.state, session.game.parse(entry)))
        )


def _after(solution: Sequence[str], moves: int) -> int:
    """Return the place in a solution right after so many moves; picks count as none."""
    at = 0
    while moves and at < len(solution):
        moves -= not solution[at].startswith(scenarios.PICK)
        at += 1
    return at
