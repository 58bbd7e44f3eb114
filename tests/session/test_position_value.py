"""Positions as values: at every decision, for every game, asked in words, and never changed."""

from random import Random
from xml.etree import ElementTree as ET

import pytest

import trajan_tutor as tt
from trajan_tutor.engine import record
from trajan_tutor.engine.errors import MisusedError, RefusedError, UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.engine.record import Record
from trajan_tutor.session.position import Position, position_after
from trajan_tutor.view.static_output import picture_in


def some_positions(name: str, most: int, seed: int = 3) -> list[Position]:
    """Return the positions of a random game, one at each decision, to the end of it or of `most`."""
    random = Random(seed)
    found = [tt.position(name, seed=seed)]
    while len(found) < most and not found[-1].is_over:
        found.append(found[-1].play(random.choice(found[-1].legal().notations)))
    return found


@pytest.mark.parametrize("name", game_names())
def test_a_position_is_written_and_read_at_every_decision(name: str) -> None:
    """Also in the middle of a turn, where it is the record of that turn."""
    written = [position.json() for position in some_positions(name, 60)]
    kinds = {'"moves"' in text for text in written}
    assert kinds == {True, False}
    for position, text in zip(some_positions(name, 60), written, strict=True):
        again = tt.position(text)
        assert again.json() == position.json() == text
        assert again.legal() == position.legal()
        assert again.text == position.text
        assert again.moves == position.moves[len(position.moves) - len(again.moves) :]
        assert bool(again.moves) == ('"moves"' in text)
        kept = position.record()
        assert tt.position(record.dumps(kept)) == tt.position(kept) == position


@pytest.mark.parametrize("name", game_names())
def test_what_is_legal_is_what_the_game_says(name: str) -> None:
    """Each legal move has words and nothing against it; each other one is refused as the game refuses it."""
    game, tried = find_game(name), set[str]()
    for position in some_positions(name, 40):
        state, moves = position.state, position.legal()
        assert moves.notations == tuple(game.notation(move) for move in game.legal(state))
        tried.update(moves.notations[:6])
        for text in tried:
            answer = position.why_not(text)
            assert bool(answer) == (text not in moves.notations)
            assert "⟦" not in answer.text
            if answer:
                assert answer.rule in game.rules.rules
                assert answer.sentence in answer.text
                assert answer.title in answer.text
                with pytest.raises(RefusedError) as caught:
                    position.play(text)
                assert (caught.value.rule, str(caught.value)) == (answer.rule, answer.sentence)


@pytest.mark.parametrize("name", game_names())
def test_nothing_changes_a_position(name: str) -> None:
    """Neither playing on, nor what somebody does to its state."""
    before = tt.position(name, seed=3)
    text, json, moves = before.text, before.json(), before.legal()
    after = before.play(moves[0].move)
    state = before.state
    before.game.apply(state, before.game.legal(state)[-1])
    assert (before.text, before.json(), before.legal(), before.moves) == (text, json, moves, ())
    assert after.moves == (moves[0].move,)
    assert after != before
    assert (before, hash(before)) == (tt.position(name, seed=3), hash(tt.position(name, seed=3)))
    with pytest.raises(AttributeError):
        before.seat = 1  # type: ignore[misc]


def test_several_moves_are_played_at_once() -> None:
    """As texts, or as one with commas; capitals do not matter, and a problem tells which move it is about."""
    position = tt.position("trajan", seed=7)
    steps = position.play("sow III").play("pass")
    assert position.play("sow iii", "PASS") == position.play("sow iii, pass") == steps
    assert steps.moves == ("sow III", "pass")
    with pytest.raises(RefusedError, match=r"^Move 2: That is not what comes next") as caught:
        position.play("sow iii", "sow iii")
    assert caught.value.rule == "trajan.turn.steps"
    with pytest.raises(UnreadableError, match=r"^Move 3: “dance” is no move"):
        position.play("sow iii, pass, dance")
    assert position.play() == position


def test_a_refusal_is_a_sentence_with_its_rule() -> None:
    """For a move, a place of the board, and somebody whose turn it is not; what is no move has no rule."""
    position = tt.position("trajan", seed=7)
    refused = position.why_not("drop pink")
    assert str(refused) == (
        "That is not what comes next. First choose a tray to sow from. "
        "The rule: “The steps of a turn” (trajan.turn.steps)."
    )
    assert (refused.rule, refused.is_legal) == ("trajan.turn.steps", False)
    assert position.why_not("mat.1.tray.I").rule == "trajan.turn.own-mat"
    assert position.why_not("sow iii", seat=1).rule == "trajan.turn.order"
    assert not position.why_not("sow iii")
    assert not position.why_not("mat.0.tray.III")
    assert "tray III" in str(position.why_not("mat.0.tray.III"))
    nonsense = position.why_not("dance")
    assert nonsense
    assert (nonsense.rule, nonsense.is_legal) == ("", False)


