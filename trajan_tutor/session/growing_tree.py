"""A tree of play grows: by a move, by moves in notation, and by all lines that were kept of it."""

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.session.tree import KeptTree, Node, Tree


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


def take_up(game: TutorGame, tree: Tree, kept: KeptTree) -> None:
    """Let a tree grow as it was kept, and stand where it stood; raises UnreadableError for what makes no sense."""
    for line in kept.lines:
        node = _kept_node(tree, line.after)
        for number, text in enumerate(line.moves, start=line.first):
            if tree.find(number) is not None:
                raise UnreadableError("session-tree-twice", number=number)
            node = grown(game, tree, node, readable(game, node, number, text), number)
    for number, name in kept.names:
        _kept_node(tree, number).name = name
    tree.go(_kept_node(tree, kept.end))
    tree.go(_kept_node(tree, kept.here))


def _kept_node(tree: Tree, number: int) -> Node:
    node = tree.find(number)
    if node is None:
        raise UnreadableError("session-tree-lacks", number=number)
    return node
