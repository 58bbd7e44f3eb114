### Caesar!, lesson 35: Crassus.

caesar-lesson-crassus = Alone against Crassus
    .idea = A rival whom nobody plays, and whose next move you can often foresee.

caesar-lesson-crassus-first-turn = No second player? Then Crassus plays blue. Nobody plays him: he follows rules. His three tokens lie open, and he begins. Go on to watch.
caesar-lesson-crassus-he-chose-italia = A tile told him to draw one token and to place one. He had no influence anywhere, so he chose the centre, Italia first.

caesar-lesson-crassus-answer = Your turns are the same as always. Answer him: bring 4 influence into Italia.
    .goal = Place a token with its 4 towards Italia.
    .done = Four each in Italia. And now you know what he holds.
caesar-lesson-crassus-answer-hint = Both of your tokens have a 4. Choose a free space beside Italia, then point at Italia.
caesar-lesson-crassus-two-for-italia = Italia got the smaller number. Turn the token round.
caesar-lesson-crassus-elsewhere = That space does not touch Italia. This time answer him there.

caesar-lesson-crassus-where = Another position, and Crassus is to move. His first rule: if one token brings him control of a province, he places it. You have 3 influence in Syria, and one space is free there. Where will he place? Point at it.
    .done = In Syria: the space shows a shield, and he holds shields.
caesar-lesson-crassus-where-hint = Look for a province with one free space, whose symbol he holds.

caesar-lesson-crassus-which-number = He takes the smallest number that is enough, and in his own turn he wins ties. You have 3 in Syria. Which number will face it: the 3 of one shield, or the 5 of the other?
    .done = The 3. A tie is enough for him.
caesar-lesson-crassus-which-number-hint = Is 3 enough against 3, when he wins ties?
caesar-lesson-crassus-more-than-needed = Five would do, but he takes the smallest number that is enough.

caesar-lesson-crassus-he-does-it = Let us see whether we were right.
caesar-lesson-crassus-took-syria = Three against three, and Syria is his. The Wealth token is no use to him: of bonus tokens he uses only Senate and Poison. Markers he places wherever he may.

caesar-lesson-crassus-guard = Here you are to move, and you know his tokens. Where would he strike next? Be faster.
    .goal = Take from Crassus what he would take next.
    .done = Syria is yours. Without a province to take, he catches up where he trails, or adds where he is strong.
caesar-lesson-crassus-guard-hint = You have 2 influence in Syria, one space is free, and he holds shields.
caesar-lesson-crassus-left-open = Syria is still open. Go on, and see what Crassus does with it.

caesar-lesson-crassus-your-game = That is all you need. Explore from here: a whole game against Crassus. His tokens always lie open, so look at them before you place yours.
