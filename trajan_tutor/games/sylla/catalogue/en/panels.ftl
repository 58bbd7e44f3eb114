### What stands beside the board: the areas of the rule book, the parts of the rulebook, notes on figures.

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
sylla-note-buildings-c = How many buildings of a kind have the back C stood only in a picture, which is lost: this is our reconstruction.
sylla-note-slots = One public report tells the colours of the slots; their order is ours and has no effect.
sylla-note-event-tokens = The tokens of some events stood only in pictures, which are lost: those of Persecution, Purge and Looting are our reconstruction.
sylla-note-famine-icons = The famine icons of the events stood only in pictures, which are lost: this is our reconstruction, and it fits the worked example of the rulebook.
sylla-note-tokens = The box holds 117 tokens; that they are 39 of each colour is inferred, and one of each is the marker.
sylla-note-crisis-worth = That a token in the crisis is worth nothing stood only in a picture, which is lost: this is our reconstruction.
