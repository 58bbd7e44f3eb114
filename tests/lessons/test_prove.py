"""The proof finds what it is meant to find, and the lessons that come with the games are proved."""

from dataclasses import replace
from pathlib import Path

import pytest
from cli.command_line import CommandLine
from lessons.toy_lesson import TEXT, lesson_of, one_step, toy

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game, find_plugin, game_names
from trajan_tutor.i18n import Words
from trajan_tutor.lessons import paging
from trajan_tutor.lessons.find import course, find_lesson, lesson_names
from trajan_tutor.lessons.lesson import Begin, Lesson
from trajan_tutor.proof.lesson_proof import prove, unreachable


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    """Return the command line."""
    return CommandLine(capsys, monkeypatch)


def told(text: str, without: str = "") -> str:
    """Return what the proof says about a lesson of the toy, all words given but one."""
    problems = prove(lesson_of(text), toy(), lambda key: key != without, ())
    return "\n".join(map(Words(), problems))


def test_a_right_lesson_is_proved() -> None:
    """Nothing is said."""
    assert told(TEXT) == ""


WRONG = [
    ('"toy.stall.alone"]', '"toy.stall.lone"]', "line 2: there is no rule “toy.stall.lone”."),
    ("needs = []", 'needs = ["02-cards"]', "line 3: there is no lesson “02-cards” before this one."),
    ('spots = ["deck", "lot"]', 'spots = ["deck", "lots"]', "line 18: there is no place “lots” on the board"),
    ('[["deck", "hand.0.0"]]', '[["deck", "hand.0.9"]]', "line 19: there is no place “hand.0.9”"),
    ('moved = ["keep"]', 'moved = ["keeps"]', "line 45: “keeps” is no move"),
    ('rule = "toy.turn.steps"', 'rule = "toy.steps"', "line 51: there is no rule “toy.steps”."),
    ('kind = "discarded"', 'source = "shop"', "line 37: there is no source of points “shop”."),
    ('{ event = { kind = "discarded" } }', '{ points = { source = "shop" } }', "no source of points “shop”."),
    ('{ event = { kind = "discarded" } }', '{ feature = { name = "wit" } }', "no feature “wit”."),
    ("seed = 1", "seed = 1\nmoves = ['sell']", "line 6: the position cannot be."),
    ("seats = 2", "seats = 9", "line 6: the position cannot be."),
    ("seed = 1", "seed = 1\nchange = { 'hands.7' = 3 }", "line 6: the position has nothing at “hands.7”"),
    ('"discard 3"]', '"discard 6"]', "line 33: solution 1 does not reach the goal. Said at its end: "),
    ('["draw", "discard 3"]', '["draw", "discard 3", "keep"]', "solution 1 stops before “keep”: the step is done"),
    ('["draw", "discard 3"]', '["keep", "discard 3"]', "solution 1 stops before “discard 3”: the step is mistaken"),
    ('kind = "discarded"', 'times_at_most = 0, kind = "discarded"', "line 37: a goal"),
    ('moves = ["keep"]\nreply', 'moves = ["draw"]\nreply', "line 43: the mistake “kept” does not meet its answer."),
    ('moves = ["keep"]\nreply', 'moves = ["keep", "draw"]\nreply', "the step is over before “keep”"),
    ('"stall left"]\n\n[[step.mis', '"stall up"]\n\n[[step.mis', "line 43: the reply to “kept” is not possible."),
    ('moves = ["keep"]\nsays', 'moves = ["bid 1"]\nsays', "line 54: the moves to be watched are not possible."),
    ('words = "free"', 'words = "free"\nothers = "nobody"', "line 66: nobody can explore from here."),
    ("answer = 12", "answer = 10", "line 29: the mistake “all-cards” is a right answer."),
    (
        'words = "rival"\nmoves = ["keep"]\nsays = ["rival-keeps"]',
        'words = "rival"\nmoves = ["draw"]',
        "line 59: when this step begins",
    ),
]


@pytest.mark.parametrize(("old", "new", "found"), WRONG)
def test_what_is_wrong_is_found_with_its_line(old: str, new: str, found: str) -> None:
    """Names, positions, solutions, mistakes, replies, moves to be watched."""
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    said = told(text)
    if found.endswith("a goal"):
        assert "the goal is reached before anything is done" in said
    else:
        assert found in said


@pytest.mark.parametrize(
    "key",
    [
        "toy-lesson-market",
        "toy-lesson-market.idea",
        "toy-lesson-market-exchange.goal",
        "toy-lesson-market-exchange.done",
        "toy-lesson-market-kept",
        "toy-lesson-market-rival-keeps",
        "toy-lesson-market-count",
        "toy-lesson-market-look-at-the-deck",
    ],
)
def test_missing_words_are_found(key: str) -> None:
    """Each key that the lesson says."""
    assert f"the key {key} has no words" in told(TEXT, without=key)


def changed(begin: Begin, way: str, value: object) -> Begin:
    """Return a beginning in which one value of its position is another."""
    return replace(begin, changes=(*begin.changes, (tuple(way.split(".")), value)))


def test_a_position_that_no_game_leads_to_is_found_with_its_line() -> None:
    """Of the lesson and of each step: a pile that does not fit the quarter, goods cards that are nowhere."""
    lesson, game = find_lesson("trajan/05-seaport")
    words = Words("en", (game.resources.words,))

    def impossible(lesson: Lesson) -> list[str]:
        return [words(problem) for problem in unreachable(lesson, game)]

    assert impossible(lesson) == []
    number, begin = next((number, step.begin) for number, step in enumerate(lesson.steps) if step.begin is not None)
    steps = list(lesson.steps)
    steps[number] = replace(steps[number], begin=changed(begin, "discards.left", []))
    told = impossible(replace(lesson, begin=changed(lesson.begin, "piles.extra", []), steps=tuple(steps)))
    assert told[0].startswith(f"05-seaport.toml, line {lesson.begin.line}: no game leads to this position: piles.extra")
    assert f"line {begin.line}: no game leads to this position: players, discards, piles.goods" in told[1]


