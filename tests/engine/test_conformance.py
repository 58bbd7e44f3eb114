"""The conformance test finds nothing in a game that keeps the protocol, and every promise that a game breaks."""

# ruff: noqa: D102 - the docstring of each broken game says what its one method does

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from engine.toy_data import BID, DRAW, HIDDEN_CARD, KEEP, MARKET, OVER, RULES, SOURCES, TO_DISCARD, TURN, ToyState
from engine.toy_game import TOY, Toy
from the_games import AnyGame, find_game, opened

from trajan_tutor.engine.components import Status
from trajan_tutor.engine.conformance import check
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Feature, Observation, Offer, SeatLook, Setup
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.engine.refusal import Attempt, Refusal
from trajan_tutor.engine.rules import Rule, RuleBook
from trajan_tutor.i18n import Words

TRAJAN = find_game("trajan")
FIRST_RULE = Message.of("toy-turn-order.refused")


def words_of(game: AnyGame) -> Callable[[str], bool]:
    """Return whether the English catalogue knows a key."""
    return Words("en", (game.resources.words,)).has


def found_in(game: AnyGame) -> set[str]:
    """Return what is found in a game, by the last words of the keys."""
    problems = check(game, words_of(game), games=2, every=1, most_moves=100)
    return {problem.key.removeprefix("engine-conformance-") for problem in problems}


@pytest.mark.both_builds
def test_the_toy_keeps_the_protocol() -> None:
    """Nothing is found, however often one looks."""
    assert check(TOY, words_of(TOY), games=5, every=1) == []


def test_trajan_keeps_the_protocol() -> None:
    """Nothing is found in Trajan, with the catalogue that people read."""
    assert [str(problem) for problem in check(TRAJAN, words_of(TRAJAN), every=17)] == []


def test_without_a_catalogue_words_are_not_checked() -> None:
    """A game can be checked before its words are written."""
    assert check(TOY) == []
    assert {problem.key for problem in check(TOY, lambda _key: False)} == {"engine-conformance-words"}


def test_every_problem_has_words() -> None:
    """What `trajan-tutor check` prints is a sentence, and another one that says how to mend it."""
    has = Words("en").has
    told = [f"engine-conformance-{what}" for what, _ in BROKEN if not what.startswith("toy")]
    assert [key for key in told if not (has(key) and has(f"{key}.mend"))] == []


# ---- one promise broken at a time


class BidsReadWrong(Toy):
    """The text of a bid is that of another one."""

    def notation(self, move: int) -> str:
        return super().notation(move + 1 if move == BID else move)


class ReadsAnything(Toy):
    """Any text is a move."""

    def parse(self, text: str) -> int:
        return KEEP if text == "no such move" else super().parse(text)


class RefusesALegalMove(Toy):
    """Drawing is refused always."""

    def refuse(self, state: ToyState, attempt: Attempt) -> Refusal | None:
        if attempt.move == "draw":
            return Refusal("toy.turn.order", FIRST_RULE)
        return super().refuse(state, attempt)


class RefusesALegalSpot(Toy):
    """The deck is refused always."""

    def refuse(self, state: ToyState, attempt: Attempt) -> Refusal | None:
        if attempt.spot == "deck":
            return Refusal("toy.turn.order", FIRST_RULE)
        return super().refuse(state, attempt)


class RefusesNoBid(Toy):
    """Every bid seems to be possible."""

    def refuse(self, state: ToyState, attempt: Attempt) -> Refusal | None:
        return None if attempt.move.startswith("bid") else super().refuse(state, attempt)


class RefusesNoSpot(Toy):
    """Every spot seems to offer something."""

    def refuse(self, state: ToyState, attempt: Attempt) -> Refusal | None:
        return None if attempt.spot else super().refuse(state, attempt)


class RefusesWithoutARule(Toy):
    """The rule of a refusal is not in the rule book."""

    def refuse(self, state: ToyState, attempt: Attempt) -> Refusal | None:
        refusal = super().refuse(state, attempt)
        return refusal and Refusal("toy.nowhere", refusal.message)


