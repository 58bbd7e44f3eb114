"""A hint as statements, level by level: text, page and lesson show these, and none of them knows another order.

What counts of a turn comes in the order in which it does: at most three things, then one risk.
"""

from collections.abc import Iterable
from typing import Final

from trajan_tutor.coach.ladder import Advice, Because, Hint, HintLevel, Tie
from trajan_tutor.coach.reasons import Certainty
from trajan_tutor.coach.statements import (
    Argument,
    Emphasis,
    EqualTurn,
    Folded,
    Sentence,
    Statement,
    StepByStep,
    argument_list,
    reasons_for,
    risks_of,
    row_of,
)
from trajan_tutor.engine.message import Message

# More than these nobody keeps in mind; what has no share of the difference is told where there are fewer than two.
MOST_ARGUMENTS: Final = 3
_ENOUGH: Final = 2


def what_counts(because: Because) -> tuple[Argument, ...]:
    """Return what speaks for a turn: what makes the difference to the next best one by its share of it, then the rest.

    What a turn does for certain and brings at once has no share where the other turn does it too. A rule is told once,
    and a plan only where nothing else is there: it is about later turns.
    """
    if because.wins:
        return (Argument(Message.of("coach-because-wins"), Certainty.NOW),)
    weighty = _distinct(_differences(because))[:MOST_ARGUMENTS]
    rules = {argument.rule for argument in weighty}
    others = [argument for argument in _distinct(_certain(because)) if argument.rule not in rules]
    arguments = [*weighty, *others[: max(0, _ENOUGH - len(weighty))]]
    return tuple(arguments or [Argument(plan.message, Certainty.PREPARED, plan.rule) for plan in because.plans[:1]])


def risk_of(because: Because) -> Argument | None:
    """Return what a turn risks: what it gives away for certain, or else an answer that may cost the game.

    A turn that wins risks nothing.
    """
    if because.wins:
        return None
    covered_rules = {argument.rule for argument in what_counts(because)}
    for merit in because.merits:
        if merit.is_risk and merit.rule not in covered_rules:
            return Argument(merit.message, Certainty.RISK, merit.rule)
    for answer in because.answers:
        if answer.is_decisive:
            return Argument(answer.message, Certainty.RISK)
    return None


def further_arguments(because: Because) -> tuple[Argument, ...]:
    """Return what speaks for a turn as well, and was left out of what counts most; nothing where it wins the game.

    What a turn brings for certain is left out where the difference tells of the same rule.
    """
    if because.wins:
        return ()
    counted = {argument.message for argument in what_counts(because)}
    differences = _differences(because)
    rules = {argument.rule for argument in differences if argument.rule}
    certain = [argument for argument in _certain(because) if argument.rule not in rules]
    # What comes of many small things stands in the parts of the difference, where there are any.
    is_split = because.net is not None and because.net.parts
    unnamed = (reason for reason in because.reasons if not reason.is_named and not is_split)
    small = [Argument(reason.message, reason.certainty, reason.rule) for reason in unnamed]
    plans = (Argument(plan.message, Certainty.PREPARED, plan.rule) for plan in because.plans)
    return tuple(argument for argument in (*differences, *certain, *small, *plans) if argument.message not in counted)


def _differences(because: Because) -> list[Argument]:
    """Return what makes the difference, as far as something can be named: many small things are no reason."""
    named = [reason for reason in because.reasons if reason.is_named]
    ordered = sorted(named, key=lambda reason: -reason.points)
    return [Argument(reason.message, reason.certainty, reason.rule) for reason in ordered]


def _certain(because: Because) -> list[Argument]:
    good = [merit for merit in because.merits if not merit.is_risk]
    brought = [Argument(reason.message, reason.certainty, reason.rule) for reason in because.brought]
    return [*brought, *(Argument(merit.message, Certainty.NOW, merit.rule) for merit in good)]


def _distinct(arguments: Iterable[Argument]) -> list[Argument]:
    """Return the arguments without those whose rule has already come up."""
    distinct: list[Argument] = []
    for argument in arguments:
        if not argument.rule or argument.rule not in {other.rule for other in distinct}:
            distinct.append(argument)
    return distinct


# More turns that are as good nobody reads.
_MOST_EQUALS: Final = 2


def statements_at(hint: Hint, level: HintLevel) -> list[Statement]:
    """Return what a level of a hint says, without what the levels before it say."""
    if level is HintLevel.LOOK:
        return [Sentence(hint.look().message)]
    if level is HintLevel.CONSIDER:
        return [Sentence(hint.consider().message)]
    return turn_statements(hint.play()) if level is HintLevel.PLAY else _because(hint.because())


