### Lesson 51: five kinds of people.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-people = Five kinds of people
    .idea = Senators vote, Merchants earn, Legionaries and Vestals fight events, Slaves can pay for anything.
    .can = You can say what each of the five kinds of people does for you.

sylla-lesson-people-senator = Here are your five people, one of each kind. First the Senator, with the laurel wreath: he is a vote, and costs nothing. You have no denier, but bid one vote for the office of consul.
    .goal = Bid one vote.
    .done = One vote, and it is free. Every upright Senator counts as one vote, and so does every denier that you have.
sylla-lesson-people-senator-hint = The bids are below the table. Click + once, and then the bid beside it.
sylla-lesson-people-no-vote = That is allowed, but your Senator is a free vote. Use him.

sylla-lesson-people-merchant = The Merchants hold scales. When income is paid everybody gets 3 deniers, and 1 more for each upright Merchant of their own. How many deniers will you get here?
    .done = Five: 3, and 1 for each of your two Merchants.
sylla-lesson-people-merchant-hint = Count the characters with scales in your area.
sylla-lesson-people-three-for-all = Everybody gets that many. Your Merchants bring more.
sylla-lesson-people-one-for-each = There are two cards with scales, one behind the other. Each brings 1.
sylla-lesson-people-others-bring-none = Only Merchants bring deniers, 1 each, besides the 3 that everybody gets.

sylla-lesson-people-legionary = The Legionary wears a helmet. Later in the round he fights one of four events, with a cube. Send him against the Slave revolt, which shows his helmet: click the event.
    .sheet = The Legionary wears a helmet. Later in the round he fights one of four events, with a cube. Send him against the Slave revolt, which shows his helmet: mark the event.
    .goal = Place the cube of your Legionary on the Slave revolt.
    .done = Your cube lies there. The two events with the most cubes are prevented.
sylla-lesson-people-legionary-hint = The Slave revolt is the second event. Below its picture is a helmet.
sylla-lesson-people-of-the-vestal = That was the cube of your Vestal. This time use the Legionary, on an event with a helmet.
sylla-lesson-people-another-event = He may fight there too. In this lesson send him against the Slave revolt.

sylla-lesson-people-vestal = The Vestal wears a veil, and her sign is a flame. Which of the four events can only a Vestal fight? Click it.
    .sheet = The Vestal wears a veil, and her sign is a flame. Which of the four events can only a Vestal fight? Mark it.
    .done = The Epidemic shows a flame and no helmet. A Legionary can do nothing against it.
sylla-lesson-people-vestal-hint = Look below the pictures: flame, helmet, or both.
sylla-lesson-people-no-flame = That one shows a helmet and no flame. It is for Legionaries.
sylla-lesson-people-either-of-them = That one shows a flame and a helmet: both can fight it.

sylla-lesson-people-slave = Each card shows hexagons: with them you pay for buildings. A character that pays is tilted, and does nothing more in this round. You have bought the Field for one grey hexagon. Pay with your Slave: click him.
    .sheet = Each card shows hexagons: with them you pay for buildings. A character that pays is tilted, and does nothing more in this round. You have bought the Field for one grey hexagon. Pay with your Slave: mark him.
    .goal = Pay with your Slave.
    .done = The Slave has all three colours, and nothing else to do in a round. So he pays first.
sylla-lesson-people-slave-hint = The Slave wears chains. Click him in your area.
sylla-lesson-people-costs-its-work = That pays too. But the one that is tilted now has other work to do in this round, and your Slave has none.

sylla-lesson-people-not-yours = Slaves are useful. Could a Slave of another player pay for you? Try it: click the Slave of C, in the area of the others.
    .sheet = Slaves are useful. Could a Slave of another player pay for you? Try it: mark the Slave of C, in the area of the others.
    .goal = Try to use a Slave of another player.
    .done = Refused: you use only what lies in front of you.
sylla-lesson-people-that-was-yours = That was your own. This time click the Slave of another player.

sylla-lesson-people-fish = At the end of the game every Christian, a face-up card with a fish, brings 2 prestige. How much would the two fish of B bring?
    .done = Four. But one of the events persecutes Christians, so a fish is a risk as well.
sylla-lesson-people-fish-hint = Two for each card with a fish.
sylla-lesson-people-each-of-them = Each of the two brings that much.

sylla-lesson-people-which-kind = You have votes and money enough, but an Epidemic and an Eruption threaten, both with a flame. Whom do you want to recruit?
    .done = A Vestal fights both kinds, and also has one yellow hexagon to pay with.
sylla-lesson-people-which-kind-hint = The flame is the sign of one kind of people.
sylla-lesson-people-a-senator = a Senator
sylla-lesson-people-a-merchant = a Merchant
sylla-lesson-people-a-vestal = a Vestal
sylla-lesson-people-votes-only = A Senator brings a vote. He cannot fight an event.
sylla-lesson-people-money-only = A Merchant brings deniers. He cannot fight an event.