def test_a_place_that_means_several_moves_names_them() -> None:
    """A click there narrows them down; in words they are listed."""
    position = tt.position("caesar", seed=7)
    answer = position.why_not("mat.0.supply.0")
    assert answer.is_legal
    assert all(move.move in answer.text for move in position.legal() if "mat.0.supply.0" in move.spots)


def test_a_finished_game_says_who_won() -> None:
    """Nothing is legal there, and everything tried is refused."""
    session = tt.play("trajan", seed=7, people=()).session
    position = session.position()
    assert (position.is_over, position.to_move, len(position.legal())) == (True, -1, 0)
    assert position.status.startswith("The game is over.")
    assert position.legal().text == "The game is over."
    assert position.why_not("sow i").rule == "trajan.game.over"
    assert not position.guarded
    assert record.loads(position.json()) == session.record()


def test_a_record_that_is_not_possible_is_told_with_its_move() -> None:
    """As wherever records are read."""
    kept = Record("trajan", Setup(seats=2, seed=7), ["sow I", "sow I"])
    with pytest.raises(UnreadableError, match="number=2"):
        position_after(find_game("trajan"), kept)


# ---- whose eyes


@pytest.mark.parametrize("name", game_names())
def test_hands_are_seen_by_their_owners(name: str) -> None:
    """Another seat and a spectator see less than all hands together, and what is asked stays the same."""
    position = some_positions(name, 12)[-1]
    assert position.seat is None
    seen = {seat: position.seen_by(seat) for seat in (0, 1, -1)}
    assert len({one.draw().text for one in (position, *seen.values())}) > 1
    for seat, one in seen.items():
        assert one.observation().seat == seat
        assert one.legal() == position.legal()
        assert one.seen_by(None) == position
    for odd in (position.setup.seats, -2):
        with pytest.raises(MisusedError, match="There is no seat"):
            position.seen_by(odd)


def test_a_game_that_people_play_keeps_its_secrets() -> None:
    """The person sees their own hand and what they may do; nobody's else, also not by playing on."""
    session = tt.play("trajan", seats=2, seed=7, people=(0, 1)).session
    position = session.position()
    assert (position.guarded, position.seat) == (True, 0)
    assert position.text.startswith(tt.position("trajan", seats=2, seed=7).seen_by(0).text[:2000])
    assert position.seen_by(-1).seat == -1
    for seat in (1, None):
        with pytest.raises(MisusedError, match="people are playing"):
            position.seen_by(seat)
    with pytest.raises(MisusedError, match="people are playing"):
        position.why_not("sow I", seat=1)
    # The turn of the other one: nothing of what they may do is told.
    later = position
    while later.to_move == 0:
        later = later.play(later.legal()[0].move)
    for ask in (later.legal, lambda: later.why_not("sow I"), lambda: later.play("sow I")):
        with pytest.raises(MisusedError, match="people are playing"):
            ask()
    assert later.game.observe(later.state, 0).seat == later.observation().seat == 0


def test_behind_a_hot_seat_only_what_all_know_is_shown() -> None:
    """Nobody has sat down yet."""
    position = tt.play("trajan", seats=2, seed=7, people=(0, 1), hot_seat=True).session.position()
    assert position.seat == -1
    with pytest.raises(MisusedError, match="people are playing"):
        position.legal()


# ---- showing


@pytest.mark.parametrize("name", game_names())
def test_the_value_of_a_cell_has_a_picture_and_a_text(name: str) -> None:
    """The portable form, with what was done last marked on it; the same in every run."""
    position = some_positions(name, 4)[-1]
    bundle = position._repr_mimebundle_()
    assert set(bundle) == {"text/html", "text/plain"}
    assert ET.fromstring(picture_in(bundle["text/html"])).get("role") == "img"  # noqa: S314 (our own drawing)
    assert bundle == some_positions(name, 4)[-1]._repr_mimebundle_()
    assert picture_in(bundle["text/html"]) == position.draw(prefix="other").portable()
    assert str(position) == position.text
    assert position.status in position.text
    assert position._repr_mimebundle_(include={"text/plain"}) == {"text/plain": bundle["text/plain"]}
    assert set(position._repr_mimebundle_(exclude={"text/plain"})) == {"text/html"}


def test_what_was_done_last_is_marked() -> None:
    """Where the same is read from a position, nothing is known of it."""
    position = tt.position("caesar", seed=7)
    position = position.play(position.legal()[0].move)
    assert position._last_spots() == frozenset(tt.position("caesar", seed=7).legal()[0].spots)
    while '"moves"' in position.json():
        position = position.play(position.legal()[0].move)
    assert tt.position(position.json()).draw().portable() != position.draw().portable()


def test_names_that_people_gave_are_said() -> None:
    """In the text, in what is to be done, and in the picture."""
    session = tt.play("trajan", seats=2, seed=7, names=("Livia", "Marcus")).session
    position = session.position()
    assert position.status.startswith("Livia is to move.")
    assert position.names == ("Livia", "Marcus")
    assert "Livia" in position.draw().portable()
