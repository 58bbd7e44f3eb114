"""Pupils play each other: who sits where, what is decided, asked and taken back, and who is away."""

from pathlib import Path

import pytest
from classroom.table_story import NOW, Story

from trajan_tutor.classroom import table_laying
from trajan_tutor.classroom.class_table import ASK_SECONDS, BOT_SECONDS
from trajan_tutor.classroom.class_tables import KEPT_SECONDS
from trajan_tutor.classroom.room import Room
from trajan_tutor.classroom.table_laying import LeftOver
from trajan_tutor.classroom.table_record import BOT, TEACHER
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.session.shared_game import SharedAct


@pytest.fixture
def story(tmp_path: Path) -> Story:
    """A class with two pupils at a table of Trajan."""
    found = Story(tmp_path)
    found.come("Ada", "Bo")
    found.pair()
    return found


def sylla(folder: Path) -> Story:
    """A class with three pupils at a table of Sylla, which begins with a choice in secret."""
    found = Story(folder)
    found.come("Ada", "Bo", "Cy")
    found.pair("sylla", 3)
    return found


# So many decisions later somebody who left has had their turn.
_GOES_ON = 12


# ---- who sits where --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pupils", "size", "sizes", "rest", "tables"),
    [
        (4, 2, (2, 3, 4), LeftOver.BOT, [2, 2]),
        (5, 2, (2, 3, 4), LeftOver.THREE, [3, 2]),
        (5, 2, (2,), LeftOver.THREE, [2, 2, 2]),
        (8, 3, (3, 4), LeftOver.THREE, [4, 4]),
        (1, 3, (3, 4), LeftOver.THREE, [3]),
    ],
)
def test_everybody_has_a_seat(
    pupils: int, size: int, sizes: tuple[int, ...], rest: LeftOver, tables: list[int]
) -> None:
    """A pupil more sits at a table of three, or against a bot where the game is played by two alone."""
    ids = [f"p{number}" for number in range(pupils)]
    drawn = table_laying.drawn(ids, size, sizes, rest)
    assert [len(table) for table in drawn] == tables
    assert sorted(one for table in drawn for one in table if one != BOT) == ids


def test_three_cannot_sit_at_a_table_for_two() -> None:
    """Nor two at one for three, nor a pupil twice; each time it is said why."""
    for tables, size in (([["a", "b", "c"]], 2), ([["a"]], 3)):
        with pytest.raises(MisusedError) as refused:
            table_laying.chosen(tables, size, (2,))
        assert refused.value.message.key == "class-table-size"
    with pytest.raises(MisusedError) as refused:
        table_laying.chosen([["a", "b"], ["a", "c"]], 2, (2,))
    assert refused.value.message.key == "class-table-twice"


def test_three_at_a_table_for_two_are_told_to_who_teaches(tmp_path: Path) -> None:
    """And no table is laid."""
    story = Story(tmp_path)
    story.come("Ada", "Bo", "Cy")
    story.pair("caesar")
    assert story.teacher.said == ["This game is not played by 3: choose 2."]
    assert not story.room.tables


def test_two_pupils_cannot_take_the_same_seat(story: Story) -> None:
    """A second device of one pupil shows the seat of that pupil; a request for another's seat goes to one's own."""
    again = story.back(0)
    assert [one["is_you"] for one in again.shown["table"]["seats"]] == [True, False]
    twice = [[one.id for one in story.learners], [story.learners[0].id]]
    story.teach(type="tables", game="trajan", size=2, to=[], seats=twice, rest="bot", bot="")
    assert "two places" in story.teacher.said[-1]
    assert len(story.room.tables) == 1


def test_all_are_drawn_by_one_click(tmp_path: Path) -> None:
    """Five pupils: two tables, one of three; each is shown a board and whose turn it is."""
    story = Story(tmp_path)
    story.come("Ada", "Bo", "Cy", "Di", "Ed")
    story.teach(type="tables", game="trajan", size=2, to=[], seats=[], rest="three", bot="")
    assert sorted(len(one["seats"]) for one in story.teacher.shown["tables"]) == [2, 3]
    assert all(page.models[page.shown["board"]]["picture"] for page in story.pages)
    assert all(page.shown["table"]["sentence"] for page in story.pages)
    assert len(story.may()) == 2


def test_tables_are_called_by_numbers_from_1_on(tmp_path: Path) -> None:
    """Whatever else was given before; also where the room is taken up again."""
    story = Story(tmp_path)
    story.come("Ada", "Bo", "Cy")
    story.teach(type="give", kind="game", name="caesar", to=[])
    for _ in range(2):
        story.pair("sylla", 3)
        shown = story.teacher.shown["tables"]
    assert [(one["ordinal"], one["number"]) for one in shown] == [(2, 3)]
    assert [one.ordinal for one in Room(tmp_path, clock=lambda: NOW).tables.values()] == [1, 2]


