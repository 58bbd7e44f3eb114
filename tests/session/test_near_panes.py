"""Which panes are near: what a game says, and that nothing that is asked about is out of sight."""

from typing import Any

import pytest
from session.tiny import HEAPS, TinyGame

from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.showing import ChoiceLook, Focus
from trajan_tutor.lessons.find import course
from trajan_tutor.lessons.lesson import StepKind
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.step_page import Action, Autonomy, Phase
from trajan_tutor.session import seat_view
from trajan_tutor.session.near_panes import focus
from trajan_tutor.session.session import STEP, Session
from trajan_tutor.view.paned import PanedRenderer
from trajan_tutor.view.picture import Pane, PanePlaces


def pane(name: str, *places: str, sheet: str = "board") -> Pane:
    """Return a pane that shows some places."""
    box = (0.0, 0.0, 10.0, 10.0)
    window: Any = {"sheet": sheet, "box": box, "at": (0.0, 0.0), "places": list(places)}
    return {
        "name": name,
        "text": name,
        "hue": "",
        "own": False,
        "alone": False,
        "forms": [{"width": 10.0, "height": 10.0, "windows": [window]}],
    }


class Shown(TinyGame):
    """A game that says where it is shown: heaps in one pane, numbers in another, a mat for each seat."""

    near = Focus("one", "table", "own")
    leads: tuple[str, ...] = ()

    def focus(self, _seen: Observation[Any], _own: int) -> Focus:
        """Return what a test says."""
        return self.near

    def summary(self, _seen: Observation[Any], _own: int) -> Any:
        """Return nothing: it is not asked for here."""

    def forecast(self, _seen: Observation[Any], _seat: int) -> None:
        """Return nothing."""

    def choice_look(self, _state: Any, move: int) -> ChoiceLook:
        """Return a name, and where the move leads."""
        return ChoiceLook(Message.of("tiny-move"), pane=self.leads[move % len(self.leads)] if self.leads else "")

    def movement(self, *_given: Any) -> None:
        """Return nothing."""

    def is_secret(self, _state: Any) -> bool:
        """Return that everybody sees everything."""
        return False


def session(game: Any, *, seats: int = 2, people: int = 2) -> Session:
    """Return a game of people, or of people and bots that wait."""
    who = ["person"] * people + ["random"] * (seats - people)
    return Session(game, Setup(seats), who, pace=STEP)


def drawn_panes(at_table: Session, known: dict[tuple[int, int], PanePlaces]) -> PanePlaces:
    """Return the panes of a game as its picture has them; those of one table and viewer are always the same."""
    own = max(at_table.viewer, 0)
    key = len(at_table.players), own
    if key not in known:
        words = seat_view.words_for(at_table, "en")
        picture = PanedRenderer("b").draw(at_table.game, at_table.observation(), words, own_seat=own)
        known[key] = PanePlaces(picture["panes"])
    return known[key]


# The places by which the first decision of the tiny game is made.
NUMBERS = ("one", "two")
SPOTS = (*HEAPS, *NUMBERS)


def test_a_place_of_a_family_lies_where_its_family_does() -> None:
    """The longest family of which its name begins counts, and a place of its own comes first."""
    panes = PanePlaces(
        [pane("own", "family:mat.0.hand", "mat.0.score"), pane("map", "family:mat.0.hand.special", "tile")]
    )
    assert panes.of("mat.0.hand.fish") == ("own",)
    assert panes.of("mat.0.hand.special.one") == ("map",)
    assert panes.of("tile") == ("map",)
    assert panes.of("nowhere") == ()


def test_the_game_says_what_is_near() -> None:
    """Where its panes show everything that can be clicked, they are near, and the number of lit places is told."""
    game = Shown()
    panes = [pane("table", *SPOTS), pane("own", sheet="mat.own"), pane("far")]
    now = focus(session(game), panes, SPOTS)
    assert (now["step"], now["main"], now["companion"], now["whole"]) == ("one", "table", "own", False)
    assert now["places"] == {"table": str(len(SPOTS))}


