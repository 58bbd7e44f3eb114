"""The small integers that the rules of Sylla are written in.

Every code is a `Final` int so that the compiled build inlines it; `names` holds their words at the edge. Cards, tiles,
events and works are numbered in the alphabetical order of their names, which is that of the position format. A rule
code `RULE_BID_HIGHER` stands for the rule id `sylla.bid.higher`, an event code `EVENT_PASSED` for `passed`.
"""

from typing import Final

# Sizes that are part of the way a state is laid out; lists by seat have room for all seats.
SEATS: Final = 4
CARDS: Final = 9
BUILDINGS: Final = 9
EVENTS: Final = 10
WORKS: Final = 6
COLOURS: Final = 3
SLOTS: Final = 6
COLUMN: Final = 4
FIGHTERS: Final = 2

NOBODY: Final = -1
# Who sees a state that nobody has masked.
EVERYBODY: Final = -2
NONE: Final = -1

# Characters and the Crane card.
CHRISTIAN_MERCHANT: Final = 0
CHRISTIAN_SENATOR: Final = 1
CHRISTIAN_SLAVE: Final = 2
CRANE: Final = 3
LEGIONARY: Final = 4
MERCHANT: Final = 5
SENATOR: Final = 6
SLAVE: Final = 7
VESTAL: Final = 8

# Buildings.
ARCH: Final = 0
BANK: Final = 1
BUILDING_CRANE: Final = 2
FIELD: Final = 3
INSULA: Final = 4
STALL: Final = 5
STATUE: Final = 6
TAVERN: Final = 7
TEMPLE: Final = 8

# Events.
CULT: Final = 0
DECADENCE: Final = 1
EPIDEMIC: Final = 2
ERUPTION: Final = 3
FAMINE: Final = 4
FLOOD: Final = 5
LOOTING: Final = 6
PERSECUTION: Final = 7
PURGE: Final = 8
REVOLT: Final = 9

# Great works.
COLOSSEUM: Final = 0
GRANARII: Final = 1
PANTHEUM: Final = 2
SENATUS: Final = 3
TEMPLUM: Final = 4
THERMAE: Final = 5

# Colours of Res Publica tokens and markers, and of hexagons.
CIVIC: Final = 0
LEISURE: Final = 1
HEALTH: Final = 2
RED: Final = 0
YELLOW: Final = 1
GREY: Final = 2

# Who fights an event, and the cubes.
BY_LEGIONARY: Final = 0
BY_VESTAL: Final = 1

LEFT: Final = 0
RIGHT: Final = 1

# The ends of the tracks.
CRISIS: Final = 0
MOST_MARKER: Final = 4
MOST_FAMINE: Final = 6

# Nobody comes near so many deniers: income, banks and the first deniers are less than 130 in all.
MOST_DENIERS: Final = 199

# How many revenue tiles there are, numbered from 1.
REVENUE_TILES: Final = 4

# A choice in secret: 0 not made, 1 hidden from whoever looks, else 2 and twice the deniers, 1 more for thumb down.
HAND_NONE: Final = 0
HAND_HIDDEN: Final = 1
HAND_FIRST: Final = 2

# Where prestige came from, in the order of the ledger.
SOURCES: Final = 11
SOURCE_LOADED: Final = 0
SOURCE_START: Final = 1
SOURCE_BUILDINGS: Final = 2
SOURCE_DECADENCE: Final = 3
SOURCE_WORKS: Final = 4
SOURCE_PLEBS: Final = 5
SOURCE_FAMINE: Final = 6
SOURCE_CRISIS: Final = 7
SOURCE_CHRISTIANS: Final = 8
SOURCE_SLAVES: Final = 9
SOURCE_TOKENS: Final = 10

# Phases: what the game is waiting for.
PHASE_CHOOSE: Final = 0
PHASE_ELECTION: Final = 1
PHASE_CONSUL: Final = 2
PHASE_RECRUIT: Final = 3
PHASE_OFFER: Final = 4
PHASE_SALE: Final = 5
PHASE_PAY: Final = 6
PHASE_KEEP: Final = 7
PHASE_INSULA: Final = 8
PHASE_TEMPLE: Final = 9
PHASE_TAVERN: Final = 10
PHASE_FIGHT: Final = 11
PHASE_PREVENT: Final = 12
PHASE_TURN_DOWN: Final = 13
PHASE_REMOVE: Final = 14
PHASE_HAND: Final = 15
PHASE_OVER: Final = 16

