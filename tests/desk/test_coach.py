"""The coach of a board, as a page asks it: one thing at a time, in the background, nothing before it is asked for."""

import json
from collections.abc import Callable
from queue import Queue
from typing import Any

import pytest
from desk.page import Page, page_of_game, page_of_table

from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.coach.ladder import Look
from trajan_tutor.coach.reasons import Certainty
from trajan_tutor.coach.reviewer import CloserLook
from trajan_tutor.coach.verdict import judge
from trajan_tutor.desk.coach.findings import BY_CLICKS, QUIET, Efforts, VerdictsShown, tell_of
from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.statement_text import SIGNS
from trajan_tutor.shown.hint import HintShown, TurnComparisonShown

LITTLE = Effort(search=40, finalists=3, finals=10, pairs=16, most_pairs=24, answers=3, second=16)
FEW = Effort(search=10, finalists=2, finals=4, pairs=4, most_pairs=8, answers=0, second=0)
EFFORTS = Efforts(LITTLE, LITTLE, FEW, 12, (CloserLook(FEW, 9, deep=True),), 6)
ENDLESS = Efforts(Effort(search=10**6), Effort(search=10**6), Effort(search=10**6), 10**6)


def begun(driver: Driver = Driver.AT_ONCE, efforts: Efforts = EFFORTS, **settings: Any) -> Page:
    """Return a page that shows a board whose coach looks at little."""
    page = page_of_game(driver=driver, **{"bots": "greedy", **settings})
    page.desk.coach.state.efforts = efforts
    return page


def hint_of(page: Page) -> HintShown | None:
    """Return the hint of the present position."""
    return page.desk.coach.findings.hint


def verdict_of(page: Page) -> TurnComparisonShown | None:
    """Return the verdict that is told."""
    return page.desk.coach.verdicts.shown


def shines(page: Page) -> bool:
    """Return whether a hint marks a place of the board."""
    return bool(page.model["marks"]["hint"])


def texts(page: Page, place: str = "panel") -> list[str]:
    """Return the plain texts of a place."""
    return [block["text"] for block in page.model["coach"][place] if block["kind"] in ("text", "title")]


def actions(page: Page, place: str = "panel") -> dict[tuple[str, int], str]:
    """Return the buttons of a place with their states."""
    return {
        (item["action"], item["number"]): item.get("state", "")
        for block in page.model["coach"][place]
        if block["kind"] in ("asks", "buttons")
        for item in block["items"]
    }


def asks(page: Page) -> list[str]:
    """Return what the coach can be asked for, in its row."""
    return [
        item["text"] for block in page.model["coach"]["panel"] if block["kind"] == "asks" for item in block["items"]
    ]


def play_turn(page: Page, at: int = 0) -> None:
    """Play a turn of the person, each time the same choice."""
    turn = page.session.game.begun(page.session.state)
    while page.session.game.begun(page.session.state) == turn and page.model["choices"]:
        page.send("choose", move=page.model["choices"][at]["move"])


def finished(page: Page) -> None:
    """Play to the end."""
    while not page.session.is_over:
        page.send("choose", move=page.model["choices"][0]["move"])


