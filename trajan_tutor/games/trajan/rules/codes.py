"""The small integers that the rules of Trajan are written in.

Every code is a `Final` int so that the compiled build inlines it; `names` holds their words at the edge. A rule code
`RULE_SEAPORT_DRAW` stands for the rule id `trajan.seaport.draw`, an event code `EVENT_SHIPPED` for `shipped`.
"""

from typing import Final

# Sizes that are part of the way a state is laid out, not figures that a teacher could change.
COLOURS: Final = 6
TRAYS: Final = 6
GOODS: Final = 12
TILE_KINDS: Final = 17
DEMAND_KINDS: Final = 3
BONUS_TILES: Final = 12
PROVINCES: Final = 11
DISTRICT_SPACES: Final = 20
STACKS: Final = 6
SENATE_END: Final = 7
ARCH_CENTRE: Final = 6
CAMP: Final = 0

# Actions, in the order of the slots I to VI.
SEAPORT: Final = 0
FORUM: Final = 1
MILITARY: Final = 2
SENATE: Final = 3
ARCH: Final = 4
CONSTRUCTION: Final = 5

# Kinds of Trajan tiles.
TRAJAN_GOODS: Final = 0
TRAJAN_POINTS: Final = 1
TRAJAN_WORKERS_1: Final = 2
TRAJAN_WORKERS_2: Final = 3
TRAJAN_LEGIONARIES_1: Final = 4
TRAJAN_LEGIONARIES_2: Final = 5
TRAJAN_PLUS_TWO: Final = 6
TRAJAN_BREAD: Final = 7

# Kinds of forum tiles: the three demands come first, then votes, wild tiles, extra actions.
TILE_VOTES: Final = 3
TILE_WILD_GOODS: Final = 7
TILE_WILD_DEMAND: Final = 8
TILE_WILD_CONSTRUCTION: Final = 9
TILE_WILD_EXTRA: Final = 10
TILE_EXTRA: Final = 11

# Bonus tiles: six for goods, three for demands, then these.
BONUS_DEMANDS: Final = 6
BONUS_WORKERS: Final = 9
BONUS_LEGIONARIES: Final = 10
BONUS_BONUS: Final = 11
YELLOW: Final = 1
GREY: Final = 2

# Ships.
SHIP_IDENTICAL: Final = 0
SHIP_PAIRS: Final = 1
SHIP_DIFFERENT: Final = 2

# Sources of points, in the order of the ledger.
SOURCES: Final = 14
SOURCE_LOADED: Final = 0
SOURCE_TRAJAN_TILES: Final = 1
SOURCE_SHIPS: Final = 2
SOURCE_PROVINCES: Final = 3
SOURCE_SENATE: Final = 4
SOURCE_CONSTRUCTION: Final = 5
SOURCE_DEMANDS: Final = 6
SOURCE_HAND: Final = 7
SOURCE_WORKER_CAMP: Final = 8
SOURCE_MILITARY_CAMP: Final = 9
SOURCE_TILES_LEFT: Final = 10
SOURCE_SETS: Final = 11
SOURCE_BONUS_GOODS: Final = 12
SOURCE_BONUS_OTHER: Final = 13

# Phases: what the game is waiting for.
PHASE_PLACE: Final = 0
PHASE_DRAFT: Final = 1
PHASE_START_TILES: Final = 2
PHASE_SOW: Final = 3
PHASE_DROP: Final = 4
PHASE_SPECIAL: Final = 5
PHASE_ACTION: Final = 6
PHASE_DISCARD: Final = 7
PHASE_LAY: Final = 8
PHASE_LOAD: Final = 9
PHASE_AFTER_ACTION: Final = 10
PHASE_REPEAT: Final = 11
PHASE_QUARTER: Final = 12
PHASE_PAY: Final = 13
PHASE_BONUS: Final = 14
PHASE_OVER: Final = 15

# Moves: a group in the high bits, an argument in the low six.
GROUP_SHIFT: Final = 6
ARGUMENT: Final = 63
MOVE_SOW: Final = 0
MOVE_DROP: Final = 64
MOVE_USE: Final = 128
MOVE_DECLINE: Final = 129
MOVE_MARK: Final = 130
MOVE_PASS: Final = 192
MOVE_DRAW: Final = 193
MOVE_TAKE: Final = 194
MOVE_ENLIST: Final = 196
MOVE_DEPLOY: Final = 197
MOVE_ADVANCE: Final = 198
MOVE_RECRUIT: Final = 199
MOVE_LAY: Final = 256
MOVE_LAID: Final = 268
MOVE_SHIP: Final = 320
MOVE_DISCARD: Final = 384
MOVE_LOAD: Final = 448
MOVE_LOAD_WILD: Final = 460
MOVE_SAIL: Final = 461
MOVE_PAIR: Final = 464
MOVE_MIXED: Final = 480
MOVE_PAIR_WILD: Final = 492
MOVE_FORUM: Final = 512
MOVE_YELLOW: Final = 544
MOVE_LEADER: Final = 576
MOVE_STACK: Final = 640
MOVE_BUILD: Final = 704
MOVE_NO_REPEAT: Final = 768
MOVE_REPEAT: Final = 769
MOVE_REPEAT_WILD: Final = 770
MOVE_QUARTER: Final = 832
MOVE_PAY: Final = 896
MOVE_BONUS: Final = 960
MOVE_PLACE: Final = 1024
MOVE_DRAFT: Final = 1088
MOVE_START_TILE: Final = 1152

