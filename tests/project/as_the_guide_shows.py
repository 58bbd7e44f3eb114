"""A program of somebody who has read the guide: every call that the pages show, in order, with types and no `Any`."""

# ruff: noqa: T201

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import trajan_tutor as tt
from trajan_tutor import Board
from trajan_tutor.engine import MisusedError, Observation, Rng, SearchableGame, TutorError, record
from trajan_tutor.search.bots import find_bot
from trajan_tutor.search.drivers import Budget, run
from trajan_tutor.search.lines import difference
from trajan_tutor.search.lookahead import Lookahead
from trajan_tutor.search.tournament import pairings, play_pairing, standings
from trajan_tutor.view import Badge, By, Drawing, Marks, draw_board


def eager(game: SearchableGame, observation: Observation, rng: Rng) -> int:
    """Return the move that brings most points at once, the first of equal ones."""

    def points_after(move: int) -> int:
        state = game.determinize(observation, rng.below(1000))
        game.apply(state, move)
        return game.ledger(state, observation.seat).total

    return max(game.legal(observation.state), key=points_after)


class Planning:
    """Looks ahead once a turn, with a small budget."""

    def __init__(self) -> None:
        """Plan nothing yet."""
        self.planned: list[int] = []

    def __call__(self, game: SearchableGame, observation: Observation, rng: Rng) -> int:
        """Return the next move that was planned."""
        if not self.planned or self.planned[0] not in game.legal(observation.state):
            search = Lookahead(game, observation, seed=rng.below(1000))
            run(search, Budget(samples=4))
            self.planned = list(search.lines()[0].moves)
        return self.planned.pop(0)


def moves_of(board: Board, moves: Sequence[str]) -> list[str]:
    """Play moves, and return what is said of each."""
    return [str(board.choose(move)) for move in moves]


def a_game(folder: Path) -> None:
    """Play, save, load, replay, compare, and ask the coach."""
    board = tt.play("trajan", seats=2, seed=7, bots="greedy", people=(0,), names=["Livia"], language="en")
    print(*moves_of(board, ("sow IV", "drop orange", "build C2", "stack points")), sep="\n")
    board.session.rename(board.session.tree.here.number, "Build first")
    board.session.jump(0)
    print(board.pick("mat.0.tray.II"), board.undo(), [choice["move"] for choice in board.choices])
    for branch in board.session.branches():
        print(branch)
    print(tt.load(board.save(folder / "game.json")).session.players)
    print(board.hint(samples=4, seed=1).more().more())
    print(board.why_not("sow II, drop yellow", samples=4, seed=1).show())
    print(board.explore("sow IV, drop orange, build C2, stack points", "sow II, drop yellow, senate", deals=2, seed=1))
    print(board.retrospect(samples=2, seed=1), board.review(samples=2, deepened=0, seed=1).decisions())
    moves_of(board, ("sow II", "drop yellow", "senate"))
    print(tt.compare(board))
    board.refresh()
    others: tuple[Board, ...] = (
        tt.play("caesar", modules=["poison", "centurions"], pace="step"),
        tt.play("caesar", solo="medium"),
        tt.play("sylla", seats=4, setup="choose", bots=["club", "greedy", "random"]),
        tt.play("trajan", options={"R1": 1}, hot_seat=True, people=(0, 1)),
    )
    print(*others)


def a_replay(folder: Path) -> Drawing:
    """Look at a game that bots have played, and return its curves."""
    played = tt.play("trajan", seats=2, seed=7, people=[], bots=["random", "greedy"], names=["Chance", "Greedy"])
    replay = tt.replay(played).reel
    for point in replay.turning_points():
        print(replay.told(point))
    print(replay.save_page(folder / "game.html"), tt.replay(played).save_page(folder / "again.html"))
    return replay.draw_curve()


def a_position() -> Drawing:
    """Look at a position, search in it, and return a picture of what was found."""
    position = tt.position("trajan", seats=2, seed=7)
    print(position.status, position.why_not("drop pink"), *position.legal().notations[:4])
    after = position.play("sow iv", "drop orange")
    print(record.dumps(after.record()), tt.position(after.json()).legal().notations == after.legal().notations)
    game = position.game
    search = Lookahead(game, position.seen_by(position.to_move).observation(), seed=1)
    run(search, Budget(samples=4))
    best, other, *_ = search.lines()
    print(f"{best.margin:+.1f} ± {best.error:.1f}", ", ".join(game.notation(move) for move in best.moves))
    print("{:.1f} ± {:.1f}".format(*difference(best, other)))
    spot = position.legal()[0].spots[0]
    marks = Marks(badges=(Badge(spot, "1", By.PROGRAM),), rings=frozenset({spot}))
    return draw_board(game, position.observation(), position.words, marks=marks, theme="light")


def bots() -> None:
    """Play against bots of one's own, let them play each other, and play a game by hand."""
    board = tt.play("trajan", seats=3, seed=7, bots=[eager, Planning], names=["Livia", "Eager", "Planning"])
    print(board.session.players)
    caesar = tt.position("caesar").game
    names = ("random", "greedy")
    games = [play_pairing(caesar, names, pairing) for pairing in pairings(players=2, seats=2, deals=1, seed=1)]
    for standing in standings(names, games):
        print(f"{standing.player}: won {standing.wins:.0%} of {standing.games}, margin {standing.margin:+.0f}")
    position = tt.position("trajan", seats=2, seed=7)
    game, state, chance = position.game, position.state, Rng(5)
    chooses = find_bot("random").seated()
    game.apply(state, chooses(game, game.observe(state, 0), chance))
    print(game.ledger(state, 0).total)


def a_course(folder: Path) -> None:
    """Open lessons and practice, build a position, record an exercise, and print sheets."""
    lessons: tuple[Board, ...] = (
        tt.lesson("trajan/00-first-game"),
        tt.exercise("trajan/02-sowing", "reach-forum"),
        tt.exercises("trajan", seed=3, count=1),
        tt.table(),
    )
    print(*lessons, tt.welcome(), tt.course(), tt.mastery("trajan"), tt.language())
    editor = tt.edit("trajan", seats=2, seed=7)
    editor.move("players.0.trays.0", "players.0.trays.2")
    editor.put("piles.goods", "wine")
    try:
        editor.put("demands", "gold")
    except TutorError as problem:
        print(problem)
    print(editor.save_lesson("three-markers", folder), tt.play("trajan", position=editor.position))
    try:
        tt.record_exercise(editor).keep("Mine", "What now?", folder=folder)
    except MisusedError as problem:
        print(problem)
    sheets = tt.sheets("trajan/02-sowing")
    print(sheets, sheets.answers, tt.take_progress(folder), tt.hand_in("Livia", folder), tt.classroom(folder))


if __name__ == "__main__":
    with TemporaryDirectory() as made:
        a_game(Path(made))
        print(a_replay(Path(made)), a_position())
        bots()
        a_course(Path(made))