def test_a_hint_shows_nothing_before_it_is_asked_for() -> None:
    """Neither words nor marks; then one hint level after the other, and asked for twice each is shown once."""
    page = begun()
    plain = page.model["marks"]
    assert texts(page) == []
    assert not shines(page)
    told = page.coach("hint")["text"]
    assert told.startswith("Look at")
    assert texts(page) == [told]
    assert page.model["marks"] != plain
    shown = [len(page.model["coach"]["panel"])]
    for hint_level, reached, following in ((1, 1, 2), (3, 2, 3), (2, 2, 3), (3, 3, 4), (4, 4, 0), (4, 4, 0)):
        page.coach("hint-level", hint_level)
        shown.append(len(page.model["coach"]["panel"]))
        hint = hint_of(page)
        assert hint is not None
        assert hint.hint_level == reached
        assert [number for action, number in actions(page) if action == "hint-level"] == [following][: following > 0]
    assert shown == sorted(shown)
    hint = hint_of(page)
    assert hint is not None
    assert page.model["marks"] != plain
    assert any(block["kind"] == "steps" for block in page.model["coach"]["panel"])
    reasons = [item for block in page.model["coach"]["panel"] if block["kind"] == "reasons" for item in block["items"]]
    cards = [item["card"] for item in reasons if "card" in item]
    assert cards
    assert all(card["rule"] in page.session.game.rules.rules for card in cards)
    # Only what another seat may do has no rule of its own.
    assert all(item["sign"] == SIGNS[Certainty.RISK] for item in reasons if "card" not in item)
    # What the turn prepares is drawn when it is asked why: each arrow tells how many turns later.
    plans = hint.hint.because().plans
    drawn = [stop["text"] for way in page.model["marks"]["plan"] for stop in way["stops"]]
    assert bool(drawn) == bool(plans)
    assert set(drawn) <= {"+1", "+2", "+3"}
    assert not set("⟦⟧") & set(json.dumps(page.model["coach"], ensure_ascii=False))


def test_nothing_but_a_hint_looks_like_one() -> None:
    """What else the coach says is said in the plain colour: a trial, a turn that is compared, what it stopped."""
    page = begun()
    assert page.coach("hint")["tone"] == "hint"
    assert page.coach("hint-level", 2)["tone"] == "hint"
    for action in ("try", "leave", "try"):
        assert page.coach(action)["tone"] == "note"
    page.send("choose", move=page.model["choices"][0]["move"])
    assert page.coach("weigh")["tone"] == "note"


def test_a_hint_goes_away_when_the_person_moves() -> None:
    """With what it marked; only the steps of a turn that was told stay while the person plays them."""
    page = begun()
    page.coach("hint")
    page.coach("hint-level", 1)
    assert shines(page)
    page.send("choose", move=page.model["choices"][-1]["move"])
    assert hint_of(page) is None
    assert not shines(page)
    assert page.coach("hint-level", 2)["tone"] == "problem"
    page.send("undo")
    page.coach("hint")
    for hint_level in (1, 2, 3):
        page.coach("hint-level", hint_level)
    hint = hint_of(page)
    assert hint is not None
    steps = [step.notation for step in hint.hint.play().steps]
    for number, move in enumerate(steps[:-1], start=1):
        page.send("choose", move=move)
        (told,) = [block for block in page.model["coach"]["panel"] if block["kind"] == "steps"]
        assert [item["done"] for item in told["items"]] == [at < number for at in range(len(steps))]
    page.send("choose", move=steps[-1])
    assert hint_of(page) is None


def test_what_can_be_asked_is_three_things_and_nothing_that_cannot() -> None:
    """In a row of their own; what a turn of one's own is compared with comes with the last of them."""
    page = begun(Driver.THREAD, ENDLESS)
    assert asks(page) == ["Hint", "Ideas", "Why not\N{NO-BREAK SPACE}…"]
    assert ("try", -1) not in actions(page)
    page.coach("why-not")
    assert {("try", -1), ("list", -1)} <= set(actions(page))
    page.coach("hint")
    assert asks(page) == ["Ideas"]
    assert not {("try", -1), ("list", -1)} & set(actions(page))
    page.coach("cancel")
    assert asks(page) == ["Hint", "Ideas", "Why not\N{NO-BREAK SPACE}…"]
    page.coach("why-not")
    assert ("try", -1) not in actions(page)
    page.coach("try")
    assert asks(page) == []
    assert set(actions(page)) == {("leave", -1)}


def told_meanwhile(found: Callable[[Page], bool]) -> Page:
    """Ask for a hint that takes long, and return the page as soon as it is told something."""
    waiting: Queue[Callable[[], None]] = Queue()
    session = new_session("trajan", seats=2, seed=7)
    page = Page(Desk(session, HostServices(driver=Driver.THREAD, hand_over=waiting.put)))
    page.desk.coach.state.efforts = ENDLESS
    page.coach("hint")
    while not found(page):
        waiting.get(timeout=60)()
    return page


