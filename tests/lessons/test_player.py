"""A lesson is played: by its solution, over mistakes and refusals, with hints, exploring, and coming back."""

from typing import Any

import pytest
from lessons.toy_lesson import TEXT, lesson_of, one_step, player_of, says
from the_games import AnyGame, opened

from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.step_page import Action, Autonomy, Page, Phase

LESSON = lesson_of()


def at(number: int, **given: Any) -> Player:
    """Return a player that stands at a step, counted from 1."""
    return player_of(LESSON, notes=LessonNotes(at=number - 1), **given)


def feedback(page: Page) -> list[str]:
    """Return the keys of what is said."""
    return [message.key for message in page.feedback]


def test_a_lesson_is_played_to_its_end() -> None:
    """Every kind of step, by the solutions."""
    player = player_of(LESSON)
    page = player.page()
    assert page.words == (says(LESSON, "welcome"),)
    assert (page.number, page.steps, page.phase) == (1, 7, Phase.READING)
    page = player.next()
    assert page.looks == {"deck", "lot"}
    assert page.arrows == (("deck", "hand.0.0"),)
    assert page.rules == ("toy.card.draw",)
    page = player.next()
    assert page.phase is Phase.ASKED
    page = player.answer(10)
    assert (page.phase, feedback(page)) == (Phase.DONE, ["toy-lesson-market-how-many.done"])
    page = player.next()
    assert page.phase is Phase.DOING
    assert page.goal == Message("toy-lesson-market-exchange.goal")
    assert page.looks == {"deck"}
    assert "deck" in page.lit
    page = player.pick("deck")
    assert page.phase is Phase.DOING
    page = player.choose("discard 3")
    assert (page.phase, feedback(page)) == (Phase.DONE, ["toy-lesson-market-exchange.done"])
    page = player.next()
    assert page.words == (says(LESSON, "rival"),)
    page = player.next()
    assert page.words == (says(LESSON, "rival"), says(LESSON, "rival-keeps"))
    page = player.next()
    assert page.name == "stall"
    page = player.pick("stall.left")
    assert page.phase is Phase.DONE
    page = player.next()
    assert page.name == "free"
    page = player.next()
    assert page.finished
    assert Action.NEXT not in page.may
    assert player.notes.done
    assert all(notes.done for notes in player.notes.steps.values())
    assert player.notes.tries == player.notes.hints == player.notes.shown == 0


def test_another_way_to_the_goal_is_accepted_and_gone_on_from() -> None:
    """The step keeps what the learner did: the lesson goes on with the other card."""
    player = at(4)
    player.choose("draw")
    assert player.choose("discard 1").phase is Phase.DONE
    page = player.next()
    assert feedback(page) == []
    assert opened(player.session.state).hands[0] == [3]


def test_where_a_step_does_not_keep_the_script_goes_on_from_its_own_position() -> None:
    """The learner is told so, once; without a difference nothing is told."""
    player = player_of(lesson_of(TEXT.replace("keeps = true", "")), notes=LessonNotes(at=3))
    player.choose("draw")
    player.choose("discard 1")
    assert feedback(player.next()) == ["lesson-goes-on"]
    assert opened(player.session.state).hands[0] == [1]
    player.back()
    player.choose("draw")
    player.choose("discard 3")
    assert feedback(player.next()) == []


def test_a_foreseen_mistake_is_answered_punished_and_taken_back() -> None:
    """Every click on next shows one move of the reply; then the position goes back."""
    player = at(4)
    before = player.game.key(player.session.state)
    page = player.choose("keep")
    assert (page.phase, page.feedback) == (Phase.MISTAKEN, (says(LESSON, "kept"),))
    assert feedback(player.choose("draw")) == ["lesson-first-mistaken"]
    player.next()
    assert len(player.session.steps) == 2
    player.next()
    assert len(player.session.steps) == 3
    page = player.next()
    assert (page.phase, page.feedback) == (Phase.DOING, ())
    assert player.game.key(player.session.state) == before
    assert player.notes.of("exchange").tries == 1


def test_again_goes_back_at_once() -> None:
    """Nobody has to watch the reply."""
    player = at(4)
    page = player.choose("keep")
    assert Action.AGAIN in page.may
    assert player.again().phase is Phase.DOING
    assert player.session.steps == []


