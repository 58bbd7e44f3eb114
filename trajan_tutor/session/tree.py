"""The tree of a game: every decision that was made, also on lines that were given up, and where the game stands."""

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass

from trajan_tutor.engine.capabilities import Showing, TutorGame
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import State
from trajan_tutor.engine.showing import Movement

ROOT = 0


class Node:
    """One decision and the state after it; the root stands for the beginning of the game.

    `seat` decided `move`, and `events` happened then. `children` are the decisions that were made after it, the oldest
    first. Numbers are given in the order in which decisions were first made; they are never used twice and survive
    saving.
    """

    __slots__ = (
        "_movement",
        "_reveals",
        "children",
        "depth",
        "events",
        "move",
        "name",
        "number",
        "onward",
        "parent",
        "seat",
        "state",
    )

    def __init__(
        self,
        number: int,
        parent: "Node | None",
        seat: int,
        move: int,
        events: tuple[Event, ...],
        state: State,
    ) -> None:
        """Hold a decision; only `Tree.grow` puts it into a tree."""
        self.number: int = number
        self.parent: Node | None = parent
        self.seat: int = seat
        self.move: int = move
        self.events: tuple[Event, ...] = events
        self.state: State = state
        self.children: list[Node] = []
        self.onward: Node | None = None
        self.name: str = ""
        self.depth: int = 0 if parent is None else parent.depth + 1
        self._reveals: bool | None = None
        # Empty until it is asked for.
        self._movement: tuple[Movement | None, ...] = ()

    def __repr__(self) -> str:
        """Say which node it is and where it hangs."""
        after = "" if self.parent is None else f", after {self.parent.number}"
        return f"<node {self.number}{after}>"

    @property
    def before(self) -> State:
        """The state before the decision; the root has none but its own."""
        return self.state if self.parent is None else self.parent.state

    def reveals(self, game: TutorGame) -> bool:
        """Return whether the decision showed somebody something that was hidden; found out when first asked."""
        if self._reveals is None:
            self._reveals = self.parent is not None and game.reveals(self.before, self.move)
        return self._reveals

    def movement(self, game: TutorGame) -> Movement | None:
        """Return how pieces went in the decision, where the game tells that; found out when first asked."""
        if not self._movement:
            moved: Movement | None = None
            if self.parent is not None and isinstance(game, Showing):
                moved = game.movement(self.parent.state, self.move, self.events, self.state)
            self._movement = (moved,)
        return self._movement[0]


@dataclass(frozen=True, slots=True)
class SavedLine:
    """Decisions of a saved tree that follow each other: numbered from `first`, after the node `after`."""

    after: int
    first: int
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SavedTree:
    """A saved tree: its lines, the names of nodes, where the game stands, and the end of the line it stands on.

    One that `may_lack` something is taken up without what makes no sense in it.
    """

    lines: tuple[SavedLine, ...]
    names: tuple[tuple[int, str], ...] = ()
    here: int = 0
    end: int = 0
    may_lack: bool = False


class Tree:
    """All decisions of a game and the place where it stands, `here`.

    Going back leaves everything in place: `onward` of each node remembers which child was followed last.
    """

    def __init__(self, state: State) -> None:
        self.root: Node = Node(ROOT, None, -1, -1, (), state)
        self.here: Node = self.root
        self._nodes = {ROOT: self.root}
        self._next = ROOT + 1
        # The way to a node never changes; the last one that was asked for is asked for again.
        self._way: tuple[Node, list[Node]] = self.root, []

    def __len__(self) -> int:
        """Return how many nodes there are, the root included."""
        return len(self._nodes)

    def __iter__(self) -> Iterator[Node]:
        """Walk over all nodes in the order of their numbers."""
        return iter(sorted(self._nodes.values(), key=lambda node: node.number))

    def find(self, number: int) -> Node | None:
        """Return the node of a number, or None when there is none (any more)."""
        return self._nodes.get(number)

    def child(self, node: Node, move: int) -> Node | None:
        """Return the decision for a move that was made after a node before, or None."""
        return next((child for child in node.children if child.move == move), None)

    def grow(self, parent: Node, seat: int, move: int, events: Sequence[Event], state: State, number: int = -1) -> Node:
        """Add a decision after a node; a number is given only when a saved tree is read."""
        node = Node(self._next if number < 0 else number, parent, seat, move, tuple(events), state)
        parent.children.append(node)
        self._nodes[node.number] = node
        self._next = max(self._next, node.number + 1)
        return node

    def twin(self) -> "Tree":
        """Return a tree of the same decisions, now and later, that stands at a place of its own."""
        return copy(self)

    def reserve(self, number: int) -> None:
        """Give no number up to this one to a decision that is new."""
        self._next = max(self._next, number + 1)

    def go(self, node: Node) -> None:
        """Stand at a node; the way to it is the one that is followed when going on from any node before it."""
        before, self.here = self.here, node
        # The way to where the game stood is followed already.
        while node.parent is not None and node is not before:
            node.parent.onward = node
            node = node.parent

    def prune(self, node: Node) -> None:
        """Remove a node with everything after it; standing there, stand before it. The root cannot be removed."""
        parent = node.parent
        if parent is None:
            return
        if self.is_before(node, self.here):
            self.here = parent
        parent.children.remove(node)
        if parent.onward is node:
            parent.onward = None
        for removed in below(node):
            del self._nodes[removed.number]

    # -- looking

    def path(self, node: Node | None = None) -> list[Node]:
        """Return the decisions from the beginning to a node (without one: to where the game stands), root left out."""
        last = step = self.here if node is None else node
        steps = []
        while step.parent is not None and step is not self._way[0]:
            steps.append(step)
            step = step.parent
        before = self._way[1] if step is self._way[0] else []
        self._way = last, [*before, *reversed(steps)]
        return self._way[1].copy()

    def line(self) -> list[Node]:
        """Return the whole present line with its root: the way here, and on to its end as it was followed last."""
        nodes = [self.root, *self.path()]
        while (following := onward(nodes[-1])) is not None:
            nodes.append(following)
        return nodes

    def is_before(self, node: Node, other: Node) -> bool:
        """Return whether a node is another one, or lies on the way to it."""
        while other.depth > node.depth and other.parent is not None:
            other = other.parent
        return other is node

    def common(self, nodes: Sequence[Node]) -> Node:
        """Return the last node that lies on the way to all of these."""
        first = nodes[0]
        while not all(self.is_before(first, node) for node in nodes) and first.parent is not None:
            first = first.parent
        return first


def onward(node: Node) -> Node | None:
    """Return the decision that follows a node: the one followed last, else the oldest; None at the end of a line."""
    return node.onward or (node.children[0] if node.children else None)


def below(node: Node) -> Iterator[Node]:
    """Walk over a node and everything after it, parents first; a long game is deeper than calls can be nested."""
    waiting = [node]
    while waiting:
        here = waiting.pop()
        yield here
        waiting.extend(reversed(here.children))


def runs(nodes: Iterable[Node]) -> list[list[Node]]:
    """Return nodes, given in the order of their numbers, as lines: what follows each other in both is one."""
    runs_found: list[list[Node]] = []
    for node in nodes:
        last = runs_found[-1][-1] if runs_found else None
        if last is not None and node.parent is last and node.number == last.number + 1:
            runs_found[-1].append(node)
        else:
            runs_found.append([node])
    return runs_found