def test_a_hint_tells_how_many_turns_are_in_question_while_it_is_looked_for() -> None:
    """No sentence that stays: a number that follows the search."""
    page = told_meanwhile(lambda page: "still in question" in page.model["thinking"]["text"])
    page.coach("cancel")
    assert page.model["thinking"]["text"] == ""


def test_where_to_look_is_told_as_soon_as_it_holds_for_every_turn_in_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the hint is found, without a further click; what came out then is not told twice."""
    look = Look(Message.of("coach-look", area=Term("trajan-look-forum")), ("forum.0",))
    monkeypatch.setattr(Adviser, "look", lambda _: look)
    page = told_meanwhile(lambda page: page.notice["text"].startswith("Look at"))
    assert texts(page) == [page.notice["text"]]
    assert [tag["spot"] for tag in page.model["marks"]["hint"]] == ["forum.0"]
    assert hint_of(page) is None
    assert page.model["thinking"]["text"]
    page.coach("cancel")
    assert not shines(page)
    assert texts(page) == []


@pytest.mark.parametrize("action", ["hint", "list", "look-back"])
def test_thinking_goes_on_in_the_background_and_is_cancelled_once(action: str) -> None:
    """Meanwhile another question is refused with a sentence, and the game goes on."""
    page = begun(Driver.THREAD, ENDLESS)
    page.send("choose", move=page.model["choices"][0]["move"])
    page.coach(action)
    assert page.model["thinking"]["text"]
    waiting = page.coach("hint")
    assert waiting["text"].startswith("The coach is still thinking")
    assert waiting["tone"] == "note"
    assert page.coach("explore")["tone"] == "note"
    assert page.coach("cancel")["text"] == "The coach stopped thinking."
    assert page.model["thinking"]["text"] == ""
    assert page.coach("cancel")["tone"] == "problem"
    assert page.said("choose", move=page.model["choices"][0]["move"])["tone"] == ""


def test_a_move_ends_the_search_for_a_hint() -> None:
    """What it would have found belongs to another position."""
    page = begun(Driver.THREAD, ENDLESS)
    page.coach("hint")
    assert page.model["thinking"]["text"]
    page.send("choose", move=page.model["choices"][0]["move"])
    assert page.model["thinking"]["text"] == ""
    assert hint_of(page) is None


def test_answers_are_counted_for_a_page_that_was_busy() -> None:
    """Whatever it had to think of; not a question that was cancelled, nor what was there at once."""
    page = begun()
    assert page.model["coach"]["answers"] == 0
    for number, action in enumerate(("list", "hint"), start=1):
        page.send("choose", move=page.model["choices"][0]["move"])
        page.coach(action)
        assert page.model["thinking"]["text"] == ""
        assert page.model["coach"]["answers"] == number
    page.coach("hint-level", 1)
    page.coach("choose", 0)
    assert page.model["coach"]["answers"] == 2
    page.desk.coach.state.driver, page.desk.coach.state.efforts = Driver.THREAD, ENDLESS
    page.coach("look-back")
    page.coach("cancel")
    page.send("choose", move=page.model["choices"][0]["move"])
    assert page.model["coach"]["answers"] == 2


@pytest.mark.parametrize("dial", [VerdictsShown.ALWAYS, VerdictsShown.MUCH, VerdictsShown.NEVER])
def test_a_verdict_counts_when_it_is_told(dial: VerdictsShown) -> None:
    """A turn that nothing is said about brings nothing new."""
    page = begun()
    page.coach("tell", list(VerdictsShown).index(dial))
    play_turn(page, -1)
    assert page.model["coach"]["answers"] == (verdict_of(page) is not None)
    assert verdict_of(page) is None or dial is not VerdictsShown.NEVER
    assert verdict_of(page) is not None or dial is not VerdictsShown.ALWAYS


def test_a_closed_board_stops_thinking() -> None:
    """Nobody would see what it finds."""
    page = begun(Driver.THREAD, ENDLESS)
    page.coach("hint")
    thought = page.desk.coach.state.thinking
    assert thought is not None
    page.desk.close()
    assert thought.is_cancelled


def test_a_verdict_is_told_only_when_the_dial_says_so() -> None:
    """Never for a game begun by code, if it costs much for one begun by clicks; a better turn is offered, not shown."""
    page = begun()
    assert page.desk.coach.verdicts.when == QUIET
    play_turn(page)
    assert verdict_of(page) is None
    page.coach("tell", 0)
    play_turn(page, -1)
    verdict = verdict_of(page)
    assert verdict is not None
    assert any(one.endswith(verdict.words(verdict.comparison.message)) for one in texts(page))
    assert not any(block["kind"] == "steps" for block in page.model["coach"]["panel"])
    if verdict.comparison.offer is not None:
        page.coach("better-verdict")
        assert any(block["kind"] == "steps" for block in page.model["coach"]["panel"])
    assert page.coach("tell", 99)["tone"] == "problem"
    answers = {"game": "trajan", "seats": 2, "players": ["person", "greedy"], "names": ["", ""], "setup": "quick"}
    page.send("begin", answers=answers | {"language": "en", "theme": "auto"})
    assert page.desk.coach.verdicts.when == BY_CLICKS


def test_a_verdict_stays_to_be_read_while_bots_answer() -> None:
    """One by one; the person's own next choice puts it away."""
    page = begun(seats=3, pace="step")
    page.program.tell("always")
    play_turn(page, -1)
    told = page.notice["text"]
    assert (page.notice["tone"], bool(told)) == ("note", True)
    while not page.model["choices"]:
        page.send("next")
        assert page.notice["text"] == told
    page.send("choose", move=page.model["choices"][0]["move"])
    assert page.notice["text"] != told


