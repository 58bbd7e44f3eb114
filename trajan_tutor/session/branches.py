"""A tree of a game at a glance: its branches, and the turns of the present line."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import State
from trajan_tutor.session.position import Position
from trajan_tutor.session.tree import Node, Tree
from trajan_tutor.view.static_output import ShowsItself, StaticOutput


@dataclass(frozen=True, slots=True, repr=False)
class Branch(ShowsItself):
    """One line of decisions: from where it left an older line (`start`) over its first decision (`head`) to its `tip`.

    All are numbers of nodes; `head` names the branch. The oldest line begins at the root. `revealed` tells that
    something hidden was shown on it, `informed` that an older line from the same place had shown something already
    when this one was begun: its decisions were made knowing more than the cards on the table told.

    It draws itself as its end: `position` is that as a value.
    """

    head: int
    start: int
    tip: int
    name: str
    decisions: int
    turns: int
    points: tuple[int, ...]
    over: bool
    current: bool
    revealed: bool
    informed: bool
    position: Callable[[], Position] = field(compare=False)

    def __repr__(self) -> str:
        """Say which one it is and how far it goes, alike in every run and on one line."""
        name = f" “{self.name}”" if self.name else ""
        points = " : ".join(map(str, self.points))
        return f"<branch {self.head}{name}: {self.decisions} decisions, {self.turns} turns, {points}>"

    def static_output(self) -> StaticOutput:
        """Return its end, as a notebook keeps it."""
        return self.position().static_output()


@dataclass(frozen=True, slots=True)
class Turn:
    """The beginning of a turn on the present line: its number, the node to jump to, whose it is, points so far.

    `ahead` tells that it lies after the place where the game stands, `here` that the game stands within it. Choices
    before the first turn count as turn 0.
    """

    number: int
    node: int
    seat: int
    points: tuple[int, ...]
    name: str
    ahead: bool
    here: bool


def branches(tree: Tree, game: TutorGame, position_at: Callable[[Node], Position]) -> tuple[Branch, ...]:
    """Return all lines of a tree, the oldest first; `position_at` makes the position of a place in it."""
    on_way = {node.number for node in tree.line()}
    heads = [tree.root, *(node for node in tree if _leaves(node))]
    return tuple(_branch(head, game, on_way, position_at) for head in heads)


def turns(tree: Tree, game: TutorGame) -> tuple[Turn, ...]:
    """Return the beginnings of all turns on the present line, those after the place where the game stands too."""
    starts = turn_starts(tree.line(), game)
    depth = tree.here.depth
    last = max((node.depth for node in starts if node.depth <= depth), default=0)
    return tuple(
        Turn(
            game.begun(node.state),
            node.number,
            game.current_seat(node.state),
            points_of(game, node.state),
            node.name,
            node.depth > depth,
            node.depth == last,
        )
        for node in starts
    )


def turn_starts(line: list[Node], game: TutorGame) -> list[Node]:
    """Return the nodes of a line at which a turn begins; its first one always counts, the end of the game does not."""
    return [
        node
        for at, node in enumerate(line)
        if at == 0 or (game.begun(node.state) != game.begun(line[at - 1].state) and not game.is_over(node.state))
    ]


def points_of(game: TutorGame, state: State) -> tuple[int, ...]:
    """Return the points of every seat."""
    return tuple(game.ledger(state, seat).total for seat in range(game.seats(state)))


def _leaves(node: Node) -> bool:
    return node.parent is not None and node.parent.children[0] is not node


def _nodes_of(head: Node) -> Iterator[Node]:
    yield head
    while head.children:
        head = head.children[0]
        yield head


def _branch(head: Node, game: TutorGame, on_way: set[int], position_at: Callable[[Node], Position]) -> Branch:
    nodes = list(_nodes_of(head))
    tip = nodes[-1]
    start = head.parent or head
    return Branch(
        head=head.number,
        start=start.number,
        tip=tip.number,
        name=head.name,
        decisions=tip.depth - start.depth,
        turns=game.begun(tip.state) - game.begun(start.state),
        points=points_of(game, tip.state),
        over=game.is_over(tip.state),
        current=tip.number in on_way,
        revealed=any(node.reveals(game) for node in nodes),
        informed=_is_informed(head, game),
        position=partial(position_at, tip),
    )


def _is_informed(head: Node, game: TutorGame) -> bool:
    """Return whether something after the place where a line begins was shown before the line was begun."""
    if head.parent is None:
        return False
    waiting = [child for child in head.parent.children if child.number < head.number]
    while waiting:
        node = waiting.pop()
        if node.reveals(game):
            return True
        waiting += [child for child in node.children if child.number < head.number]
    return False
