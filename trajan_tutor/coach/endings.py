"""How the beginning of a turn can end: by itself it is no turn, and is judged by the best that can be made of it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trajan_tutor.coach.turn_steps import Moves, ends_turn
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.lookahead import Lookahead
from trajan_tutor.search.sampling import Drawn, SearchQuestion, first_deal, follow

# So many endings are drawn, and so many of the best by the game's estimate are looked at.
_DRAWN: Final = 120
_LOOKED_AT: Final = 8
# Endings are drawn from streams that no search draws from.
_STREAM: Final = 1 << 26


@dataclass(frozen=True, slots=True)
class TurnEnding:
    """A whole turn that begins with the named moves: `as_named` keeps their order, `moves` is the search's version.

    `added` counts the moves at the end of `as_named` that were not named.
    """

    as_named: Moves
    moves: Moves
    added: int = 0


def endings_of(search: Lookahead[TutorGame], named: Moves, ranked: Sequence[Moves]) -> list[TurnEnding]:
    """Return the turns that a named one can become: itself alone where it is a whole one, or shows something hidden.

    `ranked` are the turns that are known, the best first: the best that begin so are among the endings.

    Raises MisusedError where the moves are not legal one after the other.
    """
    search.check(named)
    question = search.question
    root = first_deal(question)
    drawn = follow(question, root, named, Rng(question.seed), onward=False)
    if drawn.is_whole or len(drawn.moves) < len(named) or _shows(question, root, drawn.moves):
        return [TurnEnding(drawn.moves, search.include(drawn.moves))]
    by_mark: dict[bytes, Drawn] = {}
    for number in range(_DRAWN):
        turn = follow(question, root, named, Rng(_STREAM + number))
        by_mark.setdefault(turn.mark, turn)
    best = sorted(by_mark.values(), key=lambda turn: (-turn.estimate, turn.moves))[:_LOOKED_AT]
    known = [_reorder(question, root, named, moves) for moves in ranked]
    reordered = [ending for ending in known if ending is not None]
    endings: dict[Moves, TurnEnding] = {}
    for ending in (*reordered[:_LOOKED_AT], *best):
        moves = search.include(ending.moves)
        endings.setdefault(moves, TurnEnding(ending.moves, moves, len(ending.moves) - len(named)))
    return list(endings.values())


def _shows(question: SearchQuestion[TutorGame], root: State, moves: Moves) -> bool:
    """Return whether a turn shows something hidden with its last move, or is over after it in every deal."""
    game = question.game
    state = game.copy(root)
    for move in moves[:-1]:
        game.apply(state, move)
    return game.reveals(state, moves[-1]) or ends_turn(question, moves)


def _reorder(question: SearchQuestion[TutorGame], root: State, named: Moves, moves: Moves) -> Drawn | None:
    """Return the same turn with the named moves first, if it has them all and can be played so."""
    remaining = Counter(moves) - Counter(named)
    if len(named) + remaining.total() != len(moves):
        return None
    game = question.game
    state = game.copy(root)
    played = []
    for move in (*named, *(move for move in moves if _take(remaining, move))):
        if game.is_over(state) or move not in game.legal(state):
            return None
        played.append(move)
        game.apply(state, move)
    reordered = follow(question, root, tuple(played), Rng(question.seed), onward=False)
    same = follow(question, root, moves, Rng(question.seed), onward=False)
    return reordered if reordered.mark == same.mark else None


def _take(remaining: Counter[int], move: int) -> bool:
    """Take one copy of a move from those that remain; return whether there was one."""
    if not remaining[move]:
        return False
    remaining[move] -= 1
    return True
