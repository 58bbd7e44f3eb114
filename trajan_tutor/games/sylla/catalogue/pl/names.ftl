### The names of everything in Sylla. A word may have forms, which messages ask for with FORM($word, "form").

sylla-title = Sylla
sylla-in-a-line = Licytuj dla Rzymu, zażegnuj kryzysy i zachowaj prestiż.
# Said once, as a game begins.
sylla-foreword = Część danych była tylko na zaginionych ilustracjach: wyliczyliśmy je, a szczegóły danego elementu o tym mówią.

## What is counted: prestige

sylla-counted =
    { $count ->
        [one] { $count } punkt prestiżu
        [few] { $count } punkty prestiżu
        [many] { $count } punktów prestiżu
       *[other] { $count } punktu prestiżu
    }
    .figure =
        { $count ->
            [one] { $count } punkt prestiżu
            [few] { $count } punkty prestiżu
            [many] { $count } punktów prestiżu
           *[other] { $count } punktu prestiżu
        }
    .several = punkty prestiżu
    .gen = punktów prestiżu
    .loc = punktach prestiżu
    .title = Prestiż
    .none = Nikt jeszcze nie ma punktów prestiżu.
    .quiet = nikt nie zyskał ani nie stracił punktów prestiżu

## Characters and the Crane card; .a and .the with the article, .many several

sylla-card-christian-merchant = Kupiec chrześcijański
    .gen = Kupca chrześcijańskiego
    .dat = Kupcowi chrześcijańskiemu
    .acc = Kupca chrześcijańskiego
    .loc = Kupcu chrześcijańskim
    .ins = Kupcem chrześcijańskim
    .gender = ma
    .number = one
    .many = Kupcy chrześcijańscy
    .many-gen = Kupców chrześcijańskich
    .many-acc = Kupców chrześcijańskich
sylla-card-christian-senator = Senator chrześcijański
    .gen = Senatora chrześcijańskiego
    .dat = Senatorowi chrześcijańskiemu
    .acc = Senatora chrześcijańskiego
    .loc = Senatorze chrześcijańskim
    .ins = Senatorem chrześcijańskim
    .gender = ma
    .number = one
    .many = Senatorowie chrześcijańscy
    .many-gen = Senatorów chrześcijańskich
    .many-acc = Senatorów chrześcijańskich
sylla-card-christian-slave = Niewolnik chrześcijański
    .gen = Niewolnika chrześcijańskiego
    .dat = Niewolnikowi chrześcijańskiemu
    .acc = Niewolnika chrześcijańskiego
    .loc = Niewolniku chrześcijańskim
    .ins = Niewolnikiem chrześcijańskim
    .gender = ma
    .number = one
    .many = Niewolnicy chrześcijańscy
    .many-gen = Niewolników chrześcijańskich
    .many-acc = Niewolników chrześcijańskich
sylla-card-crane = karta Żuraw
    .gen = karty Żuraw
    .dat = karcie Żuraw
    .acc = kartę Żuraw
    .loc = karcie Żuraw
    .ins = kartą Żuraw
    .gender = f
    .number = one
    .many = karty Żuraw
    .many-gen = kart Żuraw
    .many-acc = karty Żuraw
sylla-card-legionary = Legionista
    .gen = Legionisty
    .dat = Legioniście
    .acc = Legionistę
    .loc = Legioniście
    .ins = Legionistą
    .gender = ma
    .number = one
    .many = Legioniści
    .many-gen = Legionistów
    .many-acc = Legionistów
sylla-card-merchant = Kupiec
    .gen = Kupca
    .dat = Kupcowi
    .acc = Kupca
    .loc = Kupcu
    .ins = Kupcem
    .gender = ma
    .number = one
    .many = Kupcy
    .many-gen = Kupców
    .many-acc = Kupców
sylla-card-senator = Senator
    .gen = Senatora
    .dat = Senatorowi
    .acc = Senatora
    .loc = Senatorze
    .ins = Senatorem
    .gender = ma
    .number = one
    .many = Senatorowie
    .many-gen = Senatorów
    .many-acc = Senatorów
