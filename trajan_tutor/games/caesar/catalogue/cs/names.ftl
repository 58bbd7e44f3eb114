### The names of everything in Caesar!. A word may have forms, which messages ask for with FORM($word, "form").

caesar-title = Caesar!
caesar-in-a-line = Obklič římské provincie: kdo má kolem větší vliv, ten je ovládne.

## Sides

caesar-side-caesar = Caesar
    .gen = Caesara
    .dat = Caesarovi
    .acc = Caesara
    .gender = ma
    .poss-m = Caesarův
    .poss-f = Caesarova
    .poss-n = Caesarovo
    .poss-pl = Caesarovy
caesar-side-pompey = Pompeius
    .gen = Pompeia
    .dat = Pompeiovi
    .acc = Pompeia
    .gender = ma
    .poss-m = Pompeiův
    .poss-f = Pompeiova
    .poss-n = Pompeiovo
    .poss-pl = Pompeiovy
caesar-crassus = Crassus
    .gen = Crassa
    .dat = Crassovi
    .acc = Crassa
    .gender = ma
    .poss-m = Crassův
    .poss-f = Crassova
    .poss-n = Crassovo
    .poss-pl = Crassovy

## Provinces

# The value is the bare name (after its noun: “v provincii { $province }”); .nom and the cases are “provincie Asia”.
caesar-province-hu = Hispania Ulterior
    .gen = provincie Hispania Ulterior
    .dat = provincii Hispania Ulterior
    .acc = provincii Hispania Ulterior
    .gender = f
    .nom = provincie Hispania Ulterior
caesar-province-hc = Hispania Citerior
    .gen = provincie Hispania Citerior
    .dat = provincii Hispania Citerior
    .acc = provincii Hispania Citerior
    .gender = f
    .nom = provincie Hispania Citerior
caesar-province-mt = Mauritania
    .gen = provincie Mauritania
    .dat = provincii Mauritania
    .acc = provincii Mauritania
    .gender = f
    .nom = provincie Mauritania
caesar-province-ga = Gallia
    .gen = provincie Gallia
    .dat = provincii Gallia
    .acc = provincii Gallia
    .gender = f
    .nom = provincie Gallia
caesar-province-sd = Sardinia
    .gen = provincie Sardinia
    .dat = provincii Sardinia
    .acc = provincii Sardinia
    .gender = f
    .nom = provincie Sardinia
caesar-province-nu = Numidia
    .gen = provincie Numidia
    .dat = provincii Numidia
    .acc = provincii Numidia
    .gender = f
    .nom = provincie Numidia
caesar-province-sc = Sicilia
    .gen = provincie Sicilia
    .dat = provincii Sicilia
    .acc = provincii Sicilia
    .gender = f
    .nom = provincie Sicilia
caesar-province-it = Italia
    .gen = provincie Italia
    .dat = provincii Italia
    .acc = provincii Italia
    .gender = f
    .nom = provincie Italia
caesar-province-gc = Gallia Cisalpina
    .gen = provincie Gallia Cisalpina
    .dat = provincii Gallia Cisalpina
    .acc = provincii Gallia Cisalpina
    .gender = f
    .nom = provincie Gallia Cisalpina
caesar-province-af = Africa
    .gen = provincie Africa
    .dat = provincii Africa
    .acc = provincii Africa
    .gender = f
    .nom = provincie Africa
caesar-province-ac = Achaia
    .gen = provincie Achaia
    .dat = provincii Achaia
    .acc = provincii Achaia
    .gender = f
    .nom = provincie Achaia
caesar-province-md = Macedonia
    .gen = provincie Macedonia
    .dat = provincii Macedonia
    .acc = provincii Macedonia
    .gender = f
    .nom = provincie Macedonia
caesar-province-dm = Dalmatia
    .gen = provincie Dalmatia
    .dat = provincii Dalmatia
    .acc = provincii Dalmatia
    .gender = f
    .nom = provincie Dalmatia
