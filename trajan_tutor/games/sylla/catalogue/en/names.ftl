### The names of everything in Sylla. A word may have forms, which messages ask for with FORM($word, "form").
### Room: words inside sentences; `.name` and the like stand alone on cards, in tables and in charts: one line, as long as the English.

sylla-title = Sylla
sylla-in-a-line = Bid for Rome, ward off its crises, and keep your prestige.
# Said once, as a game begins.
sylla-foreword = Some figures stood only in lost pictures: we worked them out, and the details of a piece say so.

## What is counted: prestige

# $count: 0, 9
sylla-counted = { $count } prestige
    .figure = { $count } prestige
    .several = prestige
    .title = Prestige
    .none = Nobody has any prestige yet.
    .quiet = nobody gained or lost prestige

## Characters and the Crane card; .a and .the with the article, .many several

sylla-card-christian-merchant = Christian Merchant
    .a = a Christian Merchant
    .the = the Christian Merchant
    .many = Christian Merchants
sylla-card-christian-senator = Christian Senator
    .a = a Christian Senator
    .the = the Christian Senator
    .many = Christian Senators
sylla-card-christian-slave = Christian Slave
    .a = a Christian Slave
    .the = the Christian Slave
    .many = Christian Slaves
sylla-card-crane = Crane card
    .a = a Crane card
    .the = the Crane card
    .many = Crane cards
sylla-card-legionary = Legionary
    .a = a Legionary
    .the = the Legionary
    .many = Legionaries
sylla-card-merchant = Merchant
    .a = a Merchant
    .the = the Merchant
    .many = Merchants
sylla-card-senator = Senator
    .a = a Senator
    .the = the Senator
    .many = Senators
sylla-card-slave = Slave
    .a = a Slave
    .the = the Slave
    .many = Slaves
sylla-card-vestal = Vestal
    .a = a Vestal
    .the = the Vestal
    .many = Vestals

## Buildings; .a and .the with the article, .many several

sylla-tile-arch = Triumphal arch
    .a = a Triumphal arch
    .the = the Triumphal arch
    .many = Triumphal arches
sylla-tile-bank = Bank
    .a = a Bank
    .the = the Bank
    .many = Banks
sylla-tile-crane = Crane
    .a = a Crane
    .the = the Crane
    .many = Cranes
sylla-tile-field = Field
    .a = a Field
    .the = the Field
    .many = Fields
sylla-tile-insula = Insula
    .a = an Insula
    .the = the Insula
    .many = Insulae
sylla-tile-stall = Stall
    .a = a Stall
    .the = the Stall
    .many = Stalls
sylla-tile-statue = Statue
    .a = a Statue
    .the = the Statue
    .many = Statues
sylla-tile-tavern = Tavern
    .a = a Tavern
    .the = the Tavern
    .many = Taverns
sylla-tile-temple = Private temple
    .a = a Private temple
    .the = the Private temple
    .many = Private temples

## Events; .the with the article where the event has one, .card on its card

sylla-happening-cult = Imperial cult
    .the = the Imperial cult
    .card = Imperial cult
sylla-happening-decadence = Decadence
    .the = Decadence
    .card = Decadence
sylla-happening-epidemic = Epidemic
    .the = the Epidemic
    .card = Epidemic
sylla-happening-eruption = Eruption
    .the = the Eruption
    .card = Eruption
sylla-happening-famine = Famine
    .the = the Famine
    .card = Famine
sylla-happening-flood = Flood
    .the = the Flood
    .card = Flood
sylla-happening-looting = Looting
    .the = the Looting
    .card = Looting
sylla-happening-persecution = Persecution of Christians
    .the = the Persecution of Christians
    .card = Persecution
sylla-happening-purge = Senatorial purge
    .the = the Senatorial purge
    .card = Senatorial purge
sylla-happening-revolt = Slave revolt
    .the = the Slave revolt
    .card = Slave revolt

## Great works

sylla-great-work-colosseum = Colosseum
sylla-great-work-granarii = Granarii
sylla-great-work-pantheum = Pantheum
sylla-great-work-senatus = Senatus
sylla-great-work-templum = Templum
sylla-great-work-thermae = Thermae

## Colours of tokens and markers

sylla-colour-civic = Civic spirit
sylla-colour-leisure = Leisure
sylla-colour-health = Health

## Colours of hexagons; .a the hexagon

sylla-hexagon-red = red
    .a = a red hexagon
sylla-hexagon-yellow = yellow
    .a = a yellow hexagon
sylla-hexagon-grey = grey
    .a = a grey hexagon

## Who fights; .many several

sylla-fighter-legionary = Legionary
    .many = Legionaries
sylla-fighter-vestal = Vestal
    .many = Vestals

## Directions on a track

sylla-direction-left = left
sylla-direction-right = right

## Sources of prestige

sylla-source-loaded = before this position
    .from = before this position
sylla-source-start = the beginning
    .from = from the beginning
sylla-source-buildings = buildings
    .from = from buildings
sylla-source-decadence = Decadence
    .from = from Decadence
sylla-source-works = great works
    .from = from great works
sylla-source-plebs = the plebs
    .from = from the plebs
sylla-source-famine = famine
    .from = in the famine
sylla-source-crisis = crises
    .from = in crises
sylla-source-christians = Christians
    .from = from Christians
sylla-source-slaves = freed Slaves
    .from = from freed Slaves
sylla-source-tokens = tokens
    .from = from tokens

## What has to be done first

sylla-phase-choose = the characters are chosen
sylla-phase-election = the election of the first consul
sylla-phase-consul = the consul takes a token
sylla-phase-recruit = a character is recruited
sylla-phase-offer = a building is offered
sylla-phase-sale = the bidding for the building
sylla-phase-pay = the building is paid for
sylla-phase-keep = whether a building is discarded or kept
sylla-phase-insula = the tokens of the Insula
sylla-phase-temple = the Private temples
sylla-phase-tavern = the Taverns
sylla-phase-fight = the cubes on events
sylla-phase-prevent = the consul names the two prevented events
sylla-phase-turn-down = a piece is turned face down
sylla-phase-remove = the consul names the event that leaves
sylla-phase-hand = deniers and thumb for the great work
sylla-phase-over = nothing: the game is over

## Thumbs

sylla-thumb-up = up
sylla-thumb-down = down
