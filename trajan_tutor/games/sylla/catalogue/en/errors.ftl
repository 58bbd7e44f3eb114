### Texts that cannot be read: positions. Each sentence names the place and the way out; $place is the path of the field.
### Room: sentences of at most 300 letters with what is put in.

sylla-position-middle = The game is in the middle of a turn. Finish the turn, or save the game as a record instead.
sylla-position-over = This position is the end of a game, so it cannot be played from.
sylla-position-winners = In the position “winners” has to be there exactly when “phase” is “over”.
# $found: 4, 5
# $most: 3, 4
# $name: “crane”, “senator”
# $place: “cards”
sylla-position-count = In the position “{ $place }” count { $found } of { $name } in all. The game has only { $most }.
# $name: “slave”
# $place: “players[0].down”
sylla-position-covered = In the position “{ $place }” is { $name }, which no event of the column turns face down.
# $name: “statue”
# $place: “players[0].buildings”
sylla-position-stays = In the position “{ $place }” is { $name }, which is discarded when it is bought.
# $place: “cards”, “players[0].buildings”
sylla-position-chosen = In the position “{ $place }” does not fit the actor: those before the actor have chosen, nobody else.
# $place: “cards”, “players[0].buildings”
sylla-position-set = In the position “{ $place }” has more of { $name } than a set.
# $place: “cards”, “players[0].buildings”
sylla-position-bidder = In the position “{ $place }” is a seat that was not asked before the actor.
# $place: “cards”, “players[0].buildings”
# $slot: 1, 6
sylla-position-slot = In the position “{ $place }” names slot { $slot }, which is empty.
# $place: “cards”, “players[0].buildings”
sylla-position-kept = In the position “{ $place }” names { $name }, which its buyer does not keep or discard.
# $place: “cards”, “players[0].buildings”
sylla-position-reading = In the position “{ $place }” is there though the reading of the rules that needs it was not chosen, or says nothing.
# $place: “cards”, “players[0].buildings”
sylla-position-held = In the position “{ $place }” names { $name }, which no Tavern holds: it is not at an end, or it is too early in the round.
# $place: “cards”, “players[0].buildings”
sylla-position-happening = In the position “{ $place }” names an event that is prevented.
# $least: 3, 4
# $place: “piles.works”, “piles.events”
sylla-position-short =
    In the position “{ $place }” holds too few pieces for the rounds to come: at least { $least ->
        [one] one is
       *[other] { $least } are
    } needed.

# $file: “game.json”, “lesson.toml”
sylla-evaluation-weight = The file { $file } has no whole number for the weight “{ $weight }”, or does not know it.