caesar-province-cy = Cyrene
    .gen = provincie Cyrene
    .dat = provincii Cyrene
    .acc = provincii Cyrene
    .gender = f
    .nom = provincie Cyrene
caesar-province-cr = Creta
    .gen = provincie Creta
    .dat = provincii Creta
    .acc = provincii Creta
    .gender = f
    .nom = provincie Creta
caesar-province-ag = Aegyptus
    .gen = provincie Aegyptus
    .dat = provincii Aegyptus
    .acc = provincii Aegyptus
    .gender = f
    .nom = provincie Aegyptus
caesar-province-as = Asia
    .gen = provincie Asia
    .dat = provincii Asia
    .acc = provincii Asia
    .gender = f
    .nom = provincie Asia
caesar-province-sy = Syria
    .gen = provincie Syria
    .dat = provincii Syria
    .acc = provincii Syria
    .gender = f
    .nom = provincie Syria

## Symbols

caesar-symbol-sword = meč
    .gen = meče
    .dat = meči
    .acc = meč
    .gender = m
caesar-symbol-shield = štít
    .gen = štítu
    .dat = štítu
    .acc = štít
    .gender = m
caesar-symbol-ship = loď
    .gen = lodi
    .dat = lodi
    .acc = loď
    .gender = f

## Bonus tokens; .token names the token, .a and .the with the article

# The value is the bare name; .nom (= .token) and the cases are “žeton Senát”.
caesar-bonus-none = bez bonusu
    .gen = žádného žetonu bonusu
    .dat = žádnému žetonu bonusu
    .acc = žádný žeton bonusu
    .gender = m
    .nom = žádný žeton bonusu
    .token = žádný žeton bonusu
caesar-bonus-senate = Senát
    .gen = žetonu Senát
    .dat = žetonu Senát
    .acc = žeton Senát
    .gender = m
    .nom = žeton Senát
    .token = žeton Senát
caesar-bonus-tactics = Taktika
    .gen = žetonu Taktika
    .dat = žetonu Taktika
    .acc = žeton Taktika
    .gender = m
    .nom = žeton Taktika
    .token = žeton Taktika
caesar-bonus-wealth = Bohatství
    .gen = žetonu Bohatství
    .dat = žetonu Bohatství
    .acc = žeton Bohatství
    .gender = m
    .nom = žeton Bohatství
    .token = žeton Bohatství
caesar-bonus-might = Síla
    .gen = žetonu Síla
    .dat = žetonu Síla
    .acc = žeton Síla
    .gender = m
    .nom = žeton Síla
    .token = žeton Síla
caesar-bonus-poison = Jed
    .gen = žetonu Jed
    .dat = žetonu Jed
    .acc = žeton Jed
    .gender = m
    .nom = žeton Jed
    .token = žeton Jed
caesar-bonus-centurion = Centurion
    .gen = žetonu bonusu Centurion
    .dat = žetonu bonusu Centurion
    .acc = žeton bonusu Centurion
    .gender = m
    .nom = žeton bonusu Centurion
    .token = žeton bonusu Centurion

## Tactic tiles

caesar-tile-a = A (vylosovat 2, umístit 1, vrátit 1)
caesar-tile-b = B (vylosovat 1, umístit 1)
caesar-tile-c = C (vylosovat 2, umístit 2)
caesar-tile-d = D (vzít žeton vlivu Centurion, umístit 1)
caesar-tile-e = E (vylosovat 1, vzít žeton vlivu Centurion, umístit 2)

## What is counted: control markers that a side has placed

caesar-counted =
    { $count ->
        [one] jeden žeton kontroly
        [few] { $count } žetony kontroly
       *[other] { $count } žetonů kontroly
    }
    .figure =
        { $count ->
            [one] { $count } žeton kontroly
            [few] { $count } žetony kontroly
           *[other] { $count } žetonů kontroly
        }
    .several = žetony kontroly
    .gen = žetonů kontroly
    .title = Kontrola
    .none = Nikdo zatím neumístil žeton kontroly.
    .quiet = nikdo neumístil žeton kontroly

