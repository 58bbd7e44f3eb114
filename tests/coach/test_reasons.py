"""Every figure that the coach names is worked out again here, from the states that the turns lead to."""

import math
from collections.abc import Sequence
from functools import cache

import pytest
from coach.situations import SMALL, TRAJAN, Situation, advised, each_of, few_or_all, situation, situations
from games.trajan.build_state import demands, table, tiles
from the_games import AnyState, opened

from trajan_tutor.coach.difference_parts import RIVAL, DifferencePart, Owner, PartKind, PartTime, ReasonTheme
from trajan_tutor.coach.effort import play_to_horizon
from trajan_tutor.coach.evidence import Evidence
from trajan_tutor.coach.paired_trials import FRESH, Race, trial
from trajan_tutor.coach.reasons import APART, LEAST_POINTS, MOST, Reason, reason_of, reasons
from trajan_tutor.coach.rival_reasons import rival_in_words
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import SCORE, Feature, Observation
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.search.sampling import SearchQuestion, finish_turn, margin_of, seed_of

SITUATIONS = situations(72)
SHORT = 24
SHORT_OR_LONG = pytest.mark.parametrize("wheres", few_or_all(SITUATIONS, SHORT))
POINTS_IN_WORDS = {
    "trajan-reason-sets",
    "trajan-reason-bonus-tiles",
    "trajan-reason-trajan-tile",
    "trajan-reason-tile-ready",
}


def ends_of(question: SearchQuestion[TutorGame], moves: tuple[int, ...], deals: int) -> list[AnyState]:
    """Play a turn in every deal of a comparison and on to the horizon, by the turns of the search."""
    found = []
    for deal in range(deals):
        seed = seed_of(question.seed, 2, FRESH + deal)
        before = question.game.determinize(question.observation, seed)
        state = question.game.copy(before)
        for move in moves:
            question.game.apply(state, move)
        rng = Rng(seed)
        state = finish_turn(question.game, state, rng, question.settings)
        found.append(play_to_horizon(question, before, state, rng))
    return found


def worth_of_theme(question: SearchQuestion[TutorGame], reason: Reason, state: AnyState) -> int:
    """Return what a seat has of one theme, read from the ledger and the features; the rival's whole worth is a loss."""
    game, seat = question.game, question.observation.seat
    if reason.theme.owner is Owner.RIVAL:
        return -max(game.evaluate(state, other) for other in range(game.seats(state)) if other != seat)
    name = reason.theme.name
    points = 100 * game.ledger(state, seat)[name] if name in game.sources else 0
    features = game.features(Observation(seat, state), seat)
    return points + sum(one.value for one in features if one.name != SCORE and (one.source or one.name) == name)


def check(question: SearchQuestion[TutorGame], contest: Race, found: tuple[Reason, ...]) -> None:
    """Work out the figure of every reason again."""
    firsts = ends_of(question, contest.first, contest.number)
    seconds = ends_of(question, contest.second, contest.number)
    assert len(found) <= MOST
    assert [round(one.points, 2) for one in found] == sorted((round(one.points, 2) for one in found), reverse=True)
    for reason in found:
        changes = [
            (worth_of_theme(question, reason, mine) - worth_of_theme(question, reason, other)) / 100
            for mine, other in zip(firsts, seconds, strict=True)
        ]
        mean = sum(changes) / len(changes)
        assert reason.points == pytest.approx(mean, abs=1e-9)
        variance = sum((change - mean) ** 2 for change in changes) / (len(changes) - 1)
        assert reason.error == pytest.approx(math.sqrt(variance / len(changes)), abs=1e-6)
        assert reason.points >= max(LEAST_POINTS, 2 * reason.error)
        assert reason.rule in question.game.rules.rules


