"""Two tables that differ only in what one seat may not know; all that the boards of that seat are told is kept.

The same is decided at both, as long as the rules tell that seat the same; then two new ones are laid from there.
"""

import json
from random import Random
from typing import Any

from the_games import AnyGame, AnyState, find_game

from trajan_tutor.classroom.table_board import WALL, TableBoard
from trajan_tutor.desk.pages.pages import HostServices, ToPage
from trajan_tutor.desk.requests.request_rows import Sender
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.game import Setup
from trajan_tutor.search.turns import digest
from trajan_tutor.session.hidden_decisions import is_move_hidden
from trajan_tutor.session.outcome import Result
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.seat_session import SPECTATOR, SeatSession
from trajan_tutor.session.shared_game import SharedGame

PAGES = ("history", "reports", "review", "replay")
# In so many decisions one is taken back; as seldom the pages ask about what is shown.
BACK, ASK = 12, 4
# So many deals are tried until one is another one for the others.
TRIES = 4


class Looked:
    """A board of the eyes at one table, its page, and what that was told."""

    def __init__(self, shared: SharedGame, eyes: int) -> None:
        self.texts: list[str] = []
        self.model: dict[str, Any] = {}
        self._sent = 0
        self.board = TableBoard(1, shared, eyes, HostServices("b"), "en")
        self.page = self.board.watch(self._tell, Sender.PUPIL if eyes >= 0 else Sender.WATCHER)

    def _tell(self, message: ToPage) -> None:
        self.texts.append(json.dumps(message))
        if message["type"] == "opened":
            self.model = dict(message["model"])
        elif message["type"] == "change":
            self.model |= message["set"]

    def do(self, kind: str, **content: object) -> None:
        """Let the page ask for something."""
        self._sent += 1
        request = {"type": kind, "id": f"asked-{self._sent}", "at": self.model["at"], "at_once": True, **content}
        self.board.watched(self.page, {"type": "do", "request": request})


class Side:
    """One of the two tables: its game, a session of each seat, and the boards of the eyes."""

    def __init__(self, game: AnyGame, state: AnyState, seats: int, eyes: int) -> None:
        names = [f"Player {seat}" for seat in range(seats)]
        self.shared = SharedGame(game, Setup(position=game.dumps(state)), (PERSON,) * seats, names)
        self.seats = [SeatSession(self.shared, seat) for seat in range(seats)]
        self.looked = [Looked(self.shared, one) for one in ((eyes,) if eyes >= 0 else (SPECTATOR, WALL))]

    def choose(self, seat: int, move: int) -> None:
        """Let a seat decide, at its board where that is looked at."""
        text = self.shared.game.notation(move)
        first = self.looked[0]
        if first.board.session.seat == seat:
            first.do("choose", move=text)
        else:
            assert self.seats[seat].choose(text).result is Result.PLAYED
        self.follow()

    def follow(self) -> None:
        """Show what was done."""
        for one in self.looked:
            one.board.follow()


def others_know_apart(game: AnyGame, first: AnyState, second: AnyState) -> bool:
    """Return whether two states differ in what a seat sees: not only in what nobody does, such as a pile."""
    seats = range(game.seats(first))
    return any(
        digest(game, game.observe(first, one).state) != digest(game, game.observe(second, one).state) for one in seats
    )


