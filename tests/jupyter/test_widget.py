"""The widget's Python side: what it shows, and what it does with what a page sends."""

import json
from typing import Any

import pytest
from the_games import opened

import trajan_tutor as tt
from trajan_tutor.jupyter.widget import BoardWidget

WIDGET = "application/vnd.jupyter.widget-view+json"


@pytest.fixture
def board() -> BoardWidget:
    """Return the board of a game against a bot."""
    board = tt.play("trajan", seats=2, seed=7)
    assert isinstance(board, BoardWidget)
    return board


class Page:
    """A page that sends what it is told, numbered as the real one does."""

    def __init__(self, board: Any) -> None:
        self.board: BoardWidget = board
        self.sent = 0

    def send(self, kind: str, **content: Any) -> dict[str, Any]:
        """Send one thing and return the answer."""
        self.sent += 1
        message = {"type": kind, "at": self.board.at, "id": f"page-{self.sent}"} | content
        self.board._receive(self.board, message, [])
        return dict(self.board.notice)


def shown(board: BoardWidget) -> dict[str, Any]:
    """Everything that a page sees of the game itself."""
    names = ("svg", "at", "turn", "prompt", "choices", "picked", "can_undo", "scores", "log_lines", "earlier")
    return {name: getattr(board, name) for name in names} | {"record": board.session.record()}


def test_a_board_shows_the_game(board: BoardWidget) -> None:
    """Picture, choices with their spots, scores, and labels in words."""
    assert board.svg.startswith("<svg")
    assert '--mat.0.tray.I"' in board.svg
    assert [choice["move"] for choice in board.choices] == [
        f"sow {slot}" for slot in ("I", "II", "III", "IV", "V", "VI")
    ]
    assert board.choices[0]["spots"] == ("mat.0.tray.I",)
    assert [score["points"] for score in board.scores] == [0, 0]
    assert board.scores[0]["to_move"]
    assert not board.can_undo
    values = [*board.labels.values(), board.turn, board.prompt, *(choice["text"] for choice in board.choices)]
    assert all(values)
    assert not [value for value in values if "⟦" in value]


def test_all_that_is_shown_can_be_sent(board: BoardWidget) -> None:
    """Plain JSON."""
    state = board.get_state()
    json.dumps({name: state[name] for name in ("svg", "choices", "scores", "log_lines", "notice", "labels")})


def test_a_pick_goes_on_with_the_game(board: BoardWidget) -> None:
    """The tray is emptied, the log tells it, and those who listen hear it."""
    before = board.svg
    answer = Page(board).send("pick", spot="mat.0.tray.III")
    assert answer["kind"] == "played"
    assert board.session.record().moves[0] == "sow III"
    assert board.svg != before
    assert board.log_lines
    assert board.log_lines[0]["text"] in board.live
    assert board.can_undo
    assert board.answered == "page-1"


def test_a_choice_from_the_list(board: BoardWidget) -> None:
    """By its notation."""
    assert Page(board).send("choose", move="sow I")["kind"] == "played"
    assert board.session.record().moves[0] == "sow I"


def test_taking_back_shows_the_board_as_it_was(board: BoardWidget) -> None:
    """Everything but the count of changes is as before."""
    page = Page(board)
    before = shown(board)
    page.send("pick", spot="mat.0.tray.I")
    assert page.send("undo")["kind"] == "undone"
    assert shown(board) == before | {"at": board.at}


def test_an_illegal_pick_is_answered_in_words(board: BoardWidget) -> None:
    """The sentence is shown beside the spot and read aloud; nothing changes."""
    before = shown(board)
    answer = Page(board).send("pick", spot="province.alpes")
    assert (answer["kind"], answer["spot"]) == ("refused", "province.alpes")
    assert answer["text"]
    assert "⟦" not in answer["text"]
    assert board.live == answer["text"]
    assert shown(board) == before


def test_the_same_answer_twice_is_two_answers(board: BoardWidget) -> None:
    """So that the page shows it again."""
    page = Page(board)
    first = page.send("pick", spot="province.alpes")
    second = page.send("pick", spot="province.alpes")
    assert second["number"] == first["number"] + 1


@pytest.mark.parametrize(
    "content",
    [
        {"type": "pick", "spot": "mat.9.tray.I"},
        {"type": "pick", "spot": "<script>"},
        {"type": "choose", "move": "sow everything"},
        {"type": "choose", "move": "sail"},
        {"type": "pick"},
        {"type": "castle"},
        {"id": "page-0", "at": 17, "type": "pick", "spot": "mat.0.tray.I"},
        {"at": None, "type": "undo"},
        {"type": "undo"},
    ],
)
def test_what_means_nothing_is_answered_and_changes_nothing(board: BoardWidget, content: dict[str, Any]) -> None:
    """No such target, no such move, no request, late, nothing to take back."""
    before = shown(board)
    board._receive(board, {"at": board.at, "id": "page-1"} | content, [])
    assert board.notice["text"]
    assert "⟦" not in board.notice["text"]
    assert shown(board) == before


