### Texts that cannot be read: positions. Each sentence names the place and the way out; $place is the path of the field.
### Room: sentences of at most 300 letters with what is put in.

sylla-position-middle = The game is in the middle of a turn. Finish the turn, or save the game as a record instead.
sylla-position-over = This position is the end of a game, so it cannot be played from.
sylla-position-winners = In the position “winners” has to be there exactly when “phase” is "over".
sylla-position-count = In the position “{ $place }” count { $found } of { $name } in all. The game has only { $most }.
sylla-position-covered = In the position “{ $place }” is { $name }, which no event of the column turns face down.
sylla-position-stays = In the position “{ $place }” is { $name }, which is discarded when it is bought.
sylla-position-chosen = In the position “{ $place }” does not fit the actor: those before the actor have chosen, nobody else.
sylla-position-set = In the position “{ $place }” has more of { $name } than a set.
sylla-position-bidder = In the position “{ $place }” is a seat that was not asked before the actor.
sylla-position-slot = In the position “{ $place }” names slot { $slot }, which is empty.
sylla-position-kept = In the position “{ $place }” names { $name }, which its buyer does not keep or discard.
sylla-position-reading = In the position “{ $place }” is there though the reading of the rules that needs it was not chosen, or says nothing.
sylla-position-held = In the position “{ $place }” names { $name }, which no Tavern holds: it is not at an end, or it is too early in the round.
sylla-position-happening = In the position “{ $place }” names an event that is prevented.
sylla-position-short =
    In the position “{ $place }” holds too few pieces for the rounds to come: at least { $least ->
        [one] one is
       *[other] { $least } are
    } needed.

sylla-evaluation-weight = The file { $file } has no whole number for the weight “{ $weight }”, or does not know it.