sylla-card-slave = Niewolnik
    .gen = Niewolnika
    .dat = Niewolnikowi
    .acc = Niewolnika
    .loc = Niewolniku
    .ins = Niewolnikiem
    .gender = ma
    .number = one
    .many = Niewolnicy
    .many-gen = Niewolników
    .many-acc = Niewolników
sylla-card-vestal = Westalka
    .gen = Westalki
    .dat = Westalce
    .acc = Westalkę
    .loc = Westalce
    .ins = Westalką
    .gender = f
    .number = one
    .many = Westalki
    .many-gen = Westalek
    .many-acc = Westalki

## Buildings; .a and .the with the article, .many several

sylla-tile-arch = Łuk triumfalny
    .gen = Łuku triumfalnego
    .dat = Łukowi triumfalnemu
    .acc = Łuk triumfalny
    .loc = Łuku triumfalnym
    .ins = Łukiem triumfalnym
    .gender = m
    .number = one
    .many = Łuki triumfalne
    .many-gen = Łuków triumfalnych
    .many-acc = Łuki triumfalne
sylla-tile-bank = Bank
    .gen = Banku
    .dat = Bankowi
    .acc = Bank
    .loc = Banku
    .ins = Bankiem
    .gender = m
    .number = one
    .many = Banki
    .many-gen = Banków
    .many-acc = Banki
sylla-tile-crane = Żuraw
    .gen = Żurawia
    .dat = Żurawiowi
    .acc = Żuraw
    .loc = Żurawiu
    .ins = Żurawiem
    .gender = m
    .number = one
    .many = Żurawie
    .many-gen = Żurawi
    .many-acc = Żurawie
sylla-tile-field = Pole uprawne
    .gen = Pola uprawnego
    .dat = Polu uprawnemu
    .acc = Pole uprawne
    .loc = Polu uprawnym
    .ins = Polem uprawnym
    .gender = n
    .number = one
    .many = Pola uprawne
    .many-gen = Pól uprawnych
    .many-acc = Pola uprawne
sylla-tile-insula = Insula
    .gen = Insuli
    .dat = Insuli
    .acc = Insulę
    .loc = Insuli
    .ins = Insulą
    .gender = f
    .number = one
    .many = Insule
    .many-gen = Insul
    .many-acc = Insule
sylla-tile-stall = Stragan
    .gen = Straganu
    .dat = Straganowi
    .acc = Stragan
    .loc = Straganie
    .ins = Straganem
    .gender = m
    .number = one
    .many = Stragany
    .many-gen = Straganów
    .many-acc = Stragany
sylla-tile-statue = Posąg
    .gen = Posągu
    .dat = Posągowi
    .acc = Posąg
    .loc = Posągu
    .ins = Posągiem
    .gender = m
    .number = one
    .many = Posągi
    .many-gen = Posągów
    .many-acc = Posągi
sylla-tile-tavern = Tawerna
    .gen = Tawerny
    .dat = Tawernie
    .acc = Tawernę
    .loc = Tawernie
    .ins = Tawerną
    .gender = f
    .number = one
    .many = Tawerny
    .many-gen = Tawern
    .many-acc = Tawerny
sylla-tile-temple = Prywatna świątynia
    .gen = Prywatnej świątyni
    .dat = Prywatnej świątyni
    .acc = Prywatną świątynię
    .loc = Prywatnej świątyni
    .ins = Prywatną świątynią
    .gender = f
    .number = one
    .many = Prywatne świątynie
    .many-gen = Prywatnych świątyń
    .many-acc = Prywatne świątynie

## Events; .the with the article where the event has one, .card on its card

sylla-happening-cult = Kult cesarza
    .gen = Kultu cesarza
    .dat = Kultowi cesarza
    .acc = Kult cesarza
    .loc = Kulcie cesarza
    .ins = Kultem cesarza
    .gender = m
    .number = one
    .card = Kult cesarza
sylla-happening-decadence = Dekadencja
    .gen = Dekadencji
    .dat = Dekadencji
    .acc = Dekadencję
    .loc = Dekadencji
    .ins = Dekadencją
    .gender = f
    .number = one
    .card = Dekadencja
sylla-happening-epidemic = Epidemia
    .gen = Epidemii
    .dat = Epidemii
    .acc = Epidemię
    .loc = Epidemii
    .ins = Epidemią
    .gender = f
    .number = one
    .card = Epidemia
