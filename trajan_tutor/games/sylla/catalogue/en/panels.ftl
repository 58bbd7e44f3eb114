### What stands beside the board: the areas of the rule book, the parts of the rulebook, notes on figures.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

sylla-area-game = The game
sylla-area-turn = Whose turn
sylla-area-setup = Setup
sylla-area-consul = First consul
sylla-area-token = Tokens
sylla-area-famine = Famine
sylla-area-recruit = Recruiting
sylla-area-sale = Selling buildings
sylla-area-pay = Paying
sylla-area-building = The buildings
sylla-area-income = Income
sylla-area-tavern = Taverns
sylla-area-fight = Fighting events
sylla-area-column = Events
sylla-area-work = Great works
sylla-area-crisis = Crisis
sylla-area-round = The next round
sylla-area-end = The end of the game

## Parts of the rulebook

sylla-part-setup = Setup
sylla-part-pieces = Pieces
sylla-part-consul = Phase I: first consul
sylla-part-recruiting = Phase II: recruiting
sylla-part-buildings = Phase III: buildings
sylla-part-income = Phase IV: income
sylla-part-events = Phase V: events
sylla-part-work = Phase VI: great work
sylla-part-famine = Phase VII: famine and crisis
sylla-part-end = The end of the game

## Notes on figures

sylla-note-christians = How many Christians there are in a set one public report tells; the pictures of the cards are lost.
sylla-note-hexagons = The hexagons of the cards stood only in pictures, which are lost: this is our reconstruction.
sylla-note-buildings-c = How many buildings of a kind have the back A, B or C stood only in a picture, which is lost; the book gives the total of 32 and that A lies on top. This is our reconstruction.
sylla-note-slots = One public report tells the colours of the slots; their order is ours and has no effect.
sylla-note-event-tokens = The tokens of some events stood only in pictures, which are lost: those of Persecution, Purge and Looting are our reconstruction.
sylla-note-famine-icons = The famine icons of the events stood only in pictures, which are lost: this is our reconstruction, and it fits the worked example of the rulebook.
sylla-note-tokens = The box holds 117 tokens; that they are 39 of each colour is inferred, and one of each is the marker.
sylla-note-crisis-worth = That a token in the crisis is worth nothing stood only in a picture, which is lost: this is our reconstruction.

## The legend: what each symbol stands for

# Events and great works bear their names themselves.

sylla-symbol-card-senator = { sylla-card-senator }: a vote, upright
    .named = { sylla-card-senator }, { sylla-card-senator.many }
sylla-symbol-card-merchant = { sylla-card-merchant }: a denier of income, upright
    .named = { sylla-card-merchant }, { sylla-card-merchant.many }
sylla-symbol-card-slave = { sylla-card-slave }: freed at the end of the game
    .named = { sylla-card-slave }, { sylla-card-slave.many }
sylla-symbol-card-legionary = { sylla-card-legionary }: a cube against events
    .named = { sylla-card-legionary }, { sylla-card-legionary.many }
sylla-symbol-card-vestal = { sylla-card-vestal }: a cube against events
    .named = { sylla-card-vestal }, { sylla-card-vestal.many }
sylla-symbol-card-christian-senator = { sylla-card-christian-senator }
    .named = { sylla-card-christian-senator }, { sylla-card-christian-senator.many }
sylla-symbol-card-christian-merchant = { sylla-card-christian-merchant }
    .named = { sylla-card-christian-merchant }, { sylla-card-christian-merchant.many }
sylla-symbol-card-christian-slave = { sylla-card-christian-slave }
    .named = { sylla-card-christian-slave }, { sylla-card-christian-slave.many }
sylla-symbol-card-crane = { sylla-card-crane }
    .named = { sylla-card-crane }, { sylla-card-crane.many }
sylla-symbol-card-back = character, chosen in secret
sylla-symbol-tilted-senator = tilted: used in this round
sylla-symbol-down-senator = face down: without effect
sylla-symbol-building-stall = { sylla-tile-stall }
    .named = { sylla-tile-stall }, { sylla-tile-stall.many }
sylla-symbol-building-field = { sylla-tile-field }
    .named = { sylla-tile-field }, { sylla-tile-field.many }
sylla-symbol-building-temple = { sylla-tile-temple }
    .named = { sylla-tile-temple }, { sylla-tile-temple.many }
sylla-symbol-building-tavern = { sylla-tile-tavern }
    .named = { sylla-tile-tavern }, { sylla-tile-tavern.many }
sylla-symbol-building-insula = { sylla-tile-insula }
    .named = { sylla-tile-insula }, { sylla-tile-insula.many }
sylla-symbol-building-crane = { sylla-tile-crane }
    .named = { sylla-tile-crane }, { sylla-tile-crane.many }
sylla-symbol-building-arch = { sylla-tile-arch }
    .named = { sylla-tile-arch }, { sylla-tile-arch.many }
sylla-symbol-building-statue = { sylla-tile-statue }
    .named = { sylla-tile-statue }, { sylla-tile-statue.many }
sylla-symbol-building-bank = { sylla-tile-bank }
    .named = { sylla-tile-bank }, { sylla-tile-bank.many }
sylla-symbol-building-down-stall = building, face down
sylla-symbol-marker-civic = { sylla-colour-civic }: marker or token
    .named = { sylla-colour-civic }
sylla-symbol-marker-leisure = { sylla-colour-leisure }: marker or token
    .named = { sylla-colour-leisure }
sylla-symbol-marker-health = { sylla-colour-health }: marker or token
    .named = { sylla-colour-health }
sylla-symbol-marker-famine = famine marker
    .named = famine marker
sylla-symbol-cube = cube on an event
    .named = cube, cubes
sylla-symbol-cube-lead = cubes of who leads on an event
sylla-symbol-prevented = event that is prevented
sylla-symbol-undecided = event in a tie
sylla-symbol-happens = event that happens
sylla-symbol-leaves = event that is prevented and leaves
sylla-symbol-deniers = deniers
sylla-symbol-prestige = prestige
sylla-symbol-consul = first consul
    .named = first consul, consul
sylla-symbol-bid = bid
sylla-symbol-hand-hidden = hand and thumb, chosen in secret
sylla-symbol-thumb-up = deniers in hand, thumb up
sylla-symbol-thumb-down = deniers in hand, thumb down
sylla-symbol-pile = cards still to come
sylla-symbol-sign-stays = works in every round
sylla-symbol-sign-once = works once, then it is discarded
sylla-symbol-sign-vote = a vote
sylla-symbol-sign-deniers = deniers received
sylla-symbol-sign-price = deniers to be paid for what follows
sylla-symbol-sign-prestige = prestige
sylla-symbol-sign-end = prestige at the end of the game
sylla-symbol-sign-legionary = fights with a legionary's cube
sylla-symbol-sign-vestal = fights with a vestal's cube
sylla-symbol-sign-token = tokens of any colour
sylla-symbol-sign-token-civic = the most cubes: { sylla-colour-civic } token
sylla-symbol-sign-token-leisure = the most cubes: { sylla-colour-leisure } token
sylla-symbol-sign-token-health = the most cubes: { sylla-colour-health } token
sylla-symbol-sign-famine = famine rises before the round
sylla-symbol-sign-field = smaller loss to famine
sylla-symbol-sign-marker = moves a marker one space either way
sylla-symbol-sign-crane = a Crane card, to pay with
sylla-symbol-round = round
