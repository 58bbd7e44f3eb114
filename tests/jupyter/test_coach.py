"""The coach of a board, as a page asks it: one thing at a time, in the background, nothing before it is asked for."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell
from pages import Page
from traitlets.config import Config

import trajan_tutor as tt
from trajan_tutor import jupyter
from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.coach.verdict import judge
from trajan_tutor.desk.coach_found import BY_CLICKS, QUIET, Efforts, When, tell_of
from trajan_tutor.desk.thinking import Driver
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.jupyter.still import StillBoard
from trajan_tutor.jupyter.widget import BoardWidget
from trajan_tutor.session.hints import ComparisonShown, HintShown
from trajan_tutor.session.session import Result

LITTLE = Effort(search=40, finalists=3, finals=10, pairs=16, most_pairs=24, answers=3, quiet=20)
EFFORTS = Efforts(
    LITTLE, LITTLE, Effort(search=10, finalists=2, finals=4, pairs=4, most_pairs=8, answers=0, quiet=0), 12
)
ENDLESS = Efforts(Effort(search=10**6), Effort(search=10**6), Effort(search=10**6), 10**6)


def begun(driver: Driver = Driver.AT_ONCE, efforts: Efforts = EFFORTS, **settings: Any) -> tuple[BoardWidget, Page]:
    """Return a board whose coach looks at little, and a page of it."""
    board = tt.play("trajan", **{"seats": 2, "seed": 7, "bots": "greedy", **settings})
    assert isinstance(board, BoardWidget)
    board._coach.mind.driver = driver
    board._coach.efforts = efforts
    return board, Page(board)


def ask(page: Page, action: str, number: int = -1) -> dict[str, Any]:
    """Ask the coach as a page does, and return what is said."""
    return page.send("coach", action=action, number=number)


def hint_of(board: BoardWidget) -> HintShown | None:
    """Return the hint of the present position."""
    return board._coach.found.hint


def verdict_of(board: BoardWidget) -> ComparisonShown | None:
    """Return the verdict that is told."""
    return board._coach.verdict


def shines(board: BoardWidget) -> bool:
    """Return whether a place of the board shines."""
    return re.search(r'class="[^"]*\bshining\b', board.svg) is not None


def texts(board: BoardWidget, place: str = "panel") -> list[str]:
    """Return the plain texts of a place."""
    return [block["text"] for block in board.coach[place] if block["kind"] in ("text", "title")]


def actions(board: BoardWidget, place: str = "panel") -> dict[tuple[str, int], str]:
    """Return the buttons of a place with their states."""
    return {
        (item["action"], item["number"]): item["state"]
        for block in board.coach[place]
        if block["kind"] == "buttons"
        for item in block["items"]
    }


def play_turn(page: Page, at: int = 0) -> None:
    """Play a turn of the person, each time the same choice."""
    board = page.board
    turn = board.session.game.begun(board.session.state)
    while board.session.game.begun(board.session.state) == turn and board.choices:
        page.send("choose", move=board.choices[at]["move"])


def finished(page: Page) -> None:
    """Play to the end."""
    while not page.board.session.is_over:
        page.send("choose", move=page.board.choices[0]["move"])


def test_a_hint_shows_nothing_before_it_is_asked_for() -> None:
    """Neither words nor marks; then one hint level after the other, and asked for twice each is shown once."""
    board, page = begun()
    before, plain = texts(board), board.svg
    assert not shines(board)
    assert ask(page, "hint")["text"].startswith("The hint is ready")
    assert texts(board) == before
    assert board.svg == plain
    assert actions(board)["hint-level", 1] == ""
    assert actions(board)["hint-level", 2] == "off"
    shown = [len(board.coach["panel"])]
    for hint_level in (1, 1, 3, 3, 4, 4):
        ask(page, "hint-level", hint_level)
        shown.append(len(board.coach["panel"]))
    assert shown == sorted(shown)
    hint = hint_of(board)
    assert hint is not None
    assert hint.hint_level == 4
    assert board.svg != plain
    assert any(block["kind"] == "steps" for block in board.coach["panel"])
    reasons = [item for block in board.coach["panel"] if block["kind"] == "reasons" for item in block["items"]]
    assert all(item["card"]["rule"] in board.session.game.rules.rules for item in reasons)
    assert not set("⟦⟧") & set(json.dumps(board.coach, ensure_ascii=False))


def test_a_hint_goes_away_when_the_person_moves() -> None:
    """With what it marked; only the steps of a turn that was told stay while the person plays them."""
    board, page = begun()
    ask(page, "hint")
    ask(page, "hint-level", 1)
    assert shines(board)
    page.send("choose", move=board.choices[-1]["move"])
    assert hint_of(board) is None
    assert not shines(board)
    assert ask(page, "hint-level", 2)["kind"] == "problem"
    page.send("undo")
    ask(page, "hint")
    for hint_level in (1, 2, 3):
        ask(page, "hint-level", hint_level)
    hint = hint_of(board)
    assert hint is not None
    steps = [step.notation for step in hint.hint.play().steps]
    for number, move in enumerate(steps[:-1], start=1):
        page.send("choose", move=move)
        (told,) = [block for block in board.coach["panel"] if block["kind"] == "steps"]
        assert [item["done"] for item in told["items"]] == [at < number for at in range(len(steps))]
    page.send("choose", move=steps[-1])
    assert hint_of(board) is None


@pytest.mark.parametrize("action", ["hint", "list", "look-back"])
def test_thinking_goes_on_in_the_background_and_is_cancelled_once(action: str) -> None:
    """Meanwhile another question is refused with a sentence, and the game goes on."""
    board, page = begun(Driver.THREAD, ENDLESS)
    page.send("choose", move=board.choices[0]["move"])
    ask(page, action)
    assert board.thinking["text"]
    assert ask(page, "hint")["text"].startswith("The coach is still thinking")
    assert ask(page, "explore")["kind"] == "problem"
    assert ask(page, "cancel")["text"] == "The coach stopped thinking."
    assert board.thinking == {}
    assert ask(page, "cancel")["kind"] == "problem"
    assert page.send("choose", move=board.choices[0]["move"])["kind"] == "played"


def test_a_move_ends_the_search_for_a_hint() -> None:
    """What it would have found belongs to another position."""
    board, page = begun(Driver.THREAD, ENDLESS)
    ask(page, "hint")
    assert board.thinking
    page.send("choose", move=board.choices[0]["move"])
    assert board.thinking == {}
    assert hint_of(board) is None


def test_answers_are_counted_for_a_page_that_was_busy() -> None:
    """Whatever it had to think of; not a question that was cancelled, nor what was there at once."""
    board, page = begun()
    assert board.coach["answers"] == 0
    for number, action in enumerate(("list", "hint"), start=1):
        page.send("choose", move=board.choices[0]["move"])
        ask(page, action)
        assert board.thinking == {}
        assert board.coach["answers"] == number
    ask(page, "hint-level", 1)
    ask(page, "choose", 0)
    assert board.coach["answers"] == 2
    board._coach.mind.driver, board._coach.efforts = Driver.THREAD, ENDLESS
    ask(page, "look-back")
    ask(page, "cancel")
    page.send("choose", move=board.choices[0]["move"])
    assert board.coach["answers"] == 2


@pytest.mark.parametrize("dial", [When.ALWAYS, When.MUCH, When.NEVER])
def test_a_verdict_counts_when_it_is_told(dial: When) -> None:
    """A turn that nothing is said about brings nothing new."""
    board, page = begun()
    ask(page, "tell", list(When).index(dial))
    play_turn(page, -1)
    assert board.coach["answers"] == (verdict_of(board) is not None)
    assert verdict_of(board) is None or dial is not When.NEVER
    assert verdict_of(board) is not None or dial is not When.ALWAYS


def test_a_closed_board_stops_thinking() -> None:
    """Nobody would see what it finds."""
    board, page = begun(Driver.THREAD, ENDLESS)
    ask(page, "hint")
    thought = board._coach.mind.thinking
    assert thought is not None
    board.close()
    assert thought.is_cancelled


def test_a_verdict_is_told_only_when_the_dial_says_so() -> None:
    """Never for a game begun by code, above 5 points for one begun by clicks; the better turn is offered, not shown."""
    board, page = begun()
    assert board._coach.tell == QUIET
    play_turn(page)
    assert verdict_of(board) is None
    ask(page, "tell", 0)
    play_turn(page, -1)
    verdict = verdict_of(board)
    assert verdict is not None
    assert verdict.words(verdict.comparison.message) in texts(board)
    assert not any(block["kind"] == "steps" for block in board.coach["panel"])
    if verdict.comparison.offer is not None:
        ask(page, "better-verdict")
        assert any(block["kind"] == "steps" for block in board.coach["panel"])
    assert ask(page, "tell", 99)["kind"] == "problem"
    answers = {"game": "trajan", "seats": 2, "players": ["person", "greedy"], "names": ["", ""], "setup": "quick"}
    page.send("begin", answers=answers | {"language": "en", "theme": "auto"})
    assert board._coach.tell == BY_CLICKS


def test_a_verdict_stays_to_be_read_while_bots_answer() -> None:
    """One by one; the person's own next choice puts it away."""
    board, page = begun(seats=3, pace="step")
    board.tell("always")
    play_turn(page, -1)
    told = board.notice["text"]
    assert (board.notice["kind"], bool(told)) == ("told", True)
    while not board.choices:
        page.send("next")
        assert board.notice["text"] == told
    page.send("choose", move=board.choices[0]["move"])
    assert board.notice["text"] != told


