"""One analysis of a position: asked again it is deepened, never begun anew, and all that it answers fits together."""

from collections import deque
from dataclasses import replace

import pytest
from coach.situations import LITTLE, SMALL, TRAJAN, Situation, situation
from the_games import find_game

from trajan_tutor.coach.adviser import Adviser
from trajan_tutor.coach.effort import is_to_the_end, play_to_horizon, settings_of
from trajan_tutor.coach.estimates import BEYOND, CHOICE, DECIDED, NINE_OF_TEN, PLAYED, figure_of
from trajan_tutor.coach.exploration import Explorer
from trajan_tutor.coach.paired_trials import FRESH, trial
from trajan_tutor.coach.plans import risks_of
from trajan_tutor.coach.study import Studies, Study
from trajan_tutor.coach.verdict import VerdictLevel
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.sampling import first_deal, follow

WHERE = situation(TRAJAN, 2, 3, 12)


def asked(studies: Studies, where: Situation = WHERE, own: tuple[int, ...] = ()) -> Adviser:
    """Ask about a position, with what is known of it already."""
    return Adviser(where.game, where.observation, 5, LITTLE, own, SMALL, studies).finish()


def is_begun(study: Study, moves: tuple[int, ...]) -> bool:
    """Return whether the moves are the beginning of a turn and not the whole of one."""
    drawn = follow(study.question, first_deal(study.question), moves, Rng(1), onward=False)
    return not drawn.is_whole and len(drawn.moves) == len(moves)


def test_what_is_asked_again_takes_no_further_deal() -> None:
    """The search and the deals that turns have met are kept, whatever hidden things the game holds."""
    studies = Studies()
    first = asked(studies)
    known = {moves: list(margins) for moves, margins in first.study.met.items()}
    samples = first.search.samples
    dealt = replace(WHERE, state=TRAJAN.determinize(WHERE.observation, 3))
    again = asked(studies, dealt)
    assert again.study is first.study
    assert again.search.samples == samples
    assert again.study.met == known
    assert again.hint().play() == first.hint().play()


def test_more_effort_deepens_what_is_known() -> None:
    """Deals that were met are not met again: the first of them stay as they are."""
    studies = Studies()
    first = asked(studies)
    known = {moves: list(margins) for moves, margins in first.study.met.items()}
    deeper = replace(LITTLE, search=80, finals=20)
    more = Adviser(TRAJAN, WHERE.observation, 5, deeper, (), SMALL, studies).finish()
    assert more.study is first.study
    assert more.search.samples >= 80
    assert all(more.study.met[moves][: len(margins)] == margins for moves, margins in known.items())
    assert len(more.study.met[more.best]) >= 20


def test_the_turn_of_a_hint_is_the_best_and_its_equals_are_as_good() -> None:
    """When they are asked about; and what is as good is in the next hint."""
    studies = Studies()
    hint = asked(studies)
    assert asked(studies, own=hint.best).verdict().level is VerdictLevel.EQUAL
    for group in hint.equals:
        assert asked(studies, own=group[0].moves).verdict().is_fine
    own = WHERE.turn(3)
    verdict = asked(studies, own=own).verdict()
    again = asked(studies)
    listed = [one.moves for group in again.equals for one in group]
    assert (again.study.endings[own].moves in listed) == verdict.is_fine


def test_exploring_tells_the_same_figure_as_why_not() -> None:
    """In the same deals, from the same analysis."""
    studies = Studies()
    judged = asked(studies, own=WHERE.turn(3))
    deals = judged.verdict().deals
    led = Explorer(TRAJAN, WHERE.observation, [judged.best, WHERE.turn(3)], 5, deals, 0, SMALL, studies).finish()
    figure = led.exploration().figures[1]
    assert figure.points == -judged.verdict().cost
    assert (figure.low, figure.high) == (-judged.verdict().high, -judged.verdict().low)


def test_the_beginning_of_a_turn_is_judged_by_its_best_ending() -> None:
    """That of the best turn itself comes to the same as the best; how it was completed is told."""
    studies = Studies()
    best = asked(studies).best
    begun = next(best[:number] for number in range(1, len(best)) if is_begun(asked(studies).study, best[:number]))
    adviser = asked(studies, own=begun)
    comparison = adviser.comparison()
    assert comparison.verdict.is_fine
    assert 0 < comparison.added < len(comparison.named)
    assert [TRAJAN.parse(step.notation) for step in comparison.named[: len(begun)]] == list(begun)
    assert comparison.completed == comparison.named[len(begun) :]


def test_a_whole_turn_needs_no_ending() -> None:
    """It is told as it was named."""
    own = WHERE.turn(3)
    comparison = asked(Studies(), own=own).comparison()
    assert comparison.added == 0
    assert comparison.completed == ()
    assert len(comparison.named) == len(own)


def test_trials_go_on_to_the_end_of_a_quarter() -> None:
    """All of them, and at least as many turns as the search looks ahead."""
    question = Study(TRAJAN, WHERE.observation, 1, SMALL).question
    before = first_deal(question)
    quarter = TRAJAN.begun(before, 1)
    end = play_to_horizon(question, before, before, Rng(3))
    assert TRAJAN.is_over(end) or TRAJAN.begun(end, 1) > quarter
    assert TRAJAN.begun(end) >= TRAJAN.begun(before) + TRAJAN.seats(before) * SMALL.turns_ahead


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_a_finished_game_is_compared_with_finished_games_alone(seed: int) -> None:
    """All are played out where the game is near its end or one trial has ended; before that none is."""
    caesar = find_game("caesar")
    early, late = (asked(Studies(), situation(caesar, 2, seed, turns)).study for turns in (10, 19))
    assert not is_to_the_end(early.question)
    assert is_to_the_end(late.question)
    for deal in range(6):
        assert all(caesar.is_over(trial(late.question, moves, FRESH + deal).end) for moves in late.met)
    others = [moves for moves in late.met if moves != late.best]
    nearest = max(others, key=lambda moves: len(late.met[moves]))
    assert late.between(late.best, nearest).deals >= LITTLE.finals


