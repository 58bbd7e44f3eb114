"""Every lesson played at a desk by its script: what the page shows is what the lesson tells, at every moment."""

import json
from pathlib import Path

import pytest
from desk.learner import DeskLearner

from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.journals import progress_journal
from trajan_tutor.lessons.course_order import course_order
from trajan_tutor.lessons.find import course
from trajan_tutor.lessons.lesson import Lesson

LESSONS = [lesson for name in game_names() for lesson in course(find_game(name))]
IDS = [lesson.address for lesson in LESSONS]


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_a_lesson_is_played(lesson: Lesson, saved_games_home: Path) -> None:
    """Once a foreseen mistake is made; every step is done by its solution; the end tells what was learned."""
    learner = DeskLearner()
    learner.begin(lesson)
    learner.play_lesson()
    order = course_order(find_game(lesson.game))
    end, rules = learner.lesson["end"], find_game(lesson.game).rules
    if order.is_game(lesson.address):
        end = learner.lesson["game_end"]
        assert end["points"]["rows"]
    else:
        titles = [learner.words.say(rules[rule].key) for rule in lesson.teaches]
        assert [card["title"] for card in end["cards"]] == titles
    assert bool(end["page"]) == order.is_last(lesson.address)
    assert "⟦" not in json.dumps(learner.page.model, ensure_ascii=False)
    assert progress_journal.read(saved_games_home).progress.of(lesson.address).done
