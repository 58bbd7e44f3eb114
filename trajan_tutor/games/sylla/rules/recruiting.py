"""Phase II: each must take one of the open characters; the rest go under the deck."""

from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.sales import begin_sales
from trajan_tutor.games.sylla.rules.setup import begin_part
from trajan_tutor.games.sylla.rules.state import State, record


def begin_recruiting(state: State) -> None:
    """Let the consul recruit first."""
    state.phase = codes.PHASE_RECRUIT
    state.actor = state.consul
    begin_part(state)


def recruit_rule(state: State, card: int) -> int:
    """Return the rule that forbids to recruit a character, or 0."""
    return codes.RULE_NONE if state.row[card] else codes.RULE_RECRUIT_ROW


def recruit_choices(state: State) -> list[int]:
    """Return the kinds of characters in the row."""
    choices: list[int] = []
    for card in range(codes.CARDS):
        if state.row[card]:
            choices.append(codes.MOVE_RECRUIT + card)
    return choices


def recruit(state: State, card: int) -> None:
    """Take a character into the own area, where it works at once."""
    state.row[card] -= 1
    state.upright[state.actor * codes.CARDS + card] += 1
    record(state, codes.EVENT_RECRUITED, codes.RULE_RECRUIT_MUST, state.actor, card, 0)
    ask_next_to_recruit(state)


def ask_next_to_recruit(state: State) -> None:
    """Go on clockwise until all have recruited."""
    state.actor = (state.actor + 1) % state.seats
    if state.actor == state.consul:
        clear_row(state)
        begin_sales(state)


def clear_row(state: State) -> None:
    """Put the rest of the row under the deck, in alphabetical order, the first highest; all have seen them (S27)."""
    under: list[int] = []
    for card in range(codes.CARDS - 1, -1, -1):
        for _ in range(state.row[card]):
            under.append(card)
        if state.row[card]:
            record(state, codes.EVENT_UNDER_DECK, codes.RULE_RECRUIT_REST, codes.NOBODY, card, state.row[card])
            state.row[card] = 0
    state.known += len(under)
    state.character_pile = under + state.character_pile


def cards_seen(state: State) -> int:
    """Return how many cards at the bottom of the deck all have seen, as far as the round tells it.

    Each round leaves as many of them as the row is larger than the number of seats.
    """
    rounds = state.round - 1 if state.phase <= codes.PHASE_RECRUIT else state.round
    seen = rounds * (state.figures.row[state.seats] - state.seats)
    return seen if seen < len(state.character_pile) else len(state.character_pile)