def test_boards_call_people_by_their_names(story: Story) -> None:
    """Also by one that was changed meanwhile; nobody who plays at another desk is called a bot."""

    def names() -> list[list[str]]:
        return [[seat["name"] for seat in page.models[1]["summary"]["seats"]] for page in story.pages]

    assert names() == [["You", "Bo"], ["Ada", "You"]]
    story.teach(type="rename", pupil=story.learners[1].id, name="Bea")
    assert names() == [["You", "Bea"], ["Ada", "You"]]


# ---- what is decided -------------------------------------------------------------------------------------------------


def test_what_one_decides_all_are_shown(story: Story) -> None:
    """Also whoever teaches, who looks on as a spectator or through their eyes."""
    story.teach(type="table-look", table=1, seat=-1)
    (number,) = story.may()
    before = story.pages[1 - number].models[1]["log"]
    story.choose(number)
    assert story.pages[1 - number].models[1]["log"] != before
    assert len(story.teacher.models[1]["log"]) == len(story.pages[0].models[1]["log"])
    story.teach(type="table-look", table=1, seat=1 - number)
    assert story.teacher.shown["table_looked"] == {"number": 1, "seat": 1 - number, "board": 1}


def test_nobody_decides_for_another(story: Story) -> None:
    """The page of the other is refused with a sentence."""
    (number,) = story.may()
    move = story.pages[number].models[1]["choices"][0]["move"]
    shown = story.do(1 - number, "choose", move=move)
    assert shown["notice"]["tone"] == "refused"
    assert not story.room.tables[1].moves


def test_no_hints_between_pupils_unless_allowed(story: Story) -> None:
    """The coach is not there, and says so to a page that asks all the same."""
    (number,) = story.may()
    assert not story.pages[number].models[1]["coach"]["panel"]
    shown = story.do(number, "coach", action="hint", number=0)
    assert "not allowed here" in shown["notice"]["text"]
    story.teach(type="table-hints", on=True)
    assert story.teacher.shown["hints"]
    assert story.pages[number].models[1]["coach"]["panel"]
    shown = story.do(number, "coach", action="try", number=0)
    assert "play with others" in shown["notice"]["text"]


@pytest.mark.parametrize("kind", ["redo", "jump", "rename", "prune", "again"])
def test_nobody_goes_back_alone(story: Story, kind: str) -> None:
    """It is said why, and the game stands where it stood."""
    story.choose(story.may()[0])
    shown = story.do(0, kind, node=0, name="x")
    assert shown["notice"]["text"]
    assert len(story.room.tables[1].moves) == 1


# ---- secret choices --------------------------------------------------------------------------------------------------


def test_secret_choices_are_asked_of_all_and_shown_together(tmp_path: Path) -> None:
    """Who has chosen early waits, and no other page is told anything of it."""
    story = sylla(tmp_path)
    assert story.may() == [0, 1, 2]
    told = [len(page.texts) for page in story.pages]
    story.choose(2)
    desks = [
        [one for one in page.texts[since:] if '"desk"' in one] for page, since in zip(story.pages, told, strict=True)
    ]
    assert not desks[0]
    assert not desks[1]
    while 2 in story.may():
        story.choose(2)
    assert "Ada" in story.pages[2].shown["table"]["sentence"]
    table = story.host.pupils.tables.table(1)
    while table.game.game.is_secret(table.game.state):
        story.choose(story.may()[0])
    assert not story.room.tables[1].sealed
    # The same is told to all at once.
    assert all("Chose" in page.models[1]["notice"]["text"] for page in story.pages)


def test_a_seat_left_in_the_middle_of_a_secret_choice(tmp_path: Path) -> None:
    """A bot goes on with what was chosen; the others are told; whoever is back has the seat again."""
    story = sylla(tmp_path)
    story.choose(1)
    story.say(1, type="table", act="leave")
    assert "Bo is away" in story.pages[0].shown["table"]["sentence"]
    assert story.may() == [0, 2]
    sealed = [move for seat, move in story.room.tables[1].sealed if seat == 1]
    table = story.host.pupils.tables.table(1)
    while table.game.game.is_secret(table.game.state):
        if story.may():
            story.choose(story.may()[0])
        story.clock.turn(BOT_SECONDS)
    own = [table.game.game.notation(one.move) for one in table.game.steps if one.seat == 1]
    assert own[:1] == sealed
    story.back(1)
    assert 1 not in table.game.away_seats
    assert story.pages[1].shown["table"]["seats"][1]["kind"] == "pupil"


# ---- taking back -----------------------------------------------------------------------------------------------------


