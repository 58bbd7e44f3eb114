"""Which of three turns is clearly best: asked of puzzles of the shelf, answered with what decides."""

from itertools import islice
from pathlib import Path

import pytest
from learning.conftest import BEGIN
from simulated_learner import ask

from trajan_tutor.coach import three_turns
from trajan_tutor.coach.mistakes import prepare_retry, question_at
from trajan_tutor.coach.plans import idea_of
from trajan_tutor.desk.lesson.lesson_view import lesson_values
from trajan_tutor.desk.lesson.opened_lessons import practice_activity
from trajan_tutor.engine.games import find_game
from trajan_tutor.journals import attempts_journal
from trajan_tutor.journals.attempts_journal import AttemptOutcome, Recorder
from trajan_tutor.learning.learner import learner_of
from trajan_tutor.learning.practice import practice_for
from trajan_tutor.learning.practice_parts import PracticePart
from trajan_tutor.learning.retry_parts import best_part, best_parts, rules_of_better, shelf_parts
from trajan_tutor.lessons.puzzle_shelf import shelf_of

NAMES = ("trajan", "caesar", "sylla")


def asked_of(name: str, most: int = 1) -> list[PracticePart]:
    """Return the first questions about puzzles of a game."""
    game = find_game(name)
    parts = (best_part(game, puzzle) for puzzle in shelf_of(game))
    return list(islice((part for part in parts if part is not None), most))


@pytest.mark.parametrize("name", NAMES)
def test_the_others_are_about_something_else_than_the_best_turn(name: str) -> None:
    """Each of the three reads differently, and what is drawn beside the two known turns has another idea too."""
    game = find_game(name)
    puzzles = {f"best-{puzzle.name}": puzzle for puzzle in shelf_of(game)}
    for part in asked_of(name, 4):
        step = part.step
        assert step.question is not None
        texts = [part.words[choice] for choice in step.question.choices]
        assert len(set(texts)) == 3
        retry = prepare_retry(game, puzzles[step.name].mistake)
        question = question_at(game, retry.seen, retry.mistake.record.setup.seed)
        first, second, third = (part.words[f"{step.name}-{one}"] for one in ("first", "second", "third"))
        assert (first, second) == (three_turns.title(question, retry.best), three_turns.title(question, retry.moves))
        rivals = {text for text, _ in three_turns.drawn(question, retry)}
        assert third in rivals
        assert idea_of(question, retry.best) != idea_of(question, retry.moves)


@pytest.mark.parametrize("name", NAMES)
def test_an_answer_says_what_decides_and_tells_of_no_rule(name: str, tmp_path: Path) -> None:
    """A wrong one points there; the right one says what the next best turn gives away."""
    game, (part,) = find_game(name), asked_of(name)
    practice = practice_for(learner_of(game, tmp_path), BEGIN, 1, [part])
    desk = practice_activity(practice, "en", tmp_path, Recorder(tmp_path, lambda: BEGIN))
    question = desk.player.step.question
    assert question is not None
    assert "From another game" in str(lesson_values(desk))
    wrong = next(choice for choice in question.choices if choice not in question.right)
    ask(desk, "answer", wrong)
    assert "Another turn is clearly better" in str(lesson_values(desk)["answers"])
    ask(desk, "answer", str(question.right[0]))
    assert "What decides here" in str(lesson_values(desk))
    (kept,) = attempts_journal.read(tmp_path).attempts
    assert (kept.rule, kept.outcome, kept.source) == ("", AttemptOutcome.WRONG_TRIES, part.source)


def test_a_puzzle_that_was_told_is_neither_asked_nor_played_again(tmp_path: Path) -> None:
    """Another one comes the next time."""
    game = find_game("caesar")
    first = asked_of("caesar")[0]
    assert list(best_parts(learner_of(game, tmp_path), 1)) == [], "nothing was met"
    Recorder(tmp_path, lambda: BEGIN).note(tuple(game.rules.rules), AttemptOutcome.MET, "caesar")
    Recorder(tmp_path, lambda: BEGIN).note((), AttemptOutcome.FIRST_TRY, first.source)
    learner = learner_of(game, tmp_path)
    left = len(shelf_of(game)) - 1
    offered = [part.step.name for part in best_parts(learner, 1)]
    about_rules = [one for one in shelf_of(game) if rules_of_better(game, prepare_retry(game, one.mistake))]
    assert {*offered} == {f"best-{puzzle.name}" for puzzle in about_rules} - {first.step.name}
    assert len(list(shelf_parts(learner, 1))) == left


@pytest.mark.parametrize(("name", "puzzle", "told"), [("trajan", "13-267", 1), ("sylla", "75-22", 2)])
def test_where_no_three_turns_read_differently_nothing_is_asked(name: str, puzzle: str, told: int) -> None:
    """In one position the best two read alike, in another there are only two ideas."""
    game = find_game(name)
    found = next(one for one in shelf_of(game) if one.name == puzzle)
    assert len(three_turns.three_turns(game, prepare_retry(game, found.mistake))) == told
    assert best_part(game, found) is None
