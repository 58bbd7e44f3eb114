"""Questions about the board: true for whoever sees it, answered by looking, and no word of them names the turn."""

from collections import Counter
from collections.abc import Iterator

import pytest
from coach.situations import Situation, each_of, situation
from measures.turn_makers import turns_on_the_way
from the_games import AnyGame, find_game

from trajan_tutor.coach.adviser import FEW, question_at
from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.message import Message, Term, Value
from trajan_tutor.engine.planning import BoardQuestion
from trajan_tutor.i18n import Words

_GAMES = ("trajan", "caesar", "sylla")
_SHORT = 24
WHERES = [
    situation(find_game(name), seats, 100 * seats + turns, turns)
    for turns in range(0, 60, 5)
    for name in _GAMES
    for seats in find_game(name).seat_counts
]
# The same at every kind of decision, in the middle of turns too.
_DECISIONS = 240
# A first rung names the province, the tray and its colours, and the colour of a marker, too.
_NAMED_BEFORE = ("caesar-province", "trajan-slot", "trajan-colour", "sylla-colour")
# Words for what a turn takes, in whatever way a sentence has them.
_THINGS = ("trajan-tile", "trajan-goods", "trajan-province", "caesar-token", "sylla-card", "sylla-tile")
_MOST_WORDS = 28
# So much of all hints, and of those of one game, is one template at most.
_MOST_OF_ALL = 0.7
_OF_ALL, _OF_A_GAME = 0.15, 0.25
_HINTS = 100


def decisions(game: AnyGame, seats: int) -> Iterator[Situation]:
    """Give so many decisions of a game that is played at random, where there is a choice."""
    state = game.new_game(Setup(seats=seats, seed=seats))
    rng = Rng(seats)
    for _ in range(_DECISIONS):
        if game.is_over(state):
            return
        choices = game.legal(state)
        if len(choices) > 1:
            yield Situation(game, game.copy(state), game.current_seat(state))
        game.apply(state, choices[rng.below(len(choices))])


def asked(where: Situation, seed: int = 3) -> tuple[BoardQuestion, ...]:
    """Return what is asked before some turn."""
    found: tuple[BoardQuestion, ...] = where.game.questions(where.observation, where.turn(seed))
    return found


def words_of(game: AnyGame) -> Words:
    """Return the words of a game in English."""
    return Words(folders=(game.resources.words,))


def named(value: Value) -> Iterator[str]:
    """Give the words of the catalogue that a parameter names."""
    if isinstance(value, Term):
        yield value.key
    elif isinstance(value, Message):
        for _, inner in value.parameters:
            yield from named(inner)
    elif isinstance(value, tuple):
        for inner in value:
            yield from named(inner)


def family(game: AnyGame, key: str) -> str:
    """Return what a word is a kind of: a province, a tile, a building."""
    assert key.startswith(game.name)
    return "-".join(key.split("-")[:2])


@pytest.mark.parametrize("where", each_of(WHERES, _SHORT))
def test_a_question_is_one_short_sentence_that_asks_one_thing(where: Situation) -> None:
    """There is one in every position at the beginning of a turn; its places are on the board."""
    assert asked(where)
    check_form(where)


@pytest.mark.parametrize("name", _GAMES)
def test_in_the_middle_of_a_turn_questions_are_as_good(name: str) -> None:
    """Bids, payments, drops, tokens: not every decision has one, and most have."""
    game = find_game(name)
    wheres = [where for seats in game.seat_counts for where in decisions(game, seats)]
    for where in wheres:
        check_form(where)
    assert sum(bool(asked(where)) for where in wheres) > _MOST_OF_ALL * len(wheres)


def check_form(where: Situation) -> None:
    """Check the sentences of the questions in a position, and their places."""
    words, there = words_of(where.game), {spot.name for spot in where.game.spots(where.observation)}
    found = asked(where)
    assert len(set(found)) == len(found)
    for question in found:
        text = words(question.message)
        assert text.count("?") == 1, text
        assert len(text.split()) <= _MOST_WORDS, text
        assert text[0].isupper() or text[0].isdigit(), text
        assert not set(text) & set("{}⟦⟧"), text
        assert set(question.spots) <= there, (question.message.key, set(question.spots) - there)


@pytest.mark.parametrize("where", each_of(WHERES, _SHORT))
def test_no_question_names_what_the_turn_takes(where: Situation) -> None:
    """What its decisive moves name stands in a question only beside others of the kind, as one of several."""
    game, moves = where.game, where.turn(3)
    state = game.copy(where.state)
    taken: set[str] = set()
    essence = set(game.essence(where.state, moves))
    for move in moves:
        if move in essence:
            taken |= set(named(game.describe(state, move)))
        game.apply(state, move)
    words = words_of(game)
    for question in asked(where):
        told = list(named(question.message))
        for key in taken & set(told):
            kind = family(game, key)
            others = {one for one in told if family(game, one) == kind}
            assert kind in _NAMED_BEFORE or is_named_anyway(where, key) or len(others) > 1, (key, question.message)
        text = words(question.message).lower()
        for key in taken - set(told):
            if family(game, key) in _THINGS:
                assert words(Message(key)).lower() not in text, (key, text)


def is_named_anyway(where: Situation, key: str) -> bool:
    """Return whether something lies open before all: the action of a tray, a work to vote for, what is on sale."""
    return family(where.game, key) in ("trajan-action", "trajan-demand", "sylla-great", "sylla-hexagon") or (
        where.game.name == "sylla" and where.state.slot >= 0
    )


@pytest.mark.parametrize("where", each_of([one for one in WHERES if one.game.name == "caesar"], 6))
def test_a_question_of_caesar_names_no_border_of_the_turn(where: Situation) -> None:
    """Never both of its ends alone, and no influence token."""
    token, border = where.game.notation(where.turn(3)[0]).split()[1:3]
    ends = {f"caesar-province-{end.lower()}" for end in border.split("-")}
    for question in asked(where):
        told = set(named(question.message))
        assert told != ends, question.message
        assert not any(key.startswith("caesar-token") for key in told), (token, question.message)


@pytest.mark.parametrize("where", each_of(WHERES, _SHORT))
def test_nothing_hidden_is_asked_about(where: Situation) -> None:
    """Whatever is dealt to where nobody looks, the questions are the same, and so is the one that is asked."""
    game, seen, moves = where.game, where.observation, where.turn(3)
    for deal in range(3):
        dealt = game.determinize(seen, deal)
        assert game.questions(Observation(where.seat, dealt), moves) == asked(where)
        again = question_at(game, game.observe(dealt, where.seat), moves)
        assert again == question_at(game, seen, moves)
        assert again in asked(where)[:FEW]


@pytest.mark.long
def test_no_question_is_asked_again_and_again() -> None:
    """Over a hundred good turns of each game, from the first to the last, no template is most of what is asked."""
    of_all: Counter[str] = Counter()
    for name in _GAMES:
        game = find_game(name)
        asked_here: Counter[str] = Counter()
        seed = 0
        while asked_here.total() < _HINTS:
            seats = game.seat_counts[seed % len(game.seat_counts)]
            for observation, moves in turns_on_the_way(game, seats, seed):
                question = question_at(game, observation, moves)
                assert question is not None
                asked_here[question.message.key] += 1
                if asked_here.total() == _HINTS:
                    break
            seed += 1
        key, most = asked_here.most_common(1)[0]
        assert most <= _OF_A_GAME * _HINTS, (key, most)
        of_all += asked_here
    key, most = of_all.most_common(1)[0]
    assert most <= _OF_ALL * of_all.total(), (key, most)
