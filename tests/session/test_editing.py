"""A position that is built: what can be is done, what cannot be is refused in words, and nothing is lost."""

from random import Random
from typing import Any

import pytest

from trajan_tutor.engine import record
from trajan_tutor.engine.editing import Field, Holding
from trajan_tutor.engine.errors import MisusedError, TutorError, UnreadableError
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session.editing_sources import editor_of, first_position, position_of
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.position_editor import Editor, ImpossibleError

GAMES = ("trajan", "caesar")


@pytest.fixture
def editor() -> Editor:
    """Return an editor with the first position of a game of two."""
    return first_position("trajan", seats=2, seed=1)


def sentence(editor: Editor, error: ImpossibleError) -> str:
    """Return a refusal in words."""
    return error.sentence(Words("en", (editor.game.resources.words,)))


def refused(editor: Editor, name: str, value: Any) -> str:
    """Return what is said when a piece cannot be put somewhere; the position stays as it was."""
    before = editor.text
    with pytest.raises(ImpossibleError) as caught:
        editor.put(name, value)
    assert editor.text == before
    return sentence(editor, caught.value)


# -- what is refused


def test_a_third_marker_of_a_colour_is_refused_with_what_and_where(editor: Editor) -> None:
    """One sentence."""
    said = refused(editor, "players.0.trays.0", "yellow")
    what, _, why = said.partition(": ")
    assert what == "“yellow marker” cannot be put on “tray I, seaport, of player A”"
    assert why == "there can be 2 at most, and this would make 3."


def test_a_tile_lies_once(editor: Editor) -> None:
    """A construction tile has no second one."""
    first, second = editor.position["district"][0][0]["tile"], "district.0.1.tile"
    assert "2" in refused(editor, second, first)


def test_time_ends_with_the_track(editor: Editor) -> None:
    """The last space is one before the start space."""
    last = editor.position["time_length"] - 1
    editor.set("time", last)
    with pytest.raises(ImpossibleError) as caught:
        editor.set("time", last + 1)
    assert f"from 0 to {last}, not {last + 1}" in sentence(editor, caught.value)
    assert editor.position["time"] == last


def test_thirteen_control_markers_are_refused() -> None:
    """The box has twelve of each side."""
    editor = first_position("caesar")
    with pytest.raises(ImpossibleError) as caught:
        editor.set("sides.caesar.markers", 13)
    assert "control markers of Caesar" in sentence(editor, caught.value)
    assert editor.position["sides"]["caesar"]["markers"] == 12


def test_what_has_to_be_somewhere_is_not_taken_away(editor: Editor) -> None:
    """It is always somebody's turn."""
    with pytest.raises(MisusedError):
        editor.take("actor")


def test_a_problem_without_half_a_sentence_of_its_own_says_its_whole_one(editor: Editor) -> None:
    """A game need not say everything twice."""
    error = ImpossibleError(Message.of("edit-set", number=3, field="time"), Message.of("trajan-position-middle"))
    assert sentence(editor, error).startswith("“time” cannot be 3: The game is in the middle of a turn.")


# -- where pieces come from


def test_a_piece_comes_from_the_box_and_then_from_a_hidden_pile(editor: Editor) -> None:
    """All cards are dealt: one more for a hand is missing in the deck."""
    deck = editor.position["piles"]["goods"]
    editor.put("players.0.hand", "gold")
    assert len(editor.position["piles"]["goods"]) == len(deck) - 1
    taken = next(at for at, card in enumerate(editor.position["players"][0]["hand"]) if card == "gold")
    editor.take("players.0.hand", taken)
    editor.put("players.0.hand", "gold")
    # The card that was taken away lay in the box.
    assert len(editor.position["piles"]["goods"]) == len(deck) - 1


def test_a_piece_moves_from_place_to_place(editor: Editor) -> None:
    """One less there, one more here."""
    editor.move("players.0.trays.0", "players.0.trays.3", 0)
    trays = editor.position["players"][0]["trays"]
    assert [len(tray) for tray in trays] == [1, 2, 2, 3, 2, 2]


def test_a_figure_is_a_worker_here_and_a_legionary_there(editor: Editor) -> None:
    """Counted in the supply, seen on the board."""
    editor.put("provinces.alpes.tile", None)
    editor.move("players.0.supply", "provinces.alpes.legionaries")
    assert editor.position["provinces"]["alpes"]["legionaries"] == [0]
    assert editor.position["players"][0]["supply"] == 12


def test_a_piece_that_is_there_once_leaves_where_it_lay(editor: Editor) -> None:
    """Every seat has one disc in the senate."""
    editor.put("senate.3", 1)
    assert editor.position["senate"][0] == [0]
    assert editor.position["senate"][3] == [1]


def test_what_lies_on_a_full_place_is_not_covered(editor: Editor) -> None:
    """It has to be taken away first."""
    with pytest.raises(MisusedError):
        editor.move("players.0.slots.1", "players.0.slots.3")


def test_a_piece_has_no_place_among_others(editor: Editor) -> None:
    """A marker is no card."""
    with pytest.raises(MisusedError):
        editor.move("players.0.trays.0", "players.0.hand")


