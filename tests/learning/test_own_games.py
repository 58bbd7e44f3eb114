"""Games of one's own tell of rules: a refused move and a costly turn, each rule once a game."""

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from desk.page import Page, page_of_game, page_of_lesson
from learning.conftest import BEGIN
from simulated_learner import DAY, Memory, SimulatedLearner

from trajan_tutor.coach.adviser import Effort
from trajan_tutor.coach.reviewer import CloserLook
from trajan_tutor.coach.turn_comparison import TurnComparison
from trajan_tutor.coach.verdict import Verdict, VerdictLevel
from trajan_tutor.desk.coach.findings import Efforts, VerdictsShown
from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.refusal import Attempt
from trajan_tutor.journals import attempts_journal
from trajan_tutor.journals.attempts_journal import AttemptOutcome, RuleAttempt
from trajan_tutor.journals.saved_games import HOME_VARIABLE
from trajan_tutor.learning.learner import learner_of
from trajan_tutor.learning.own_games import OwnGames

TRAJAN = find_game("trajan")
FEW = Effort(search=10, finalists=2, finals=4, pairs=4, most_pairs=8, answers=0, second=0)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder in which pages keep their games."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path


def kept(home: Path) -> list[tuple[str, AttemptOutcome]]:
    """Return the rules of the attempts that were kept, and how they came out."""
    return [(one.rule, one.outcome) for one in attempts_journal.read(home).attempts]


def refuse(page: Page) -> str:
    """Try what is not allowed at the beginning, and return the rule that refuses it."""
    rule: str = page.said("pick", spot="province.alpes")["rule"]
    assert rule in TRAJAN.rules.rules
    return rule


def test_a_refused_move_is_kept_once_a_game(home: Path) -> None:
    """However often it is tried; in the next game it counts again."""
    page = page_of_game(people=(0,))
    rule = refuse(page)
    refuse(page)
    assert kept(home) == [(rule, AttemptOutcome.REFUSED)]
    page.send("again")
    assert refuse(page) == rule
    assert kept(home) == 2 * [(rule, AttemptOutcome.REFUSED)]


def test_between_two_people_nobody_knows_whose_try_it_was(home: Path) -> None:
    """Nor does a program learn anything."""
    refuse(page_of_game(people=(0, 1)))
    page_of_game(people=(0,)).program.pick("province.alpes")
    assert kept(home) == []


def comparison(low: float, rules: Sequence[str]) -> TurnComparison:
    """Return a turn that cost eight points, at least `low`, beside a better one for which some rules speak."""
    verdict = Verdict(VerdictLevel.COSTS, cost=8.0, error=1.0, deals=80, low=low, high=12.0, thresholds=(1.0, 2.0, 4.0))
    reasons = tuple(SimpleNamespace(rule=rule) for rule in rules)
    return cast("TurnComparison", SimpleNamespace(verdict=verdict, why_better=lambda: reasons))


def test_a_costly_turn_is_put_down_to_the_rule_that_speaks_most_for_the_better_one(tmp_path: Path) -> None:
    """Not where it may be as good, and not where no rule is behind it."""
    games = OwnGames(tmp_path, lambda: 100)
    games.judged(TRAJAN, comparison(0.5, ["trajan.sow.tray"]))
    games.judged(TRAJAN, comparison(4.0, []))
    games.judged(TRAJAN, comparison(4.0, [""]))
    assert kept(tmp_path) == []
    for _ in range(2):
        games.judged(TRAJAN, comparison(4.0, ["trajan.seaport.pairs", "trajan.sow.tray"]))
    (one,) = attempts_journal.read(tmp_path).attempts
    assert one == RuleAttempt("trajan.seaport.pairs", AttemptOutcome.COSTLY, 100, "trajan")


def test_what_cannot_be_kept_stops_no_game(tmp_path: Path) -> None:
    """A folder that is a file, and no folder at all."""
    (tmp_path / "home").write_text("")
    for home in (tmp_path / "home", None):
        OwnGames(home).refused(TRAJAN, "trajan.sow.tray")


def test_the_coach_tells_what_it_judged(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each verdict, whether it is told or not."""
    told: list[TurnComparison] = []
    monkeypatch.setattr(OwnGames, "judged", lambda _self, _game, comparison: told.append(comparison))
    page = page_of_game(driver=Driver.AT_ONCE, people=(0,), bots="greedy")
    page.desk.coach.state.efforts = Efforts(FEW, FEW, FEW, 4, (CloserLook(FEW, 9, deep=True),), 6)
    page.coach("tell", list(VerdictsShown).index(VerdictsShown.MUCH))
    turn = page.session.game.begun(page.session.state)
    while page.session.game.begun(page.session.state) == turn and page.model["choices"]:
        page.send("choose", move=page.model["choices"][0]["move"])
    assert len(told) == 1
    assert home.is_dir()


def test_a_move_that_is_refused_in_a_growing_game_is_kept(home: Path) -> None:
    """As in a game that was set up; where something is asked in a lesson, nobody plays a game of their own."""
    page = page_of_lesson("caesar/35-game-crassus")
    lesson = page.desk.table.lesson
    assert lesson is not None
    while not lesson.is_coached:
        page.send("go", action="next")
    session = lesson.session
    refusals = {
        spot.name: session.game.refuse(session.state, Attempt(session.viewer, spot=spot.name))
        for spot in session.game.spots(session.observation())
    }
    spot, refusal = next((name, refusal) for name, refusal in refusals.items() if refusal is not None)
    page.send("pick", spot=spot)
    assert kept(home) == [(refusal.rule, AttemptOutcome.REFUSED)]


def test_a_rule_forgotten_in_a_game_of_ones_own_comes_back(tmp_path: Path) -> None:
    """A simulated learner who has forgotten everything tries what is forbidden, and practises that next."""
    learner = SimulatedLearner(tmp_path, "caesar", seed=1, now=BEGIN)
    caesar = find_game("caesar")
    learner.memories = {rule: Memory(BEGIN - 1000 * DAY, 1.0) for rule in caesar.rules.rules}
    learner.play_own_game()
    assert learner.stuck == []
    known = learner_of(caesar, tmp_path)
    refused = {one.rule for one in known.attempts if one.outcome is AttemptOutcome.REFUSED}
    assert refused
    assert refused <= {one.rule for one in known.due(learner.now + DAY)}
