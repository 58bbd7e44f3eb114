### Caesar!, lesson 35: Crassus.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

caesar-lesson-crassus = Alone against Crassus
    .idea = A rival whom nobody plays, and whose next move you can often foresee.
    .can = You can say where Crassus will place, and prevent it.

caesar-lesson-crassus-first-turn = No second player? Then Crassus plays blue. Nobody plays him: he follows rules. His three tokens lie open, and he begins. Go on to watch.
caesar-lesson-crassus-he-chose-italia = A tile makes him draw one token and place one. He has no influence anywhere, so he chooses the centre, Italia first.

caesar-lesson-crassus-answer = Your turns are the same as always. Answer him: bring 4 influence into Italia.
    .goal = Place a token with its 4 towards Italia.
    .done = Four each in Italia. And now you know what he holds.
caesar-lesson-crassus-answer-hint = Both of your tokens have a 4. Choose a free space beside Italia, then click Italia.
caesar-lesson-crassus-two-for-italia = Italia got the smaller number. Turn the token round.
caesar-lesson-crassus-elsewhere = That space does not touch Italia. This time answer him there.

caesar-lesson-crassus-where = Another position, and Crassus is to move. His first rule: if one token brings him control of a province, he places it. You have 3 influence in Syria, and one space is free there. Where will he place? Click it.
    .sheet = Another position, and Crassus is to move. His first rule: if one token brings him control of a province, he places it. You have 3 influence in Syria, and one space is free there. Where will he place? Mark it.
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

caesar-lesson-crassus-closes-for-you = Now you have 6 influence in Syria, and he cannot equal that. So his second rule: if one token of his closes a province, he closes it, even though it will be yours. Where will he place? Click it.
    .sheet = Now you have 6 influence in Syria, and he cannot equal that. So his second rule: if one token of his closes a province, he closes it, even though it will be yours. Where will he place? Mark it.
    .done = In Syria again. He spends his smallest number on it, and he does not do it if you would win the game by it.
caesar-lesson-crassus-closes-for-you-hint = It is the same province as before, with one free space.

caesar-lesson-crassus-he-closes-it = Why should he give you a province? Go on to watch, and look at the bonus token.
caesar-lesson-crassus-took-the-senate = Syria is yours, but the Senate token is his. So even where you lead, do not leave a last space open beside a token that he uses.

caesar-lesson-crassus-beside-his-own = Here he can win nothing, close nothing, and trails nowhere. Then he places beside a province of his own, with his highest number: a 4. Of several provinces he takes one with a Senate token. Of its spaces he takes one that leads to a central province, such as Creta. Where will he place? Click the space.
    .sheet = Here he can win nothing, close nothing, and trails nowhere. Then he places beside a province of his own, with his highest number: a 4. Of several provinces he takes one with a Senate token. Of its spaces he takes one that leads to a central province, such as Creta. Where will he place? Mark the space.
    .done = There he places the 4 of his ship token. His wild token has a 4 too, but of several tokens he takes one that is not wild.
caesar-lesson-crassus-beside-his-own-hint = Syria is his. Its neighbours are Aegyptus and Asia.
caesar-lesson-crassus-beside-his-own-hint-2 = Aegyptus has the Senate token. Which of its three free spaces leads to Creta?
caesar-lesson-crassus-senate-first = He could place there too, with his ship. But the other neighbour of Syria has a Senate token.
caesar-lesson-crassus-central-first = The right province. But of its three free spaces he takes the one that leads to a central province.
caesar-lesson-crassus-which-space = The right province. Now click the space: which of them leads to a central province?

caesar-lesson-crassus-his-row = A tile tells him what to do. Tile A says: draw two, place one, put the leftmost back into the bag. How many tokens will lie in his row after it?
    .done = Three, as before. But they are not the same three, so look again in every turn.
caesar-lesson-crassus-his-row-hint = Three and two, less the one that he places, less the one that he puts back.
caesar-lesson-crassus-and-one-back = He begins with three and draws two. One is placed, and one goes back into the bag.

caesar-lesson-crassus-tile-a = His deck has six such tiles. When it is used up, it is shuffled anew. Go on to watch his turn.
caesar-lesson-crassus-as-foreseen = The 4 of his ship towards Aegyptus, as you foresaw. The sword was leftmost, and went back into the bag.

caesar-lesson-crassus-beat-him = Where none of these rules fits, he takes the centre, and at last any province. You beat him as you would beat Pompey. He loses too if he cannot place any token after he has drawn. When you win too often, take a harder deck, or the harder variant: there every bonus token that he discards takes one of his markers along, and so brings him nearer to his last one.

caesar-lesson-crassus-your-game = That is all you need. Explore from here: a whole game against Crassus. His tokens always lie open, so look at them before you place yours.
