"""A hint is there soon, and is looked at longer while it is read: quietly, unless another turn proves to be better."""

from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

import pytest
from desk.elsewhere import Elsewhere
from desk.page import Page
from the_games import find_game

from trajan_tutor.classroom.coach_queue import CLASS_EFFORTS
from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.coach.ladder import HintLevel
from trajan_tutor.coach.turn_steps import Moves
from trajan_tutor.desk.coach.findings import REFINING, USUAL, Efforts, Findings
from trajan_tutor.desk.coach.thinking import Driver, Thinking
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.engine.message import Message
from trajan_tutor.session.new_session import new_session

FIRST: Final = Effort(search=20, finalists=4, finals=8, pairs=4, most_pairs=8, answers=1, second=4)
LONGER: Final = Effort(search=40, finalists=6, finals=16, pairs=6, most_pairs=16, answers=1, second=6)
CHANGED: Final = "On a longer look, another turn is better."


@dataclass
class Waiting:
    """A page whose coach thinks when the test lets it, one thing after the other."""

    page: Page
    driver: Elsewhere

    @property
    def findings(self) -> Findings:
        """What the coach has found."""
        return self.page.desk.coach.findings

    @property
    def adviser(self) -> Adviser:
        """Who gave the hint."""
        assert self.findings.adviser is not None
        return self.findings.adviser

    def next_thought(self) -> Thinking:
        """Return what is thought about next."""
        return self.driver.waiting[0]

    def think(self) -> None:
        """Think one thing through."""
        self.driver.waiting.pop(0).advance(Driver.AT_ONCE)

    def hint(self, level: HintLevel = HintLevel.LOOK) -> None:
        """Ask for a hint up to a level, which is there after the first look."""
        self.page.coach("hint")
        self.think()
        for number in range(HintLevel.CONSIDER, level + 1):
            self.page.coach("hint-level", number)

    def shown(self) -> Any:
        """Return all that a page shows."""
        return self.page.model


def waiting(game: str = "trajan", refined: Effort | None = LONGER, seed: int = 3) -> Waiting:
    """Return a page that shows a game."""
    session = new_session(game, seats=find_game(game).seat_counts[0], seed=seed, people=(0,), bots="greedy")
    driver = Elsewhere(travels=False)
    efforts = Efforts(FIRST, FIRST, FIRST, 4, (), 6, FIRST, refined=refined)
    return Waiting(Page(Desk(session, HostServices(driver=driver, efforts=efforts))), driver)


def worst_of(adviser: Adviser) -> Moves:
    """Return the turn that an adviser found to cost most."""
    study = adviser.study
    worst = max(study.met, key=lambda moves: study.standing(moves, study.best).verdict.cost)
    assert not study.standing(worst, study.best).verdict.is_fine
    return worst


def test_the_first_answer_is_quick_and_a_longer_look_follows_quietly() -> None:
    """Nobody is told of it, and nothing can be cancelled; a longer look that agrees moves nothing on the page."""
    coach = waiting()
    coach.page.coach("hint")
    first = coach.next_thought().work
    assert isinstance(first, Adviser)
    assert first.effort == FIRST
    coach.think()
    assert coach.adviser.effort == FIRST
    for number in range(HintLevel.CONSIDER, HintLevel.BECAUSE + 1):
        coach.page.coach("hint-level", number)
    [longer] = coach.driver.waiting
    assert isinstance(longer.work, Adviser)
    assert (longer.kind, longer.is_asked, longer.work.effort) == (REFINING, False, LONGER)
    assert coach.shown()["thinking"]["text"] == ""
    assert coach.page.coach("cancel")["text"].startswith("The search has already ended")
    assert coach.driver.waiting == [longer]
    before = deepcopy(coach.shown())
    coach.think()
    assert coach.adviser.effort == LONGER
    assert coach.shown() == before
    assert coach.driver.waiting == []


