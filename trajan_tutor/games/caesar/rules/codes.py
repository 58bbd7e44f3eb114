"""The small integers that the rules of Caesar! are written in.

Every code is a `Final` int so that the compiled build inlines it; `names` holds their words at the edge. A rule code
`RULE_PLACE_SYMBOL` stands for the rule id `caesar.place.symbol`, an event code `EVENT_CLOSED` for `closed`.
"""

from typing import Final

# Sizes that are part of the way a state is laid out.
SIDES: Final = 2
PROVINCES: Final = 18
BORDERS: Final = 30
SYMBOLS: Final = 3
SPACES_PER_SYMBOL: Final = 10
CHECKPOINTS: Final = 3
CENTURION_KINDS: Final = 3
TOKENS: Final = 18
TILES: Final = 5

CAESAR: Final = 0
POMPEY: Final = 1
NOBODY: Final = -1

ITALIA: Final = 7

SWORD: Final = 0
SHIELD: Final = 1
SHIP: Final = 2

# Modules, as bits.
MODULE_POISON: Final = 1
MODULE_CENTURIONS: Final = 2
MODULE_CHECKPOINTS: Final = 4

# Bonus tokens, plus one where a token may lie; in the order of their names.
BONUS_NONE: Final = 0
BONUS_CENTURION: Final = 1
BONUS_MIGHT: Final = 2
BONUS_POISON: Final = 3
BONUS_SENATE: Final = 4
BONUS_TACTICS: Final = 5
BONUS_WEALTH: Final = 6

# Influence tokens in the order of their names, so that a sorted supply is a sorted list; these are Centurion tokens.
TOKEN_CENTURION_SHIELD_SHIP: Final = 4
TOKEN_CENTURION_SWORD: Final = 13
TOKEN_CENTURION_WILD: Final = 16
FIRST_WILD: Final = 14

# The ways round of an influence token: the larger number faces the first or the second province of the border.
WAY_FIRST: Final = 0
WAY_SECOND: Final = 1

# A control marker over an influence token: its side plus one, plus two when it lies face down.
COVER_NONE: Final = 0
COVER_DOWN: Final = 2

# Difficulties of the solo game, plus one.
SOLO_NONE: Final = 0
SOLO_LOW: Final = 1
SOLO_MEDIUM: Final = 2
SOLO_HIGH: Final = 3

TILE_A: Final = 0
TILE_B: Final = 1
TILE_C: Final = 2
TILE_D: Final = 3
TILE_E: Final = 4

# Centurion bonus tokens that still take effect: one, two of one turn, or the second after the first one (C15).
CENTURION_ONE: Final = 1
CENTURION_BOTH: Final = 2
CENTURION_SECOND: Final = 3

# Where control markers went, in the order of the ledger.
SOURCES: Final = 6
SOURCE_LOADED: Final = 0
SOURCE_PROVINCES: Final = 1
SOURCE_ITALIA: Final = 2
SOURCE_BORDERS: Final = 3
SOURCE_SENATE: Final = 4
SOURCE_DISCARDED: Final = 5

# Phases: what the game is waiting for. A closing in progress is carried on without a choice.
PHASE_TURN: Final = 0
PHASE_BANK: Final = 1
PHASE_ORDER: Final = 2
PHASE_CLOSING: Final = 3
PHASE_BORDERS: Final = 4
PHASE_BANK_SENATE: Final = 5
PHASE_SENATE: Final = 6
PHASE_BONUS: Final = 7
PHASE_DRAW: Final = 8
PHASE_EXTRA: Final = 9
PHASE_CRASSUS: Final = 10
PHASE_OVER: Final = 11
PHASE_BANK_DRAW: Final = 12

