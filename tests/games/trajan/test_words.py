"""Every event, move, prompt and refusal of Trajan in words; the rule book and the names behind them."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import trajan_tutor
from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.refusal import Attempt
from trajan_tutor.engine.rules import load_rules
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.components import components, figures_for
from trajan_tutor.games.trajan.rules.setup import new_game
from trajan_tutor.games.trajan.rules.state import State, score_of
from trajan_tutor.games.trajan.rules.terms import bonus_message
from trajan_tutor.games.trajan.rules.turn import apply, set_up_quickly, settle
from trajan_tutor.games.trajan.words.event_messages import event_of
from trajan_tutor.games.trajan.words.moves import MOVES, prompt
from trajan_tutor.games.trajan.words.refusals import refuse
from trajan_tutor.i18n import PSEUDO, Words

TRAJAN = Path(trajan_tutor.__file__).parent / "games" / "trajan"
FOLDERS = (TRAJAN / "catalogue",)
ENGLISH = Words("en", FOLDERS)
IN_DISGUISE = Words(PSEUDO, FOLDERS)
RULES = load_rules(TRAJAN / "data" / "rules.toml")


def begun(seats: int = 3, seed: int = 7, *, quick: bool = True) -> State:
    """Return a game at its first choice, or at the first turn."""
    state = new_game(figures_for(), seats, seed)
    settle(state)
    if quick:
        set_up_quickly(state)
    return state


def played(seats: int, seed: int) -> Iterator[tuple[State, list[tuple[int, int, int, int, int]]]]:
    """Walk through a random game: each state with the events that led to it."""
    state = begun(seats, seed, quick=False)
    chance = random.Random(seed)
    yield state, []
    while state.choices:
        state.recorder = []
        apply(state, chance.choice(state.choices))
        events, state.recorder = state.recorder, None
        yield state, events


def assert_said(message: Message) -> None:
    """Check that a message has words in English and in the pseudo-language, with every parameter resolved."""
    english = ENGLISH(message)
    disguised = IN_DISGUISE(message)
    assert english.strip(), message
    assert not set("⟦⟧{}$") & set(english + disguised), (str(message), english, disguised)
    assert disguised.startswith("["), (str(message), disguised)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (2, 4), (3, 5), (4, 6)])
def test_a_whole_game_is_told_in_words(seats: int, seed: int) -> None:
    """Every event, legal move and prompt of a random game has words, and the points told are the score."""
    told = [0] * seats
    for state, raw in played(seats, seed):
        for event in (event_of(state, entry) for entry in raw):
            assert_said(event.message)
            assert event.rule in RULES.rules
            assert event.kind in {word(code) for code in names.Event}
            assert (event.source != "") == (event.kind == "points")
            if event.hidden is not None:
                assert_said(event.hidden)
            if event.points:
                told[event.seat] += event.points
        assert told == [score_of(state, seat) for seat in range(seats)]
        assert_said(prompt(state))
        said = [MOVES.describe(state, move) for move in state.choices]
        for message in said:
            assert_said(message)
        sentences = [ENGLISH(message) for message in said]
        assert len(set(sentences)) == len(sentences), "two choices read alike"


def test_secret_cards_are_hidden_from_the_others() -> None:
    """A drawn card is named to its owner and to a reader who may know everything, and to nobody else."""
    state = begun()
    drew = event_of(state, (codes.EVENT_DREW, codes.RULE_SEAPORT_DRAW, 1, 6, 0))
    assert ENGLISH(drew.told_to(1)) == "Drew a wine card."
    assert ENGLISH(drew.told_to(None)) == "Drew a wine card."
    assert ENGLISH(drew.told_to(0)) == ENGLISH(drew.told_to(-1)) == "Drew a card."
    rule = codes.RULE_SETUP_GOODS
    deck = event_of(state, (codes.EVENT_DRAFTED, rule, 1, 3, codes.DRAFT_DECK))
    assert ENGLISH(deck.told_to(1)) == "Took an oil card from the deck."
    assert ENGLISH(deck.told_to(0)) == "Took a card from the deck."
    pile = event_of(state, (codes.EVENT_DRAFTED, rule, 1, 3, codes.DRAFT_RIGHT))
    assert ENGLISH(pile.told_to(0)) == "Took the oil card from the right discard pile."
    for event in (drew, deck):
        assert event.hidden is not None
        assert not event.hidden.parameters, "a hidden message tells nothing"


# Which numbers the recorder keeps beside an event, where they are not six slots, trays, actions or small counts.
_TILES = range(1, len(figures_for().tile_kind))
VALUES: dict[int, tuple[range, range]] = {
    codes.EVENT_POINTS: (range(codes.SOURCES), range(-15, 21)),
    codes.EVENT_SOWED: (range(6), range(1, 13)),
    codes.EVENT_DROPPED: (range(6), range(6)),
    codes.EVENT_PLACED: (range(6), range(6)),
    codes.EVENT_TIME: (range(1, 13), range(21)),
    codes.EVENT_ACCOMPLISHED: (range(6), _TILES),
    codes.EVENT_TRAJAN_TILE: (range(6), _TILES),
    codes.EVENT_REVEALED_TRAJAN: (range(6), _TILES),
    codes.EVENT_KEPT: (range(3), range(1)),
    codes.EVENT_DEMAND: (range(3), range(1)),
    codes.EVENT_MET: (range(3), range(3)),
    codes.EVENT_ARCH_MOVED: (range(7), range(1)),
    codes.EVENT_DECLINED: (range(10), range(1)),
    codes.EVENT_PASSED: (range(6), range(3)),
    codes.EVENT_FIGURES: (range(3), range(3)),
    codes.EVENT_DREW: (range(12), range(1)),
    codes.EVENT_LAID: (range(12), range(1, 3)),
    codes.EVENT_DISCARDED: (range(12), range(2)),
    codes.EVENT_TOOK_CARD: (range(12), range(2)),
    codes.EVENT_REFILLED: (range(12), range(2)),
    codes.EVENT_DRAFTED: (range(12), range(3)),
    codes.EVENT_LOADED: (range(13), range(3)),
    codes.EVENT_SHIPPED: (range(3), range(1, 5)),
    codes.EVENT_TOOK_TILE: (range(17), range(2)),
    codes.EVENT_FORUM_FILLED: (range(17), range(2)),
    codes.EVENT_PROVINCE_TILE: (range(17), range(1, 11)),
    codes.EVENT_SPACE_FILLED: (range(17), range(1, 11)),
    codes.EVENT_LEADER_MOVED: (range(11), range(1)),
    codes.EVENT_CONQUERED: (range(1, 11), range(11)),
    codes.EVENT_ADVANCED: (range(1, 8), range(1)),
    codes.EVENT_BUILT: (range(20), range(1)),
    codes.EVENT_CONSTRUCTION_TILE: (range(20), range(20)),
    codes.EVENT_GRANTED: (range(6), range(5)),
    codes.EVENT_REPEATED: (range(6), range(10, 17)),
    codes.EVENT_VOTES: (range(20), range(1, 5)),
    codes.EVENT_BONUS: (range(12), range(1, 3)),
    codes.EVENT_OFFERED: (range(12), range(1)),
}


@pytest.mark.parametrize("event", list(names.Event), ids=word)
def test_every_kind_of_event_has_words(event: int) -> None:
    """Also the rare ones, with everything that can stand in them."""
    state = begun()
    rules = [codes.RULE_TURN_STEPS]
    if event == codes.EVENT_BONUS:
        rules = [codes.RULE_SETUP_BONUS, codes.RULE_QUARTER_CONSUL, codes.RULE_QUARTER_VICE_CONSUL]
    firsts, seconds = VALUES.get(event, (range(6), range(1)))
    for rule in rules:
        for first in firsts:
            for second in seconds:
                assert_said(event_of(state, (event, rule, 0, first, second)).message)


def some_states() -> list[State]:
    """Return one state of every phase that random games come to, and of every action."""
    found: dict[tuple[int, ...], State] = {}
    for seats, seed in ((2, 11), (3, 12), (4, 13), (4, 14), (2, 15), (3, 16)):
        for state, _ in played(seats, seed):
            action = state.action if state.phase == codes.PHASE_ACTION else state.ship
            found.setdefault((state.phase, action, state.special, state.granted), state.copy())
    return list(found.values())


STATES = some_states()


@pytest.mark.parametrize("state", STATES, ids=lambda state: names.Phase(state.phase).name.lower())
def test_every_move_can_be_described_anywhere(state: State) -> None:
    """Also a move that is not legal has words: a refusal may want to name it."""
    for move in MOVES.texts:
        assert_said(MOVES.describe(state, move))
    assert_said(prompt(state))


@pytest.mark.parametrize("state", STATES, ids=lambda state: names.Phase(state.phase).name.lower())
def test_every_refusal_has_words(state: State) -> None:
    """Whatever is tried, the answer is a sentence, with the title and the text of its rule behind it."""
    seat = max(state.actor, 0)
    attempts = [Attempt(seat, move=text) for text in MOVES.texts.values()]
    attempts += [Attempt(seat, spot=spot) for spot in SPOTS if MOVES.meanings(state, spot)]
    attempts += [Attempt((seat + 1) % state.seats, move="sow I"), Attempt(seat, spot=f"mat.{(seat + 1) % 2}.tray.I")]
    for attempt in attempts:
        refusal = refuse(state, attempt)
        if refusal is not None:
            assert_said(refusal.message)
            assert ENGLISH.has(RULES[refusal.rule].key + ".rule")


SPOTS = (
    *(f"mat.0.{place}" for place in ("tray.III", "slot.II", "held.pink", "hand.oil", "kept.bread", "supply")),
    *(f"mat.0.tiles.{tile}" for tile in names.TILES),
    *(f"province.{place}" for place in names.PLACES),
    *(f"ship.{ship}" for ship in names.SHIPS),
    *(f"stack.{stack}" for stack in names.STACKS),
    "district.A1",
    "forum.0",
    "yellow.0",
    "senate",
    "senate-bonus.0",
    "deck",
    "pile.left",
    "time",
)


@pytest.mark.parametrize(
    ("key", "parameters", "sentence"),
    [
        ("trajan-event-points", {"points": 1, "source": Term("trajan-source-ships")}, "1 point from a ship."),
        ("trajan-event-points", {"points": 2, "source": Term("trajan-source-ships")}, "2 points from a ship."),
        ("trajan-event-points", {"points": 0, "source": Term("trajan-source-provinces")}, "No point from a province."),
        (
            "trajan-event-points-lost",
            {"points": 4, "source": Term("trajan-source-demands")},
            "Lost 4 points for demands of the people.",
        ),
        (
            "trajan-move-drop",
            {"colour": Term("trajan-colour-orange"), "tray": Term("trajan-slot-4")},
            "Drop an orange marker in tray IV",
        ),
        (
            "trajan-move-place",
            {"colour": Term("trajan-colour-white"), "tray": Term("trajan-slot-1")},
            "Place a white marker in tray I",
        ),
        ("trajan-label-cards", {"count": 1}, "1 card"),
        ("trajan-label-cards", {"count": 3}, "3 cards"),
        ("trajan-label-points", {"points": -1}, "-1 point"),
        (
            "trajan-bonus-scores-goods",
            {"points": 3, "goods": (Term("trajan-goods-wine"), Term("trajan-goods-fish"))},
            "3 points for each of your displayed cards of wine and fish",
        ),
        (
            "trajan-bonus-scores-workers",
            {"halves": 1},
            "half a point, the sum rounded up, for each of your workers in the construction district",
        ),
    ],
)
def test_sentences(key: str, parameters: dict[str, object], sentence: str) -> None:
    """Numbers, articles and forms come out right."""
    assert ENGLISH(Message.of(key, **parameters)) == sentence


def described(text: str, state: State) -> str:
    """Return a move in words."""
    return ENGLISH(MOVES.describe(state, MOVES.parse(text)))


def test_a_sowing_says_where_it_ends() -> None:
    """The number of markers, the target tray, its action, and whether a round ends."""
    state = begun(seats=2)
    state.tray_size[state.turn_seat * codes.TRAYS + 1] = 3
    state.time = 0
    assert described("sow II", state) == "Take the 3 markers of tray II: the last one falls in tray V (Trajan)"
    state.time = state.figures.time_length[2] - 1
    assert described("sow II", state).endswith("(Trajan); a round ends after this turn")
    state.tray_size[state.turn_seat * codes.TRAYS + 1] = 1
    assert described("sow II", state).startswith("Take the marker of tray II: it falls in tray III (military)")
    assert state.time + 12 + 1 >= 2 * state.figures.time_length[2]
    state.tray_size[state.turn_seat * codes.TRAYS + 1] = 12
    assert described("sow II", state).endswith("; 2 rounds end after this turn")
    state.demands = [1, 0, 1]
    assert described("sow II", state).endswith("; the quarter ends after this turn")
    state.time = 0
    state.tray_size[state.turn_seat * codes.TRAYS + 1] = 11
    assert described("sow II", state).endswith("; a round ends after this turn")


def test_moves_say_what_they_give() -> None:
    """Tiles, points and granted actions stand in the words of a choice."""
    state = begun(seats=3)
    seat = state.turn_seat
    state.province_tile[names.PLACES.index("raetia")] = names.TILES.index("bread") + 1
    assert described("leader raetia", state) == "Move the leader to Raetia and take the bread tile"
    state.province_tile[names.PLACES.index("alpes")] = 0
    assert described("leader alpes", state) == "Move the leader to Alpes"
    state.leader[seat] = names.PLACES.index("aquitania")
    state.legions[names.PLACES.index("aquitania")] = 1 << ((seat + 1) % 3)
    assert described("legionary", state) == "Place a legionary in Aquitania: 7 points"
    door = names.CONSTRUCTION_TILES.index("door-4") + 1
    state.district_tile[7] = door
    state.built[seat] = 0
    assert described("build B3", state) == (
        "Build on B3: door, 4 points, and your first construction tile of this kind grants the senate action"
    )
    state.built[seat] = 1 << names.CONSTRUCTION_TILES.index("door-2")
    assert described("build B3", state) == "Build on B3: door, 4 points"
    state.district_tile[7] = 0
    assert described("build B3", state) == "Build on B3, where no tile lies"
    state.senate[seat] = 1
    assert described("senate", state) == (
        "Move your disc to the next space of the senate: 3 points now, 3 votes at the end of the quarter"
    )
    state.left = [names.GOODS.index("gems")]
    assert described("take left", state) == "Take the gem card from the left discard pile"
    assert described("forum votes-3", state) == "Take the senate tile with 3 votes"
    assert described("yellow extra-forum", state) == "Take the extra-action tile for the forum from its yellow space"


def test_a_ship_says_the_most_that_the_hand_brings() -> None:
    """Wild goods tiles count; the side that the ship shows decides."""
    state = begun(seats=2)
    seat = state.turn_seat
    hand = [0] * codes.GOODS
    hand[0], hand[1], hand[2] = 2, 1, 1
    state.hand[seat * codes.GOODS : (seat + 1) * codes.GOODS] = hand
    state.tiles[seat * codes.TILE_KINDS + codes.TILE_WILD_GOODS] = 1
    state.ships = [1, 0, 1]
    assert described("ship identical", state) == "Ship identical cards (coloured side): up to 12 points with your cards"
    assert described("ship pairs", state) == "Ship pairs (grey side): up to 6 points with your cards"
    assert described("ship different", state) == "Ship different cards (coloured side): up to 8 points with your cards"
    state.ships = [0, 0, 0]
    state.ship, state.cargo_size = codes.SHIP_IDENTICAL, 1
    assert described("load columns", state) == "Load a column card: 1 point so far"
    assert described("sail", state) == "Set sail: 0 points"


def test_unmet_demands_say_what_they_cost() -> None:
    """The first one costs less than the second adds."""
    state = begun(seats=2)
    state.demands = [1, 1, 1]
    assert described("pay unmet", state) == "Leave the demand for bread unmet (1 unmet demand costs 4 points)"
    state.unmet, state.pay_step = 1, 1
    assert described("pay unmet", state) == "Leave the demand for games unmet (2 unmet demands cost 9 points)"


@pytest.mark.parametrize("tile", range(codes.BONUS_TILES))
@pytest.mark.parametrize("side", [codes.YELLOW, codes.GREY])
def test_bonus_tiles_say_what_they_score(tile: int, side: int) -> None:
    """With the figures in force, which an option may change."""
    assert_said(bonus_message(figures_for(), tile, side))
    assert_said(bonus_message(figures_for(), tile, side, "trajan-move-bonus"))
    if tile == codes.BONUS_WORKERS and side == codes.GREY:
        assert ENGLISH(bonus_message(figures_for({"R2": 2}), tile, side)).startswith("2 points for each")


@pytest.mark.parametrize("text", ["", "sow VII", "quack", "leader gallia", "x" * 5000, "<b>"])
def test_texts_that_are_no_moves_are_told(text: str) -> None:
    """With the nearest moves where there are any."""
    with pytest.raises(UnreadableError) as caught:
        MOVES.parse(text)
    assert not set("⟦⟧") & set(ENGLISH(caught.value.message))


def refusable() -> set[str]:
    """Return the rules that forbid something: those that the functions of the rules and the refusals name."""
    found: set[str] = set()
    for path in sorted(TRAJAN.glob("*/*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        parts: list[ast.AST] = [tree] if path.name == "refusals.py" else []
        if path.name != "scoring.py":
            parts += [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.endswith("_rule")]
        for part in parts:
            for node in ast.walk(part):
                name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
                if name.startswith("RULE_") and name != "RULE_NONE":
                    found.add(names.rule_id(getattr(codes, name)))
    return found


def test_every_rule_that_can_refuse_has_a_sentence_for_it() -> None:
    """And no other rule has one."""
    with_sentence = {rule for rule in RULES.rules if ENGLISH.has(f"{RULES[rule].key}.refused")}
    assert with_sentence == refusable()


# ---- the rule book -----------------------------------------------------------------------------------------------


def test_the_rule_book_has_exactly_the_rules_of_the_codes() -> None:
    """In the same order."""
    assert list(RULES.rules) == [names.rule_id(code) for code in sorted(names.Rule) if code != codes.RULE_NONE]


def test_rulings_and_rules_point_at_each_other() -> None:
    """Every rule that a ruling names lists that ruling."""
    data = components()
    for ruling in data.rulings.values():
        for rule in ruling.rules:
            assert ruling.name in RULES[rule].rulings, (ruling.name, rule)
    for rule_ in RULES.rules.values():
        assert set(rule_.rulings) <= set(data.rulings), rule_.id
        assert rule_.status != "ruling" or rule_.rulings, rule_.id
    for disagreement in data.disagreements.values():
        assert set(disagreement.rules) <= set(RULES.rules), disagreement.name


@pytest.mark.parametrize("rule", RULES.rules)
def test_every_rule_has_title_text_and_places(rule: str) -> None:
    """Short enough to be read on a card."""
    entry = RULES[rule]
    assert_said(Message.of(entry.key))
    assert_said(Message.of(f"{entry.key}.rule"))
    assert len(ENGLISH.say(entry.key)) <= 60
    assert len(ENGLISH.say(f"{entry.key}.rule")) <= 420
    assert set(entry.place) <= {"cz", "pl", "pt"}
    for part in entry.place.values():
        assert_said(Message.of(f"trajan-part-{part}"))


@pytest.mark.parametrize(
    ("family", "words"),
    [
        ("action", names.ACTIONS),
        ("slot", tuple("123456")),
        ("colour", names.COLOURS),
        ("goods", (*names.GOODS, "any")),
        ("tile", names.TILES),
        ("province", names.PLACES),
        ("demand", names.DEMANDS),
        ("kind", names.TRAJAN_KINDS),
        ("stack", names.STACKS),
        ("building", names.CONSTRUCTION_KINDS),
        ("bonus", tuple(name.replace("+", "-") for name in names.BONUS)),
        ("bonus-side", names.BONUS_COLOURS[1:]),
        ("ship", names.SHIPS),
        ("side", names.SHIP_SIDES),
        ("pile", names.PILES),
        ("source", names.SOURCE_NAMES),
        ("phase", tuple(word(phase) for phase in names.Phase)),
    ],
)
def test_everything_has_a_name(family: str, words: tuple[str, ...]) -> None:
    """Different things have different names."""
    said = [ENGLISH.say(f"trajan-{family}-{word}") for word in words]
    assert not [name for name in said if "⟦" in name]
    assert len(set(said)) == len(said)


def test_every_pair_of_colours_has_words() -> None:
    """Every pair that a Trajan tile can show."""
    for first, name in enumerate(names.COLOURS):
        for other in names.COLOURS[first:]:
            assert ENGLISH.has(f"trajan-pair-{name}-{other}")
