"""How Crassus chooses: the first of his seven rules that applies, then which province, which space, which token.

A rule names a number turned to a province (C21). Among equals decide, in this order, the list "which province", the
list "which space" and the list "which token" (C25); only a real choice is decided at random.
"""

from trajan_tutor.engine.generator import SplitMix64
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.crassus_closing import place_from_row
from trajan_tutor.games.caesar.rules.ending import opponent
from trajan_tutor.games.caesar.rules.placing import facing
from trajan_tutor.games.caesar.rules.state import State, record

NO_CHOICE = 0


class CrassusOption:
    """A way to place a token of his row: its place in the row, border, way round, and the number it turns to him."""

    __slots__ = ("border", "index", "number", "way")

    index: int
    border: int
    way: int
    number: int


class CrassusChoice:
    """What Crassus decided, by which rule, and why among equals: reasons are numbers of the lists in `names`."""

    __slots__ = (
        "border",
        "index",
        "number",
        "province",
        "province_reason",
        "rule",
        "space_reason",
        "token_reason",
        "way",
    )

    rule: int
    province: int
    number: int
    index: int
    border: int
    way: int
    province_reason: int
    space_reason: int
    token_reason: int


def options_at(state: State, province: int) -> list[CrassusOption]:
    """Return every way to place a token of his row on a free border space of a province, in the order of the borders.

    Within a space by the row from left to right.
    """
    figures = state.figures
    row = state.supply[state.crassus]
    options: list[CrassusOption] = []
    if state.open_spaces[province] == 0:
        return options
    for border in figures.borders_of[province]:
        if state.token[border]:
            continue
        symbol = figures.border_symbol[border]
        for index in range(len(row)):
            token = row[index]
            if not figures.fits[token] >> symbol & 1:
                continue
            for way in range(1 if figures.high[token] == figures.low[token] else 2):
                option = CrassusOption()
                option.index = index
                option.border = border
                option.way = way
                option.number = facing(figures, token, border, way, province)
                options.append(option)
    return options


def lead_of_player(state: State, province: int) -> int:
    """Return by how much the player's influence in a province exceeds his; negative where he leads."""
    own = state.influence[state.crassus * codes.PROVINCES + province]
    return state.influence[opponent(state.crassus) * codes.PROVINCES + province] - own


def choose(state: State) -> CrassusChoice:
    """Return his next placement; its rule is `NO_CHOICE` when no token of his row fits a free space."""
    chosen = CrassusChoice()
    chosen.rule = NO_CHOICE
    options: list[list[CrassusOption]] = []
    for province in range(codes.PROVINCES):
        options.append(options_at(state, province))
    if take_control(state, options, chosen) or close_province(state, options, chosen):
        return chosen
    if state.figures.always_careful:
        options = without_losing(state, options)
    if (
        catch_up(state, options, chosen)
        or add_influence(state, options, chosen)
        or settle_beside(state, options, chosen)
        or settle_centrally(state, options, chosen)
    ):
        return chosen
    settle_anywhere(state, options, chosen)
    return chosen


# ---- the seven rules -----------------------------------------------------------------------------------------------


def take_control(state: State, options: list[list[CrassusOption]], chosen: CrassusChoice) -> bool:
    """Rule 1: take control of a province with one token, with the smallest number that suffices; ties are his."""
    candidates: list[int] = []
    fitting: list[list[CrassusOption]] = []
    for province in range(codes.PROVINCES):
        sufficient: list[CrassusOption] = []
        if state.open_spaces[province] == 1:
            needed = lead_of_player(state, province)
            for option in options[province]:
                if option.number >= needed:
                    sufficient.append(option)
        fitting.append(sufficient)
        if sufficient:
            candidates.append(province)
    return decide(state, chosen, codes.RULE_CRASSUS_CONTROL, candidates, fitting, smallest=True)


