"""An adviser is advanced in steps, needs an observation only, and says in a sentence what it cannot do."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from coach.situations import (
    LITTLE,
    SMALL,
    TRAJAN,
    Situation,
    advised,
    asked,
    each_of,
    few_or_all,
    name_of,
    searched,
    situation,
    situations,
)
from the_games import TOY

from trajan_tutor.coach.adviser import Adviser
from trajan_tutor.coach.answers import deal_of
from trajan_tutor.coach.ladder import Hint, look_at
from trajan_tutor.coach.paired_trials import FRESH, trial
from trajan_tutor.coach.plans import idea_of
from trajan_tutor.coach.reasons import Certainty
from trajan_tutor.coach.turn_steps import ghosts_of, read_turn, step_of
from trajan_tutor.coach.verdict import VerdictLevel
from trajan_tutor.engine.errors import MisusedError, TutorError, UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.placement import area_of
from trajan_tutor.i18n import Words

SITUATIONS = situations(24)
# Two of each number of seats, and two of the toy.
SHORT = 8
SHORT_OR_LONG = pytest.mark.parametrize("wheres", few_or_all(SITUATIONS, SHORT))


def all_of(hint: Hint) -> tuple[object, ...]:
    """Return everything that a hint can say, with all figures."""
    return (hint.look(), hint.consider(), hint.play(), hint.because())


def check_hidden(where: Situation, seed: int) -> None:
    """Compare what is found in a position with what is found where hidden cards are dealt anew."""
    own = where.turn(2)
    first = advised(where, own=own)
    other = searched(replace(where, state=where.game.determinize(where.observation, seed)), own=own)
    assert all_of(other.hint()) == all_of(first.hint())
    assert other.verdict() == first.verdict()
    assert other.comparison() == first.comparison()
    assert other.answers() == first.answers()


@pytest.mark.parametrize("where", each_of(SITUATIONS, SHORT // 2))
def test_a_hint_does_not_depend_on_hidden_things(where: Situation) -> None:
    """Hidden cards dealt anew give the same words and the same figures, verdict and comparison included."""
    check_hidden(where, 1)


@pytest.mark.long
@pytest.mark.parametrize("where", SITUATIONS, ids=name_of)
def test_a_hint_does_not_depend_on_what_is_hidden_otherwise(where: Situation) -> None:
    """The same with another deal."""
    check_hidden(where, 2)


def test_the_answer_depends_on_seed_and_effort_not_on_the_steps() -> None:
    """One by one or many at once."""
    where = situation(TRAJAN, 2, 4, 9)
    whole = advised(where, own=where.turn(1))
    slow = Adviser(TRAJAN, where.observation, 5, LITTLE, where.turn(1), SMALL)
    while not slow.step():
        pass
    assert all_of(slow.hint()) == all_of(whole.hint())
    assert slow.verdict() == whole.verdict()
    other = asked(where, seed=6).adviser()
    assert other.search.question.seed != whole.search.question.seed


@pytest.mark.parametrize("where", each_of(SITUATIONS, SHORT))
def test_the_turn_that_is_advised_can_be_played(where: Situation) -> None:
    """Step by step, and its spots are those that pick its moves."""
    advice = advised(where).hint().play()
    state = where.game.copy(where.state)
    for step in advice.steps:
        move = where.game.parse(step.notation)
        assert move in where.game.legal(state)
        assert set(step.spots) <= set(advice.spots)
        assert step.spots == where.game.spots_of(state, move)
        where.game.apply(state, move)
    assert advice.is_whole is False or where.game.may_evaluate(state) or where.game.current_seat(state) != where.seat


@pytest.mark.parametrize("where", each_of(SITUATIONS, SHORT))
def test_the_first_level_does_not_give_the_move_away(where: Situation) -> None:
    """It lights a whole area, or the place of what is at stake, and the words name no move; the hint shows nothing."""
    hint = advised(where).hint()
    look = hint.look()
    names = [spot.name for spot in where.game.spots(where.observation)]
    assert set(look.spots) <= set(names)
    if look.message.key == "coach-look":
        assert len({area_of(spot) for spot in look.spots}) <= 1
        assert [name for name, _ in look.message.parameters] == ["area"]
    else:
        assert [name for name, _ in look.message.parameters] == ["stake"]
        assert not any(step.message.key in str(look.message) for step in hint.play().steps)
    assert repr(hint) == "Hint()"


@pytest.mark.parametrize("where", each_of(SITUATIONS, SHORT))
def test_the_first_level_points_at_something_that_lies_there_now(where: Situation) -> None:
    """At the place of a step of the turn; without one, at the choices. Never at what only the turn would bring."""
    hint = advised(where).hint()
    look = hint.look()
    if look.message.key == "coach-look-stake":
        assert look.spots
        return
    named = str(dict(look.message.parameters)["area"])
    if look.spots:
        areas = {area_of(spot) for step in hint.play().steps for spot in step.spots}
        assert area_of(look.spots[0]) in areas
        assert named == f"{where.game.name}-look-{area_of(look.spots[0])}"
    else:
        assert named == f"{where.game.name}-look-list"


def test_markers_that_are_not_taken_yet_are_looked_for_in_their_tray() -> None:
    """A marker that is dropped lies in no hand when the turn begins; one that is in a hand is looked for there."""
    where = situation(TRAJAN, 2, 3, 12)
    state = TRAJAN.copy(where.state)
    sowing = max(TRAJAN.legal(state))
    steps = [step_of(TRAJAN, state, sowing)]
    TRAJAN.apply(state, sowing)
    steps.append(step_of(TRAJAN, state, TRAJAN.legal(state)[0]))
    assert [area_of(step.spots[-1]) for step in steps] == ["mat-tray", "mat-held"]
    before = look_at(TRAJAN, where.observation, steps)
    assert str(before.message) == "coach-look area=trajan-look-mat-tray"
    assert len(before.spots) == 6
    after = look_at(TRAJAN, TRAJAN.observe(state, where.seat), steps)
    assert str(after.message) == "coach-look area=trajan-look-mat-held"
    alone = look_at(TRAJAN, where.observation, steps[1:])
    assert str(alone.message) == "coach-look area=trajan-look-mat-tray"


@SHORT_OR_LONG
def test_ghosts_show_what_the_turn_would_change_and_nothing_hidden(wheres: Sequence[Situation]) -> None:
    """No piece is shown that the seat could not know: a drawn card is no ghost."""
    for where in wheres[:12]:
        adviser = advised(where)
        now = {one.piece: one.spot for one in where.game.placements(where.observation)}
        ghosts = adviser.hint().play().ghosts
        assert all(ghost.symbol != "text" and now.get(ghost.piece) != ghost.spot for ghost in ghosts)
        # What was dealt for the sake of the search differs between seeds; what is shown of the same turn does not.
        other = asked(where, seed=99).adviser()
        assert ghosts_of(other.search.question, adviser.best) == ghosts


@SHORT_OR_LONG
def test_there_are_at_most_three_reasons_and_one_against(wheres: Sequence[Situation]) -> None:
    """And the words for the board's areas exist."""
    words = Words("en", (TRAJAN.resources.words,))
    for where in wheres[:12]:
        hint = advised(where).hint()
        assert len(hint.because().reasons) <= 3
        assert len(hint.because().against) <= 1
        if where.game is TRAJAN:
            assert "⟦" not in words(hint.look().message)