## Where control markers went; .from follows a number of them

caesar-source-loaded = před touto pozicí
    .from = před touto pozicí
caesar-source-provinces = provincie
    .from =
        { $count ->
            [one] v provincii
            [few] v provinciích
           *[other] v provinciích
        }
caesar-source-italia = Italia
    .from = v provincii Italia
caesar-source-borders = hranice
    .from =
        { $count ->
            [one] na hranici
            [few] na hranicích
           *[other] na hranicích
        }
caesar-source-senate = Senát
    .from = pod žetonem Senát
caesar-source-discarded = mimo hru
    .from = mimo hru

## What is waited for, after "First"

# Infinitives, after “je třeba”.
caesar-phase-turn = umístit žeton
caesar-phase-bank = rozhodnout o žetonu bonusu z banku
caesar-phase-bank-draw = vylosovat žeton z banku, nebo ho nechat být
caesar-phase-order = vybrat, která provincie se vyhodnotí první
caesar-phase-closing = vyhodnotit uzavřenou provincii
caesar-phase-borders = dát žetony kontroly na hranice, nebo to nechat být
caesar-phase-bank-senate = dát žetony kontroly pod žeton Senát z banku
caesar-phase-senate = dát žetony kontroly pod žeton Senát
caesar-phase-bonus = rozhodnout o žetonu bonusu
caesar-phase-draw = vylosovat žeton, nebo si vzít žeton vlivu Centurion
caesar-phase-extra = přijmout, nebo odmítnout tah navíc
caesar-phase-crassus = nechat hrát Crassa
caesar-phase-over = začít novou partii

## Influence tokens; .name stands alone, .kind is what they fit

# The value is the bare name; .nom (= .token) and the cases are “žeton se štítem 3/3”.
caesar-token-shield-3-3 = štít 3/3
    .gen = žetonu se štítem 3/3
    .dat = žetonu se štítem 3/3
    .acc = žeton se štítem 3/3
    .gender = m
    .nom = žeton se štítem 3/3
    .token = žeton se štítem 3/3
    .name = Štít 3/3
    .kind = štít
caesar-token-shield-4-2 = štít 4/2
    .gen = žetonu se štítem 4/2
    .dat = žetonu se štítem 4/2
    .acc = žeton se štítem 4/2
    .gender = m
    .nom = žeton se štítem 4/2
    .token = žeton se štítem 4/2
    .name = Štít 4/2
    .kind = štít
caesar-token-shield-5-1 = štít 5/1
    .gen = žetonu se štítem 5/1
    .dat = žetonu se štítem 5/1
    .acc = žeton se štítem 5/1
    .gender = m
    .nom = žeton se štítem 5/1
    .token = žeton se štítem 5/1
    .name = Štít 5/1
    .kind = štít
caesar-token-shield-6-0 = štít 6/0
    .gen = žetonu se štítem 6/0
    .dat = žetonu se štítem 6/0
    .acc = žeton se štítem 6/0
    .gender = m
    .nom = žeton se štítem 6/0
    .token = žeton se štítem 6/0
    .name = Štít 6/0
    .kind = štít
caesar-token-shield-ship-4-4 = štít nebo loď 4/4
    .gen = žetonu se štítem nebo lodí 4/4
    .dat = žetonu se štítem nebo lodí 4/4
    .acc = žeton se štítem nebo lodí 4/4
    .gender = m
    .nom = žeton se štítem nebo lodí 4/4
    .token = žeton se štítem nebo lodí 4/4
    .name = Štít nebo loď 4/4
    .kind = štít nebo loď
caesar-token-ship-3-3 = loď 3/3
    .gen = žetonu s lodí 3/3
    .dat = žetonu s lodí 3/3
    .acc = žeton s lodí 3/3
    .gender = m
    .nom = žeton s lodí 3/3
    .token = žeton s lodí 3/3
    .name = Loď 3/3
    .kind = loď
