"""A turn just played is judged from what its player could know, and a turn tried beside the game tells nothing."""

import pytest

from trajan_tutor.coach.adviser import Effort
from trajan_tutor.coach.verdict import Tell
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.session.asking import notations
from trajan_tutor.session.play import Play
from trajan_tutor.session.scene import words_for
from trajan_tutor.session.start import new_play
from trajan_tutor.session.trials import trial_of, tried
from trajan_tutor.session.verdicts import Judge, PlayedTurn, judged, turn_just_played

LITTLE = Effort(search=30, finalists=2, finals=8, pairs=12, most_pairs=20, answers=0, quiet=0)


def played(seed: int = 7, at: int = 0) -> tuple[Play, PlayedTurn, int]:
    """Return a game in which the person has just played a turn, that turn, and the node before it."""
    play = new_play("trajan", seed=seed, bots="greedy")
    start = play.tree.here.number
    while True:
        since = len(play.steps)
        play.choose(play.game.notation(play.choices()[at]))
        turn = turn_just_played(play, since)
        if turn is not None:
            return play, turn, start


def through(judge: Judge) -> Judge:
    """Let a judge come to its end."""
    while not judge.step(10):
        assert 0 <= judge.progress < 1
    return judge


@pytest.mark.parametrize("at", [0, -1])
def test_a_turn_is_over_when_somebody_else_has_played(at: int) -> None:
    """Its decisions are all that the person did, parted where something hidden was shown."""
    play, turn, start = played(at=at)
    assert turn.start == start
    own = [node.move for node in play.steps if node.seat == 0]
    assert [move for decision in turn.decisions for move in decision.moves] == own
    for decision in turn.decisions:
        state = play.game.copy(decision.state)
        for number, move in enumerate(decision.moves, start=1):
            assert play.game.reveals(state, move) in (False, number == len(decision.moves))
            play.game.apply(state, move)


def test_a_verdict_is_told_as_the_dial_says() -> None:
    """The decision that cost most is told, the better turn only when it is asked for."""
    play, turn, _ = played(at=-1)
    judge = through(Judge(play, turn, 1, LITTLE))
    words = words_for(play, "en")
    assert judged(play, judge, words, Tell.NEVER) is None
    shown = judged(play, judge, words, Tell.ALWAYS)
    assert shown is not None
    assert not shown.shows_better
    cost = shown.comparison.verdict.cost
    assert (judged(play, judge, words, Tell.costly(max(cost + 1, 0))) is None) is True
    again = through(Judge(play, turn, 1, LITTLE)).comparison()
    assert again.verdict == shown.comparison.verdict


def test_a_verdict_does_not_depend_on_hidden_things() -> None:
    """Deal them anew in the states of the turn, and the same comes out."""
    play, turn, _ = played()
    before = through(Judge(play, turn, 1, LITTLE)).comparison().verdict
    for decision in turn.decisions:
        other = play.game.determinize(play.game.observe(decision.state, decision.seat), 99)
        object.__setattr__(decision, "state", other)
    assert through(Judge(play, turn, 1, LITTLE)).comparison().verdict == before


def test_a_judge_is_given_up_once() -> None:
    """Each further try is a sentence."""
    play, turn, _ = played()
    judge = Judge(play, turn, 1, LITTLE)
    with pytest.raises(MisusedError, match="coach-not-done"):
        judge.comparison()
    judge.step()
    judge.cancel()
    with pytest.raises(MisusedError, match="coach-cancelled-twice"):
        judge.cancel()
    with pytest.raises(MisusedError, match="coach-cancelled"):
        judge.step()
    done = through(Judge(play, turn, 1, LITTLE))
    with pytest.raises(MisusedError, match="coach-cancelled-late"):
        done.cancel()


def test_a_trial_looks_like_the_game_and_leaves_it_alone() -> None:
    """What the person sees is the same; hidden things are others, and nobody answers."""
    play = new_play("trajan", seed=7, bots="greedy")
    nodes = len(play.tree)
    trial = trial_of(play)
    assert trial.choices() == play.choices()
    seen = [play.game.placements(one.observation()) for one in (play, trial)]
    assert seen[0] == seen[1]
    while trial.choices():
        trial.choose(trial.game.notation(trial.choices()[-1]))
    assert trial.waits_for_bot
    assert len(play.tree) == nodes
    assert play.steps == []
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
        play = new_play("caesar", seats=2, seed=seed)
        while play.choices():
            since = len(play.steps)
            choices = play.choices()
            play.choose(play.game.notation(choices[since * 7 % len(choices)]))
            turn = turn_just_played(play, since)
            for decision in turn.decisions if turn else ():
                state = play.game.copy(decision.state)
                for move in decision.moves:
                    assert play.game.current_seat(state) == decision.seat
                    assert move in play.game.legal(state)
                    play.game.apply(state, move)
                parted += not play.game.is_boundary(decision.state)
    assert parted > 1
