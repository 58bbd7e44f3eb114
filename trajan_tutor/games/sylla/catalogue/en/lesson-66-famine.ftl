### Lesson 66: famine.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-famine = Famine
    .idea = It grows in every round, and takes prestige from everybody, less from Fields.
    .can = You can count the famine ahead, and what it will cost you.

sylla-lesson-famine-icons = After the election the famine marker moves right: one space for each famine icon on the four events. Here Famine has one, and the Slave revolt has one. Click the space where the marker will stand.
    .sheet = After the election the famine marker moves right: one space for each famine icon on the four events. Here Famine has one, and the Slave revolt has one. Mark the space where the marker will stand.
    .done = From 1 to 3.
sylla-lesson-famine-icons-hint = The marker is on 1, and two icons move it.
sylla-lesson-famine-count-all = There are two icons in the column, and each moves it one space.
sylla-lesson-famine-too-far = Not all four events have an icon: only Famine and the Slave revolt.

sylla-lesson-famine-watch-it = You are the new consul. Take a token of any colour, and see it.
    .goal = Take a token, and see the famine grow.
    .done = There it is. Icons count in every round, also those of events that were prevented.

sylla-lesson-famine-own-loss = In phase VII everybody loses as much prestige as the famine shows, 2 less for each face-up Field. You own one Field. The famine is at 3. How much do you lose?
    .done = One. Your Field saves you 2.
sylla-lesson-famine-own-loss-hint = Three, less two.
sylla-lesson-famine-field-helps = So much the others lose. You have a Field.
sylla-lesson-famine-two-not-one = A Field makes the loss 2 smaller, not 1.
sylla-lesson-famine-not-all = One Field takes 2 away, and the famine is 3.

sylla-lesson-famine-see-it = You have no votes in this round. So put your hand out, thumb up or down, and watch the famine.
    .goal = Choose a thumb, and see phase VII.
    .done = You lose 1 prestige, and the others 3 each.

sylla-lesson-famine-floor = Here you have 2 prestige, no Field, and the famine is at 5. How much prestige will you have after it?
    .done = None. Nobody falls below 0.
sylla-lesson-famine-floor-hint = You can only lose what you have.
sylla-lesson-famine-below-nothing = Prestige never falls below 0.

sylla-lesson-famine-ahead = Round 3. The famine is at 4, and three events have a famine icon. If the column stays like that, where will the famine be after the next election?
    .done = On 6: the famine never goes further. With no Field that costs you 6 in each round.
sylla-lesson-famine-ahead-hint = Four and three. But look at the end of the track.
sylla-lesson-famine-never-above = The track ends at 6, and the marker with it.

sylla-lesson-famine-prevent = So keep it small. You have the last cube. Two events are prevented: Looting with three cubes, and one more. Famine would cost you prestige at once; you own no Health tokens that the Epidemic could hurt. Choose.
    .goal = Prevent the event that would cost you more.
    .done = Famine is prevented. The Epidemic hurts those who hold Health tokens, and you hold one now.
sylla-lesson-famine-prevent-hint = Which of the two costs you prestige in this very round?
sylla-lesson-famine-health-of-others = You protect the Health tokens of the others, and Famine costs you 1 more.
sylla-lesson-famine-consul-decides = Now Famine, Epidemic and Decadence tie, and player B, the consul, decides.
