"""A campaign: growing games, the moments at which lessons are called up in them, how each ended and what it proved."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.positions import scope_of
from trajan_tutor.engine.reading import parse_toml, read_text
from trajan_tutor.journals.lesson_notes import GrowingGameResult
from trajan_tutor.lessons.goal_reader import read_goal
from trajan_tutor.lessons.goals import NO_BOUND, YOU, Account, EventHappened, Gained, Goal, leaves
from trajan_tutor.lessons.lesson import Begin, Lesson, Mention, Naming, Step, StepKind
from trajan_tutor.lessons.scenarios import Scenario, scenario_at
from trajan_tutor.lessons.section import LessonError, Section, Source
from trajan_tutor.lessons.toml_lines import lines_of

# The file in the data of a game.
FILE: Final = "campaign.toml"
# Between the name of a lesson and that of its step.
_STEP_MARK: Final = "#"


@dataclass(frozen=True, slots=True)
class CampaignMoment:
    """Something to learn when its situation arises: a lesson, or the steps from `first` to `last` of it.

    `when` is asked of a game since it began, before each decision of the learner. With `within` it comes up in every
    game of its stages by that turn of the learner; without, it is offered after the game where it did not. A `rare` one
    may come up in no game of a proof.
    """

    game: str
    name: str
    lesson: str
    when: Goal
    first: str = ""
    last: str = ""
    within: int = 0
    rare: bool = False
    line: int = 1

    @property
    def title(self) -> Message:
        """What it shows, in a few words."""
        return Message(f"{self.game}-moment-{self.name}")


@dataclass(frozen=True, slots=True)
class Stage:
    """A game of the campaign: the lesson in which it is played, and the moments that may be called up in it.

    `wins` is how many of a hundred games a beginner who asks for hints is to win at least.
    """

    lesson: str
    moments: tuple[str, ...]
    wins: int = 0
    line: int = 1


@dataclass(frozen=True, slots=True)
class Campaign:
    """The stages of a game in their order, and all moments; `scholarship` is the lesson about open questions."""

    file: str = FILE
    stages: tuple[Stage, ...] = ()
    moments: tuple[CampaignMoment, ...] = ()
    scholarship: str = ""
    mentions: tuple[Mention, ...] = ()

    def stage(self, lesson: str) -> Stage | None:
        """Return the stage that is played in a lesson, or None."""
        return next((stage for stage in self.stages if stage.lesson == lesson), None)

    def of(self, lesson: str) -> tuple[CampaignMoment, ...]:
        """Return the moments of the stage that is played in a lesson, in their order; nothing for any other lesson."""
        stage, known = self.stage(lesson), {moment.name: moment for moment in self.moments}
        return tuple(known[name] for name in stage.moments) if stage is not None else ()

    def word_keys(self) -> tuple[str, ...]:
        """Return the keys of all words that it needs."""
        return tuple(moment.title.key for moment in self.moments)


def campaign_of(game: TutorGame) -> Campaign:
    """Return the campaign in the data of a game, an empty one where it brings none; raises LessonError."""
    return read_campaign(game.resources.data / FILE, game.name)


@cache
def read_campaign(path: Path, game: str) -> Campaign:
    """Return the campaign of a file, an empty one where there is none; raises LessonError with the line."""
    return parse_campaign(read_text(path), path, game) if path.is_file() else Campaign()


def parse_campaign(text: str, path: Path, game: str) -> Campaign:
    """Return the campaign of a text; raises LessonError with file, line and what was expected."""
    source = Source(path, lines_of(text))
    section = Section(source, parse_toml(text, path.name))
    moments: list[CampaignMoment] = []
    for table in section.tables("moment"):
        moments.append(_moment(table, game, moments))
    stages = tuple(_stage(table, moments) for table in section.tables("stage"))
    campaign = Campaign(path.name, stages, tuple(moments), section.name("scholarship", Naming.LESSON))
    section.finish()
    return replace(campaign, mentions=tuple(source.mentions))


def _moment(section: Section, game: str, before: list[CampaignMoment]) -> CampaignMoment:
    name = section.text("name")
    first = next((moment.line for moment in before if moment.name == name), 0)
    if first:
        where = {"file": section.source.path.name, "line": section.line_at("name")}
        raise LessonError("lesson-name-twice", **where, name=name, first=first)
    moment = CampaignMoment(
        game,
        name,
        section.text("lesson"),
        read_goal(section.table("when")),
        section.text("first", ""),
        section.text("last", ""),
        section.number("within", 0),
        section.flag("rare"),
        section.line,
    )
    section.source.mention(Naming.LESSON, moment.lesson, section.line_at("lesson"))
    section.finish()
    return moment


def _stage(section: Section, known: list[CampaignMoment]) -> Stage:
    stage = Stage(section.text("lesson"), section.texts("moments"), section.number("wins", 0), section.line)
    section.source.mention(Naming.LESSON, stage.lesson, section.line_at("lesson"))
    names = [moment.name for moment in known]
    for name in stage.moments:
        if name not in names:
            raise section.error("lesson-word", "moments", value=name, field="moments", offered=", ".join(names))
    section.finish()
    return stage


# ---- in a game -------------------------------------------------------------------------------------------------------


def called_up(moments: tuple[CampaignMoment, ...], scenario: Scenario) -> tuple[str, ...]:
    """Return the names of the moments whose situation has arisen in the game that is played."""
    account = scenario.account_since(scenario.session.tree.root)
    return tuple(moment.name for moment in moments if moment.when.holds(account))


def rules_shown(moment: CampaignMoment, lesson: Lesson) -> tuple[str, ...]:
    """Return the rules that a moment shows: those of its steps; nothing of steps that there are not."""
    names = [step.name for step in lesson.steps]
    if any(name and name not in names for name in (moment.first, moment.last)):
        return ()
    first = names.index(moment.first) if moment.first else 0
    last = names.index(moment.last) if moment.last else len(names) - 1
    return tuple(dict.fromkeys(rule for step in lesson.steps[first : last + 1] for rule in step.rules))


def excerpt(moment: CampaignMoment, lesson: Lesson, game: TutorGame) -> Lesson:
    """Return the steps of a lesson that a moment shows, from the position in which the script stands there.

    Raises LookupError for steps that there are not, LessonError for a lesson that fails.
    """
    names = [step.name for step in lesson.steps]
    missing = [name for name in (moment.first, moment.last) if name and name not in names]
    if missing:
        raise LookupError(missing[0])
    first = names.index(moment.first) if moment.first else 0
    last = names.index(moment.last) if moment.last else len(names) - 1
    if last < first:
        raise LookupError(moment.last)
    steps = lesson.steps[first : last + 1]
    mentioned = {rule for step in steps for rule in step.rules}
    lesson = replace(lesson, teaches=tuple(rule for rule in lesson.teaches if rule in mentioned))
    if not first:
        return replace(lesson, steps=steps)
    begin = steps[0].begin
    if begin is None:
        scenario = scenario_at(lesson, first, game)
        begin = Begin(seat=scenario.seat, others=scenario.begin.others)
        begin = begin.after(scope_of(game, scenario.session.record()))
    return replace(lesson, begin=begin, steps=(replace(steps[0], begin=None), *steps[1:]))


def result_of(scenario: Scenario) -> GrowingGameResult:
    """Return how a game ended that was played to its end."""
    game, state = scenario.session.game, scenario.session.state
    points = [game.ledger(state, seat).total for seat in range(game.seats(state))]
    own = points.pop(scenario.seat)
    return GrowingGameResult(scenario.seat in game.winners(state), own, tuple(points))


def result_message(result: GrowingGameResult) -> Message:
    """Return how a game ended, in a few words."""
    key = "lesson-standing-won" if result.won else "lesson-standing-lost"
    return Message.of(key, points=result.points, others=tuple(map(str, result.others)))


def turns_of(moments: tuple[CampaignMoment, ...], scenario: Scenario) -> dict[str, int]:
    """Return at which turn of the game each moment came up that did, counted as a review counts turns."""
    game, turns = scenario.session.game, dict[str, int]()
    account = scenario.account_since(scenario.session.tree.root)
    so_far = replace(account, state=account.before, events=(), moves=())
    for node in scenario.session.steps:
        so_far = replace(so_far, state=node.state, events=(*so_far.events, *node.events))
        waiting = [moment for moment in moments if moment.name not in turns]
        turns |= {moment.name: game.begun(node.before) for moment in waiting if moment.when.holds(so_far)}
    return turns


def proved_by(account: Account, lessons: Iterable[Lesson]) -> Iterator[str]:
    """Yield the steps of lessons that ask for what somebody has done in a finished game, as `NAME#STEP`."""
    for lesson in lessons:
        for step in lesson.steps:
            asked = _proof_goal(step)
            if asked is not None and asked.holds(account):
                yield f"{lesson.name}{_STEP_MARK}{step.name}"


def proved_in(lesson: Lesson, proved: Iterable[str]) -> frozenset[str]:
    """Return the names of those steps of one lesson that were proved."""
    before = f"{lesson.name}{_STEP_MARK}"
    return frozenset(name.removeprefix(before) for name in proved if name.startswith(before))


def first_open(lesson: Lesson, at: int, proved: frozenset[str]) -> int:
    """Return the first step from one on that was not proved; the last step of a lesson is never passed over."""
    while at + 1 < len(lesson.steps) and lesson.steps[at].name in proved:
        at += 1
    return at


def passed_over(steps: int) -> tuple[Message, ...]:
    """Return what is said where so many steps were passed over; nothing where none was."""
    return (Message.of("lesson-passed-over", steps=steps),) if steps > 0 else ()


def _proof_goal(step: Step) -> Goal | None:
    """Return what a finished game is asked for a step: nothing where no game can show it."""
    if step.proved is not None or step.kind is not StepKind.DO or step.goal is None:
        return step.proved
    return step.goal if all(map(_is_own_action, leaves(step.goal))) else None


def _is_own_action(goal: Goal) -> bool:
    """Return whether a whole game tells that somebody has done it themselves: what others did proves nothing of them.

    A sum of points over a game is not one turn that brings as many.
    """
    if isinstance(goal, EventHappened):
        return goal.who == YOU
    return isinstance(goal, Gained) and goal.points.least <= 1 and goal.points.most == NO_BOUND
