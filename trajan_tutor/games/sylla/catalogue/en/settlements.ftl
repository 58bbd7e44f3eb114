### What the end of a round and of the game brought everybody, row by row. A row has a cause; beside it stands what each
### seat had of it, in very few words.
### Room: cells of a table: as short as the English.

# $round: 2, 5
sylla-settled-round = The end of round { $round }
# $event: “Decadence”
sylla-settled-decadence = Against { $event }
# $event: “Famine”, “Imperial cult”
sylla-settled-event = Event: { $event }
# $card: “Slave”, “Christian Senator”
sylla-settled-down = { $card } face down
# $work: “Templum”, “Colosseum”
sylla-settled-work = Great work: { $work }
# $votes: 0, 15
sylla-settled-together =
    { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } together.
sylla-settled-plebs = For the plebs
# $votes: 0, 7
sylla-settled-votes =
    { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
# $famine: 2, 6
sylla-settled-famine = Famine { $famine }
# $fields: 0, 2
sylla-settled-fields =
    { $fields ->
        [0] no Field
        [one] { $fields } Field
       *[other] { $fields } Fields
    }
# $colour: “Health”, “Leisure”
sylla-settled-crisis = Crisis: { $colour }
sylla-settled-crises = All crises together
# $tokens: 0, 4
sylla-settled-tokens =
    { $tokens ->
        [0] no token
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
sylla-settled-final = Final scoring
sylla-settled-ecclesia = Ecclesia
# $christians: 1, 4
sylla-settled-christians =
    { $christians ->
        [one] { $christians } Christian
       *[other] { $christians } Christians
    }
sylla-settled-slaves = Freed Slaves
# $paid: 2, 4
# $slaves: 1, 2
sylla-settled-freed =
    { $slaves ->
        [one] { $slaves } Slave
       *[other] { $slaves } Slaves
    } for { $paid }
# $colour: “Health”, “Civic spirit”
sylla-settled-colour = Tokens: { $colour }
# $tokens: 1, 4
# $worth: 1, 4
sylla-settled-worth = { $tokens } × { $worth }
# Prestige never falls below 0, so less was lost than $says would have cost.
# $says: “no token”
sylla-settled-least = { $says }, but 0 is the least