def close_province(state: State, options: list[list[CrassusOption]], chosen: CrassusChoice) -> bool:
    """Rule 2: close a province with one token though the player takes control, without losing at once."""
    candidates: list[int] = []
    fitting: list[list[CrassusOption]] = []
    for province in range(codes.PROVINCES):
        safe: list[CrassusOption] = []
        if state.open_spaces[province] == 1:
            for option in options[province]:
                if not loses_at_once(state, option, province):
                    safe.append(option)
        fitting.append(safe)
        if safe:
            candidates.append(province)
    return decide(state, chosen, codes.RULE_CRASSUS_CLOSE, candidates, fitting, smallest=True)


def loses_at_once(state: State, option: CrassusOption, province: int) -> bool:
    """Return whether the player would place the last control marker in what a placement closes."""
    trial = state.copy()
    place_from_row(trial, option.index, option.border, option.way, province, asks=False)
    return trial.winner == opponent(state.crassus)


def without_losing(state: State, options: list[list[CrassusOption]]) -> list[list[CrassusOption]]:
    """Return the ways to place that do not lose at once, or all where every way does (C31)."""
    careful: list[list[CrassusOption]] = []
    has_safe = False
    for province in range(codes.PROVINCES):
        safe: list[CrassusOption] = []
        for option in options[province]:
            if not closes(state, option.border) or not loses_at_once(state, option, province):
                safe.append(option)
        careful.append(safe)
        if safe:
            has_safe = True
    return careful if has_safe else options


def closes(state: State, border: int) -> bool:
    """Return whether a token on a free border space closes a province."""
    figures = state.figures
    return state.open_spaces[figures.first[border]] == 1 or state.open_spaces[figures.second[border]] == 1


def catch_up(state: State, options: list[list[CrassusOption]], chosen: CrassusChoice) -> bool:
    """Rule 3: the highest number in the open province where he trails most (C24)."""
    candidates: list[int] = []
    most = 0
    for province in range(codes.PROVINCES):
        trail = lead_of_player(state, province)
        if options[province] and trail > 0 and trail >= most:
            if trail > most:
                candidates = []
            most = trail
            candidates.append(province)
    return decide(state, chosen, codes.RULE_CRASSUS_TRAILS, candidates, options, smallest=False)


def add_influence(state: State, options: list[list[CrassusOption]], chosen: CrassusChoice) -> bool:
    """Rule 4: the highest number in the open province with his influence where he lacks least for control (C24)."""
    candidates: list[int] = []
    least = 0
    for province in range(codes.PROVINCES):
        if options[province] and has_influence(state, province):
            lacking = lead_of_player(state, province)
            if lacking < 0 and not state.figures.lead_lacks_less:
                lacking = 0
            if not candidates or lacking < least:
                candidates = []
                least = lacking
            if lacking == least:
                candidates.append(province)
    return decide(state, chosen, codes.RULE_CRASSUS_INFLUENCE, candidates, options, smallest=False)


def has_influence(state: State, province: int) -> bool:
    """Return whether he has influence in a province: a sum above 0, or any token of his there (C39)."""
    if not state.figures.token_is_influence:
        return state.influence[state.crassus * codes.PROVINCES + province] > 0
    return any(
        state.token[border] and state.owner[border] == state.crassus for border in state.figures.borders_of[province]
    )


def settle_beside(state: State, options: list[list[CrassusOption]], chosen: CrassusChoice) -> bool:
    """Rule 5: the highest number next to a province that he controls."""
    provinces: list[int] = []
    for province in range(codes.PROVINCES):
        if is_beside_own(state, province):
            provinces.append(province)
    candidates = provinces_for_highest(state, provinces, options)
    return decide(state, chosen, codes.RULE_CRASSUS_NEIGHBOUR, candidates, options, smallest=False)


def settle_centrally(state: State, options: list[list[CrassusOption]], chosen: CrassusChoice) -> bool:
    """Rule 6: the highest number in a central province, Italia first."""
    provinces: list[int] = []
    for province in range(codes.PROVINCES):
        if state.figures.central[province]:
            provinces.append(province)
    candidates = provinces_for_highest(state, provinces, options)
    if codes.ITALIA in candidates:
        candidates = [codes.ITALIA]
    return decide(state, chosen, codes.RULE_CRASSUS_CENTRAL, candidates, options, smallest=False)


