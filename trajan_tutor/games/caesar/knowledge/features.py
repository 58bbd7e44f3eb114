"""Named quantities of an observation, shared by evaluation and explanation: each with its unit, rule id and value.

The weights are those of `evaluation`, so that the values of a side's features add up to its value.
What has happened to a side between two states of a trial is told by milestones, as a person would name it.
"""

from dataclasses import replace

from trajan_tutor.engine.game import SCORE, Feature, Observation
from trajan_tutor.engine.message import Message, Value
from trajan_tutor.engine.planning import Milestone
from trajan_tutor.games.caesar.knowledge import evaluation
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.state import State, markers_placed
from trajan_tutor.games.caesar.rules.terms import bonus_term, province_term

_RULE_OF_SOURCE = (
    codes.RULE_END_LAST_MARKER,
    codes.RULE_CONTROL_HIGHER,
    codes.RULE_CONTROL_ITALIA,
    codes.RULE_BORDER_MARKER,
    codes.RULE_SENATE_MARKERS,
    codes.RULE_CRASSUS_HARDER,
)


def rule_of_source(source: str) -> str:
    """Return the id of the rule by which control markers of a source are placed.

    >>> rule_of_source("borders")
    'caesar.border.marker'
    """
    return names.rule_id(_RULE_OF_SOURCE[names.SOURCE_NAMES.index(source)])


def features(seen: Observation[State], seat: int) -> list[Feature]:
    """Return what a side has and what is at stake for it, as far as the observer can see."""
    state = seen.state
    everything = [
        *_whole_game(state, seat),
        *(_province(state, seat, province) for province in range(codes.PROVINCES) if state.open_spaces[province]),
        *(_closed(state, seat, province) for province in range(codes.PROVINCES) if state.control[province] == seat + 1),
        *(_bonus_near(state, province) for province in provinces_near(state, seat)),
        *(_border(state, seat, border) for border in range(codes.BORDERS) if not state.cover[border]),
    ]
    if state.phase != codes.PHASE_OVER:
        return everything
    # After the end only markers and the win count.
    return [feature if feature.name in (SCORE, "won") else replace(feature, value=0) for feature in everything]


def _whole_game(state: State, side: int) -> list[Feature]:
    placed = markers_placed(state, side)
    mat = f"mat.{side}"
    tokens = evaluation.tokens_held(state, side)
    senate = state.senate[side]
    return [
        _feature(SCORE, placed, "markers", codes.RULE_END_LAST_MARKER, evaluation.MARKER * placed),
        _feature("won", int(state.winner == side), "games", codes.RULE_END_LAST_MARKER, evaluation.won(state, side)),
        _feature(
            "senate-tokens",
            senate,
            "tokens",
            codes.RULE_SENATE_KEEP,
            evaluation.value_of_senate(state, side),
            spots=(f"{mat}.senate.0",),
        ),
        _feature(
            "supply",
            tokens,
            "tokens",
            codes.RULE_WEALTH_DRAW,
            evaluation.value_of_supply(state, side),
            spots=(f"{mat}.bag",),
        ),
    ]


def _province(state: State, side: int, province: int) -> Feature:
    lead = evaluation.lead(state, side, province)
    rule = codes.RULE_CONTROL_ITALIA if province == codes.ITALIA else codes.RULE_CONTROL_HIGHER
    value = evaluation.value_of_province(state, province, evaluation.chances(state, side))
    name = names.PROVINCES[province]
    own = state.influence[side * codes.PROVINCES + province]
    about: tuple[tuple[str, Value], ...] = (
        ("province", province_term(province)),
        ("own", own),
        ("enemy", own - lead),
        ("spaces", state.open_spaces[province]),
    )
    feature = _feature(
        "province-lead", lead, "influence", rule, value, place=name, about=about, spots=names.province_spots(province)
    )
    return replace(
        feature, source=names.SOURCE_NAMES[codes.SOURCE_ITALIA if province == codes.ITALIA else codes.SOURCE_PROVINCES]
    )


def _closed(state: State, side: int, province: int) -> Feature:
    """Return a province that a side controls: worth nothing more, but it tells where its markers came from."""
    feature = _province(state, side, province)
    return replace(feature, name="province-closed", value=0)


def provinces_near(state: State, side: int) -> list[int]:
    """Return the provinces with a bonus token that a side could close with its next token, were it to fit."""
    if state.phase == codes.PHASE_OVER or not evaluation.is_next(state, side):
        return []
    return [
        province for province in range(codes.PROVINCES) if state.open_spaces[province] == 1 and state.bonus[province]
    ]


def _bonus_near(state: State, province: int) -> Feature:
    name = names.PROVINCES[province]
    about: tuple[tuple[str, Value], ...] = (
        ("province", province_term(province)),
        ("bonus", bonus_term(state.bonus[province])),
    )
    feature = _feature(
        "bonus-near",
        1,
        "tokens",
        codes.RULE_CLOSE_BONUS,
        0,
        place=name,
        about=about,
        spots=names.province_spots(province),
    )
    return replace(feature, told=False, for_rival=True)


def _border(state: State, side: int, border: int) -> Feature:
    value = evaluation.value_of_border(state, border, evaluation.chances(state, side))
    about: tuple[tuple[str, Value], ...] = (
        ("first", province_term(state.figures.first[border])),
        ("second", province_term(state.figures.second[border])),
    )
    name = names.BORDERS[border]
    rule = codes.RULE_BORDER_MARKER
    feature = _feature(
        "border-ahead", value, "chance", rule, value, place=name, about=about, spots=(names.border_spot(border),)
    )
    return replace(feature, source=names.SOURCE_NAMES[codes.SOURCE_BORDERS])


def _feature(
    name: str,
    quantity: float,
    unit: str,
    rule: int,
    value: int = 0,
    *,
    place: str = "",
    about: tuple[tuple[str, Value], ...] = (),
    spots: tuple[str, ...] = (),
) -> Feature:
    return Feature(name, quantity, unit, names.rule_id(rule), value, place, about, spots)


WON = "won"
LOST = "lost"


def milestones(before: State, after: State, side: int) -> frozenset[Milestone]:
    """Return the provinces that a side, or the other one, came to control, as far as they have closed."""
    reached = []
    for province, (earlier, now) in enumerate(zip(before.control, after.control, strict=True)):
        if earlier != now and now:
            source = codes.SOURCE_ITALIA if province == codes.ITALIA else codes.SOURCE_PROVINCES
            source_name = names.SOURCE_NAMES[source]
            if now == side + 1:
                reached.append(Milestone(WON, str(province), source_name))
            else:
                reached.append(Milestone(LOST, str(province), source_name, loss=True, of_rival=True))
    return frozenset(reached)


def milestone_words(milestone: Milestone) -> Message:
    """Return what happened in words."""
    return Message.of(f"caesar-milestone-{milestone.name}", province=province_term(int(milestone.place)))