def test_the_order_of_a_pile_is_set(editor: Editor) -> None:
    """The last of the list is the next to be drawn."""
    deck = editor.position["piles"]["goods"]
    editor.shift("piles.goods", 0, len(deck) - 1)
    assert editor.position["piles"]["goods"] == [*deck[1:], deck[0]]


def test_the_next_card_is_chosen_from_the_deck_itself(editor: Editor) -> None:
    """When no other is left, the lowest one of its kind comes to the top."""
    deck = editor.position["piles"]["goods"]
    editor.put("piles.goods", "wine")
    lowest = deck.index("wine")
    assert editor.position["piles"]["goods"] == [*deck[:lowest], *deck[lowest + 1 :], "wine"]


def test_what_follows_is_written_too(editor: Editor) -> None:
    """A demand that lies open belongs to a round."""
    editor.move("piles.demands", "demands")
    assert editor.position["round"] == 2


# -- back and forth


def test_a_change_is_taken_back_and_made_again(editor: Editor) -> None:
    """And another change forgets what was taken back."""
    first = editor.text
    editor.set("players.0.vp", 7)
    second = editor.text
    editor.undo()
    assert (editor.text, editor.can_undo, editor.can_redo) == (first, False, True)
    editor.redo()
    assert editor.text == second
    editor.undo()
    editor.set("players.0.vp", 9)
    assert not editor.can_redo
    with pytest.raises(MisusedError):
        editor.redo()


def test_a_change_that_changes_nothing_is_no_step(editor: Editor) -> None:
    """There is nothing to take back."""
    editor.set("quarter", 1)
    assert not editor.can_undo


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_any_row_of_changes_leaves_a_position_that_can_be_played(name: str, seed: int) -> None:
    """What is accepted loads, and all of it can be taken back."""
    rng, editor = Random(seed), first_position(name)
    first, accepted = editor.text, 0
    for _ in range(60):
        field = rng.choice([*editor.fields.values()])
        try:
            change(editor, field, rng)
        except TutorError:
            continue
        accepted += 1
        assert editor.game.dumps(editor.game.load(editor.position)) == editor.game.dumps(editor.state)
    assert accepted > 10
    while editor.can_undo:
        editor.undo()
    assert editor.text == first


def change(editor: Editor, field: Field, rng: Random) -> None:
    """Make some change at a place."""
    if field.holding in (Holding.NUMBER, Holding.COUNT):
        editor.set(field.name, rng.randint(field.least - 1, min(field.most + 1, 40)))
    elif editor.lying(field) and rng.random() < 0.5:
        editor.take(field.name, rng.randrange(len(editor.lying(field))))
    else:
        editor.put(field.name, rng.choice(field.pieces).value)


# -- where a position comes from


@pytest.mark.parametrize("name", GAMES)
def test_an_empty_board_is_a_position(name: str) -> None:
    """With as little as the rules need; it is far from full."""
    bare, full = first_position(name, empty=True), first_position(name)
    assert len(bare.text) < len(full.text)
    assert editor_of(bare.text).text == bare.text


def test_options_and_seats_are_those_asked_for() -> None:
    """Also on an empty board."""
    solo = first_position("caesar", empty=True, options={"modules": "poison", "solo": "low"})
    assert solo.position["crassus"] == "pompey"
    assert first_position("trajan", seats=4, empty=True).game.seats(first_position("trajan", seats=4).state) == 4
    with pytest.raises(MisusedError):
        first_position("trajan", seats=7)


def test_a_record_is_taken_up_at_a_turn() -> None:
    """Counted from 1; what comes later does not count."""
    session = new_session("trajan", seats=2, seed=3)
    for _ in range(30):
        session.choose(session.game.notation(session.choices()[0]))
    first = editor_of(session, turn=1)
    assert first.text == session.game.dumps(session.game.new_game(session.setup))
    text = record.dumps(session.record())
    assert editor_of(text, turn=2).text == editor_of(session, turn=2).text != first.text
    assert editor_of(text).position["seats"] == 2
    with pytest.raises(MisusedError):
        editor_of(text, turn=999)


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"game": 3}', '{"game": "tric-trac"}', '{"game": "trajan"}', '"x"'])
def test_a_text_that_is_no_position_gets_a_sentence(text: str) -> None:
    """Of every kind."""
    with pytest.raises(TutorError) as caught:
        editor_of(text)
    said = Words("en", (find_game("trajan").resources.words,))(caught.value.message)
    assert " " in said
    assert "⟦" not in said


def test_a_game_that_offers_nothing_cannot_be_edited() -> None:
    """The protocol of a game alone does not say what can be put where."""

    class Bare:
        name = "bare"

    with pytest.raises(MisusedError):
        Editor(Bare(), {})  # type: ignore[arg-type]


def test_another_position_takes_the_place_of_this_one(editor: Editor) -> None:
    """One that cannot be does not."""
    before = editor.text
    with pytest.raises(UnreadableError):
        editor.replace({**editor.position, "time": 99})
    assert editor.text == before
    game, other = position_of({**editor.position, "time": 3})
    assert game is editor.game
    editor.replace(other)
    editor.undo()
    assert editor.text == before
