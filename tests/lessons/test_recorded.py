"""An exercise is recorded by playing its solution: one file, its rules proposed, and checked by playing it again."""

from pathlib import Path

import pytest

from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import game_names
from trajan_tutor.engine.record import Record, loads
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.exercise_recorder import ExerciseRecorder
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.recorded_exercise import RecordedExercise, Recording, checked_exercise, recorded
from trajan_tutor.lessons.rules_tried import rules_tried
from trajan_tutor.lessons.section import LessonError
from trajan_tutor.lessons.single_step import one_step
from trajan_tutor.lessons.step_page import Phase
from trajan_tutor.proof.lesson_proof import prove
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import Session

GAMES = tuple(name for name in game_names() if name in ("trajan", "caesar", "sylla"))


def session_of(name: str, moves: int = 6) -> Session:
    """Return a game whose seats are all played by people, after some moves."""
    begun = new_session(name, seed=3, people=tuple(range(new_session(name, seed=3).game.seat_counts[0])), pace="step")
    for _ in range(moves):
        begun.choose(begun.game.notation(begun.choices()[0]))
    return begun


def play(session: Session, moves: int = 1) -> None:
    """Let whoever decides make so many moves, each the last one of all that are legal."""
    for _ in range(moves):
        session.choose(session.game.notation(session.choices()[-1]))


def made(recording: Recording, **said: str) -> RecordedExercise:
    """Return the exercise that was recorded, about what was proposed."""
    texts = {"title": "My “turn” \\ '''", "question": "What would you do?", "hint": ""} | said
    rules = [one.rule for one in recording.proposed() if one.is_chosen]
    words = Words("en", (recording.game.resources.words,))
    return recorded(recording, texts["title"], texts["question"], texts["hint"], rules, words)


def words_of(lesson: Lesson) -> Words:
    """Return words with those of a lesson."""
    return Words("en", own=dict(lesson.words))


@pytest.mark.parametrize("name", GAMES)
def test_of_a_game_in_progress_nothing_hidden_is_kept(name: str, tmp_path: Path) -> None:
    """Neither its seed nor its moves: what the learner does not see is dealt anew, and the exercise can be solved."""
    begun = new_session(name, seed=987654321)
    begun.choose(begun.game.notation(begun.choices()[0]))
    recorder = ExerciseRecorder(begun)
    assert recorder.session.choices() == begun.choices()
    play(recorder.session)
    path = recorder.keep("Mine", "What now?", folder=tmp_path)
    assert "987654321" not in path.read_text(encoding="utf-8")
    assert recorder.session.record().moves == [recorder.session.game.notation(begun.choices()[-1])]
    lesson, game = find_lesson(path)
    assert prove(lesson, game, dict(lesson.words).__contains__, ()) == []


@pytest.mark.parametrize("name", GAMES)
def test_what_was_played_is_solved_by_playing_it(name: str, tmp_path: Path) -> None:
    """The file is alone, proves, begins where the recording began, and is about the rules that were chosen."""
    session = session_of(name)
    recording = Recording(session)
    play(session)
    exercise = made(recording, hint="Look twice.")
    path = tmp_path / f"{exercise.name}.toml"
    path.write_text(exercise.text, encoding="utf-8")
    lesson, game = find_lesson(path)
    assert prove(lesson, game, dict(lesson.words).__contains__, ()) == []
    alone = one_step(lesson, game, "solve")
    assert alone.steps[0].about == rules_tried(lesson, lesson.steps[0]) == lesson.teaches
    player = Player(alone, game)
    player.choose(recording.solution()[0])
    assert player.phase is Phase.DONE
    assert words_of(lesson)(lesson.title) == "My “turn” \\ '''"


def test_another_move_does_not_solve_it() -> None:
    """And the exercise can be tried again."""
    session = session_of("trajan")
    recording = Recording(session)
    play(session)
    lesson, game = made(recording).lesson()
    player = Player(one_step(lesson, game, "solve"), game)
    player.choose(session.game.notation(player.session.choices()[0]))
    assert player.phase is not Phase.DONE


def test_rules_that_few_other_moves_use_are_chosen_first() -> None:
    """What every move there uses says nothing about this one."""
    session = session_of("trajan", 0)
    recording = Recording(session)
    assert recording.proposed() == ()
    play(session)
    proposed = recording.proposed()
    assert [one.rule for one in proposed if one.is_chosen]
    assert [one.is_chosen for one in proposed] == sorted((one.is_chosen for one in proposed), reverse=True)
    session.undo()
    assert recording.proposed() == ()


