### What the coach says about Sylla: what a feature of a position means for a player, and the areas of the board.

sylla-reason-deniers =
    { $change ->
        [one] o jeden denár víc
        [few] o { $change } denáry víc
       *[other] o { $change } denárů víc
    }
sylla-reason-senators = víc hlasů: neotočených Senátorů je { $here } místo { $there }
sylla-reason-merchants =
    { $here ->
        [one] jeden Obchodník pro další příjmy
        [few] { $here } Obchodníci pro další příjmy
       *[other] { $here } Obchodníků pro další příjmy
    }
sylla-reason-slaves =
    { $here ->
        [one] jeden Otrok na placení
        [few] { $here } Otroci na placení
       *[other] { $here } Otroků na placení
    }
sylla-reason-freedom =
    { $here ->
        [one] jeden Otrok, který se na konci dá osvobodit
        [few] { $here } Otroci, kteří se na konci dají osvobodit
       *[other] { $here } Otroků, kteří se na konci dají osvobodit
    }
sylla-reason-legionaries = víc kostiček Legionářů proti dalším událostem
sylla-reason-vestals = víc kostiček Vestálek proti dalším událostem
sylla-reason-christians =
    { $here ->
        [one] jeden Křesťan pro Církev
        [few] { $here } Křesťané pro Církev
       *[other] { $here } Křesťanů pro Církev
    }
sylla-reason-cranes = karta Jeřáb na placení
sylla-reason-stalls =
    { $here ->
        [one] jeden Prodejní stánek pro další příjmy
        [few] { $here } Prodejní stánky pro další příjmy
       *[other] { $here } Prodejních stánků pro další příjmy
    }
sylla-reason-fields =
    { $here ->
        [one] jedna budova Pole proti hladu
        [few] { $here } budovy Pole proti hladu
       *[other] { $here } budov Pole proti hladu
    }
sylla-reason-temples = Soukromý chrám pro další žetony
sylla-reason-taverns = Hospoda, která posune ukazatel
sylla-reason-face-down =
    { $here ->
        [one] jeden prvek, který se ještě může otočit zpět
        [few] { $here } prvky, které se ještě mohou otočit zpět
       *[other] { $here } prvků, které se ještě mohou otočit zpět
    }
sylla-reason-tokens = žetony, které budou nejspíš cennější
sylla-reason-crises = lepší vyhlídky v krizích
sylla-reason-office = úřad prvního konzula

sylla-period = kolo

## Areas of the board, after "Look at"

sylla-look-event = události
sylla-look-slot = budovy na prodej
sylla-look-row = otevřené postavy
sylla-look-track-0 = ukazatele
sylla-look-track-1 = ukazatele
sylla-look-track-2 = ukazatele
sylla-look-track-3 = ukazatele
sylla-look-track-4 = ukazatele
sylla-look-supply = zásobu žetonů
sylla-look-mat-cards = své karty
sylla-look-mat-tilted = své karty otočené na stranu
sylla-look-mat-buildings = své budovy
sylla-look-mat-set = svou sadu
sylla-look-list = své současné možnosti

## What happens after a turn

sylla-milestone-crisis-costs = krize ti bere body prestiže ({ $colour })
sylla-milestone-crisis-brings = krize ti přináší body prestiže ({ $colour })
sylla-milestone-token = získáváš žeton { $colour }
sylla-milestone-famine = hlad ti bere body prestiže
