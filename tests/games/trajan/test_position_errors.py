"""Positions that cannot be: each is refused with a sentence that names the place, and never with another error."""

# ruff: noqa: E501 - the broken positions read best with one edit a line

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from games.trajan.random_games import TRAJAN, after_turns, before_quarter_end, begun
from hypothesis import given, settings
from hypothesis import strategies as st

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.games.trajan.positions.position import dump, load, loads
from trajan_tutor.i18n import Words

WORDS = Words("en", (TRAJAN.resources.words,))
EARLY = dump(begun(3, 7))
LATE = dump(after_turns(begun(3, 7), 7, 50))

# A way through a position: names of fields and numbers of entries.
Path = tuple[str | int, ...]
_LEAVE_OUT = object()
# What is wrong with a value alone is told in the same words in every game.
_OF_ALL_GAMES = ("kind", "length", "name", "number", "twice", "value")


def full(key: str) -> str:
    """Return the key of a refusal by its last words; one of an option is told in full."""
    if key.startswith("engine"):
        return key
    return f"engine-position-{key}" if key in _OF_ALL_GAMES else f"trajan-position-{key}"


def edited(path: Path, value: Any, start: dict[str, Any] = EARLY) -> dict[str, Any]:
    """Return a position in which one place holds something else, or is left out."""
    position = copy.deepcopy(start)
    place: Any = position
    for step in path[:-1]:
        place = place[step]
    if value is _LEAVE_OUT:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return position


def refusal(position: Any, *, answers: bool = False) -> Message:
    """Return the message with which a position is refused, after a look at its sentence."""
    with pytest.raises(UnreadableError) as caught:
        load(position, may_end_quarter=answers)
    message = caught.value.message
    sentence = WORDS(message)
    assert "⟦" not in sentence, sentence
    assert sentence.endswith("."), sentence
    place = dict(message.parameters).get("place")
    if place is not None:
        assert str(place) in sentence
    return message


def place_of(message: Message) -> object:
    """Return the place that a message names."""
    return dict(message.parameters).get("place")


# ---- missing and unknown fields


@pytest.mark.parametrize("field", sorted(EARLY))
def test_a_missing_field_is_named(field: str) -> None:
    """Every field of the position."""
    message = refusal(edited((field,), _LEAVE_OUT))
    assert str(message) == f"engine-position-missing field={field} place=position"


@pytest.mark.parametrize("field", sorted(EARLY["players"][1]))
def test_a_missing_field_of_a_player_is_named(field: str) -> None:
    """With the number of the player."""
    message = refusal(edited(("players", 1, field), _LEAVE_OUT))
    assert str(message) == f"engine-position-missing field={field} place=players[1]"


@pytest.mark.parametrize(
    ("path", "place"),
    [
        (("provinces", "alpes"), "provinces"),
        (("provinces", "britannia", "tile"), "provinces.britannia"),
        (("provinces", "britannia", "leaders"), "provinces.britannia"),
        (("district", 2, 3, "workers"), "district[2][3]"),
        (("ships", "pairs"), "ships"),
        (("discards", "right"), "discards"),
        (("stacks", "workers"), "stacks"),
        (("piles", "bonus"), "piles"),
        (("players", 2, "kept", "games"), "players[2].kept"),
    ],
)
def test_a_missing_field_deep_inside_is_named(path: Path, place: str) -> None:
    """With the path that leads there."""
    message = refusal(edited(path, _LEAVE_OUT))
    assert str(message) == f"engine-position-missing field={path[-1]} place={place}"


@pytest.mark.parametrize(
    ("path", "place"),
    [
        (("comment",), "position"),
        (("players", 0, "name"), "players[0]"),
        (("provinces", "italia"), "provinces"),
        (("provinces", "camp"), "provinces"),
        (("district", 0, 0, "owner"), "district[0][0]"),
        (("piles", "trajan"), "piles"),
        (("laps_left",), "position"),
    ],
)
def test_an_unknown_field_is_named(path: Path, place: str) -> None:
    """A typo must not pass in silence."""
    message = refusal(edited(path, 0))
    assert message.key == "engine-position-unknown-field"
    assert place_of(message) == place