# Moves.
MOVE_TAKE: Final = 0  # character
MOVE_RECRUIT: Final = 16  # character
MOVE_OFFER: Final = 32  # slot
MOVE_TILT: Final = 40  # card
MOVE_DISCARD: Final = 49  # the tile just bought, for what it brings
MOVE_KEEP: Final = 50  # it
MOVE_TOKEN: Final = 52  # colour
MOVE_NO_TOKEN: Final = 55
MOVE_MOVE: Final = 56  # colour * 2, 1 more for right
MOVE_NO_MOVE: Final = 62
MOVE_PASS: Final = 63
MOVE_BID: Final = 64  # votes or hexagons
MOVE_FIGHT: Final = 320  # by whom * 10 + event
MOVE_REMOVE: Final = 340  # event
MOVE_TURN_DOWN: Final = 352  # card
MOVE_TURN_DOWN_TILTED: Final = 364  # card
MOVE_TURN_DOWN_BUILDING: Final = 376  # building
MOVE_PREVENT: Final = 388  # upper event * 10 + lower event
MOVE_HAND_UP: Final = 488  # deniers
MOVE_HAND_DOWN: Final = 688  # deniers

# Rules, in the order of the rulebook. 0 means: nothing forbids it.
RULE_NONE: Final = 0
RULE_GAME_OVER: Final = 1
RULE_TURN_ORDER: Final = 2
RULE_TURN_STEPS: Final = 3
RULE_TURN_OWN: Final = 4
RULE_SETUP_CHOOSE: Final = 5
RULE_SETUP_DEAL: Final = 6
RULE_SETUP_DENIERS: Final = 7
RULE_CONSUL_BID: Final = 8
RULE_CONSUL_HIGHER: Final = 9
RULE_CONSUL_VOTES: Final = 10
RULE_CONSUL_OPENS: Final = 11
RULE_CONSUL_LOWEST: Final = 12
RULE_CONSUL_PAYS: Final = 13
RULE_CONSUL_TOKEN: Final = 14
RULE_TOKEN_SUPPLY: Final = 15
RULE_FAMINE_ICONS: Final = 16
RULE_RECRUIT_MUST: Final = 17
RULE_RECRUIT_ROW: Final = 18
RULE_RECRUIT_REST: Final = 19
RULE_SALE_OFFER: Final = 20
RULE_SALE_SLOT: Final = 21
RULE_SALE_BID: Final = 22
RULE_SALE_HIGHER: Final = 23
RULE_SALE_HEXAGONS: Final = 24
RULE_SALE_LOWEST: Final = 25
RULE_SALE_UNSOLD: Final = 26
RULE_PAY_TILT: Final = 27
RULE_PAY_COLOUR: Final = 28
RULE_PAY_UPRIGHT: Final = 29
RULE_BUILDING_STALL: Final = 30
RULE_BUILDING_FIELD: Final = 31
RULE_BUILDING_TEMPLE: Final = 32
RULE_BUILDING_TAVERN: Final = 33
RULE_BUILDING_INSULA: Final = 34
RULE_BUILDING_CRANE: Final = 35
RULE_BUILDING_ARCH: Final = 36
RULE_BUILDING_STATUE: Final = 37
RULE_BUILDING_BANK: Final = 38
RULE_INCOME_REVENUE: Final = 39
RULE_TAVERN_ONCE: Final = 40
RULE_TAVERN_END: Final = 41
RULE_FIGHT_CUBES: Final = 42
RULE_FIGHT_ICON: Final = 43
RULE_FIGHT_COLUMN: Final = 44
RULE_FIGHT_LEFT: Final = 45
RULE_FIGHT_TOKEN: Final = 46
RULE_FIGHT_DECADENCE: Final = 47
RULE_COLUMN_PREVENT: Final = 48
RULE_COLUMN_HAPPEN: Final = 49
RULE_COLUMN_MARKER: Final = 50
RULE_COLUMN_FAMINE: Final = 51
RULE_COLUMN_TURN_DOWN: Final = 52
RULE_COLUMN_COVERS: Final = 53
RULE_COLUMN_OWN: Final = 54
RULE_COLUMN_DECADENCE: Final = 55
RULE_COLUMN_REMOVE: Final = 56
RULE_COLUMN_TURN_UP: Final = 57
RULE_COLUMN_NEW: Final = 58
RULE_WORK_HAND: Final = 59
RULE_WORK_DENIERS: Final = 60
RULE_WORK_PLEBS: Final = 61
RULE_WORK_PLACES: Final = 62
RULE_WORK_TEMPLUM: Final = 63
RULE_WORK_TOGETHER: Final = 64
RULE_FAMINE_LOSS: Final = 65
RULE_CRISIS_COUNT: Final = 66
RULE_ROUND_NEW: Final = 67
RULE_END_CHRISTIANS: Final = 68
RULE_END_SLAVES: Final = 69
RULE_END_TOKENS: Final = 70
RULE_END_WINNER: Final = 71

