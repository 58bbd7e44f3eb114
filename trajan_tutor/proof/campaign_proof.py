"""The proof of a campaign: a beginner plays its stages several times, and every moment comes up or is offered after.

The simulated beginner plays a lesson that lasts, follows what is marked, asks for hints, and else plays anything. Marks
are looked for no further than a hint is.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.generator import SplitMix64
from trajan_tutor.engine.message import Message
from trajan_tutor.lessons import scenarios
from trajan_tutor.lessons.campaign import Campaign, CampaignMoment, Stage, called_up, excerpt
from trajan_tutor.lessons.judge import is_reached
from trajan_tutor.lessons.lesson import Lesson, Naming, Step, StepKind
from trajan_tutor.lessons.scenarios import Scenario
from trajan_tutor.lessons.step_guide import StepGuide
from trajan_tutor.proof.lesson_proof import features_of, prove
from trajan_tutor.session.tree import Node

# What a beginner's hint looks at: a learner waits about a second for it.
HINT: Final = Effort(search=60, finalists=4, finals=12, pairs=12, most_pairs=24, answers=0, second=0)
# Of a hundred turns that nothing marks, a beginner asks for a hint before so many.
ASKS: Final = 50
_ALL: Final = 100
# No game of any stage has so many decisions of one seat; more are a game that does not end.
_MOST: Final = 2000

Watch = Callable[[Scenario, int], None]
_HUNDRED = 100


@dataclass(frozen=True, slots=True)
class BeginnerGame:
    """A stage that a beginner played: how many turns of their own it had, everybody's points, and who won."""

    seed: int
    turns: int
    points: tuple[int, ...]
    won: bool
    ended: bool


class Beginner:
    """Somebody who has never played: what they do depends on the seed alone."""

    def __init__(self, seed: int, *, asks: int = ASKS, effort: Effort = HINT) -> None:
        """Choose the chance of the beginner, how often of a hundred times they ask, and how far the hint looks."""
        self._seed = seed
        self._rng = SplitMix64(seed)
        self._asks = asks
        self._effort = effort
        self._turns = 0

    def play(self, lesson: Lesson, game: TutorGame, watch: Watch = lambda _scenario, _turn: None) -> BeginnerGame:
        """Play a lesson to its end; what is asked is skipped, what is to be done is done as its script says.

        `watch` looks on before each decision, with the number of the beginner's turn, from 1. Against bots, a game
        from a position is another one with each seed.
        """
        begin = lesson.begin
        scenario = scenarios.begin_scenario(
            lesson, replace(begin, seed=begin.seed + self._seed) if begin.position else begin, game
        )
        self._turns = 0
        for step in lesson.steps:
            scenario.starts[step.name] = scenario.session.tree.here.depth
            if step.kind is StepKind.PLAY:
                self._last(scenario, step, watch)
            else:
                scenarios.carry_out(scenario, step)
        session = scenario.session
        points = tuple(game.ledger(session.state, seat).total for seat in range(game.seats(session.state)))
        won = session.is_over and scenario.seat in game.winners(session.state)
        return BeginnerGame(self._seed, self._turns, points, won, session.is_over)

    def _last(self, scenario: Scenario, step: Step, watch: Watch) -> None:
        """Play a step that lasts."""
        session, start = scenario.session, scenario.session.tree.here
        scenarios.let_others_play(scenario, step)
        for _ in range(_MOST):
            if is_reached(step, scenario.account_since(start)):
                break
            self._turns += 1
            self._turn(scenario, step, start, watch)
            scenarios.let_others_play(scenario, step)
            if session.is_over:
                break

    def _turn(self, scenario: Scenario, step: Step, start: Node, watch: Watch) -> None:
        """Decide until the turn is over: as is marked, as a hint says, or anything."""
        session, game = scenario.session, scenario.session.game
        begun, planned = game.begun(session.state), self._planned(scenario, step, start)
        while not session.is_over and game.current_seat(session.state) == scenario.seat:
            if game.may_evaluate(session.state) and game.begun(session.state) != begun:
                return
            watch(scenario, self._turns)
            legal = [game.notation(move) for move in game.legal(session.state)]
            if planned and planned[0] not in legal:
                planned = []
            session.choose(planned.pop(0) if planned else legal[self._rng.below(len(legal))])

    def _planned(self, scenario: Scenario, step: Step, start: Node) -> list[str]:
        """Return how the beginner wants to play the turn; nothing where they guess."""
        session = scenario.session
        guide = StepGuide(scenario, step, start.number, self._effort)
        turn = guide.find_now() if guide.is_wanted else guide.rest
        if turn is not None:
            return list(turn.notations)
        if self._rng.below(_ALL) >= self._asks:
            return []
        seen = session.game.observe(session.state, scenario.seat)
        hint = Adviser(session.game, seen, self._seed, self._effort).finish().hint()
        return [one.notation for one in hint.play().steps]


