"""The table of moves: what is made of its rows, on a tiny game of stones on a mat and a board."""

from dataclasses import dataclass, field

import pytest

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveKind, MovesByTable, MoveTable, mat_of_another, on_mat, only_one, worded
from trajan_tutor.engine.refusal import Attempt, Refusal, refusal_by
from trajan_tutor.engine.usual_refusals import UsualRefusals

PLACING, MOVING = 0, 1
COLOURS = ("red", "green", "blue")
NOT_HELD = 7
OVER, ORDER, OWN, STEPS = 1, 2, 3, 4


@dataclass(slots=True)
class Stones:
    """The stones that a seat holds, and those that lie on the board."""

    phase: int = PLACING
    actor: int = 0
    choices: list[int] = field(default_factory=lambda: [12])
    held: list[int] = field(default_factory=lambda: [2])
    lying: list[int] = field(default_factory=list)


def rule_of_placing(state: Stones, colour: int) -> int:
    """Return 0 for a stone that is held."""
    return 0 if colour in state.held else NOT_HELD


def place(state: Stones, colour: int) -> None:
    """Lay a stone on the board."""
    state.held.remove(colour)
    state.lying.append(colour)


ROWS: tuple[MoveKind[Stones], ...] = (
    MoveKind(
        name="push",
        first=20,
        texts=tuple(f"push {colour}" if colour != "green" else None for colour in COLOURS),
        phases=(MOVING,),
        meant={"board": lambda state, name: [at for at in state.lying if COLOURS[at] == name]},
        spots=lambda state, colour: (f"board.{COLOURS[colour]}", *on_mat(state, "hand")),
        says=lambda state, _: Message.of("stones-pushed", left=len(state.held)),
        perform=lambda state, _: state.lying.reverse(),
    ),
    MoveKind(
        name="place",
        first=10,
        texts=worded("place", COLOURS),
        phases=(PLACING,),
        meant={"mat.stones": COLOURS, "board": COLOURS},
        says="stones-placed",
        rule=rule_of_placing,
        about=lambda _, colour: {"colour": COLOURS[colour]},
        perform=place,
    ),
    MoveKind(
        name="stop",
        first=3,
        phases=(PLACING, MOVING),
        says="stones-stopped",
        meant={"board": only_one},
        perform=lambda *_: None,
    ),
)
TABLE = MoveTable("stones", ROWS)


class Game(MovesByTable[Stones]):
    """A game of that table."""

    moves = TABLE


def refuse(state: Stones, attempt: Attempt) -> Refusal | None:
    """Refuse by the rules of the table, and picks by the name of the spot."""
    return TABLE.refuse(
        state,
        attempt,
        lambda state, seat: None if seat == state.actor else refusal_by("stones.turn", {"seat": seat}),
        lambda state, move: refusal_by("stones.rule", {"number": TABLE.rule_against(state, move)[0]}),
        lambda _, spot: refusal_by("stones.spot", {"spot": spot}),
    )


def test_notation_is_made_of_names_and_words_in_the_order_of_the_codes() -> None:
    """A code without a text is no move."""
    assert list(TABLE.texts) == [3, 10, 11, 12, 20, 22]
    assert list(TABLE.texts.values()) == ["stop", "place red", "place green", "place blue", "push red", "push blue"]
    assert Game().move_count == TABLE.move_count == 23
    assert [TABLE.kind_of(move)[0].name for move in TABLE.texts] == ["stop", "place", "place", "place", "push", "push"]
    assert [TABLE.kind_of(move)[1] for move in TABLE.texts] == [0, 0, 1, 2, 0, 2]
    assert Game().parse("  PLACE\n blue ") == 12
    assert Game().notation(12) == "place blue"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("place bleu", "stones-notation-near near=place blue, place red, place green text=place bleu"),
        ("push green", "stones-notation-near near=push red, place green, push blue text=push green"),
        ("draw", "stones-notation-unknown text=draw"),
    ],
)
def test_a_text_that_is_no_move_is_answered_with_the_nearest(text: str, said: str) -> None:
    """Where there are any."""
    with pytest.raises(UnreadableError) as caught:
        TABLE.parse(text)
    assert str(caught.value.message) == said


def test_notation_may_be_read_from_data() -> None:
    """When it is first asked for."""
    asked = []

    def texts() -> tuple[str, ...]:
        asked.append(1)
        return ("one", "two")

    table: MoveTable[Stones] = MoveTable(
        "late", [MoveKind(name="n", first=0, texts=texts, phases=(), says="stones-n", perform=place)]
    )
    assert asked == []
    assert [table.notation(1), table.parse("one")] == ["two", 0]
    assert asked == [1]


def test_words_are_a_key_with_what_the_refusal_tells_or_a_message_of_its_own() -> None:
    """As the row says."""
    game = Game()
    assert str(game.describe(Stones(), 11)) == "stones-placed colour=green"
    assert str(game.describe(Stones(), 3)) == "stones-stopped"
    assert str(game.describe(Stones(), 22)) == "stones-pushed left=1"