def test_a_judged_turn_is_taken_back_to_its_beginning() -> None:
    """The line that was played stays as a branch."""
    board, page = begun()
    board.tell("always")
    start = board.session.tree.here.number
    play_turn(page)
    assert verdict_of(board) is not None
    ask(page, "retry")
    assert board.session.tree.here.number == start
    assert board.session.can_redo
    assert verdict_of(board) is None
    assert ask(page, "retry")["kind"] == "problem"


def dial_of(board: BoardWidget) -> list[str]:
    """Return what the dial offers."""
    (dial,) = [block for block in board.coach["panel"] if block.get("action") == "tell"]
    return list(dial["options"])


@pytest.mark.parametrize(
    ("game", "costs"),
    [("trajan", ["2 points", "5 points", "10 points"]), ("caesar", ["1 marker", "2 markers", "4 markers"])],
)
def test_a_dial_has_the_steps_of_its_game(game: str, costs: list[str]) -> None:
    """In what the game counts; the coach speaks from there on."""
    board = tt.play(game, seats=2, seed=7, bots="greedy")
    assert isinstance(board, BoardWidget)
    between = [f"only when a turn costs more than {cost}" for cost in costs]
    assert dial_of(board) == ["always", *between, "never"]
    for number, cost in enumerate(board.session.game.thresholds, start=1):
        board.tell(cost)
        assert board._coach.tell is list(When)[number]
        tell = tell_of(board._coach.tell, board.session.game)
        assert not tell.says(judge(float(cost), 0.1, 200))
        assert tell.says(judge(cost + 1.0, 0.1, 200))


