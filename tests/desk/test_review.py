"""The review of a game on a board: every decision graded, one looked at closely, mistakes tried again as puzzles."""

from typing import Any, Final

import pytest
from desk.page import Page, page_of_game

from trajan_tutor.activities.retried_turn import RetriedTurn
from trajan_tutor.coach.adviser import Effort
from trajan_tutor.coach.grades import GRADES
from trajan_tutor.coach.reviewed_moments import moments_of
from trajan_tutor.coach.reviewer import CloserLook
from trajan_tutor.desk.coach.findings import Efforts
from trajan_tutor.desk.coach.thinking import Driver

FEW: Final = Effort(search=10, finalists=2, finals=4, pairs=4, most_pairs=4, answers=0, second=0)
EFFORTS: Final = Efforts(FEW, FEW, FEW, 4, (CloserLook(FEW, 9, deep=True),), 60)
TURNS: Final = 7


def begun(driver: Driver = Driver.AT_ONCE, **settings: Any) -> Page:
    """Return a page after some turns, each time the last choice, and a coach that looks at little."""
    page = page_of_game(driver=driver, **{"bots": "greedy", **settings})
    page.desk.coach.state.efforts = EFFORTS
    while page.session.game.begun(page.session.state) < TURNS:
        page.program.choose(page.session.game.notation(page.session.choices()[-1]))
    page.send("show", page="history")
    return page


@pytest.fixture(scope="module")
def reviewed() -> Page:
    """Return a page that shows a review."""
    page = begun()
    page.coach("look-back")
    return page


def test_decisions_are_graded_in_their_order_and_what_cannot_be_is_left_out_once(reviewed: Page) -> None:
    """With the turn, the seat, what was played, and whether it was looked at closely."""
    review = reviewed.model["review"]
    moments, _ = moments_of(reviewed.session.game, reviewed.session.record())
    own = [moment for moment in moments if moment.seat == 0]
    numbers = [one["number"] for one in review["decisions"]]
    assert [one["turn"] for one in review["decisions"]] == [own[number].turn for number in numbers]
    assert numbers == sorted(numbers)
    assert bool(review["open"]) == (len(numbers) < len(own))
    assert {one["grade"] for one in review["decisions"]} <= {grade["grade"] for grade in review["grades"]}
    assert all(one["title"] and one["text"] for one in review["decisions"])
    assert review["share"] == 1


def test_what_others_held_is_not_told_before_the_end(reviewed: Page) -> None:
    """While the game goes on only people's decisions are graded."""
    assert {one["seat"] for one in reviewed.model["review"]["decisions"]} == {0}


def test_the_counts_of_a_seat_are_its_decisions(reviewed: Page) -> None:
    """Of those that have a grade."""
    review = reviewed.model["review"]
    [seat] = review["seats"]
    names = [grade["grade"] for grade in review["grades"]]
    for name, count in zip(names, seat["counts"], strict=True):
        assert count == sum(one["grade"] == name for one in review["decisions"])
    assert len(names) == len(GRADES)


def test_one_decision_is_looked_at_closely(reviewed: Page) -> None:
    """The board before it with the better turn, what was played, and why the other is better."""
    review = reviewed.model["review"]
    told = reviewed.ask("moment", number=review["turning"][0]["number"])
    assert told["svg"].startswith("<svg")
    assert told["played"]
    assert told["better"]
    assert told["better"] != told["played"]
    assert reviewed.ask("moment", number=9999)["problem"]


def test_the_curve_has_the_numbers_of_turns(reviewed: Page) -> None:
    """They are what is clicked at."""
    curve = reviewed.ask("show", page="review")["curve"]
    first = reviewed.model["review"]["first_turn"]
    assert f">{first + 1}<" in curve
    assert "data-step" in curve


def test_the_first_grades_come_before_the_last_ones() -> None:
    """A review that was given up on the way shows what was graded, each grade as one that may change."""
    page = begun(Driver.THREAD)
    page.desk.coach.state.efforts = Efforts(look_back=FEW, closer=(CloserLook(Effort(search=10**6), 9, deep=True),))
    page.coach("look-back")
    back = page.desk.coach.back
    thinking = page.desk.coach.state.thinking
    assert thinking is not None
    while not back.looking_back or not back.looking_back.retrospect.judged:
        back.follow()
    page.coach("cancel")
    review = page.model["review"]
    assert review["decisions"]
    assert review["share"] < 1
    assert review["text"] == page.desk.table.words.say("board-review-goes-on")
    assert not all(one["deep"] for one in review["decisions"])


def test_the_few_turns_that_cost_most_are_named_the_costliest_first(reviewed: Page) -> None:
    """Each cost more than nothing for all that can be told, and can be tried again."""
    review = reviewed.model["review"]
    back = reviewed.desk.coach.back
    found = [back.decision(turn["number"]) for turn in review["turning"]]
    assert 0 < len(found) <= 3
    assert review["mistakes"] == len(found)
    assert all(one.verdict.low > 0 for one in found)
    assert [one.verdict.weight for one in found] == sorted((one.verdict.weight for one in found), reverse=True)
    assert not review["others"]
    assert reviewed.coach("look-at-others")["tone"] == "problem"


def practised() -> Page:
    """Return a page on which the first mistake lies as a puzzle."""
    page = begun()
    page.coach("look-back")
    assert page.model["review"]["mistakes"] > 1
    page.coach("practise")
    return page


def retried(page: Page) -> RetriedTurn:
    """Return the mistake that lies on the table."""
    turn = page.desk.coach.practice.turn
    assert turn is not None
    return turn


