"""Hints, comparisons, consequences and retrospects as values that show themselves, and never more than was asked."""

import re
from html import escape

import pytest

from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.coach.answers import best_reply, deal_of
from trajan_tutor.coach.paired_trials import trial
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import STEP, Session
from trajan_tutor.shown.asking import explore
from trajan_tutor.shown.consequences import Consequences, explorer_for, show_consequences
from trajan_tutor.shown.hint import HINT_LEVELS, HintShown, adviser_for, show_comparison, show_hint
from trajan_tutor.shown.looking_back import LookingBack, look_back, reviewer_for
from trajan_tutor.view.static_output import picture_in

LITTLE = Effort(search=40, finalists=3, finals=10, pairs=16, most_pairs=24, answers=3, second=16)


def begun(seed: int = 7) -> Session:
    """Return a game in which the person is to begin a turn."""
    session = new_session("trajan", seed=seed, bots="greedy")
    while session.game.current_seat(session.state) != 0 or not session.game.may_evaluate(session.state):
        session.choose(session.game.notation(session.choices()[0]))
    return session


def some_turn(session: Session, last: bool = False) -> list[str]:
    """Return a turn in notation: the first, or the last, of everything that can be chosen."""
    game = session.game
    state = game.determinize(session.observation(), 0)
    texts: list[str] = []
    while not texts or (game.current_seat(state) == 0 and not game.may_evaluate(state)):
        move = game.legal(state)[-1 if last else 0]
        texts.append(game.notation(move))
        if game.reveals(state, move):
            break
        game.apply(state, move)
    return texts


def hint_in(session: Session, own: tuple[str, ...] = ()) -> tuple[Adviser, HintShown]:
    """Return an adviser that is done, and its hint."""
    adviser = adviser_for(session, own, seed=1, effort=LITTLE).finish()
    return adviser, show_hint(session, adviser)


def test_a_hint_shows_one_level_after_the_other() -> None:
    """Nothing at first; what is shown stays; the board is marked only as far as was asked."""
    _, shown = hint_in(begun())
    assert shown.text == "Ask where to look."
    assert picture_in(shown._repr_mimebundle_()["text/html"]) == ""
    turn = [step.notation for step in shown.hint.play().steps]
    before: list[str] = []
    for hint_level in range(1, 5):
        shown.more()
        lines = shown.lines[:-1] if hint_level < 4 else shown.lines
        assert lines[: len(before)] == before
        before = lines
        assert bool(shown.marks.ghosts or shown.marks.paths) is (hint_level >= 3)
    assert shown.more().lines == before
    assert len(turn) <= sum(line[:1].isdigit() for line in before)
    bundle = shown._repr_mimebundle_()
    assert bundle["text/plain"] == str(shown).splitlines()[0].splitlines()[0]
    assert f">{escape(str(shown))}</pre>" in bundle["text/html"]
    assert picture_in(bundle["text/html"]).startswith("<svg")
    assert not set("⟦⟧{}") & set(shown.text)


def test_a_turn_of_ones_own_is_compared() -> None:
    """With its verdict first; the better turn is shown when it is asked for."""
    session = begun()
    own = tuple(some_turn(session))
    adviser, shown = hint_in(session, own)
    for _ in range(4):
        shown.more()
    compared = show_comparison(session, adviser)
    assert compared.lines[1].endswith(shown.words(adviser.verdict().message))
    before = compared.text
    assert "Play:" not in before
    assert "Play:" in compared.show().text
    bundle = compared._repr_mimebundle_()
    assert bundle["text/plain"] == compared.text.splitlines()[0]
    assert f">{escape(compared.text)}</pre>" in bundle["text/html"]
    assert not set("⟦⟧{}") & set(compared.text)


def problem(session: Session, *turns: str) -> str:
    """Return the key of the sentence that refuses a hint."""
    with pytest.raises(MisusedError) as caught:
        adviser_for(session, turns)
    return caught.value.message.key


def test_a_hint_is_refused_out_of_turn_after_the_end_and_in_a_hot_seat() -> None:
    """By a sentence; the game goes on."""
    session = new_session("trajan", seed=7, bots="greedy", pace=STEP)
    while not session.waits_for_bot:
        session.choose(session.game.notation(session.choices()[0]))
    assert problem(session) == "coach-not-your-turn"
    with pytest.raises(MisusedError, match="coach-not-your-turn"):
        explorer_for(session, [["sow I"]])
    both = Session(session.game, session.setup, ("person", "person"), hot_seat=True)
    assert problem(both) == "coach-hot-seat"
    with pytest.raises(MisusedError, match="coach-hot-seat"):
        explorer_for(both, [["sow I"]])
    session = begun()
    assert problem(session, "sow I", "sow I") == "coach-turn-illegal"
    while not session.is_over:
        session.choose(session.game.notation(session.choices()[0]))
    assert problem(session) == "coach-over"
    with pytest.raises(MisusedError, match="coach-over"):
        explorer_for(session, [["sow I"]])