def test_a_dial_has_to_be_known() -> None:
    """Its sentence names the choices."""
    board, _ = begun()
    board.tell(5)
    assert board._coach.tell is When.SOME
    for when in ("often", 3, True, ["always"], float("nan")):
        with pytest.raises(MisusedError) as caught:
            board.tell(when)  # type: ignore[arg-type]
        assert str(caught.value).endswith("says nothing about when to tell. Choose one of: always, never, 2, 5, 10.")


def test_a_turn_is_tried_without_counting() -> None:
    """The game stays where it is, nobody answers, and then the turn is compared with the best."""
    board, page = begun()
    here, steps = board.session.tree.here, len(board.session.tree)
    ask(page, "try")
    assert board.turn.startswith("You are trying a turn")
    assert page.send("jump", node=0)["kind"] == "problem"
    assert ask(page, "hint")["kind"] == "problem"
    assert ask(page, "weigh")["kind"] == "problem"
    while board.choices:
        page.send("choose", move=board.choices[-1]["move"])
    assert board.session.tree.here is here
    assert len(board.session.tree) == steps
    assert board.table == {}
    ask(page, "weigh")
    assert board._coach.trial is None
    comparison = board._coach.found.comparison
    assert comparison is not None
    assert comparison.words(comparison.comparison.message) in texts(board)
    assert board.session.tree.here is here
    assert board.choices
    assert ask(page, "leave")["kind"] == "problem"


def test_up_to_three_turns_are_explored() -> None:
    """Kept trials, and turns that were looked at, in an order that does not tell the best."""
    board, page = begun()
    ask(page, "try")
    page.send("choose", move=board.choices[0]["move"])
    ask(page, "keep")
    ask(page, "list")
    (ticks,) = [block for block in board.coach["panel"] if block["kind"] == "ticks"]
    listed = [item["text"] for item in ticks["items"][1:]]
    assert listed == sorted(listed)
    assert ticks["items"][0]["on"]
    ask(page, "choose", 1)
    ask(page, "choose", 2)
    assert ask(page, "choose", 3)["kind"] == "problem"
    ask(page, "choose", 2)
    ask(page, "explore")
    kinds = [block["kind"] for block in board.coach["wide"]]
    assert kinds.count("boards") == 1
    assert kinds.count("picture") == 2
    ask(page, "close")
    assert board.coach["wide"] == []