def test_spots_are_the_places_that_have_names_where_a_row_gives_no_others() -> None:
    """Places on the mat are those of the seat to act."""
    game = Game()
    state = Stones(actor=1, choices=[3, 12])
    assert game.spots_of(state, 12) == ("mat.1.stones.blue", "board.blue")
    assert game.spots_of(state, 20) == ("board.red", "mat.1.hand")
    assert game.spots_of(state, 3) == ()
    assert game.moves_at(state, "board.blue") == (12,)
    assert game.moves_at(state, "board.red") == game.moves_at(state, "mat.0.stones.blue") == ()


@pytest.mark.parametrize(
    ("spot", "moves"),
    [
        ("board.blue", (22, 12, 3)),
        ("board.red", (10, 3)),
        ("board", (3,)),
        ("mat.1.stones.green", (11,)),
        ("mat.1.stones", ()),
        ("mat.1", ()),
        ("nowhere.red", ()),
    ],
)
def test_a_spot_means_legal_and_other_moves_in_the_order_of_the_rows(spot: str, moves: tuple[int, ...]) -> None:
    """By its place and its name."""
    assert TABLE.meanings(Stones(lying=[2]), spot) == moves


def test_a_row_answers_for_its_rule_and_does_what_its_moves_mean() -> None:
    """A row without a rule forbids nothing."""
    state = Stones()
    assert TABLE.rule_against(state, 11) == (NOT_HELD, {"colour": "green"})
    assert TABLE.rule_against(state, 12)[0] == TABLE.rule_against(state, 3)[0] == 0
    assert [TABLE.is_waited_for(state, move) for move in (3, 10, 20)] == [True, True, False]
    TABLE.perform(state, 12)
    assert (state.held, state.lying) == ([], [2])


def test_what_is_waited_for_and_not_forbidden_is_allowed() -> None:
    """A list for games that need no quicker one."""
    assert sorted(TABLE.allowed(Stones(held=[0, 2]))) == [3, 10, 12]
    assert sorted(TABLE.allowed(Stones(phase=MOVING))) == sorted([3, *(move for move in TABLE.texts if move >= 20)])


RULES = {OVER: "stones.over", ORDER: "stones.order", OWN: "stones.own", STEPS: "stones.steps", NOT_HELD: "stones.held"}
USUAL = UsualRefusals(TABLE, RULES.__getitem__, over=OVER, order=ORDER, own=OWN, steps=STEPS)


@pytest.mark.parametrize(
    ("attempt", "said"),
    [
        (Attempt(0, move="place blue"), None),
        (Attempt(0, spot="board.blue"), None),
        (Attempt(0, move="place red"), "stones-held.refused colour=red"),
        (Attempt(0, spot="board.red"), "stones-held.refused colour=red"),
        (Attempt(0, move="push red"), "stones-steps.refused"),
        (Attempt(0, spot="nowhere.red"), "stones-steps.refused"),
        (Attempt(0, spot="mat.1.stones.red"), "stones-own.refused seat=1"),
        (Attempt(1, move="place blue"), "stones-order.refused actor=0 seat=1"),
    ],
)
def test_the_usual_refusals_name_their_rules(attempt: Attempt, said: str | None) -> None:
    """The rule of the move, or that of turns, mats and steps."""
    refusal = USUAL.refuse(Stones(), attempt)
    assert (refusal and str(refusal.message)) == said


def test_the_usual_refusals_refuse_everything_after_the_end() -> None:
    """Also to the seat that was the last to act."""
    refusal = USUAL.refuse(Stones(actor=-1), Attempt(0, move="place blue"))
    assert refusal is not None
    assert refusal.rule == "stones.over"


@pytest.mark.parametrize(
    ("attempt", "said"),
    [
        (Attempt(0, move="place blue"), None),
        (Attempt(0, spot="board.blue"), None),
        (Attempt(0, move="place red"), "stones-rule.refused number=7"),
        (Attempt(0, spot="board.red"), "stones-spot.refused spot=board.red"),
        (Attempt(1, move="place blue"), "stones-turn.refused seat=1"),
        (Attempt(1, spot="board.blue"), "stones-turn.refused seat=1"),
    ],
)
def test_an_attempt_is_refused_exactly_when_it_is_not_legal(attempt: Attempt, said: str | None) -> None:
    """By the first that the game has against it."""
    refusal = refuse(Stones(), attempt)
    assert (refusal and str(refusal.message)) == said


def test_a_text_that_is_no_move_is_told_whoever_tries_it() -> None:
    """Before anything is refused."""
    with pytest.raises(UnreadableError):
        refuse(Stones(), Attempt(1, move="quack"))


def test_a_spot_on_the_mat_of_another_names_its_seat() -> None:
    """Not so one of the seat to act, of the board, or of no seat."""
    spots = ("mat.1.stones.red", "mat.1", "mat.0.stones.red", "board.red", "mat", "mat.x.stones", "mat.².stones")
    assert [mat_of_another(Stones(), spot) for spot in spots] == [1, 1, None, None, None, None, None]
