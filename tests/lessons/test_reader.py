"""Lesson files are read, and what is wrong in one is told with its line and what was expected."""

from pathlib import Path

import pytest
from lessons.toy_lesson import TEXT, lesson_of, one_step
from the_games import TOY

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.goals import (
    AllOf,
    AnyOf,
    Bounds,
    EventHappened,
    FeatureHas,
    Gained,
    Moved,
    NotSo,
    PiecesLie,
    Refused,
)
from trajan_tutor.lessons.lesson import AnswerForm, StepKind
from trajan_tutor.lessons.reader import read_lesson
from trajan_tutor.lessons.scenarios import begin_scenario
from trajan_tutor.lessons.section import LessonError
from trajan_tutor.lessons.toml_lines import line_of, lines_of


def told(text: str) -> str:
    """Return the sentence about what is wrong with a text."""
    with pytest.raises(UnreadableError) as caught:
        lesson_of(text)
    return Words()(caught.value.message)


def test_a_lesson_has_its_name_from_its_file_and_its_words_without_the_number() -> None:
    """The number says only where it stands in the course."""
    lesson = lesson_of()
    assert (lesson.name, lesson.address, lesson.key) == ("03-market", "toy/03-market", "toy-lesson-market")
    assert [step.kind for step in lesson.steps] == [
        StepKind.TELL,
        StepKind.SHOW,
        StepKind.ASK,
        StepKind.DO,
        StepKind.WATCH,
        StepKind.DO,
        StepKind.EXPLORE,
    ]
    question = lesson.steps[2].question
    assert question is not None
    assert (question.form, question.right) == (AnswerForm.NUMBER, (10,))


def test_the_words_that_a_lesson_needs_are_known() -> None:
    """Deeds need a goal and something said when done."""
    keys = lesson_of().word_keys()
    assert {"toy-lesson-market", "toy-lesson-market.idea", "toy-lesson-market-exchange.goal"} <= set(keys)
    assert {"toy-lesson-market-exchange.done", "toy-lesson-market-how-many.done"} <= set(keys)
    assert "toy-lesson-market-how-many.goal" not in keys
    assert {"toy-lesson-market-kept", "toy-lesson-market-rival-keeps", "toy-lesson-market-count"} <= set(keys)


WRONG = [
    ("minutes = 3", "minutes = [", "03-market.toml, line 6: this cannot be read as TOML"),
    ("minutes = 3", "minutes = 3\nx = 1979-02-30", "line 5: this cannot be read as TOML"),
    ("minutes = 3", "minutes = 1979-02-28", "at minutes: there is a value of the kind date"),
    ("minutes = 3", "minutes = " + "[" * 5_000, "line 4: it is nested deeper"),
    ("minutes = 3", "minutes = " + "1" * 5_000, "line 4: there is a number that is too long"),
    ("seed = 1", "seed = 1\nposition = '/dev/zero'", "line 9, a file that lies beside it: /dev/zero does not lie"),
    (
        "seed = 1",
        "seed = 1\nposition = '../../03.json'",
        "line 9, a file that lies beside it: ../../03.json does not lie",
    ),
    ("seed = 1", "seed = 1\nrecord = '../03.json'", "line 9, a file that lies beside it: ../03.json does not lie"),
    ("minutes = 3", "", "line 1: “minutes” is missing. Expected is a whole number."),
    ("minutes = 3", 'minutes = "3"', "line 4: “minutes” should be a whole number."),
    ("minutes = 3", "minutes = true", "line 4: “minutes” should be a whole number."),
    ("minutes = 3", "minuts = 3\nminutes = 3", "line 4: there is no field “minuts” here. Possible are: minutes"),
    ("needs = []", "needs = [1]", "line 3: “needs” should be a list of texts"),
    ('kind = "tell"', 'kind = "say"', "line 12: “kind” cannot be “say”. Possible are: tell, show, do"),
    ('words = "welcome"', 'words = "Ave Caesar"', "line 13: “Ave Caesar” is no name for words"),
    ('words = "places"', 'words = "welcome"', "line 17: another step is called “welcome” already, on line 11"),
    ('arrows = [["deck", "hand.0.0"]]', 'arrows = [["deck"]]', "line 19: “arrows” should be a list of pairs"),
    ("answer = 10", 'answer = "ten"', "line 26: the answer does not fit the form “number”"),
    ("answer = 10", "answer = [1.5]", "line 26: “answer” should be a text, a whole number, or a list"),
    ('form = "number"', 'form = "colour"', "line 25: “form” cannot be “colour”"),
    ('goal = { event = { kind = "discarded" } }', "goal = { }", "line 37: a goal needs at least one of: event"),
    ('{ event = { kind = "discarded" } }', '{ event = { kid = "a" } }', "line 37: there is no field “kid” here"),
    ('{ event = { kind = "discarded" } }', '{ points = { at_least = "6" } }', "line 37: “at_least” should be a whole"),
    ('solutions = [["draw", "discard 3"], ["draw", "discard 1"]]', "", "line 33: a step to be done needs “solutions”"),
    ('moves = ["keep"]\nreply', "reply", "line 43: a mistake needs “moves”"),
    ('says = ["rival-keeps"]', "says = []", None),
    ('says = ["rival-keeps"]', 'says = ["a", "b"]', "line 58: “says” has 2 names for 1 moves"),
    ("keeps = true", "keeps = 1", "line 41: “keeps” should be true or false."),
    ("seed = 1", "seed = 1\nposition = 'none.json'", "line 9, a file that lies beside it: There is no file"),
]


