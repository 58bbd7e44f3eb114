"""What can be given says what it is about."""

from collections import Counter
from re import sub

from trajan_tutor.classroom.task import ClassTask, TaskKind
from trajan_tutor.classroom.task_words import given_choices, title_of


def test_each_exercise_says_what_is_to_be_done() -> None:
    """Its number in a lesson alone tells nobody anything; no two of a lesson read alike."""
    given = [one for lesson in given_choices("en") for one in lesson]
    titles = [one["title"] for one in given if one["kind"] == "exercise"]
    assert titles
    assert [title for title in titles if not title.partition(": ")[2]] == []
    assert [title for title in titles if len(title) > 160 or "\n" in title] == []
    said = Counter(sub(r", exercise \d+", "", title) for title in titles)
    assert [title for title, count in said.items() if count > 1] == []


def test_the_goal_is_said_where_it_is_the_goal_of_one_step_alone() -> None:
    """Else how its text begins."""
    sowing = ClassTask(1, TaskKind.EXERCISE, "trajan/02-sowing#drop")
    assert title_of(sowing, "en") == "Sowing, exercise 2: Drop both markers."
    puzzle = ClassTask(2, TaskKind.EXERCISE, "trajan/18-puzzles#one-marker")
    begins = "Your circle is full of tiles, and one short sowing can do two things at…"
    assert title_of(puzzle, "en") == f"Puzzles, exercise 1: {begins}"