def asked_back(story: Story) -> int:
    """Let a pupil decide and ask to take that back; return who it is."""
    (number,) = story.may()
    story.choose(number)
    shown = story.do(number, "undo")
    assert "are asked" in shown["notice"]["text"]
    assert story.pages[1 - number].shown["table"]["asks"]["seconds"] == ASK_SECONDS
    return number


def test_a_take_back_needs_the_others_yes(story: Story) -> None:
    """With it the decision is gone, from the journal too."""
    number = asked_back(story)
    assert len(story.room.tables[1].moves) == 1
    story.say(1 - number, type="table", act="yes")
    assert not story.room.tables[1].moves
    assert story.may() == [number]
    assert "has taken back" in story.pages[1 - number].shown["table"]["sentence"]


def test_a_no_leaves_the_decision(story: Story) -> None:
    """And says who said it."""
    number = asked_back(story)
    story.say(1 - number, type="table", act="no")
    assert len(story.room.tables[1].moves) == 1
    assert "would rather go on" in story.pages[number].shown["table"]["sentence"]


def test_a_take_back_nobody_answers_is_a_no(story: Story) -> None:
    """After 60 seconds; both are told."""
    number = asked_back(story)
    story.clock.turn(ASK_SECONDS + 1)
    assert len(story.room.tables[1].moves) == 1
    assert all("Nobody answered" in page.shown["table"]["sentence"] for page in story.pages)
    assert story.pages[1 - number].shown["table"]["asks"] is None


def test_a_decision_ends_the_question(story: Story) -> None:
    """Nothing is taken back that the other has gone on from."""
    (number,) = story.may()
    while story.may() == [number]:
        story.choose(number)
    story.do(number, "undo")
    story.choose(1 - number)
    story.say(1 - number, type="table", act="yes")
    kept = story.room.tables[1].moves
    assert len(kept) == len(story.host.pupils.tables.table(1).game.steps)
    assert story.pages[number].shown["table"]["asked"] == ""
    assert "last decision" in story.do(number, "undo")["notice"]["text"]


# ---- kept places -----------------------------------------------------------------------------------------------------


def test_a_place_is_kept_after_a_while_until_they_are_back(story: Story) -> None:
    """The game goes on, and whoever comes back decides next."""
    (number,) = story.may()
    story.go(number)
    story.clock.turn(KEPT_SECONDS / 2)
    table = story.host.pupils.tables.table(1)
    assert not table.game.away_seats
    for _ in range(20):
        story.clock.turn(5)
        story.say(1 - number, type="here")
    assert table.game.away_seats == {number}
    assert table.record.moves
    seats = story.pages[1 - number].shown["table"]["seats"]
    assert [one["kind"] for one in seats if not one["is_you"]] == ["kept"]
    story.back(number)
    assert not table.game.away_seats
    story.clock.turn(20)
    assert table.game.moves == table.record.moves
    assert len(story.may()) == 1


def test_a_place_is_kept_by_a_click_where_somebody_is_away(story: Story) -> None:
    """Of somebody who is here it is not."""
    (number,) = story.may()
    story.say(1 - number, type="table", act="keep", seat=number)
    assert "Nobody is away" in story.pages[1 - number].said[-1]
    story.go(number)
    story.clock.turn(1)
    story.say(1 - number, type="table", act="keep", seat=number)
    assert story.host.pupils.tables.table(1).game.away_seats == {number}


def test_the_others_are_told_who_is_away(story: Story) -> None:
    """As soon as the page is gone, and no more once it is back."""
    (number,) = story.may()
    story.go(number)
    assert story.pages[1 - number].shown["table"]["may_keep"] == [number]
    story.back(number)
    assert story.pages[1 - number].shown["table"]["may_keep"] == []


def test_who_falls_silent_has_the_place_again_when_heard_of(story: Story) -> None:
    """A tablet that slept says that it is here; nobody has to click."""
    (number,) = story.may()
    for _ in range(25):
        story.clock.turn(5)
        story.say(1 - number, type="here")
    table = story.host.pupils.tables.table(1)
    assert table.game.away_seats == {number}
    story.say(number, type="here")
    assert not table.game.away_seats


def test_a_table_that_all_have_left_is_not_shown_any_more(story: Story) -> None:
    """Who teaches sees the tables at which somebody sits."""
    story.pair()
    assert [one["number"] for one in story.teacher.shown["tables"]] == [2]
    assert [page.shown["board"] for page in story.pages] == [2, 2]


def test_where_nobody_sits_nothing_goes_on(story: Story) -> None:
    """Bots do not play a game to its end by themselves."""
    story.go(0)
    story.go(1)
    story.clock.turn(3 * KEPT_SECONDS)
    assert story.host.pupils.tables.table(1).game.away_seats == {0, 1}
    assert not story.room.tables[1].moves


