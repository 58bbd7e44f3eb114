### What can be called up in a game: a few words for each moment.
### Room: a few words, one line.

caesar-moment-placing = Tokens, symbols and borders
caesar-moment-control = Closing a province, and control
caesar-moment-wealth = What Wealth does
caesar-moment-borders = A third marker on a border
caesar-moment-might = What Might turns face down
caesar-moment-tactics = Another turn by Tactics
caesar-moment-senate = Markers under Senate tokens
caesar-moment-race = The last marker wins
caesar-moment-crassus = How Crassus chooses
caesar-moment-poison = What Poison takes away
caesar-moment-centurion = A Centurion instead of the draw
caesar-moment-checkpoints = Face down at a checkpoint
