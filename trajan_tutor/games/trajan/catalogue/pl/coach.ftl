### What the coach says about Trajan: what a feature of a position means for a player, and the areas of the board.

## Reasons: what one turn has more than another. $here is the figure after it, $there after the other, $change the difference

trajan-reason-sets =
    { $change ->
        [one] o jeden punkt więcej za zestawy żetonów budowy na koniec gry
        [few] o { $change } punkty więcej za zestawy żetonów budowy na koniec gry
        [many] o { $change } punktów więcej za zestawy żetonów budowy na koniec gry
       *[other] o { $change } punktu więcej za zestawy żetonów budowy na koniec gry
    }
trajan-reason-bonus-tiles =
    { $change ->
        [one] o jeden punkt więcej za żetony bonusowe na koniec gry ({ $tile })
        [few] o { $change } punkty więcej za żetony bonusowe na koniec gry ({ $tile })
        [many] o { $change } punktów więcej za żetony bonusowe na koniec gry ({ $tile })
       *[other] o { $change } punktu więcej za żetony bonusowe na koniec gry ({ $tile })
    }
trajan-reason-legionaries =
    { $change ->
        [one] o jednego legionistę więcej w prowincjach
        [few] o { $change } legionistów więcej w prowincjach
        [many] o { $change } legionistów więcej w prowincjach
       *[other] o { $change } legionisty więcej w prowincjach
    }
trajan-reason-time-left =
    { $change ->
        [one] kwartał jest o jeden krok krótszy
        [few] kwartał jest o { $change } kroki krótszy
        [many] kwartał jest o { $change } kroków krótszy
       *[other] kwartał jest o { $change } kroku krótszy
    }
trajan-reason-reach = następne rozkładanie może się skończyć przy { FORM($action, "loc") } (z tacy: { $trays }), a inaczej nie
trajan-reason-tile-planned =
    żeton Trajana na polu { $slot } ({ $kind }) możesz spełnić { $turns ->
        [1] w następnej turze
       *[other] za dwie tury
    }{ $keeps ->
        [0] {""}
       *[other] , a potem w każdym kwartale zaspokaja on jedną potrzebę
    }
trajan-reason-rounds-left =
    { $change ->
        [one] o jedną rundę więcej w tym kwartale
        [few] o { $change } rundy więcej w tym kwartale
        [many] o { $change } rund więcej w tym kwartale
       *[other] o { $change } rundy więcej w tym kwartale
    }
trajan-reason-votes =
    { $change ->
        [one] o jeden głos więcej w senacie (razem { $here })
        [few] o { $change } głosy więcej w senacie (razem { $here })
        [many] o { $change } głosów więcej w senacie (razem { $here })
       *[other] o { $change } głosu więcej w senacie (razem { $here })
    }
trajan-reason-cards =
    { $change ->
        [one] o jedną kartę towaru więcej na ręce
        [few] o { $change } karty towarów więcej na ręce
        [many] o { $change } kart towarów więcej na ręce
       *[other] o { $change } karty towarów więcej na ręce
    }
trajan-reason-worker-camp =
    { $change ->
        [one] o jednego pracownika więcej, który może budować
        [few] o { $change } pracowników więcej, którzy mogą budować
        [many] o { $change } pracowników więcej, którzy mogą budować
       *[other] o { $change } pracownika więcej, którzy mogą budować
    }
trajan-reason-military-camp =
    { $change ->
        [one] o jednego legionistę więcej, który może ruszyć do prowincji
        [few] o { $change } legionistów więcej, którzy mogą ruszyć do prowincji
        [many] o { $change } legionistów więcej, którzy mogą ruszyć do prowincji
       *[other] o { $change } legionisty więcej, którzy mogą ruszyć do prowincji
    }
trajan-reason-wild-goods =
    { $change ->
        [one] joker karty towaru na twoje statki
        [few] { $change } jokery karty towaru na twoje statki
        [many] { $change } jokerów karty towaru na twoje statki
       *[other] { $change } jokera karty towaru na twoje statki
    }
trajan-reason-wild-construction =
    { $change ->
        [one] joker żetonu budowy do twoich zestawów żetonów budowy
        [few] { $change } jokery żetonu budowy do twoich zestawów żetonów budowy
        [many] { $change } jokerów żetonu budowy do twoich zestawów żetonów budowy
       *[other] { $change } jokera żetonu budowy do twoich zestawów żetonów budowy
    }
trajan-reason-wild-demand = joker żetonu popytu, który zaspokaja dowolną potrzebę ludu
trajan-reason-extra-action = { $tile }, więc w jednej turze wykonasz akcję dwa razy
trajan-reason-trajan-tile =
    żeton Trajana na polu { $slot }, do spełnienia później ({ $kind }, { $here ->
        [one] jeden punkt
        [few] { $here } punkty
        [many] { $here } punktów
       *[other] { $here } punktu
    })
trajan-reason-tile-ready = oba kolory twojego żetonu Trajana na polu { $slot } leżą na jego tacy ({ $pair }): wystarczy skończyć tam turę i żeton jest twój
trajan-reason-half-ready = jeden z dwóch kolorów twojego żetonu Trajana na polu { $slot } leży na jego tacy ({ $pair })
trajan-reason-plus-two =
    { $change ->
        [one] o jeden żeton [+2] więcej na twojej planszy, więc akcję wykonasz jeszcze dwa razy
        [few] o { $change } żetony [+2] więcej na twojej planszy, więc akcję wykonasz jeszcze dwa razy
        [many] o { $change } żetonów [+2] więcej na twojej planszy, więc akcję wykonasz jeszcze dwa razy
       *[other] o { $change } żetonu [+2] więcej na twojej planszy, więc akcję wykonasz jeszcze dwa razy
    }