@pytest.mark.parametrize("level", HintLevel)
def test_a_changed_mind_is_said_in_a_line(level: HintLevel) -> None:
    """The hint that takes the place of the first one shows as much as was asked for, and no more."""
    coach = waiting()
    coach.hint(level)
    coach.adviser.best = worst_of(coach.adviser)
    first = coach.findings.hint
    coach.think()
    assert coach.findings.hint is not first
    assert coach.findings.hint is not None
    assert coach.findings.hint.hint_level == level
    assert coach.page.notice["text"] == CHANGED
    assert coach.page.notice["tone"] == "hint"
    assert CHANGED in [block.get("text") for block in coach.shown()["coach"]["panel"]]
    assert coach.driver.waiting == []


def test_what_was_not_told_yet_is_told_as_the_longer_look_found_it() -> None:
    """As long as what was told stays as it is."""
    coach = waiting()
    coach.hint(HintLevel.LOOK)
    first = coach.findings.hint
    coach.think()
    assert coach.findings.hint is not first
    assert not coach.findings.has_turned


def test_a_move_drops_the_longer_look() -> None:
    """What it would have found belongs to another position."""
    coach = waiting()
    coach.hint()
    [longer] = coach.driver.waiting
    coach.page.send("choose", move=coach.shown()["choices"][-1]["move"])
    assert longer.is_cancelled
    assert coach.findings.hint is None


def test_it_gives_way_to_what_is_asked_and_goes_on_afterwards() -> None:
    """A turn set beside the best one is looked at as closely: hint and answer come from one study."""
    coach = waiting()
    coach.page.coach("list")
    coach.think()
    coach.page.coach("hint")
    [longer] = coach.driver.waiting
    coach.page.coach("weigh-turn", 0)
    assert longer.is_cancelled
    asked = coach.driver.waiting[-1]
    coach.driver.waiting[:] = [asked]
    assert isinstance(asked.work, Adviser)
    assert (asked.is_asked, asked.work.effort) == (True, LONGER)
    coach.think()
    assert coach.findings.comparison is not None
    assert coach.next_thought().kind == REFINING
    coach.think()
    assert coach.adviser.best == asked.work.best


def test_a_hint_that_an_answer_contradicts_is_looked_at_again() -> None:
    """A turn that was asked about may meet so many deals that another one comes out best."""
    coach = waiting()
    coach.page.coach("list")
    coach.think()
    coach.page.coach("hint")
    coach.think()
    assert coach.driver.waiting == []
    coach.adviser.best = worst_of(coach.adviser)
    coach.page.coach("weigh-turn", 0)
    coach.think()
    assert coach.next_thought().kind == REFINING
    coach.think()
    assert coach.page.notice["text"] == CHANGED


def test_a_hint_asked_for_again_is_the_refined_one() -> None:
    """Whether or not the first one still stood."""
    coach = waiting()
    coach.hint()
    coach.think()
    refined = coach.adviser
    coach.page.coach("hint")
    assert coach.driver.waiting == []
    assert coach.findings.hint is not None
    assert coach.findings.hint.hint.play() == refined.hint().play()


def test_nothing_is_looked_at_longer_while_a_turn_is_tried_or_without_such_an_effort() -> None:
    """Where one looks only once, as in a class, the first answer is the last."""
    coach = waiting()
    coach.hint()
    coach.page.coach("try")
    assert all(thinking.is_cancelled for thinking in coach.driver.waiting)
    once = waiting(refined=None)
    once.hint()
    assert once.driver.waiting == []
    assert CLASS_EFFORTS.refined is None
    assert USUAL.refined == Effort()


def test_a_longer_look_that_fails_leaves_the_hint(caplog: pytest.LogCaptureFixture) -> None:
    """Nobody has asked for it, so nobody is told; and it is not tried again."""
    coach = waiting()
    coach.hint()
    first, notice = coach.findings.hint, coach.page.notice
    coach.driver.waiting.pop(0).finish(Message.of("coach-worker-lost"))
    coach.page.coach("hint-level", 2)
    assert coach.findings.hint is first
    assert coach.driver.waiting == []
    assert coach.page.notice["tone"] == notice["tone"]
    assert "not looked at longer" in caplog.text
