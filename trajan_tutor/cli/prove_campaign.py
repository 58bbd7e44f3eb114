"""Proves the campaign of a game: its data, and games of a simulated beginner in every stage."""

from collections.abc import Sequence

from trajan_tutor.cli.output import say
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.campaign import Campaign, Stage, campaign_of
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.section import LessonError
from trajan_tutor.proof.campaign_proof import StageGame, play_stage, wrong_data, wrong_games


def prove_campaign(
    game: TutorGame, lessons: Sequence[Lesson], seeds: int, bots: Sequence[str], words: Words
) -> list[Message]:
    """Prove a campaign with so many seeds against each bot, print how it went, and return everything that is wrong."""
    try:
        campaign = campaign_of(game)
    except LessonError as error:
        return [error.message]
    problems = [*wrong_data(campaign, game, lessons, words.has)]
    if problems:
        # Nobody can play what is not there.
        return problems
    known = {lesson.name: lesson for lesson in lessons}
    games = []
    for stage in campaign.stages:
        for bot in bots or ("",):
            own = [play_stage(stage, known[stage.lesson], game, campaign, seed, bot) for seed in range(1, seeds + 1)]
            games += own
            _print_stage(words.language, stage, own)
    _print_moments(words.language, campaign, games)
    return [*wrong_games(campaign, games)]


def _print_stage(language: str, stage: Stage, games: Sequence[StageGame]) -> None:
    turns = [one.played.turns for one in games]
    points = "; ".join(":".join(map(str, one.played.points)) for one in games)
    won = sum(one.played.won for one in games)
    told = {"lesson": stage.lesson, "bot": games[0].bot, "won": won, "games": len(games)}
    print(say(language, "cli-prove-stage", **told, least=min(turns), most=max(turns), points=points))


def _print_moments(language: str, campaign: Campaign, games: Sequence[StageGame]) -> None:
    for moment in campaign.moments:
        own = [one for one in games if moment in campaign.of(one.lesson)]
        came = [one.turns[moment.name] for one in own if moment.name in one.turns]
        told = {"moment": moment.name, "games": len(came), "all": len(own)}
        if came:
            print(say(language, "cli-prove-moment", **told, first=min(came)))
        else:
            print(say(language, "cli-prove-moment-after", moment=moment.name))