@pytest.mark.parametrize("where", each_of(SITUATIONS, SHORT // 2))
def test_every_figure_can_be_worked_out_again(where: Situation) -> None:
    """Reasons for the best turn against the second idea and against another one, and the other way round."""
    adviser = advised(where, own=where.turn(3))
    for contest in adviser.contests.values():
        check(contest.question, contest, reasons(contest))
        check(contest.question, contest.turned(), reasons(contest.turned()))


def test_the_situations_have_every_seat_and_reasons_of_every_kind() -> None:
    """Else the test above would say little."""
    assert {where.seat for where in SITUATIONS} == {0, 1, 2, 3}
    assert len(SITUATIONS) >= 60
    told = [
        reason
        for where in SITUATIONS[:SHORT]
        for contest in advised(where, own=where.turn(3)).contests.values()
        for reason in reasons(contest)
    ]
    assert len({reason.message.key for reason in told}) >= 5
    assert {reason.theme.owner for reason in told} == {Owner.OWN, Owner.RIVAL}


@SHORT_OR_LONG
def test_what_is_told_now_is_what_the_turn_brings(wheres: Sequence[Situation]) -> None:
    """Points now, of both turns, are read from the ledgers before and after."""
    seen = 0
    for where in wheres:
        adviser = advised(where, own=where.turn(3))
        for contest in adviser.contests.values():
            for reason in reasons(contest):
                message = reason.message
                while message.key in {"coach-reason-long", "coach-reason-also"}:
                    message = dict(message.parameters).get("what") or dict(message.parameters)["first"]  # type: ignore[assignment]
                if message.key != "coach-reason-now":
                    continue
                seen += 1
                told = dict(message.parameters)
                for name, moves in (("here", contest.first), ("there", contest.second)):
                    met = trial(adviser.search.question, moves, FRESH)
                    gain = where.game.ledger(met.after, where.seat) - where.game.ledger(met.before, where.seat)
                    assert told[name] == gain[reason.theme.name]
    assert seen > len(wheres) // 4


@pytest.mark.parametrize("where", each_of(SITUATIONS[:12], SHORT // 4))
def test_the_parts_add_up_to_the_difference(where: Situation) -> None:
    """Nothing is left over: the themes are the whole difference of the margins, and these are those at the horizon."""
    adviser = advised(where, own=where.turn(4))
    for contest in adviser.contests.values():
        total = sum(tally.total for tally in contest.themes.values())
        assert total == contest.total.total == sum(contest.firsts) - sum(contest.seconds)
        assert sum(contest.parts.values()) == total
        ends = ends_of(contest.question, contest.first, contest.number)
        assert contest.firsts == [margin_of(where.game, end, where.seat) for end in ends]


def test_the_other_way_round_everything_is_opposite() -> None:
    """The same deals, the same parts, the other sign."""
    where = situation(TRAJAN, 2, 3, 12)
    adviser = advised(where, own=where.turn(3))
    contest = adviser.contests[adviser.own]
    turned = contest.turned()
    assert turned.difference == -contest.difference
    assert turned.error == pytest.approx(contest.error)
    assert turned.turned().parts == contest.parts


@SHORT_OR_LONG
def test_reasons_have_words(wheres: Sequence[Situation]) -> None:
    """No key without words, no mark left in a sentence, whatever the position."""
    words = Words("en", (TRAJAN.resources.words,))
    said = set()
    for where in wheres:
        if where.game is not TRAJAN:
            continue
        adviser = advised(where, own=where.turn(7))
        for contest in adviser.contests.values():
            for reason in (*reasons(contest), *reasons(contest.turned())):
                text = words(reason.message)
                said.add(text)
                assert not set("⟦⟧{}") & set(text), text
                assert "coach-" not in text
                assert "  " not in text
    assert len(said) > len(wheres) // 2


def test_a_comparison_looks_ahead_with_the_settings_of_the_search() -> None:
    """Two turns ahead is another figure than one."""
    where = situation(TRAJAN, 2, 3, 12)
    near = advised(where).search.question
    assert near.settings is SMALL


@cache
def told_in(number: int) -> list[tuple[Race, Reason]]:
    """Return every reason told in the positions of Trajan, of so many, both ways round, with its comparison."""
    return [
        (contest, reason)
        for where in SITUATIONS[:number]
        if where.game is TRAJAN
        for one in advised(where, own=where.turn(3)).contests.values()
        for contest in (one, one.turned())
        for reason in reasons(contest)
    ]


@pytest.fixture(params=[SHORT, pytest.param(len(SITUATIONS), marks=pytest.mark.long)], ids=["few", "all"])
def all_told(request: pytest.FixtureRequest) -> list[tuple[Race, Reason]]:
    """Return every reason told in a few positions, and in all of them for `make test-long`."""
    return told_in(request.param)


def test_two_figures_that_differ_are_told_as_now_and_in_the_long_run(all_told: list[tuple[Race, Reason]]) -> None:
    """Nine points that are worth one would contradict each other."""
    seen = {"coach-reason-worth": 0, "coach-reason-long": 0}
    for _, reason in all_told:
        what = dict(reason.message.parameters).get("what")
        if not isinstance(what, Message) or what.key not in POINTS_IN_WORDS:
            continue
        change = dict(what.parameters)["change"]
        assert isinstance(change, int)
        seen[reason.message.key] += 1
        assert (reason.message.key == "coach-reason-long") == (abs(change - reason.points) > APART)
    assert all(seen.values()), seen


def test_points_now_alone_are_told_only_where_they_are_nearly_all(all_told: list[tuple[Race, Reason]]) -> None:
    """Else the figure of the long run stands beside them."""
    seen = 0
    for _, reason in all_told:
        if reason.message.key == "coach-reason-now":
            change = dict(reason.message.parameters)["change"]
            assert isinstance(change, int)
            seen += 1
            assert abs(change - reason.points) <= APART + 1e-9
    assert seen


def test_the_loss_of_a_rival_is_put_down_to_what_weighs_most(all_told: list[tuple[Race, Reason]]) -> None:
    """To one source or two that hold half of it; to the time only where there are none."""
    seen = set()
    for contest, reason in all_told:
        if reason.theme.owner is not Owner.RIVAL:
            continue
        key = reason.message.key
        seen.add(key)
        sums = loss_by_source(contest)
        order = sorted(sums, key=lambda name: -sums[name])
        half = sum(sums.values()) / 2
        told = dict(reason.message.parameters)
        named = told.get("sources", (told["source"],) if "source" in told else ())
        assert isinstance(named, tuple)
        names = [str(name).removeprefix("trajan-source-") for name in named]
        if names:
            assert sorted(sums[name] for name in names) == sorted(sums[name] for name in order[: len(names)])
            assert sum(sums[name] for name in names) >= half - 1e-9
        elif key != "coach-reason-rival-period":
            first = order[0] not in TRAJAN.sources or sums[order[0]] < half
            both = any(name not in TRAJAN.sources for name in order[:2]) or sum(sums[one] for one in order[:2]) < half
            assert first
            assert both
    assert {"coach-reason-rival-source", "coach-reason-rival-sources"} <= seen


def test_the_time_is_named_when_nothing_weighs_most() -> None:
    """When the quarter is shorter and the loss is made of many small things."""
    first, second = table(2), table(2)
    first.time = second.time + 3

    def told(**lost: float) -> str:
        parts = {DifferencePart(RIVAL, PartTime.LATER, PartKind.POINTS, name): points for name, points in lost.items()}
        heavy = sorted(parts, key=lambda part: -parts[part])
        one, other = opened(first), opened(second)
        found = rival_in_words(Evidence(TRAJAN, 0, other, one, other, parts), heavy, sum(lost.values()))
        assert found is not None
        return str(found.message)

    many = {"senate": 1.0, "ships": 1.0, "provinces": 1.0, "construction": 1.0, "sets": 1.0}
    assert told(**many).startswith("coach-reason-rival-time points=5 seats=2 time=trajan-reason-time-left change=3")
    assert "trajan-source-senate" in told(**{**many, "senate": 4.0})
    assert told(**{**many, "senate": 2.0, "ships": 2.0}).startswith("coach-reason-rival-sources")


def loss_by_source(contest: Race) -> dict[str, float]:
    """Return what a rival has less by source, where it has less; a feature without a source stands for itself."""
    sources = {feature.name: feature.source for seat in range(4) for feature in features_seen(contest, seat)}
    sums: dict[str, float] = {}
    for part, change in contest.parts.items():
        if part.theme.owner is Owner.RIVAL:
            name = part.name if part.kind is PartKind.POINTS else sources.get(part.name) or part.name
            sums[name] = sums.get(name, 0) + change / contest.number / 100
    return {name: change for name, change in sums.items() if change > 0}


def features_seen(contest: Race, seat: int) -> list[Feature]:
    """Return the features of a seat right after both turns of a comparison."""
    found = []
    for moves in (contest.first, contest.second):
        state = trial(contest.question, moves, FRESH).after
        if seat < TRAJAN.seats(state):
            found += TRAJAN.features(Observation(seat, state), seat)
    return found


def test_answers_that_no_demand_can_ask_for_are_not_told() -> None:
    """With all demands of a quarter open, a second games tile for one demand meets nothing."""

    def told(asked: str, before: str, after: str) -> Reason | None:
        first, second = (table(2) for _ in range(2))
        for state, held in ((first, after), (second, before)):
            demands(state, asked)
            tiles(state, 0, held)
        theme = ReasonTheme(Owner.OWN, "demands")
        part = DifferencePart(theme, PartTime.NOW, PartKind.FEATURE, "answers", "games")
        return reason_of(
            Evidence(TRAJAN, 0, opened(second), opened(first), opened(second), {part: 2.0}), theme, 2.0, 0.1
        )

    assert told("games bread religion", "games", "games games") is None
    met = told("games games religion", "games", "games games")
    assert met is not None
    assert str(met.message).startswith("coach-reason-worth points=2 what=trajan-reason-answers change=1")
    # Another demand can still be turned up.
    assert told("games bread", "games", "games games") is not None