def play_out(page: Page, moves: tuple[str, ...] = ()) -> None:
    """Play some moves, then each time the last choice until the turn is over."""
    for move in moves:
        page.send("choose", move=move)
    while page.model["practice"]["standing"] == "trying":
        page.send("choose", move=page.model["choices"][-1]["move"])


def offered(page: Page) -> list[str]:
    """Return what the buttons of the coach's panel ask for."""
    return [
        item["action"]
        for block in page.model["coach"]["panel"]
        if block["kind"] == "buttons"
        for item in block["items"]
    ]


def test_a_mistake_is_a_puzzle_on_the_board() -> None:
    """The game itself stays where it is; nothing tells the answer."""
    page = practised()
    here = page.session.tree.here.number
    assert page.model["practice"]["standing"] == "trying"
    assert not page.model["analysis"]["may"]
    assert page.coach("hint")["tone"] == "problem"
    assert not any(block["kind"] == "steps" for block in page.model["coach"]["panel"])
    trial = retried(page).session
    assert trial.game.current_seat(trial.state) == 0
    page.coach("practice-leave")
    assert page.session.tree.here.number == here
    assert page.model["practice"] is None


def test_the_better_turn_is_right() -> None:
    """Played as it was found, it is praised."""
    page = practised()
    game, best = page.session.game, retried(page).retried.best
    play_out(page, tuple(map(game.notation, best)))
    assert page.model["practice"]["standing"] == "right"
    assert page.notice["tone"] == "praise"


def test_the_same_mistake_again_is_answered_by_the_reply_of_another_seat() -> None:
    """It is played on the board and told; then the mistake can be tried once more, and the better turn be shown."""
    page = begun()
    page.coach("look-back")
    back = page.desk.coach.back
    costliest = back.looking_back.retrospect.costliest(1)[0] if back.looking_back else None
    assert costliest is not None
    page.coach("practise", back.looking_back.retrospect.judged.index(costliest) if back.looking_back else -1)
    moves = tuple(map(page.session.game.notation, costliest.moment.moves))
    play_out(page, moves)
    turn = retried(page)
    assert turn.attempt is not None
    assert turn.attempt.verdict.low >= turn.attempt.verdict.tolerance
    assert page.model["practice"]["standing"] == "wrong"
    assert page.notice["tone"] == "mistake"
    assert turn.answer is not None
    assert {step.seat for step in turn.session.steps} == {0, 1}
    assert page.model["choices"] == []
    assert page.said("choose", move=moves[0])["tone"] == "problem"
    assert "practice-show" in offered(page)
    page.coach("practice-show")
    assert "practice-show" not in offered(page)
    assert any(block["kind"] == "steps" for block in page.model["coach"]["panel"])
    assert any(block["kind"] == "reasons" for block in page.model["coach"]["panel"])
    page.coach("practice-again")
    assert page.model["practice"]["standing"] == "trying"


def test_what_was_played_and_the_better_turn_are_played_on_the_board() -> None:
    """Each from the position before it, by the same seat; then nothing is to be played there."""
    page = practised()
    for action, standing in (("practice-did", "did"), ("practice-show", "shown")):
        page.coach(action)
        turn = retried(page)
        moves = turn.retried.moves if standing == "did" else turn.retried.best
        assert [step.move for step in turn.session.steps] == list(moves)
        assert page.model["practice"]["standing"] == standing
        assert page.model["choices"] == []


def test_mistakes_follow_each_other_to_the_last() -> None:
    """After it there is none."""
    page = practised()
    for _ in range(page.model["review"]["mistakes"] - 1):
        assert page.model["practice"]["more"]
        page.coach("practice-next")
    assert not page.model["practice"]["more"]
    assert page.coach("practice-next")["tone"] == "problem"


def test_who_goes_back_from_the_review_practises_no_more() -> None:
    """What is practised is what lies on the table: the game is there again, and is told so."""
    page = practised()
    page.coach("again", page.model["review"]["turning"][0]["number"])
    assert page.model["practice"] is None
    assert not page.model["coach"]["trying"]
    assert "practice-leave" not in offered(page)
    assert page.coach("practice-leave")["tone"] == "problem"


def test_mistakes_are_kept_for_practice_until_a_better_turn_is_found() -> None:
    """Another game offers them in the panel of the coach; one that is mended is offered no more."""
    page = begun()
    page.coach("look-back")
    found = page.model["review"]["mistakes"]
    other = begun(seed=8)
    offered = [item.get("text", "") for block in other.model["coach"]["panel"] for item in block.get("items", [])]
    assert any(str(found) in text for text in offered)
    other.coach("practise-kept")
    assert other.model["practice"]["standing"] == "trying"
    turn = retried(other)
    assert len(turn.mistakes) == found
    play_out(other, tuple(map(other.session.game.notation, turn.retried.best)))
    assert other.model["practice"]["standing"] == "right"
    other.coach("practice-leave")
    assert len(begun(seed=9).desk.coach.saved_mistakes.to_practise("trajan")) == found - 1


def test_what_the_others_did_is_told_in_a_line_for_each_turn() -> None:
    """With the points that it brought, at the place where one reads what to do."""
    page = begun()
    [turn] = page.model["rivals"]
    assert turn["seat"] == 1
    assert turn["text"]
    last = [step for step in page.session.steps if step.seat == 1]
    begun_at = page.session.game.begun(last[-1].before)
    gained = sum(
        event.points
        for step in last
        if page.session.game.begun(step.before) == begun_at
        for event in step.events
        if event.seat == 1
    )
    assert turn["points"].strip("+") == (str(gained).replace("-", "\N{MINUS SIGN}") if gained else "")
