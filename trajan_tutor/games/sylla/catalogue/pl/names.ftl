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
    .acc = Kupca chrześcijańskiego
    .loc = Kupcu chrześcijańskim
    .gender = ma
    .many = Kupcy chrześcijańscy
    .many-gen = Kupców chrześcijańskich
    .many-acc = Kupców chrześcijańskich
sylla-card-christian-senator = Senator chrześcijański
    .gen = Senatora chrześcijańskiego
    .acc = Senatora chrześcijańskiego
    .loc = Senatorze chrześcijańskim
    .gender = ma
    .many = Senatorowie chrześcijańscy
    .many-gen = Senatorów chrześcijańskich
    .many-acc = Senatorów chrześcijańskich
sylla-card-christian-slave = Niewolnik chrześcijański
    .gen = Niewolnika chrześcijańskiego
    .acc = Niewolnika chrześcijańskiego
    .loc = Niewolniku chrześcijańskim
    .gender = ma
    .many = Niewolnicy chrześcijańscy
    .many-gen = Niewolników chrześcijańskich
    .many-acc = Niewolników chrześcijańskich
sylla-card-crane = karta Żuraw
    .gen = karty Żuraw
    .acc = kartę Żuraw
    .loc = karcie Żuraw
    .gender = f
    .many = karty Żuraw
    .many-gen = kart Żuraw
    .many-acc = karty Żuraw
sylla-card-legionary = Legionista
    .gen = Legionisty
    .acc = Legionistę
    .loc = Legioniście
    .gender = ma
    .many = Legioniści
    .many-gen = Legionistów
    .many-acc = Legionistów
sylla-card-merchant = Kupiec
    .gen = Kupca
    .acc = Kupca
    .loc = Kupcu
    .gender = ma
    .many = Kupcy
    .many-gen = Kupców
    .many-acc = Kupców
sylla-card-senator = Senator
    .gen = Senatora
    .acc = Senatora
    .loc = Senatorze
    .gender = ma
    .many = Senatorowie
    .many-gen = Senatorów
    .many-acc = Senatorów
sylla-card-slave = Niewolnik
    .gen = Niewolnika
    .acc = Niewolnika
    .loc = Niewolniku
    .gender = ma
    .many = Niewolnicy
    .many-gen = Niewolników
    .many-acc = Niewolników
sylla-card-vestal = Westalka
    .gen = Westalki
    .acc = Westalkę
    .loc = Westalce
    .gender = f
    .many = Westalki
    .many-gen = Westalek
    .many-acc = Westalki

## Buildings; .a and .the with the article, .many several; .card in its place on sale

sylla-tile-arch = Łuk triumfalny
    .gen = Łuku triumfalnego
    .acc = Łuk triumfalny
    .loc = Łuku triumfalnym
    .gender = m
    .many = Łuki triumfalne
    .many-gen = Łuków triumfalnych
    .many-acc = Łuki triumfalne
    .card = Łuk triumfalny
sylla-tile-bank = Bank
    .gen = Banku
    .acc = Bank
    .loc = Banku
    .gender = m
    .many = Banki
    .many-gen = Banków
    .many-acc = Banki
    .card = Bank
sylla-tile-crane = Żuraw
    .gen = Żurawia
    .acc = Żuraw
    .loc = Żurawiu
    .gender = m
    .many = Żurawie
    .many-gen = Żurawi
    .many-acc = Żurawie
    .card = Żuraw
sylla-tile-field = Pole uprawne
    .gen = Pola uprawnego
    .acc = Pole uprawne
    .loc = Polu uprawnym
    .gender = n
    .many = Pola uprawne
    .many-gen = Pól uprawnych
    .many-acc = Pola uprawne
    .card = Pole uprawne
sylla-tile-insula = Insula
    .gen = Insuli
    .acc = Insulę
    .loc = Insuli
    .gender = f
    .many = Insule
    .many-gen = Insul
    .many-acc = Insule
    .card = Insula
sylla-tile-stall = Stragan
    .gen = Straganu
    .acc = Stragan
    .loc = Straganie
    .gender = m
    .many = Stragany
    .many-gen = Straganów
    .many-acc = Stragany
    .card = Stragan
sylla-tile-statue = Posąg
    .gen = Posągu
    .acc = Posąg
    .loc = Posągu
    .gender = m
    .many = Posągi
    .many-gen = Posągów
    .many-acc = Posągi
    .card = Posąg
sylla-tile-tavern = Tawerna
    .gen = Tawerny
    .acc = Tawernę
    .loc = Tawernie
    .gender = f
    .many = Tawerny
    .many-gen = Tawern
    .many-acc = Tawerny
    .card = Tawerna
sylla-tile-temple = Prywatna świątynia
    .gen = Prywatnej świątyni
    .acc = Prywatną świątynię
    .loc = Prywatnej świątyni
    .gender = f
    .many = Prywatne świątynie
    .many-gen = Prywatnych świątyń
    .many-acc = Prywatne świątynie
    .card = Pryw. świątynia

## Events; .the with the article where the event has one, .card on its card