# ---- values


def with_tray(colours: list[str]) -> dict[str, Any]:
    """Return the trays of a player of which the first holds these markers."""
    return edited(("players", 0, "trays", 0), colours)


def with_fewer_figures(seat: int) -> dict[str, Any]:
    """Return a position in which the supply of a seat lacks a figure."""
    return edited(("players", seat, "supply"), 12)


def with_leader(seat: int, province: str) -> dict[str, Any]:
    """Return a position in which a leader stands in a province whose tile was taken."""
    position = edited(("provinces", province, "leaders"), [seat])
    position["provinces"][province]["tile"] = None
    position["players"][seat]["leader"] = province
    return position


BROKEN: list[tuple[str, Any, str, object]] = [
    ("not an object", [], "kind", "position"),
    ("a number", 3, "kind", "position"),
    ("another game", edited(("game",), "caesar"), "value", "game"),
    ("another version", edited(("version",), 2), "value", "version"),
    ("five seats", edited(("seats",), 5), "number", "seats"),
    ("seats as text", edited(("seats",), "3"), "number", "seats"),
    ("fewer players than seats", edited(("players",), EARLY["players"][:2]), "length", "players"),
    ("players as an object", edited(("players",), {}), "kind", "players"),
    ("a player as text", edited(("players", 1), "Anna"), "kind", "players[1]"),
    ("an actor that is not there", edited(("actor",), 3), "number", "actor"),
    ("an actor that is true", edited(("actor",), True), "number", "actor"),
    ("a fifth quarter", edited(("quarter",), 5), "number", "quarter"),
    ("round 0", edited(("round",), 0), "number", "round"),
    ("a round without its demand", edited(("round",), 2), "length", "demands"),
    ("time beyond the track", edited(("time",), 16), "number", "time"),
    ("time between spaces", edited(("time",), 1.5), "number", "time"),
    ("a track without spaces", edited(("time_length",), 0), "number", "time_length"),
    ("a seed below 0", edited(("seed",), -1), "number", "seed"),
    ("a seed of 65 bits", edited(("seed",), 2**64), "number", "seed"),
    ("an unknown demand", edited(("demands",), ["wine"]), "name", "demands[0]"),
    ("a demand too many", edited(("demands",), ["bread"]), "length", "demands"),
    ("an unknown forum tile", edited(("forum", 0), "votes-6"), "name", "forum[0]"),
    ("ten forum tiles", edited(("forum",), [*EARLY["forum"], "bread"]), "count", "forum"),
    ("a bread on a yellow space", edited(("forum_extra", 0), "bread"), "name", "forum_extra[0]"),
    ("four yellow tiles", edited(("forum_extra",), [f"extra-{name}" for name in ("forum", "trajan", "senate", "military")]), "count", "forum_extra"),
    ("a province that is a list", edited(("provinces", "alpes"), []), "kind", "provinces.alpes"),
    ("an unknown tile in a province", edited(("provinces", "alpes", "tile"), "brot"), "name", "provinces.alpes.tile"),
    ("a leader of nobody", edited(("provinces", "alpes", "leaders"), [3]), "number", "provinces.alpes.leaders[0]"),
    ("a legionary of nobody", edited(("provinces", "alpes", "legionaries"), [-1]), "number", "provinces.alpes.legionaries[0]"),
    ("a legionary twice", edited(("provinces", "alpes", "legionaries"), [1, 1]), "twice", "provinces.alpes.legionaries"),
    ("a legionary on a tile", edited(("provinces", "alpes", "legionaries"), [1], with_fewer_figures(1)), "tile-taken", "provinces.alpes.tile"),
    ("a leader that the mat does not know", edited(("provinces", "raetia", "leaders"), [0]), "leader", "players[0].leader"),
    ("a leader that the board does not know", edited(("players", 2, "leader"), "alpes"), "leader", "players[2].leader"),
    ("an unknown province", edited(("players", 2, "leader"), "italia"), "name", "players[2].leader"),
    ("a leader in two places", edited(("provinces", "noricum", "leaders"), [0], with_leader(0, "alpes")), "leader-twice", "provinces.noricum.leaders"),
    ("three rows", edited(("district",), EARLY["district"][:3]), "length", "district"),
    ("four columns", edited(("district", 1), EARLY["district"][1][:4]), "length", "district[1]"),
    ("an unknown building", edited(("district", 1, 2, "tile"), "stairs-6"), "name", "district[1][2].tile"),
    ("a worker of nobody", edited(("district", 1, 2, "workers"), [7]), "number", "district[1][2].workers[0]"),
    ("a worker on a tile", edited(("district", 1, 2, "workers"), [0], with_fewer_figures(0)), "tile-taken", "district[1][2].tile"),
    ("a building twice", edited(("district", 1, 2, "tile"), EARLY["district"][0][0]["tile"]), "count", "district, players"),
    ("a golden ship", edited(("ships", "pairs"), "gold"), "name", "ships.pairs"),
    ("a short senate", edited(("senate",), EARLY["senate"][:7]), "length", "senate"),
    ("a disc missing", edited(("senate", 0), [0, 1]), "senate-missing", None),
    ("a disc twice", edited(("senate", 4), [1]), "twice", "senate[4]"),
    ("a disc of nobody", edited(("senate", 4), [3]), "number", "senate[4][0]"),
    ("an unknown bonus tile", edited(("senate_bonus", 0), "gold"), "name", "senate_bonus[0]"),
    ("three bonus tiles on offer", edited(("senate_bonus",), ["bonus", "bread", "games"]), "count", "senate_bonus"),
    ("an unknown card", edited(("discards", "left"), ["silver"]), "name", "discards.left[0]"),
    ("six cards of a kind", edited(("discards", "right"), ["gold"] * 6), "count", "players, discards, piles.goods"),
    ("a tile in another stack", edited(("stacks", "goods", 2), "points:green+green"), "stack", "stacks.goods[2]"),
    ("colours in another order", edited(("stacks", "goods", 0), "goods:pink+white"), "trajan-tile", "stacks.goods[0]"),
    ("a Trajan tile too many", edited(("stacks", "points"), [*EARLY["stacks"]["points"], "points:green+green", "points:green+green"]), "count", "stacks, players"),
    ("an unknown card in the deck", edited(("piles", "goods", 5), None), "name", "piles.goods[5]"),
    ("a pile that is text", edited(("piles", "forum"), "bread"), "kind", "piles.forum"),
    ("too few demand tiles", edited(("piles", "demands"), EARLY["piles"]["demands"][:8]), "demands", None),
    ("six demand tiles of an icon", edited(("piles", "demands"), ["bread"] * 12), "count", "demands, piles.demands"),
    ("fifteen breads", edited(("piles", "forum"), ["bread"] * 15), "count", "forum, provinces, piles.forum"),
    ("a bonus tile twice in the bag", edited(("piles", "bonus"), ["bonus", "bonus"]), "count", "players, senate_bonus, piles.bonus"),
    ("five trays", edited(("players", 0, "trays"), EARLY["players"][0]["trays"][:5]), "length", "players[0].trays"),
    ("an unknown colour", with_tray(["red"]), "name", "players[0].trays[0][0]"),
    ("three markers of a colour", with_tray(["blue", "blue", "blue"]), "count", "players[0].trays"),
    ("no marker at all", edited(("players", 0, "trays"), [[]] * 6), "no-markers", "players[0].trays"),
    ("seven slots", edited(("players", 0, "slots"), [None] * 7), "length", "players[0].slots"),
    ("an unknown Trajan tile", edited(("players", 0, "slots", 1), "goods:red+blue"), "trajan-tile", "players[0].slots[1]"),
    ("the arch at a tile", edited(("players", 0, "arch"), 2), "arch-slot", "players[0].arch"),
    ("the arch in the centre too early", edited(("players", 0, "arch"), None), "arch-centre", "players[0].arch"),
    ("the arch at slot 7", edited(("players", 0, "arch"), 7), "number", "players[0].arch"),
    ("kept tiles below 0", edited(("players", 0, "kept", "bread"), -1), "number", "players[0].kept.bread"),
    ("more kept tiles than there are", edited(("players", 0, "kept", "bread"), 4), "count", "stacks, players"),
    ("a [+2] marker twice", edited(("players", 0, "plus_two"), ["forum", "forum"]), "twice", "players[0].plus_two[1]"),
    ("an unknown action", edited(("players", 0, "plus_two"), ["market"]), "name", "players[0].plus_two[0]"),
    ("an unknown tile of a player", edited(("players", 0, "tiles"), ["votes"]), "name", "players[0].tiles[0]"),
    ("three tiles of which there are two", edited(("players", 0, "tiles"), ["wild-extra"] * 3), "count", "forum, provinces, players, piles"),
    ("an unknown card in a hand", edited(("players", 0, "hand"), ["Gold"]), "name", "players[0].hand[0]"),
    ("a hand that is a number", edited(("players", 0, "hand"), 3), "kind", "players[0].hand"),
    ("six cards in a display", edited(("players", 0, "display"), ["fish"] * 6), "count", "players, discards, piles.goods"),
    ("a bonus tile without a side", edited(("players", 0, "bonus"), [["bonus"]]), "length", "players[0].bonus[0]"),
    ("a blue bonus tile", edited(("players", 0, "bonus"), [["bonus", "blue"]]), "name", "players[0].bonus[0]"),
    ("a bonus tile of two players", edited(("players", 1, "bonus"), EARLY["players"][0]["bonus"]), "count", "players, senate_bonus, piles.bonus"),
    ("a bonus tile twice", edited(("players", 0, "bonus"), EARLY["players"][0]["bonus"] * 2), "twice", "players[0].bonus[1]"),
    ("a building that lies in the district", edited(("players", 0, "built"), ["roof-3"]), "count", "district, players"),
    ("a building twice on a mat", edited(("players", 0, "built"), ["roof-3", "roof-3"]), "twice", "players[0].built[1]"),
    ("sixteen figures", edited(("players", 0, "supply"), 14), "count", "players[0]"),
    ("figures below 0", edited(("players", 0, "worker_camp"), -1), "number", "players[0].worker_camp"),
    ("a score that is text", edited(("players", 0, "vp"), "12"), "number", "players[0].vp"),
    ("a score beyond all bounds", edited(("players", 0, "vp"), 10**6), "number", "players[0].vp"),
    ("options as a list", edited(("options",), []), "kind", "options"),
    ("an unknown option", edited(("options",), {"R99": 1}), "engine-option-unknown", None),
    ("a value that an option does not have", edited(("options",), {"R1": 7}), "engine-option-value", None),
    ("an end of a quarter that is a word", edited(("ends_quarter",), "yes"), "kind", "ends_quarter"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "key", "place"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_a_position_that_cannot_be_is_refused(position: Any, key: str, place: object) -> None:
    """With the place named, and what was expected there."""
    message = refusal(position)
    assert message.key == full(key)
    assert place_of(message) == place


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("laps_left", -1, "number"),
        ("laps_left", "1", "number"),
        ("ends_quarter", 1, "kind"),
        ("round", 3, "value"),
        ("demands", ["bread"], "length"),
    ],
)
def test_an_answer_that_cannot_be_is_refused(field: str, value: Any, key: str) -> None:
    """Before the end of a quarter all demands lie open."""
    answer = dump(before_quarter_end(begun(2, 5), 5))
    assert refusal(edited((field,), value, answer), answers=True).key == full(key)


