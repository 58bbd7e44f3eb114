### The names of everything in Sylla. A word may have forms, which messages ask for with FORM($word, "form").

sylla-title = Sylla
sylla-in-a-line = Přihazuj ve prospěch Říma, odvracej krize a udrž si prestiž.
# Said once, as a game begins.
sylla-foreword = Některé údaje byly jen na ztracených obrázcích: dopočítali jsme je a v podrobnostech daného prvku je to uvedeno.

## What is counted: prestige

sylla-counted =
    { $count ->
        [one] { $count } bod prestiže
        [few] { $count } body prestiže
       *[other] { $count } bodů prestiže
    }
    .figure =
        { $count ->
            [one] { $count } bod prestiže
            [few] { $count } body prestiže
           *[other] { $count } bodů prestiže
        }
    .several = body prestiže
    .gen = bodů prestiže
    .title = Prestiž
    .none = Nikdo zatím nemá žádné body prestiže.
    .quiet = nikdo body prestiže nezískal ani neztratil

## Characters and the Crane card; .a and .the with the article, .many several

sylla-card-christian-merchant = Křesťanský obchodník
    .gen = Křesťanského obchodníka
    .dat = Křesťanskému obchodníkovi
    .acc = Křesťanského obchodníka
    .gender = ma
    .many = Křesťanští obchodníci
    .many-gen = Křesťanských obchodníků
    .many-acc = Křesťanské obchodníky
sylla-card-christian-senator = Křesťanský senátor
    .gen = Křesťanského senátora
    .dat = Křesťanskému senátorovi
    .acc = Křesťanského senátora
    .gender = ma
    .many = Křesťanští senátoři
    .many-gen = Křesťanských senátorů
    .many-acc = Křesťanské senátory
sylla-card-christian-slave = Křesťanský otrok
    .gen = Křesťanského otroka
    .dat = Křesťanskému otrokovi
    .acc = Křesťanského otroka
    .gender = ma
    .many = Křesťanští otroci
    .many-gen = Křesťanských otroků
    .many-acc = Křesťanské otroky
sylla-card-crane = karta Jeřáb
    .gen = karty Jeřáb
    .dat = kartě Jeřáb
    .acc = kartu Jeřáb
    .gender = f
    .many = karty Jeřáb
    .many-gen = karet Jeřáb
    .many-acc = karty Jeřáb
sylla-card-legionary = Legionář
    .gen = Legionáře
    .dat = Legionáři
    .acc = Legionáře
    .gender = ma
    .many = Legionáři
    .many-gen = Legionářů
    .many-acc = Legionáře
sylla-card-merchant = Obchodník
    .gen = Obchodníka
    .dat = Obchodníkovi
    .acc = Obchodníka
    .gender = ma
    .many = Obchodníci
    .many-gen = Obchodníků
    .many-acc = Obchodníky
sylla-card-senator = Senátor
    .gen = Senátora
    .dat = Senátorovi
    .acc = Senátora
    .gender = ma
    .many = Senátoři
    .many-gen = Senátorů
    .many-acc = Senátory
sylla-card-slave = Otrok
    .gen = Otroka
    .dat = Otrokovi
    .acc = Otroka
    .gender = ma
    .many = Otroci
    .many-gen = Otroků
    .many-acc = Otroky
sylla-card-vestal = Vestálka
    .gen = Vestálky
    .dat = Vestálce
    .acc = Vestálku
    .gender = f
    .many = Vestálky
    .many-gen = Vestálek
    .many-acc = Vestálky

## Buildings; .a and .the with the article, .many several; .card in its place on sale

sylla-tile-arch = Vítězný oblouk
    .gen = Vítězného oblouku
    .dat = Vítěznému oblouku
    .acc = Vítězný oblouk
    .gender = m
    .many = Vítězné oblouky
    .many-gen = Vítězných oblouků
    .many-acc = Vítězné oblouky
    .card = Vítězný oblouk
sylla-tile-bank = Banka
    .gen = Banky
    .dat = Bance
    .acc = Banku
    .gender = f
    .many = Banky
    .many-gen = Bank
    .many-acc = Banky
    .card = Banka
sylla-tile-crane = Jeřáb
    .gen = Jeřábu
    .dat = Jeřábu
    .acc = Jeřáb
    .gender = m
    .many = Jeřáby
    .many-gen = Jeřábů
    .many-acc = Jeřáby
    .card = Jeřáb
