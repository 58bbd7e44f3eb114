"""A rule that was used rightly in a game of one's own counts a little: less than an answer, and not with any help."""

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from desk.page import Page, page_of_game

from trajan_tutor.coach.needed_rules import rules_applied, rules_needed
from trajan_tutor.coach.study import Study
from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.engine.game import Setup, State
from trajan_tutor.engine.games import find_game
from trajan_tutor.journals import attempts_journal
from trajan_tutor.journals.attempts_journal import AttemptOutcome, MasteryLevel, RuleAttempt
from trajan_tutor.journals.saved_games import HOME_VARIABLE
from trajan_tutor.learning.own_games import OwnGames
from trajan_tutor.learning.schedule import MASTERED_DAYS, standings

DAY = 86_400
RULE = "trajan.sow.tray"
TRAJAN = find_game("trajan")


def after(*attempts: tuple[float, AttemptOutcome]) -> tuple[float, MasteryLevel]:
    """Return how long a rule is known after attempts on some days, and how well."""
    kept = [RuleAttempt(RULE, outcome, int(day * DAY), "trajan") for day, outcome in attempts]
    stands = standings(kept)[RULE]
    return stands.days, stands.level


RIGHT, USED, MISSED, MET = (
    AttemptOutcome.FIRST_TRY,
    AttemptOutcome.USED,
    AttemptOutcome.COSTLY,
    AttemptOutcome.MET,
)


def test_a_use_is_a_smaller_step_than_an_answer() -> None:
    """Of a new rule and of one that is being learned."""
    assert 0 < after((0, USED))[0] < after((0, RIGHT))[0]
    first = (0, RIGHT)
    assert after(first)[0] < after(first, (3, USED))[0] < after(first, (3, RIGHT))[0]
    assert after((0, MISSED), (1, USED))[1] is MasteryLevel.LEARNING


def test_one_game_alone_leads_nobody_over_the_line() -> None:
    """However near to it a rule is; the next answer does, and so does a use in the next game."""
    near = ((0, RIGHT), (2, RIGHT), (9, AttemptOutcome.HINTED))
    days, level = after(*near[:2])
    assert days < MASTERED_DAYS
    used, level = after(*near[:2], (9, USED))
    assert days < used < MASTERED_DAYS
    assert level is MasteryLevel.LEARNING
    assert after(*near[:2], (9, RIGHT))[1] is MasteryLevel.MASTERED
    assert after(*near[:2], (9, USED), (16, USED))[1] is MasteryLevel.MASTERED


def test_what_is_mastered_stays_so_when_it_is_used() -> None:
    """And what was only met is no attempt."""
    known = ((0, RIGHT), (2, RIGHT), (12, RIGHT))
    assert after(*known)[1] is MasteryLevel.MASTERED
    assert after(*known, (20, USED))[0] >= after(*known)[0]
    assert standings([RuleAttempt(RULE, MET, 0, "trajan")]) == {}
    assert after(*known, (30, MET)) == after(*known)


def kept(home: Path) -> list[tuple[str, AttemptOutcome]]:
    """Return the rules of the attempts that were kept, and how they came out."""
    return [(one.rule, one.outcome) for one in attempts_journal.read(home).attempts]


def test_what_was_missed_in_a_game_is_not_used_in_it(tmp_path: Path) -> None:
    """Each rule counts once a game; in the next one it counts again."""
    games = OwnGames(tmp_path, lambda: 100)
    games.refused(TRAJAN, RULE)
    games.used(TRAJAN, [RULE, "no.rule"])
    assert kept(tmp_path) == [(RULE, AttemptOutcome.REFUSED)]
    games.begin()
    games.used(TRAJAN, [RULE])
    games.used(TRAJAN, [RULE])
    assert kept(tmp_path)[1:] == [(RULE, USED)]


def study(own_cost: float, others: dict[int, float]) -> tuple[Study, int]:
    """Return an analysis of the first turn of a game in which moves cost so much; the best one is the learner's."""
    lines = [SimpleNamespace(moves=(move,), margin=-cost, samples=4, estimate=0.0) for move, cost in others.items()]
    own = next(iter(others))
    verdict = SimpleNamespace(is_fine=own_cost < 1)
    found = SimpleNamespace(
        game=TRAJAN,
        small_loss=2.0,
        question=None,
        standing=lambda _own: SimpleNamespace(verdict=verdict),
        search=SimpleNamespace(lines=lambda: lines),
    )
    return cast("Study", found), own


@pytest.fixture
def action(monkeypatch: pytest.MonkeyPatch) -> State:
    """Return a state of Trajan in which an action is chosen, with passing among the moves."""
    state = TRAJAN.new_game(Setup(2, 7))
    while not any(TRAJAN.notation(move) == "pass" for move in TRAJAN.legal(state)):
        TRAJAN.apply(state, TRAJAN.legal(state)[0])
    monkeypatch.setattr("trajan_tutor.coach.needed_rules.first_deal", lambda _question: state)
    return state


def test_a_rule_is_needed_where_most_turns_without_it_cost(action: State) -> None:
    """Not where they do not, and not in a turn that cost something itself."""
    legal = TRAJAN.legal(action)
    good = next(move for move in legal if TRAJAN.notation(move) != "pass")
    told = rules_applied(TRAJAN, action, (good,))
    without = [move for move in legal if not told & rules_applied(TRAJAN, action, (move,))][:3]
    only = told - frozenset[str]().union(*(rules_applied(TRAJAN, action, (move,)) for move in without))
    assert only
    assert len(without) >= 2
    costly, own = study(0.0, {good: 0.0} | dict.fromkeys(without, 6.0))
    assert only <= rules_needed(costly, (own,))
    cheap, own = study(0.0, {good: 0.0} | dict.fromkeys(without, 1.0))
    assert not only & rules_needed(cheap, (own,))
    lost, own = study(8.0, {good: 0.0} | dict.fromkeys(without, 6.0))
    assert rules_needed(lost, (own,)) == frozenset()


def play_a_turn(page: Page) -> None:
    """Play on until the next turn has begun."""
    game = page.session.game
    turn = game.begun(page.session.state)
    while game.begun(page.session.state) == turn and page.model["choices"]:
        page.send("choose", move=page.model["choices"][0]["move"])


def test_help_in_a_turn_is_taken_note_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks for ideas does not play that turn alone; the next one they do. What happened to them they have met."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    page = page_of_game(driver=Driver.AT_ONCE, people=(0,), bots="greedy")
    helped: list[bool] = []
    ends = OwnGames.ends_turn

    def noted(games: OwnGames) -> bool:
        helped.append(ends(games))
        return helped[-1]

    monkeypatch.setattr(OwnGames, "ends_turn", noted)
    monkeypatch.setattr("trajan_tutor.desk.coach.coach_state.CoachState.think", lambda *_args: None)
    page.coach("tell", 2)
    page.coach("hint")
    play_a_turn(page)
    play_a_turn(page)
    assert helped == [True, False]
    outcomes = kept(tmp_path)
    assert {outcome for _, outcome in outcomes} == {MET}
    assert RULE in {rule for rule, _ in outcomes}
    assert len(outcomes) == len(set(outcomes))
