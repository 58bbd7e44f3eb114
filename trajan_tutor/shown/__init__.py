"""The values that people hold at the end of a cell, which draw themselves: a hint, a comparison, a replay, a result."""
