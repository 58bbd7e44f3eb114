"""Which panes of the table a step of a lesson opens: those that have what it points at and what it asks about."""

from collections.abc import Iterable

from trajan_tutor.engine.game import Observation
from trajan_tutor.lessons.step_page import Page, Phase
from trajan_tutor.session.near_panes import focus
from trajan_tutor.session.session import Session
from trajan_tutor.view.picture import FocusShown, Pane, PanePlaces


def focus_of_page(
    session: Session,
    panes: PanePlaces | Iterable[Pane],
    page: Page,
    *,
    before: FocusShown | None = None,
    seen: Observation | None = None,
) -> FocusShown:
    """Return which panes are near at a moment of a lesson; `before` and `seen` are as for the focus of a game."""
    # Who leaves the script may look elsewhere than the step does.
    step = f"{page.address}.{page.name}{'.away' if page.phase is Phase.AWAY else ''}"
    lit, looks, about = sorted(page.lit), sorted(page.looks), sorted(page.about)
    return focus(session, panes, lit, looks, about=about, lesson=step, before=before, seen=seen)
