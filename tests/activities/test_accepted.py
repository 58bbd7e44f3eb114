"""What can be asked of what lies on a table, and what is said to everything else."""

import pytest

from trajan_tutor.activities.accepted import (
    COACH,
    EMPTY_TABLE,
    GAME,
    JUDGED_TURN,
    LESSON,
    LESSON_WITH_COACH,
    SHARED_GAME,
    SHARED_WITHOUT_COACH,
    TRIED_TURN,
    Accepted,
)


@pytest.mark.parametrize(
    ("kind", "accepted", "said"),
    [
        *(
            (kind, GAME, "")
            for kind in ("pick", "undo", "redo", "jump", "next", "begin", "remove", "practise", "coach")
        ),
        *((kind, LESSON, "") for kind in ("pick", "choose", "undo", "go", "answer", "dial", "lesson", "practise")),
        *((kind, TRIED_TURN, "") for kind in ("pick", "choose", "undo", "begin", "practise")),
        *((kind, LESSON, "board-not-understood") for kind in ("redo", "jump", "begin", "again", "decline", "sit")),
        *((kind, LESSON, "") for kind in ("next", "skip", "step-back")),
        *((kind, GAME, "board-not-understood") for kind in ("go", "answer", "dial", "lesson", "look-up")),
        *((kind, TRIED_TURN, "coach-in-trial") for kind in ("redo", "jump", "rename", "prune", "next", "skip", "sit")),
        *((kind, EMPTY_TABLE, "board-table-empty") for kind in ("pick", "choose", "undo", "jump", "next", "sit")),
        *((kind, EMPTY_TABLE, "") for kind in ("begin", "resume", "continue", "decline")),
        *((kind, JUDGED_TURN, "coach-practice-judged") for kind in ("pick", "choose", "undo")),
        *((kind, JUDGED_TURN, "coach-in-trial") for kind in ("redo", "next", "sit")),
        *((kind, SHARED_GAME, "") for kind in ("pick", "undo", "next", "sit", "coach", "show")),
        *((kind, SHARED_GAME, "board-not-at-table") for kind in ("jump", "begin", "practise", "compare", "moment")),
        ("coach", SHARED_WITHOUT_COACH, "board-coach-off"),
        ("pick", SHARED_WITHOUT_COACH, ""),
    ],
)
def test_what_is_accepted_where(kind: str, accepted: Accepted, said: str) -> None:
    """And the one sentence for what is not."""
    assert accepted.refusal(kind) == said


@pytest.mark.parametrize(
    ("action", "accepted", "said"),
    [
        *((action, LESSON_WITH_COACH, "") for action in ("hint", "hint-level", "cancel", "tell", "analyse")),
        *((action, LESSON_WITH_COACH, "board-not-understood") for action in ("try", "list", "look-back", "retry")),
        *((action, LESSON, "board-not-understood") for action in ("hint", "tell", "explore")),
        *((action, LESSON, "") for action in ("analyse", "play-idea")),
        *((action, TRIED_TURN, "coach-in-trial") for action in ("hint", "list", "look-back", "practise", "try")),
        *((action, JUDGED_TURN, "coach-in-trial") for action in ("hint", "explore", "practise-kept")),
        *((action, TRIED_TURN, "") for action in ("leave", "weigh", "keep", "cancel")),
        *(
            (action, EMPTY_TABLE, "board-table-empty")
            for action in ("hint", "list", "look-back", "practise", "play-idea")
        ),
        *((action, SHARED_GAME, "") for action in ("hint", "hint-level", "cancel")),
        *((action, SHARED_GAME, "board-not-at-table") for action in ("list", "try", "analyse")),
        ("nonsense", GAME, "board-not-understood"),
    ],
)
def test_what_the_coach_is_asked_where(action: str, accepted: Accepted, said: str) -> None:
    """Trials belong to a game of one's own."""
    assert accepted.refusal(f"{COACH}{action}") == said
