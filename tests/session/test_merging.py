"""One game from the journals of several boards: the same tree in whatever order they wrote and are read."""

import shutil
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st
from session.tiny import tiny

from trajan_tutor.engine.game import Setup
from trajan_tutor.journals import game_journal, journal, merged_game, saved_games
from trajan_tutor.journals.game_journal import GameJournal, StoredGame, read_game
from trajan_tutor.journals.merged_game import BEGINNING, Run, TreeChange, known_as
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.session import Session

Line = tuple[str, ...]
NAMES = st.sampled_from(["", "here", "there"])
# What a person does on one of three boards: which, what, and a number that chooses among what is possible.
ACTIONS = st.tuples(
    st.integers(0, 2),
    st.sampled_from(["choose", "choose", "choose", "undo", "jump", "rename", "prune", "reopen"]),
    st.integers(0, 50),
)


@pytest.fixture(autouse=True)
def tiny_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the games be tiny."""
    monkeypatch.setattr(game_journal, "find_game", lambda _name: tiny())


def new() -> Session:
    """Begin a game of two people."""
    return Session(tiny(), Setup(seats=2, seed=5), (PERSON, PERSON))


def lines_of(session: Session) -> set[Line]:
    """Return every line of decisions of a tree, unfinished ones too."""
    return {tuple(session.game.notation(step.move) for step in session.tree.path(node)) for node in session.tree}


def shape(kept: StoredGame) -> object:
    """Return everything that a tree says, numbers and order included."""
    return kept.merged.tree, kept.merged.decisions, kept.merged.last, kept.problems


@dataclass
class Board:
    """A board on which a person plays, and the decisions that it showed as made."""

    folder: Path
    session: Session = field(default_factory=new)
    journal: GameJournal = field(init=False)

    def __post_init__(self) -> None:
        self.journal = saved_games.begin(self.session, self.folder)

    def do(self, action: str, number: int) -> set[Line]:
        """Do something, keep it, and return the lines that were removed."""
        session = self.session
        nodes = list(session.tree)
        node = nodes[number % len(nodes)]
        before = lines_of(session)
        if action == "choose" and not session.is_over:
            session.choose(session.game.notation(session.choices()[number % len(session.choices())]))
        elif action == "undo":
            session.undo()
        elif action == "jump":
            session.jump(node.number)
        elif action == "rename":
            session.rename(node.number, f"name {number % 3}" if number % 4 else "")
        elif action == "prune":
            session.prune(node.number)
        elif action == "reopen" and self.journal.folder.exists():
            taken = saved_games.take_up(saved_games.named(self.folder, self.journal.folder.name))
            self.session, self.journal = taken.session, taken.journal
            return set()
        self.journal.keep()
        return before - lines_of(session)


@given(st.lists(ACTIONS, max_size=40), st.randoms(use_true_random=False))
def test_any_play_on_three_boards_is_one_tree(actions: list[tuple[int, str, int]], random: Random) -> None:
    """All that a board shows is in it, but what a person removed; the order and the names of files do not matter."""
    with TemporaryDirectory() as home, patch.object(game_journal, "find_game", lambda _name: tiny()):
        boards = [Board(Path(home)) for _ in range(3)]
        removed: set[Line] = set()
        for number, action, choice in actions:
            removed |= boards[number].do(action, choice)
        folder = boards[0].journal.folder
        if not folder.exists():
            return
        kept = read_game(folder)
        assert kept.problems == ()
        session = kept.play()
        shown = set().union(*(lines_of(board.session) for board in boards if board.journal.has_begun))
        assert shown - removed <= lines_of(session)
        assert [node.number for node in session.tree] == sorted({node.number for node in session.tree})
        assert all(node.parent is None or node.parent.number < node.number for node in session.tree)
        entries = list(journal.read(folder, game_journal.KIND, merged_game.parse_change).entries)
        again = entries + random.sample(entries, len(entries) // 2)
        random.shuffle(again)
        assert merged_game.merge(again) == kept.merged
        files = sorted(folder.iterdir())
        random.shuffle(files)
        for number, file in enumerate(files):
            file.rename(file.with_name(f"{number}{journal.ENDING}"))
        assert shape(read_game(folder)) == shape(kept)


@given(st.lists(ACTIONS.filter(lambda action: action[1] != "reopen"), max_size=25))
def test_one_board_is_read_as_it_was(actions: list[tuple[int, str, int]]) -> None:
    """With the numbers, names and order of its tree, and the place where it stands."""
    with TemporaryDirectory() as home, patch.object(game_journal, "find_game", lambda _name: tiny()):
        board = Board(Path(home))
        for _, action, choice in actions:
            board.do(action, choice)
        if not board.journal.has_begun:
            return
        session, again = board.session, read_game(board.journal.folder).play()
        assert again.record() == session.record()
        assert [(str(node), node.name) for node in again.tree] == [(str(node), node.name) for node in session.tree]
        assert [branch.head for branch in again.branches()] == [branch.head for branch in session.branches()]
        assert again.tree.line()[-1].number == session.tree.line()[-1].number


def choose(board: Board, *moves: str) -> None:
    """Choose moves, one after the other."""
    for move in moves:
        board.session.choose(move)
        board.journal.keep()


def test_what_another_board_decided_after_a_removed_line_stays(tmp_path: Path) -> None:
    """With the way to it; the rest of the line is gone."""
    first = Board(tmp_path)
    choose(first, "take left 1", "take left 1", "take left 1")
    second = Board(tmp_path)
    second.do("reopen", 0)
    second.session.jump(1)
    choose(second, "take right 2")
    first.session.prune(1)
    first.journal.keep()
    assert lines_of(read_game(first.journal.folder).play()) == {
        (),
        ("take left 1",),
        ("take left 1", "take right 2"),
    }


def test_every_file_can_be_read_alone(tmp_path: Path) -> None:
    """It tells every decision that those of its board follow."""
    first = Board(tmp_path)
    choose(first, "take left 1", "take left 1")
    (saved_games_folder,) = tmp_path.glob("*.game")
    of_first = set(saved_games_folder.iterdir())
    second = Board(tmp_path)
    second.do("reopen", 0)
    choose(second, "take right 1")
    (tmp_path / "tiny").mkdir()
    (last,) = set(saved_games_folder.iterdir()) - of_first
    shutil.copy(last, tmp_path / "tiny")
    assert read_game(tmp_path / "tiny").play().record() == second.session.record()


def test_decisions_whose_way_is_lost_are_told() -> None:
    """They cannot be shown, and the others are."""
    entry = journal.JournalEntry(
        1, "", TreeChange(runs=(Run(known_as(BEGINNING, "a"), 2, ("b", "c")), Run(BEGINNING, 1, ("d",))))
    )
    merged = merged_game.merge([entry])
    assert merged.astray == 2
    assert [line.moves for line in merged.tree.lines] == [("d",)]