@pytest.mark.parametrize("phase", ["auction", "settlement"])
def test_a_seat_left_in_the_middle_of_more(tmp_path: Path, phase: str) -> None:
    """The bot goes on for them from there, and nothing is lost."""
    story = sylla(tmp_path)
    table = story.host.pupils.tables.table(1)
    wanted = {"auction": ("bid", "pass"), "settlement": ("fight", "prevent", "turn-down")}[phase]
    left, since = -1, 0
    while left < 0 or len(table.record.moves) < since + _GOES_ON:
        may = story.may()
        if not may:
            story.clock.turn(BOT_SECONDS)
            continue
        moves = [one["move"] for one in story.pages[may[0]].models[1]["choices"]]
        if left < 0 and any(one.split()[0] in wanted for one in moves):
            left, since = may[0], len(table.record.moves)
            story.say(left, type="table", act="leave")
            continue
        story.choose(may[0])
    assert left in [one.seat for one in table.game.steps[since:]]
    assert table.game.moves == table.record.moves
    assert table.game.away_seats == {left}


# ---- ended, and taken up ---------------------------------------------------------------------------------------------


def test_who_teaches_ends_a_game_under_way(story: Story) -> None:
    """Both are told, and nothing more is decided."""
    (number,) = story.may()
    story.choose(number)
    story.teach(type="table-end", table=0)
    assert all("has ended this game" in page.shown["table"]["sentence"] for page in story.pages)
    assert story.teacher.shown["tables"][0]["state"] == "ended"
    assert story.may() == []
    shown = story.do(number, "pick", spot="x")
    assert "has been ended" in shown["notice"]["text"]
    assert len(story.room.tables[1].moves) == 1


def test_given_something_else_a_bot_keeps_the_place(story: Story) -> None:
    """The other plays on."""
    story.teach(type="give", kind="lesson", name="trajan/02-sowing", to=[story.learners[0].id])
    assert story.host.pupils.tables.table(1).game.away_seats == {0}
    assert story.pages[0].shown["table"] is None


@pytest.mark.parametrize("game", ["trajan", "sylla"])
def test_a_table_is_taken_up_as_it_was(tmp_path: Path, game: str) -> None:
    """In the middle of everything, secret choices too: as if the server was killed after any answer."""
    story = Story(tmp_path)
    story.come("Ada", "Bo", "Cy")
    story.pair(game, 3)
    for step in range(25):
        story.choose(story.may()[step % len(story.may())])
        before = story.host.pupils.tables.table(1)
        again = Story(tmp_path).host.pupils.tables.table(1)
        assert again.game.moves == before.game.moves
        assert again.game.sealed == {seat: moves for seat, moves in before.game.sealed.items() if moves}


def test_what_was_cut_off_is_made_up_for(tmp_path: Path) -> None:
    """The first seat has chosen, and the server was killed before what the others had sealed was opened."""
    story = sylla(tmp_path)
    for number in (2, 1):
        while number in story.may():
            story.choose(number)
    while story.room.tables[1].sealed:
        story.choose(0)
    whole = story.room.tables[1].moves
    (file,) = (tmp_path / "room").iterdir()
    lines = file.read_bytes().splitlines(keepends=True)
    first = next(at for at, line in enumerate(lines) if b'"decided"' in line and b'"seat":1' in line.replace(b" ", b""))
    file.write_bytes(b"".join(lines[:first]))
    again = Story(tmp_path)
    assert again.host.pupils.tables.table(1).game.moves == whole


def test_a_simultaneous_game_shows_what_waits_longest(tmp_path: Path) -> None:
    """Who teaches plays at a table with each, and is told which board has waited longest for them."""
    story = Story(tmp_path)
    story.come("Ada", "Bo", "Cy")
    story.teach(type="simultaneous", game="trajan", to=[])
    tables = story.host.pupils.tables.all()
    assert [sorted(TEACHER in one.record.seats for one in tables)] == [[True] * 3]
    story.clock.turn(5)
    for number in story.may():
        while number in story.may():
            story.choose(number)
        story.clock.turn(5)
    longest = story.teacher.shown["longest"]
    table = story.host.pupils.tables.table(longest)
    assert table.since == min(one.since for one in tables)
    seat = table.record.seat_of(TEACHER)
    assert seat in table.game.waited_for()
    story.teach(type="table-look", table=longest, seat=seat)
    model = story.teacher.models[longest]
    count = len(table.record.moves)
    story.host.hear_teacher(story.teacher, story.teacher.asks(longest, "choose", move=model["choices"][0]["move"]))
    story.clock.turn(0.3)
    assert len(table.record.moves) == count + 1


def test_what_is_written_has_no_name(story: Story) -> None:
    """Only random ids, moves, and places that are kept."""
    story.choose(story.may()[0])
    written = b"".join(one.read_bytes() for one in (story.room.folder / "room").iterdir())
    assert b"Ada" not in written
    assert SharedAct.DECIDED.value.encode() in written
