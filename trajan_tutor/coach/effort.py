"""How much a coach looks at, in samples and deals: so the same answer comes out every time."""

from dataclasses import dataclass
from typing import Final

from trajan_tutor.search.settings import Settings

# More take hours: whoever asks for them has typed too many noughts.
MOST_SAMPLES: Final = 1_000_000
# With so many samples, a few can be spent on choosing the turns that meet the others.
_SCREENED: Final = 130
_SCREENED_WELL: Final = 350


@dataclass(frozen=True, slots=True)
class Effort:
    """How much an adviser looks at.

    `search` samples find turns that may be good, of which `finalists` meet deals of their own: the best of them, and
    whatever a figure is told of, `finals`. The learner's turn and the best one meet up to `most_pairs` while the
    learner's stands between two classes. Reasons are read off `pairs` deals, those against the second idea off
    `second`. In `answers` deals a reply is looked for.
    """

    search: int = 400
    finalists: int = 32
    finals: int = 100
    pairs: int = 60
    most_pairs: int = 600
    answers: int = 8
    second: int = 60


def settings_of(effort: Effort) -> Settings:
    """Return how a search looks that has so many samples: the more, the more turns are looked at before some are kept.

    Screening takes less than half of the samples.

    >>> [(looks.screened, looks.screening) for looks in (settings_of(Effort(search=n)) for n in (40, 150, 400))]
    [(0, 2), (60, 1), (80, 2)]
    """
    if effort.search >= _SCREENED_WELL:
        return Settings(screened=80, screening=2)
    return Settings(screened=60, screening=1) if effort.search >= _SCREENED else Settings()
