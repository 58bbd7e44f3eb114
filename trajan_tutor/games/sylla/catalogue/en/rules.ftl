### The rules: the value is the title, .rule tells the rule, .refused says why an attempt was refused.
### Room: a title is one line; `.rule` is a few sentences on a card, `.refused` one of at most 300 letters.

## Game

sylla-game-over = The game is over
    .rule = After phase VII of the fifth round Ecclesia, freed Slaves and tokens are counted, and the game is over.
    .refused = The game is over: nothing can be played any more.

## Turn

# $actor: 0, 3
# $seat: 0, 3
sylla-turn-order = One seat after the other
    .rule = In every phase seats are asked clockwise. In an election and a sale each is asked once.
    .refused = Now it is { SEAT($actor) } who decides, not { SEAT($seat) }.
# $phase: “the Taverns”, “deniers and thumb for the great work”
sylla-turn-steps = The seven phases
    .rule = A round has seven phases: first consul, recruiting, buildings, income, events, great work, famine and crisis.
    .refused = That is not what comes next. First { $phase }.
# $seat: 0, 3
sylla-turn-own = Your own pieces
    .rule = You use and turn only what lies in front of you.
    .refused = That belongs to { SEAT($seat) }. Choose something of your own or on the board.

## Setup

# $card: “Slave”, “Christian Merchant”
sylla-setup-choose = Choose your characters in secret
    .rule = Each takes a set of ten characters and chooses four of them in secret; with three players six. All show them together.
    .refused = There is no { $card } left in your set. Choose another character.
sylla-setup-deal = The character deck
    .rule = All characters that nobody chose are shuffled into the deck. Six lie open, with three players five.
sylla-setup-deniers = The first deniers
    .rule = You begin with 3 deniers, 1 more for each of your Merchants, and with 10 prestige.

## Consul

sylla-consul-bid = The election of the first consul
    .rule = The consul of the last round opens with a number of votes; then, clockwise, each other player once passes or goes higher.
# $highest: 0, 5
sylla-consul-higher = Bid more or pass
    .rule = Whoever does not open has to bid more votes than the highest bid, or pass.
    .refused =
        { $highest ->
            [one] One vote is bid already.
           *[other] { $highest } votes are bid already.
        } Bid more, or pass.
# $most: 2, 11
sylla-consul-votes = What a vote is
    .rule = A face-up Senator is a vote, and so is a denier. As we read it, the Senator has to be upright too, and you cannot bid more than you have of both.
    .refused =
        You have { $most ->
            [one] one vote
           *[other] { $most } votes
        }, Senators and deniers together. Bid no more than that.
# $senators: 0, 3
sylla-consul-opens = The consul has to open
    .rule = The consul of the last round opens the bidding with a number of votes. As we read it, he cannot pass, and he may open with no vote at all.
    .refused = You open the bidding: bid a number of votes, { $senators } of them are your Senators.
# $senators: 0, 4
sylla-consul-lowest = A bid below your own Senators
    .rule = A bid below the number of your own Senators is allowed, and free.
    .refused =
        You have { $senators ->
            [one] one Senator
           *[other] { $senators } Senators
        }, and in this game each of them counts by itself. Bid at least that many votes.
sylla-consul-pays = The highest bidder pays
    .rule = The highest bidder alone pays, one denier for each vote that his upright Senators do not cover. He is consul until the next election.
sylla-consul-token = The token of the consul
    .rule = The new consul takes one Res Publica token of any colour.

## Token

# $colour: “Civic spirit”
sylla-token-supply = A token of the supply
    .rule = A token is taken from the supply. A colour of which none is left cannot be taken.
    .refused = No token of { $colour } is left in the supply. Choose another colour.

## Famine

sylla-famine-icons = The famine grows
    .rule = After the election the famine marker moves right, one space for each famine icon on the four events. It never goes beyond 6.

## Recruit

sylla-recruit-must = Everybody recruits
    .rule = From the consul clockwise each has to take one of the open characters. As the example shows, it works at once.
# $card: “Slave”, “Christian Merchant”
sylla-recruit-row = An open character
    .rule = You recruit a character that lies in the open row.
    .refused = No { $card } lies in the row. Choose one of the open characters.
sylla-recruit-rest = The rest goes under the deck
    .rule = Characters that nobody took go under the deck.

## Sale

sylla-sale-offer = Offer a building
    .rule = The consul offers one of the buildings; then whoever bought the last one offers. Four players offer five buildings in a round. Three players can buy four in all; as we read it, they offer four. What is left is removed.
# $slot: 1, 6
sylla-sale-slot = A building in a slot
    .rule = You offer a building that lies in one of the six slots.
    .refused = Slot { $slot } is empty. Offer a building from another slot.