def test_the_pane_of_all_lit_places_is_the_main_one() -> None:
    """What the game would have had there stands beside it."""
    now = focus(session(Shown()), [pane("table"), pane("own"), pane("far", *SPOTS)], SPOTS)
    assert (now["main"], now["companion"]) == ("far", "table")


def test_a_companion_that_hides_lit_places_gives_way() -> None:
    """In every room: the pane that shows them comes in its place."""
    game = Shown()
    game.near = Focus("one", "table", "own", "", "far")
    panes = [pane("table", *HEAPS), pane("own"), pane("far"), pane("side", *NUMBERS)]
    now = focus(session(game), panes, SPOTS)
    assert (now["main"], now["companion"], now["narrow"], now["wide"]) == ("table", "side", "side", "side")
    game.near = Focus("one", "table", "side", "own", "far")
    now = focus(session(game), panes, SPOTS)
    assert (now["companion"], now["narrow"], now["wide"]) == ("side", "side", "side")


def test_places_in_three_panes_ask_for_the_whole_table() -> None:
    """Two panes cannot show them all."""
    panes = [pane("table", HEAPS[0]), pane("own", HEAPS[1]), pane("far", *NUMBERS)]
    assert focus(session(Shown()), panes, SPOTS)["whole"]


def test_where_choices_lead_is_counted_in_place_of_lit_places() -> None:
    """As long as every choice of the decision leads on."""
    game = Shown()
    game.leads = ("far", "own")
    now = focus(session(game), [pane("table", *SPOTS), pane("own"), pane("far")], SPOTS)
    assert now["places"] == {"own": "→ 2", "far": "→ 2"}


def test_picking_a_part_of_a_choice_moves_nothing() -> None:
    """The step and its panes stay; only what is lit changes."""
    at_table = session(Shown())
    panes = [pane("table", *HEAPS), pane("own", *NUMBERS)]
    before = focus(at_table, panes, at_table.spots())
    at_table.pick(HEAPS[0])
    after = focus(at_table, panes, at_table.spots(), before=before)
    assert {**after, "places": {}} == {**before, "places": {}}
    assert after["places"] != before["places"]


def test_panes_stay_as_long_as_the_step_does() -> None:
    """Even where the game would now say something else; a place that would be hidden is a step of its own."""
    game = Shown()
    at_table = session(game)
    panes = [pane("table", *HEAPS), pane("own", *NUMBERS), pane("far", *SPOTS)]
    before = focus(at_table, panes, SPOTS)
    game.near = Focus("one", "far", "table")
    kept = focus(at_table, panes, SPOTS, before=before)
    assert (kept["step"], kept["main"]) == ("one", "table")
    only_far = [pane("table"), pane("own"), pane("far", *SPOTS)]
    moved = focus(at_table, only_far, SPOTS, before=before)
    assert moved["main"] == "far"
    assert moved["step"] not in ("one", before["step"])
    assert focus(at_table, only_far, SPOTS, before=moved) == moved


def test_while_others_act_what_they_did_last_is_near() -> None:
    """Not what they owe next: a person sees where the last decision was made."""
    seen: list[int] = []

    class Watched(Shown):
        def focus(self, seen_now: Observation[Any], _own: int) -> Focus:
            seen.append(seen_now.state.turn)
            return self.near

    at_table = session(Watched(), seats=3, people=1)
    focus(at_table, [pane("table", *SPOTS)], SPOTS)
    at_table.choose(at_table.game.notation(at_table.game.legal(at_table.state)[0]))
    focus(at_table, [pane("table", *SPOTS)], [])
    at_table.step_bot()
    focus(at_table, [pane("table", *SPOTS)], [])
    assert seen == [1, 1, 2]


