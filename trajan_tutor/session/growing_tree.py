"""A tree of play grows: by a move, by moves in notation, and by all lines of a saved tree."""

from collections import Counter
from collections.abc import Iterator, Mapping

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.session.tree import ROOT, Node, SavedLine, SavedTree, Tree


def grown(game: TutorGame, tree: Tree, parent: Node, move: int, number: int = -1) -> Node:
    """Return the new node after a move; a move that fails half-way leaves the tree as it was."""
    # The state before is kept.
    state = game.copy(parent.state)
    seat = game.current_seat(state)
    events = game.apply_and_tell(state, move)
    return tree.grow(parent, seat, move, events, state, number)


def readable(game: TutorGame, parent: Node, number: int, text: str) -> int:
    """Return a move after a node from its notation; raises UnreadableError with its number in what is read."""
    try:
        move = game.parse(text)
    except UnreadableError as error:
        raise UnreadableError("engine-record-move", number=number, move=text) from error
    if move not in game.legal(parent.state):
        raise UnreadableError("engine-record-illegal", number=number, move=text)
    return move


def take_up(game: TutorGame, tree: Tree, saved: SavedTree) -> tuple[Message, ...]:
    """Let a tree grow as it was saved, stand where it stood, and return what was left out of one that may lack parts.

    Raises UnreadableError for what makes no sense in any other.
    """
    if saved.may_lack:
        return _take_up_possible(game, tree, saved)
    for line in saved.lines:
        _take_up_line(game, tree, _node_of(tree, line.after), line)
    for number, name in saved.names:
        _node_of(tree, number).name = name
    tree.go(_node_of(tree, saved.end))
    tree.go(_node_of(tree, saved.here))
    return ()


def _take_up_line(game: TutorGame, tree: Tree, node: Node, line: SavedLine) -> None:
    for number, text in enumerate(line.moves, start=line.first):
        if tree.find(number) is not None:
            raise UnreadableError("session-tree-twice", number=number)
        node = grown(game, tree, node, readable(game, node, number, text), number)


def _take_up_possible(game: TutorGame, tree: Tree, saved: SavedTree) -> tuple[Message, ...]:
    """Take up what can be: a decision that cannot be is left out, with everything after it."""
    before = _before(saved)
    wrong: dict[int, str] = {}
    # Decisions that are left out, by the wrong one that they follow.
    left_out: dict[int, int] = {}
    for line in saved.lines:
        after = tree.find(line.after)
        if after is not None:
            try:
                _take_up_line(game, tree, after, line)
            except UnreadableError:
                at = next(at for at in range(len(line.moves)) if tree.find(line.first + at) is None)
                wrong[line.first + at] = line.moves[at]
        for number in range(line.first, line.first + len(line.moves)):
            if tree.find(number) is None:
                left_out[number] = number if number in wrong else left_out.get(before[number], ROOT)
            tree.reserve(number)
    for number, name in saved.names:
        node = tree.find(number)
        if node is not None:
            node.name = name
    for number in (saved.end, saved.here):
        tree.go(_node_of(tree, next(at for at in _way_back(number, before) if tree.find(at) is not None)))
    counts = Counter(left_out.values())
    return tuple(
        Message.of(
            "session-journal-left-out",
            number=len(list(_way_back(number, before))) - 1,
            move=move,
            count=counts[number] - 1,
        )
        for number, move in wrong.items()
    )


def _before(saved: SavedTree) -> dict[int, int]:
    """Return what each decision of a saved tree follows, by their numbers."""
    before: dict[int, int] = {}
    for line in saved.lines:
        numbers = range(line.first, line.first + len(line.moves))
        before |= dict(zip(numbers, (line.after, *numbers), strict=False))
    return before


def _way_back(number: int, before: Mapping[int, int]) -> Iterator[int]:
    """Yield a decision and those before it, the last one first, as far as they are known; and the beginning."""
    while number in before:
        yield number
        number = before[number]
    yield ROOT


def _node_of(tree: Tree, number: int) -> Node:
    node = tree.find(number)
    if node is None:
        raise UnreadableError("session-tree-lacks", number=number)
    return node
