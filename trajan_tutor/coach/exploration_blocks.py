"""What turns lead to as statements: each turn with the answer to it, and how far ahead one is then."""

from trajan_tutor.coach.answers import likely
from trajan_tutor.coach.exploration import Exploration
from trajan_tutor.coach.statements import NumberedTurn, Sentence, Statement
from trajan_tutor.engine.message import Message


def turns_explored(exploration: Exploration) -> list[Statement]:
    """Return each turn in one row, whether it is drawn as some deals end, and the most likely answer to it."""
    found: list[Statement] = []
    for number, outcome in enumerate(exploration.outcomes, start=1):
        found.append(NumberedTurn(number, outcome.steps))
        if outcome.dealt:
            found.append(Sentence(Message.of("coach-explore-dealt", option=number)))
        found += [Sentence(answer.message) for answer in likely(outcome.answers)]
    return found


def margins_explored(exploration: Exploration, decisive_loss: float) -> list[Statement]:
    """Return how far ahead each turn leads, then by how much the others give more or less than the first."""
    numbers = range(len(exploration.outcomes))
    ahead = [_ahead(exploration, number, decisive_loss) for number in numbers]
    return [Sentence(one) for one in (*ahead, *(_lead(exploration, number) for number in numbers[1:]))]


def _ahead(exploration: Exploration, number: int, decisive_loss: float) -> Message:
    outcome = exploration.outcomes[number]
    won = sum(one >= decisive_loss for one in outcome.margins)
    lost = sum(one <= -decisive_loss for one in outcome.margins)
    if won or lost:
        deals = len(outcome.margins)
        return Message.of("coach-explore-decides", option=number + 1, deals=deals, won=won, lost=lost)
    mean = round(outcome.mean)
    key = "coach-explore-mean-behind" if mean < 0 else "coach-explore-mean"
    return Message.of(key, option=number + 1, points=abs(mean))


def _lead(exploration: Exploration, number: int) -> Message:
    if exploration.is_equal(number):
        return Message.of("coach-explore-equal", option=number + 1)
    figure = exploration.figures[number]
    lead = figure.points
    if figure.low <= 0 <= figure.high or round(abs(lead)) == 0:
        return Message.of("coach-explore-same", option=number + 1)
    if figure.chances is not None:
        here, there = map(round, figure.chances)
        return Message.of("coach-explore-lead-chances", option=number + 1, here=here, there=there)
    key = "coach-explore-lead" if lead > 0 else "coach-explore-behind"
    return Message.of(key, option=number + 1, points=round(abs(lead)))