@pytest.mark.parametrize("content", [None, "pick", 3, [1, 2], {}])
def test_no_message_makes_a_traceback(board: BoardWidget, content: object) -> None:
    """Whatever it is."""
    before = shown(board)
    board._receive(board, content, [])
    assert board.notice["text"]
    assert shown(board) == before


def test_what_comes_twice_is_done_once(board: BoardWidget) -> None:
    """The second time it is told."""
    page = Page(board)
    page.send("pick", spot="mat.0.tray.I")
    steps = len(board.session.steps)
    page.sent -= 1
    page.send("choose", move=board.choices[0]["move"])
    assert len(board.session.steps) == steps
    assert board.notice["kind"] == "problem"


def test_what_comes_late_finds_the_board_as_it_stands(board: BoardWidget) -> None:
    """A program has gone on meanwhile: nothing is done, and the page sees how it stands."""
    board.session.choose("sow I")
    answer = Page(board).send("pick", spot="mat.0.tray.II")
    assert answer["kind"] == "problem"
    assert board.at == board.session.changes
    assert board.session.record().moves[0] == "sow I"
    assert "--mat.0.held." in board.svg or board.log_lines


def test_after_the_end_a_pick_is_refused() -> None:
    """The board of a finished game answers."""
    board: Any = tt.play("trajan", seats=2, seed=7, people=())
    assert board.session.is_over
    assert board.prompt == ""
    assert board.choices == []
    assert any(score["won"] for score in board.scores)
    assert "⟦" not in board.turn
    before = shown(board)
    assert Page(board).send("pick", spot="mat.0.tray.I")["kind"] == "refused"
    assert shown(board) == before


def test_programs_do_what_clicks_do(board: BoardWidget) -> None:
    """And the page follows."""
    board.pick("mat.0.tray.III")
    assert board.at == board.session.changes
    board.undo()
    board.choose("sow I")
    assert board.session.record().moves[0] == "sow I"
    board.session.undo()
    board.refresh()
    assert board.at == board.session.changes


def test_the_value_of_a_cell_has_a_picture_and_a_text(board: BoardWidget) -> None:
    """Beside the widget, and alike in every run."""
    data, _ = board._repr_mimebundle_()
    other: Any = tt.play("trajan", seats=2, seed=7)
    again, _ = other._repr_mimebundle_()
    assert set(data) == {WIDGET, "image/svg+xml", "text/plain"}
    assert data["image/svg+xml"] == again["image/svg+xml"]
    assert data["text/plain"] == again["text/plain"]
    # A picture has nothing to press.
    assert "data-spot" not in data["image/svg+xml"]
    assert 'role="button"' not in data["image/svg+xml"]
    assert repr(board) == "<trajan: 2 seats, seed 7, 0 decisions>"


def test_two_boards_share_no_id(board: BoardWidget) -> None:
    """On one page an id stands once."""
    other: Any = tt.play("trajan", seats=2, seed=7)
    ids = [{part.split('"')[0] for part in one.svg.split(' id="')[1:]} for one in (board, other)]
    assert ids[0]
    assert not ids[0] & ids[1]


def test_names_are_text() -> None:
    """What people are called is never markup, and the picture escapes it."""
    name = '<img src=x onerror="alert(1)">'
    board: Any = tt.play("trajan", seats=2, seed=7, names=(name,))
    assert board.scores[0]["name"] == name
    assert "<img" not in board.svg
    assert "onerror=&quot;" in board.svg or 'onerror="' not in board.svg


def test_what_a_seat_may_not_know_is_not_sent(board: BoardWidget) -> None:
    """The other hand's cards stay hidden while bots draw."""
    page = Page(board)
    for _ in range(120):
        if board.session.is_over:
            break
        page.send("choose", move=board.choices[-1]["move"])
    seen = board.session.observation().state
    other = board.session.game.observe(board.session.state, 1).state
    hidden = sum(opened(other).hand[12:24]) - sum(opened(seen).hand[12:24])
    assert hidden == opened(seen).unknown[1]


def test_a_whole_game_by_clicks() -> None:
    """Every choice can be made, and every sentence has words."""
    board: Any = tt.play("trajan", seats=2, seed=3)
    page = Page(board)
    texts: set[str] = set()
    while not board.session.is_over:
        choices = board.choices
        choice = choices[len(board.session.steps) * 7 % len(choices)]
        texts.update(one["text"] for one in choices)
        texts.add(board.prompt)
        for spot in choice["spots"]:
            page.send("pick", spot=spot)
            if not board.picked:
                break
        if board.picked or not choice["spots"]:
            page.send("choose", move=choice["move"])
    texts.update(line["text"] for line in board.log_lines)
    assert not [text for text in texts if "⟦" in text or not text]
    assert sum(score["won"] for score in board.scores) == 1
    assert board.earlier