def test_words_for_every_area_of_the_board() -> None:
    """Whatever a hint points at, it can name; with what lies there in many games."""
    words = Words("en", (TRAJAN.resources.words,))
    for where in situations(60):
        if where.game is TRAJAN:
            for spot in TRAJAN.spots(where.observation):
                assert words.has(f"trajan-look-{area_of(spot.name)}"), spot.name
    assert words.has("trajan-look-list")


@SHORT_OR_LONG
def test_the_best_turn_is_compared_with_another_idea_never_with_one_that_does_little(
    wheres: Sequence[Situation],
) -> None:
    """The second idea is the best turn of another one that the deals know; where all have the same, the next turn."""
    other = 0
    for where in wheres:
        adviser = advised(where)
        question, lines = adviser.search.question, adviser.search.lines()
        if len(lines) <= 1:
            assert adviser.second == ()
            continue
        idea = idea_of(question, adviser.best)
        assert adviser.second != adviser.best
        is_other = any(idea_of(question, line.moves) != idea for line in lines)
        assert (idea_of(question, adviser.second) != idea) == is_other
        # Where another idea is as good, it is the best of those.
        groups = [group for group in adviser.equals if idea_of(question, group[0].moves) != idea]
        if groups:
            assert adviser.second == groups[0][0].moves
        if is_other:
            assert adviser.hint().because().is_level == bool(groups)
        other += is_other
    assert other > len(wheres) // 2


