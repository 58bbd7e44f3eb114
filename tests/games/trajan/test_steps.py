"""The steps of a turn: one is present, in the order of the rulebook, with rules that exist; where a sowing leads."""

from trajan_tutor.engine.game import Setup, Standing
from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.trajan.game import GAME
from trajan_tutor.games.trajan.rules import codes


def test_every_step_of_whole_games() -> None:
    """With setup by choice: done before present before open, and every step comes up."""
    seen = set()
    for seed in range(3):
        state = GAME.new_game(Setup(seats=2 + seed, seed=seed, quick=False))
        rng = Rng(seed)
        while not GAME.is_over(state):
            steps = GAME.steps(state)
            standings = [step.standing for step in steps]
            order = [Standing.DONE, Standing.PRESENT, Standing.OPEN]
            assert standings == sorted(standings, key=order.index)
            assert standings.count(Standing.PRESENT) == 1
            present = steps[standings.index(Standing.PRESENT)]
            seen.add(present.label.key)
            assert present.rules
            assert all(rule in GAME.rules.rules for step in steps for rule in step.rules)
            legal = GAME.legal(state)
            GAME.apply(state, legal[rng.below(len(legal))])
        assert GAME.steps(state) == ()
    assert {"trajan-step-sow", "trajan-step-action", "trajan-step-markers", "trajan-step-demands"} <= seen


def test_a_sowing_leads_to_its_target() -> None:
    """The last tray of the path is the one that the rules name."""
    state = GAME.new_game(Setup(seats=2, seed=7))
    for move in GAME.legal(state):
        path = GAME.leads_to(state, move)
        after = GAME.copy(state)
        GAME.apply(after, move)
        if after.phase != codes.PHASE_DROP:
            # Equal markers were dropped at once.
            continue
        assert len(path) == after.sown
        assert path[-1] == f"mat.0.tray.{('I', 'II', 'III', 'IV', 'V', 'VI')[after.target]}"
    GAME.apply(state, codes.MOVE_SOW)
    assert all(GAME.leads_to(state, move) == () for move in GAME.legal(state))
