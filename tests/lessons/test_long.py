"""Lessons that last: played on until something happens, with aims on the way, taken up again, and looked back at."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from lessons.toy_lesson import lesson_of, one_step, player_of, says, toy
from the_games import AnyGame, find_game

from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.games import game_names
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.journals import progress_journal
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.lessons.find import course
from trajan_tutor.lessons.lesson import Lesson, StepKind
from trajan_tutor.lessons.lesson_text import page_as_text
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.reader import parse_lesson
from trajan_tutor.lessons.section import LessonError
from trajan_tutor.lessons.step_page import Action, Autonomy, Page, Phase
from trajan_tutor.proof.lesson_proof import prove

# The first round ends when the lot is won; then both play a second one.
TEXT = """
teaches = []
needs = []
minutes = 9

[begin]
seats = 2
seed = 1
seat = 0
others = "greedy"

[[step]]
kind = "play"
words = "first-round"
until = { event = { source = "lot", who = "anybody" } }
hints = ["bid-high"]
ladder = true

[[step.aim]]
words = "win-the-lot"
goal = { points = { source = "lot" } }

[[step.aim]]
words = "draw-a-card"
goal = { event = { kind = "drew" } }

[[step]]
kind = "review"
words = "look"
since = "first-round"

[[step]]
kind = "play"
words = "second-round"
until = { game_over = true }

[[step]]
kind = "review"
words = "cards"
since = "second-round"
sources = ["card"]

[[step]]
kind = "review"
words = "result"
"""
LESSON = lesson_of(TEXT)
# How a part of each game ends that a lesson may last for; in these deals it is the learner who ends that of two games.
PARTS = [
    ("sylla", 4, 1, 'kind = "round", who = "anybody"'),
    ("trajan", 2, 5, 'kind = "quarter", who = "anybody"'),
    ("caesar", 2, 1, 'kind = "turn"'),
]
PART = """
teaches = []
needs = []
minutes = 1
[begin]
seats = {seats}
seed = {seed}
seat = 0
others = "greedy"
[[step]]
kind = "play"
words = "part"
until = {{ event = {{ {until} }} }}
[[step]]
kind = "review"
words = "look"
"""
LASTING = [
    (lesson, find_game(name))
    for name in game_names()
    for lesson in course(find_game(name))
    if any(step.kind is StepKind.PLAY for step in lesson.steps)
]


def feedback(page: Page) -> list[str]:
    """Return the keys of what is said."""
    return [message.key for message in page.feedback]


def met(page: Page) -> list[bool]:
    """Return which aims are reached."""
    return [aim.met for aim in page.aims]


def play_out(player: Player, draws: Rng | None = None) -> Page:
    """Play a step that lasts to its end by any legal moves."""
    while player.phase is Phase.DOING:
        moves = player.session.choices()
        at = draws.below(len(moves)) if draws else 0
        player.choose(player.game.notation(moves[at]))
    return player.page()


def problems(text: str) -> str:
    """Return what the proof says about a lesson, all words given."""
    return "\n".join(map(Words(), prove(lesson_of(text), toy(), lambda _: True, ())))


def test_a_step_lasts_until_its_goal_over_the_turns_of_the_others() -> None:
    """Aims are ticked as they are reached; at the end it is told how many were."""
    player = player_of(LESSON)
    page = player.page()
    assert (page.phase, met(page)) == (Phase.DOING, [False, False])
    assert page.goal == Message("toy-lesson-market-first-round.goal")
    assert page.aims[0].words == says(LESSON, "win-the-lot")
    page = player.choose("draw")
    assert (page.phase, met(page)) == (Phase.DOING, [False, True])
    page = play_out(player)
    assert feedback(page) == ["toy-lesson-market-first-round.done", "lesson-aims-met"]
    assert page.feedback[-1] == Message.of("lesson-aims-met", met=sum(met(page)), all=2)
    assert player.notes.tries == 0


def test_an_aim_that_was_missed_stops_nobody_and_may_be_tried_again() -> None:
    """The round can be played once more from its beginning."""
    player = player_of(LESSON)
    player.choose("keep")
    page = play_out(player)
    assert (page.phase, met(page)[1]) == (Phase.DONE, False)
    assert {Action.NEXT, Action.AGAIN} <= page.may
    page = player.again()
    assert (page.phase, player.session.steps) == (Phase.DOING, [])
    play_out(player)
    assert player.next().name == "look"


def test_what_the_rules_refuse_is_told_and_is_no_wrong_try() -> None:
    """Nothing can go wrong in a game of one's own."""
    player = player_of(LESSON)
    assert feedback(player.pick("stall.left"))[0] == "toy-turn-steps.refused"
    assert player.notes.tries == 0