sylla-tile-field = Pole
    .gen = Pole
    .dat = Poli
    .acc = Pole
    .gender = n
    .many = Pole
    .many-gen = Polí
    .many-acc = Pole
    .card = Pole
sylla-tile-insula = Insula
    .gen = Insuly
    .dat = Insule
    .acc = Insulu
    .gender = f
    .many = Insuly
    .many-gen = Insul
    .many-acc = Insuly
    .card = Insula
sylla-tile-stall = Prodejní stánek
    .gen = Prodejního stánku
    .dat = Prodejnímu stánku
    .acc = Prodejní stánek
    .gender = m
    .many = Prodejní stánky
    .many-gen = Prodejních stánků
    .many-acc = Prodejní stánky
    .card = Stánek
sylla-tile-statue = Socha
    .gen = Sochy
    .dat = Soše
    .acc = Sochu
    .gender = f
    .many = Sochy
    .many-gen = Soch
    .many-acc = Sochy
    .card = Socha
sylla-tile-tavern = Hospoda
    .gen = Hospody
    .dat = Hospodě
    .acc = Hospodu
    .gender = f
    .many = Hospody
    .many-gen = Hospod
    .many-acc = Hospody
    .card = Hospoda
sylla-tile-temple = Soukromý chrám
    .gen = Soukromého chrámu
    .dat = Soukromému chrámu
    .acc = Soukromý chrám
    .gender = m
    .many = Soukromé chrámy
    .many-gen = Soukromých chrámů
    .many-acc = Soukromé chrámy
    .card = Soukr. chrám

## Events; .the with the article where the event has one, .card on its card

sylla-happening-cult = Imperiální kult
    .gen = Imperiálního kultu
    .dat = Imperiálnímu kultu
    .acc = Imperiální kult
    .gender = m
    .card = Imperiální kult
sylla-happening-decadence = Dekadence
    .gen = Dekadence
    .dat = Dekadenci
    .acc = Dekadenci
    .gender = f
    .card = Dekadence
sylla-happening-epidemic = Epidemie
    .gen = Epidemie
    .dat = Epidemii
    .acc = Epidemii
    .gender = f
    .card = Epidemie
sylla-happening-eruption = Erupce
    .gen = Erupce
    .dat = Erupci
    .acc = Erupci
    .gender = f
    .card = Erupce
sylla-happening-famine = Hlad
    .gen = Hladu
    .dat = Hladu
    .acc = Hlad
    .gender = m
    .card = Hlad
sylla-happening-flood = Povodeň
    .gen = Povodně
    .dat = Povodni
    .acc = Povodeň
    .gender = f
    .card = Povodeň
sylla-happening-looting = Rabování
    .gen = Rabování
    .dat = Rabování
    .acc = Rabování
    .gender = n
    .card = Rabování
sylla-happening-persecution = Perzekuce křesťanů
    .gen = Perzekuce křesťanů
    .dat = Perzekuci křesťanů
    .acc = Perzekuci křesťanů
    .gender = f
    .card = Perzekuce
sylla-happening-purge = Senátní čistka
    .gen = Senátní čistky
    .dat = Senátní čistce
    .acc = Senátní čistku
    .gender = f
    .card = Čistka
sylla-happening-revolt = Revolta otroků
    .gen = Revolty otroků
    .dat = Revoltě otroků
    .acc = Revoltu otroků
    .gender = f
    .card = Revolta

## Great works

sylla-great-work-colosseum = Koloseum
    .gen = Kolosea
    .dat = Koloseu
    .acc = Koloseum
    .gender = n
sylla-great-work-granarii = Sýpka
    .gen = Sýpky
    .dat = Sýpce
    .acc = Sýpku
    .gender = f
sylla-great-work-pantheum = Pantheon
    .gen = Pantheonu
    .dat = Pantheonu
    .acc = Pantheon
    .gender = m
sylla-great-work-senatus = Senát
    .gen = Senátu
    .dat = Senátu
    .acc = Senát
    .gender = m
sylla-great-work-templum = Chrám
    .gen = Chrámu
    .dat = Chrámu
    .acc = Chrám
    .gender = m
sylla-great-work-thermae = Veřejné lázně
    .gen = Veřejných lázní
    .dat = Veřejným lázním
    .acc = Veřejné lázně
    .gender = f