@pytest.mark.parametrize("turns", [13, 15, 17])
def test_whether_games_are_played_out_hangs_on_no_seed(turns: int) -> None:
    """Figures of two seeds are of one kind: a win outweighs what is only likely."""
    where = situation(find_game("caesar"), 2, 1, turns)
    studies = [Study(where.game, where.observation, seed, SMALL) for seed in range(4)]
    for study in studies:
        deque(study.deepen(LITTLE), maxlen=0)
    assert len({is_to_the_end(study.question) for study in studies}) == 1


@pytest.mark.parametrize("seed", [1, 2, 4])
def test_of_turns_that_deals_do_not_tell_apart_the_one_that_gives_least_away_is_advised(seed: int) -> None:
    """Such as no province that the other side can close."""
    study = asked(Studies(), situation(find_game("caesar"), 2, seed, 2)).study
    level = [study.between(study.leader, moves) for moves in study.settled]
    given = [risks_of(study.question, moves) for moves in study.settled]
    most = study.small_loss
    alike = [n for cost, n in zip(level, given, strict=True) if cost.points <= min(cost.error, most)]
    assert risks_of(study.question, study.best) == min(alike)


def test_what_was_chosen_by_other_figures_is_chosen_anew() -> None:
    """When a trial ends late, all turns are met again, and not only the one that was asked about."""
    where = situation(find_game("caesar"), 2, 0, 12)
    study = Study(where.game, where.observation, 5, SMALL)
    deque(study.deepen(LITTLE), maxlen=0)
    assert not is_to_the_end(study.question)
    looked_at = set(study.met)
    study._ends = {True}
    deque(study.settle(study.best, len(study.met[study.best]) + 1), maxlen=0)
    deque(study.meet([study.best], len(study.met[study.best]) + 1), maxlen=0)
    assert is_to_the_end(study.question)
    assert set(study.met) >= looked_at


def test_an_analysis_that_was_given_up_goes_on_when_it_is_asked_again() -> None:
    """As if it had never been given up."""
    studies = Studies()
    given_up = Adviser(TRAJAN, WHERE.observation, 5, LITTLE, (), SMALL, studies).study
    tasks = given_up.deepen(LITTLE)
    while not given_up.met:
        next(tasks)
    del tasks
    assert asked(studies).study is given_up
    assert given_up.met == asked(Studies()).study.met


def test_an_interval_is_wider_than_luck_alone() -> None:
    """By the choice of the best turn, and by the rest of the game: less where it was played out."""
    spread = [-1000, 1000] * 50
    to_end, open_end = (figure_of(spread, 2, to_end=to_end) for to_end in (True, False))
    assert to_end.high - to_end.points == pytest.approx(
        NINE_OF_TEN * ((CHOICE * to_end.error) ** 2 + (2 * PLAYED) ** 2) ** 0.5
    )
    assert to_end.seeds == open_end.seeds
    assert open_end.high > to_end.high
    assert open_end.high - open_end.points <= NINE_OF_TEN * (CHOICE * to_end.error + 2 * BEYOND)
    assert open_end.turned().low == -open_end.high


def test_an_interval_is_wide_where_a_turn_brings_all_or_nothing() -> None:
    """Who wins hangs on how well the rest is played, too: more than a small loss, however many deals are met."""
    all_or_nothing, sure = (figure_of([won, 6000] * 5000, 1, to_end=True) for won in (0, 6000))
    rest = all_or_nothing.points * DECIDED
    assert all_or_nothing.high - all_or_nothing.points == pytest.approx(NINE_OF_TEN * rest, rel=0.02)
    assert sure.high == sure.points == 60


def test_the_rest_of_the_game_adds_little_to_turns_that_come_to_nearly_the_same() -> None:
    """A difference that is the same in every deal is one; the interval ends with the trials where there is none."""
    steady, nearly, nothing = (figure_of([each] * 100, 2, to_end=False) for each in (200, 10, 0))
    assert steady.high - steady.points == pytest.approx(NINE_OF_TEN * 2 * BEYOND)
    assert 0 < nearly.high - nearly.points < 0.5
    assert nothing.high == nothing.points == 0


def test_what_every_deal_brings_at_the_end_of_the_game_is_sure() -> None:
    """Nothing hangs on how well the turns on the way are played, if there are any."""
    same = figure_of([200] * 100, 2, to_end=True)
    assert same.low == same.points == same.high == 2


def test_every_beginning_of_the_best_turn_comes_to_the_best_turn() -> None:
    """Or to a better one that was found by asking, which is the best then."""
    studies = Studies()
    for number in (1, 2, 3):
        begun = asked(studies).best[:number]
        adviser = asked(studies, own=begun)
        assert adviser.own == adviser.best
        assert adviser.verdict().level is VerdictLevel.EQUAL


@pytest.mark.parametrize("turn", [4, 8, 12, 14])
def test_the_best_turn_can_be_asked_for_at_any_time(turn: int) -> None:
    """Also before any turn has met as many deals as figures are told from, and where each gives something away."""
    where = situation(find_game("caesar"), 2, 3, turn)
    study = Study(where.game, where.observation, 5, settings_of(LITTLE))
    early = 0
    for _ in study.deepen(LITTLE):
        if study.met:
            early += not study.settled
            assert study.best in study.met
    assert early