@SHORT_OR_LONG
def test_turns_as_good_are_told_once_and_by_their_ideas(wheres: Sequence[Situation]) -> None:
    """Not the turn that the best one is compared with, and no idea twice."""
    for where in wheres:
        because = advised(where).hint().because()
        assert because.compared not in because.others
        assert len(set(because.others)) == len(because.others)


@SHORT_OR_LONG
def test_points_at_once_are_those_of_the_ledger(wheres: Sequence[Situation]) -> None:
    """In the deal of the game itself, too: what is told for certain is certain."""
    seen = 0
    for where in wheres:
        adviser = advised(where)
        state = where.game.copy(where.state)
        for move in adviser.best:
            where.game.apply(state, move)
        gain = where.game.ledger(state, where.seat) - where.game.ledger(where.state, where.seat)
        for reason in adviser.hint().because().brought:
            seen += 1
            assert reason.certainty is Certainty.NOW
            assert gain[reason.theme.name] == reason.points == dict(reason.message.parameters)["points"]
    assert seen > len(wheres) // 3


def test_progress_goes_from_nothing_to_one() -> None:
    """It never falls, and reaches one only at the end."""
    where = situation(TRAJAN, 2, 3, 12)
    adviser = Adviser(TRAJAN, where.observation, 1, LITTLE, where.turn(3), SMALL)
    seen = [adviser.progress]
    while not adviser.step(10):
        seen.append(adviser.progress)
    assert seen[0] == 0
    assert seen == sorted(seen)
    assert seen[-1] < 1
    assert adviser.progress == 1
    assert adviser.step()


def problem(call: object, *arguments: object) -> str:
    """Return the key of the sentence that a call is refused with; it has words."""
    assert callable(call)
    with pytest.raises(TutorError) as caught:
        call(*arguments)
    assert Words("en", (TRAJAN.resources.words,)).has(caught.value.message.key)
    return caught.value.message.key


def test_what_cannot_be_done_is_said_in_a_sentence() -> None:
    """Too early, after giving up, giving up twice, without a turn of one's own."""
    where = situation(TRAJAN, 2, 3, 12)
    adviser = Adviser(TRAJAN, where.observation, 1, LITTLE, (), SMALL)
    assert problem(adviser.hint) == "coach-not-done"
    assert problem(adviser.verdict) == "coach-not-done"
    adviser.step(5)
    adviser.cancel()
    assert problem(adviser.cancel) == "coach-cancelled-twice"
    assert problem(adviser.step) == "coach-cancelled"
    assert problem(adviser.hint) == "coach-cancelled"
    done = advised(where)
    assert problem(done.cancel) == "coach-cancelled-late"
    assert problem(done.verdict) == "coach-no-own"
    assert problem(done.comparison) == "coach-no-own"


def test_a_hint_out_of_turn_after_the_end_or_without_a_choice_is_refused() -> None:
    """By a sentence each."""
    state = TOY.new_game(Setup(seats=2, seed=3))
    assert problem(Adviser, TOY, TOY.observe(state, 1)) == "coach-no-moves"
    where = situation(TRAJAN, 2, 3, 12)
    waiting = replace(TRAJAN.observe(where.state, where.seat), seat=1 - where.seat)
    assert problem(Adviser, TRAJAN, waiting) == "search-not-to-act"
    over = TRAJAN.copy(where.state)
    while not TRAJAN.is_over(over):
        TRAJAN.apply(over, TRAJAN.legal(over)[0])
    assert problem(Adviser, TRAJAN, TRAJAN.observe(over, 0)) == "search-over"


def test_a_turn_is_read_from_notation() -> None:
    """What is no move, not legal at its place, or nothing at all, is told with its place."""
    where = situation(TRAJAN, 2, 3, 12)
    texts = [TRAJAN.notation(move) for move in where.turn(3)]
    assert read_turn(TRAJAN, where.observation, texts) == where.turn(3)
    with pytest.raises(UnreadableError):
        read_turn(TRAJAN, where.observation, ["fly away"])
    assert problem(read_turn, TRAJAN, where.observation, ()) == "coach-turn-empty"
    with pytest.raises(MisusedError) as caught:
        read_turn(TRAJAN, where.observation, [texts[0], texts[0]])
    assert dict(caught.value.message.parameters) == {"number": 2, "move": texts[0]}