def explored(session: Session) -> Consequences:
    """Explore two turns."""
    explorer = explorer_for(session, [some_turn(session), some_turn(session, last=True)], seed=1, deals=12)
    while not explorer.step(20):
        pass
    return show_consequences(session, explorer)


def test_consequences_show_boards_points_spread_and_answers() -> None:
    """As one picture and as text; two turns are told apart by numbers, never as seats are."""
    shown = explored(begun())
    bundle = shown._repr_mimebundle_()
    for number in (0, 1):
        # Short enough to stand whole above its board, in two lines.
        assert shown.title(number).startswith(f"{number + 1}: Tray ")
        for line in shown.title(number).split("; "):
            assert f">{line}<" in picture_in(bundle["text/html"])
    # Two boards and their chart, put together; inside of boards there are smaller ones, which only lie somewhere.
    assert len(re.findall(r"<svg[^>]* viewBox", picture_in(bundle["text/html"]))) == 4
    assert bundle["text/plain"] == str(shown).splitlines()[0]
    assert "\n1: " in shown.text
    assert "\n2: " in shown.text
    assert "12 deals" in shown.text
    assert not set("⟦⟧{}") & set(shown.text)
    assert shown.draw_points(theme="dark").svg.startswith("<svg")


def test_equal_turns_are_called_equal() -> None:
    """Also when they are named in other words: what a search takes for one turn is not too close to tell."""
    session = begun()
    turn = some_turn(session)
    text = explore(session, turn, ", ".join(turn), some_turn(session, last=True), deals=6).text
    assert "Turns 2 and 1 lead to the same position." in text
    assert "Turns 3 and 1 lead to the same position." not in text
    assert "too close" not in text.split("Turns 2 and 1")[1].splitlines()[0]


def test_who_is_played_by_the_rules_has_no_best_answer() -> None:
    """The rules say what is done there, and nobody chooses it."""
    session = new_session("caesar", seed=2, solo="medium")
    by_rules = session.game.played_by_rules(session.state)
    assert by_rules
    for _ in range(3):
        session.choose(session.game.notation(session.choices()[0]))
    adviser, shown = hint_in(session)
    search = adviser.search
    best = search.lines()[0].moves
    after = [trial(search.question, best, deal_of(number)).after for number in range(8)]
    assert any(session.game.current_seat(state) in by_rules for state in after)
    assert all(best_reply(search.question, best, deal_of(number)) is None for number in range(8))
    for _ in HINT_LEVELS:
        shown.more()
    assert "best answer" not in shown.text
    assert not any(outcome.answers for outcome in explore(session, deals=2).exploration.outcomes)


def reviewed(session: Session) -> LookingBack:
    """Look back over a game."""
    tiny = Effort(search=20, finalists=2, finals=6, pairs=10, most_pairs=20, answers=0, second=0)
    reviewer = reviewer_for(session, seed=1, effort=tiny)
    while not reviewer.step(100):
        pass
    return look_back(session, reviewer)


def test_looking_back_names_costly_turns_and_goes_back_to_them() -> None:
    """What was played stays as a branch; what would have been better is told only when it is asked for."""
    session = new_session("trajan", seed=7, bots="greedy")
    for _ in range(30):
        session.choose(session.game.notation(session.choices()[-1]))
    played = len(session.steps)
    shown = reviewed(session)
    assert shown.costliest
    assert str(shown).splitlines()[0] == shown._repr_mimebundle_()["text/plain"]
    assert shown.draw().svg.count('class="turning"') == len({one.moment.turn for one in shown.costliest})
    assert "Play:" not in shown.text
    assert "Play:" in shown.better(1)
    assert "“you” is" not in shown.better(1)
    session.people = ()
    assert shown.better(1).startswith("In what follows “you” is")
    session.people = (0,)
    moment = shown.costliest[0].moment
    shown.try_again(1)
    assert len(session.steps) == moment.number < played
    assert session.game.current_seat(session.state) == moment.seat == 0
    better = [step.notation for step in shown.costliest[0].better()]
    assert session.game.parse(better[0]) in session.choices()
    most = len(shown.costliest)
    for number in (0, 9, "first", 1.5):
        with pytest.raises(
            MisusedError, match=f"There is no turn number {number} here: give a number from 1 to {most}."
        ):
            shown.better(number)  # type: ignore[arg-type]
    assert repr(shown.try_again(1)) == str(shown.try_again(1)) != ""


def test_a_game_that_has_not_begun_has_nothing_to_look_back_at() -> None:
    """One sentence and an empty curve."""
    shown = reviewed(new_session("trajan", seed=7, bots="greedy"))
    assert shown.costliest == ()
    assert shown.text == "There is no decision to look back at."
    assert shown.draw().svg.startswith("<svg")
