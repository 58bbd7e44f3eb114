"""What counts of a turn: the weightiest first, at most three things, then one risk; the rest is folded."""

from dataclasses import replace

import pytest
from coach.situations import Situation, advised, situations
from the_games import find_game

from trajan_tutor.coach.difference_parts import Owner, ReasonTheme
from trajan_tutor.coach.hint_blocks import further_arguments, risk_of, statements_at, statements_up_to, what_counts
from trajan_tutor.coach.ladder import Because, HintLevel
from trajan_tutor.coach.milestone_counts import Counts, count_deal, happening_of
from trajan_tutor.coach.reasons import Certainty, Reason
from trajan_tutor.coach.statements import Arguments, Folded, StepByStep
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import Merit, Milestone, Plan

TRAJAN = find_game("trajan")
WHERES = situations(6)


def reason(rule: str, points: float, *, is_named: bool = True) -> Reason:
    """Return a reason of a rule that is worth so many points."""
    theme = ReasonTheme(Owner.OWN, rule)
    found = Reason(theme, rule, points, 0.1, Message.of(f"reason-{rule}"))
    return replace(found, is_named=is_named)


def because(*reasons: Reason, **more: object) -> Because:
    """Return a last rung with some reasons."""
    plain = Because(Message.of("coach-because"), reasons, (), 0.0, 10, (), (), ())
    return replace(plain, **more)  # type: ignore[arg-type]


def said(rung: Because) -> list[str]:
    """Return the keys of what counts."""
    return [one.message.key for one in what_counts(rung)]


def test_what_makes_most_of_the_difference_is_told_first() -> None:
    """In whatever order it was found; more than three things nobody keeps in mind."""
    rung = because(reason("ships", 2), reason("senate", 5), reason("demands", 3), reason("forum", 1))
    assert said(rung) == ["reason-senate", "reason-demands", "reason-ships"]
    assert [one.message.key for one in further_arguments(rung)] == ["reason-forum"]


def test_what_is_certain_is_told_where_little_makes_a_difference() -> None:
    """A rule is told once."""
    merits = (Merit(Message.of("merit-ships"), "ships"), Merit(Message.of("merit-tile"), "tile"))
    rung = because(reason("ships", 2), merits=merits)
    assert said(rung) == ["reason-ships", "merit-tile"]
    assert said(because(reason("ships", 2), reason("senate", 1), merits=merits)) == ["reason-ships", "reason-senate"]


def test_a_turn_that_wins_needs_nothing_else() -> None:
    """Nobody asks what else speaks for it."""
    rung = because(reason("ships", 2), wins=True, merits=(Merit(Message.of("merit-tile"), "tile"),))
    assert said(rung) == ["coach-because-wins"]
    assert further_arguments(rung) == ()


def test_what_is_brought_for_certain_is_not_told_beside_a_difference_in_the_same() -> None:
    """Two markers on Italia are told once."""
    rung = because(*(reason(rule, 2) for rule in ("ships", "senate", "forum", "camp")), brought=(reason("camp", 2),))
    assert [one.message.key for one in further_arguments(rung)] == ["reason-camp"]
    assert said(because(brought=(reason("camp", 2),))) == ["reason-camp"]


def test_many_small_things_are_no_reason() -> None:
    """They are told when more is opened."""
    rung = because(reason("ships", 4, is_named=False))
    assert said(rung) == []
    assert [one.message.key for one in further_arguments(rung)] == ["reason-ships"]


def test_a_turn_that_wins_needs_no_other_reason_and_risks_nothing() -> None:
    """Whatever else it brings."""
    risk = Merit(Message.of("gives-away"), "bonus", is_risk=True)
    rung = because(reason("rival", 70), reason("won", 60), merits=(risk,), wins=True)
    assert said(rung) == ["coach-because-wins"]
    assert risk_of(rung) is None
    assert risk_of(because(reason("ships", 2), merits=(risk,))) is not None


def test_a_plan_is_told_where_nothing_else_is() -> None:
    """It is about later turns."""
    plan = Plan(Message.of("plan"), "tile", 9, ())
    assert said(because(plans=(plan,))) == ["plan"]
    assert said(because(reason("ships", 2), plans=(plan,))) == ["reason-ships"]


@pytest.mark.parametrize("where", WHERES)
def test_a_hint_shows_few_things_and_folds_the_rest(where: Situation) -> None:
    """The turn is told in few words; whoever opens it reads the whole ones. No thing is told twice."""
    hint = advised(where).hint()
    last = statements_at(hint, HintLevel.BECAUSE)
    counted = [one for each in last if isinstance(each, Arguments) for one in each.items]
    assert len([one for one in counted if one.certainty is not Certainty.RISK]) <= 3
    assert len({one.message for one in counted}) == len(counted)
    folded = [one for one in statements_up_to(hint, HintLevel.BECAUSE) if isinstance(one, Folded)]
    assert folded
    first = folded[0].statements[0]
    assert isinstance(first, StepByStep)
    assert not first.in_short


def test_what_happens_more_often_is_the_reason_where_it_explains_a_third() -> None:
    """A tile that is earned in nine of ten deals and not in four; not one that is earned as often, or for nothing."""
    theme = ReasonTheme(Owner.OWN, "trajan-tiles")
    tile, other = (Milestone("tile", str(slot), "trajan-tiles") for slot in (1, 4))
    counts: Counts = {}
    for deal in range(10):
        mine = {tile} if deal < 9 else set()
        theirs = {tile} if deal < 4 else set()
        change = 500 if (tile in mine) != (tile in theirs) else 0
        count_deal(counts, frozenset({*mine, other}), frozenset({*theirs, other}), {theme: change})
    told = happening_of(TRAJAN, counts, theme, 2500, 10)
    assert told is not None
    assert dict(told.parameters)["first"] == 9
    assert dict(told.parameters)["second"] == 4
    assert happening_of(TRAJAN, counts, theme, 9000, 10) is None
    assert happening_of(TRAJAN, counts, ReasonTheme(Owner.OWN, "ships"), 2500, 10) is None
