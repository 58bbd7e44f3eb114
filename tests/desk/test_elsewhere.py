"""What is thought through elsewhere comes back as if it had been done here: the same facts, the same messages."""

from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import pytest
from desk.elsewhere import Elsewhere
from desk.page import Page
from the_games import find_game

from trajan_tutor.coach import reviewer as reviewer_module
from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.coach.analysis import finish_packed, pack, unpack
from trajan_tutor.coach.reviewed_moments import moments_of
from trajan_tutor.coach.reviewer import CloserLook, Reviewer
from trajan_tutor.desk.coach.findings import Efforts
from trajan_tutor.desk.coach.thinking import CoachDriver
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.lesson.opened_lessons import lesson_activity
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.engine.message import Message
from trajan_tutor.session.new_session import new_session
from trajan_tutor.shown.hint import adviser_for
from trajan_tutor.shown.turn_verdict import Judge, turn_just_played

FEW: Final = Effort(search=12, finalists=3, finals=4, pairs=4, most_pairs=8, answers=1, second=4)
BRIEF: Final = replace(FEW, answers=0, second=0)
EFFORTS: Final = Efforts(FEW, BRIEF, BRIEF, 4, (CloserLook(FEW, 4, deep=True),), 6, BRIEF)
GAMES: Final = ("trajan", "caesar", "sylla")
TICKS: Final = 4
LONG: Final = [pytest.param(game, 8, marks=pytest.mark.long) for game in ("trajan", "sylla")]
SEEDS: Final = [("trajan", 3), ("caesar", 3), ("caesar", 8), *LONG]


def page_of(game: str, driver: CoachDriver, seed: int) -> Page:
    """Return a page that shows a game whose coach looks at little."""
    session = new_session(game, seats=find_game(game).seat_counts[0], seed=seed, people=(0,), bots="greedy")
    page = Page(Desk(session, HostServices(driver=driver, efforts=EFFORTS)))
    page.desk.coach.analysis.slices = (BRIEF, FEW)
    return page


def shown(page: Page) -> Any:
    """Return what is shown, but for what was read aloud last: what comes later is read later."""
    return page.model | {"notice": page.model["notice"] | {"number": 0}, "live": ""}


@dataclass
class Both:
    """Two pages of one game: the coach of one thinks here, that of the other elsewhere."""

    here: Page
    there: Page
    drivers: tuple[Elsewhere, Elsewhere]


def both(game: str, seed: int) -> Both:
    """Return two pages of one game."""
    drivers = Elsewhere(travels=False), Elsewhere()
    return Both(page_of(game, drivers[0], seed), page_of(game, drivers[1], seed), drivers)


def asked(pages: Both, kind: str, **content: Any) -> None:
    """Ask both pages for one thing, and compare what they show when it is thought through."""
    for page, driver in zip((pages.here, pages.there), pages.drivers, strict=True):
        page.send(kind, **content)
        driver.think()
    assert pages.here.notice["tone"] != "problem", pages.here.notice["text"]
    assert shown(pages.there) == shown(pages.here)


def ask_coach(pages: Both, action: str, number: int = -1) -> None:
    """Ask the coach of both pages for one thing."""
    asked(pages, "coach", action=action, number=number)


def play_turn(pages: Both) -> None:
    """Play the last choice until the person's turn is over."""
    session = pages.here.session
    turn = session.game.begun(session.state)
    while not session.is_over and session.game.begun(session.state) == turn:
        asked(pages, "choose", move=session.game.notation(session.choices()[-1]))


@pytest.mark.parametrize(("game", "seed"), SEEDS)
def test_hints_verdicts_and_reviews_say_the_same(game: str, seed: int) -> None:
    """All that a page shows is equal, whatever was asked before."""
    pages = both(game, seed)
    ask_coach(pages, "tell", 0)
    ask_coach(pages, "hint")
    for level in range(2, TICKS + 1):
        ask_coach(pages, "hint-level", level)
    ask_coach(pages, "list")
    for number in (0, 1):
        ask_coach(pages, "choose", number)
    ask_coach(pages, "explore")
    ask_coach(pages, "weigh-turn", 0)
    play_turn(pages)
    ask_coach(pages, "analyse")
    ask_coach(pages, "analyse")
    play_turn(pages)
    ask_coach(pages, "look-back")
    assert pages.here.model["review"]["share"] == 1
    if pages.here.model["review"]["mistakes"]:
        ask_coach(pages, "practise")
        ask_coach(pages, "practice-show")
    assert len(pages.drivers[1].sent) > TICKS


@pytest.mark.parametrize(
    "address",
    ["sylla/50-first-game", "caesar/30-first-game", pytest.param("trajan/00-first-game", marks=pytest.mark.long)],
)
def test_guided_turns_are_the_same(address: str, tmp_path: Any) -> None:
    """The marks lead along the same moves, and a turn that is shown is the same."""
    drivers = {"here": Elsewhere(travels=False), "there": Elsewhere()}
    pages: list[Page] = []
    for name, driver in drivers.items():
        saves = tmp_path / name
        outside = HostServices(saves=saves, driver=driver, efforts=EFFORTS)
        pages.append(Page(Desk(None, outside, lesson=lesson_activity(address, "guide-me", "en", saves))))
        driver.think()
    here, there = pages
    for _ in range(TICKS):
        for page, driver in zip(pages, drivers.values(), strict=True):
            page.send("go", action="show-me")
            driver.think()
        assert shown(there) == shown(here)


