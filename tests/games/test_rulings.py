"""What is told of every ruling of every game: the place in the book, what it says, the reason, and each reading."""

import pytest
from the_games import AnyGame, find_game

from trajan_tutor.desk.lesson.lesson_view import lesson_values
from trajan_tutor.desk.lesson.opened_lessons import trial_activity
from trajan_tutor.engine.components import Ruling
from trajan_tutor.engine.derived_words import standing_words
from trajan_tutor.engine.games import game_names
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.trial_positions import trial_positions_in
from trajan_tutor.i18n import Words
from trajan_tutor.journals import saved_games

GAMES = [find_game(name) for name in game_names()]
RULINGS = [pytest.param(game, ruling, id=ruling.name) for game in GAMES for ruling in game.components.rulings.values()]
TRIALS = [(game, name) for game in GAMES for name in trial_positions_in(game.resources.data)]


def said(game: AnyGame, key: str) -> str:
    """Return the words of a key of a game; none where there are none."""
    words = Words("en", (game.resources.words,))
    return words(Message(key)) if words.has(key) else ""


@pytest.mark.parametrize(("game", "ruling"), RULINGS)
def test_every_ruling_tells_the_place_what_stands_there_and_the_reason(game: AnyGame, ruling: Ruling) -> None:
    """Where something else can be chosen also what speaks against it, elsewhere why not; no sentence stands twice."""
    parts = ["question", "answer", "place", "says", "why", "against" if ruling.choices else "only"]
    texts = [said(game, ruling.key(game.name, part)) for part in parts]
    assert all(texts), dict(zip(parts, texts, strict=True))
    assert len(set(texts)) == len(texts)
    assert all(text.endswith("." if part != "question" else "?") for part, text in zip(parts, texts, strict=True))


@pytest.mark.parametrize(("game", "ruling"), RULINGS)
def test_every_reading_that_can_be_chosen_is_told_in_a_sentence_of_its_own(game: AnyGame, ruling: Ruling) -> None:
    """A card and the form of a new game show them side by side."""
    texts = [said(game, ruling.reading(game.name, choice)) for choice in ruling.choices]
    assert all(text.endswith(".") for text in texts), texts
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_missing_is_refused_by_the_check_of_a_game(game: AnyGame) -> None:
    """The words that a game needs name every part and every reading."""
    needed = {word.key for word in standing_words(game)}
    for ruling in game.components.rulings.values():
        parts = ("place", "says", "why", "against" if ruling.choices else "only")
        assert {ruling.key(game.name, part) for part in parts} <= needed
        assert {ruling.reading(game.name, choice) for choice in ruling.choices} <= needed


@pytest.mark.parametrize(("game", "name"), TRIALS)
def test_every_position_to_try_opens_under_each_reading(game: AnyGame, name: str) -> None:
    """It chooses nothing about the ruling itself, and somebody has to decide: whoever tries, or others first."""
    lesson = trial_activity(name, game, "en", saved_games.home())
    usual = game.components.rulings[name].choices[0]
    for choice in game.components.rulings[name].choices:
        assert lesson.session.readings.get(name, usual) == choice
        assert "⟦" not in str(lesson_values(lesson))
        if not lesson.session.choices():
            assert "next" in lesson_values(lesson)["may"]
            lesson.go("next")
            assert lesson.session.steps
        lesson.go("next")