@pytest.mark.parametrize(("old", "new", "found"), WRONG)
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, found: str | None) -> None:
    """The file, the line and what was expected."""
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    if found is None:
        lesson_of(text)
    else:
        assert found in told(text)


def test_a_lesson_without_steps_is_refused() -> None:
    """There is nothing to learn."""
    assert "the lesson has no steps" in told(TEXT[: TEXT.index("[[step]]")])


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    """One that is not there, and one that is no text."""
    with pytest.raises(UnreadableError) as caught:
        read_lesson(tmp_path / "none.toml", "toy")
    assert "no file" in Words()(caught.value.message)
    broken = tmp_path / "broken.toml"
    broken.write_bytes(b"\xff\xfe")
    with pytest.raises(UnreadableError):
        read_lesson(broken, "toy")


def test_a_text_may_hold_any_end_of_a_line() -> None:
    """The lines are those that TOML knows: the line separator of Unicode ends none."""
    text = TEXT.replace("needs = []", 'needs = ["a\u2028b", "c\x85d"]').replace("minutes = 3", "minutes = true")
    assert told(text).startswith("03-market.toml, line 4: “minutes”")
    lines = lines_of("a = [ # [ no \"bracket\"\n '[', \"]\\\"\",\n]\nb = '''\n[x]\n'''\n\n[c.d]\ne = 1\n")
    assert {trail[0]: line for trail, line in lines.items() if len(trail) == 1} == {"a": 1, "b": 4}
    assert lines["c", "d", "e"] == 9


def test_a_link_does_not_lead_out_of_the_folder(tmp_path: Path) -> None:
    """Nor does a folder that is one."""
    (tmp_path / "secret.json").write_text("{}", encoding="utf-8")
    folder = tmp_path / "lessons"
    folder.mkdir()
    (folder / "link.json").symlink_to(tmp_path / "secret.json")
    path = folder / "own.toml"
    path.write_text('game = "toy"\n' + TEXT.replace("seed = 1", "seed = 1\nposition = 'link.json'"), encoding="utf-8")
    with pytest.raises(LessonError, match="reading-not-beside"):
        read_lesson(path)


def test_a_seat_that_there_is_not_is_refused() -> None:
    """Seat 2 of two is the third; nobody is put on another one."""
    for seat in (2, 7, -2):
        lesson = lesson_of(TEXT.replace("seat = 0", f"seat = {seat}"))
        with pytest.raises(LessonError, match="session-person-seat"):
            begin_scenario(lesson, lesson.begin, TOY)


def test_a_lesson_of_a_teacher_names_its_game(tmp_path: Path) -> None:
    """Outside the folder of a game nothing else tells."""
    path = tmp_path / "own.toml"
    path.write_text(TEXT, encoding="utf-8")
    with pytest.raises(LessonError, match="lesson-field-lacks"):
        read_lesson(path)
    path.write_text('game = "toy"\n' + TEXT, encoding="utf-8")
    assert read_lesson(path).address == "toy/own"


def test_a_choice_has_to_be_among_those_offered() -> None:
    """Otherwise nobody could answer."""
    step = 'kind = "ask"\nwords = "a"\nform = "choice"\nchoices = ["b", "c"]\nanswer = "d"'
    with pytest.raises(LessonError, match="lesson-answer-choice"):
        one_step(step)


def test_goals_are_combined() -> None:
    """Several predicates of a table all have to hold; all, any and not nest."""
    goal = """
    kind = "do"
    words = "a"
    solutions = [["draw"]]
    [step.goal]
    moved = ["draw"]
    points = { source = "stall", at_least = 3, at_most = 4 }
    not = { refused = { } }
    [[step.goal.any]]
    feature = { name = "coins", at_most = 3, gained = true }
    [[step.goal.any]]
    spot = { name = "deck", holds = "deck", at_least = 2 }
    """
    found = one_step(goal).steps[0].goal
    assert isinstance(found, AllOf)
    assert set(found.goals) == {
        Moved(("draw",)),
        Gained("stall", Bounds(3, 4)),
        NotSo(Refused()),
        AnyOf((FeatureHas("coins", Bounds(most=3), gained=True), PiecesLie("deck", "deck", Bounds(2)))),
    }


