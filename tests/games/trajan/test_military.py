"""The military: enlisting, the leader's march, legionaries in the provinces."""

import pytest
from games.trajan.build_state import (
    about_to_act,
    allowed,
    assert_refused,
    facts,
    figures,
    figures_of,
    from_source,
    leader,
    legal,
    of_kind,
    play,
    points_of,
    province,
    province_tile,
    table,
    the,
    tiles_of,
)

from trajan_tutor.games.trajan.rules import names
from trajan_tutor.games.trajan.rules.state import State

NEIGHBOURS = {
    "camp": "alpes raetia noricum",
    "alpes": "narbonensis lugudunensis belgica raetia",
    "raetia": "alpes belgica germania-superior noricum",
    "noricum": "raetia",
    "narbonensis": "alpes lugudunensis aquitania",
    "lugudunensis": "alpes narbonensis aquitania belgica britannia",
    "belgica": "alpes raetia lugudunensis britannia germania-inferior germania-superior",
    "germania-superior": "raetia belgica germania-inferior",
    "aquitania": "narbonensis lugudunensis",
    "britannia": "lugudunensis belgica germania-inferior",
    "germania-inferior": "belgica germania-superior britannia",
}
POINTS = {
    "alpes": 3,
    "raetia": 3,
    "noricum": 5,
    "narbonensis": 6,
    "lugudunensis": 6,
    "belgica": 6,
    "germania-superior": 6,
    "aquitania": 10,
    "britannia": 10,
    "germania-inferior": 10,
}


def with_leader_in(place: str) -> State:
    """Return a state of seat 0 choosing what to do with the military."""
    state = table()
    leader(state, 0, place)
    return about_to_act(state, "military")


# ---- enlisting ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.military.enlist")
def test_a_figure_of_the_supply_becomes_a_legionary_in_the_military_camp() -> None:
    """The worker camp is not touched."""
    state = with_leader_in("camp")
    enlisted = the(play(state, "enlist"), "figures")
    assert (enlisted.rule, enlisted.seat) == ("trajan.military.enlist", 0)
    assert enlisted.message.key == "trajan-event-figures-legionaries"
    assert facts(enlisted.message) == {"figures": 1}
    assert figures_of(state, 0) == (12, 1, 2)


@pytest.mark.rule("trajan.military.supply")
def test_r14_no_figure_can_be_enlisted_from_an_empty_supply() -> None:
    """The other options stay."""
    state = table()
    figures(state, 0, supply=0)
    about_to_act(state, "military")
    assert_refused(state, "trajan.military.supply", move="enlist", spot="mat.0.supply")
    assert_refused(state, "trajan.military.supply", spot="mat.0.military-camp")
    assert allowed(state, "leader alpes")


@pytest.mark.rule("trajan.military.supply")
def test_the_camp_is_refused_too_while_a_legionary_could_go_to_a_province() -> None:
    """Picking the camp means enlisting; the legionary is picked at the leader's province."""
    state = table()
    figures(state, 0, supply=0)
    leader(state, 0, "alpes")
    about_to_act(state, "military")
    assert_refused(state, "trajan.military.supply", spot="mat.0.military-camp")


# ---- the leader --------------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.military.leader")
@pytest.mark.parametrize("place", names.PLACES)
def test_the_leader_goes_to_an_adjacent_province(place: str) -> None:
    """The map of 1.2, without the way back to the camp."""
    state = with_leader_in(place)
    reached = {move.removeprefix("leader ") for move in legal(state) if move.startswith("leader")}
    assert reached == set(NEIGHBOURS[place].split())


@pytest.mark.rule("trajan.military.leader")
def test_moving_the_leader_scores_nothing() -> None:
    """It only prepares the next legionary, and other leaders are no obstacle."""
    state = table()
    leader(state, 1, "alpes")
    about_to_act(state, "military")
    events = play(state, "leader alpes")
    moved = the(events, "leader-moved")
    assert (moved.rule, facts(moved.message)) == ("trajan.military.leader", {"province": "province-alpes"})
    assert state.leader == [1, 1, 0]
    assert not points_of(events)


@pytest.mark.rule("trajan.military.leader")
def test_a_province_that_is_not_adjacent_cannot_be_reached() -> None:
    """Noricum and Germania Superior do not touch; the refusal names both ends of the way."""
    state = table()
    leader(state, 0, "noricum")
    figures(state, 0, military_camp=0)
    about_to_act(state, "military")
    assert_refused(
        state,
        "trajan.military.leader",
        move="leader germania-superior",
        spot="province.germania-superior",
        province="province-germania-superior",
        from_="province-noricum",
    )


@pytest.mark.rule("trajan.military.leader")
def test_a_province_that_is_not_adjacent_is_refused_also_while_a_legionary_could_be_placed() -> None:
    """Picking a far province never means the leader's own one."""
    state = with_leader_in("noricum")
    assert allowed(state, "legionary")
    assert_refused(
        state,
        "trajan.military.leader",
        move="leader britannia",
        spot="province.britannia",
        province="province-britannia",
        from_="province-noricum",
    )