@pytest.mark.parametrize("text", ["", "{", "[1, 2", '{"game": "trajan",}', "NaN,"])
def test_a_text_that_is_no_json_is_refused(text: str) -> None:
    """With line and column."""
    with pytest.raises(UnreadableError, match=r"reading-json column=\d+ line=1"):
        loads(text)


def test_what_is_told_stays_short() -> None:
    """However long the wrong value is."""
    for path, value in ((("players", 0, "leader"), "x" * 500), (("seed",), 10**400), (("game",), ["trajan"] * 99)):
        assert len(WORDS(refusal(edited(path, value)))) < 400


# ---- any edit at all

_VALUES: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 3, 7, 99, 2**64, -(2**70), 1.5, float("nan"), float("inf")),
    *("", "bread", "alpes", "goods:blue+blue", "²", "x" * 200, [], [0], [[]], [None], ["bread"], {}, {"tile": None}),
    *([0, 0], [0, 1, 2], ["gold"] * 61, {"bread": 1}, [["bonus", "yellow"]], [{}]),
]  # fmt: skip


def paths_of(value: Any, before: Path = ()) -> list[Path]:
    """Return the way to every place in some JSON data."""
    steps: list[str | int] = []
    if isinstance(value, dict):
        steps = list(value)
    elif isinstance(value, list):
        steps = list(range(len(value)))
    found: list[Path] = [before] if before else []
    for step in steps:
        found += paths_of(value[step], (*before, step))
    return found