# Ways to answer one demand.
PAY_KEPT: Final = 0
PAY_TILE: Final = 1
PAY_WILD: Final = 2
PAY_UNMET: Final = 3

# Where a goods card comes from in the draft.
DRAFT_DECK: Final = 0
DRAFT_LEFT: Final = 1
DRAFT_RIGHT: Final = 2

# Rules, grouped as in the rulebook. 0 means: nothing forbids it.
RULE_NONE: Final = 0
RULE_GAME_OVER: Final = 1
RULE_TURN_ORDER: Final = 2
RULE_TURN_STEPS: Final = 3
RULE_SETUP_MARKERS: Final = 4
RULE_SETUP_MARKERS_LEFT: Final = 5
RULE_SETUP_GOODS: Final = 6
RULE_SETUP_STACKS: Final = 7
RULE_SETUP_SLOTS: Final = 8
RULE_SETUP_BONUS: Final = 9
RULE_SETUP_BOARD: Final = 10
RULE_SOW_TRAY: Final = 11
RULE_SOW_EMPTY: Final = 12
RULE_SOW_COLOUR: Final = 13
RULE_SOW_CLOCKWISE: Final = 14
RULE_TIME_ADVANCE: Final = 15
RULE_TILE_MATCH: Final = 16
RULE_TILE_SPECIAL: Final = 17
RULE_TILE_GOODS: Final = 18
RULE_TILE_FIGURES: Final = 19
RULE_TILE_PLUS_TWO: Final = 20
RULE_TILE_DEMAND: Final = 21
RULE_TILE_ARCH: Final = 22
RULE_ACTION_TARGET: Final = 23
RULE_ACTION_OPTIONAL: Final = 24
RULE_SEAPORT_DRAW: Final = 25
RULE_SEAPORT_NO_CARDS: Final = 26
RULE_SEAPORT_DISCARD: Final = 27
RULE_SEAPORT_TAKE: Final = 28
RULE_SEAPORT_PILE_EMPTY: Final = 29
RULE_SEAPORT_LAY: Final = 30
RULE_SEAPORT_HAND: Final = 31
RULE_SEAPORT_SHIP: Final = 32
RULE_SEAPORT_IDENTICAL: Final = 33
RULE_SEAPORT_PAIRS: Final = 34
RULE_SEAPORT_DIFFERENT: Final = 35
RULE_SEAPORT_WILD: Final = 36
RULE_SEAPORT_REFILL: Final = 37
RULE_SEAPORT_RESHUFFLE: Final = 38
RULE_FORUM_TAKE: Final = 39
RULE_FORUM_ABSENT: Final = 40
RULE_MILITARY_ENLIST: Final = 41
RULE_MILITARY_SUPPLY: Final = 42
RULE_MILITARY_LEADER: Final = 43
RULE_MILITARY_CAMP: Final = 44
RULE_MILITARY_TILE: Final = 45
RULE_MILITARY_LEGIONARY: Final = 46
RULE_MILITARY_CAMP_EMPTY: Final = 47
RULE_MILITARY_ONE_EACH: Final = 48
RULE_MILITARY_RIVALS: Final = 49
RULE_ARCH_STACK: Final = 50
RULE_ARCH_STACK_EMPTY: Final = 51
RULE_ARCH_FULL: Final = 52
RULE_ARCH_MOVES: Final = 53
RULE_SENATE_ADVANCE: Final = 54
RULE_SENATE_END: Final = 55
RULE_CONSTRUCTION_RECRUIT: Final = 56
RULE_CONSTRUCTION_SUPPLY: Final = 57
RULE_CONSTRUCTION_CAMP_EMPTY: Final = 58
RULE_CONSTRUCTION_ADJACENT: Final = 59
RULE_CONSTRUCTION_OWN_WORKER: Final = 60
RULE_CONSTRUCTION_TILE: Final = 61
RULE_CONSTRUCTION_GRANT: Final = 62
RULE_EXTRA_REPEAT: Final = 63
RULE_EXTRA_ICON: Final = 64
RULE_EXTRA_WILD: Final = 65
RULE_EXTRA_ONCE: Final = 66
RULE_EXTRA_PLUS_TWO: Final = 67
RULE_EXTRA_DONE: Final = 68
RULE_ROUND_END: Final = 69
RULE_ROUND_DEMAND: Final = 70
RULE_QUARTER_END: Final = 71
RULE_QUARTER_DEMANDS: Final = 72
RULE_QUARTER_KEPT: Final = 73
RULE_QUARTER_TILE: Final = 74
RULE_QUARTER_WILD: Final = 75
RULE_QUARTER_PENALTY: Final = 76
RULE_QUARTER_VOTES: Final = 77
RULE_QUARTER_CONSUL: Final = 78
RULE_QUARTER_VICE_CONSUL: Final = 79
RULE_QUARTER_DISCS: Final = 80
RULE_QUARTER_CLEAN_UP: Final = 81
RULE_QUARTER_NEW_TILES: Final = 82
RULE_QUARTER_SHIPS: Final = 83
RULE_FINAL_HAND: Final = 84
RULE_FINAL_WORKERS: Final = 85
RULE_FINAL_LEGIONARIES: Final = 86
RULE_FINAL_TILES: Final = 87
RULE_FINAL_SETS: Final = 88
RULE_FINAL_BONUS_GOODS: Final = 89
RULE_FINAL_BONUS_DEMANDS: Final = 90
RULE_FINAL_BONUS_WORKERS: Final = 91
RULE_FINAL_BONUS_LEGIONARIES: Final = 92
RULE_FINAL_BONUS_BONUS: Final = 93
RULE_FINAL_WINNER: Final = 94
RULE_FINAL_TIE: Final = 95
RULE_TURN_OWN_MAT: Final = 96