def test_every_wrong_choice_wants_an_answer() -> None:
    """A learner who chooses it should hear why it is wrong."""
    step = 'kind = "ask"\nwords = "a"\nform = "choice"\nchoices = ["b", "c"]\nanswer = "c"'
    problems = prove(one_step(step), toy(), lambda _: True, ())
    assert "line 8: the wrong choice “b” has no answer of its own." in "\n".join(map(Words(), problems))


def out_of_sight(lesson: Lesson, game: TutorGame) -> list[str]:
    """Return the places that are asked for and not seen, each with the line of its step."""
    found = [dict(one.parameters) for one in prove(lesson, game, lambda _: True, lesson.needs)]
    return [f"{one['line']} {one['name']}" for one in found if "name" in one]


def test_the_view_of_a_step_has_the_place_that_it_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question about the time track or about an own tile opens it, though nothing there is marked."""
    asked = {"trajan/03-time": ["time.2", "time.1", "demand.0"], "trajan/07-military": ["mat.0.tiles.religion"]}
    for address, spots in asked.items():
        lesson, game = find_lesson(address)
        assert out_of_sight(lesson, game) == []
        with monkeypatch.context() as changed:
            changed.setattr(paging, "_about", lambda _: frozenset())
            assert [one.partition(" ")[2] for one in out_of_sight(lesson, game)] == spots


def test_a_step_that_asks_for_what_its_view_has_not_is_found_with_its_line() -> None:
    """Where it points elsewhere."""
    lesson, game = find_lesson("sylla/52-round")
    first, *others = lesson.steps
    elsewhere = replace(first, solutions=(("pick event.1",), *first.solutions))
    assert out_of_sight(replace(lesson, steps=(elsewhere, *others)), game) == [f"{first.line} event.1"]


def test_a_kept_solution_has_to_lead_through_the_lesson() -> None:
    """The second solution reaches the goal, but what follows cannot be done after it."""
    text = TEXT.replace(
        'words = "stall"\ngoal = { turn_over = true }',
        'words = "stall"\ngoal = { turn_over = true, spot = { name = "hand.0.0", holds = "card-1" } }',
    )
    assert "line 33: the lesson cannot go on after solution 2: step 6 is not reached." in told(text)


@pytest.mark.checkout
def test_the_course_of_every_game_is_proved(run: CommandLine) -> None:
    """As the command does it, without a word about anything; and every rule has a lesson."""
    names = [name for name in game_names() if course(find_game(name))]
    assert names
    for name in names:
        result = run("prove", name, "--complete")
        assert result.code == 0, result.out
        assert "proved" in result.out


def test_a_broken_lesson_fails_with_file_and_line(run: CommandLine, tmp_path: Path) -> None:
    """In a file of a teacher's own."""
    lesson, game = find_lesson("trajan/01-board")
    source = next((game.resources.lessons).glob(lesson.file))
    text = f'game = "{game.name}"\n' + source.read_text(encoding="utf-8")
    path = tmp_path / lesson.file
    path.write_text(text, encoding="utf-8")
    assert run("prove", path).code == 0
    path.write_text(text.replace('kind = "ask"', 'kind = "sing"', 1), encoding="utf-8")
    result = run("prove", path)
    assert result.code == 2
    assert f"{lesson.file}, line " in result.error
    path.write_text(text.replace("spots = [", 'spots = ["nowhere", ', 1), encoding="utf-8")
    result = run("prove", path)
    assert result.code == 1
    assert "there is no place “nowhere”" in result.out


@pytest.mark.checkout
@pytest.mark.long
def test_the_table_tells_lessons_tests_and_languages_of_every_rule(run: CommandLine) -> None:
    """One line for each rule; with --complete a rule without a lesson fails."""
    name = lesson_names()[0].partition("/")[0]
    game = find_game(name)
    result = run("prove", name, "--table")
    for rule in game.rules.rules:
        assert any(line.split()[0] == rule for line in result.out.splitlines() if line.strip()), rule
    taught = {rule for lesson in course(game) for rule in lesson.teaches}
    result = run("prove", name, "--complete")
    untaught = [rule for rule in game.rules.rules if rule not in taught]
    assert result.code == (1 if untaught else 0)
    for rule in untaught:
        assert f"No lesson teaches the rule {rule}." in result.out


@pytest.mark.parametrize("name", [name for name in game_names() if find_plugin(name).resources.lessons.exists()])
def test_no_rule_of_a_game_with_a_course_is_without_a_lesson(name: str) -> None:
    """The courses are complete, and stay so."""
    taught = {rule for lesson in course(find_game(name)) for rule in lesson.teaches}
    assert taught == set(find_game(name).rules.rules)


def test_lessons_are_found_by_address_with_and_without_their_number() -> None:
    """A wrong one is told with what it may mean."""
    for name in lesson_names():
        game, _, lesson = name.partition("/")
        assert find_lesson(name)[0].address == name
        assert find_lesson(f"{game}/{lesson.partition('-')[2]}")[0].address == name
    with pytest.raises(MisusedError) as caught:
        find_lesson(lesson_names()[0] + "s")
    assert lesson_names()[0] in Words()(caught.value.message)
