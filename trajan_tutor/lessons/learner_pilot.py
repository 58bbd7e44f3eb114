"""Plays the learner's seat where a lesson lasts: towards what it aims at, and else as a bot would."""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final

from trajan_tutor.coach.turn_steps import Moves
from trajan_tutor.lessons.goals import Account, EventHappened, Goal, Moved, leaves
from trajan_tutor.session.players import choose

# So many positions of one turn are looked at for an aim; a turn that needs more is left to the bot.
MOST_POSITIONS: Final = 400


def own_turn(account: Account, aims: Sequence[Goal], bot: str, seed: int, decisions: int) -> tuple[str, ...]:
    """Return the decisions that the learner's seat makes until its turn is over or somebody else decides.

    They lead to the first aim in reach that does not hold yet, and on from there, or without one as the bot decides,
    with the stream of chance that belongs to the seed and to the number of `decisions` before.
    """
    begun, open_aims = len(account.moves), [aim for aim in aims if not aim.holds(account)]
    here = _towards(account, open_aims) if open_aims else account
    while not _is_past(here, account):
        number = decisions + len(here.moves) - begun
        here = here.after(choose(bot, here.game, here.state, seed, number))
    return here.moves[begun:]


def ways_to(account: Account, aims: Sequence[Goal], most: int) -> Iterator[Moves]:
    """Yield the shortest way within the turn to one of some aims, after nothing for each position that was looked at.

    So many positions are looked at as `most` says.
    """
    counted = [part for aim in aims for part in leaves(aim) if isinstance(part, EventHappened | Moved)]
    waiting: deque[tuple[Account, Moves]] = deque([(account, ())])
    seen = set[object]()
    while waiting and len(seen) < most:
        here, path = waiting.popleft()
        for move in here.game.legal(here.state) if not _is_past(here, account) else ():
            after = here.after(move)
            if any(aim.holds(after) for aim in aims):
                yield (*path, move)
                return
            mark = (after.game.key(after.state), *(part.count(after) for part in counted))
            if mark not in seen:
                seen.add(mark)
                waiting.append((after, (*path, move)))
        yield ()


def _towards(account: Account, aims: Sequence[Goal]) -> Account:
    """Return the account after the shortest way within the turn to one of some aims; as it was without such a way."""
    for way in ways_to(account, aims, MOST_POSITIONS):
        for move in way:
            account = account.after(move)
    return account


def _is_past(here: Account, begin: Account) -> bool:
    """Return whether the turn that was played at the beginning is over, or is another seat's."""
    game = here.game
    if game.is_over(here.state) or game.current_seat(here.state) != here.seat:
        return True
    return game.may_evaluate(here.state) and game.begun(here.state) != game.begun(begin.state)
