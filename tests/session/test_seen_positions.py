"""Positions as somebody sees them: written at every decision, with nothing that is hidden, and read back.

Two worlds differ only in what the eyes may not know; whatever leaves them through those eyes has the same bytes.
"""

import json
from pathlib import Path
from random import Random

import pytest
from the_games import AnyGame, AnyState, find_game

import trajan_tutor as tt
from trajan_tutor.coach.reviewer import Reviewer
from trajan_tutor.engine import record
from trajan_tutor.engine.editing import Editable
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import game_names
from trajan_tutor.engine.record import Record
from trajan_tutor.journals import saved_games
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.position import Position, position_of
from trajan_tutor.session.session import Session
from trajan_tutor.shown.replay import replay_of
from trajan_tutor.viewmodel.saved_games_list import saved_games_list

# Some dozens of decisions of each game; elsewhere all of several games, and before a release of many.
FEW = 10
TABLES = [(name, seats) for name in game_names() for seats in find_game(name).seat_counts]
MANY = [
    pytest.param(1, marks=pytest.mark.long),
    pytest.param(20, marks=[pytest.mark.long, pytest.mark.before_release]),
]


def seen_in(game: AnyGame, state: AnyState, eyes: int) -> Position:
    """Return a state as a position through some eyes, of a game that began with a seed of its own and came here."""
    kept = Record(game.name, Setup(game.seats(state), state.seed))
    return position_of(kept, game, state, eyes, (), "", guarded=True)


def leaves(position: Position) -> tuple[str, ...]:
    """Return everything that a position gives out, as text."""
    kept = position.record()
    return (
        repr((position.setup, position.moves, position.points, position.game.key(position.state))),
        position.json(),
        record.dumps(kept),
        repr(kept),
        repr(position),
        position.text,
        *(str(value) for value in position._repr_mimebundle_().values()),
    )


def compare_worlds(game: AnyGame, state: AnyState, seats: int, random: Random, *, everything: bool) -> int:
    """Compare two worlds for all eyes at one decision; return for how many of them the worlds differed."""
    differed = 0
    for eyes in range(-1, seats):
        seen = game.observe(state, eyes)
        worlds = [state, game.determinize(seen, random.getrandbits(32)), game.determinize(seen, random.getrandbits(32))]
        differed += len({repr(game.key(one)) for one in worlds}) > 1
        told = [seen_in(game, world, eyes) for world in worlds]
        assert len({one.json() for one in told}) == 1, f"eyes {eyes} of {game.name}"
        if everything:
            assert len({leaves(one) for one in told}) == 1, f"eyes {eyes} of {game.name}"
            again = tt.position(told[0].json(), seed=random.getrandbits(20))
            assert (again.seat, again.json(), again.to_move) == (eyes, told[0].json(), told[0].to_move)
    return differed


def walk(name: str, seats: int, seed: int, most: int, every: int) -> int:
    """Compare two worlds at some decisions of a random game, at every one where `every` is 1."""
    game, random = find_game(name), Random(seed)
    state, made, differed = game.new_game(Setup(seats=seats, seed=seed, quick=seed % 2 == 0)), 0, 0
    while not game.is_over(state) and made < most:
        if made % every == 0:
            differed += compare_worlds(game, state, seats, random, everything=made % (11 * every) == 0)
        game.apply(state, random.choice(game.legal(state)))
        made += 1
    return differed


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_two_worlds_have_the_same_bytes(name: str, seats: int) -> None:
    """At some dozens of decisions, for every seat and a spectator, in the middle of turns too."""
    assert walk(name, seats, 3 + seats, FEW * 5, 5)


@pytest.mark.parametrize("games", MANY)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_two_worlds_have_the_same_bytes_in_whole_games(name: str, seats: int, games: int) -> None:
    """The same at every decision of many games."""
    assert all(walk(name, seats, seed, 100_000, 1) for seed in range(games))


@pytest.mark.parametrize("name", game_names())
def test_a_board_gives_away_what_its_learner_sees(name: str) -> None:
    """A position of a game in progress has no seed and no moves in what leaves it; the game itself has all."""
    session = tt.play(name, seed=987654321, people=(0,)).session
    session.choose(session.game.notation(session.choices()[0]))
    position = tt.position(session)
    data = json.loads(position.json())
    assert (position.seat, data["eyes"], data["seen"]["seed"]) == (0, 0, 0)
    assert "987654321" not in "".join(leaves(position))
    assert position.record().moves == []
    with pytest.raises(MisusedError, match="people are playing"):
        position.whole()
    whole = session.whole()
    assert whole.record() == session.record()
    assert tt.position(whole.json()).legal() == whole.legal()


