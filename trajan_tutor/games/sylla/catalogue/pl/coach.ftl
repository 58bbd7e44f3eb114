### What the coach says about Sylla: what a feature of a position means for a player, and the areas of the board.

sylla-reason-deniers =
    { $change ->
        [one] o jednego denara więcej
        [few] o { $change } denary więcej
        [many] o { $change } denarów więcej
       *[other] o { $change } denara więcej
    }
sylla-reason-senators = więcej głosów: nieobróconych Senatorów jest { $here }, a nie { $there }
sylla-reason-merchants =
    { $here ->
        [one] jeden Kupiec na następne dochody
        [few] { $here } Kupców na następne dochody
        [many] { $here } Kupców na następne dochody
       *[other] { $here } Kupca na następne dochody
    }
sylla-reason-slaves =
    { $here ->
        [one] jeden Niewolnik do płacenia
        [few] { $here } Niewolników do płacenia
        [many] { $here } Niewolników do płacenia
       *[other] { $here } Niewolnika do płacenia
    }
sylla-reason-freedom =
    { $here ->
        [one] jeden Niewolnik, którego na koniec można uwolnić
        [few] { $here } Niewolników, których na koniec można uwolnić
        [many] { $here } Niewolników, których na koniec można uwolnić
       *[other] { $here } Niewolnika, których na koniec można uwolnić
    }
sylla-reason-legionaries = więcej kostek Legionistów przeciw następnym wydarzeniom
sylla-reason-vestals = więcej kostek Westalek przeciw następnym wydarzeniom
sylla-reason-christians =
    { $here ->
        [one] jeden Chrześcijanin na Kościół
        [few] { $here } Chrześcijan na Kościół
        [many] { $here } Chrześcijan na Kościół
       *[other] { $here } Chrześcijanina na Kościół
    }
sylla-reason-cranes = karta Żuraw do płacenia
sylla-reason-stalls =
    { $here ->
        [one] jeden Stragan na następne dochody
        [few] { $here } Stragany na następne dochody
        [many] { $here } Straganów na następne dochody
       *[other] { $here } Straganu na następne dochody
    }
sylla-reason-fields =
    { $here ->
        [one] jedno Pole uprawne przeciw głodowi
        [few] { $here } Pola uprawne przeciw głodowi
        [many] { $here } Pól uprawnych przeciw głodowi
       *[other] { $here } Pola uprawnego przeciw głodowi
    }
sylla-reason-temples = Prywatna świątynia na następne żetony
sylla-reason-taverns = Tawerna, która przesunie znacznik
sylla-reason-face-down =
    { $here ->
        [one] jeden element, który może się jeszcze odkryć
        [few] { $here } elementy, które mogą się jeszcze odkryć
        [many] { $here } elementów, które mogą się jeszcze odkryć
       *[other] { $here } elementu, które mogą się jeszcze odkryć
    }
sylla-reason-tokens = żetony, które będą raczej warte więcej
sylla-reason-crises = lepsza pozycja w kryzysach
sylla-reason-office = urząd pierwszego konsula

sylla-period = runda

## Areas of the board, after "Look at"

# Accusative: „Spójrz na …”.
sylla-look-event = wydarzenia
sylla-look-slot = budynki na sprzedaż
sylla-look-row = odkryte postacie
sylla-look-track-0 = znaczniki
sylla-look-track-1 = znaczniki
sylla-look-track-2 = znaczniki
sylla-look-track-3 = znaczniki
sylla-look-track-4 = znaczniki
sylla-look-supply = zasoby żetonów
sylla-look-mat-cards = swoje karty
sylla-look-mat-tilted = swoje obrócone karty
sylla-look-mat-buildings = swoje budynki
sylla-look-mat-set = swój zestaw
sylla-look-list = swoje opcje w tej chwili

## What happens after a turn

sylla-milestone-crisis-costs = kryzys kosztuje cię prestiż ({ $colour })
sylla-milestone-crisis-brings = kryzys daje ci prestiż ({ $colour })
sylla-milestone-token = zdobywasz żeton { $colour }
sylla-milestone-famine = głód kosztuje cię prestiż