def _walked(deal: int, game: Any, record: Any) -> Any:
    """Return the decisions of a record with hidden things dealt otherwise."""
    moments, points = moments_of(game, record)
    dealt = [replace(one, state=game.determinize(game.observe(one.state, one.seat), deal)) for one in moments]
    return dealt, points


@pytest.mark.parametrize("game", GAMES)
def test_what_travels_is_what_the_seat_may_know(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Byte by byte the same, whatever is hidden; and it is small."""
    session = new_session(game, seats=find_game(game).seat_counts[0], seed=5, people=(0,), bots="greedy")
    rules: Any = session.game
    hint = pack(adviser_for(session, effort=FEW))
    assert len(hint) < 12_000
    since, turn = len(session.steps), None
    while turn is None:
        session.choose(rules.notation(session.choices()[-1]))
        turn = turn_just_played(session, since)
    seats = [one.seat for one in turn.decisions]
    seen = [rules.observe(one.state, one.seat) for one in turn.decisions]
    judges, reviewers = [], []
    for deal in (1, 2):
        dealt = [rules.determinize(one, deal) for one in seen]
        decisions = [replace(one, state=state) for one, state in zip(turn.decisions, dealt, strict=True)]
        judges.append(pack(Judge(session, replace(turn, decisions=tuple(decisions)), 0, BRIEF)))
        with monkeypatch.context() as patched:
            patched.setattr(reviewer_module, "moments_of", partial(_walked, deal))
            reviewers.append(pack(Reviewer(rules, session.record(), seats, 0, BRIEF)))
    assert judges[0] == judges[1]
    assert reviewers[0] == reviewers[1]


def test_what_is_given_up_is_not_begun_and_its_result_dropped() -> None:
    """A page that has asked for something else is told nothing of it."""
    elsewhere = Elsewhere()
    page = page_of("trajan", elsewhere, 3)
    page.coach("hint")
    page.coach("cancel")
    elsewhere.think()
    assert elsewhere.sent == []
    page.coach("hint")
    [begun] = elsewhere.waiting
    result = finish_packed(pack(begun.work))
    page.coach("cancel")
    before = shown(page)
    elsewhere.answer(begun, result)
    assert shown(page) == before
    assert page.desk.coach.findings.adviser is None


def test_what_fails_elsewhere_is_told_in_a_sentence() -> None:
    """And the next question is answered."""
    elsewhere = Elsewhere()
    page = page_of("trajan", elsewhere, 3)
    page.coach("hint")
    elsewhere.answer(elsewhere.waiting.pop(), Message.of("search-failed", problem="gone"))
    assert "gone" in page.notice["text"]
    page.coach("hint")
    elsewhere.think()
    assert page.desk.coach.findings.hint is not None


def test_a_senseless_parcel_comes_back_as_a_message() -> None:
    """Nothing is thrown in a worker."""
    found = finish_packed(b"nothing")
    assert isinstance(found, Message)
    assert found.key == "search-failed"


def test_work_is_given_up_on_the_way() -> None:
    """Whoever is asked in between says so, and nothing comes back."""
    session = new_session("trajan", seats=2, seed=7, people=(0,))
    assert finish_packed(pack(Adviser(session.game, session.observation(0), effort=FEW)), lambda: True) == b""


def test_what_comes_back_is_shared_with_the_next_question() -> None:
    """The analysis of the position is one, deepened elsewhere."""
    session = new_session("trajan", seats=2, seed=7, people=(0,))
    asked_first = adviser_for(session, effort=FEW)
    found = finish_packed(pack(asked_first))
    assert isinstance(found, bytes)
    copy: Any = unpack(found)
    asked_first.take_over(copy)
    assert asked_first.is_done
    assert adviser_for(session, effort=FEW).study is asked_first.study
    assert asked_first.study.met
    assert asked_first.step()


def test_a_hint_of_a_lesson_is_told_when_it_is_there(tmp_path: Any) -> None:
    """The page says that the coach thinks; the sentences are those of a lesson that waits for it."""
    address, elsewhere = "sylla/50-first-game", Elsewhere()
    told: dict[str, list[str]] = {}
    for name, driver in (("here", None), ("there", elsewhere)):
        saves = tmp_path / name
        lesson = lesson_activity(address, "let-me", "en", saves)
        page = Page(Desk(None, HostServices(saves=saves, driver=driver), lesson=lesson))
        lesson.player.ladder.effort = FEW  # type: ignore[union-attr]
        while not lesson.player.step.ladder or lesson.player.phase.value not in ("doing", "asked"):
            page.send("go", action="next")
        told[name] = []
        for _ in range(len(lesson.player.step.hints) + TICKS + 1):
            page.send("go", action="hint")
            if elsewhere.waiting:
                assert "coach is looking" in page.model["lesson"]["answers"][0]["text"]
                assert page.model["thinking"]["text"]
            elsewhere.think()
            assert page.model["thinking"]["text"] == ""
            told[name] += [one["text"] for one in page.model["lesson"]["answers"]]
    assert told["there"] == told["here"]
    assert len(elsewhere.sent) == 1
