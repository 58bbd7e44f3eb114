"""The proof of a campaign: a beginner plays its stages several times, and every moment comes up or is offered after."""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.campaign import Campaign, CampaignMoment, Stage, called_up, excerpt
from trajan_tutor.lessons.lesson import Lesson, Naming, StepKind
from trajan_tutor.lessons.scenarios import Scenario
from trajan_tutor.proof.beginner import Beginner, BeginnerGame
from trajan_tutor.proof.lesson_proof import features_of, prove

_HUNDRED = 100


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
