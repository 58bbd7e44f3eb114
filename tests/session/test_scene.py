"""What a person is shown, in words."""

from session.tiny import tiny

from trajan_tutor.engine.game import Setup
from trajan_tutor.session import seat_view
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.session import Session


def stones(*who: str, names: tuple[str, ...] = ()) -> Session:
    """Begin the small game, whose words are its keys."""
    return Session(tiny(), Setup(seats=len(who), seed=5), who, names)


def test_seats_are_called_by_name_or_by_who_plays() -> None:
    """One person is You, several have letters."""
    session = stones(PERSON, "random", PERSON, names=("Livia",))
    words = seat_view.words_for(session, "en")
    assert seat_view.seat_names(session, words) == ("Livia", "Bot B", "Player C")
    alone = stones("random", PERSON)
    assert seat_view.seat_names(alone, words) == ("Bot A", "You")


def test_whose_turn_it_is_and_who_won() -> None:
    """For one person, for several, and at the end."""
    session = stones(PERSON, PERSON, names=("Livia", "Julia"))
    words = seat_view.words_for(session, "en")
    assert seat_view.turn_words(session, words) == "Livia is to move."
    assert seat_view.turn_words(stones(PERSON, "random"), words) == "It is your turn."
    for text in ("take left 2", "take left 1", "take right 1", "take right 2"):
        session.choose(text)
    assert seat_view.turn_words(session, words) == "The game is over. Livia and Julia share the win."
    assert seat_view.prompt_words(session, words) == ""
    assert [score.won for score in seat_view.scores(session, words)] == [True, True]


def test_the_log_tells_each_seat_what_it_may_know() -> None:
    """What one seat saw the other hears of only."""
    session = stones(PERSON, PERSON)
    words = seat_view.words_for(session, "en")
    session.choose("take left 1")
    assert session.viewer == 1
    assert [line.text for line in seat_view.log(session, words)] == ["⟦tiny-took⟧", "⟦tiny-saw⟧"]
    session.choose("take left 1")
    assert [line.text for line in seat_view.log(session, words)] == [
        "⟦tiny-took⟧",
        "⟦tiny-secret⟧",
        "⟦tiny-took⟧",
        "⟦tiny-saw⟧",
    ]
    assert [line.points for line in seat_view.log(session, words)] == [1, 0, 1, 0]


def test_a_long_log_is_cut_and_counted() -> None:
    """The last lines keep their numbers."""
    session = stones(PERSON, PERSON)
    words = seat_view.words_for(session, "en")
    session.choose("take left 1")
    session.choose("take left 1")
    assert [line.number for line in seat_view.log(session, words, 3)] == [1, 2, 3]
    assert len(seat_view.log(session, words, None)) == 4


def test_choices_name_the_spots_that_mean_them() -> None:
    """So that the list can point at the board."""
    session = stones(PERSON, PERSON)
    words = seat_view.words_for(session, "en")
    first = seat_view.choices(session, words)[0]
    assert (first.move, first.spots) == ("take left 1", ("left", "one"))
    session.pick("left")
    assert len(seat_view.choices(session, words)) == 2


def test_the_news_says_who_did_what() -> None:
    """For those who listen: names once, then what is owed."""
    session = new_session("trajan", seats=2, seed=7)
    words = seat_view.words_for(session, "en")
    since = len(session.steps)
    session.choose("sow III")
    said = seat_view.news(session, words, since)
    assert said.startswith("You: ")
    assert said.endswith(seat_view.prompt_words(session, words))
    assert "⟦" not in said


def test_another_language_reaches_every_word() -> None:
    """The pseudo-language shows what is not translatable."""
    session = new_session("trajan", seats=2, seed=7)
    words = seat_view.words_for(session, "pseudo")
    session.choose("sow I")
    texts = [seat_view.turn_words(session, words), seat_view.prompt_words(session, words)]
    texts += [choice.text for choice in seat_view.choices(session, words)] + [
        line.text for line in seat_view.log(session, words)
    ]
    assert all(text.startswith("[") and text.endswith("]") for text in texts)