def settle_anywhere(state: State, options: list[list[CrassusOption]], chosen: CrassusChoice) -> bool:
    """Rule 7: the highest number in any province."""
    candidates = provinces_for_highest(state, list(range(codes.PROVINCES)), options)
    return decide(state, chosen, codes.RULE_CRASSUS_ANYWHERE, candidates, options, smallest=False)


def provinces_for_highest(state: State, provinces: list[int], options: list[list[CrassusOption]]) -> list[int]:
    """Return those provinces to which the highest number can be turned: the highest there, or of all (C35)."""
    highest = -1
    if state.figures.highest_of_all:
        for province in range(codes.PROVINCES):
            for option in options[province]:
                highest = max(highest, option.number)
    highest_provinces: list[int] = []
    for province in provinces:
        for option in options[province]:
            if option.number > highest:
                highest = option.number
                highest_provinces = []
            if option.number == highest and province not in highest_provinces:
                highest_provinces.append(province)
    return highest_provinces


# ---- among equals --------------------------------------------------------------------------------------------------


def decide(
    state: State,
    chosen: CrassusChoice,
    rule: int,
    candidates: list[int],
    options: list[list[CrassusOption]],
    *,
    smallest: bool,
) -> bool:
    """Decide province, number, space and token among the candidates of a rule; return whether there were any."""
    if not candidates:
        return False
    chosen.rule = rule
    if smallest and state.figures.number_first:
        candidates = giving_the_smallest(candidates, options)
    choose_province(state, candidates, chosen)
    fitting = options[chosen.province]
    spaced = state.figures.space_first and (rule == codes.RULE_CRASSUS_TRAILS or rule == codes.RULE_CRASSUS_INFLUENCE)
    if spaced:
        choose_space(state, fitting, chosen)
        fitting = on_space(fitting, chosen.border)
    chosen.number = best_number(fitting, smallest=smallest)
    matching: list[CrassusOption] = []
    for option in fitting:
        if option.number == chosen.number:
            matching.append(option)
    if state.figures.token_first and not spaced:
        choose_token(state, one_of_each(matching), chosen, smallest=smallest)
        choose_space(state, [option for option in matching if option.index == chosen.index], chosen)
        matching = [option for option in on_space(matching, chosen.border) if option.index == chosen.index]
        chosen.way = matching[0].way
        return True
    if not spaced:
        choose_space(state, matching, chosen)
    choose_token(state, on_space(matching, chosen.border), chosen, smallest=smallest)
    return True


def best_number(options: list[CrassusOption], *, smallest: bool) -> int:
    """Return the smallest or the highest number of some options."""
    number = -1
    for option in options:
        if number < 0 or (option.number < number if smallest else option.number > number):
            number = option.number
    return number


def giving_the_smallest(candidates: list[int], options: list[list[CrassusOption]]) -> list[int]:
    """Return those candidates for which the smallest number of all suffices (C23)."""
    least = min(best_number(options[province], smallest=True) for province in candidates)
    return [province for province in candidates if best_number(options[province], smallest=True) == least]


def one_of_each(options: list[CrassusOption]) -> list[CrassusOption]:
    """Return the first option of each token of his row."""
    first_options: list[CrassusOption] = []
    for option in options:
        if not any(other.index == option.index for other in first_options):
            first_options.append(option)
    return sorted(first_options, key=lambda option: option.index)


def on_space(options: list[CrassusOption], border: int) -> list[CrassusOption]:
    """Return the options of one border space."""
    return [option for option in options if option.border == border]


def choose_province(state: State, candidates: list[int], chosen: CrassusChoice) -> None:
    """Choose among provinces: beside an own one, Senate, Poison, central, beside a central one, at random."""
    remaining = candidates
    chosen.province_reason = 0
    reason = 1
    while len(remaining) > 1 and reason <= 5:
        preferred: list[int] = []
        for province in remaining:
            if speaks_for(state, province, reason):
                preferred.append(province)
        if preferred:
            if len(preferred) < len(remaining):
                chosen.province_reason = reason
            remaining = preferred
        reason += 1
    if len(remaining) > 1:
        chosen.province_reason = 6
        remaining = [remaining[number_below(state, len(remaining))]]
    chosen.province = remaining[0]