def statements_up_to(hint: Hint, level: int) -> list[Statement]:
    """Return what the levels of a hint up to one say; nothing up to level 0."""
    return [
        statement for hint_level in HintLevel if hint_level <= level for statement in statements_at(hint, hint_level)
    ]


def turn_statements(advice: Advice) -> list[Statement]:
    """Return the turn to play, step by step in few words; folded, the whole words and why its parts come in order."""
    whole: list[Statement] = [StepByStep(advice.steps)]
    if advice.ordered is not None:
        whole.append(Sentence(advice.ordered.message, Emphasis.FAINT))
    return [
        Sentence(advice.message),
        StepByStep(advice.steps, in_short=True),
        Folded(Message.of("coach-more-steps"), tuple(whole)),
    ]


def advantages(because: Because) -> list[Statement]:
    """Return by how much a turn is better, what counts of it, the weightiest first, then what it risks."""
    counts, risk, headline = what_counts(because), risk_of(because), headline_of(because)
    statements: list[Statement] = [Sentence(message) for message in headline]
    if counts or not headline:
        statements.append(Sentence(because.message if counts else Message.of("coach-because-open")))
    statements += argument_list(counts)
    return [*statements, *argument_list([risk])] if risk is not None else statements


def headline_of(because: Because) -> list[Message]:
    """Return what comes first: whether the game is decided, and how many turns are as good, or what this one is worth.

    Beside a turn of one's own the verdict says that, and a turn that wins needs nothing of the kind.
    """
    net = because.net
    if because.own is not None or because.wins or net is None:
        return []
    told = Message.of("coach-even", count=1 + len(ties_of(because))) if because.is_level else net.message
    return [message for message in (net.decided, told) if message is not None]


def ties_of(because: Because) -> tuple[Tie, ...]:
    """Return the best turn of every other idea that is as good, the one that is compared first."""
    if because.own is not None or not because.is_level or because.net is None:
        return because.equals
    return (Tie(because.compared, because.net.figure, 0), *because.equals)


def hint_sentence(hint: Hint, level: int) -> Message:
    """Return a hint level, counted from 1, in a sentence of its own: how the turn begins, what counts most."""
    if level <= HintLevel.CONSIDER:
        return hint.look().message if level < HintLevel.CONSIDER else hint.consider().message
    if level == HintLevel.PLAY:
        return Message.of("coach-play-said", step=hint.play().steps[0].message)
    because = hint.because()
    counts, headline = what_counts(because), headline_of(because)
    if headline:
        return headline[-1]
    return Message.of("coach-because-said", reason=counts[0].message) if counts else Message.of("coach-because-open")


def _because(because: Because) -> list[Statement]:
    statements: list[Statement] = []
    if because.own is not None:
        statements.append(Sentence(because.own.message))
    if not because.compared:
        return [*statements, Sentence(because.message), *argument_list(what_counts(because))]
    statements += advantages(because)
    if _shows_equals(because):
        statements += _equals(because)
    folded = tuple(_folded(because))
    return [*statements, Folded(Message.of("coach-more-turns"), folded)] if folded else statements


def _shows_equals(because: Because) -> bool:
    """Return whether turns that are as good stand beside this one: not where it wins, or where one's own does."""
    return because.own is None and not because.wins


def _folded(because: Because) -> list[Statement]:
    """Return what else speaks for a turn, the turn that it is set beside, others that are as good, and the answer."""
    statements: list[Statement] = []
    if further := further_arguments(because):
        statements += [Sentence(Message.of("coach-because-further")), *argument_list(further)]
    if because.own is None and not because.is_level:
        statements.append(Sentence(because.compared_message(row_of(because.compared)), Emphasis.FAINT))
    if because.against:
        statements += [Sentence(because.against_message), *reasons_for(because.against, is_against=True)]
    risk = risk_of(because)
    answers = [answer for answer in because.answers if risk is None or answer.message != risk.message]
    equals = () if _shows_equals(because) else _equals(because)
    return [*statements, *equals, *risks_of(answers)]


def _equals(because: Because) -> list[Statement]:
    """Return the best of the turns that are as good, and how many more there are."""
    ties = ties_of(because)
    more = len(ties) - _MOST_EQUALS
    rest = [Sentence(Message.of("coach-equals-more", count=more))] if more > 0 else []
    return [*(EqualTurn(turn) for turn in ties[:_MOST_EQUALS]), *rest]