caesar-token-ship-4-2 = loď 4/2
    .gen = žetonu s lodí 4/2
    .dat = žetonu s lodí 4/2
    .acc = žeton s lodí 4/2
    .gender = m
    .nom = žeton s lodí 4/2
    .token = žeton s lodí 4/2
    .name = Loď 4/2
    .kind = loď
caesar-token-ship-5-1 = loď 5/1
    .gen = žetonu s lodí 5/1
    .dat = žetonu s lodí 5/1
    .acc = žeton s lodí 5/1
    .gender = m
    .nom = žeton s lodí 5/1
    .token = žeton s lodí 5/1
    .name = Loď 5/1
    .kind = loď
caesar-token-ship-6-0 = loď 6/0
    .gen = žetonu s lodí 6/0
    .dat = žetonu s lodí 6/0
    .acc = žeton s lodí 6/0
    .gender = m
    .nom = žeton s lodí 6/0
    .token = žeton s lodí 6/0
    .name = Loď 6/0
    .kind = loď
caesar-token-sword-3-3 = meč 3/3
    .gen = žetonu s mečem 3/3
    .dat = žetonu s mečem 3/3
    .acc = žeton s mečem 3/3
    .gender = m
    .nom = žeton s mečem 3/3
    .token = žeton s mečem 3/3
    .name = Meč 3/3
    .kind = meč
caesar-token-sword-4-2 = meč 4/2
    .gen = žetonu s mečem 4/2
    .dat = žetonu s mečem 4/2
    .acc = žeton s mečem 4/2
    .gender = m
    .nom = žeton s mečem 4/2
    .token = žeton s mečem 4/2
    .name = Meč 4/2
    .kind = meč
caesar-token-sword-5-1 = meč 5/1
    .gen = žetonu s mečem 5/1
    .dat = žetonu s mečem 5/1
    .acc = žeton s mečem 5/1
    .gender = m
    .nom = žeton s mečem 5/1
    .token = žeton s mečem 5/1
    .name = Meč 5/1
    .kind = meč
caesar-token-sword-6-0 = meč 6/0
    .gen = žetonu s mečem 6/0
    .dat = žetonu s mečem 6/0
    .acc = žeton s mečem 6/0
    .gender = m
    .nom = žeton s mečem 6/0
    .token = žeton s mečem 6/0
    .name = Meč 6/0
    .kind = meč
caesar-token-sword-7-0 = meč 7/0
    .gen = žetonu s mečem 7/0
    .dat = žetonu s mečem 7/0
    .acc = žeton s mečem 7/0
    .gender = m
    .nom = žeton s mečem 7/0
    .token = žeton s mečem 7/0
    .name = Meč 7/0
    .kind = meč
caesar-token-wild-2-2 = žolík 2/2
    .gen = žolíkového žetonu 2/2
    .dat = žolíkovému žetonu 2/2
    .acc = žolíkový žeton 2/2
    .gender = m
    .nom = žolíkový žeton 2/2
    .token = žolíkový žeton 2/2
    .name = Žolík 2/2
    .kind = žolík
caesar-token-wild-3-1 = žolík 3/1
    .gen = žolíkového žetonu 3/1
    .dat = žolíkovému žetonu 3/1
    .acc = žolíkový žeton 3/1
    .gender = m
    .nom = žolíkový žeton 3/1
    .token = žolíkový žeton 3/1
    .name = Žolík 3/1
    .kind = žolík
caesar-token-wild-3-3 = žolík 3/3
    .gen = žolíkového žetonu 3/3
    .dat = žolíkovému žetonu 3/3
    .acc = žolíkový žeton 3/3
    .gender = m
    .nom = žolíkový žeton 3/3
    .token = žolíkový žeton 3/3
    .name = Žolík 3/3
    .kind = žolík
caesar-token-wild-4-0 = žolík 4/0
    .gen = žolíkového žetonu 4/0
    .dat = žolíkovému žetonu 4/0
    .acc = žolíkový žeton 4/0
    .gender = m
    .nom = žolíkový žeton 4/0
    .token = žolíkový žeton 4/0
    .name = Žolík 4/0
    .kind = žolík
