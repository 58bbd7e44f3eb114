### Lesson 60: income, Private temples and Taverns.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-income = Income and Taverns
    .idea = First deniers for all, then Private temples and Taverns: each of you completely, the consul first.
    .can = You can count your income, and move a marker where it helps you most.

sylla-lesson-income-income = The sales are nearly over. In phase IV each of you gets 3 deniers, 1 for each upright Merchant and 2 for each Stall. How many will you get?
    .done = Six. The Merchant who has paid for a building brings nothing in this round.
sylla-lesson-income-income-hint = One Merchant is upright, the other lies on the side.
sylla-lesson-income-tilted-merchant = One of your Merchants is tilted: he has paid in phase III, and does nothing more.
sylla-lesson-income-three-for-all = Your Stall brings 2, and your upright Merchant 1 more.

sylla-lesson-income-keep-deniers = Now you have 7 deniers and a Senator. Your Private temple would take 2 deniers for a token. But the Templum comes: with 8 votes or more everybody gets 10 prestige, with 5 to 7 votes 6. What do you do?
    .goal = Use the Private temple, or leave it, as is best.
    .done = Eight votes are 10 prestige. A token for 2 deniers would have cost you 4 of them.
sylla-lesson-income-keep-deniers-hint = Count your votes with 7 deniers, and with 5.
sylla-lesson-income-keep-deniers-hint-2 = Keep the deniers: below the table you can leave the Private temple.
sylla-lesson-income-six-votes = Now six votes are left: 6 prestige in place of 10. A token is worth 2.

sylla-lesson-income-first-tavern = Here you own two Taverns. Each may move one marker one space. Begin with your own best colour: move Leisure to the right.
    .goal = Move Leisure to the right.
    .done = Three tokens of yours are worth 1 more each.
sylla-lesson-income-first-tavern-hint = Leisure is green. Click the space with the 3 on its track.
sylla-lesson-income-other-marker = That may be good too. In this lesson begin with Leisure, to the right.

sylla-lesson-income-same-again = The second Tavern: could it move Leisure on at once, to the 4? Try it.
    .goal = Try to move the same marker again.
    .done = Refused: in one phase a marker is moved by one Tavern only, whoever owns the next.
sylla-lesson-income-another-one = That is another marker, so it was allowed. First try Leisure once more.

sylla-lesson-income-against-b = Then another marker. You have no token of Civic spirit, but B has four. Where do you move it?
    .goal = Let B lose by your second Tavern.
    .done = Civic spirit is at 1 now, one space before the crisis.
sylla-lesson-income-against-b-hint = To the left a token is worth less. Civic spirit is violet.
sylla-lesson-income-helps-b = To the right the tokens of B are worth more. Move it the other way.
sylla-lesson-income-helps-d-too = That brings you 1, and D as much. Civic spirit to the left costs B more than that.

sylla-lesson-income-what-b-loses = How much prestige would that step cost B, if the game ended like this?
    .done = Four: 1 for each of four tokens.
sylla-lesson-income-what-b-loses-hint = Each violet token of B is worth 1 less.
sylla-lesson-income-for-each = So much for each token. B has four.
sylla-lesson-income-before-it = So much they were worth before. They are still worth something.

sylla-lesson-income-hold = Another table: Health is at the end of its track, at 4, and you own four tokens of it. B owns a Tavern as well, and none of Health, and is asked after you. Spend your Tavern on keeping Health there.
    .goal = Hold the marker of Health.
    .done = It stays where it is, and no other Tavern moves it in this phase.
sylla-lesson-income-hold-hint = Click the space of the Health marker.
sylla-lesson-income-b-pushes-it = Now B moves Health to the left, and your four tokens lose 4.

sylla-lesson-income-b-moves = B still has a Tavern to use. Go on to watch.
sylla-lesson-income-b-has-moved = B takes Civic spirit instead. An event or a great work may still move Health later.

sylla-lesson-income-famine = The famine has a track with a marker as well. Could a Tavern move it?
    .done = No: Taverns move the three markers of Res Publica alone.
sylla-lesson-income-yes = yes
sylla-lesson-income-no = no
sylla-lesson-income-three-markers = Taverns move Civic spirit, Leisure and Health. The famine is named apart from them.
