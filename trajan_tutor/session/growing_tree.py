"""A tree of play grows: by a move, by moves in notation, and by all lines that were kept of it."""

from collections import Counter
from collections.abc import Iterator, Mapping

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
    before = _before(kept)
    wrong: dict[int, str] = {}
    # Decisions that are left out, by the wrong one that they follow.
    left_out: dict[int, int] = {}
    for line in kept.lines:
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
    for number, name in kept.names:
        node = tree.find(number)
        if node is not None:
            node.name = name
    for number in (kept.end, kept.here):
        tree.go(_kept_node(tree, next(one for one in _way_back(number, before) if tree.find(one) is not None)))
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


def _before(kept: KeptTree) -> dict[int, int]:
    """Return what each decision of a kept tree follows, by their numbers."""
    before: dict[int, int] = {}
    for line in kept.lines:
        numbers = range(line.first, line.first + len(line.moves))
        before |= dict(zip(numbers, (line.after, *numbers), strict=False))
    return before


def _way_back(number: int, before: Mapping[int, int]) -> Iterator[int]:
    """Yield a decision and those before it, the last one first, as far as they are known; and the beginning."""
    while number in before:
        yield number
        number = before[number]
    yield ROOT


def _kept_node(tree: Tree, number: int) -> Node:
    node = tree.find(number)
    if node is None:
        raise UnreadableError("session-tree-lacks", number=number)
    return node