def test_an_event_is_described_by_what_is_told_with_it() -> None:
    """Parameters of its message, whom it concerns, how often."""
    goal = '{ event = { kind = "bid", who = "others", with = { coins = 2 }, times_at_most = 1 } }'
    found = one_step(f'kind = "do"\nwords = "a"\nsolutions = [["draw"]]\ngoal = {goal}').steps[0].goal
    assert found == EventHappened(kind="bid", who="others", parameters=(("coins", "2"),), times=Bounds(most=1))


def test_lines_are_those_of_the_file() -> None:
    """Values over several lines, tables of arrays within tables of arrays, comments, quoted keys."""
    text = 'a = [\n  1,\n]\n# c\n[[b]]\nd = """\n[x]\n"""\n[[b.e]]\nf.g = 1\n[[b]]\n[[b.e]]\n[[b.e]]\n"h.i" = 2\n[j]\n'
    lines = lines_of(text)
    assert line_of(lines, ("a", 1)) == 1
    assert line_of(lines, ("b", 0, "d")) == 6
    assert line_of(lines, ("b", 0, "e", 0, "f", "g")) == 10
    assert line_of(lines, ("b", 1, "e", 1, "h.i")) == 14
    assert line_of(lines, ("b", 1, "e", 0)) == 12
    assert line_of(lines, ("j", "nothing", 3)) == 15
    assert line_of(lines, ("nothing",)) == 1


def test_positions_are_read_from_beside_the_lesson(tmp_path: Path) -> None:
    """A position, one within a turn, and a record with moves of the lesson after its own."""
    begin = "seat = 0\n"
    (tmp_path / "p.json").write_text('{"a": 1}', encoding="utf-8")
    (tmp_path / "r.json").write_text(
        '{"game": "toy", "version": 1, "setup": {"seats": 3, "seed": 7, "quick": true}, "moves": ["draw"]}',
        encoding="utf-8",
    )
    setup = '{"seats": 2, "seed": 7, "quick": true, "position": {"a": 1}}'
    for name, moves in (("s", ', "moves": ["draw"]'), ("cut", "")):
        text = f'{{"game": "toy", "version": 1, "setup": {setup}{moves}}}'
        (tmp_path / f"{name}.json").write_text(text, encoding="utf-8")
    (tmp_path / "bad.json").write_text('{"version": 9}', encoding="utf-8")

    def read(extra: str) -> Path:
        path = tmp_path / "own.toml"
        text = TEXT.replace("seats = 2\nseed = 1\nseat = 0\n", begin + extra)
        path.write_text(text, encoding="utf-8")
        return path

    assert read_lesson(read("position = 'p.json'"), "toy").begin.position == '{"a":1}'
    within = read_lesson(read("position = 's.json'\nmoves = ['discard 1']"), "toy").begin
    assert (within.position, within.moves) == ('{"a":1}', ("draw", "discard 1"))
    kept = read_lesson(read("record = 'r.json'\nmoves = ['discard 1']"), "toy").begin
    assert (kept.seats, kept.seed, kept.moves) == (3, 7, ("draw", "discard 1"))
    with pytest.raises(LessonError, match="lesson-record"):
        read_lesson(read("position = 'cut.json'"), "toy")
    with pytest.raises(LessonError, match="lesson-record") as caught:
        read_lesson(read("record = 'bad.json'"), "toy")
    assert "own.toml, line 8: this record cannot be used." in Words()(caught.value.message)


def test_a_step_begins_where_an_earlier_one_did() -> None:
    """By its name; one that has no position of its own is told."""
    text = TEXT.replace('words = "exchange"', 'words = "exchange"\nbegin = { seats = 3, setup = "choose" }', 1)
    again = text.replace('words = "free"', 'words = "free"\nbegin = "exchange"')
    steps = lesson_of(again).steps
    assert steps[3].begin is steps[6].begin
    begin = steps[3].begin
    assert begin is not None
    assert (begin.seats, begin.chosen) == (3, True)
    assert "line 70: no earlier step called “rival” has a position of its own. Those that have: exchange." in told(
        text.replace('words = "free"', 'words = "free"\nbegin = "rival"')
    )


def test_changes_of_a_position_name_places_and_may_be_nothing() -> None:
    """TOML has no word for nothing."""
    text = TEXT.replace("seed = 1", 'seed = 1\nchange = { "hands.0" = ["null", 2], deck = { a = "null" }, b = 1 }', 1)
    assert lesson_of(text).begin.changes == ((("hands", 0), [None, 2]), (("deck",), {"a": None}), (("b",), 1))