sylla-happening-eruption = Erupcja
    .gen = Erupcji
    .dat = Erupcji
    .acc = Erupcję
    .loc = Erupcji
    .ins = Erupcją
    .gender = f
    .number = one
    .card = Erupcja
sylla-happening-famine = Głód
    .gen = Głodu
    .dat = Głodowi
    .acc = Głód
    .loc = Głodzie
    .ins = Głodem
    .gender = m
    .number = one
    .card = Głód
sylla-happening-flood = Powódź
    .gen = Powodzi
    .dat = Powodzi
    .acc = Powódź
    .loc = Powodzi
    .ins = Powodzią
    .gender = f
    .number = one
    .card = Powódź
sylla-happening-looting = Grabież
    .gen = Grabieży
    .dat = Grabieży
    .acc = Grabież
    .loc = Grabieży
    .ins = Grabieżą
    .gender = f
    .number = one
    .card = Grabież
sylla-happening-persecution = Prześladowanie chrześcijan
    .gen = Prześladowania chrześcijan
    .dat = Prześladowaniu chrześcijan
    .acc = Prześladowanie chrześcijan
    .loc = Prześladowaniu chrześcijan
    .ins = Prześladowaniem chrześcijan
    .gender = n
    .number = one
    .card = Prześladowanie
sylla-happening-purge = Czystka w senacie
    .gen = Czystki w senacie
    .dat = Czystce w senacie
    .acc = Czystkę w senacie
    .loc = Czystce w senacie
    .ins = Czystką w senacie
    .gender = f
    .number = one
    .card = Czystka w senacie
sylla-happening-revolt = Bunt niewolników
    .gen = Buntu niewolników
    .dat = Buntowi niewolników
    .acc = Bunt niewolników
    .loc = Buncie niewolników
    .ins = Buntem niewolników
    .gender = m
    .number = one
    .card = Bunt niewolników

## Great works

sylla-great-work-colosseum = Koloseum
    .gen = Koloseum
    .dat = Koloseum
    .acc = Koloseum
    .loc = Koloseum
    .ins = Koloseum
    .gender = n
    .number = one
sylla-great-work-granarii = Spichlerz
    .gen = Spichlerza
    .dat = Spichlerzowi
    .acc = Spichlerz
    .loc = Spichlerzu
    .ins = Spichlerzem
    .gender = m
    .number = one
sylla-great-work-pantheum = Panteon
    .gen = Panteonu
    .dat = Panteonowi
    .acc = Panteon
    .loc = Panteonie
    .ins = Panteonem
    .gender = m
    .number = one
sylla-great-work-senatus = Senat
    .gen = Senatu
    .dat = Senatowi
    .acc = Senat
    .loc = Senacie
    .ins = Senatem
    .gender = m
    .number = one
sylla-great-work-templum = Świątynia
    .gen = Świątyni
    .dat = Świątyni
    .acc = Świątynię
    .loc = Świątyni
    .ins = Świątynią
    .gender = f
    .number = one
sylla-great-work-thermae = Łaźnie publiczne
    .gen = Łaźni publicznych
    .dat = Łaźniom publicznym
    .acc = Łaźnie publiczne
    .loc = Łaźniach publicznych
    .ins = Łaźniami publicznymi
    .gender = f
    .number = many

## Colours of tokens and markers

sylla-colour-civic = Duch obywatelski
    .gen = Ducha obywatelskiego
    .dat = Duchowi obywatelskiemu
    .acc = Ducha obywatelskiego
    .loc = Duchu obywatelskim
    .ins = Duchem obywatelskim
    .gender = m
    .number = one
sylla-colour-leisure = Czas wolny
    .gen = Czasu wolnego
    .dat = Czasowi wolnemu
    .acc = Czas wolny
    .loc = Czasie wolnym
    .ins = Czasem wolnym
    .gender = m
    .number = one
sylla-colour-health = Zdrowie
    .gen = Zdrowia
    .dat = Zdrowiu
    .acc = Zdrowie
    .loc = Zdrowiu
    .ins = Zdrowiem
    .gender = n
    .number = one

## Colours of hexagons; .a the hexagon