# What happens: (event, rule, seat, first, second) are what a recorder keeps.
EVENT_POINTS: Final = 0  # source, prestige
EVENT_CHOSE: Final = 1  # character: known only to the seat
EVENT_REVEALED: Final = 2  # character, how many of them
EVENT_DENIERS: Final = 3  # deniers gained
EVENT_ROUND: Final = 4  # round
EVENT_OPENED: Final = 5  # votes
EVENT_BID: Final = 6  # votes
EVENT_PASSED: Final = 7
EVENT_CONSUL: Final = 8  # votes, deniers paid
EVENT_TOKEN: Final = 9  # colour
EVENT_FAMINE_MOVED: Final = 10  # from, to
EVENT_RECRUITED: Final = 11  # character
EVENT_UNDER_DECK: Final = 12  # character, how many of them
EVENT_OFFERED: Final = 13  # building, slot
EVENT_BID_HEXAGONS: Final = 14  # hexagons
EVENT_UNSOLD: Final = 15  # building
EVENT_TILTED: Final = 16  # card, 1 when the rest had to be tilted
EVENT_BOUGHT: Final = 17  # building, hexagons
EVENT_CRANE: Final = 18
EVENT_INCOME: Final = 19  # deniers
EVENT_TEMPLE_LEFT: Final = 20
EVENT_MARKER_MOVED: Final = 21  # colour, from * 8 + to
EVENT_MARKER_HELD: Final = 22  # colour, space
EVENT_TAVERN_LEFT: Final = 23
EVENT_CUBE: Final = 24  # by whom, event
EVENT_FOUGHT: Final = 25  # event, cubes
EVENT_PREVENTED: Final = 26  # event, cubes
EVENT_HAPPENED: Final = 27  # event, 1 when it turns nothing more since it happened before
EVENT_TURNED_DOWN: Final = 28  # card, 1 when it was tilted
EVENT_TURNED_DOWN_BUILDING: Final = 29  # building
EVENT_TURNED_NONE: Final = 30  # event
EVENT_LEFT: Final = 31  # event
EVENT_TURNED_UP: Final = 32  # card, how many of them
EVENT_TURNED_UP_BUILDING: Final = 33  # building, how many of them
EVENT_DRAWN: Final = 34  # event
EVENT_PUT: Final = 35  # deniers * 2, 1 more for thumb down: known only to the seat
EVENT_SHOWN: Final = 36  # votes, deniers * 2 and 1 more for thumb down
EVENT_WORK_BUILT: Final = 37  # work, votes in all
EVENT_FAMINE_LOSS: Final = 38  # famine, fields
EVENT_CRISIS: Final = 39  # colour
EVENT_FREED: Final = 40  # slaves, deniers
EVENT_ECCLESIA: Final = 41  # Christians
EVENT_COUNTED: Final = 42  # colour, tokens
EVENT_WON: Final = 43  # prestige
EVENT_ROW: Final = 44  # character, how many of them
EVENT_SLOT: Final = 45  # building, slot
EVENT_WORK_SHOWN: Final = 46  # work
EVENT_KEPT: Final = 47  # building
EVENT_MARKER_STAYED: Final = 48  # colour: a Tavern holds it all round
EVENT_CRISIS_SHOWN: Final = 49  # colour, tokens
