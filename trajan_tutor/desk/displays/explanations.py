"""What happens for the first time is explained once, and stays to be read while others decide."""

from trajan_tutor.desk.displays.display import Display
from trajan_tutor.lessons.first_times import FirstTimeWatch
from trajan_tutor.session.session import Session


class Explanations:
    """Explains on one display what a person has not met before."""

    __slots__ = ("_display", "_watch")

    def __init__(self, display: Display, watch: FirstTimeWatch) -> None:
        """Have explained nothing yet; the watch knows what the person has met."""
        self._display = display
        self._watch = watch

    def explain(self, session: Session, since: int) -> None:
        """Explain what happened for the first time in the decisions after the first `since` ones."""
        first_times = self._watch.new(session, since)
        if first_times:
            self._watch.mark_explained(*self._display.explain(session, first_times))

    def stays(self, session: Session, since: int) -> bool:
        """Return whether what is explained stays to be read: only others have decided anything since."""
        if not self._display.explains:
            return False
        nodes = session.steps[since:]
        return bool(nodes) and all(node.seat not in session.people for node in nodes)