def test_a_game_that_says_nothing_shows_its_first_pane() -> None:
    """With the own mat beside it; the step is that of its turn."""
    at_table = session(TinyGame())
    panes = [pane("board", *SPOTS), pane("mine", sheet="mat.own")]
    before = focus(at_table, panes, SPOTS)
    assert (before["main"], before["companion"]) == ("board", "mine")
    at_table.choose(at_table.game.notation(at_table.game.legal(at_table.state)[0]))
    assert focus(at_table, panes, SPOTS, before=before)["step"] != before["step"]
    assert focus(at_table, [], SPOTS)["main"] == ""


# ---- lessons ---------------------------------------------------------------------------------------------------------


def test_what_a_lesson_points_out_is_near() -> None:
    """One pane: the main one; two: both; three: the whole table."""
    at_table = session(Shown())
    panes = [pane("table"), pane("own"), pane("far", "a"), pane("side", "b"), pane("end", "c")]
    one = focus(at_table, panes, [], ["a"], lesson="lesson#1")
    assert (one["main"], one["companion"], one["whole"]) == ("far", "table", False)
    two = focus(at_table, panes, [], ["a", "b"], lesson="lesson#2")
    assert {two["main"], two["companion"]} == {"far", "side"}
    assert focus(at_table, panes, [], ["a", "b", "c"], lesson="lesson#3")["whole"]
    assert one["step"] != two["step"]


@pytest.mark.parametrize(("name", "whole"), [("trajan", 3), ("caesar", 4)])
def test_every_step_of_every_lesson_shows_what_it_names_and_asks_for(name: str, whole: int) -> None:
    """In at most two panes; only a few steps need the whole table. Nothing moves within a step but for its game."""
    game = find_game(name)
    in_whole: set[tuple[str, int]] = set()
    known: dict[tuple[int, int], PanePlaces] = {}
    for lesson in course(game):
        player, before = Player(lesson, game), None
        while not (page := player.page()).finished:
            at_table = player.session
            panes = drawn_panes(at_table, known)
            lit, looks = sorted(page.lit), sorted(page.looks)
            before = focus(at_table, panes, lit, looks, lesson=f"{lesson.address}#{page.number}", before=before)
            assert "|" not in before["step"], (lesson.address, page.number)
            if before["whole"]:
                in_whole.add((lesson.address, page.number))
            else:
                for room in ("companion", "wide"):
                    hidden = panes.missed([*lit, *looks], [before["main"], before[room]])
                    assert not hidden, (lesson.address, page.number, hidden)
            # In a step that lasts the lesson plays a turn for who wants that.
            lasts = player.step.kind is StepKind.PLAY
            player.set_autonomy(Autonomy.SHOW_ME if lasts else Autonomy.GUIDE_ME)
            if not lasts and page.phase in (Phase.DOING, Phase.ASKED) and Action.SHOW_ME in page.may:
                player.show_me()
            else:
                player.next()
    assert len(in_whole) == whole, sorted(in_whole)


@pytest.mark.parametrize(("name", "seats"), [("trajan", 2), ("trajan", 3), ("trajan", 4), ("caesar", 2)])
def test_in_play_nothing_that_can_be_clicked_is_out_of_sight(name: str, seats: int) -> None:
    """Two panes are always enough, whatever random players do."""
    game = find_game(name)
    at_table = Session(game, Setup(seats, seats, quick=False), ["person"] * seats)
    rng, before = Rng(seats), None
    known: dict[tuple[int, int], PanePlaces] = {}
    while not at_table.is_over:
        panes, lit = drawn_panes(at_table, known), at_table.spots()
        before = focus(at_table, panes, lit, before=before)
        assert not before["whole"]
        for room in ("companion", "wide"):
            assert not panes.missed(lit, [before["main"], before[room]]), before
        legal = game.legal(at_table.state)
        at_table.choose(game.notation(legal[rng.below(len(legal))]))