sylla-sale-bid = Bid for the building
    .rule = The player to the left of the seller bids first. Clockwise each once passes or goes higher, the seller last. The highest bidder gets the building, pays, and offers the next one.
# $highest: 1, 6
sylla-sale-higher = Bid more hexagons or pass
    .rule = You have to bid more hexagons than the highest bid, or pass.
    .refused =
        { $highest ->
            [one] One hexagon is bid already.
           *[other] { $highest } hexagons are bid already.
        } Bid more, or pass.
# $colour: “red”, “yellow”
# $most: 1, 10
sylla-sale-hexagons = Bid what you can pay
    .rule = A bid says how much you will pay, in hexagons of the colour of the slot. As we read it, each card counts one, and you cannot bid more than you have upright cards with that colour.
    .refused =
        You have { $most ->
            [0] no upright card
            [one] one upright card
           *[other] { $most } upright cards
        } with { FORM($colour, "a") }. Bid no more than that, or pass.
sylla-sale-lowest = At least one hexagon
    .rule = The lowest bid for a building is one hexagon.
    .refused = Bid at least one hexagon, or pass.
sylla-sale-unsold = Nobody wants it
    .rule = If all pass, the building is discarded, and the same seller offers again.

## Pay

sylla-pay-tilt = Tilt cards to pay
    .rule = You pay by tilting as many upright cards with the colour as you bid, of your choice. Tilted cards do nothing more in this round.
# $card: “Vestal”, “Christian Merchant”
# $colour: “red”, “yellow”
sylla-pay-colour = Cards of the colour
    .rule = Only cards with a hexagon of the colour of the slot can pay.
    .refused = There is no { $colour } hexagon on { FORM($card, "the") }. Tilt a card that has one.
# $card: “Slave”, “Christian Merchant”
sylla-pay-upright = Upright cards
    .rule = Only an upright card can pay; one that is tilted or lies face down cannot.
    .refused = You have no upright { $card }. Tilt a card that is upright.

## Building

sylla-building-stall = Stall
    .rule = In phase IV a Stall brings 2 deniers. It stays.
sylla-building-field = Field
    .rule = A Field makes your own loss by famine 2 smaller. It stays.
sylla-building-temple = Private temple
    .rule = In phase IV each Private temple may change 2 deniers into one token of any colour. It stays.
    .refused = You have no Private temple that can be used now, or fewer than 2 deniers.
sylla-building-tavern = Tavern
    .rule = In phase IV each Tavern may move one Res Publica marker one space either way; not the famine marker. It stays.
    .refused = You have no Tavern that can be used now.
sylla-building-insula = Insula
    .rule = An Insula may be discarded at once for two tokens of any colours. As we read it, it always is.
sylla-building-crane = Crane
    .rule = A Crane may be discarded at once for a Crane card, which can be used from the next round on. As we read it, it always is, and the card has a hexagon of each colour.
sylla-building-arch = Triumphal arch
    .rule = A Triumphal arch is discarded at once for 6 prestige.
sylla-building-statue = Statue
    .rule = A Statue is discarded at once for 4 prestige.
sylla-building-bank = Bank
    .rule = A Bank is discarded at once for 5 deniers.

## Income

sylla-income-revenue = Revenue
    .rule = From the consul clockwise each gets 3 deniers, 1 for each upright Merchant and 2 for each Stall, and then uses Private temples and Taverns.

## Tavern

# $colour: “Health”, “Civic spirit”
sylla-tavern-once = A marker once
    .rule = No Tavern moves a marker that another Tavern has moved in this phase; nor, as we read it, one that it has held.
    .refused = A Tavern has moved or held the marker of { $colour } in this phase already. Choose another marker.
sylla-tavern-end = Hold a marker
    .rule = A Tavern may be spent on a marker at an end of its track: it stays there, and no other Tavern moves it in this phase.

## Fight

sylla-fight-cubes = Fight events
    .rule = You get a cube for each upright Legionary and Vestal. From the consul clockwise each has to place one cube at a time on an event with that icon, until all are placed.
# $event: “Flood”, “Persecution of Christians”
# $fighter: “Vestal”, “Legionary”
sylla-fight-icon = Who fights an event
    .rule = A cube lies only on an event that shows its icon.
    .refused = Cubes of { FORM($fighter, "many") } cannot fight { FORM($event, "the") }. Choose an event with that icon.
sylla-fight-column = The four events
    .rule = Only events of the column can be fought and prevented, and the upper one is named first.
    .refused = That is not in the column now. Choose among the four events, the upper one first.
# $fighter: “Vestal”, “Legionary”
sylla-fight-left = A cube that is left
    .rule = You place a cube that you have.
    .refused = You have no cube of a { $fighter } left. Place one of the other kind.
