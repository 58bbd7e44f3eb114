"""The map of the rules has no holes: each is taught, asked or not for a reason, tested, and worded in English."""

import pytest

from trajan_tutor.cli.output import words_for
from trajan_tutor.cli.prove_command import rule_rows
from trajan_tutor.engine.games import find_game
from trajan_tutor.exercise_making.exercise import QuestionForm
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.lessons.find import course
from trajan_tutor.proof.rule_map import RuleRow, holes, wrong_names

GAMES = ("trajan", "caesar", "sylla")


@pytest.mark.checkout
@pytest.mark.parametrize("name", GAMES)
def test_the_map_of_a_game_has_no_holes(name: str) -> None:
    """Every rule id is in it, in the order of the rule book."""
    game = find_game(name)
    rows = rule_rows(game, course(game))
    assert [row.rule for row in rows] == list(game.rules.rules)
    assert [str(problem) for problem in (*holes(rows, ("en",)), *wrong_names(game))] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_for_not_asking_has_words(name: str) -> None:
    """The data names the reason, the catalogue says it."""
    words = words_for("en")
    for unasked in plan_of(find_game(name)).unasked:
        assert words.has(f"exercise-unasked-{unasked.why}"), unasked


@pytest.mark.parametrize("name", GAMES)
def test_few_rules_are_not_asked_about(name: str) -> None:
    """At least three of four are, and seven of eight of those that are more than their move and can be missed."""
    plan = plan_of(find_game(name))
    of_itself = [unasked for unasked in plan.unasked if unasked.why in ("by-doing", "plain")]
    assert len(plan.rules) >= 3 * len(plan.unasked)
    assert len(plan.rules) >= 7 * (len(plan.unasked) - len(of_itself))
    assert {unasked.why for unasked in plan.unasked} <= {"chance", "setup", "seen", "by-doing", "plain"}


def test_all_forms_of_question_are_used() -> None:
    """Some in one game, some in all."""
    used = {form for name in GAMES for ask in plan_of(find_game(name)).asks for form in ask.forms}
    assert used == set(QuestionForm)


@pytest.mark.parametrize(
    ("row", "key"),
    [
        (RuleRow("a.b.c", (), (QuestionForm.WHY,), "", ("t",), ("en",)), "cli-prove-untaught"),
        (RuleRow("a.b.c", ("01",), (), "", ("t",), ("en",)), "rule-map-unasked"),
        (RuleRow("a.b.c", ("01",), (QuestionForm.WHY,), "setup", ("t",), ("en",)), "rule-map-both"),
        (RuleRow("a.b.c", ("01",), (QuestionForm.WHY,), "", (), ("en",)), "rule-map-untested"),
        (RuleRow("a.b.c", ("01",), (QuestionForm.WHY,), "", ("t",), ()), "rule-map-unworded"),
    ],
)
def test_each_hole_is_told(row: RuleRow, key: str) -> None:
    """By its own sentence."""
    assert [problem.key for problem in holes([row], ("en",))] == [key]


def test_a_game_that_asks_nothing_yet_has_no_holes_in_its_questions() -> None:
    """But all others."""
    row = RuleRow("a.b.c", (), (), "", ("t",), ("en",))
    assert [problem.key for problem in holes([row], ("en",), asks=False)] == ["cli-prove-untaught"]
