"""Puzzles: positions with one clearly best turn, each with what every turn costs beside it, found by deep search."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from trajan_tutor.coach.difference_parts import Owner, ReasonTheme
from trajan_tutor.coach.paired_trials import FRESH, Race
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Setup, State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.lines import POINT, mean_and_error
from trajan_tutor.search.sampling import SearchQuestion, best_turn, first_deal, follow, sample
from trajan_tutor.search.settings import Settings
from trajan_tutor.search.turns import digest

# By so many points the best idea is better than every other one.
CLEAR: Final = 4.0
# So sure that is, in standard errors.
_SURE: Final = 2.0
# What a turn costs beyond this is not told more exactly.
WORST: Final = 8.0
# Games of such weak players leave good turns open.
_TRIES: Final = 3
_TWO: Final = 2

Moves = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PuzzleEffort:
    """How much is looked at, in samples: the same puzzles come out every time.

    A position with more than `turns` different turns is left out: a learner could not look at all of them. So is one
    in which no idea leads by `glance` points at first sight. Every turn meets `first` deals, the best of them (one in
    `share`) four times as many, and so on up to `deals`. One that is `strict` leaves out what may lead by less; without
    it only what surely leads by less is left out.
    """

    turns: int = 240
    glance: float = 2.0
    first: int = 6
    share: int = 3
    deals: int = 240
    strict: bool = True
    settings: Settings = field(default_factory=Settings)


@dataclass(frozen=True, slots=True)
class ValuedTurn:
    """A turn, as moves in notation up to the first that shows something hidden, and what it costs in points."""

    moves: tuple[str, ...]
    cost: float
    error: float
    deals: int


@dataclass(frozen=True, slots=True)
class ValuedPuzzle:
    """A puzzle: its position, the seat that solves it, what it is about, by how much its idea is the best, its turns.

    `turns` are all turns that cost no more than `WORST`, the best first; every other legal turn costs more.
    """

    position: dict[str, Any]
    seat: int
    theme: str
    lead: float
    turns: tuple[ValuedTurn, ...]


def puzzles(game: TutorGame, setup: Setup, effort: PuzzleEffort) -> Iterator[ValuedPuzzle | None]:
    """Yield what each position of a game played from a setup comes to: a puzzle, or None when it makes none."""
    state = game.new_game(setup)
    rng = Rng(setup.seed)
    while not game.is_over(state):
        if game.may_evaluate(state) and not game.is_closing(state):
            yield puzzle(game, state, setup.seed, effort)
        state = best_turn(game, state, rng, _TRIES)


def puzzle(game: TutorGame, state: State, seed: int, effort: PuzzleEffort, idea: str = "") -> ValuedPuzzle | None:
    """Return the puzzle that a position makes, or None: too many turns, or no idea that is clearly the best.

    With an `idea`, a move in notation, all turns in which it is made have that idea.
    """
    question = SearchQuestion(game, game.observe(state, game.current_seat(state)), seed, effort.settings)
    turns = every_turn(game, state, effort.turns)
    root = first_deal(question)
    known = game.parse(idea) if idea else None
    ideas = {moves: idea if known in moves else idea_of(game, root, moves) for moves in turns}
    if len(set(ideas.values())) < _TWO:
        return None
    glances = {moves: [follow(question, root, moves, Rng(seed), onward=False).estimate] for moves in turns}
    if _lead(glances, ideas)[0] < effort.glance:
        return None
    margins: dict[Moves, list[int]] = {moves: [] for moves in turns}
    remaining, deals = list(turns), effort.first
    while True:
        meet(question, margins, remaining, deals)
        lead, error, best, rival = _standing(margins, ideas)
        # Sure enough at the end; before that it must still be possible.
        if lead + (-_SURE if deals == effort.deals and effort.strict else _SURE) * error < CLEAR:
            return None
        if deals == effort.deals:
            break
        remaining.sort(key=lambda moves: (-_mean(margins[moves]), moves))
        remaining = list(dict.fromkeys((*remaining[: max(effort.first, len(remaining) // effort.share)], rival)))
        deals = min(effort.deals, 4 * deals)
    order = sorted(turns, key=lambda moves: (-_mean(margins[moves]), moves))
    order.remove(best)
    valued = [_value_turn(game, moves, margins[best], margins[moves]) for moves in (best, *order)]
    return ValuedPuzzle(
        game.dump(state),
        question.observation.seat,
        theme_of(question, best, rival),
        lead,
        tuple(turn for turn in valued if turn.cost <= WORST),
    )


def every_turn(game: TutorGame, state: State, most: int) -> list[Moves]:
    """Return one way to each result of a turn, up to the first move that shows something; none when there are more."""
    seat = game.current_seat(state)
    marks: set[bytes] = set()
    turns: list[Moves] = []
    waiting: list[tuple[State, Moves]] = [(state, ())]
    while waiting:
        here, moves = waiting.pop()
        for move in game.legal(here):
            after = game.copy(here)
            shows = game.reveals(here, move)
            game.apply(after, move)
            mark = digest(game, after)
            if mark in marks:
                continue
            marks.add(mark)
            if not shows and not game.may_evaluate(after) and game.current_seat(after) == seat:
                waiting.append((after, (*moves, move)))
                continue
            turns.append((*moves, move))
            if len(turns) > most:
                return []
    return turns


def idea_of(game: TutorGame, root: State, moves: Moves) -> str:
    """Return what a turn is for, in notation: turns that differ only in how other pieces fall have the same idea.

    It is the decisive step as the coach tells it: the one that raises what the state is worth most.
    """
    state = game.copy(root)
    seat = game.current_seat(state)
    best, most = moves[0], None
    for move in moves:
        before = game.evaluate(state, seat)
        game.apply(state, move)
        rise = game.evaluate(state, seat) - before
        if most is None or rise >= most:
            best, most = move, rise
    return game.notation(best)


def meet(question: SearchQuestion[TutorGame], margins: dict[Moves, list[int]], turns: list[Moves], deals: int) -> None:
    """Let turns meet deals that no search has met, up to so many each."""
    for moves in turns:
        for number in range(len(margins[moves]), deals):
            margins[moves].append(sample(question, moves, FRESH + number).margin)


def cost_of(best: list[int], other: list[int]) -> tuple[float, float]:
    """Return by how many points the first turn is better in the deals that both met, and the standard error."""
    return mean_and_error([mine - theirs for mine, theirs in zip(best, other, strict=False)])


def theme_of(question: SearchQuestion[TutorGame], best: Moves, rival: Moves, deals: int = 60) -> str:
    """Return what makes most of the difference between two turns: a source of points, or a feature; or `rival`."""
    contest = Race(question, best, rival)
    for _ in range(deals):
        contest.step()
    weights: dict[ReasonTheme, int] = {theme: tally.total for theme, tally in contest.themes.items()}
    theme = max(sorted(weights), key=lambda candidate: weights[candidate])
    return theme.name if theme.owner is Owner.OWN else str(theme.owner)


def _standing(margins: dict[Moves, list[int]], ideas: dict[Moves, str]) -> tuple[float, float, Moves, Moves]:
    """Return the lead of the best idea over the next one with its standard error, and the best turns of the two.

    Only turns that met the most deals can be the best: the mean of few is often too good.
    """
    most = max(map(len, margins.values()))
    sure = [moves for moves in margins if len(margins[moves]) == most]
    sure.sort(key=lambda moves: (-_mean(margins[moves]), moves))
    best = sure[0]
    rivals = [moves for moves in sure if ideas[moves] != ideas[best]]
    rivals = rivals or [moves for moves in margins if ideas[moves] != ideas[best]]
    rival = max(rivals, key=lambda moves: _mean(margins[moves]))
    return (*cost_of(margins[best], margins[rival]), best, rival)


def _lead(values: dict[Moves, list[int]], ideas: dict[Moves, str]) -> tuple[float, str]:
    """Return by how many points the best idea leads at first sight, and which it is."""
    best: dict[str, float] = {}
    for moves, turn_margins in values.items():
        best[ideas[moves]] = max(best.get(ideas[moves], -math.inf), _mean(turn_margins))
    first, second, *_ = sorted(best, key=lambda idea: (-best[idea], idea))
    return (best[first] - best[second]) / POINT, first


def _value_turn(game: TutorGame, moves: Moves, best: list[int], own: list[int]) -> ValuedTurn:
    cost, error = cost_of(best, own)
    return ValuedTurn(tuple(game.notation(move) for move in moves), cost, error, len(own))


def _mean(margins: list[int]) -> float:
    return sum(margins) / len(margins)