# Events: (event, rule, seat, first, second) are what a recorder keeps.
EVENT_POINTS: Final = 0  # source, points
EVENT_SOWED: Final = 1  # tray, markers taken
EVENT_DROPPED: Final = 2  # tray, colour
EVENT_TIME: Final = 3  # steps, time after
EVENT_LAP: Final = 4  # rounds still to end
EVENT_ACCOMPLISHED: Final = 5  # slot, Trajan tile
EVENT_KEPT: Final = 6  # demand
EVENT_ARCH_MOVED: Final = 7  # slot or centre
EVENT_DECLINED: Final = 8
EVENT_MARKED: Final = 9  # action that gets a [+2] marker
EVENT_FIGURES: Final = 10  # figures to the worker camp, figures to the military camp
EVENT_DREW: Final = 11  # goods kind: known only to the seat
EVENT_DISCARDED: Final = 12  # goods kind, pile
EVENT_TOOK_CARD: Final = 13  # goods kind, pile
EVENT_REFILLED: Final = 14  # goods kind, pile
EVENT_RESHUFFLED: Final = 15  # cards
EVENT_LAID: Final = 16  # goods kind, cards laid so far
EVENT_LOADED: Final = 17  # goods kind or 12 for a wild tile, ship
EVENT_SHIPPED: Final = 18  # ship, cards
EVENT_TOOK_TILE: Final = 19  # tile kind, 0 forum space, 1 yellow space
EVENT_LEADER_MOVED: Final = 20  # province
EVENT_PROVINCE_TILE: Final = 21  # tile kind, province
EVENT_CONQUERED: Final = 22  # province, points
EVENT_TRAJAN_TILE: Final = 23  # slot, Trajan tile
EVENT_REVEALED_TRAJAN: Final = 24  # stack, Trajan tile
EVENT_ADVANCED: Final = 25  # senate space
EVENT_BUILT: Final = 26  # space
EVENT_CONSTRUCTION_TILE: Final = 27  # construction tile, space
EVENT_GRANTED: Final = 28  # action, kind of construction tile
EVENT_REPEATED: Final = 29  # action, tile kind spent
EVENT_PASSED: Final = 30  # action, step of the repetition
EVENT_DEMAND: Final = 31  # demand turned up
EVENT_ROUND: Final = 32  # round that begins
EVENT_QUARTER_ENDS: Final = 33  # quarter
EVENT_MET: Final = 34  # demand, way
EVENT_UNMET: Final = 35  # demands unmet
EVENT_VOTES: Final = 36  # votes, place in the senate
EVENT_BONUS: Final = 37  # bonus tile, colour
EVENT_CLEANED: Final = 38  # quarter
EVENT_QUARTER: Final = 39  # quarter that begins
EVENT_FINAL: Final = 40
EVENT_WON: Final = 41  # points
EVENT_PLACED: Final = 42  # tray, colour
EVENT_DRAFTED: Final = 43  # goods kind: known only to the seat when from the deck; place
EVENT_TURN: Final = 44  # quarter, round
EVENT_OFFERED: Final = 45  # bonus tile laid out
EVENT_REPETITION_DECLINED: Final = 46  # action
EVENT_SPACE_FILLED: Final = 47  # tile kind, province
EVENT_FORUM_FILLED: Final = 48  # tile kind, 0 forum space, 1 yellow space
EVENT_PLUS_TWO: Final = 49  # action that the [+2] marker offers once more
EVENT_IMPOSSIBLE: Final = 50  # action that had to be left out; the rule says why