## Colours of tokens and markers

sylla-colour-civic = Občanský duch
    .gen = Občanského ducha
    .dat = Občanskému duchu
    .acc = Občanského ducha
    .gender = m
sylla-colour-leisure = Volný čas
    .gen = Volného času
    .dat = Volnému času
    .acc = Volný čas
    .gender = m
sylla-colour-health = Zdraví
    .gen = Zdraví
    .dat = Zdraví
    .acc = Zdraví
    .gender = n

## Colours of hexagons; .a the hexagon

# The value is the masculine adjective; .nom, the cases and .many are “červený šestiúhelník”.
sylla-hexagon-red = červený
    .gen = červeného šestiúhelníku
    .dat = červenému šestiúhelníku
    .acc = červený šestiúhelník
    .gender = m
    .nom = červený šestiúhelník
    .few = červené
    .more = červených
    .many = červené šestiúhelníky
    .many-gen = červených šestiúhelníků
    .many-acc = červené šestiúhelníky
sylla-hexagon-yellow = žlutý
    .gen = žlutého šestiúhelníku
    .dat = žlutému šestiúhelníku
    .acc = žlutý šestiúhelník
    .gender = m
    .nom = žlutý šestiúhelník
    .few = žluté
    .more = žlutých
    .many = žluté šestiúhelníky
    .many-gen = žlutých šestiúhelníků
    .many-acc = žluté šestiúhelníky
sylla-hexagon-grey = šedý
    .gen = šedého šestiúhelníku
    .dat = šedému šestiúhelníku
    .acc = šedý šestiúhelník
    .gender = m
    .nom = šedý šestiúhelník
    .few = šedé
    .more = šedých
    .many = šedé šestiúhelníky
    .many-gen = šedých šestiúhelníků
    .many-acc = šedé šestiúhelníky

## Who fights; .many several

sylla-fighter-legionary = Legionář
    .gen = Legionáře
    .dat = Legionáři
    .acc = Legionáře
    .gender = ma
    .many = Legionáři
    .many-gen = Legionářů
    .many-acc = Legionáře
sylla-fighter-vestal = Vestálka
    .gen = Vestálky
    .dat = Vestálce
    .acc = Vestálku
    .gender = f
    .many = Vestálky
    .many-gen = Vestálek
    .many-acc = Vestálky

## Directions on a track

sylla-direction-left = doleva
sylla-direction-right = doprava

## Sources of prestige

sylla-source-loaded = před touto pozicí
    .from = z doby před touto pozicí
sylla-source-start = začátek
    .from = ze začátku
sylla-source-buildings = budovy
    .from = za budovy
sylla-source-decadence = Dekadence
    .from = za Dekadenci
sylla-source-works = velké projekty
    .from = za velké projekty
sylla-source-plebs = plebejové
    .from = za plebeje
sylla-source-famine = hlad
    .from = za hlad
sylla-source-crisis = krize
    .from = za krize
sylla-source-christians = Křesťané
    .from = za Křesťany
sylla-source-slaves = osvobození Otroci
    .from = za osvobozené Otroky
sylla-source-tokens = žetony
    .from = za žetony

## What has to be done first

# Infinitives, after “je třeba”.
sylla-phase-choose = vybrat postavy
sylla-phase-election = zvolit prvního konzula
sylla-phase-consul = počkat, až si konzul vezme žeton
sylla-phase-recruit = najmout postavu
sylla-phase-offer = nabídnout budovu
sylla-phase-sale = dokončit přihazování o budovu
sylla-phase-pay = zaplatit budovu
sylla-phase-keep = rozhodnout, jestli budovu odložit, nebo si ji nechat
sylla-phase-insula = vzít žetony za budovu Insula
sylla-phase-temple = využít Soukromé chrámy, nebo je nechat být
sylla-phase-tavern = využít Hospody, nebo je nechat být
sylla-phase-fight = rozmístit kostičky na události
sylla-phase-prevent = určit dvě odvrácené události (rozhoduje konzul)
sylla-phase-turn-down = otočit prvek lícem dolů
sylla-phase-remove = určit událost, která opustí hru (rozhoduje konzul)
sylla-phase-hand = zvolit denáry a palec pro velký projekt
sylla-phase-over = nedělat už nic: partie skončila

## Thumbs

sylla-thumb-up = nahoru
sylla-thumb-down = dolů
