"""A growing game that has come to its end: how it ended, and which of its moments came up at which turn."""

from dataclasses import replace

from trajan_tutor.engine.message import Message
from trajan_tutor.journals.lesson_notes import GrowingGameResult
from trajan_tutor.lessons.campaign import CampaignMoment
from trajan_tutor.lessons.scenarios import Scenario


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
