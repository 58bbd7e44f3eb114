### Caesar!, lesson 34: the race to the last marker.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

caesar-lesson-race = The race to the last marker
    .idea = Twelve markers placed, and you have won, whatever the map looks like.
    .can = You can win by your last marker, and stop the other side from doing so.

caesar-lesson-race-how-many = A late game. Markers of yours lie on provinces, on a border, and under your Senate tokens. How many are left to you?
    .done = Two. The moment your last one is placed, you have won.

caesar-lesson-race-win = It can be this turn. Mauritania has one free space left, and beside it Hispania Ulterior is yours already. Place your last two markers.
    .goal = Place both markers and win.
    .done = One on the province, one on the border, and the game is over at once.
caesar-lesson-race-win-hint = The free space of Mauritania shows a sword. Pompey has 4 there, and you have 1.
caesar-lesson-race-win-border-hint = After the province comes the border to Hispania Ulterior.
caesar-lesson-race-five-for-numidia = The 5 went to Numidia. In Mauritania you have only 2, against 4. Turn the token round.
caesar-lesson-race-not-mauritania = That closes nothing, and Pompey gets another turn. Close Mauritania.
caesar-lesson-race-border-left-out = One marker is still in your hand. Put it on the border between Hispania Ulterior and Mauritania.

caesar-lesson-race-second-senate = Markers can go under Senate tokens too. You own one such token, and another lies in Syria. If you close Syria and control it, you may put up to two markers under the new one: none, one or two. Put both.
    .goal = Put two markers under your new Senate token.
    .done = Two Senate tokens, two markers at once. A third one would take three.
caesar-lesson-race-second-senate-hint = Close Syria with your shield token, and let the 5 face it.
caesar-lesson-race-both-markers-hint = Then click the markers beside the map: they stand for as many as are allowed.
caesar-lesson-race-no-control-no-markers = The Senate token is yours, and you keep it. But Pompey controls Syria, and then no markers go under it.
caesar-lesson-race-syria-waits = Syria is still open, and Pompey wants its Senate token as well. Close it now.
caesar-lesson-race-fewer-markers = You may leave them out, but why wait? Every marker brings you nearer to the end.

caesar-lesson-race-markers-now = Before this turn ten markers are left to you. How many are left now?
    .done = Seven: one went to Syria, two under the Senate token. You can never put down more than you have.
caesar-lesson-race-province-and-senate = One marker for Syria and two for the Senate: three from ten.

caesar-lesson-race-danger = Now it is Pompey who has only one marker left. You are to move. Where on the map could he win in his next turn? Click the place.
    .sheet = Now it is Pompey who has only one marker left. You are to move. Where on the map could he win in his next turn? Mark the place.
    .done = In Mauritania: one free space, and he leads there with 5 against 2.
caesar-lesson-race-danger-hint = Look for a province with one free space in which Pompey has more influence than you.

caesar-lesson-race-stop = So act first. Close Mauritania yourself, and see that Pompey does not control it.
    .goal = Close Mauritania without letting Pompey win.
    .done = Seven against five. He has to look for another way, and you have a turn more.
caesar-lesson-race-stop-hint = You need more than 5 in Mauritania. Your sword token can bring 5 to the 2 that lie there.
caesar-lesson-race-closed-for-pompey = It is closed, but with 3 against 5. Pompey placed his last marker in your turn and has won. Turn the token round.
caesar-lesson-race-too-late = Mauritania is still open. Go on, and see what Pompey does.

caesar-lesson-race-no-placement = Pompey needs one marker more, and you need seven. The race is lost, but not the game: who cannot place a token at the start of a turn loses. Four spaces are free. His bag is empty, so he draws nothing. He holds two swords: all his other tokens lie on the map.
    .goal = Leave Pompey without a space for his tokens.
    .done = No sword is free, so he cannot place, and you have won. Keep a wild token when the map fills up.
caesar-lesson-race-no-placement-hint = Only one free space shows a sword: between Numidia and Africa.
caesar-lesson-race-no-placement-hint-2 = In Numidia Pompey leads, 6 against 1. Your sword closes it. Do not let him win it.
caesar-lesson-race-numidia-for-pompey = His last space is taken, but Numidia is closed too, and he won it with his last marker. Turn the 5 to Numidia, and it is a tie.
caesar-lesson-race-sword-still-free = One sword is still free, and he holds swords. He would place one there, win Numidia, and with it the game.

caesar-lesson-race-your-game = You know all the rules of the basic game. Explore from here: it is a whole game against Pompey.
