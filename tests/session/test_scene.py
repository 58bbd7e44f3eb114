"""What a person is shown, in words."""

from session.tiny import tiny

from trajan_tutor.engine.game import Setup
from trajan_tutor.session import scene
from trajan_tutor.session.play import Play
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.start import new_play


def stones(*who: str, names: tuple[str, ...] = ()) -> Play:
    """Begin the small game, whose words are its keys."""
    return Play(tiny(), Setup(seats=len(who), seed=5), who, names)


def test_seats_are_called_by_name_or_by_who_plays() -> None:
    """One person is You, several have letters."""
    play = stones(PERSON, "random", PERSON, names=("Livia",))
    words = scene.words_for(play, "en")
    assert scene.seat_names(play, words) == ("Livia", "Bot B", "Player C")
    alone = stones("random", PERSON)
    assert scene.seat_names(alone, words) == ("Bot A", "You")


def test_whose_turn_it_is_and_who_won() -> None:
    """For one person, for several, and at the end."""
    play = stones(PERSON, PERSON, names=("Livia", "Julia"))
    words = scene.words_for(play, "en")
    assert scene.turn_words(play, words) == "Livia is to move."
    assert scene.turn_words(stones(PERSON, "random"), words) == "It is your turn."
    for text in ("take left 2", "take left 1", "take right 1", "take right 2"):
        play.choose(text)
    assert scene.turn_words(play, words) == "The game is over. Livia and Julia share the win."
    assert scene.prompt_words(play, words) == ""
    assert [score.won for score in scene.scores(play, words)] == [True, True]


def test_the_log_tells_each_seat_what_it_may_know() -> None:
    """What one seat saw the other hears of only."""
    play = stones(PERSON, PERSON)
    words = scene.words_for(play, "en")
    play.choose("take left 1")
    assert play.viewer == 1
    assert [line.text for line in scene.log(play, words)] == ["⟦tiny-took⟧", "⟦tiny-saw⟧"]
    play.choose("take left 1")
    assert [line.text for line in scene.log(play, words)] == [
        "⟦tiny-took⟧",
        "⟦tiny-secret⟧",
        "⟦tiny-took⟧",
        "⟦tiny-saw⟧",
    ]
    assert [line.points for line in scene.log(play, words)] == [1, 0, 1, 0]


def test_a_long_log_is_cut_and_counted() -> None:
    """The last lines keep their numbers."""
    play = stones(PERSON, PERSON)
    words = scene.words_for(play, "en")
    play.choose("take left 1")
    play.choose("take left 1")
    assert [line.number for line in scene.log(play, words, 3)] == [1, 2, 3]
    assert len(scene.log(play, words, None)) == 4


def test_choices_name_the_spots_that_mean_them() -> None:
    """So that the list can point at the board."""
    play = stones(PERSON, PERSON)
    words = scene.words_for(play, "en")
    first = scene.choices(play, words)[0]
    assert (first.move, first.spots) == ("take left 1", ("left", "one"))
    play.pick("left")
    assert len(scene.choices(play, words)) == 2


def test_the_news_says_who_did_what() -> None:
    """For those who listen: names once, then what is owed."""
    play = new_play("trajan", seats=2, seed=7)
    words = scene.words_for(play, "en")
    since = len(play.steps)
    play.choose("sow III")
    said = scene.news(play, words, since)
    assert said.startswith("You: ")
    assert said.endswith(scene.prompt_words(play, words))
    assert "⟦" not in said


def test_another_language_reaches_every_word() -> None:
    """The pseudo-language shows what is not translatable."""
    play = new_play("trajan", seats=2, seed=7)
    words = scene.words_for(play, "pseudo")
    play.choose("sow I")
    texts = [scene.turn_words(play, words), scene.prompt_words(play, words)]
    texts += [choice.text for choice in scene.choices(play, words)] + [line.text for line in scene.log(play, words)]
    assert all(text.startswith("[") and text.endswith("]") for text in texts)
