### What can be called up in a game: a few words for each moment.
### Room: a few words, one line.

sylla-moment-choosing = What everybody begins with
sylla-moment-people = What the five kinds of people do
sylla-moment-consulate = Bidding for the consulate
sylla-moment-icons = Why the famine grows
sylla-moment-recruiting = Whom to recruit
sylla-moment-sale = Bidding for a building, and paying
sylla-moment-selling = What to sell, and when
sylla-moment-stays = Stall, Field, Private temple, Tavern
sylla-moment-at-once = Buildings used at once
sylla-moment-income = What the income brings
sylla-moment-taverns = Where a Tavern moves a marker
sylla-moment-cubes = Cubes against events
sylla-moment-column = Which events happen, and which one leaves
sylla-moment-face-down = What an event turns face down
sylla-moment-turned-up = What turns up again
sylla-moment-work = Thumb up or thumb down
sylla-moment-votes = What a great work brings
sylla-moment-together = What all votes do together
sylla-moment-loss = What the famine takes
sylla-moment-crisis = A colour in crisis
sylla-moment-reading = What the others can do