class Twins:
    """A game that is played, and looked at through the eyes of a seat, or (-1) those of who only looks on."""

    def __init__(self, name: str, seats: int, eyes: int, seed: int) -> None:
        self.game = find_game(name)
        self.seats, self.eyes = seats, eyes
        self.rng = Random(seed)
        self.state = self.game.new_game(Setup(seats=seats, seed=seed))
        self.sides: list[Side] = []
        # How much was compared, at how many tables others knew something else, and how often they decided otherwise.
        self.messages = self.differed = self.apart = 0

    def skip(self, moves: int) -> None:
        """Let so many decisions be made that nobody looks at, and more up to where a turn begins."""
        state, made = self.game.copy(self.state), 0
        while not self.game.is_over(state):
            if self._can_be_laid(state):
                self.state = self.game.copy(state)
                if made >= moves:
                    return
            self.game.apply(state, self.rng.choice(self.game.legal(state)))
            made += 1

    def play(self, moves: int) -> None:
        """Let so many decisions be made that are looked at, or as many as there are."""
        self._lay(self.state)
        for _ in range(moves):
            if self.sides[0].shared.is_over:
                break
            self._decide()
        self._compare()

    def _lay(self, state: AnyState) -> None:
        """Lay two tables that differ in what the eyes may not know."""
        seen = self.game.observe(state, self.eyes)
        first = self.game.determinize(seen, self.rng.getrandbits(32))
        for _ in range(TRIES):
            second = self.game.determinize(seen, self.rng.getrandbits(32))
            if others_know_apart(self.game, first, second):
                self.differed += 1
                break
        # The rules tell the eyes the same of both: what is told of them by the boards must be the same.
        assert self._seen(first) == self._seen(second)
        self.sides = [Side(self.game, deal, self.seats, self.eyes) for deal in (first, second)]

    def _decide(self) -> None:
        waited_for = [side.shared.waited_for() for side in self.sides]
        assert waited_for[0] == waited_for[1]
        seat = self.rng.choice(waited_for[0])
        moves = self._same_for_the_eyes(seat)
        if moves is None:
            self._go_on_alone()
            return
        self.apart += moves[0] != moves[1]
        for side, move in zip(self.sides, moves, strict=True):
            side.choose(seat, move)
        if self.rng.randrange(BACK) == 0:
            self._go_back(seat)
        if self.rng.randrange(ASK) == 0:
            self._ask()

    def _same_for_the_eyes(self, seat: int) -> list[int] | None:
        """Return a decision of a seat for each table of which the eyes are told the same; None without one."""
        choices = [self._choices(side, seat) for side in self.sides]
        if seat == self.eyes:
            assert choices[0] == choices[1], "what can be chosen tells something"
        outlooks: list[dict[str, list[int]]] = [{}, {}]
        for found, side, possible in zip(outlooks, self.sides, choices, strict=True):
            for move in possible:
                found.setdefault(self._outlook(side, seat, move), []).append(move)
        common = sorted(outlooks[0].keys() & outlooks[1].keys())
        if not common:
            return None
        outlook = self.rng.choice(common)
        if seat == self.eyes:
            both = sorted(set(outlooks[0][outlook]) & set(outlooks[1][outlook]))
            return [self.rng.choice(both)] * 2 if both else None
        moves = [self.rng.choice(found[outlook]) for found in outlooks]
        if all(self._is_kept(side, seat, move) for side, move in zip(self.sides, moves, strict=True)):
            return moves
        # Which of two decisions was made that bring the same is no secret.
        same = sorted(set(outlooks[0][outlook]) & set(outlooks[1][outlook]))
        return [self.rng.choice(same)] * 2 if same else None

    def _is_kept(self, side: Side, seat: int, move: int) -> bool:
        """Return whether the eyes are not told which decision it is."""
        game, state = self.game, side.shared.state
        if seat != game.current_seat(state):
            return True
        return is_move_hidden(game, state, move, game.apply_and_tell(game.copy(state), move), self.eyes)

    @staticmethod
    def _choices(side: Side, seat: int) -> tuple[int, ...]:
        return side.seats[seat].choices()

    def _outlook(self, side: Side, seat: int, move: int) -> str:
        """Return everything that the eyes are told by the rules if a seat decides something."""
        game, state = self.game, side.shared.state
        if seat != game.current_seat(state):
            # Sealed: nobody else is told anything.
            return str(move) if seat == self.eyes else ""
        now = game.copy(state)
        told = [*game.apply_and_tell(now, move)]
        waiting = {who: [*moves] for who, moves in side.shared.sealed.items()}
        while not game.is_over(now) and game.is_secret(now) and waiting.get(game.current_seat(now)):
            told += game.apply_and_tell(now, waiting[game.current_seat(now)].pop(0))
        heard = [(event.seat, repr(event.told_to(self.eyes))) for event in told]
        return json.dumps([self._seen(now), heard])

    def _seen(self, state: AnyState) -> str:
        return digest(self.game, self.game.observe(state, self.eyes).state).hex()

    def _can_be_laid(self, state: AnyState) -> bool:
        """Return whether a game can begin with a state: most do so at the beginning of a turn alone."""
        try:
            self.game.new_game(Setup(position=self.game.dumps(state)))
        except TutorError:
            return False
        return not self.game.is_over(state)

    def _go_on_alone(self) -> None:
        """Decide at the first table alone, where it cannot be the same at both, and lay two new ones."""
        self._compare()
        shared = self.sides[0].shared
        while not shared.is_over:
            seat = self.game.current_seat(shared.state)
            shared.decide(seat, self.rng.choice(self.game.legal(shared.state)))
            if self._can_be_laid(shared.state):
                self._lay(shared.state)
                return

    def _go_back(self, seat: int) -> None:
        could = {side.seats[seat].undo().result for side in self.sides}
        assert len(could) == 1, "what can be taken back tells something"
        for side in self.sides:
            side.follow()

    def _ask(self) -> None:
        """Let the pages point at a place, look at what could be chosen, and read."""
        model = self.sides[0].looked[0].model
        spots = [spot.name for spot in self.game.spots(self.game.observe(self.sides[0].shared.state, self.eyes))]
        asked = [
            ("tell", {"spot": self.rng.choice(spots)}),
            ("show", {"page": self.rng.choice(PAGES)}),
            *[("preview", {"move": one["move"]}) for one in model["choices"][:2]],
        ]
        for side in self.sides:
            for one in side.looked:
                for kind, content in asked:
                    one.do(kind, **content)

    def _compare(self) -> None:
        for first, second in zip(self.sides[0].looked, self.sides[1].looked, strict=True):
            assert first.texts == second.texts, f"seat {self.eyes} is told something hidden"
            self.messages += len(first.texts)
            first.texts, second.texts = [], []
