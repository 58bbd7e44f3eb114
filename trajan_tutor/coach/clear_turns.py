"""Positions in which one idea is clearly the best, as the coach tells it: its lead holds with its whole interval."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from trajan_tutor.coach.answers import known_part
from trajan_tutor.coach.difference_parts import Owner
from trajan_tutor.coach.effort import Effort, is_to_the_end
from trajan_tutor.coach.estimates import Estimate
from trajan_tutor.coach.figure_scale import compare_margins, small_loss_of
from trajan_tutor.coach.ideas import BestIdeas
from trajan_tutor.coach.mistakes import Mistake, prepare_retry, question_at
from trajan_tutor.coach.paired_trials import Race
from trajan_tutor.coach.plans import idea_of
from trajan_tutor.coach.study import Studies
from trajan_tutor.coach.turn_steps import Moves
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.bots import levels
from trajan_tutor.search.drivers import run
from trajan_tutor.search.lines import POINT
from trajan_tutor.search.lookahead import Lookahead
from trajan_tutor.search.sampling import SearchQuestion, first_deal, follow

# The level of a player that looks at each position first: it takes a tenth of the time of the next look.
_GLANCE: Final = "club"
# A first look drops most positions; what is left is looked at as deeply as for a hint.
_LOOKS: Final = (
    Effort(search=40, finalists=4, finals=4, most_pairs=0),
    Effort(search=160, finalists=8, finals=24, most_pairs=0),
    Effort(search=400, finalists=16, finals=96, most_pairs=0),
)
# Of the lead of a puzzle so much is left at the lower end of its interval: points, or chances to win of a hundred.
LEAST_POINTS_LED: Final = 2.0
LEAST_CHANCES_LED: Final = 20.0
# By so many small losses the best idea leads, at the first look by somewhat less: few deals tell it roughly.
CLEAR: Final = 2.0
_NEARLY: Final = 1.5
# The lead is then met again in so many deals of another seed: the first ones chose the turn.
PAIRS: Final = 120
_MOSTLY: Final = 1.5
_TWO: Final = 2


@dataclass(frozen=True, slots=True)
class ClearTurn:
    """The best turn of a position, as moves up to the first that shows something hidden, and how clear it is.

    `rival` is the best turn with another idea. The lead over it, `figure`, was met in deals that chose neither;
    `topics` make it, what makes most first: sources of points, features, and `rival`. At first sight, without looking
    ahead, the best turn is `ahead` of the rival by so many points, less than nothing where the rival looks better.
    """

    moves: Moves
    rival: Moves
    figure: Estimate
    topics: tuple[str, ...]
    ahead: float


def clear_turn(game: TutorGame, observation: Observation, seed: int) -> ClearTurn | None:
    """Return the turn of a position whose idea is clearly the best, or None: the same seed finds the same."""
    studies = Studies()
    if not _may_be_clear(game, observation, seed):
        return None
    for number, effort in enumerate(_LOOKS, start=1):
        ideas = BestIdeas(game, observation, seed, (effort,), studies).finish()
        if len(ideas.best) < _TWO:
            return None
        second = min(ideas.best[1:], key=lambda idea: idea.figure.points)
        if second.figure.points < small_loss_of(game, second.figure) * (_NEARLY if number == 1 else CLEAR):
            return None
    question = ideas.study.question
    contest = run_race(question, ideas.best[0].moves, second.moves, seed + 1, PAIRS)
    figure = lead_in(contest)
    return _clear(question, contest, figure) if is_clear(figure, small_loss_of(game, figure)) else None


def _may_be_clear(game: TutorGame, observation: Observation, seed: int) -> bool:
    """Return whether a search that looks at little sees an idea ahead: most positions need no closer look."""
    look = next(level for level in levels() if level.name == _GLANCE)
    search = Lookahead(game, observation, seed, look.settings)
    run(search, look.budget)
    best: dict[Hashable, float] = {}
    for line in search.lines():
        idea = idea_of(search.question, line.moves)
        best[idea] = max(best.get(idea, line.margin), line.margin)
    first, *others = sorted(best.values(), reverse=True)
    return bool(others) and first - others[0] >= game.thresholds[0]


def is_clear(figure: Estimate, small_loss: float) -> bool:
    """Return whether a lead is that of a puzzle: large, and still one at the lower end of its interval."""
    return figure.points >= CLEAR * small_loss and figure.low >= least_lead(figure)


def least_lead(figure: Estimate) -> float:
    """Return where the interval of the lead of a puzzle may begin at the least, in the unit of its figure."""
    return LEAST_POINTS_LED if figure.chances is None else LEAST_CHANCES_LED


def run_race(question: SearchQuestion[TutorGame], first: Moves, second: Moves, seed: int, pairs: int) -> Race:
    """Return a race of two turns over so many deals of a seed, with trials as long as those of a question."""
    fresh = SearchQuestion(question.game, question.observation, seed, question.settings)
    contest = Race(fresh, first, second)
    for _ in range(pairs):
        contest.step()
    return contest


def lead_in(contest: Race) -> Estimate:
    """Return by how much the first turn of a contest is better, with its interval to the end of the game."""
    game, to_end = contest.question.game, is_to_the_end(contest.question)
    return compare_margins(game, contest.firsts, contest.seconds, to_end=to_end)


def _clear(question: SearchQuestion[TutorGame], contest: Race, figure: Estimate) -> ClearTurn:
    root, rng = first_deal(question), Rng(question.seed)
    best, rival = (
        follow(question, root, moves, rng, onward=False).estimate for moves in (contest.first, contest.second)
    )
    return ClearTurn(contest.first, contest.second, figure, topics_of(contest, figure), (best - rival) / POINT)


def topics_of(contest: Race, figure: Estimate) -> tuple[str, ...]:
    """Return what makes the lead of the first turn of a contest, what makes most first.

    What both seats want shows on both sides: only what is mostly the rival's is about the rival. Where the game is won
    outright, all that is the rival's is lost with it: what it was won by comes first.
    """
    totals = {theme: tally.total for theme, tally in contest.themes.items()}
    own = {theme.name: total for theme, total in totals.items() if theme.owner is Owner.OWN and total > 0}
    ordered = tuple(sorted(own, key=lambda name: (-own[name], name)))
    rivals = sum(total for theme, total in totals.items() if theme.owner is Owner.RIVAL)
    is_first = figure.chances is None and rivals > _MOSTLY * max(own.values(), default=0)
    return (Owner.RIVAL.value, *ordered) if is_first else (*ordered, Owner.RIVAL.value)


def holds_again(game: TutorGame, mistake: Mistake, seed: int, pairs: int) -> tuple[Estimate, bool]:
    """Return the lead of a puzzle in so many deals of a seed, and whether it is one within what chance allows."""
    retry = prepare_retry(game, mistake)
    question = question_at(game, retry.seen, seed)
    rival = known_part(game, retry.seen, tuple(map(game.parse, mistake.played)))
    figure = lead_in(run_race(question, retry.best, rival, seed, pairs))
    holds = figure.points + figure.seeds >= CLEAR * small_loss_of(game, figure) and figure.points > 0
    return figure, holds
