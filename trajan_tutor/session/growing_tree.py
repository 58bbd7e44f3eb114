"""A tree of play grows: by a move, by moves in notation, and by all lines that were kept of it."""

from collections.abc import Mapping

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.session.tree import ROOT, KeptLine, KeptTree, Node, Tree


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


def take_up(game: TutorGame, tree: Tree, kept: KeptTree) -> tuple[Message, ...]:
    """Let a tree grow as it was kept, stand where it stood, and return what is left out of one that may lack something.

    Raises UnreadableError for what makes no sense in any other.
    """
    if kept.may_lack:
        return _take_up_possible(game, tree, kept)
    for line in kept.lines:
        _take_up_line(game, tree, _kept_node(tree, line.after), line)
    for number, name in kept.names:
        _kept_node(tree, number).name = name
    tree.go(_kept_node(tree, kept.end))
    tree.go(_kept_node(tree, kept.here))
    return ()


def _take_up_line(game: TutorGame, tree: Tree, node: Node, line: KeptLine) -> None:
    for number, text in enumerate(line.moves, start=line.first):
        if tree.find(number) is not None:
            raise UnreadableError("session-tree-twice", number=number)
        node = grown(game, tree, node, readable(game, node, number, text), number)


def _take_up_possible(game: TutorGame, tree: Tree, kept: KeptTree) -> tuple[Message, ...]:
    """Take up what can be: a decision that cannot be is left out, with everything after it."""
    before = {ROOT: ROOT}
    left_out: dict[int, tuple[str, int]] = {}
    for line in kept.lines:
        numbers = range(line.first, line.first + len(line.moves))
        before |= zip(numbers, (line.after, *numbers), strict=False)
        # What follows a decision that was left out is left out for the same reason.
        reason = next((one for one in left_out if _is_after(line.after, one, before)), None)
        after = tree.find(line.after)
        if reason is None and after is not None:
            try:
                _take_up_line(game, tree, after, line)
            except UnreadableError:
                reason = next(number for number in numbers if tree.find(number) is None)
                left_out[reason] = line.moves[reason - line.first], -1
        if reason is not None:
            move, count = left_out[reason]
            left_out[reason] = move, count + sum(tree.find(number) is None for number in numbers)
        tree.reserve(numbers.stop - 1)
    for number, name in kept.names:
        node = tree.find(number)
        if node is not None:
            node.name = name
    for number in (kept.end, kept.here):
        while tree.find(number) is None:
            number = before.get(number, ROOT)
        tree.go(_kept_node(tree, number))
    return tuple(
        Message.of("session-journal-left-out", number=_depth(number, before), move=move, count=count)
        for number, (move, count) in left_out.items()
    )


def _is_after(number: int, other: int, before: Mapping[int, int]) -> bool:
    """Return whether a decision is another one, or follows it."""
    while number not in (other, ROOT):
        number = before.get(number, ROOT)
    return number == other


def _depth(number: int, before: Mapping[int, int]) -> int:
    depth = 0
    while number != ROOT:
        number, depth = before.get(number, ROOT), depth + 1
    return depth


def _kept_node(tree: Tree, number: int) -> Node:
    node = tree.find(number)
    if node is None:
        raise UnreadableError("session-tree-lacks", number=number)
    return node