def test_a_judged_turn_is_taken_back_to_its_beginning() -> None:
    """The line that was played stays as a branch."""
    page = begun()
    page.program.tell("always")
    start = page.session.tree.here.number
    play_turn(page)
    assert verdict_of(page) is not None
    page.coach("retry")
    assert page.session.tree.here.number == start
    assert page.session.can_redo
    assert verdict_of(page) is None
    assert page.coach("retry")["tone"] == "problem"


def dial_of(page: Page) -> list[str]:
    """Return what the dial offers."""
    (dial,) = [block for block in page.model["coach"]["panel"] if block.get("action") == "tell"]
    return list(dial["options"])


@pytest.mark.parametrize(
    ("game", "costs"),
    [("trajan", ["2 points", "5 points", "10 points"]), ("caesar", ["1 marker", "2 markers", "4 markers"])],
)
def test_a_dial_has_the_steps_of_its_game(game: str, costs: list[str]) -> None:
    """In what the game counts; the coach speaks from there on."""
    page = page_of_game(game, bots="greedy")
    between = [f"when it costs more than {cost}" for cost in costs[:2]]
    assert dial_of(page) == ["always", *between, f"when it costs much (over {costs[2]})", "never"]
    for number, cost in enumerate(page.session.game.thresholds, start=1):
        page.program.tell(cost)
        assert page.desk.coach.verdicts.when is list(VerdictsShown)[number]
        tell = tell_of(page.desk.coach.verdicts.when, page.session.game)
        assert not tell.says(judge(float(cost), 0.1, 200))
        assert tell.says(judge(cost + 1.0, 0.1, 200))


def test_a_dial_has_to_be_known() -> None:
    """Its sentence names the choices."""
    page = begun()
    page.program.tell(5)
    assert page.desk.coach.verdicts.when is VerdictsShown.SOME
    for when in ("often", 3, True, ["always"], float("nan")):
        with pytest.raises(MisusedError) as caught:
            page.program.tell(when)  # type: ignore[arg-type]
        assert str(caught.value).endswith("says nothing about when to tell. Choose one of: always, never, 2, 5, 10.")


