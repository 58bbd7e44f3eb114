"""Who plays a seat: a person, a bot by its name, or the rules of the game."""

from collections.abc import Collection, Sequence
from operator import index
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import State
from trajan_tutor.engine.generator import Rng, SplitMix64
from trajan_tutor.search.bots import Bot, Choose, OwnBot, find_bot, introduce
from trajan_tutor.session.error_sentences import shortened
from trajan_tutor.session.values import texts_of

PERSON: Final = "person"
# Nobody: the rules of the game say what this seat does.
RULES: Final = "rules"
# A person who sits at another desk: here they are waited for.
ELSEWHERE: Final = "elsewhere"
# Who plays the seats without a person: one for all of them, or one for each.
GivenBots = str | OwnBot | Sequence[str | OwnBot]
# So many legal moves are named to a bot that chose another.
_NAMED: Final = 4


def named_bots(bots: object) -> str | tuple[str, ...]:
    """Return one name for all bots or one for each, as they were given; those of one's own are introduced.

    Raises MisusedError for what is neither a name nor a bot.
    """
    if isinstance(bots, str):
        return bots
    if _is_own(bots):
        return _introduced(bots)
    introduced = [_introduced(bot) if _is_own(bot) else bot for bot in bots] if isinstance(bots, list | tuple) else bots
    return texts_of("bots", introduced)


def _is_own(bot: object) -> bool:
    return isinstance(bot, Bot) or callable(bot)


def _introduced(own: object) -> str:
    name = introduce(own)
    if name in (PERSON, RULES, ELSEWHERE):
        raise MisusedError("engine-bot-taken", bot=name)
    return name


def players_for(
    seats: int, people: Sequence[int], bots: str | Sequence[str], by_rules: Collection[int] = ()
) -> tuple[str, ...]:
    """Return who plays each seat: people on the seats named, bots on the others, nobody on those played `by_rules`.

    A person named for such a seat sits down at the first free one instead. `bots` is one name for all of them, or one
    name for each seat without a person. Raises MisusedError for a seat that does not exist and for a bot that nobody
    knows.
    """
    for seat in people:
        if not 0 <= seat < seats:
            raise MisusedError("session-person-seat", seat=str(seat), seats=seats)
    free = [seat for seat in range(seats) if seat not in by_rules]
    seated = [seat for seat in people if seat in free]
    moved = [seat for seat in free if seat not in seated][: len(people) - len(seated)]
    left = [seat for seat in free if seat not in seated and seat not in moved]
    wanted = [bots] * len(left) if isinstance(bots, str) else list(bots)
    # Whoever was named for a seat that the rules play is not needed.
    if len(wanted) != len(left) and len(wanted) != len(left) + len(by_rules):
        raise MisusedError("session-players-many", players=len(people) + len(wanted), seats=seats)
    of_seat = dict(zip(left, wanted, strict=False))
    who = tuple(RULES if seat in by_rules else of_seat.get(seat, PERSON) for seat in range(seats))
    return checked(who, seats, by_rules)


def checked(players: tuple[str, ...], seats: int, by_rules: Collection[int] = ()) -> tuple[str, ...]:
    """Return the players, with `rules` on the seats that are played so, whoever was named for them.

    Raises MisusedError when they are too many, too few, or not known.
    """
    if len(players) != seats:
        raise MisusedError("session-players-many", players=len(players), seats=seats)
    who = tuple(RULES if seat in by_rules else player for seat, player in enumerate(players))
    for seat, player in enumerate(who):
        if player not in (PERSON, ELSEWHERE) and seat not in by_rules:
            find_bot(player)
    return who


class Bots:
    """The bots of a game: each remembers what it planned for its turn."""

    __slots__ = ("_seated",)

    def __init__(self) -> None:
        self._seated: dict[tuple[int, str], Choose] = {}

    def choose(self, player: str, game: TutorGame, state: State, seed: int, decisions: int) -> int:
        """Return the move that a bot chooses; it sees only what its seat may know.

        The stream of chance belongs to the seed of the game and to the number of decisions before this one, so that
        going back and deciding alike leads to the same answer.
        """
        legal = game.legal(state)
        if len(legal) == 1:
            return legal[0]
        seat = game.current_seat(state)
        if (seat, player) not in self._seated:
            self._seated[seat, player] = find_bot(player).seated()
        rng = Rng(SplitMix64(seed).number() + decisions)
        return _checked_move(player, self._seated[seat, player](game, game.observe(state, seat), rng), legal)


def _checked_move(player: str, chosen: object, legal: Sequence[int]) -> int:
    """Return what a bot chose; raises MisusedError for what is no legal move: one of somebody's own may err."""
    if chosen in legal:
        # A number of another kind, as arrays hold them, is one of ours from here on.
        return index(chosen)  # type: ignore[arg-type]
    named = [*map(str, legal[:_NAMED]), *["…"] * (len(legal) > _NAMED)]
    raise MisusedError("session-bot-chose", bot=player, chosen=shortened(chosen), legal=", ".join(named))


def choose(player: str, game: TutorGame, state: State, seed: int, decisions: int) -> int:
    """Return the move that a bot chooses which remembers nothing, else as `Bots` do."""
    return Bots().choose(player, game, state, seed, decisions)