trajan-reason-to-move = następna tura jest twoja
trajan-reason-answers =
    { $change ->
        [one] na koniec kwartału możesz zaspokoić o jedną potrzebę { FORM($demand, "gen") } więcej
        [few] na koniec kwartału możesz zaspokoić o { $change } potrzeby { FORM($demand, "gen") } więcej
        [many] na koniec kwartału możesz zaspokoić o { $change } potrzeb { FORM($demand, "gen") } więcej
       *[other] na koniec kwartału możesz zaspokoić o { $change } potrzeby { FORM($demand, "gen") } więcej
    }
trajan-reason-kept = żeton, który zostaje u ciebie i w każdym kwartale zaspokaja potrzebę { FORM($demand, "gen") }
trajan-reason-demands-unmet =
    { $change ->
        [one] na koniec kwartału możesz zaspokoić o jedną potrzebę ludu więcej
        [few] na koniec kwartału możesz zaspokoić o { $change } potrzeby ludu więcej
        [many] na koniec kwartału możesz zaspokoić o { $change } potrzeb ludu więcej
       *[other] na koniec kwartału możesz zaspokoić o { $change } potrzeby ludu więcej
    }

## Plans at the own action circle: what the next own turns earn there, whatever the others do

# $tiles are Trajan tiles with what each brings, $legs the own turns that earn them, one after the other.
trajan-plan =
    { $late ->
        [0] { $tiles }: { $legs }
       *[other] { $tiles }, jeśli gra tyle potrwa: { $legs }
    }
trajan-plan-meets =
    na tacy { $slot } { $turns ->
        [1] w następnej turze
        [2] za dwie tury
       *[other] za trzy tury
    } będzie { $pair } (żeton Trajana: { $kind }, { POINTS($points) })
trajan-plan-lies =
    na tacy { $slot } leży { $pair }, a ten żeton Trajana możesz spełnić { $turns ->
        [1] w następnej turze
        [2] za dwie tury
       *[other] za trzy tury
    } ({ $kind }, { POINTS($points) })
trajan-plan-leg =
    { $turns ->
        [1] najpierw
       *[other] potem
    } z tacy { $tray } na tacę { $target } ({ FORM($action, "nom") })

## Why the markers fall in their order; $turns is 0 for this turn itself

trajan-order-drop = { $colour } na tacę { $tray }
trajan-order-only =
    Uwaga na kolejność: { $drops }. W innej kolejności żetonu Trajana na polu { $slot } ({ $pair }; { $kind }, { POINTS($points) }) nie spełnisz { $turns ->
        [0] teraz
        [1] już w następnej turze
       *[other] w ciągu dwóch tur
    }.
trajan-order-some =
    Uwaga na kolejność: przy niektórych kolejnościach znaczników spełnisz żeton Trajana na polu { $slot } ({ $pair }; { $kind }, { POINTS($points) }) { $turns ->
        [0] teraz
        [1] już w następnej turze
       *[other] w ciągu dwóch tur
    }, przy innych nie; przy tej tak.
trajan-order-any = Połóż znaczniki w dowolnej kolejności: nie zmienia to tego, co możesz spełnić w następnych dwóch turach.

# After "Look at".
trajan-stake-tile = swój żeton Trajana na polu { $slot } ({ $kind }, { POINTS($points) }): na jego tacy musi być { $pair }

trajan-period = kwartał

## Areas of the board, after "Look at"

# Accusative: „Spójrz na …”.
trajan-look-province = prowincje na mapie
trajan-look-district = dystrykt budowlany
trajan-look-ship = statki w porcie
trajan-look-deck = karty towarów w porcie
trajan-look-pile = stosy kart odrzuconych w porcie
trajan-look-stack = stosy żetonów Trajana
trajan-look-forum = forum
trajan-look-yellow = żółte pola forum
trajan-look-senate = senat
trajan-look-senate-bonus = żetony bonusowe przy senacie
trajan-look-time = tor czasu
trajan-look-demand = potrzeby ludu
trajan-look-quarter = tor czasu
trajan-look-mat-name = swoją planszę
trajan-look-mat-score = swoje punkty
trajan-look-mat-centre = środek swojego kręgu akcji
trajan-look-mat-tray = tace swojego kręgu akcji
trajan-look-mat-slot = swoje żetony Trajana i tace przy nich
trajan-look-mat-held = znaczniki, które masz na ręce
trajan-look-mat-plus-two = miejsca na swoje żetony [+2]
trajan-look-mat-hand = karty towarów na swojej ręce
trajan-look-mat-display = karty towarów w swojej strefie gry
trajan-look-mat-tiles = swoje żetony forum
trajan-look-mat-kept = żetony Trajana, które zatrzymujesz
trajan-look-mat-bonus = swoje żetony bonusowe
trajan-look-mat-built = swoje żetony budowy
trajan-look-mat-supply = swoje zasoby pionków
trajan-look-mat-worker-camp = swój obóz pracowników
trajan-look-mat-military-camp = swój obóz militarny
trajan-look-list = swoje opcje w tej chwili

## What happens after a turn

trajan-milestone-tile = spełniasz żeton Trajana przy tacy { $tray }
trajan-milestone-province = twój legionista dociera { FORM($province, "to") }
trajan-milestone-unmet =
    { $demands ->
        [one] jedna potrzeba zostaje niezaspokojona
        [few] { $demands } potrzeby zostają niezaspokojone
        [many] { $demands } potrzeb zostaje niezaspokojonych
       *[other] { $demands } potrzeby zostaje niezaspokojone
    }