def test_a_finished_game_is_looked_back_at() -> None:
    """The turns that cost most; the better one when it is asked for; going back begins another line."""
    board, page = begun()
    assert ask(page, "hint")["kind"] != "problem"
    finished(page)
    assert ask(page, "hint")["text"].startswith("The game is over")
    assert ask(page, "try")["kind"] == "problem"
    ask(page, "look-back")
    back = board._coach.back.found
    assert back is not None
    assert back.costliest
    assert not any(block["kind"] == "steps" for block in board.coach["wide"])
    ask(page, "line", 0)
    assert any(block["kind"] == "steps" for block in board.coach["wide"])
    ask(page, "again", 0)
    assert board.session.tree.here.number == back.nodes[back.costliest[0].moment.number]
    assert not board.session.is_over
    assert ask(page, "again", 99)["kind"] == "problem"


def test_nothing_is_hinted_out_of_turn_in_a_hot_seat_or_at_an_empty_table() -> None:
    """Each is a sentence."""
    board, page = begun(pace="step")
    play_turn(page)
    assert board.session.waits_for_bot
    assert ask(page, "hint")["text"].startswith("A hint is for the person")
    board, page = begun(people=(0, 1), hot_seat=True)
    assert "sits down" in ask(page, "hint")["text"]
    empty = tt.table()
    assert isinstance(empty, BoardWidget)
    assert ask(Page(empty), "hint")["kind"] == "problem"


def test_senseless_requests_are_answered_with_a_sentence() -> None:
    """And nothing changes."""
    board, page = begun()
    for action, number in (
        ("dance", 1),
        ("hint-level", 1),
        ("better", 0),
        ("line", 0),
        ("weigh-turn", 5),
        ("cancel", 0),
    ):
        assert ask(page, action, number)["kind"] == "problem"
    assert page.send("coach", action="hint")["kind"] == "problem"
    assert page.send("coach", action=5, number=1)["kind"] == "problem"
    at = board.at
    board.choose(board.choices[0]["move"])
    assert page.send("coach", action="try", number=-1, at=at)["kind"] == "problem"
    assert board._coach.trial is None


def interrupted(_adviser: Adviser, _tasks: int = 1) -> bool:
    """Stand for a kernel that is interrupted."""
    raise KeyboardInterrupt