def speaks_for(state: State, province: int, reason: int) -> bool:
    """Return whether a reason of the list "which province" holds for a province."""
    if reason == 1:
        return is_beside_own(state, province)
    if reason == 2:
        return state.bonus[province] == codes.BONUS_SENATE
    if reason == 3:
        return state.bonus[province] == codes.BONUS_POISON
    if reason == 4:
        return state.figures.central[province] == 1
    return any(state.figures.central[other] for other in state.figures.adjacent[province])


def is_beside_own(state: State, province: int) -> bool:
    """Return whether a province lies next to one that he controls."""
    return any(state.control[other] == state.crassus + 1 for other in state.figures.adjacent[province])


def choose_space(state: State, options: list[CrassusOption], chosen: CrassusChoice) -> None:
    """Choose among spaces: where he trails most in the province across, a central one across, at random."""
    remaining: list[int] = []
    for option in options:
        if option.border not in remaining:
            remaining.append(option.border)
    chosen.space_reason = 0
    reason = 1
    while len(remaining) > 1 and reason <= 2:
        preferred: list[int] = []
        most = 0
        for border in remaining:
            value = value_across(state, border, chosen.province, reason)
            if value > most:
                most = value
                preferred = []
            if value == most:
                preferred.append(border)
        if len(preferred) < len(remaining):
            chosen.space_reason = reason
        remaining = preferred
        reason += 1
    if len(remaining) > 1:
        chosen.space_reason = 3
        remaining = [remaining[number_below(state, len(remaining))]]
    chosen.border = remaining[0]


def value_across(state: State, border: int, province: int, reason: int) -> int:
    """Return how much the province across a border speaks for a space: his trail there, or whether it is central."""
    figures = state.figures
    across = figures.second[border] if figures.first[border] == province else figures.first[border]
    if reason == 2:
        return figures.central[across]
    trail = lead_of_player(state, across)
    return trail if trail > 0 else 0


def choose_token(state: State, options: list[CrassusOption], chosen: CrassusChoice, *, smallest: bool) -> None:
    """Choose among tokens: not wild, highest sum (lowest for rules 1 and 2), leftmost."""
    figures = state.figures
    row = state.supply[state.crassus]
    remaining = options
    chosen.token_reason = 0
    plain: list[CrassusOption] = []
    for option in remaining:
        if not figures.is_wild[row[option.index]]:
            plain.append(option)
    if plain and len(plain) < len(remaining):
        chosen.token_reason = 1
        remaining = plain
    best = remaining[0]
    for option in remaining[1:]:
        gain = figures.token_sum[row[option.index]] - figures.token_sum[row[best.index]]
        if gain != 0:
            chosen.token_reason = 2
        elif chosen.token_reason < 2:
            chosen.token_reason = 3
        if (gain < 0) if smallest else (gain > 0):
            best = option
    chosen.index = best.index
    chosen.way = best.way


def number_below(state: State, bound: int) -> int:
    """Return a number from the generator of the game."""
    chance = SplitMix64(state.seed)
    number = chance.below(bound)
    state.seed = chance.seed
    return number


def tell_choice(state: State, chosen: CrassusChoice) -> None:
    """Write down what he decided, rule by rule."""
    side = state.crassus
    record(state, codes.EVENT_CHOSE, chosen.rule, side, chosen.province, chosen.number)
    if chosen.province_reason:
        record(
            state,
            codes.EVENT_CHOSE_PROVINCE,
            codes.RULE_CRASSUS_PROVINCE,
            side,
            chosen.province,
            chosen.province_reason,
        )
    if chosen.space_reason:
        record(state, codes.EVENT_CHOSE_SPACE, codes.RULE_CRASSUS_SPACE, side, chosen.border, chosen.space_reason)
    if chosen.token_reason:
        token = state.supply[side][chosen.index]
        record(state, codes.EVENT_CHOSE_TOKEN, codes.RULE_CRASSUS_TOKEN, side, token, chosen.token_reason)
