"""Which panes of the table are near, by the step of the turn; nothing that is asked about is out of sight."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

from trajan_tutor.engine.game import Observation, Standing
from trajan_tutor.engine.showing import Focus
from trajan_tutor.session.session import Session
from trajan_tutor.session.tree import Node
from trajan_tutor.view.picture import FocusShown, Pane, PanePlaces

_MOST_NAMED = 2
_LEADS = "\N{RIGHTWARDS ARROW} "


def focus(
    session: Session,
    panes: PanePlaces | Iterable[Pane],
    lit: Iterable[str],
    looks: Iterable[str] = (),
    *,
    about: Iterable[str] = (),
    lesson: str = "",
    before: FocusShown | None = None,
    seen: Observation | None = None,
) -> FocusShown:
    """Return which panes are near.

    `lit` are the places that can be clicked, `looks` those that a lesson points out in the step that is called
    `lesson`, and `about` those that it asks about without pointing at them. `before` is what this gave last: while the
    step stays, so do the panes. `seen` is what may be shown now, where that is known already.
    """
    panes = panes if isinstance(panes, PanePlaces) else PanePlaces(panes)
    lit = list(lit)
    # A lesson that only tells something asks for nothing, whoever is to act.
    asked, pointed = asked_for(session) if lit else [], list(looks)
    named = [*pointed, *about]
    near = of_game(session, panes, seen)
    if lesson:
        near = Focus(f"{lesson}/{near.step}", near.main, near.companion, near.narrow, near.wide)
    whole = False
    if named:
        near, whole = for_named(near, panes, named, asked)
    elif asked:
        near, whole = for_lit(near, panes, asked)
    near_panes = as_shown(near, whole=whole)
    if before is not None and is_same(before, near_panes, panes, [*asked, *named]):
        near_panes = {**before, "places": {}}
    # Where nothing can be clicked, tabs say how much is pointed out in the panes that are not shown.
    return {**near_panes, "places": places(session, panes, lit or pointed)}


def as_shown(near: Focus, *, whole: bool) -> FocusShown:
    """Return a focus as a page is told it."""
    companion = near.companion
    return {
        "step": near.step,
        "main": near.main,
        "companion": companion,
        "narrow": near.narrow or companion,
        "wide": near.wide or companion,
        "whole": whole,
        "places": {},
    }


def asked_for(session: Session) -> list[str]:
    """Return the places by which a person can choose now, whatever is picked of a choice already."""
    if not session.choices():
        return []
    game, state = session.game, session.state
    # While a pick is unfinished the choices are some of the legal moves.
    ways = [game.spots_of(state, move) for move in game.legal(state)] if session.candidates else session.ways()
    spots = dict.fromkeys(chain.from_iterable(ways))
    return [*spots, session.goal] if session.goal and session.goal not in spots else list(spots)


def is_same(before: FocusShown, now: FocusShown, panes: PanePlaces, needed: Sequence[str]) -> bool:
    """Return whether the panes stay: the step is the same, and they show everything that is asked about.

    Where they do not, that is a step of its own.
    """
    if before["step"].partition("|")[0] != now["step"]:
        return False
    shown = [(before["main"], before[room]) for room in ("companion", "wide")]
    if before["whole"] or not any(panes.missed(needed, pair) for pair in shown):
        return True
    now["step"] += f"|{now['main']}|{now['companion']}"
    return False


# ---- what a game says, and a game that says nothing ------------------------------------------------------------------


def of_game(session: Session, panes: PanePlaces, seen: Observation | None) -> Focus:
    """Return the focus by the game: on what the viewer owes, or on what another seat did last."""
    game, own = session.game, max(session.viewer, 0)
    node = watched(session, own)
    if session.showing is None:
        return of_plain_game(session, panes)
    if node is not None:
        return session.showing.focus(game.observe(node.before, session.eyes), own)
    return session.showing.focus(session.observation() if seen is None else seen, own)


def watched(session: Session, own: int) -> Node | None:
    """Return the decision that is looked at while others act: the last one; None while the viewer is to act."""
    here = session.tree.here
    is_own = session.game.current_seat(session.state) == own and own in session.people
    return None if is_own or session.is_over or here.parent is None else here


def of_plain_game(session: Session, panes: PanePlaces) -> Focus:
    """Return the focus of a game that says nothing of it: the first pane, and beside it what is the viewer's."""
    game, state = session.game, session.state
    labels = [step.label.key for step in game.steps(state) if step.standing is Standing.PRESENT]
    step = ".".join([str(game.begun(state)), str(game.current_seat(state)), *labels])
    main = next((name for name in panes.names if name not in panes.own), next(iter(panes.names), ""))
    return Focus(step, main, next((name for name in panes.own if name != main), ""))


