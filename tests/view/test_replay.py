"""Replays of a game."""

import json
import re
from typing import Any

import pytest
from view.boards import some_observations, the_game, the_words

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.view import Drawing, PictureForm, draw_board, draw_replay


def frames() -> list[tuple[Drawing, str]]:
    """Return drawings of a game with captions, one of them unkind."""
    seen = [one for one in some_observations() if the_game().seats(one.state) == 2]
    game, words = the_game(), the_words()
    drawings = [draw_board(game, one, words, prefix="replay", form=PictureForm.BARE) for one in seen]
    captions = ["</script><b>", *(f"step {number}" for number in range(1, len(drawings)))]
    return list(zip(drawings, captions, strict=True))


def replay_of(page: str) -> dict[str, Any]:
    """Return the data of a page."""
    match = re.search(r'<script type="application/json" id="replay">(.*?)</script>', page, re.DOTALL)
    assert match
    found: dict[str, Any] = json.loads(match[1])
    return found


def test_every_frame_comes_back_as_it_was_drawn() -> None:
    """Put together again, the texts of a frame are the drawing."""
    wanted = frames()
    replay = replay_of(draw_replay(wanted, the_words(), title="A game"))
    whole: list[int] = []
    for frame, (drawing, _) in zip(replay["frames"], wanted, strict=True):
        if isinstance(frame, dict):
            whole = frame["all"]
        else:
            for at, number in zip(frame[::2], frame[1::2], strict=True):
                whole[at] = number
        assert "".join(replay["texts"][number] for number in whole) == drawing.svg
    assert replay["captions"] == [caption for _, caption in wanted]


def test_a_replay_is_one_page_and_runs_nothing_else() -> None:
    """Titles and captions cannot become markup, and nothing is fetched."""
    page = draw_replay(frames(), the_words(), title='<img src="x">')
    assert "<img" not in page
    assert page.count("</script>") == 2
    assert not re.findall(r'(?:src|href)="(?!#)[^"]', page)
    assert "prefers-reduced-motion" in page
    assert not re.search(r"\{[a-z]+\}(?=[\"<])", page)
    assert "⟦" not in page


def test_a_replay_keeps_equal_parts_once() -> None:
    """The same frame twice costs almost nothing."""
    once = draw_replay(frames()[:1], the_words(), title="A game")
    often = draw_replay(frames()[:1] * 50, the_words(), title="A game")
    assert len(often) - len(once) < 2_000


def test_a_replay_without_frames_is_refused() -> None:
    """There has to be something to see."""
    with pytest.raises(MisusedError, match="view-replay-empty"):
        draw_replay([], the_words(), title="Nothing")