def test_a_program_asks_and_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a seed and a number of samples, so that the same comes out."""
    board, _ = begun()
    first, again = (board.hint(samples=40, seed=3).more().more().more() for _ in range(2))
    assert first.text == again.text
    turn = ", ".join(step.notation for step in first.hint.play().steps)
    assert (
        "as good as" in board.why_not(turn, samples=40, seed=3).text or "same" in board.why_not(turn, samples=40).text
    )
    assert "image/svg+xml" in board.explore(turn, deals=6)._repr_mimebundle_()
    for _ in range(3):
        board.choose(board.choices[0]["move"])
    assert board.retrospect(samples=10).text
    monkeypatch.setattr(Adviser, "step", interrupted)
    with pytest.raises(MisusedError, match=r"^The search was interrupted\."):
        board.hint()
    assert board.choose(board.choices[0]["move"]).result is Result.PLAYED


# What a person may write by mistake, with a part of the sentence that comes back.
MISTAKES: list[tuple[str, str]] = [
    ('board.why_not("fly me")', "“fly me” is no move. Perhaps you mean: "),
    ('board.why_not("senate")', "Move 1 of the turn, “senate”, cannot be played there."),
    ('board.why_not(" , ")', "That is no turn: name at least one move."),
    ("board.why_not(5)", "A turn is text, its moves with commas between them"),
    ('board.why_not(["sow I", 3])', "A turn is text, its moves with commas between them"),
    ('board.explore("fly me")', "“fly me” is no move."),
    ('board.explore("sow I", "sow II", "sow III", "sow IV")', "Name one to 3 turns to compare, not 4."),
    ('board.explore("sow I", deals="many")', "The number of deals is a whole number of at least 1, not “many”."),
    ('board.explore("sow I", deals=0)', "The number of deals is a whole number of at least 1, not “0”."),
    ('board.explore("sow I", seed="x")', "A seed is a whole number, not “x”."),
    ("board.explore('sow I', deals=2).draw(5)", "There is no turn number 5 here: give a number from 0 to 0."),
    ("board.explore('sow I', deals=2).title('A')", "There is no turn number A here: give a number from 0 to 0."),
    ('board.hint(samples="x")', "The number of samples is a whole number of at least 1, not “x”."),
    ("board.hint(samples=2.5)", "The number of samples is a whole number of at least 1, not “2.5”."),
    ("board.hint(samples=0)", "The number of samples is a whole number of at least 1, not “0”."),
    ('board.hint(seed="x")', "A seed is a whole number, not “x”."),
    ("board.hint(samples=1).draw(theme='blue')", 'There is no theme "blue"'),
    ("board.retrospect(samples=0)", "The number of samples is a whole number of at least 1, not “0”."),
    ("board.retrospect(seed=None)", "A seed is a whole number, not “None”."),
    ("board.retrospect().try_again(5)", "No turn cost much, so there is none to go back to."),
    ("board.retrospect().better('first')", "No turn cost much, so there is none to go back to."),
    ('board.tell("x")', "“x” says nothing about when to tell."),
    ("board.choose(5)", "A place or a move is named by a text, not by “5”."),
    ("board.pick(None)", "A place or a move is named by a text, not by “None”."),
    ("board.save('no/such/folder/game.json')", "could not be written"),
    ("tt.table().session", "No game has begun at this table."),
    ("tt.table().hint()", "No game has begun at this table."),
    ('tt.table().pick("deck")', "No game has begun at this table."),
    ("tt.replay(board).save_page('no/such/folder/game.html')", "could not be written"),
    ('tt.edit("trajan").put("moon", "x")', "A position has no place “moon”."),
    ('tt.play("tric-trac")', "There is no game “tric-trac” here."),
]


@pytest.fixture(scope="module")
def shell(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Return an IPython that remembers nothing and leaves nothing behind."""
    config = Config()
    config.HistoryManager.enabled = False
    folder = str(tmp_path_factory.mktemp("ipython"))
    make: Any = InteractiveShell
    made = make(config=config, ipython_dir=folder, user_module=ModuleType("cells"))
    yield made
    made.restore_sys_module_state()


@pytest.mark.parametrize(("call", "sentence"), MISTAKES, ids=[call for call, _ in MISTAKES])
def test_a_mistake_of_a_person_gets_a_sentence(
    call: str, sentence: str, shell: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the text of the exception, and all that IPython shows: neither a key nor a traceback."""
    monkeypatch.chdir(tmp_path)
    shown: list[str] = []
    monkeypatch.setattr(shell, "_showtraceback", lambda _kind, _problem, lines: shown.extend(lines))
    shell.push({"board": begun()[0], "tt": tt})
    problem = shell.run_cell(call).error_in_exec
    assert isinstance(problem, TutorError)
    assert sentence in str(problem)
    assert problem.message.key not in str(problem)
    assert "⟦" not in str(problem)
    assert shown == [str(problem)]


def test_a_picture_without_widgets_tells_mistakes_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the same sentences."""
    monkeypatch.setattr(jupyter, "find_spec", lambda _name: None)
    board = tt.play("trajan", seats=2, seed=7)
    assert isinstance(board, StillBoard)
    calls: list[Callable[[], object]] = [
        lambda: board.why_not("fly me"),
        lambda: board.explore("fly me"),
        lambda: board.hint(samples=0),
        lambda: board.retrospect(samples=0),
    ]
    for call in calls:
        with pytest.raises(TutorError, match=r"is no move\.|whole number of at least 1"):
            call()


def test_what_became_of_a_call_is_shown_in_words() -> None:
    """At the end of a cell: why not, what was played, what was taken back."""
    board, _ = begun()
    assert repr(board.choose("senate")) == "That is not what comes next. First choose a tray to sow from."
    assert repr(board.pick("moon")) == "There is no place called “moon” on this board."
    assert repr(board.undo()) == "There is nothing to take back."
    played = board.choose("sow I")
    assert played.result is Result.PLAYED
    assert repr(played) == board.live != ""
    assert "Outcome" not in repr(board.undo())