# Moves. A placement is ((token * 30) + border) * 2 + way; face down it is token * 3 + checkpoint.
MOVE_PLACE: Final = 0
MOVE_DOWN: Final = 1080
MOVE_ORDER: Final = 1152
MOVE_BORDER: Final = 1184
MOVE_BORDERS_DONE: Final = 1214
MOVE_SENATE: Final = 1216
MOVE_USE: Final = 1232
MOVE_DECLINE: Final = 1233
MOVE_MIGHT_TOKEN: Final = 1248
MOVE_MIGHT_MARKER: Final = 1280
MOVE_MIGHT_PROVINCE: Final = 1312
MOVE_DRAW: Final = 1344
MOVE_CENTURION: Final = 1345
MOVE_NO_CENTURION: Final = 1348
MOVE_EXTRA: Final = 1352
MOVE_NO_EXTRA: Final = 1353
MOVE_CRASSUS: Final = 1360
MOVE_BANK_DRAW: Final = 1368
MOVE_NO_BANK_DRAW: Final = 1369

# Rules, grouped as in the rulebook. 0 means: nothing forbids it.
RULE_NONE: Final = 0
RULE_GAME_OVER: Final = 1
RULE_TURN_ORDER: Final = 2
RULE_TURN_STEPS: Final = 3
RULE_TURN_OWN_SIDE: Final = 4
RULE_SETUP_BONUS: Final = 5
RULE_SETUP_SUPPLY: Final = 6
RULE_SETUP_CAESAR: Final = 7
RULE_PLACE_TOKEN: Final = 8
RULE_PLACE_SUPPLY: Final = 9
RULE_PLACE_FREE: Final = 10
RULE_PLACE_SYMBOL: Final = 11
RULE_PLACE_WILD: Final = 12
RULE_PLACE_WAY: Final = 13
RULE_CLOSE_FULL: Final = 14
RULE_CLOSE_ORDER: Final = 15
RULE_CLOSE_BONUS: Final = 16
RULE_CONTROL_HIGHER: Final = 17
RULE_CONTROL_ITALIA: Final = 18
RULE_CONTROL_TIE: Final = 19
RULE_BORDER_MARKER: Final = 20
RULE_BORDER_BOTH: Final = 21
RULE_BORDER_COVERED: Final = 22
RULE_BORDER_FACE_DOWN: Final = 23
RULE_BORDER_ACTIVE_FIRST: Final = 24
RULE_BORDER_OPTIONAL: Final = 25
RULE_BORDER_LATER: Final = 26
RULE_BONUS_USE: Final = 27
RULE_BONUS_NOTHING: Final = 28
RULE_TACTICS_EXTRA: Final = 29
RULE_TACTICS_ONCE: Final = 30
RULE_TACTICS_DECLINE: Final = 31
RULE_WEALTH_DRAW: Final = 32
RULE_MIGHT_INFLUENCE: Final = 33
RULE_MIGHT_MARKER: Final = 34
RULE_MIGHT_ENEMY: Final = 35
RULE_MIGHT_COVERED: Final = 36
RULE_MIGHT_FACE_UP: Final = 37
RULE_MIGHT_CLOSED: Final = 38
RULE_SENATE_KEEP: Final = 39
RULE_SENATE_MARKERS: Final = 40
RULE_SENATE_LEFT: Final = 41
RULE_SENATE_EXACTLY: Final = 42
RULE_DRAW_ONE: Final = 43
RULE_DRAW_EMPTY: Final = 44
RULE_END_LAST_MARKER: Final = 45
RULE_END_NO_PLACEMENT: Final = 46
RULE_POISON_RETURN: Final = 47
RULE_POISON_EMPTY: Final = 48
RULE_POISON_SETUP: Final = 49
RULE_CENTURIONS_TAKE: Final = 50
RULE_CENTURIONS_NONE: Final = 51
RULE_CENTURIONS_ONCE: Final = 52
RULE_CENTURIONS_SETUP: Final = 53
RULE_CHECKPOINTS_FACE_DOWN: Final = 54
RULE_CHECKPOINTS_SPACE: Final = 55
RULE_CHECKPOINTS_BANK: Final = 56
RULE_CHECKPOINTS_EMPTY: Final = 57
RULE_CHECKPOINTS_SENATE: Final = 58
RULE_CHECKPOINTS_MODULES: Final = 59
RULE_CRASSUS_BEGINS: Final = 60
RULE_CRASSUS_TURN: Final = 61
RULE_CRASSUS_TILE: Final = 62
RULE_CRASSUS_DISCARD: Final = 63
RULE_CRASSUS_TIE: Final = 64
RULE_CRASSUS_BONUS: Final = 65
RULE_CRASSUS_HARDER: Final = 66
RULE_CRASSUS_CONTROL: Final = 67
RULE_CRASSUS_CLOSE: Final = 68
RULE_CRASSUS_TRAILS: Final = 69
RULE_CRASSUS_INFLUENCE: Final = 70
RULE_CRASSUS_NEIGHBOUR: Final = 71
RULE_CRASSUS_CENTRAL: Final = 72
RULE_CRASSUS_ANYWHERE: Final = 73
RULE_CRASSUS_PROVINCE: Final = 74
RULE_CRASSUS_SPACE: Final = 75
RULE_CRASSUS_TOKEN: Final = 76
RULE_CRASSUS_MARKERS: Final = 77
RULE_CRASSUS_NO_PLACEMENT: Final = 78
RULE_CRASSUS_DECK: Final = 79
RULE_CRASSUS_CENTURION: Final = 80

