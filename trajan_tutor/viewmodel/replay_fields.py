"""A replay in a page: its curve and its turning points at once, its pictures one by one as they are asked for."""

from trajan_tutor.i18n import Words
from trajan_tutor.session.session import Session
from trajan_tutor.shown.replay import Replay, replay_of
from trajan_tutor.view import PictureForm
from trajan_tutor.viewmodel.answers_model import FrameShown, ReplayShown


def opened(session: Session, words: Words, prefix: str, theme: str) -> tuple[Replay, ReplayShown]:
    """Return the replay of a game, and what a page needs to begin with it: captions, curve, turning points."""
    replay = replay_of(session, words.language)
    return replay, beginning(replay, prefix, theme)


def beginning(replay: Replay, prefix: str, theme: str) -> ReplayShown:
    """Return what a page needs to begin with a replay."""
    here = replay.data()
    return {
        "captions": list(replay.captions()),
        "curve": replay.draw_curve(prefix=f"{prefix}-curve", theme=theme, playhead=0).svg,
        "turning": [
            {"frame": point["frame"], "title": point["title"], "gains": point["gains"]}
            for point in here["turning_points"]
        ],
        "nodes": [frame["node"] for frame in here["frames"]],
    }


def picture(replay: Replay, number: int, prefix: str, theme: str) -> FrameShown:
    """Return one picture of a replay, the nearest there is to a number, and what happened since the one before."""
    at = min(max(number, 0), len(replay) - 1)
    drawing = replay.draw(at, prefix=f"{prefix}-replay", theme=theme, form=PictureForm.BARE)
    return {"number": at, "svg": drawing.svg, "told": replay.event_sentences(at)}