def test_a_turn_is_tried_without_counting() -> None:
    """The game stays where it is, nobody answers, and then the turn is compared with the best."""
    page = begun()
    here, steps = page.session.tree.here, len(page.session.tree)
    page.coach("try")
    assert page.model["turn"].startswith("You are trying a turn")
    assert page.said("jump", node=0)["tone"] == "problem"
    assert page.coach("hint")["tone"] == "problem"
    assert page.coach("weigh")["tone"] == "problem"
    while page.model["choices"]:
        page.send("choose", move=page.model["choices"][-1]["move"])
    assert page.session.tree.here is here
    assert len(page.session.tree) == steps
    assert not page.model["others"]["waits"]
    page.coach("weigh")
    assert page.desk.coach.trial is None
    comparison = page.desk.coach.findings.comparison
    assert comparison is not None
    assert comparison.words(comparison.comparison.message) in texts(page)
    assert page.session.tree.here is here
    assert page.model["choices"]
    assert page.coach("leave")["tone"] == "problem"


def test_up_to_three_turns_are_explored() -> None:
    """Kept trials, and turns that were looked at, in an order that does not tell the best."""
    page = begun()
    page.coach("try")
    page.send("choose", move=page.model["choices"][0]["move"])
    page.coach("keep")
    page.coach("list")
    (ticks,) = [block for block in page.model["coach"]["panel"] if block["kind"] == "ticks"]
    listed = [item["text"] for item in ticks["items"][1:]]
    assert listed == sorted(listed)
    assert ticks["items"][0]["on"]
    page.coach("choose", 1)
    page.coach("choose", 2)
    assert page.coach("choose", 3)["tone"] == "problem"
    page.coach("choose", 2)
    page.coach("explore")
    wide = page.model["coach"]["wide"]
    first, *others = [block["items"] for block in wide if block["kind"] == "boards"]
    found = page.desk.coach.findings.consequences
    assert found is not None
    assert len(first) == len(found.exploration.outcomes)
    # Turns that show something hidden stand below in other deals, too.
    assert sum(map(len, others)) == len(found.boards()) - len(first)
    assert [block["kind"] for block in wide].count("picture") == 2
    page.coach("close")
    assert page.model["coach"]["wide"] == []


@pytest.mark.long
def test_a_finished_game_is_looked_back_at() -> None:
    """Every decision is graded; going back to one begins another line."""
    page = begun()
    assert page.coach("hint")["tone"] != "problem"
    finished(page)
    assert page.coach("hint")["text"].startswith("The game is over")
    assert page.coach("try")["tone"] == "problem"
    page.coach("look-back")
    back = page.desk.coach.back.looking_back
    assert back is not None
    assert back.costliest
    number = back.retrospect.judged.index(back.costliest[0])
    page.coach("again", number)
    assert page.session.tree.here.number == back.nodes[back.costliest[0].moment.number]
    assert not page.session.is_over
    assert page.coach("again", 9999)["tone"] == "problem"


def test_nothing_is_hinted_out_of_turn_in_a_hot_seat_or_at_an_empty_table() -> None:
    """Each is a sentence."""
    page = begun(pace="step")
    play_turn(page)
    assert page.session.waits_for_bot
    assert page.coach("hint")["text"].startswith("A hint is for the person")
    page = begun(people=(0, 1), hot_seat=True)
    assert "has to sit down" in page.coach("hint")["text"]
    assert page_of_table().coach("hint")["tone"] == "problem"


def test_senseless_requests_are_answered_with_a_sentence() -> None:
    """And nothing changes."""
    page = begun()
    for action, number in (
        ("dance", 1),
        ("hint-level", 1),
        ("better", 0),
        ("play-idea", 0),
        ("practise", 0),
        ("practice-next", 0),
        ("weigh-turn", 5),
        ("cancel", 0),
    ):
        assert page.coach(action, number)["tone"] == "problem"
    assert page.said("coach", action="hint")["tone"] == "problem"
    assert page.said("coach", action=5, number=1)["tone"] == "problem"
    at = page.model["at"]
    page.program.choose(page.model["choices"][0]["move"])
    assert page.said("coach", action="try", number=-1, at=at)["tone"] == "problem"
    assert page.desk.coach.trial is None
