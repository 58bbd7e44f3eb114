### What the end of a round and of the game brought everybody, row by row. A row has a cause; beside it stands what each
### seat had of it, in very few words.
### Room: cells of a table: as short as the English.

sylla-settled-round = The end of round { $round }
sylla-settled-decadence = Against { $event }
sylla-settled-event = Event: { $event }
sylla-settled-down = { $card } face down
sylla-settled-work = Great work: { $work }
sylla-settled-together =
    { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } together.
sylla-settled-plebs = For the plebs
sylla-settled-votes =
    { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
sylla-settled-famine = Famine { $famine }
sylla-settled-fields =
    { $fields ->
        [0] no Field
        [one] { $fields } Field
       *[other] { $fields } Fields
    }
sylla-settled-crisis = Crisis: { $colour }
sylla-settled-crises = All crises together
sylla-settled-tokens =
    { $tokens ->
        [0] no token
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
sylla-settled-final = Final scoring
sylla-settled-ecclesia = Ecclesia
sylla-settled-christians =
    { $christians ->
        [one] { $christians } Christian
       *[other] { $christians } Christians
    }
sylla-settled-slaves = Freed Slaves
sylla-settled-freed =
    { $slaves ->
        [one] { $slaves } Slave
       *[other] { $slaves } Slaves
    } for { $paid }
sylla-settled-colour = Tokens: { $colour }
sylla-settled-worth = { $tokens } × { $worth }
# Prestige never falls below 0, so less was lost than $says would have cost.
sylla-settled-least = { $says }, but 0 is the least