def test_a_review_counts_from_the_step_it_names() -> None:
    """All sources that brought something, or those that are named; the result of the game at its end."""
    player = player_of(LESSON)
    play_out(player)
    review = player.next().review
    assert review is not None
    assert [row.name.key for row in review.rows] == ["toy-source-lot"]
    assert sum(review.total.points) == 4
    player.next()
    play_out(player)
    ledgers = [player.game.ledger(player.session.state, seat) for seat in (0, 1)]
    review = player.next().review
    assert review is not None
    assert [(row.name.key, row.points) for row in review.rows] == [
        ("toy-source-card", tuple(ledger["card"] for ledger in ledgers))
    ]
    page = player.next()
    assert page.review is not None
    assert page.review.total.points == tuple(ledger.total for ledger in ledgers)
    assert page.words[1].key in ("session-won", "session-won-you")
    assert "All together: You" in page_as_text(page, Words())
    assert player.next().finished


def test_a_turn_is_played_towards_the_aims_for_who_wants_that() -> None:
    """The lesson reaches every aim that it names, as its proof asks."""
    player = player_of(LESSON, autonomy=Autonomy.SHOW_ME)
    page = player.next()
    assert player.session.record().moves[0] == "draw"
    assert met(page) == [False, True]
    while player.phase is Phase.DOING:
        page = player.next()
    assert met(page) == [True, True]
    assert player.notes.of("first-round").shown


def test_the_line_of_a_lesson_is_the_same_in_every_run() -> None:
    """Shown click by click, or looked for as a whole."""
    shown = player_of(LESSON, autonomy=Autonomy.SHOW_ME)
    while shown.at < 3:
        shown.next()
    assert player_of(LESSON, notes=LessonNotes(at=3)).session.record() == shown.session.record()


def test_the_ladder_begins_anew_in_each_position() -> None:
    """After the hints of the lesson, which are given once."""

    def ladder(_game: AnyGame, _observation: Observation[Any], hint_level: int) -> Message | None:
        return Message.of("ladder", hint_level=hint_level) if hint_level < 2 else None

    player = player_of(LESSON, ladder=ladder)
    said = [player.hint().feedback[0] for _ in range(4)]
    assert [str(one) for one in said[1:]] == ["ladder hint_level=0", "ladder hint_level=1", "lesson-no-more-hints"]
    player.choose("keep")
    assert str(player.hint().feedback[0]) == "ladder hint_level=0"


def test_a_game_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    """In the middle of a step and of a turn, with what its reviews count from; the journal holds it."""

    def taken_up() -> Player:
        notes, keeper = progress_journal.read(tmp_path).begin(LESSON.address)
        return player_of(LESSON, notes=notes, noted=keeper)

    player = taken_up()
    player.choose("draw")
    again = taken_up()
    assert again.session.record() == player.session.record()
    assert (again.phase, met(again.page())) == (Phase.DOING, [False, True])
    play_out(again)
    done = taken_up()
    assert done.phase is Phase.DONE
    again.next()
    again.next()
    play_out(again)
    again.next()
    last = taken_up()
    assert last.page().review == again.page().review
    again.next()
    again.next()
    assert progress_journal.read(tmp_path).progress.of(LESSON.address).line == ()


@pytest.mark.parametrize(("name", "seats", "seed", "until"), PARTS, ids=[name for name, *_ in PARTS])
def test_after_a_part_of_the_game_the_script_stands_where_the_learner_does(
    name: str, seats: int, seed: int, until: str
) -> None:
    """Whoever ended it, the others have gone on until the learner decides again: played, looked for, or taken up."""
    game = find_game(name)
    lesson = parse_lesson(PART.format(seats=seats, seed=seed, until=until), Path("99-part.toml"), name)
    kept: list[LessonNotes] = []
    player = Player(lesson, game, noted=lambda notes: kept.append(deepcopy(notes)))
    player.set_autonomy(Autonomy.SHOW_ME)
    while player.at == 0:
        player.next()
    assert game.current_seat(player.session.state) == 0
    for notes in (LessonNotes(at=1), kept[-1]):
        assert Player(lesson, game, notes=notes).session.record() == player.session.record()