# Events: (event, rule, seat, first, second) are what a recorder keeps.
EVENT_POINTS: Final = 0  # source, markers placed
EVENT_TURN: Final = 1  # 1 for an extra turn
EVENT_PLACED: Final = 2  # token, border * 2 + way
EVENT_PLACED_DOWN: Final = 3  # token, border
EVENT_BANK: Final = 4  # bonus token drawn from the bank
EVENT_CLOSED: Final = 5  # province
EVENT_TOOK_BONUS: Final = 6  # bonus token, province
EVENT_CONTROLLED: Final = 7  # province, higher sum * 64 + lower sum
EVENT_TIED: Final = 8  # province, sum
EVENT_BORDER_MARKER: Final = 9  # border
EVENT_SENATE_MARKERS: Final = 10  # markers, Senate tokens
EVENT_DECLINED: Final = 11  # bonus token
EVENT_LOST: Final = 12  # bonus token that can have no effect; the rule says why
EVENT_WEALTH: Final = 13  # limit of the supply
EVENT_DREW: Final = 14  # token: known only to the seat
EVENT_DREW_NOTHING: Final = 15
EVENT_TURNED_TOKEN: Final = 16  # border, token
EVENT_TURNED_BORDER_MARKER: Final = 17  # border
EVENT_TURNED_MARKER: Final = 18  # province
EVENT_RETURNED: Final = 19  # token, limit of the supply
EVENT_CENTURION: Final = 20  # token
EVENT_EXTRA: Final = 21  # extra turn to come
EVENT_NO_EXTRA: Final = 22
EVENT_TILE: Final = 23  # tile
EVENT_ROW_DREW: Final = 24  # token
EVENT_ROW_SHORT: Final = 25  # tokens that could not be drawn
EVENT_ROW_DISCARDED: Final = 26  # token
EVENT_CHOSE: Final = 27  # province, reason; the rule is the one that applied
EVENT_CRASSUS_PLACED: Final = 28  # token, border * 2 + way
EVENT_CRASSUS_SKIPPED: Final = 29
EVENT_CRASSUS_DISCARDED: Final = 30  # bonus token
EVENT_MARKER_DISCARDED: Final = 31  # markers left
EVENT_DECK: Final = 32  # tiles shuffled
EVENT_WON: Final = 33  # 0 last marker, 1 the other side cannot place
EVENT_BORDERS_DONE: Final = 34  # borders left out
EVENT_CHOSE_PROVINCE: Final = 35  # province, why this one of several
EVENT_CHOSE_SPACE: Final = 36  # border, why this one of several
EVENT_CHOSE_TOKEN: Final = 37  # token, why this one of several
EVENT_NO_BANK: Final = 38  # the bank was left as it is

# What the evaluation weighs, in the order of `weights.WEIGHT_NAMES`, and how far it tells situations apart.
WEIGHT_PROVINCE: Final = 0
WEIGHT_BORDER_NEAR: Final = 1
WEIGHT_BORDER_FAR: Final = 2
WEIGHT_SENATE: Final = 3
WEIGHT_SUPPLY: Final = 4
MOST_SPACES: Final = 6
MOST_LEAD: Final = 12