def test_a_refusal_changes_nothing_and_a_foreseen_one_has_an_answer() -> None:
    """The rule's own sentence comes first."""
    player = at(4)
    page = player.pick("stall.left")
    assert page.phase is Phase.DOING
    assert feedback(page) == ["toy-turn-steps.refused", "toy-lesson-market-not-yet"]
    assert feedback(player.choose("bid 2")) == ["toy-turn-steps.refused", "toy-lesson-market-not-yet"]
    assert feedback(player.choose("nonsense")) == ["toy-notation"]
    assert player.notes.of("exchange").tries == 3
    assert player.choose("draw").phase is Phase.DOING


def test_a_goal_can_be_a_refusal() -> None:
    """Trying the forbidden is what is to be done."""
    lesson = one_step('kind = "do"\nwords = "a"\ngoal = { refused = { } }\nsolutions = [["pick lot"]]')
    player = player_of(lesson)
    page = player.pick("lot")
    assert page.phase is Phase.DONE
    assert feedback(page) == ["toy-turn-steps.refused", "toy-lesson-market-a.done"]


def test_a_goal_out_of_reach_is_told_and_a_step_back_is_offered() -> None:
    """It was not foreseen, but a search over the turn tells."""
    step = 'kind = "do"\nwords = "a"\nsolutions = [["draw", "discard 1"]]'
    lesson = one_step(f'{step}\ngoal = {{ event = {{ kind = "discarded", with = {{ card = 1 }} }} }}')
    player = player_of(lesson)
    page = player.choose("keep")
    assert (page.phase, feedback(page)) == (Phase.LOST, ["lesson-lost"])
    assert {Action.UNDO, Action.AGAIN, Action.NEXT} <= page.may
    assert player.undo().phase is Phase.DOING
    player.choose("draw")
    assert player.choose("discard 3").phase is Phase.LOST
    assert player.undo().phase is Phase.DOING
    assert player.choose("discard 1").phase is Phase.DONE


def test_fails_names_what_no_search_can_tell() -> None:
    """A goal over refusals depends on no move."""
    step = 'kind = "do"\nwords = "a"\nsolutions = [["pick lot"]]\ngoal = { refused = { } }'
    assert player_of(one_step(step)).choose("draw").phase is Phase.DOING
    player = player_of(one_step(f"{step}\nfails = {{ moved = ['draw'] }}"))
    assert player.choose("draw").phase is Phase.LOST


def test_undo_stays_within_the_step() -> None:
    """What the lesson did before is not taken back."""
    player = at(6)
    page = player.page()
    assert Action.UNDO not in page.may
    assert feedback(player.undo()) == ["session-undo-none"]
    assert len(player.session.steps) == 3


@pytest.mark.parametrize("value", [12, "12", " 12 "])
def test_a_wrong_answer_that_was_foreseen_is_answered(value: Any) -> None:
    """Numbers may be written as text."""
    player = at(3)
    page = player.answer(value)
    assert (page.phase, page.feedback) == (Phase.ASKED, (says(LESSON, "all-cards"),))
    assert player.notes.of("how-many").tries == 1


def test_other_answers_are_told_as_what_they_are() -> None:
    """Wrong, or in no form of an answer: that is no try."""
    player = at(3)
    assert feedback(player.answer(7)) == ["lesson-answer-wrong"]
    for value in ("seven", "", "²", "1.5", True, "deck"):
        assert feedback(player.answer(value)) == ["lesson-answer-unclear-number"]
    assert player.notes.of("how-many").tries == 1
    assert player.answer("10").phase is Phase.DONE
    assert feedback(player.answer("10")) == ["lesson-first-done"]


def test_a_spot_is_answered_by_picking_it() -> None:
    """Nothing is played then."""
    lesson = one_step('kind = "ask"\nwords = "a"\nform = "spot"\nanswer = ["deck", "lot"]')
    player = player_of(lesson)
    assert feedback(player.pick("hand.0.0")) == ["lesson-answer-wrong"]
    assert player.pick("deck").phase is Phase.DONE
    assert player.session.steps == []