# The value is the masculine adjective; .nom, the cases and .many are “czerwony sześciokąt”.
sylla-hexagon-red = czerwony
    .gen = czerwonego sześciokąta
    .dat = czerwonemu sześciokątowi
    .acc = czerwony sześciokąt
    .loc = czerwonym sześciokącie
    .ins = czerwonym sześciokątem
    .gender = m
    .number = one
    .nom = czerwony sześciokąt
    .few = czerwone
    .more = czerwonych
    .many = czerwone sześciokąty
    .many-gen = czerwonych sześciokątów
    .many-acc = czerwone sześciokąty
sylla-hexagon-yellow = żółty
    .gen = żółtego sześciokąta
    .dat = żółtemu sześciokątowi
    .acc = żółty sześciokąt
    .loc = żółtym sześciokącie
    .ins = żółtym sześciokątem
    .gender = m
    .number = one
    .nom = żółty sześciokąt
    .few = żółte
    .more = żółtych
    .many = żółte sześciokąty
    .many-gen = żółtych sześciokątów
    .many-acc = żółte sześciokąty
sylla-hexagon-grey = szary
    .gen = szarego sześciokąta
    .dat = szaremu sześciokątowi
    .acc = szary sześciokąt
    .loc = szarym sześciokącie
    .ins = szarym sześciokątem
    .gender = m
    .number = one
    .nom = szary sześciokąt
    .few = szare
    .more = szarych
    .many = szare sześciokąty
    .many-gen = szarych sześciokątów
    .many-acc = szare sześciokąty

## Who fights; .many several

sylla-fighter-legionary = Legionista
    .gen = Legionisty
    .dat = Legioniście
    .acc = Legionistę
    .loc = Legioniście
    .ins = Legionistą
    .gender = ma
    .number = one
    .many = Legioniści
    .many-gen = Legionistów
    .many-acc = Legionistów
sylla-fighter-vestal = Westalka
    .gen = Westalki
    .dat = Westalce
    .acc = Westalkę
    .loc = Westalce
    .ins = Westalką
    .gender = f
    .number = one
    .many = Westalki
    .many-gen = Westalek
    .many-acc = Westalki

## Directions on a track

sylla-direction-left = w lewo
sylla-direction-right = w prawo

## Sources of prestige

sylla-source-loaded = sprzed tej pozycji
    .from = sprzed tej pozycji
sylla-source-start = początek
    .from = na początek
sylla-source-buildings = budynki
    .from = za budynki
sylla-source-decadence = Dekadencja
    .from = za Dekadencję
sylla-source-works = wielkie projekty
    .from = za wielkie projekty
sylla-source-plebs = plebs
    .from = za plebs
sylla-source-famine = głód
    .from = za głód
sylla-source-crisis = kryzysy
    .from = za kryzysy
sylla-source-christians = Chrześcijanie
    .from = za Chrześcijan
sylla-source-slaves = uwolnieni Niewolnicy
    .from = za uwolnionych Niewolników
sylla-source-tokens = żetony
    .from = za żetony

## What has to be done first

# Infinitives, after “trzeba”.
sylla-phase-choose = wybrać postacie
sylla-phase-election = wybrać pierwszego konsula
sylla-phase-consul = poczekać, aż konsul weźmie żeton
sylla-phase-recruit = zwerbować postać
sylla-phase-offer = wystawić budynek na licytację
sylla-phase-sale = dokończyć licytację budynku
sylla-phase-pay = zapłacić za budynek
sylla-phase-keep = zdecydować, czy budynek odrzucić, czy zatrzymać
sylla-phase-insula = wziąć żetony za Insulę
sylla-phase-temple = użyć Prywatnych świątyń albo z nich zrezygnować
sylla-phase-tavern = użyć Tawern albo z nich zrezygnować
sylla-phase-fight = rozmieścić kostki na wydarzeniach
sylla-phase-prevent = wskazać dwa zażegnane wydarzenia (decyduje konsul)
sylla-phase-turn-down = zakryć element
sylla-phase-remove = wskazać wydarzenie, które opuści grę (decyduje konsul)
sylla-phase-hand = wybrać denary i kciuk na wielki projekt
sylla-phase-over = nie robić już nic: koniec rozgrywki

## Thumbs

sylla-thumb-up = w górę
sylla-thumb-down = w dół
