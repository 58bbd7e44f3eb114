"""Puzzles: positions with one clearly best turn, each with what every turn costs beside it, found by deep search."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from trajan_tutor.coach.trials import FRESH, Contest, Theme, Whose
from trajan_tutor.coach.turns import decisive_step
from trajan_tutor.engine.game import Game, Observation, Setup, State
from trajan_tutor.engine.generator import Draws
from trajan_tutor.search.lines import mean_and_error
from trajan_tutor.search.lookahead import Lookahead, Settings
from trajan_tutor.search.sampling import Question, best_turn, first_deal, sample
from trajan_tutor.search.turns import digest

# By so many points the best idea is better than every other one.
CLEAR: Final = 4.0
# So sure that is, in standard errors.
_SURE: Final = 2.0
# What a turn costs beyond this is not told more exactly.
WORST: Final = 8.0
# Games of such weak players leave good turns open.
_TRIES: Final = 3
_SPREAD: Final = 1 << 10

Moves = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PuzzleEffort:
    """How much is looked at, in samples: the same puzzles come out every time.

    A position with more than `turns` different turns is left out: a learner could not look at all of them. A search
    of `screening` samples tells which of the others are worth `deals` deep deals. Every turn meets `first` of these,
    the best of them (one in `share`) four times as many, and so on.
    """

    turns: int = 500
    screening: int = 240
    first: int = 8
    share: int = 3
    deals: int = 400
    settings: Settings = field(default_factory=lambda: Settings(turns_ahead=3, tries=12))


@dataclass(frozen=True, slots=True)
class ValuedTurn:
    """A turn, as moves in notation up to the first that shows something hidden, and what it costs in points."""

    moves: tuple[str, ...]
    cost: float
    error: float
    deals: int


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle: its position, the seat that solves it, what it is about, by how much its idea is the best, its turns.

    `turns` are all turns that cost no more than `WORST`, the best first; every other legal turn costs more.
    """

    position: dict[str, Any]
    seat: int
    theme: str
    lead: float
    turns: tuple[ValuedTurn, ...]


def puzzles(game: Game, setup: Setup, effort: PuzzleEffort) -> Iterator[Found | None]:
    """Yield what each position of a game played from a setup comes to: a puzzle, or None when it makes none."""
    state = game.begin(setup)
    draws = Draws(setup.seed)
    while not game.is_over(state):
        if game.is_boundary(state) and not game.ends_period(state):
            yield puzzle(game, state, setup.seed, effort)
        state = best_turn(game, state, game.actor(state), draws, _TRIES)


def puzzle(game: Game, state: State, seed: int, effort: PuzzleEffort) -> Found | None:
    """Return the puzzle that a position makes, or None: too many turns, or no idea that is clearly the best."""
    seat = game.actor(state)
    observation = game.observe(state, seat)
    turns = every_turn(game, state, effort.turns)
    if not turns or not _seems_clear(game, observation, seed, turns, effort):
        return None
    question = Question(game, observation, seed, effort.settings)
    margins = met(question, turns, effort)
    order = sorted(turns, key=lambda moves: (-_mean(margins[moves]), moves))
    best = order[0]
    idea = idea_of(game, question, best)
    rival = next((moves for moves in order if idea_of(game, question, moves) != idea), None)
    if rival is None:
        return None
    lead, error = cost_of(margins[best], margins[rival])
    if lead - _SURE * error < CLEAR:
        return None
    valued = tuple(_valued(game, moves, margins[best], margins[moves]) for moves in order)
    return Found(
        game.dump(state),
        seat,
        theme_of(question, best, rival),
        lead,
        tuple(turn for turn in valued if turn.cost <= WORST),
    )


def every_turn(game: Game, state: State, most: int) -> list[Moves]:
    """Return one way to each result of a turn, up to the first move that shows something; none when there are more."""
    seat = game.actor(state)
    seen: set[bytes] = set()
    found: list[Moves] = []
    waiting: list[tuple[State, Moves]] = [(state, ())]
    while waiting:
        here, moves = waiting.pop()
        for move in game.legal(here):
            after = game.copy(here)
            shows = game.reveals(here, move)
            game.apply(after, move)
            mark = digest(game, after)
            if mark in seen:
                continue
            seen.add(mark)
            if not shows and not game.is_boundary(after) and game.actor(after) == seat:
                waiting.append((after, (*moves, move)))
                continue
            found.append((*moves, move))
            if len(found) > most:
                return []
    return found


def idea_of(game: Game, question: Question, moves: Moves) -> str:
    """Return what a turn is for, in notation: turns that differ only in how other pieces fall have the same idea."""
    return decisive_step(game, first_deal(question), moves, question.observation.seat)[1].notation


def met(question: Question, turns: list[Moves], effort: PuzzleEffort) -> dict[Moves, list[int]]:
    """Return the margins of every turn in deals that no search has met; the better a turn, the more deals."""
    margins: dict[Moves, list[int]] = {moves: [] for moves in turns}
    left, deals = list(turns), effort.first
    while True:
        for moves in left:
            for number in range(len(margins[moves]), deals):
                margins[moves].append(sample(question, moves, FRESH + number).margin)
        if deals == effort.deals:
            return margins
        left.sort(key=lambda moves: (-_mean(margins[moves]), moves))
        left = left[: max(effort.first, len(left) // effort.share)]
        deals = min(effort.deals, 4 * deals)


def cost_of(best: list[int], other: list[int]) -> tuple[float, float]:
    """Return by how many points the first turn is better in the deals that both met, and the standard error."""
    return mean_and_error([mine - theirs for mine, theirs in zip(best, other, strict=False)])


def theme_of(question: Question, best: Moves, rival: Moves, deals: int = 60) -> str:
    """Return what makes most of the difference between two turns: a source of points, or a feature; or `rival`."""
    contest = Contest(question, best, rival)
    for _ in range(deals):
        contest.step()
    weights: dict[Theme, int] = {theme: tally.total for theme, tally in contest.themes.items()}
    theme = max(sorted(weights), key=lambda one: weights[one])
    return theme.name if theme.whose is Whose.OWN else str(theme.whose)


def _seems_clear(game: Game, observation: Observation, seed: int, turns: list[Moves], effort: PuzzleEffort) -> bool:
    """Return whether a quick search finds one idea ahead of all others: it saves the deep one elsewhere."""
    search = Lookahead(game, observation, seed + _SPREAD)
    while search.samples < effort.screening and not search.is_settled:
        search.step(50)
    lines = search.lines()
    idea = idea_of(game, search.question, lines[0].moves)
    rivals = [line.margin for line in lines if idea_of(game, search.question, line.moves) != idea]
    return len(turns) > 1 and bool(rivals) and lines[0].margin - max(rivals) >= CLEAR - 1


def _valued(game: Game, moves: Moves, best: list[int], own: list[int]) -> ValuedTurn:
    cost, error = cost_of(best, own)
    return ValuedTurn(tuple(game.notation(move) for move in moves), cost, error, len(own))


def _mean(margins: list[int]) -> float:
    return sum(margins) / len(margins)