def test_what_the_others_bring_about_before_the_learner_decides_ends_a_step_as_well() -> None:
    """It is said at once, and is the same when it is taken up."""
    lesson = lesson_of(
        """
teaches = []
needs = []
minutes = 1
[begin]
seats = 2
seed = 1
seat = 0
others = "greedy"
[[step]]
kind = "do"
words = "mine"
goal = { moved = ["keep"] }
solutions = [["keep"]]
[[step]]
kind = "play"
words = "theirs"
until = { event = { kind = "kept", who = "others" } }
[[step]]
kind = "tell"
words = "end"
"""
    )
    player = player_of(lesson)
    player.choose("keep")
    page = player.next()
    assert (page.phase, feedback(page)) == (Phase.DONE, ["toy-lesson-market-theirs.done"])
    again = player_of(lesson, notes=deepcopy(player.notes))
    assert (again.page().phase, again.session.record()) == (Phase.DONE, player.session.record())
    assert player.next().name == "end"


@pytest.mark.parametrize("line", [("sell",), ("draw", "draw")])
def test_a_line_that_cannot_be_followed_any_more_gives_way_to_the_script(line: tuple[str, ...]) -> None:
    """The lesson was changed since: the step is the same, nothing fails."""
    player = player_of(LESSON, notes=LessonNotes(at=1, line=line, starts={"look": 1}))
    assert player.session.record() == player_of(LESSON, notes=LessonNotes(at=1)).session.record()


def test_back_leads_through_the_learners_own_game() -> None:
    """Not through that of the script."""
    player = player_of(LESSON)
    player.choose("keep")
    play_out(player)
    own = player.session.record()
    review = player.next().review
    player.next()
    assert player.back().review == review
    assert player.session.record() == own


def test_with_let_me_nothing_is_lit_but_the_aims_are_told() -> None:
    """They are what is asked for."""
    page = player_of(LESSON, autonomy=Autonomy.LET_ME).page()
    assert page.lit == frozenset()
    assert len(page.aims) == 2
    assert page.words


def test_a_lasting_lesson_is_proved_and_what_is_wrong_is_told() -> None:
    """With the line of the file."""
    assert problems(TEXT) == ""
    assert "line 23: the aim “draw-a-card” is not reached" in problems(TEXT.replace('"drew"', '"sold"'))
    assert "line 12: the game ends before" in problems(TEXT.replace('source = "lot", who', 'kind = "sold", who'))
    assert "line 12: nobody can play on" in problems(TEXT.replace("until = { event", 'others = "no"\nuntil = { event'))
    assert "the goal is reached before" in problems(TEXT.replace("{ game_over = true }", "{ game_over = false }"))
    with pytest.raises(LessonError, match=r"lesson-since-unknown .*known=first-round line=30 step=third-round"):
        lesson_of(TEXT.replace('since = "first-round"', 'since = "third-round"'))


def test_a_seed_gives_another_line() -> None:
    """An author looks for one that reaches the aims."""
    step = 'kind = "play"\nwords = "a"\nuntil = { game_over = true }'
    lines = set()
    for seed in range(6):
        lesson = one_step(f"{step}\nseed = {seed}\nothers = 'random'\n[[step]]\nkind = 'tell'\nwords = 'b'")
        lines.add(tuple(player_of(lesson, notes=LessonNotes(at=1)).session.record().moves))
    assert len(lines) > 1


@pytest.mark.parametrize(("lesson", "game"), LASTING, ids=[lesson.address for lesson, _ in LASTING])
@pytest.mark.parametrize("seed", [1, 2])
def test_any_legal_play_leads_to_the_end_of_a_lasting_lesson(lesson: Lesson, game: AnyGame, seed: int) -> None:
    """However badly: whatever is picked in the steps that last, the lesson goes on to its end."""
    draws = Rng(seed)
    words = Words("en", (game.resources.words,))
    player = Player(lesson, game)
    told: list[Any] = []
    while not player.finished:
        if player.step.kind is StepKind.PLAY and player.phase is Phase.DOING:
            told.append(page_as_text(play_out(player, draws), words))
        elif player.phase in (Phase.DOING, Phase.ASKED):
            player.show_me()
        else:
            told.append(page_as_text(player.next(), words))
    assert not any("⟦" in text for text in told)
    assert player.notes.done