def test_in_a_hot_seat_the_eyes_are_those_of_the_seat_to_move() -> None:
    """Whoever asks there is about to decide; the board itself still waits until they have sat down."""
    session = tt.play("trajan", seats=2, seed=7, people=(0, 1), hot_seat=True).session
    assert session.position().seat == -1
    assert tt.position(session).seat == session.position().to_move
    assert json.loads(tt.position(session).json())["eyes"] == 0


@pytest.mark.parametrize("name", game_names())
def test_what_is_read_says_that_the_rest_is_dealt_anew(name: str) -> None:
    """By a seed, the same in every run; it is played on, and written as a whole with the deal that it has."""
    text = tt.position(name, seed=7).seen_by(0).json()
    position = tt.position(text)
    assert position.is_dealt
    assert "dealt anew" in position.text
    assert "dealt anew" in repr(position)
    assert not tt.position(name, seed=7).is_dealt
    deals = {tt.position(text, seed=seed).whole().json() for seed in range(4)}
    assert len(deals) == 4
    assert tt.position(text, seed=3).whole().json() in deals
    later = position.play(position.legal()[0].move)
    assert tt.position(later.json()).json() == later.json()
    whole = later.whole()
    assert whole.text.startswith(tt.position(whole.json()).whole().text)
    assert tt.position(later.whole().record()).legal() == later.legal()


@pytest.mark.parametrize("name", game_names())
def test_what_somebody_saw_is_no_whole_position(name: str, tmp_path: Path) -> None:
    """To begin a game with it, or to edit it, is refused with the way out, which works."""
    text = tt.position(name, seed=7).seen_by(0).json()
    file = tmp_path / "seen.json"
    file.write_text(text, encoding="utf-8")
    for read in (lambda: tt.play(position=text), lambda: tt.play(position=file), lambda: find_game(name).load(text)):
        with pytest.raises(UnreadableError):
            read()
    with pytest.raises(UnreadableError, match=r"tt\.position\(…\)\.whole\(\)\.json\(\)"):
        tt.play(position=text)
    if isinstance(find_game(name), Editable):
        with pytest.raises(UnreadableError, match=r"tt\.position\(…\)\.whole\(\)\.json\(\)"):
            tt.edit(text)
    assert tt.play(position=tt.position(text).whole().json()).session.game.name == name


@pytest.mark.parametrize("name", game_names())
def test_a_whole_position_is_still_the_first_version(name: str) -> None:
    """What was written earlier opens, and holds the same."""
    whole = tt.position(name, seed=7)
    data = json.loads(whole.json())
    assert data["version"] == 1
    assert tt.position(data).json() == whole.json()
    assert json.loads(whole.seen_by(0).json())["version"] == 2


@pytest.mark.parametrize("name", game_names())
def test_what_cannot_have_been_seen_is_refused(name: str) -> None:
    """Whatever is changed in a text: it is read, or refused in a sentence."""
    text = tt.position(name, seed=7).seen_by(0).json()
    random = Random(5)
    fields = sorted(json.loads(text)["seen"])
    refused: list[str] = []
    for number in range(4 * len(fields)):
        data = json.loads(text)
        odd: object = random.choice([-1, 3, 999, 2**31, -5, True, None, "one", [], [7] * 9, [[1]], {}])
        data["seen"][fields[number % len(fields)]] = odd
        try:
            tt.position(data)
        except UnreadableError as error:
            refused.append(str(error))
    assert len(refused) > 2 * len(fields)
    assert max(map(len, refused)) <= 300
    for field in ("eyes", "seats", "version", "options"):
        data = json.loads(text)
        data[field] = "odd"
        with pytest.raises(UnreadableError, match=field):
            tt.position(data)
        del data[field]
        with pytest.raises(UnreadableError, match=field):
            tt.position(data)


@pytest.mark.parametrize("name", game_names())
def test_a_game_that_goes_on_from_what_was_seen_is_a_game(name: str, tmp_path: Path) -> None:
    """It is saved and taken up again, shown again and reviewed, as any other."""
    position = tt.position(tt.position(name, seed=7).seen_by(0).json())
    session = Session(position.game, position.setup, [PERSON] * len(position.names), moves=position.moves)
    session.choose(position.legal()[0].move)
    journal = saved_games.begin(session, tmp_path)
    journal.keep()
    saved = saved_games.taken(journal.folder)
    assert isinstance(saved, saved_games.Saved)
    assert saved_games.take_up(saved).session.record() == session.record()
    assert saved_games_list("en", tmp_path, None)["rows"]
    assert replay_of(session.record()).frames
    assert Reviewer(session.game, session.record()).points