def test_a_choice_is_answered_by_its_name() -> None:
    """The words of the choices are on the page."""
    choices = '[[step.mistake]]\nwords = "no-b"\nanswer = "b"'
    step = 'kind = "ask"\nwords = "a"\nform = "choice"\nchoices = ["b", "c"]\nanswer = "c"'
    lesson = one_step(f"{step}\n{choices}")
    player = player_of(lesson)
    question = player.page().question
    assert question is not None
    assert question.choices == (("b", says(lesson, "b")), ("c", says(lesson, "c")))
    assert feedback(player.answer("d")) == ["lesson-answer-unclear-choice"]
    assert player.answer("b").feedback == (says(lesson, "no-b"),)
    assert player.answer("c").phase is Phase.DONE
    assert player.page().question is None


@pytest.mark.parametrize(
    ("number", "said"), [(1, "lesson-first-reading"), (3, "lesson-first-asked"), (5, "lesson-first-reading")]
)
def test_out_of_place_actions_are_told_and_change_nothing(number: int, said: str) -> None:
    """Whatever is clicked."""
    player = at(number)
    before = player.game.key(player.session.state)
    assert feedback(player.choose("draw")) == [said]
    assert feedback(player.pick("deck")) == [said]
    assert player.game.key(player.session.state) == before
    assert player.at == number - 1
    assert feedback(at(4).next()) == ["lesson-first-doing"]
    assert feedback(at(4).answer(3)) == ["lesson-first-doing"]
    assert feedback(at(1).hint()) == ["lesson-no-hint"]
    assert feedback(at(1).show_me()) == ["lesson-first-reading"]


def test_back_goes_to_the_step_before_in_its_own_position() -> None:
    """Also over moves that were watched."""
    player = at(6)
    page = player.back()
    assert (page.name, len(player.session.steps)) == ("rival", 2)
    player.next()
    assert len(player.session.steps) == 3
    player.back()
    assert (player.page().name, player.session.steps) == ("exchange", [])
    for _ in range(5):
        player.back()
    assert player.at == 0
    assert Action.BACK not in player.page().may


def test_hints_are_those_of_the_lesson_then_of_the_ladder_then_the_place() -> None:
    """Each is counted; at last there are no more."""

    def ladder(_game: AnyGame, observation: Observation[Any], hint_level: int) -> Message | None:
        assert observation.seat == 0
        return Message.of("ladder", hint_level=hint_level) if hint_level < 2 else None

    player = at(4, ladder=ladder)
    said = [feedback(player.hint()) for _ in range(4)]
    assert said == [["toy-lesson-market-look-at-the-deck"], ["ladder"], ["ladder"], ["lesson-look"]]
    assert player.page().looks == {"deck"}
    assert feedback(player.hint()) == ["lesson-no-more-hints"]
    assert player.notes.of("exchange").hints == 4


def test_without_a_ladder_the_place_comes_next() -> None:
    """The spot of the solution's next move."""
    player = at(4)
    player.hint()
    page = player.hint()
    assert feedback(page) == ["lesson-look"]
    player.choose("draw")
    assert player.page().looks == frozenset()
    player.hint()
    assert feedback(player.hint()) == ["lesson-no-more-hints"]
    assert player.page().looks == {"hand.0.0"}


def test_show_me_plays_the_solution_and_notes_it() -> None:
    """From where the learner stands, or from the beginning of the step when no solution goes on from there."""
    player = at(4)
    player.choose("draw")
    assert player.show_me().phase is Phase.DONE
    assert player.notes.of("exchange").shown
    assert at(3).show_me().phase is Phase.DONE
    step = 'kind = "do"\nwords = "a"\nsolutions = [["draw", "discard 3"]]\ngoal = { event = { kind = "discarded" } }'
    player = player_of(one_step(f"{step}\nfails = {{ game_over = true }}", "seats = 2\nseed = 4\nseat = 0"))
    assert player.choose("draw").phase is Phase.DOING
    assert feedback(player.show_me()) == ["toy-card-hand.refused"]


