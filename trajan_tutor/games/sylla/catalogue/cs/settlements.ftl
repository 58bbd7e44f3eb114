### What the end of a round and of the game brought everybody, row by row. A row has a cause; beside it stands what each
### seat had of it, in very few words.

sylla-settled-round = Konec kola { $round }
sylla-settled-decadence = Proti události { $event }
sylla-settled-event = Událost: { $event }
sylla-settled-down = { $card } lícem dolů
sylla-settled-work = Velký projekt: { $work }
sylla-settled-together =
    Dohromady { $votes ->
        [one] { $votes } hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    }.
sylla-settled-plebs = Pro plebeje
sylla-settled-votes =
    { $votes ->
        [one] { $votes } hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    }
sylla-settled-famine = Hlad { $famine }
sylla-settled-fields =
    { $fields ->
        [0] žádné Pole
        [one] { $fields } Pole
        [few] { $fields } Pole
       *[other] { $fields } Polí
    }
sylla-settled-crisis = Krize: { $colour }
sylla-settled-crises = Všechny krize dohromady
sylla-settled-tokens =
    { $tokens ->
        [0] žádný žeton
        [one] { $tokens } žeton
        [few] { $tokens } žetony
       *[other] { $tokens } žetonů
    }
sylla-settled-final = Závěrečné bodování
sylla-settled-ecclesia = Církev
sylla-settled-christians =
    { $christians ->
        [one] { $christians } Křesťan
        [few] { $christians } Křesťané
       *[other] { $christians } Křesťanů
    }
sylla-settled-slaves = Osvobození Otroci
sylla-settled-freed =
    { $slaves ->
        [one] { $slaves } Otrok
        [few] { $slaves } Otroci
       *[other] { $slaves } Otroků
    } za { $paid }
sylla-settled-colour = Žetony: { $colour }
sylla-settled-worth = { $tokens } × { $worth }
# Prestige never falls below 0, so less was lost than $says would have cost.
sylla-settled-least = { $says }, ale pod 0 se neklesá
