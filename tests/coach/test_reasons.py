"""Every figure that the coach names is worked out again here, from the states that the turns lead to."""

import math

import pytest
from coach.situations import SMALL, TRAJAN, Situation, advised, situation, situations

from trajan_tutor.coach.reasons import LEAST_POINTS, MOST, Reason, reasons
from trajan_tutor.coach.trials import FRESH, Contest, Whose, trial
from trajan_tutor.engine.game import SCORE, Observation, State
from trajan_tutor.engine.generator import Draws
from trajan_tutor.i18n import Words
from trajan_tutor.search.sampling import Question, played_on, sample, seed_of

SITUATIONS = situations(72)


def ends_of(question: Question, moves: tuple[int, ...], deals: int) -> list[State]:
    """Play a turn in every deal of a comparison and on to the horizon, by the playout of the search."""
    found = []
    for deal in range(deals):
        seed = seed_of(question.seed, 2, FRESH + deal)
        state = question.game.redeal(question.observation, seed)
        for move in moves:
            question.game.apply(state, move)
        found.append(played_on(question.game, state, Draws(seed), question.settings))
    return found


def worth_of_theme(question: Question, reason: Reason, state: State) -> int:
    """Return what a seat has of one theme, read from the ledger and the features; the rival's whole worth is a loss."""
    game, seat = question.game, question.observation.seat
    if reason.theme.whose is Whose.RIVAL:
        return -max(game.worth(state, other) for other in range(game.seats(state)) if other != seat)
    name = reason.theme.name
    points = 100 * game.ledger(state, seat)[name] if name in game.sources else 0
    features = game.features(Observation(seat, state), seat)
    return points + sum(one.worth for one in features if one.name != SCORE and (one.source or one.name) == name)


def check(question: Question, contest: Contest, found: tuple[Reason, ...]) -> None:
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


@pytest.mark.parametrize("where", SITUATIONS, ids=lambda where: f"{where.game.name}-{where.seat}")
def test_every_figure_can_be_worked_out_again(where: Situation) -> None:
    """Reasons for the best turn against one that does little and against another one, and the other way round."""
    adviser = advised(where, own=where.turn(3))
    question = adviser.search.question
    for contest in adviser.contests.values():
        check(question, contest, reasons(contest))
        check(question, contest.turned(), reasons(contest.turned()))


def test_the_situations_have_every_seat_and_reasons_of_every_kind() -> None:
    """Else the test above would say little."""
    assert {where.seat for where in SITUATIONS} == {0, 1, 2, 3}
    assert len(SITUATIONS) >= 60
    told = [
        reason
        for where in SITUATIONS[:24]
        for contest in advised(where).contests.values()
        for reason in reasons(contest)
    ]
    assert len({reason.message.key for reason in told}) >= 5
    assert {reason.theme.whose for reason in told} == {Whose.OWN, Whose.RIVAL}


def test_what_is_told_now_is_what_the_turn_brings() -> None:
    """Points now, of both turns, are read from the ledgers before and after."""
    seen = 0
    for where in SITUATIONS:
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
    assert seen > 20


@pytest.mark.parametrize("where", SITUATIONS[:12], ids=lambda where: f"{where.game.name}-{where.seat}")
def test_the_parts_add_up_to_the_difference(where: Situation) -> None:
    """Nothing is left over: the themes are the whole difference of the margins, and these are those of the search."""
    adviser = advised(where, own=where.turn(4))
    question = adviser.search.question
    for contest in adviser.contests.values():
        total = sum(tally.total for tally in contest.themes.values())
        assert total == contest.total.total == sum(contest.firsts) - sum(contest.seconds)
        assert sum(contest.parts.values()) == total
        for deal in range(contest.number):
            assert contest.firsts[deal] == sample(question, contest.first, FRESH + deal).margin


def test_the_other_way_round_everything_is_opposite() -> None:
    """The same deals, the same parts, the other sign."""
    where = situation(TRAJAN, 2, 3, 12)
    adviser = advised(where, own=where.turn(3))
    contest = adviser.contests[adviser.own]
    turned = contest.turned()
    assert turned.difference == -contest.difference
    assert turned.error == pytest.approx(contest.error)
    assert turned.turned().parts == contest.parts


def test_reasons_have_words() -> None:
    """No key without words, no mark left in a sentence, whatever the position."""
    words = Words("en", (TRAJAN.catalogue(),))
    said = set()
    for where in SITUATIONS:
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
    assert len(said) > 40


def test_a_comparison_looks_ahead_with_the_settings_of_the_search() -> None:
    """Two turns ahead is another figure than one."""
    where = situation(TRAJAN, 2, 3, 12)
    near = advised(where).search.question
    assert near.settings is SMALL
