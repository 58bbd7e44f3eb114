"""Exercises as a learner meets them: a lesson that can be played, the same for the same seed."""

import pytest
from the_games import TOY

from trajan_tutor.cli.output import words_for
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game
from trajan_tutor.exercise_making.exercise import Difficulty, QuestionForm
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.exercise_making.making import exercise
from trajan_tutor.exercise_making.wanted_exercises import make_lesson, wanted_of
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.step_page import Phase

WORDS = words_for("en")


@pytest.mark.parametrize("name", ["trajan", "caesar", "sylla"])
def test_exercises_are_played_like_a_lesson(name: str) -> None:
    """A wrong answer is told why it is wrong, a right one why it is right; nothing lacks its words."""
    lesson, game = make_lesson(wanted_of(name, seed=3, count=4))
    player = Player(lesson, game)
    said = [WORDS(lesson.title)]
    for step in lesson.steps:
        assert step.question is not None
        said += [WORDS(words) for words in player.page().words]
        for mistake in step.mistakes:
            said.append(WORDS(player.answer(mistake.answers[0]).feedback[0]))
            assert player.phase is Phase.ASKED
        said.append(WORDS(player.hint().feedback[0]))
        said.append(WORDS(player.answer(step.question.right[0]).feedback[0]))
        assert player.phase is Phase.DONE
        player.next()
    assert player.finished
    assert not [text for text in said if "⟦" in text or not text]
    assert len(lesson.teaches) == 4


def test_the_same_seed_makes_the_same_exercises_and_another_one_others() -> None:
    """Whatever was made before."""
    first = make_lesson(wanted_of("trajan", seed=3, count=3))[0]
    other = make_lesson(wanted_of("trajan", seed=4, count=3))[0]
    assert make_lesson(wanted_of("trajan", seed=3, count=3))[0] == first
    assert other.steps != first.steps


def test_exercises_about_one_rule_are_not_all_alike() -> None:
    """Each begins in a position of its own."""
    lesson, _ = make_lesson(wanted_of("trajan", rules=["trajan.sow.empty"], count=3))
    assert lesson.teaches == ("trajan.sow.empty",)
    assert len({step.begin for step in lesson.steps if step.begin}) == 3


def test_harder_exercises_offer_more_wrong_choices() -> None:
    """Two, three, four, where the position has so many."""
    game = find_game("trajan")
    found = [
        len(exercise(game, "trajan.sow.colour", seed=1, difficulty=hard, form=QuestionForm.WHY).task.question.choices)
        for hard in Difficulty
    ]
    assert found == [3, 4, 5]


def test_what_cannot_be_asked_is_refused_in_a_sentence() -> None:
    """A rule that there is not, one that is not asked about, a form, a difficulty, a number."""
    game = find_game("trajan")
    with pytest.raises(MisusedError, match="exercise-rule-unknown"):
        exercise(game, "trajan.sow.sideways")
    with pytest.raises(MisusedError, match="exercise-rule-unasked"):
        exercise(game, "trajan.setup.board")
    with pytest.raises(MisusedError, match="exercise-form-unknown"):
        exercise(game, "trajan.sow.empty", form=QuestionForm.WINNER)
    with pytest.raises(MisusedError, match="exercise-difficulty"):
        wanted_of("trajan", difficulty="impossible")
    with pytest.raises(MisusedError, match="exercise-count"):
        wanted_of("trajan", count=0)


def test_a_question_about_a_move_does_not_tell_what_comes_of_it() -> None:
    """The move is said without its consequence: where the last marker falls is the answer."""
    game = find_game("trajan")
    asked = exercise(game, "trajan.sow.clockwise", seed=1, form=QuestionForm.PLACE)
    assert "falls in tray" not in WORDS(asked.task.says)


def test_a_game_without_a_plan_has_no_exercises() -> None:
    """It plays as before."""
    assert plan_of(TOY).rules == ()
