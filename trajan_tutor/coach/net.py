"""What a turn is worth more than another one in all, and by what: gains and losses that add up to it."""

from dataclasses import dataclass
from typing import Final

from trajan_tutor.coach.difference_parts import RIVAL, Owner, ReasonTheme
from trajan_tutor.coach.estimates import Estimate
from trajan_tutor.coach.evidence import source_term
from trajan_tutor.coach.paired_trials import Race
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message, Term

# More parts than these nobody adds up; the others are one.
_MOST_PARTS: Final = 3
_OF_TEN: Final = 10
# A turn that does better in fewer of ten deals hardly does better.
_OFTEN: Final = 6
# A game that is won from here in fewer of a hundred, or in more than all but so few, is as good as lost or won.
_DECIDED: Final = 3
_ALL: Final = 100


@dataclass(frozen=True, slots=True)
class NetPart:
    """A part of a difference in whole points: what it is from, and a loss where it is less than nothing."""

    what: Message | Term
    points: int

    @property
    def message(self) -> Message:
        """The part with its sign."""
        return Message.of("coach-net-gain" if self.points > 0 else "coach-net-loss", what=self.what, points=self.size)

    @property
    def size(self) -> int:
        """How much it is, without a sign."""
        return abs(self.points)


@dataclass(frozen=True, slots=True)
class Net:
    """By how much a turn is better than another: the `figure` of the position, whole `points` and what they are from.

    `parts` are read off fewer deals than the figure: with the rest they add up to `points`. In `times` of ten of those
    deals the turn is better.
    """

    figure: Estimate
    points: int
    parts: tuple[NetPart, ...]
    times: int

    @property
    def message(self) -> Message | None:
        """The difference in a sentence; else how often the turn is better, and None where that is hardly oftener."""
        if self.figure.chances is not None:
            here, there = map(round, self.figure.chances)
            return Message.of("coach-net-chances", here=here, there=there) if here > there else None
        if self.points > 0 and self.parts:
            return Message.of("coach-net", points=self.points, parts=tuple(part.message for part in self.parts))
        return Message.of("coach-net-often", times=self.times) if self.times >= _OFTEN else None

    @property
    def decided(self) -> Message | None:
        """That the game is as good as won or lost; None where it is neither, or where nobody knows."""
        here = round(self.figure.chances[0]) if self.figure.chances is not None else _ALL // 2
        if here < _DECIDED:
            return Message.of("coach-nearly-lost", here=here)
        return Message.of("coach-nearly-won", here=here) if here > _ALL - _DECIDED else None


def net_of(contest: Race, figure: Estimate) -> Net:
    """Return by how much the first turn of a comparison is better, which the deals of a position tell as a figure."""
    points = round(figure.points)
    wins = sum(first > second for first, second in zip(contest.firsts, contest.seconds, strict=True))
    return Net(figure, points, _parts_of(contest, points), round(_OF_TEN * wins / contest.number))


def _parts_of(contest: Race, points: int) -> tuple[NetPart, ...]:
    """Return the largest parts that have a name, and the rest; none where nothing has a name."""
    game = contest.question.game
    seats = game.seats(contest.question.observation.state)
    sizes = {theme: round(tally.mean(contest.number)) for theme, tally in contest.themes.items()}
    named = sorted((theme for theme in sizes if _has_name(game, theme)), key=lambda theme: (-abs(sizes[theme]), theme))
    largest = [theme for theme in named if sizes[theme]][:_MOST_PARTS]
    parts = [NetPart(_name_of(game, theme, sizes[theme], seats), sizes[theme]) for theme in largest]
    rest = points - sum(part.points for part in parts)
    # Gains before losses: what a turn is for comes first.
    parts.sort(key=lambda part: -part.points)
    return (*parts, NetPart(Message.of("coach-net-rest"), rest)) if parts and rest else tuple(parts)


def _has_name(game: TutorGame, theme: ReasonTheme) -> bool:
    return theme == RIVAL or (theme.owner is Owner.OWN and theme.name in game.sources)


def _name_of(game: TutorGame, theme: ReasonTheme, points: int, seats: int) -> Message | Term:
    if theme == RIVAL:
        return Message.of("coach-net-rival-less" if points > 0 else "coach-net-rival-more", seats=seats)
    return source_term(game, theme.name)