# ---- so that nothing is out of sight ---------------------------------------------------------------------------------


def for_lit(near: Focus, panes: PanePlaces, asked: Sequence[str]) -> tuple[Focus, bool]:
    """Return a focus in which every place to be clicked is seen, and whether only the whole table does that.

    If all of them lie elsewhere, that pane is the main one.
    """
    shown = [near.main, near.companion]
    main = near.main
    if len(panes.missed(asked, shown)) == len(asked):
        main = most(panes.counted(asked), near.main)
    if not panes.missed(asked, [main]):
        # Beside what has all of it there is room for what the game says.
        return beside(near, main, near.companion if main == near.main else near.main), False
    rest = panes.missed(asked, [main])
    if main == near.main and not panes.missed(rest, [near.companion]):
        room = [name if name and not panes.missed(rest, [name]) else "" for name in (near.narrow, near.wide)]
        return Focus(near.step, main, near.companion, *room), False
    companion = most(panes.counted(rest), near.companion)
    return Focus(near.step, main, companion), bool(panes.missed(rest, [companion]))


def for_named(near: Focus, panes: PanePlaces, named: Sequence[str], asked: Sequence[str]) -> tuple[Focus, bool]:
    """Return a focus on the places that a lesson names and asks for; more than two panes are the whole table."""
    shown = cover(panes, named, near)
    if len(shown) > _MOST_NAMED:
        return near, True
    if not shown:
        return for_lit(near, panes, asked) if asked else (near, False)
    shown += cover(panes, panes.missed(asked, shown), near)
    if len(shown) > _MOST_NAMED:
        return near, True
    if len(shown) == _MOST_NAMED:
        return Focus(near.step, *shown), False
    (main,) = shown
    return beside(near, main, near.companion if main == near.main else near.main), False


def beside(near: Focus, main: str, companion: str) -> Focus:
    """Return a focus with another main pane; with the same one, the companions stay."""
    return near if main == near.main else Focus(near.step, main, companion)


def cover(panes: PanePlaces, spots: Sequence[str], near: Focus) -> list[str]:
    """Return as few panes as can be that show some places, those with most of them first; near ones come first."""
    chosen: list[str] = []
    left = [spot for spot in spots if panes.of(spot)]
    while left:
        chosen.append(most(panes.counted(left), near.main, near.companion))
        left = panes.missed(left, chosen)
    return chosen


def most(counted: Counter[str], *liked: str) -> str:
    """Return the pane with most places; of several the one that is liked, else the first.

    >>> most(Counter({"map": 2, "own": 2, "port": 1}), "own"), most(Counter(), "map")
    ('own', 'map')
    """
    if not counted:
        return liked[0]
    highest = max(counted.values())
    best = [name for name, number in counted.items() if number == highest]
    return next((name for name in liked if name in best), best[0])


def places(session: Session, panes: PanePlaces, lit: Iterable[str]) -> dict[str, str]:
    """Return for panes how many choices lead there, where choices lead on; else how many lit places they have."""
    game, state, moves = session.showing, session.state, session.choices()
    # The choices of one decision lead on all of them, or none does.
    if moves and game is not None and game.choice_look(state, moves[0]).pane:
        leads = Counter(game.choice_look(state, move).pane for move in moves)
        return {name: f"{_LEADS}{leads[name]}" for name in panes.names if leads[name]}
    counted = panes.counted(lit)
    return {name: str(counted[name]) for name in panes.names if counted[name]}
