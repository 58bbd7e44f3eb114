### How to teach it: what somebody does and asks who explains the game at a table.
### Room: sentences, which wrap.

sylla-teaching-aim = What it is about
    .do = Point at the prestige track, then at the three Res Publica markers. Say that your prestige wins, and that the tokens you collect are worth what the markers show at the end: nothing in the crisis.
    .ask = You hold three tokens of Health, and its marker is in the crisis. What are they worth?
sylla-teaching-people = Your characters
    .do = Lay the characters in a row and say in one sentence what each is for. Tilt one to show that it has paid: it does nothing more in this round.
    .ask = Which of your characters would you rather not tilt for a building?
sylla-teaching-consul = The consul
    .do = Hold a short election with open hands: upright Senators are votes, and so are deniers. Take the token of the consul and hand the marker on.
    .ask = You have two Senators and bid 4 votes. How many deniers does it cost you?
sylla-teaching-buildings = Buildings, then money
    .do = Offer one building and let everybody bid once around. The winner tilts as many cards of the colour as were bid. Then pay the revenue by hand.
    .ask = Who offers the next building?
sylla-teaching-events = Four events, two happen
    .do = Put cubes on the four events, one by one, as Legionaries and Vestals allow. Push the two with the most cubes aside and read out what the other two do.
    .ask = Which event would hurt you most, and who else wants to prevent it?
sylla-teaching-work = Hands and thumbs, and the famine
    .do = All hide deniers in a hand and open it with the thumb up or down. Count both ways once. Finish with the famine: everybody loses what its marker shows.
    .ask = With your thumb down and five votes, how much prestige do you gain?
