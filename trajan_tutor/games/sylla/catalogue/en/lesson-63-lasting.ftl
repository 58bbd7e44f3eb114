### Lesson 63: lasting events.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-lasting = Lasting events
    .idea = Five events turn cards or buildings face down, until the event leaves the game.
    .can = You can turn down what costs you least, and say when it comes back.

sylla-lesson-lasting-not-theirs = The Slave revolt happens: each of you turns one own Slave face down. The consul begins, and that is you. Could it be a Slave of player B? Click that one.
    .sheet = The Slave revolt happens: each of you turns one own Slave face down. The consul begins, and that is you. Could it be a Slave of player B? Mark that one.
    .goal = Try to turn down a Slave of player B.
    .done = Refused: everybody chooses among their own.
sylla-lesson-lasting-that-is-yours = That one is yours, and allowed. Take it back, and try the Slave of player B.

sylla-lesson-lasting-not-a-slave = And instead of a Slave? Click your Merchant.
    .sheet = And instead of a Slave? Mark your Merchant.
    .goal = Try to turn down a card that is no Slave.
    .done = Refused. Slave revolt: a Slave. Purge: a Senator. Persecution: a Christian. Looting: a Stall. Flood: any building or Crane card.
sylla-lesson-lasting-slaves-fit = A Christian Slave is a Slave. Take it back, and try your Merchant.

sylla-lesson-lasting-which-slave = You have a Slave, tilted, and a Christian Slave. Face down, a card does nothing, not even at the end. Each face-up Christian brings 2 prestige there. Turn down the other one.
    .goal = Turn down the Slave that costs you least.
    .done = The Christian stays. Everybody else has turned a Slave down too, if they had one.
sylla-lesson-lasting-which-slave-hint = Tilted cards may be turned down too. Click the tilted Slave.
sylla-lesson-lasting-christian-down = If that revolt stays to the end, this Christian brings nothing. Turn down the Slave without a fish.

sylla-lesson-lasting-has-none = Player C owns no Slave. How many cards did player C have to turn down?
    .done = None. Whoever has nothing of the kind turns nothing down.
sylla-lesson-lasting-no-other-card = Another kind is never taken instead, and C has no Slave.

sylla-lesson-lasting-keep-the-vote = The Senatorial purge. One of your Senators is upright, one is tilted. After the events comes the great work, and upright Senators vote there. Turn one down.
    .goal = Turn down the Senator that costs you no vote.
    .done = Your vote is safe. The tilted one would have done nothing more in this round.
sylla-lesson-lasting-keep-the-vote-hint = Which of the two can still vote in this round? Turn the other one down.
sylla-lesson-lasting-vote-lost = That one could have voted in this round. The tilted one cannot.

sylla-lesson-lasting-field-down = The Flood turned one of your two Fields down. A Field makes your loss by famine 2 smaller. The famine is at 4. How much prestige will you lose?
    .done = Two. The Field that lies face down helps nobody.
sylla-lesson-lasting-field-down-hint = Only the Field that lies face up counts.
sylla-lesson-lasting-both-fields = One of the two lies face down, and has no effect.
sylla-lesson-lasting-no-field = One Field still lies face up.

sylla-lesson-lasting-turn-up = When an event leaves, what it covers turns up. A Slave and a Christian Slave of yours lie face down. Persecution of Christians stays in the column. If the Slave revolt leaves, how many of the two turn up?
    .done = One. Persecution covers Christians, so the Christian Slave stays down.
sylla-lesson-lasting-turn-up-hint = Which of the two does Persecution cover as well?
sylla-lesson-lasting-still-covered = The Christian Slave is covered twice: by the revolt, and by Persecution.
sylla-lesson-lasting-one-is-free = The plain Slave is covered by nothing else.

sylla-lesson-lasting-let-it-leave = Slave revolt and Flood were prevented, and they tie. You are consul. Bring your Slave back.
    .goal = Let the event leave that covers your Slave.
    .done = Every Slave that nothing else covers turned up, also those of the others. They stand upright at once.
sylla-lesson-lasting-flood-covers-nothing = No building of yours lies face down. The other event covers your Slave.