class AnySeatMayAct(Toy):
    """Whose turn it is does not matter."""

    def refuse(self, state: ToyState, attempt: Attempt) -> Refusal | None:
        return super().refuse(state, Attempt(state.actor, attempt.spot, attempt.move))


class GoesOnAfterTheEnd(Toy):
    """After the end nothing is refused."""

    def refuse(self, state: ToyState, attempt: Attempt) -> Refusal | None:
        return None if state.phase == OVER else super().refuse(state, attempt)


class SharesCoins(Toy):
    """A copy spends the coins of the original."""

    def copy(self, state: ToyState) -> ToyState:
        new = state.copy()
        new.coins = state.coins
        return new


class ForgetsCoins(ToyState):
    """A state that loses its coins when it is pickled."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return (ToyState, (self.seats, self.alone, self.deck))


class IsPickledBadly(Toy):
    """What comes back from pickle is another state."""

    def new_game(self, setup: Setup) -> ToyState:
        state = super().new_game(setup)
        return ForgetsCoins(*(getattr(state, name) for name in ToyState.__slots__))


class ShowsHands(Toy):
    """Every seat sees all cards."""

    def observe(self, state: ToyState, seat: int) -> Observation[Any]:
        seen = super().observe(state, seat)
        opened(seen.state).hands = [hand[:] for hand in opened(state).hands]
        opened(seen.state).deck = sorted(state.deck)
        return seen


class ShowsChoices(Toy):
    """Every seat sees which stall another one has just chosen."""

    def observe(self, state: ToyState, seat: int) -> Observation[Any]:
        seen = super().observe(state, seat)
        opened(seen.state).stalls = opened(state).stalls[:]
        return seen


class ShowsEverything(Toy):
    """Nothing is hidden, nothing dealt anew."""

    def observe(self, state: ToyState, seat: int) -> Observation[Any]:
        return Observation(seat, state.copy())

    def determinize(self, observation: Observation[Any], seed: int) -> ToyState:
        del seed
        state: ToyState = observation.state.copy()
        return state


class HidesTheOwnCard(Toy):
    """The seat to act does not see its own card, so it cannot discard."""

    def observe(self, state: ToyState, seat: int) -> Observation[Any]:
        seen = super().observe(state, seat)
        opened(seen.state).hands = [[HIDDEN_CARD] * len(hand) for hand in opened(state).hands]
        opened(seen.state).deck = sorted(card for cards in (state.deck, *state.hands) for card in cards)
        opened(seen.state).choices = [move for move in opened(seen.state).choices if not TO_DISCARD <= move < BID]
        return seen


class DealsDiscardsAnew(Toy):
    """Dealing anew changes what everybody knew."""

    def determinize(self, observation: Observation[Any], seed: int) -> ToyState:
        state = super().determinize(observation, seed)
        state.discards.reverse()
        return state


class DealsAsItLikes(Toy):
    """The seed does not decide what is dealt."""

    def determinize(self, observation: Observation[Any], seed: int) -> ToyState:
        return super().determinize(observation, seed + random.randrange(1000))


class GivesPointsInSilence(Toy):
    """A point is gained and no event says so."""

    def apply_and_tell(self, state: ToyState, move: int) -> list[Event]:
        return [event for event in super().apply_and_tell(state, move) if event.source != "lot"]


class NamesOtherSources(Toy):
    """The ledger has sources that the game does not name."""

    def ledger(self, state: ToyState, seat: int) -> Ledger:
        return Ledger(tuple(reversed(SOURCES)), super().ledger(state, seat).points)


class GainsFromNowhere(Toy):
    """An event gains points from a source that there is not."""

    def _gain(self, state: ToyState, events: list[Event], seat: int, source: str, points: int, rule: str) -> None:
        super()._gain(state, events, seat, source, points, rule)
        events[-1] = Event("points", rule, seat, events[-1].message, source="luck", points=points)


class TellsWithoutARule(Toy):
    """The rule of an event is not in the rule book."""

    def apply_and_tell(self, state: ToyState, move: int) -> list[Event]:
        events = super().apply_and_tell(state, move)
        return [Event(event.kind, "toy.nowhere", event.seat, event.message) for event in events]


class FeaturesWithoutARule(Toy):
    """The rule of a feature is not in the rule book."""

    def features(self, observation: Observation[Any], seat: int) -> list[Feature]:
        del observation, seat
        return [Feature("luck", 1, "points", "toy.nowhere")]


class SourceWithoutARule(Toy):
    """Points of a source come by a rule that is not in the rule book."""

    def rule_of(self, source: str) -> str:
        return f"toy.nowhere.{source}"


class FeaturesThatDoNotAddUp(Toy):
    """The explanation gives more for a coin than the evaluation."""

    def features(self, observation: Observation[Any], seat: int) -> list[Feature]:
        score, coins = super().features(observation, seat)
        return [score, replace(coins, value=coins.value + 1)]


class FeaturesNotToldApart(Toy):
    """Two features have one name and one place."""

    def features(self, observation: Observation[Any], seat: int) -> list[Feature]:
        features = super().features(observation, seat)
        return [*features, replace(features[1], value=0)]


class LetsNobodyChoose(Toy):
    """The rules are said to play a seat that has choices."""

    def played_by_rules(self, _state: ToyState) -> dict[int, Message]:
        return {1: Message.of("toy-coins", coins=0)}


class NeverEnds(Toy):
    """Round follows round, and random play would go on for ever."""

    def _end_round(self, state: ToyState, events: list[Event]) -> None:
        state.round = 1
        super()._end_round(state, events)


class StopsPlayingOut(Toy):
    """Random play stops half-way."""

    def play_out(self, state: ToyState, rng: Any) -> int:
        del rng
        self.apply(state, state.choices[0])
        return 1

    def finish_scope(self, _state: ToyState, _rng: Any) -> None:
        """Do nothing."""

    def finish_part(self, _state: ToyState, _rng: Any) -> None:
        """Do nothing."""


class HasNoWinner(Toy):
    """The game ends, and nobody has won."""

    def winners(self, state: ToyState) -> tuple[int, ...]:
        del state
        return ()


class HasAWinnerEarly(Toy):
    """Somebody has won before the end."""

    def winners(self, state: ToyState) -> tuple[int, ...]:
        return super().winners(state) or (0,)


class HasAnActorInTheEnd(Toy):
    """A seat is to act after the end."""

    def current_seat(self, state: ToyState) -> int:
        return max(state.actor, 0)


class ListsAMoveTwice(Toy):
    """A legal move stands twice in the list."""

    def legal(self, state: ToyState) -> list[int]:
        return [*state.choices, *state.choices[:1]]


class RunsOutOfMoves(Toy):
    """There is no legal move, though the game is not over."""

    def legal(self, state: ToyState) -> list[int]:
        return [] if state.phase == MARKET else state.choices


class AsksForForcedSteps(Toy):
    """A seat that can do one thing only is asked for it."""

    def legal(self, state: ToyState) -> list[int]:
        return state.choices[:1]


class ActsForANinthSeat(Toy):
    """The seat to act does not exist."""

    def current_seat(self, state: ToyState) -> int:
        return 9 if state.phase == MARKET else state.actor


class BeginsAsItLikes(Toy):
    """The seed does not decide how the game begins."""

    def new_game(self, setup: Setup) -> ToyState:
        return super().new_game(Setup(setup.seats, setup.seed + random.randrange(1000)))


class DrawsAnotherCardInSilence(Toy):
    """The same move leads elsewhere when nobody listens."""

    def apply(self, state: ToyState, move: int) -> None:
        if move == DRAW:
            state.deck.reverse()
        super().apply(state, move)


class LosesCoinsInPositions(Toy):
    """A position does not hold everything."""

    def load(self, position: Any, *, answers: bool = False) -> ToyState:
        state = super().load(position, answers=answers)
        state.coins = [1] * state.seats
        return state


class CannotReadItsPositions(Toy):
    """A position that the game wrote is an error."""

    def load(self, position: Any, *, answers: bool = False) -> ToyState:
        return super().load({**position, "game": "another"}, answers=answers)


class WritesNoCoins(Toy):
    """A position is read as it was written, and goes on in another way."""

    def dump(self, state: ToyState) -> dict[str, Any]:
        return {**super().dump(state), "coins": [1] * state.seats}


class ReadsAnyCoins(Toy):
    """A position may say that somebody has less than nothing."""

    def load(self, position: Any, *, answers: bool = False) -> ToyState:
        coins, sound = position.get("coins") if isinstance(position, dict) else None, [1, 1, 1]
        if not isinstance(coins, list) or not all(isinstance(coin, int) for coin in coins):
            return super().load(position, answers=answers)
        state = super().load({**position, "coins": sound[: len(coins)]}, answers=answers)
        state.coins = coins[:]
        return state


class ReadsMoreThanItKeeps(Toy):
    """A field that nobody knows is passed over."""

    def load(self, position: Any, *, answers: bool = False) -> ToyState:
        known = super().dump(super().new_game(Setup(2)))
        taken = {name: value for name, value in position.items() if name in known} if position else position
        return super().load(taken, answers=answers)


class BreaksAtWhatIsMissing(Toy):
    """A position without a field is an error of Python."""

    def load(self, position: Any, *, answers: bool = False) -> ToyState:
        if isinstance(position, dict):
            len(position["deck"])
        return super().load(position, answers=answers)


class BeginsWithNoPosition(Toy):
    """A position in a setup is overlooked."""

    def new_game(self, setup: Setup) -> ToyState:
        return super().new_game(replace(setup, position=""))


class LosesASpot(Toy):
    """A move is picked at a spot that is not on the board."""

    def spots(self, observation: Observation[Any]) -> list[Spot]:
        return [spot for spot in super().spots(observation) if spot.name != "deck"]


class LeadsNowhere(Toy):
    """Picking the deck means nothing."""

    def moves_at(self, state: ToyState, spot: str) -> tuple[int, ...]:
        return () if spot == "deck" else super().moves_at(state, spot)


class NamesSpotsTwice(Toy):
    """Two spots have one name."""

    def spots(self, observation: Observation[Any]) -> list[Spot]:
        return super().spots(observation) * 2


class SharesPieces(Toy):
    """Two placements are one piece."""

    def placements(self, observation: Observation[Any]) -> list[Placement]:
        return super().placements(observation) * 2


class HasNoWords(Toy):
    """A prompt has no words in the catalogue."""

    def prompt(self, state: ToyState) -> Message:
        return Message.of("toy-no-such-key") if state.phase == TURN else super().prompt(state)


class ForgetsARecordedMove(Toy):
    """A record does not lead to the same state, since drawing depends on what the game remembers."""

    def __init__(self) -> None:
        self.drawn = 0

    def _perform(self, state: ToyState, move: int, events: list[Event]) -> None:
        self.drawn += move == DRAW
        if self.drawn % 3 == 1:
            state.deck.reverse()
        super()._perform(state, move, events)


class Breaks(Toy):
    """An error that the game tells ends the trial and is among the problems."""

    def prompt(self, state: ToyState) -> Message:
        raise MisusedError("toy-broken", phase=state.phase)


BROKEN: list[tuple[str, type[Toy]]] = [
    ("notation", BidsReadWrong),
    ("parse", ReadsAnything),
    ("refused-legal", RefusesALegalMove),
    ("refused-legal", RefusesALegalSpot),
    ("not-refused", RefusesNoBid),
    ("not-refused", RefusesNoSpot),
    ("rule-unknown", RefusesWithoutARule),
    ("out-of-turn", AnySeatMayAct),
    ("refused-end", GoesOnAfterTheEnd),
    ("copy", SharesCoins),
    ("pickle", IsPickledBadly),
    ("leak", ShowsHands),
    ("leak", ShowsChoices),
    ("no-secret", ShowsEverything),
    ("legal-seen", HidesTheOwnCard),
    ("determinize", DealsDiscardsAnew),
    ("determinize-seed", DealsAsItLikes),
    ("ledger", GivesPointsInSilence),
    ("ledger", NamesOtherSources),
    ("ledger", GainsFromNowhere),
    ("rule-unknown", TellsWithoutARule),
    ("rule-unknown", FeaturesWithoutARule),
    ("features-worth", FeaturesThatDoNotAddUp),
    ("source", SourceWithoutARule),
    ("features", FeaturesNotToldApart),
    ("endless", NeverEnds),
    ("play-out", StopsPlayingOut),
    ("end", HasNoWinner),
    ("winners", HasAWinnerEarly),
    ("end", HasAnActorInTheEnd),
    ("choices", ListsAMoveTwice),
    ("choices", RunsOutOfMoves),
    ("forced", AsksForForcedSteps),
    ("actor", ActsForANinthSeat),
    ("by-rules", LetsNobodyChoose),
    ("begin", BeginsAsItLikes),
    ("told", DrawsAnotherCardInSilence),
    ("position", LosesCoinsInPositions),
    ("toy-position", CannotReadItsPositions),
    ("position", WritesNoCoins),
    ("position", BeginsWithNoPosition),
    ("load", ReadsAnyCoins),
    ("load", ReadsMoreThanItKeeps),
    ("load-breaks", ReadsMoreThanItKeeps),
    ("load-breaks", BreaksAtWhatIsMissing),
    ("spots", LosesASpot),
    ("spots", LeadsNowhere),
    ("spot-names", NamesSpotsTwice),
    ("pieces", SharesPieces),
    ("words", HasNoWords),
    ("replay", ForgetsARecordedMove),
    ("toy-broken", Breaks),
]


@pytest.mark.parametrize(("what", "broken"), BROKEN, ids=[kind.__name__ for _, kind in BROKEN])
def test_a_broken_promise_is_found(what: str, broken: type[Toy]) -> None:
    """Each variant of the toy breaks one promise, and that one is found."""
    assert what in found_in(broken())


class LooksElsewhere(Toy):
    """A move is picked in an area of the board that has no words."""

    def spots_of(self, state: ToyState, move: int) -> tuple[str, ...]:
        return ("cellar",) if move == DRAW else super().spots_of(state, move)


class CountsTime(Toy):
    """A feature says how far the end is, and that of a rival is told, too."""

    def features(self, observation: Observation[Any], seat: int) -> list[Feature]:
        return [*super().features(observation, seat), Feature("time-left", 1, "", "toy.game.over", for_rival=True)]


class HasMoreToSay(Toy):
    """Rules of another area, an option with choices, a seat with a name."""

    offers = (Offer("long", ("yes", "no")),)
    seat_looks = (SeatLook("A", 0, "toy-seat-first"), *Toy.seat_looks[1:])
    rules = RuleBook({**RULES.rules, "toy.cellar.dark": Rule("toy.cellar.dark", "cellar", {}, Status.CONFIRMED)})


@pytest.mark.parametrize(
    ("broken", "keys"),
    [
        (LooksElsewhere, {"toy-look-cellar"}),
        (CountsTime, {"toy-reason-time-left", "toy-reason-rival-time-left", "toy-period"}),
        (
            HasMoreToSay,
            {
                *("toy-cellar-dark", "toy-cellar-dark.rule", "toy-area-cellar"),
                *("toy-offer-long", "toy-offer-long-yes", "toy-offer-long-no", "toy-seat-first"),
            },
        ),
    ],
)
def test_words_that_nobody_wrote_down_are_asked_for(broken: type[Toy], keys: set[str]) -> None:
    """Those that follow from the board, the features, the rules and the options."""
    problems = check(broken(), words_of(TOY), every=1)
    asked = {dict(one.parameters)["key"] for one in problems if one.key == "engine-conformance-words"}
    assert asked == keys


def test_a_word_that_is_missing_is_told_with_what_it_is_for() -> None:
    """In words; each use of them has some."""
    words = Words("en", (TOY.resources.words,))
    (problem,) = check(LooksElsewhere(), words_of(TOY), every=1)[:1]
    assert words(problem).startswith("toy: the catalogue has no words for toy-look-cellar (an area of the board")


def test_a_problem_names_the_game_the_seats_and_the_place() -> None:
    """The first problem says where to look."""
    first = check(RefusesALegalMove())[0]
    assert str(first) == "engine-conformance-refused-legal detail=move draw game=toy moves=0 seats=2"