def test_where_there_is_only_one_thing_to_do_the_hint_says_so() -> None:
    """Before the end of a quarter, for instance."""
    state = TRAJAN.copy(situation(TRAJAN, 2, 3, 12).state)
    while not TRAJAN.is_closing(state):
        TRAJAN.apply(state, TRAJAN.legal(state)[0])
    hint = advised(Situation(TRAJAN, state, TRAJAN.current_seat(state))).hint()
    assert hint.consider().message.key == "coach-consider-only"
    assert hint.because().message.key == "coach-because-only"


def test_the_turn_that_was_advised_is_equal_to_the_best_one() -> None:
    """However its equal things were ordered."""
    where = situation(TRAJAN, 2, 3, 12)
    best = advised(where).best
    adviser = advised(where, own=best)
    if adviser.best == adviser.own:
        assert adviser.verdict().level is VerdictLevel.EQUAL
        assert adviser.comparison().offer is None
        assert adviser.comparison().why_better() == ()
    assert adviser.finish().is_done


def least_of(where: Situation) -> tuple[int, ...]:
    """Return the turn after which the position is worth least to its seat, of some drawn at random."""

    def worth(moves: tuple[int, ...]) -> int:
        state = where.game.copy(where.state)
        for move in moves:
            where.game.apply(state, move)
        return int(where.game.evaluate(state, where.seat))

    return min((where.turn(seed) for seed in range(20)), key=worth)


@SHORT_OR_LONG
def test_a_turn_that_wastes_everything_costs_and_the_better_one_is_offered_not_shown(
    wheres: Sequence[Situation],
) -> None:
    """Reasons both ways; the better turn comes when it is asked for."""
    costly = 0
    for where in wheres:
        comparison = advised(where, own=least_of(where)).comparison()
        if comparison.verdict.level is VerdictLevel.COSTS:
            costly += 1
            assert comparison.offer is not None
            assert repr(comparison) == repr(replace(comparison, _best=(), _for_best=()))
            assert comparison.better() != comparison.named
    assert costly >= len(wheres) // 5


@SHORT_OR_LONG
def test_answers_are_counted_never_guessed(wheres: Sequence[Situation]) -> None:
    """So many of so many deals, and together not more than there were."""
    for where in wheres:
        answers = advised(where).answers()
        assert sum(answer.times for answer in answers) == (answers[0].deals if answers else 0)
        assert [answer.times for answer in answers] == sorted((one.times for one in answers), reverse=True)
        assert all(answer.seat != where.seat for answer in answers)
    assert FRESH > 1000


@SHORT_OR_LONG
def test_what_an_answer_gains_its_seat_is_not_told_as_our_cost(wheres: Sequence[Situation]) -> None:
    """Every turn of another seat brings it something, whatever we do: no figure says that we lose by it."""
    words = Words("en", (TRAJAN.resources.words,))
    answers = [answer for where in wheres for answer in advised(where).answers() if where.game is TRAJAN]
    assert any(answer.cost > 1 for answer in answers)
    for answer in answers:
        assert answer.message.key == "coach-answer"
        assert "cost" not in words(answer.message)


@SHORT_OR_LONG
def test_an_answer_tells_the_points_that_its_step_brings(wheres: Sequence[Situation]) -> None:
    """The short words of the step do not tell them; the figure is the change of the ledger."""
    seen = 0
    for where in wheres:
        adviser = advised(where)
        for number, reply in enumerate(adviser.replies):
            state = where.game.copy(trial(adviser.search.question, adviser.best, deal_of(number)).after)
            brought = {}
            for text in reply.moves:
                before = where.game.ledger(state, reply.seat)
                where.game.apply(state, where.game.parse(text))
                brought[text] = where.game.ledger(state, reply.seat) - before
            if reply.gain is not None:
                seen += 1
                told = dict(reply.gain.parameters)
                source = str(told["source"]).removeprefix(f"{where.game.name}-source-")
                assert told["points"] in {gain[source] for gain in brought.values()}
                assert told["what"] == reply.step.message.in_short
    assert seen
