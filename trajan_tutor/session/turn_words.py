"""Turns in short: their steps in words, in one row or by both ends, and the events that tell what a turn was for.

A board beside which one plays tells of the others at more length: `viewmodel/others_at_table.py`.
"""

from collections.abc import Sequence
from itertools import pairwise

from trajan_tutor.coach.turn_steps import TurnMove
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import Ideas
from trajan_tutor.i18n import Words
from trajan_tutor.session.hidden_decisions import is_hidden_from
from trajan_tutor.session.tree import Node


def short_row(steps: Sequence[TurnMove], words: Words) -> str:
    """Return the steps of a turn in one row, in short where the game has short words for them."""
    return row([short_words(step, words) for step in steps], words)


def title_words(steps: Sequence[TurnMove], words: Words) -> str:
    """Return a turn in few words: its first step and its last, in short where the game has short words for them."""
    ends = dict.fromkeys((short_words(steps[0], words), short_words(steps[-1], words)))
    return capital(row(list(ends), words))


def short_words(step: TurnMove, words: Words) -> str:
    """Return a step in short words where the game has some for it."""
    return words(step.message.in_short)


def step_words(step: TurnMove, words: Words, *, in_short: bool) -> str:
    """Return a step of a turn as a line of its own, in short or in full."""
    return capital(short_words(step, words)) if in_short else words(step.message)


def capital(text: str) -> str:
    """Return a part of a sentence as its beginning."""
    return text[:1].upper() + text[1:]


def row(texts: Sequence[str], words: Words) -> str:
    """Return some steps in one row."""
    sentence = ""
    for text in texts:
        sentence = words(Message.of("coach-steps-next", first=sentence, next=text)) if sentence else text
    return sentence


def deciding_events(game: TutorGame, nodes: Sequence[Node], eyes: int) -> tuple[Event, ...]:
    """Return what tells of a turn in short to a seat (-1: a spectator): nothing where nothing was decided.

    It is what happened first, and what happened by the decision that raised most what the state is worth to whoever
    made it; of two that raise as much the later one is what the turn is for. Where several seats decide in turns, as in
    a sale, each has its last decision. What brought points stands for a decision.
    """
    steps = _steps(game, [node for node in nodes if node.parent is not None])
    if not steps:
        return ()
    first, others = steps[0], [step for step in steps[1:] if _own(step[:1])]
    last = sorted({step[0].seat: step for step in steps}.values(), key=lambda step: step[0].depth)
    if len(last) == 1:
        last = [max(reversed(others or [first]), key=lambda step: _rise(game, step, eyes))]
    seen_events = [_begun(first), *(_brought(step) or (None if step is first else _ended(step[:1])) for step in last)]
    # What a seat is told alike is one thing to it: how many there were would tell what is hidden.
    return tuple({(event.seat, event.told_to(eyes)): event for event in seen_events if event is not None}.values())


def _steps(game: TutorGame, nodes: Sequence[Node]) -> list[list[Node]]:
    """Return the decisions of a turn, each with those after it that the game leaves out where it tells of turns."""
    if not nodes:
        return []
    essence = frozenset(node.move for node in nodes)
    if isinstance(game, Ideas) and len({node.seat for node in nodes}) == 1:
        essence = frozenset(game.essence(nodes[0].before, [node.move for node in nodes]))
    steps: list[list[Node]] = []
    for node in nodes:
        if steps and node.move not in essence:
            steps[-1].append(node)
        else:
            steps.append([node])
    return steps


def _rise(game: TutorGame, step: Sequence[Node], eyes: int) -> int:
    """Return by how much a step raised what the state is worth to its seat, as far as a seat is told what it was."""
    return sum(
        game.evaluate(node.state, node.seat) - game.evaluate(node.before, node.seat)
        for node in step
        if not is_hidden_from(game, node, eyes)
    )


def _begun(step: Sequence[Node]) -> Event | None:
    """Return what happened first that everybody sees."""
    own = _own(step)
    return next((event for event in own if event.spot), own[0] if own else None)


def _brought(step: Sequence[Node]) -> Event | None:
    """Return what happened in a step that brought points to whoever made it."""
    pairs = (pair for node in step for pair in pairwise(node.events))
    return next(
        (
            earlier
            for earlier, then in pairs
            if then.points and not earlier.points and earlier.seat == then.seat == step[0].seat
        ),
        None,
    )


def _ended(step: Sequence[Node]) -> Event | None:
    return next(reversed(_own(step)), None)


def _own(step: Sequence[Node]) -> list[Event]:
    """Return what happened to whoever made a step, without points; what is secret only where there is nothing else."""
    own = [event for node in step for event in node.events if event.seat == node.seat and not event.points]
    return [event for event in own if event.hidden is None] or own