def test_the_dial_shows_guides_or_lets() -> None:
    """With SHOW_ME next plays; with LET_ME the goal alone is told."""
    player = at(4, autonomy=Autonomy.SHOW_ME)
    page = player.page()
    assert Action.NEXT in page.may
    assert page.looks == {"deck"}
    player.next()
    assert player.next().phase is Phase.DONE
    player = at(4, autonomy=Autonomy.LET_ME)
    page = player.page()
    assert page.words == ()
    assert page.goal is not None
    assert page.looks == page.lit == frozenset()
    assert feedback(player.pick("stall.left"))[0] == "toy-turn-steps.refused"
    assert player.pick("deck").phase is Phase.DOING
    assert player.set_autonomy(Autonomy.GUIDE_ME).words != ()


def test_others_play_on_where_a_step_goes_on() -> None:
    """A step over several turns: bots answer, and the goal is a matter of the whole game."""
    step = 'kind = "do"\nwords = "a"\ngoes_on = true\ngoal = { feature = { name = "coins", at_most = 3 } }'
    lesson = one_step(f'{step}\nsolutions = [["keep", "stall left", "bid 4"]]')
    player = player_of(lesson)
    assert player.choose("keep").phase is Phase.DOING
    assert opened(player.session.state).actor == 0
    player.choose("stall left")
    assert player.choose("bid 4").phase is Phase.DONE


def test_a_lesson_goes_on_where_its_notes_say() -> None:
    """After a restart the position is that of the script; notes of a longer lesson begin it anew."""
    kept: list[int] = []
    player = player_of(LESSON, noted=lambda notes: kept.append(notes.at))
    player.next()
    player.next()
    player.answer(10)
    player.next()
    assert kept[-1] == 3
    again = player_of(LESSON, notes=player.notes)
    assert again.page().name == "exchange"
    assert at(99).at == 0


def test_a_step_may_begin_in_a_position_of_its_own() -> None:
    """Going back returns to the one before."""
    text = TEXT.replace('words = "stall"', 'words = "stall"\nbegin = { seats = 3, seed = 4, moves = ["keep"] }')
    player = player_of(lesson_of(text), notes=LessonNotes(at=4))
    player.next()
    player.next()
    assert (player.seat, len(player.session.players)) == (1, 3)
    player.back()
    assert (player.seat, len(player.session.players)) == (0, 2)


def test_the_learner_sees_what_their_seat_may_know() -> None:
    """The other hand is hidden."""
    player = at(4)
    assert opened(player.observation().state).hands[1] == [0]
    assert repr(player) == "<lesson toy/03-market: step 4 of 7>"


def test_a_way_that_nobody_thought_of_does_not_break_what_follows() -> None:
    """Where the next moves to be watched are not possible, the script's own position is taken, and that is said."""
    text = TEXT.replace('goal = { event = { kind = "discarded" } }', 'goal = { moved = ["draw", "keep"] }')
    text = text.replace('[["draw", "discard 3"], ["draw", "discard 1"]]', '[["keep"]]')
    text = text.replace('when = { moved = ["keep"] }\nmoves = ["keep"]\nreply = ["keep", "stall left"]', "WHEN")
    text = text.replace("WHEN", 'when = { moved = ["bid 1"] }\nmoves = ["bid 1"]')
    player = player_of(lesson_of(text), notes=LessonNotes(at=3))
    assert player.choose("draw").phase is Phase.DONE
    assert feedback(player.next()) == []
    page = player.next()
    assert feedback(page) == ["lesson-goes-on"]
    assert len(player.session.steps) == 2
    assert player.next().name == "stall"
    assert player.choose("stall left").phase is Phase.DONE


def test_a_goal_out_of_reach_from_what_was_kept_begins_in_the_script() -> None:
    """The learner is not sent into a dead end."""
    first = 'kind = "do"\nwords = "a"\nkeeps = true\ngoal = { event = { kind = "drew" } }\nsolutions = [["draw"]]'
    goal = '{ event = { kind = "discarded", with = { card = 1 } } }'
    second = f'[[step]]\nkind = "do"\nwords = "b"\nsolutions = [["discard 1"]]\ngoal = {goal}'
    either = first.replace('{ event = { kind = "drew" } }', '{ moved = ["draw", "keep"] }')
    player = player_of(one_step(f"{either}\n{second}"))
    assert player.choose("keep").phase is Phase.DONE
    page = player.next()
    assert (page.name, feedback(page)) == ("b", ["lesson-goes-on"])
    assert player.choose("discard 1").phase is Phase.DONE
