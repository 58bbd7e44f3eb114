"""The courses that come with the games: played through, taken up again, and read."""

import re
from pathlib import Path

import pytest
from cli.command_line import CommandLine
from the_games import AnyGame, find_game

from trajan_tutor.engine.games import game_names
from trajan_tutor.i18n import Words
from trajan_tutor.journals import progress_journal
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.lessons.course_order import course_order
from trajan_tutor.lessons.find import course, find_lesson, lesson_names
from trajan_tutor.lessons.lesson import Lesson, StepKind
from trajan_tutor.lessons.lesson_text import page_as_text, player_as_text
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.step_page import Autonomy, Phase

LESSONS = [(lesson, find_game(name)) for name in game_names() for lesson in course(find_game(name))]
IDS = [lesson.address for lesson, _ in LESSONS]
# So many words of one sentence can be read aloud in one breath.
LONGEST_SENTENCE = 25


@pytest.mark.parametrize(("lesson", "game"), LESSONS, ids=IDS)
def test_next_leads_through_a_lesson_that_is_shown(lesson: Lesson, game: AnyGame) -> None:
    """Every step is done in the end, and every page has its words."""
    words = Words("en", (game.resources.words,))
    player = Player(lesson, game, autonomy=Autonomy.SHOW_ME)
    for _ in range(200):
        assert "⟦" not in page_as_text(player.page(), words)
        if player.next().finished:
            break
    assert player.finished
    assert all(notes.done for notes in player.notes.steps.values())
    assert set(player.notes.steps) == {step.name for step in lesson.steps}
    assert (player.notes.tries, player.notes.hints) == (0, 0)


@pytest.mark.parametrize(("lesson", "game"), LESSONS, ids=IDS)
def test_a_lesson_is_taken_up_at_any_step(lesson: Lesson, game: AnyGame) -> None:
    """In the position in which the script stands there."""
    shown = Player(lesson, game, autonomy=Autonomy.SHOW_ME)
    while not shown.finished:
        if shown.phase in (Phase.READING, Phase.DOING, Phase.ASKED) and shown.trial.is_fresh:
            again = Player(lesson, game, notes=LessonNotes(at=shown.at))
            assert game.key(again.session.state) == game.key(shown.session.state)
            assert again.seat == shown.seat
        shown.next()


@pytest.mark.parametrize(("lesson", "game"), LESSONS, ids=IDS)
def test_the_words_of_a_lesson_can_be_read_aloud(lesson: Lesson, game: AnyGame) -> None:
    """Short sentences that end as sentences do; the learner is addressed, nobody shouts."""
    words = Words("en", (game.resources.words,))
    said = {key: words.say(key) for key in lesson.word_keys()}
    for key, text in said.items():
        assert "!" not in text.replace("Caesar!", ""), key
        assert not re.search(r"\bpoint(ing)? at\b", text, re.IGNORECASE), key
        for sentence in re.split(r"[.?:;] ", text):
            assert len(sentence.split()) <= LONGEST_SENTENCE, (key, sentence)
    for step in lesson.steps:
        key = lesson.says(step.name).key
        assert said[key].endswith((".", "?")), key
        for part in ("goal", "done"):
            assert said.get(f"{key}.{part}", ".").endswith("."), key
        for mistake in step.mistakes:
            assert said[lesson.says(mistake.name).key].endswith((".", "?")), mistake.name
    # A lesson ends with what one can do now, and leads on.
    assert re.fullmatch(r"You can [^.]+\.", words(lesson.can))
    assert re.search(r"\byou\b|\byour\b", " ".join(said.values()), re.IGNORECASE)


@pytest.mark.parametrize(("lesson", "game"), LESSONS, ids=IDS)
def test_the_first_action_comes_within_a_minute(lesson: Lesson, game: AnyGame) -> None:
    """Before it there are fewer words than one reads in a minute, its own included."""
    words = Words("en", (game.resources.words,))
    read = 0
    for step in lesson.steps:
        read += len(words(lesson.says(step.name)).split())
        if step.kind in (StepKind.DO, StepKind.PLAY, StepKind.ASK, StepKind.WATCH):
            break
    else:
        pytest.fail("nothing is to be done in this lesson")
    assert read <= 120


def test_every_rule_is_told_in_the_lesson_that_teaches_it() -> None:
    """What a lesson says that it teaches, one of its steps tells."""
    for lesson, _ in LESSONS:
        told = {rule for step in lesson.steps for rule in step.rules}
        assert set(lesson.teaches) == told, lesson.address


def test_a_lesson_as_text_shows_the_board_and_the_page() -> None:
    """For a terminal and a page without a kernel."""
    lesson, game = LESSONS[0]
    words = Words("en", (game.resources.words,))
    player = Player(lesson, game)
    text = player_as_text(player, words)
    assert words(lesson.title) in text
    assert all(words(message) in text for message in player.page().words)
    assert len(text.splitlines()) > 10


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> CommandLine:
    """Return the command line, with progress kept for this test alone."""
    monkeypatch.setenv("TRAJAN_TUTOR_HOME", str(tmp_path))
    return CommandLine(capsys, monkeypatch)


def test_the_command_lists_the_lessons(run: CommandLine) -> None:
    """One line each, the games of a course above its lessons; whoever begins finds the first game at the top."""
    answer = run("lesson")
    assert answer.lines[0] == "Trajan: games, one leading on to the next"
    assert answer.lines[1].startswith("trajan/00-first-game: ")
    listed = [line.partition(":")[0] for line in answer.lines if "/" in line.partition(":")[0]]
    assert sorted(listed) == sorted(lesson_names())
    assert listed.index("trajan/15-game") < listed.index("trajan/01-board")


def test_a_lesson_is_played_in_the_terminal(run: CommandLine, tmp_path: Path) -> None:
    """With hints and mistakes, left in the middle and taken up again."""
    name = course_order(find_game("trajan")).lessons[0].address
    lesson, _ = find_lesson(name)
    answer = run("lesson", name, stdin="hint\nnonsense\nshow\n\nquit\n")
    assert answer.code == 0
    assert f"step 2 of {len(lesson.steps)}" in answer.out
    notes = progress_journal.read(tmp_path).progress.of(name)
    assert (notes.at, notes.of(lesson.steps[0].name).hints) == (1, 1)
    answer = run("lesson", name, stdin="board\nback\nexplore\n1\nreturn\n")
    assert f"step 2 of {len(lesson.steps)}" in answer.out
    assert f"step 1 of {len(lesson.steps)}" in answer.out
    answer = run("lesson", name, stdin="show\n\n" * 60)
    assert "You have reached the end of this lesson." in answer.out


def test_an_unknown_lesson_is_told_in_one_sentence(run: CommandLine) -> None:
    """With those it may have meant."""
    answer = run("lesson", "nothing/at-all")
    assert answer.code == 2
    assert "There is no lesson “nothing/at-all”." in answer.sentence