sylla-fight-token = Tokens for the most cubes
    .rule = On each of the three upper events the players with the most cubes, at least one, take one token of its colour.
sylla-fight-decadence = Prestige for Decadence
    .rule = The players with the most cubes on Decadence gain 1 prestige.

## Column

# $lower: “Flood”, “Senatorial purge”
# $upper: “Flood”, “Senatorial purge”
sylla-column-prevent = Two events are prevented
    .rule = The two events with the most cubes are prevented. The consul breaks ties.
    .refused = The two events with the most cubes cannot be { FORM($upper, "the") } and { FORM($lower, "the") }. Choose another pair.
sylla-column-happen = The other two happen
    .rule = The two events that are not prevented happen, the upper one first.
sylla-column-marker = A marker goes left
    .rule = Epidemic, Eruption and Imperial cult move the marker of Health, Leisure or Civic spirit one space left. In the crisis, as we read it, it stays.
sylla-column-famine = Famine
    .rule = The event Famine moves the famine marker one space right.
sylla-column-turn-down = Turn one face down
    .rule = For a lasting event each player turns one own piece of the kind face down, tilted or not. It has no effect until its event leaves the game.
# $event: “Flood”, “Persecution of Christians”
# $piece: “Crane”, “Christian Merchant”
sylla-column-covers = What an event turns down
    .rule = Persecution of Christians turns a Christian, Senatorial purge a Senator, Flood a building or a Crane card, Slave revolt a Slave, Looting a Stall.
    .refused = You cannot turn { FORM($piece, "a") } face down for { FORM($event, "the") }. Choose a piece of its kind.
# $piece: “Field”, “Christian Merchant”
sylla-column-own = Who has none turns none
    .rule = You turn down a piece of your own that lies face up; who has none turns none.
    .refused = You have no { $piece } that lies so. Choose another one.
sylla-column-decadence = Decadence
    .rule = Decadence moves the rightmost Res Publica marker, all that tie, one space left; not the famine marker.
# $event: “Imperial cult”, “Persecution of Christians”
sylla-column-remove = One event leaves the game
    .rule = Of the two prevented events the one with more cubes leaves the game. Decadence never leaves: then it is the other one. The consul breaks ties.
    .refused = You cannot let { FORM($event, "the") } leave: of the two prevented events it is the one with more cubes, and never Decadence.
sylla-column-turn-up = What turns up
    .rule = When an event leaves, all that it covers turns up, upright; but for what another event of the column covers too.
sylla-column-new = A new event
    .rule = A new event takes the place of the one that left.

## Work

sylla-work-hand = Hand and thumb
    .rule = All choose in secret: any number of deniers in hand, and the thumb, up for the great work or down for the plebs. All hands are opened together, and all deniers in hand are spent.
# $most: 3, 12
sylla-work-deniers = Deniers that you have
    .rule = You take deniers into your hand that you have.
    .refused =
        You have { $most ->
            [one] one denier
           *[other] { $most } deniers
        }. Take no more into your hand.
sylla-work-plebs = Thumb down: the plebs
    .rule = With thumb down you gain 1 prestige for every 2 votes, rounded down. Votes are upright Senators and deniers in hand.
sylla-work-places = Thumb up: places
    .rule = Those with thumb up are ranked by votes. Those who tie share the place in full, and the next one is skipped.
sylla-work-templum = Templum
    .rule = For the Templum everybody with 8 votes or more gains 10 prestige, with 5 to 7 votes 6.
sylla-work-together = All votes together
    .rule = All votes for the work move a marker: Granarii the famine left for every 4; Thermae Health, Colosseum Leisure and Senatus Civic spirit right for every 5.

## Famine

sylla-famine-loss = Famine
    .rule = Everybody loses as much prestige as the famine marker shows, 2 less for each face-up Field. Nobody falls below 0.

## Crisis

sylla-crisis-count = Crisis
    .rule = For each colour whose marker is in the crisis, those with the most tokens of it gain 3 prestige and those with the fewest lose 3, at once. As we read it, the gain comes first, and nobody falls below 0.

## Round

sylla-round-new = The next round
    .rule = At the end of a round new characters and buildings are laid out, and everything is upright again.

## End

sylla-end-christians = Ecclesia
    .rule = At the end every face-up Christian brings 2 prestige, tilted or not.
sylla-end-slaves = Freed Slaves
    .rule = Then face-up Slaves may be freed for 2 deniers each, and each brings 3 prestige. As we read it, as many are freed as the money allows.
sylla-end-tokens = Tokens
    .rule = Then every token brings what its marker shows. As we have reconstructed the track, that is 1 to 4, and nothing in the crisis.
sylla-end-winner = Who wins
    .rule = The most prestige wins; a tie is shared. Money is worth nothing.
