"""A turn just played is judged from what its player could know, and a turn tried beside the game tells nothing."""

import pytest

from trajan_tutor.coach.adviser import Effort
from trajan_tutor.coach.verdict import Tell
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.seat_view import words_for
from trajan_tutor.session.session import Session
from trajan_tutor.shown.asking import notations
from trajan_tutor.shown.tried_turn import trial_of, tried
from trajan_tutor.shown.turn_verdict import Judge, PlayedTurn, judged, turn_just_played

LITTLE = Effort(search=30, finalists=2, finals=8, pairs=12, most_pairs=20, answers=0, second=0)


def played(seed: int = 7, at: int = 0) -> tuple[Session, PlayedTurn, int]:
    """Return a game in which the person has just played a turn, that turn, and the node before it."""
    session = new_session("trajan", seed=seed, bots="greedy")
    start = session.tree.here.number
    while True:
        since = len(session.steps)
        session.choose(session.game.notation(session.choices()[at]))
        turn = turn_just_played(session, since)
        if turn is not None:
            return session, turn, start


def through(judge: Judge) -> Judge:
    """Let a judge come to its end."""
    while not judge.step(10):
        assert 0 <= judge.progress < 1
    return judge


@pytest.mark.parametrize("at", [0, -1])
def test_a_turn_is_over_when_somebody_else_has_played(at: int) -> None:
    """Its decisions are all that the person did, parted where something hidden was shown."""
    session, turn, start = played(at=at)
    assert turn.start == start
    own = [node.move for node in session.steps if node.seat == 0]
    assert [move for decision in turn.decisions for move in decision.moves] == own
    for decision in turn.decisions:
        state = session.game.copy(decision.state)
        for number, move in enumerate(decision.moves, start=1):
            assert session.game.reveals(state, move) in (False, number == len(decision.moves))
            session.game.apply(state, move)


def test_a_verdict_is_told_as_the_dial_says() -> None:
    """The decision that cost most is told, the better turn only when it is asked for."""
    session, turn, _ = played(at=-1)
    judge = through(Judge(session, turn, 1, LITTLE))
    words = words_for(session, "en")
    assert judged(session, judge, words, Tell.NEVER) is None
    shown = judged(session, judge, words, Tell.ALWAYS)
    assert shown is not None
    assert not shown.shows_better
    cost = shown.comparison.verdict.cost
    assert (judged(session, judge, words, Tell.costly(max(cost + 1, 0))) is None) is True
    again = through(Judge(session, turn, 1, LITTLE)).comparison()
    assert again.verdict == shown.comparison.verdict


def test_a_verdict_does_not_depend_on_hidden_things() -> None:
    """Deal them anew in the states of the turn, and the same comes out."""
    session, turn, _ = played()
    before = through(Judge(session, turn, 1, LITTLE)).comparison().verdict
    for decision in turn.decisions:
        other = session.game.determinize(session.game.observe(decision.state, decision.seat), 99)
        object.__setattr__(decision, "state", other)
    assert through(Judge(session, turn, 1, LITTLE)).comparison().verdict == before


def test_a_judge_is_given_up_once() -> None:
    """Each further try is a sentence."""
    session, turn, _ = played()
    judge = Judge(session, turn, 1, LITTLE)
    with pytest.raises(MisusedError, match="coach-not-done"):
        judge.comparison()
    judge.step()
    judge.cancel()
    with pytest.raises(MisusedError, match="coach-cancelled-twice"):
        judge.cancel()
    with pytest.raises(MisusedError, match="coach-cancelled"):
        judge.step()
    done = through(Judge(session, turn, 1, LITTLE))
    with pytest.raises(MisusedError, match="coach-cancelled-late"):
        done.cancel()


def test_a_trial_looks_like_the_game_and_leaves_it_alone() -> None:
    """What the person sees is the same; hidden things are others, and nobody answers."""
    session = new_session("trajan", seed=7, bots="greedy")
    nodes = len(session.tree)
    trial = trial_of(session)
    assert trial.choices() == session.choices()
    seen = [session.game.placements(one.observation()) for one in (session, trial)]
    assert seen[0] == seen[1]
    while trial.choices():
        trial.choose(trial.game.notation(trial.choices()[-1]))
    assert trial.waits_for_bot
    assert len(session.tree) == nodes
    assert session.steps == []
    texts = tried(trial)
    made = [trial.game.notation(node.move) for node in trial.steps]
    assert list(texts) == made[: len(texts)]
    assert len(texts) == len(made) or trial.steps[len(texts) - 1].reveals(trial.game)


def test_a_turn_is_named_in_one_text_or_in_several() -> None:
    """Commas part its moves."""
    assert notations("sow I, drop red ,pass") == notations(["sow I", "drop red", "pass"])
    with pytest.raises(MisusedError, match="coach-turn-empty"):
        notations(" ,")


def test_a_decision_ends_where_another_seat_decides() -> None:
    """In Caesar! the other side may put a marker in the middle of a turn: each part can be judged by itself."""
    parted = 0
    for seed in range(1, 9):
        session = new_session("caesar", seats=2, seed=seed)
        while session.choices():
            since = len(session.steps)
            choices = session.choices()
            session.choose(session.game.notation(choices[since * 7 % len(choices)]))
            turn = turn_just_played(session, since)
            for decision in turn.decisions if turn else ():
                state = session.game.copy(decision.state)
                for move in decision.moves:
                    assert session.game.current_seat(state) == decision.seat
                    assert move in session.game.legal(state)
                    session.game.apply(state, move)
                parted += not session.game.may_evaluate(decision.state)
    assert parted > 1
