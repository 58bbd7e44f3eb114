### Caesar!, lesson 36: the modules Poison and Centurions.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

caesar-lesson-modules = Poison and Centurions
    .idea = Two modules with three bonus tokens each: one weakens your rival, one makes you stronger.
    .can = You can use Poison and Centurions.

caesar-lesson-modules-poison = Two new kinds of bonus tokens lie on the map, three of each. They replace others, so there is still one in every province. With Poison you begin with three tokens instead of two. Syria holds a Poison token. Close Syria, and use it: click Pompey's hidden tokens.
    .sheet = Two new kinds of bonus tokens lie on the map, three of each. They replace others, so there is still one in every province. With Poison you begin with three tokens instead of two. Syria holds a Poison token. Close Syria, and use it: mark Pompey's hidden tokens.
    .goal = Poison the supply of Pompey.
    .done = One of his tokens goes back into his bag, by chance, and both of you see which.
caesar-lesson-modules-poison-hint = Only one space of Syria is free: the shield between Asia and Syria.
caesar-lesson-modules-poison-use-hint = Click Pompey's supply, beside the map. His tokens lie there face down.
caesar-lesson-modules-poison-left = Then it is lost, as with every bonus token that you do not use. Poison him this time.
caesar-lesson-modules-poison-waits = Syria is still open, and whoever closes it takes the Poison token. Close it yourself.

caesar-lesson-modules-how-many = He places one token in every turn and draws one, as always. From how many tokens will he choose in his turns?
    .done = Two. His supply stays one smaller to the end of the game. If it is empty already, Poison does nothing.
caesar-lesson-modules-how-many-hint = He had three. One is gone, and no rule gives it back.
caesar-lesson-modules-one-is-gone = Three he had before. He draws only what he places, so the missing one never comes back.

caesar-lesson-modules-centurion = The other new bonus token is the Centurion. Beside the map lie three strong tokens of your own. Close Hispania Ulterior. Then take one of the three at the end of your turn, instead of drawing.
    .goal = Take one of your Centurion tokens.
    .done = It is yours, and goes behind your screen like any other token. But Pompey sees which of the three it is.
caesar-lesson-modules-centurion-hint = The last space of Hispania Ulterior shows a shield.
caesar-lesson-modules-centurion-take-hint = Now click one of the three tokens beside the map. The sword has a 7.
caesar-lesson-modules-drew-instead = You may draw as usual, but then the Centurion bonus is lost. Your bag holds nothing as strong.
caesar-lesson-modules-centurion-waits = Hispania Ulterior is still open. Close it to take its bonus token.

caesar-lesson-modules-pompey = Say you take the sword with the 7. Now Pompey has his turn. Go on to watch.
caesar-lesson-modules-pompey-places = He plays elsewhere. In Syria he has 6, the highest number of the basic game, and feels safe.

caesar-lesson-modules-seven = Nothing in your bag beats a 6. Your new token does. Take Syria.
    .goal = Take control of Syria.
    .done = Seven against six. Keep a token like this for a province that cannot be won without it.
caesar-lesson-modules-seven-hint = The last space of Syria shows a sword. Turn the 7 towards Syria.
caesar-lesson-modules-turned-away = The 7 faced Aegyptus, and nothing faced Syria. Turn the token round.
caesar-lesson-modules-syria-waits = Syria is still open, and Pompey will close it. Use the 7 there now.

caesar-lesson-modules-two-at-once = Suppose that one token of yours closes two provinces, and both hold a Centurion bonus. How many Centurion tokens do you take?
    .done = One. It comes instead of the draw, and there is only one draw in a turn. Once all three are taken, you simply draw.
caesar-lesson-modules-two-at-once-hint = What does a Centurion token come instead of? And how often in a turn?
caesar-lesson-modules-one-draw = A Centurion token comes instead of the draw. There is only one draw in a turn, so the second bonus is lost.
caesar-lesson-modules-not-none = The first bonus works as always. Only the second one is lost.

caesar-lesson-modules-remember = Both modules can be played together, or one alone, and with Crassus too. His three strong tokens lie in a pile, and a tile may bring him the top one. Look at the bonus tokens before you close: now more of them are worth a province.