sylla-happening-cult = Kult cesarza
    .gen = Kultu cesarza
    .acc = Kult cesarza
    .loc = Kulcie cesarza
    .gender = m
    .card = Kult
sylla-happening-decadence = Dekadencja
    .gen = Dekadencji
    .acc = Dekadencję
    .loc = Dekadencji
    .gender = f
    .card = Dekadencja
sylla-happening-epidemic = Epidemia
    .gen = Epidemii
    .acc = Epidemię
    .loc = Epidemii
    .gender = f
    .card = Epidemia
sylla-happening-eruption = Erupcja
    .gen = Erupcji
    .acc = Erupcję
    .loc = Erupcji
    .gender = f
    .card = Erupcja
sylla-happening-famine = Głód
    .gen = Głodu
    .acc = Głód
    .loc = Głodzie
    .gender = m
    .card = Głód
sylla-happening-flood = Powódź
    .gen = Powodzi
    .acc = Powódź
    .loc = Powodzi
    .gender = f
    .card = Powódź
sylla-happening-looting = Grabież
    .gen = Grabieży
    .acc = Grabież
    .loc = Grabieży
    .gender = f
    .card = Grabież
sylla-happening-persecution = Prześladowanie chrześcijan
    .gen = Prześladowania chrześcijan
    .acc = Prześladowanie chrześcijan
    .loc = Prześladowaniu chrześcijan
    .gender = n
    .card = Prześladow.
sylla-happening-purge = Czystka w senacie
    .gen = Czystki w senacie
    .acc = Czystkę w senacie
    .loc = Czystce w senacie
    .gender = f
    .card = Czystka w senacie
sylla-happening-revolt = Bunt niewolników
    .gen = Buntu niewolników
    .acc = Bunt niewolników
    .loc = Buncie niewolników
    .gender = m
    .card = Bunt niewolników

## Great works

sylla-great-work-colosseum = Koloseum
    .gen = Koloseum
    .acc = Koloseum
    .loc = Koloseum
    .gender = n
sylla-great-work-granarii = Spichlerz
    .gen = Spichlerza
    .acc = Spichlerz
    .loc = Spichlerzu
    .gender = m
sylla-great-work-pantheum = Panteon
    .gen = Panteonu
    .acc = Panteon
    .loc = Panteonie
    .gender = m
sylla-great-work-senatus = Senat
    .gen = Senatu
    .acc = Senat
    .loc = Senacie
    .gender = m
sylla-great-work-templum = Świątynia
    .gen = Świątyni
    .acc = Świątynię
    .loc = Świątyni
    .gender = f
sylla-great-work-thermae = Łaźnie publiczne
    .gen = Łaźni publicznych
    .acc = Łaźnie publiczne
    .loc = Łaźniach publicznych
    .gender = f

## Colours of tokens and markers

sylla-colour-civic = Duch obywatelski
    .gen = Ducha obywatelskiego
    .acc = Ducha obywatelskiego
    .loc = Duchu obywatelskim
    .gender = m
sylla-colour-leisure = Czas wolny
    .gen = Czasu wolnego
    .acc = Czas wolny
    .loc = Czasie wolnym
    .gender = m
sylla-colour-health = Zdrowie
    .gen = Zdrowia
    .acc = Zdrowie
    .loc = Zdrowiu
    .gender = n

## Colours of hexagons; .a the hexagon

# The value is the masculine adjective; .nom, the cases and .many are “czerwony sześciokąt”.
sylla-hexagon-red = czerwony
    .gen = czerwonego sześciokąta
    .acc = czerwony sześciokąt
    .loc = czerwonym sześciokącie
    .ins = czerwonym sześciokątem
    .gender = m
    .nom = czerwony sześciokąt
    .few = czerwone
    .more = czerwonych
    .many = czerwone sześciokąty
    .many-gen = czerwonych sześciokątów
    .many-acc = czerwone sześciokąty
sylla-hexagon-yellow = żółty
    .gen = żółtego sześciokąta
    .acc = żółty sześciokąt
    .loc = żółtym sześciokącie
    .ins = żółtym sześciokątem
    .gender = m
    .nom = żółty sześciokąt
    .few = żółte
    .more = żółtych
    .many = żółte sześciokąty
    .many-gen = żółtych sześciokątów
    .many-acc = żółte sześciokąty
sylla-hexagon-grey = szary
    .gen = szarego sześciokąta
    .acc = szary sześciokąt
    .loc = szarym sześciokącie
    .ins = szarym sześciokątem
    .gender = m
    .nom = szary sześciokąt
    .few = szare
    .more = szarych
    .many = szare sześciokąty
    .many-gen = szarych sześciokątów
    .many-acc = szare sześciokąty

## Who fights; .many several

sylla-fighter-legionary = Legionista
    .gen = Legionisty
    .acc = Legionistę
    .loc = Legioniście
    .gender = ma
    .many = Legioniści
    .many-gen = Legionistów
    .many-acc = Legionistów
sylla-fighter-vestal = Westalka
    .gen = Westalki
    .acc = Westalkę
    .loc = Westalce
    .gender = f
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
