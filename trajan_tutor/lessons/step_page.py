"""What a lesson shows at one moment: all that a widget, a terminal or paper needs, and which panes it opens."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.lesson import AnswerForm, StepKind
from trajan_tutor.lessons.listing import ListedCard
from trajan_tutor.lessons.points_review import Review
from trajan_tutor.session.near_panes import focus
from trajan_tutor.session.session import Session
from trajan_tutor.view.picture import FocusShown, Pane, PanePlaces


class Autonomy(StrEnum):
    """How much the lesson does for the learner."""

    SHOW_ME = "show-me"  # plays the actions, one move at each click
    GUIDE_ME = "guide-me"  # tells, marks places, lights what can be picked
    LET_ME = "let-me"  # tells the goal alone


class Phase(StrEnum):
    """How far a step is."""

    READING = "reading"  # nothing is asked but to go on
    DOING = "doing"  # a goal is to be reached
    ASKED = "asked"  # a question is to be answered
    MISTAKEN = "mistaken"  # a foreseen mistake was made: its answer is told, then the position goes back
    LOST = "lost"  # the goal cannot be reached any more
    DONE = "done"  # the goal was reached, or the answer right
    AWAY = "away"  # the learner left the script to explore
    SHOWN = "shown"  # a turn is shown move by move, and will be taken back


class Action(StrEnum):
    """What the learner can do besides picking, choosing and answering."""

    NEXT = "next"
    BACK = "back"
    AGAIN = "again"
    UNDO = "undo"
    HINT = "hint"
    SHOW_ME = "show-me"
    EXPLORE = "explore"
    COME_BACK = "come-back"


@dataclass(frozen=True, slots=True)
class AskedQuestion:
    """A question as it is put: the form of its answer, and for choices their names and words."""

    form: AnswerForm
    choices: tuple[tuple[str, Message], ...] = ()


@dataclass(frozen=True, slots=True)
class AimShown:
    """Something to try for: its words, and whether it is reached by now."""

    words: Message
    met: bool


@dataclass(frozen=True, slots=True)
class Page:
    """One moment of a lesson.

    `number` counts the steps from 1. `words` are told, `goal` is what is to be reached, `feedback` what became of the
    last thing that the learner did. `rules` are the ids of rules told here. `looks` are spots to look at, `arrows`
    pairs of spots, `lit` the spots that lead on, `about` those that a question is about, which nothing marks. `taught`
    is the move of a taught turn that is made at no spot. `may` are the actions that make sense now. `aims` are tried
    for in a step that lasts, `review` looks back, `cards` list something of the game's data.
    """

    address: str
    title: Message
    number: int
    steps: int
    name: str
    kind: StepKind
    phase: Phase
    autonomy: Autonomy
    words: tuple[Message, ...]
    goal: Message | None
    feedback: tuple[Message, ...]
    rules: tuple[str, ...]
    looks: frozenset[str]
    arrows: tuple[tuple[str, str], ...]
    lit: frozenset[str]
    question: AskedQuestion | None
    may: frozenset[Action]
    finished: bool
    aims: tuple[AimShown, ...] = ()
    review: Review | None = None
    cards: tuple[ListedCard, ...] = ()
    about: frozenset[str] = frozenset()
    taught: str = ""


def focus_of_page(
    session: Session,
    panes: PanePlaces | Iterable[Pane],
    page: Page,
    *,
    before: FocusShown | None = None,
    seen: Observation | None = None,
) -> FocusShown:
    """Return which panes are near at a moment of a lesson; `before` and `seen` are as for the focus of a game."""
    # Who leaves the script may look elsewhere than the step does.
    step = f"{page.address}.{page.name}{'.away' if page.phase is Phase.AWAY else ''}"
    lit, looks, about = sorted(page.lit), sorted(page.looks), sorted(page.about)
    return focus(session, panes, lit, looks, about=about, lesson=step, before=before, seen=seen)