@pytest.mark.rule("trajan.military.leader")
def test_the_leader_cannot_stay_where_it_is() -> None:
    """A province is not adjacent to itself."""
    state = table()
    leader(state, 0, "alpes")
    figures(state, 0, military_camp=0)
    about_to_act(state, "military")
    assert_refused(
        state,
        "trajan.military.leader",
        move="leader alpes",
        province="province-alpes",
        from_="province-alpes",
    )


@pytest.mark.rule("trajan.military.camp")
@pytest.mark.parametrize("place", ["alpes", "raetia", "noricum"])
def test_r5_the_leader_cannot_return_to_the_camp(place: str) -> None:
    """Not even from a province beside it."""
    state = table()
    leader(state, 0, place)
    figures(state, 0, military_camp=0)
    about_to_act(state, "military")
    assert_refused(
        state,
        "trajan.military.camp",
        move="leader camp",
        spot="province.camp",
        province="province-camp",
        from_=f"province-{place}",
    )


@pytest.mark.rule("trajan.military.tile")
def test_the_leader_takes_the_forum_tile_of_the_province_it_reaches() -> None:
    """The tile is gone for those who come later."""
    state = table()
    province(state, "alpes", tile="votes-4")
    about_to_act(state, "military")
    taken = the(play(state, "leader alpes"), "province-tile")
    assert (taken.rule, taken.seat) == ("trajan.military.tile", 0)
    assert facts(taken.message) == {"tile": "tile-votes-4", "province": "province-alpes"}
    assert (tiles_of(state, 0), province_tile(state, "alpes")) == ("votes-4", "")
    about_to_act(state, "military")
    assert not of_kind(play(state, "leader alpes"), "province-tile")


# ---- legionaries -------------------------------------------------------------------------------------------------


@pytest.mark.rule("trajan.military.legionary")
@pytest.mark.parametrize("place", POINTS)
def test_a_legionary_goes_to_the_leaders_province_and_scores_it(place: str) -> None:
    """From the military camp."""
    state = with_leader_in(place)
    events = play(state, "legionary")
    conquered = the(events, "conquered")
    assert (conquered.rule, facts(conquered.message)) == (
        "trajan.military.legionary",
        {"province": f"province-{place}"},
    )
    assert from_source(state, 0, "provinces") == POINTS[place]
    assert figures_of(state, 0) == (13, 1, 0)
    assert state.legions[names.PLACES.index(place)] == 0b001


@pytest.mark.rule("trajan.military.legionary")
def test_a_legionary_does_not_follow_a_leader_into_the_camp() -> None:
    """While the leader is in the camp there is no province to go to."""
    state = with_leader_in("camp")
    assert_refused(state, "trajan.military.legionary", move="legionary", spot="province.camp", province="province-camp")


@pytest.mark.rule("trajan.military.camp-empty")
def test_without_a_legionary_in_the_camp_none_can_go() -> None:
    """Workers do not count."""
    state = table()
    leader(state, 0, "alpes")
    figures(state, 0, military_camp=0)
    about_to_act(state, "military")
    assert_refused(
        state,
        "trajan.military.camp-empty",
        move="legionary",
        spot="province.alpes",
        province="province-alpes",
    )


@pytest.mark.rule("trajan.military.one-each")
def test_a_player_has_at_most_one_legionary_in_a_province() -> None:
    """The refusal names it."""
    state = table()
    province(state, "alpes", legionaries=(0, 1))
    leader(state, 0, "alpes")
    about_to_act(state, "military")
    assert_refused(
        state,
        "trajan.military.one-each",
        move="legionary",
        spot="province.alpes",
        province="province-alpes",
    )


@pytest.mark.rule("trajan.military.rivals")
@pytest.mark.parametrize(("rivals", "points"), [((), 10), ((1,), 7), ((1, 2), 4), ((1, 2, 3), 1)])
def test_a_legionary_scores_three_less_per_rival(rivals: tuple[int, ...], points: int) -> None:
    """In Britannia, worth 10."""
    state = table(4)
    province(state, "britannia", legionaries=rivals)
    leader(state, 0, "britannia")
    about_to_act(state, "military")
    assert points_of(play(state, "legionary")) == [(0, "provinces", points, "trajan.military.rivals")]


@pytest.mark.rule("trajan.military.rivals")
def test_a_legionary_never_scores_below_zero() -> None:
    """In the Alpes, worth 3, with two rivals; leaders are no rivals."""
    state = table(4)
    province(state, "alpes", legionaries=(1, 2))
    leader(state, 0, "alpes")
    leader(state, 3, "alpes")
    about_to_act(state, "military")
    play(state, "legionary")
    assert from_source(state, 0, "provinces") == 0
