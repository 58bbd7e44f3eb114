"""A hint as statements, level by level: text, page and lesson show these, and none of them knows another order."""

from typing import Final

from trajan_tutor.coach.ladder import Advice, Because, Hint, HintLevel
from trajan_tutor.coach.statements import (
    Emphasis,
    EqualTurn,
    Sentence,
    Statement,
    StepByStep,
    merits_of,
    plans_of,
    reasons_for,
    risks_of,
    row_of,
)
from trajan_tutor.engine.message import Message

# More turns that are as good nobody reads.
_MOST_EQUALS: Final = 4


def statements_at(hint: Hint, level: HintLevel) -> list[Statement]:
    """Return what a level of a hint says, without what the levels before it say."""
    if level is HintLevel.LOOK:
        return [Sentence(hint.look().message)]
    if level is HintLevel.CONSIDER:
        return [Sentence(hint.consider().message)]
    return turn_statements(hint.play()) if level is HintLevel.PLAY else _because(hint.because())


def statements_up_to(hint: Hint, level: int) -> list[Statement]:
    """Return what the levels of a hint up to one say; nothing up to level 0."""
    return [one for each in HintLevel if each <= level for one in statements_at(hint, each)]


def turn_statements(advice: Advice) -> list[Statement]:
    """Return the turn to play, step by step, and why its parts come in their order where that is known."""
    ordered = [] if advice.ordered is None else [Sentence(advice.ordered.message, Emphasis.FAINT)]
    return [Sentence(advice.message), StepByStep(advice.steps), *ordered]


def advantages(because: Because) -> list[Statement]:
    """Return what the turn has before the one that it is compared with."""
    return [Sentence(because.message), *reasons_for(because.reasons)]


def _because(because: Because) -> list[Statement]:
    found: list[Statement] = []
    if because.own is not None:
        found.append(Sentence(because.own.message))
    if because.brought or because.merits:
        found.append(Sentence(Message.of("coach-brought")))
        found += [*reasons_for(because.brought), *merits_of(because.merits)]
    if because.plans:
        found += [Sentence(Message.of("coach-plans")), *plans_of(because.plans)]
    if because.reasons or not because.compared:
        found += advantages(because)
    if because.against:
        found += [Sentence(because.against_message), *reasons_for(because.against, is_against=True)]
    if because.compared and because.own is None:
        found.append(Sentence(because.compared_message(row_of(because.compared)), Emphasis.FAINT))
    if because.others_message is not None:
        found.append(Sentence(because.others_message))
    return [*found, *_equals(because), *risks_of(because.answers)]


def _equals(because: Because) -> list[Statement]:
    """Return the best of the turns that are as good, and how many more there are."""
    more = len(because.equals) - _MOST_EQUALS
    rest = [Sentence(Message.of("coach-equals-more", count=more))] if more > 0 else []
    return [*(EqualTurn(one) for one in because.equals[:_MOST_EQUALS]), *rest]