@dataclass(frozen=True, slots=True)
class StageGame:
    """A stage that was played: its lesson, against whom, how it ended, and at which turn each moment came up first.

    `usual` says that it was played against the bot of the lesson.
    """

    lesson: str
    bot: str
    played: BeginnerGame
    turns: dict[str, int] = field(default_factory=dict)
    usual: bool = True


def play_stage(
    stage: Stage, lesson: Lesson, game: TutorGame, campaign: Campaign, seed: int, bot: str = ""
) -> StageGame:
    """Let a beginner play a stage, against the bot of the lesson or another one."""
    usual = bot in ("", lesson.begin.others)
    if not usual:
        lesson = replace(lesson, begin=replace(lesson.begin, others=bot))
    moments, turns = campaign.of(stage.lesson), dict[str, int]()

    def watch(scenario: Scenario, turn: int) -> None:
        for name in called_up(tuple(moment for moment in moments if moment.name not in turns), scenario):
            turns[name] = turn

    played = Beginner(seed).play(lesson, game, watch)
    return StageGame(stage.lesson, lesson.begin.others, played, turns, usual)


def wrong_data(
    campaign: Campaign, game: TutorGame, lessons: Sequence[Lesson], has: Callable[[str], bool]
) -> Iterator[Message]:
    """Yield everything that is wrong with a campaign as it is written, before anybody plays it."""
    known = {lesson.name: lesson for lesson in lessons}
    yield from _wrong_names(campaign, game, known)
    for stage in campaign.stages:
        if stage.lesson in known and not any(step.kind is StepKind.PLAY for step in known[stage.lesson].steps):
            yield _problem(campaign, stage.line, "campaign-stage-not-played", name=stage.lesson)
    called = {name for stage in campaign.stages for name in stage.moments}
    for moment in campaign.moments:
        if not has(moment.title.key):
            yield _problem(campaign, moment.line, "lesson-unknown-words", name=moment.title.key)
        if moment.name not in called:
            yield _problem(campaign, moment.line, "campaign-moment-nowhere", name=moment.name)
        if moment.lesson in known:
            yield from _wrong_excerpt(campaign, moment, known, game, has)


def _wrong_names(campaign: Campaign, game: TutorGame, known: dict[str, Lesson]) -> Iterator[Message]:
    played = [known[stage.lesson] for stage in campaign.stages if stage.lesson in known]
    names: dict[Naming, Container[str]] = {
        Naming.LESSON: known,
        Naming.RULE: game.rules.rules,
        Naming.SOURCE: game.sources,
        Naming.FEATURE: {name for lesson in played for name in features_of(lesson, game)},
    }
    for mention in campaign.mentions:
        if mention.naming in names and mention.name not in names[mention.naming]:
            yield _problem(campaign, mention.line, f"lesson-unknown-{mention.naming}", name=mention.name)


def _wrong_excerpt(
    campaign: Campaign, moment: CampaignMoment, known: dict[str, Lesson], game: TutorGame, has: Callable[[str], bool]
) -> Iterator[Message]:
    try:
        shown = excerpt(moment, known[moment.lesson], game)
    except LookupError as error:
        yield _problem(campaign, moment.line, "campaign-moment-step", name=moment.name, step=str(error.args[0]))
        return
    except TutorError as error:
        yield error.message
        return
    if len(shown.steps) < len(known[moment.lesson].steps):
        # As a whole it is proved among the lessons.
        yield from prove(replace(shown, mentions=()), game, has, known)


def wrong_games(campaign: Campaign, games: Iterable[StageGame]) -> Iterator[Message]:
    """Yield what the games show to be wrong: moments that come too late or never, and stages lost too often."""
    played = list(games)
    for stage in campaign.stages:
        own = [game for game in played if game.lesson == stage.lesson]
        if not all(game.played.ended for game in own):
            yield _problem(campaign, stage.line, "campaign-stage-endless", name=stage.lesson)
        usual = [game for game in own if game.usual]
        won, of_all = sum(game.played.won for game in usual), len(usual)
        if won * _HUNDRED < stage.wins * of_all:
            lost = {"name": stage.lesson, "won": won, "games": of_all, "wins": stage.wins}
            yield _problem(campaign, stage.line, "campaign-stage-lost", **lost)
        for moment in campaign.of(stage.lesson):
            late = [game for game in own if moment.within and not 0 < game.turns.get(moment.name, 0) <= moment.within]
            for game in late[:1]:
                yield _problem(
                    campaign,
                    moment.line,
                    "campaign-moment-late",
                    name=moment.name,
                    stage=stage.lesson,
                    within=moment.within,
                    seed=game.played.seed,
                    bot=game.bot,
                )
    reached = {name for game in played for name in game.turns}
    for moment in campaign.moments:
        if moment.name not in reached and not moment.rare:
            yield _problem(campaign, moment.line, "campaign-moment-never", name=moment.name)


def _problem(campaign: Campaign, line: int, key: str, **parameters: object) -> Message:
    return Message.of(key, file=campaign.file, line=line, **parameters)