def loads_or_is_refused(position: Any) -> bool:
    """Load a position and play on from it, or have it refused with a sentence; return whether it was loaded."""
    try:
        state = load(position, may_end_quarter=True)
    except UnreadableError as error:
        sentence = WORDS(error.message)
    else:
        sentence = ""
    if sentence:
        assert "⟦" not in sentence
        return False
    again = json.dumps(dump(state), sort_keys=True)
    assert json.dumps(dump(load(json.loads(again), may_end_quarter=True)), sort_keys=True) == again
    TRAJAN.apply(state, TRAJAN.legal(state)[0])
    return True


Edit = Callable[[random.Random, Any, list[Path]], None]


def put_anything(chance: random.Random, position: Any, paths: list[Path]) -> None:
    """Put any value anywhere."""
    *way, last = chance.choice(paths)
    place = position
    for step in way:
        place = place[step]
    place[last] = copy.deepcopy(chance.choice(_VALUES))


def leave_out(chance: random.Random, position: Any, paths: list[Path]) -> None:
    """Leave out a field or an entry."""
    *way, last = chance.choice(paths)
    place = position
    for step in way:
        place = place[step]
    del place[last]


def exchange(chance: random.Random, position: Any, paths: list[Path]) -> None:
    """Put what stands at one place at another one."""
    source: Any = position
    for step in chance.choice(paths):
        source = source[step]
    value = copy.deepcopy(source)
    *way, last = chance.choice(paths)
    place = position
    for step in way:
        place = place[step]
    place[last] = value


@settings(max_examples=400)
@given(st.integers(0, 2**32), st.sampled_from([EARLY, LATE]), st.integers(1, 3))
def test_any_edit_loads_or_is_refused(seed: int, start: dict[str, Any], edits: int) -> None:
    """Never another error; and what loads can be written, read and played."""
    chance = random.Random(seed)
    position = copy.deepcopy(start)
    for _ in range(edits):
        edit: Edit = chance.choice([put_anything, leave_out, exchange])
        edit(chance, position, paths_of(position))
    loads_or_is_refused(position)


@settings(max_examples=60)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_any_data_is_refused(data: Any) -> None:
    """JSON of any shape is no position."""
    assert not loads_or_is_refused(data)


def test_single_values_exchanged_everywhere() -> None:
    """Each place of a position takes a few wrong values, one after the other."""
    loaded = 0
    paths = paths_of(LATE)
    for number, path in enumerate(paths):
        for value in (_VALUES[number % len(_VALUES)], _VALUES[(7 * number + 3) % len(_VALUES)]):
            loaded += loads_or_is_refused(edited(path, value, LATE))
    # Few of them happen to be right.
    assert loaded < len(paths)
