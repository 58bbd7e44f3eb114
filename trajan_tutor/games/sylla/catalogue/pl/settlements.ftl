### What the end of a round and of the game brought everybody, row by row. A row has a cause; beside it stands what each
### seat had of it, in very few words.

sylla-settled-round = Koniec rundy { $round }
sylla-settled-decadence = Przeciw wydarzeniu { $event }
sylla-settled-event = Wydarzenie: { $event }
sylla-settled-down = zakryto: { $card }
sylla-settled-work = Wielki projekt: { $work }
sylla-settled-together =
    Razem { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosów
    }.
sylla-settled-plebs = Na plebs
sylla-settled-votes =
    { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosów
    }
sylla-settled-famine = Głód { $famine }
sylla-settled-fields =
    { $fields ->
        [0] bez Pola uprawnego
        [one] { $fields } Pole uprawne
        [few] { $fields } Pola uprawne
        [many] { $fields } Pól uprawnych
       *[other] { $fields } Pól uprawnych
    }
sylla-settled-crisis = Kryzys: { $colour }
sylla-settled-crises = Wszystkie kryzysy razem
sylla-settled-tokens =
    { $tokens ->
        [0] bez żetonów
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonów
    }
sylla-settled-final = Końcowe punktowanie
sylla-settled-ecclesia = Kościół
sylla-settled-christians =
    { $christians ->
        [one] { $christians } postać chrześcijańska
        [few] { $christians } postacie chrześcijańskie
        [many] { $christians } postaci chrześcijańskich
       *[other] { $christians } postaci chrześcijańskich
    }
sylla-settled-slaves = Uwolnieni Niewolnicy
sylla-settled-freed =
    { $slaves ->
        [one] { $slaves } Niewolnik
        [few] { $slaves } Niewolników
        [many] { $slaves } Niewolników
       *[other] { $slaves } Niewolników
    } za { $paid }
sylla-settled-colour = Żetony: { $colour }
sylla-settled-worth = { $tokens } × { $worth }
sylla-settled-least = { $says }, ale 0 to minimum