def test_the_same_exercise_has_the_same_name() -> None:
    """Wherever it was recorded; another question makes another one."""
    session = session_of("trajan")
    recording = Recording(session)
    play(session)
    assert made(recording) == made(recording)
    assert made(recording, question="Why?").name != made(recording).name
    assert made(recording, title="Žluťoučký kůň").name.startswith("own-zlutoucky-kun-")
    assert made(recording, title="…").name.startswith("own-")


@pytest.mark.parametrize(
    ("said", "key"), [({"title": " "}, "recorded-no-title"), ({"question": "\n"}, "recorded-no-question")]
)
def test_what_is_missing_gets_a_sentence(said: dict[str, str], key: str) -> None:
    """Nothing is kept without a title, a question, a rule and a move."""
    session = session_of("trajan")
    recording = Recording(session)
    with pytest.raises(MisusedError) as nothing:
        recording.solution()
    assert nothing.value.message.key == "recorded-nothing"
    play(session)
    with pytest.raises(MisusedError) as missing:
        made(recording, **said)
    assert missing.value.message.key == key
    with pytest.raises(MisusedError) as no_rule:
        recorded(recording, "Title", "Question", "", [], Words())
    assert no_rule.value.message.key == "recorded-no-rule"
    with pytest.raises(MisusedError) as unknown:
        recorded(recording, "Title", "Question", "", ["trajan.nothing"], Words())
    assert unknown.value.message.key == "recorded-rule"


def test_another_line_of_play_is_not_the_solution() -> None:
    """Whoever goes back behind the beginning is told so, and can come forward again."""
    session = session_of("trajan")
    recording = Recording(session)
    session.undo()
    with pytest.raises(MisusedError) as left:
        recording.solution()
    assert left.value.message.key == "recorded-left"
    session.redo()
    play(session)
    assert recording.solution()


def test_what_others_do_in_between_is_no_solution() -> None:
    """An exercise is one turn; what others do after it is left out."""
    session = session_of("caesar", 4)
    recording = Recording(session)
    play(session, 2)
    assert len(recording.solution()) == 1
    while session.game.current_seat(session.state) != recording.seat:
        play(session)
    play(session)
    with pytest.raises(MisusedError) as between:
        recording.solution()
    assert dict(between.value.message.parameters)["number"] == 2


def spoilt(text: str, old: str, new: str) -> str:
    """Return a text in which one thing is another one."""
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("version = 1", "version = 2", "lesson-version"),
        ("solutions = [[", 'solutions = [["sow LXX", ', "recorded-unplayable"),
        ('goal = { all = [{ moved = ["', 'goal = { all = [{ moved = ["no ', "recorded-unsolved"),
        ('about = ["trajan.', 'about = ["trajan.no-', "recorded-rule-unknown"),
        ('"version": 3', '"version": 99', "lesson-record"),
        ("record = '''\n{", "record = '''\n{,", "lesson-inside"),
        ('"time": ', '"time": 9', "lesson-begin"),
        ("record = '''", "position = 'beside.json'\nrecord = '''", "lesson-beside"),
        ("seat = ", "seat = 7", "lesson-begin"),
    ],
)
def test_a_file_that_cannot_be_given_gets_a_sentence_with_its_place(old: str, new: str, key: str) -> None:
    """Another version, a solution that is none, a position that cannot be."""
    session = session_of("trajan", 0)
    recording = Recording(session)
    play(session)
    text = spoilt(made(recording).text, old, new)
    with pytest.raises(LessonError) as refused:
        checked_exercise(text, "mine.toml")
    assert refused.value.message.key == key
    said = Words()(refused.value.message)
    assert said.startswith("mine.toml, line ")


def test_nothing_beside_an_exercise_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever brings one to a class names no file of that machine."""
    monkeypatch.chdir(tmp_path)
    session = session_of("trajan", 0)
    (tmp_path / "beside.json").write_text(canonical(session.game.dump(session.state)), encoding="utf-8")
    recording = Recording(session)
    play(session)
    text = made(recording).text
    head, _, rest = text.partition("record = '''")
    text = head + 'position = "beside.json"' + rest.partition("'''")[2]
    with pytest.raises(LessonError, match="beside"):
        checked_exercise(text, "mine.toml")


def test_a_record_in_a_lesson_is_a_record() -> None:
    """As the reader takes it from a file beside it."""
    session = session_of("trajan", 3)
    recording = Recording(session)
    assert isinstance(recording.begin, Record)
    assert isinstance(recording.begin.setup, Setup)
    play(session)
    lesson, _ = made(recording).lesson()
    assert lesson.begin.moves == tuple(recording.begin.moves)
    assert loads('{"game":"trajan","version":2,"setup":{"seats":2,"seed":1,"quick":true},"moves":[]}').moves == []
