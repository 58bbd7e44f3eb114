"""How much the coach looks at for each learner of a class: so much that one process serves some dozens of them.

`python tools/measure.py class-coach` tells what learners wait with these figures; one who plays alone has larger ones.
"""

from typing import Final

from trajan_tutor.coach.effort import Effort
from trajan_tutor.coach.reviewer import GLANCE, CloserLook
from trajan_tutor.desk.coach.findings import Efforts

_HINT: Final = Effort(search=130, finalists=6, finals=24, pairs=20, most_pairs=48, answers=3, second=20)
_VERDICT: Final = Effort(search=80, finalists=5, finals=20, pairs=16, most_pairs=40, answers=0, second=0)
_GUIDE: Final = Effort(search=80, finalists=5, finals=12, pairs=8, most_pairs=12, answers=0, second=0)
_CLOSER: Final = Effort(search=80, finalists=5, finals=20, pairs=16, most_pairs=40, answers=0, second=0)

CLASS_EFFORTS: Final = Efforts(
    hint=_HINT,
    verdict=_VERDICT,
    look_back=GLANCE,
    deals=60,
    closer=(CloserLook(_CLOSER, 6), CloserLook(_HINT, 2, deep=True)),
    attempt=40,
    guide=_GUIDE,
    slices=(_GUIDE, _HINT),
)
