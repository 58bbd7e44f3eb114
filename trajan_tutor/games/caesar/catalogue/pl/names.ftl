### The names of everything in Caesar!. A word may have forms, which messages ask for with FORM($word, "form").

caesar-title = Caesar!
caesar-in-a-line = Otocz prowincje Rzymu: kto ma wokół większą siłę, ten w nich rządzi.

## Sides

# Possessives are the genitive: “żeton Cezara”.
caesar-side-caesar = Cezar
    .gen = Cezara
    .acc = Cezara
    .loc = Cezarze
    .gender = ma
caesar-side-pompey = Pompejusz
    .gen = Pompejusza
    .acc = Pompejusza
    .loc = Pompejuszu
    .gender = ma
caesar-crassus = Krassus
    .gen = Krassusa
    .acc = Krassusa
    .loc = Krassusie
    .gender = ma

## Provinces

# The value is the bare name (after its noun: “w prowincji { $province }”); .nom and the cases are “prowincja Asia”.
caesar-province-hu = Hispania Ulterior
    .gen = prowincji Hispania Ulterior
    .acc = prowincję Hispania Ulterior
    .loc = prowincji Hispania Ulterior
    .gender = f
    .nom = prowincja Hispania Ulterior
caesar-province-hc = Hispania Citerior
    .gen = prowincji Hispania Citerior
    .acc = prowincję Hispania Citerior
    .loc = prowincji Hispania Citerior
    .gender = f
    .nom = prowincja Hispania Citerior
caesar-province-mt = Mauritania
    .gen = prowincji Mauritania
    .acc = prowincję Mauritania
    .loc = prowincji Mauritania
    .gender = f
    .nom = prowincja Mauritania
caesar-province-ga = Gallia
    .gen = prowincji Gallia
    .acc = prowincję Gallia
    .loc = prowincji Gallia
    .gender = f
    .nom = prowincja Gallia
caesar-province-sd = Sardinia
    .gen = prowincji Sardinia
    .acc = prowincję Sardinia
    .loc = prowincji Sardinia
    .gender = f
    .nom = prowincja Sardinia
caesar-province-nu = Numidia
    .gen = prowincji Numidia
    .acc = prowincję Numidia
    .loc = prowincji Numidia
    .gender = f
    .nom = prowincja Numidia
caesar-province-sc = Sicilia
    .gen = prowincji Sicilia
    .acc = prowincję Sicilia
    .loc = prowincji Sicilia
    .gender = f
    .nom = prowincja Sicilia
caesar-province-it = Italia
    .gen = prowincji Italia
    .acc = prowincję Italia
    .loc = prowincji Italia
    .gender = f
    .nom = prowincja Italia
caesar-province-gc = Gallia Cisalpina
    .gen = prowincji Gallia Cisalpina
    .acc = prowincję Gallia Cisalpina
    .loc = prowincji Gallia Cisalpina
    .gender = f
    .nom = prowincja Gallia Cisalpina
caesar-province-af = Africa
    .gen = prowincji Africa
    .acc = prowincję Africa
    .loc = prowincji Africa
    .gender = f
    .nom = prowincja Africa
caesar-province-ac = Achaia
    .gen = prowincji Achaia
    .acc = prowincję Achaia
    .loc = prowincji Achaia
    .gender = f
    .nom = prowincja Achaia
caesar-province-md = Macedonia
    .gen = prowincji Macedonia
    .acc = prowincję Macedonia
    .loc = prowincji Macedonia
    .gender = f
    .nom = prowincja Macedonia
caesar-province-dm = Dalmatia
    .gen = prowincji Dalmatia
    .acc = prowincję Dalmatia
    .loc = prowincji Dalmatia
    .gender = f
    .nom = prowincja Dalmatia
caesar-province-cy = Cyrene
    .gen = prowincji Cyrene
    .acc = prowincję Cyrene
    .loc = prowincji Cyrene
    .gender = f
    .nom = prowincja Cyrene
caesar-province-cr = Creta
    .gen = prowincji Creta
    .acc = prowincję Creta
    .loc = prowincji Creta
    .gender = f
    .nom = prowincja Creta
caesar-province-ag = Aegyptus
    .gen = prowincji Aegyptus
    .acc = prowincję Aegyptus
    .loc = prowincji Aegyptus
    .gender = f
    .nom = prowincja Aegyptus
caesar-province-as = Asia
    .gen = prowincji Asia
    .acc = prowincję Asia
    .loc = prowincji Asia
    .gender = f
    .nom = prowincja Asia
caesar-province-sy = Syria
    .gen = prowincji Syria
    .acc = prowincję Syria
    .loc = prowincji Syria
    .gender = f
    .nom = prowincja Syria

## Symbols

caesar-symbol-sword = miecz
    .gen = miecza
    .acc = miecz
    .loc = mieczu
    .gender = m
caesar-symbol-shield = tarcza
    .gen = tarczy
    .acc = tarczę
    .loc = tarczy
    .gender = f
caesar-symbol-ship = okręt
    .gen = okrętu
    .acc = okręt
    .loc = okręcie
    .gender = m

## Bonus tokens; .token names the token, .a and .the with the article

# The value is the bare name; .nom (= .token) and the cases are “żeton Senat”.
caesar-bonus-none = bez korzyści
    .gen = żadnego żetonu korzyści
    .acc = żaden żeton korzyści
    .loc = żadnym żetonie korzyści
    .gender = m
    .nom = żaden żeton korzyści
    .token = żaden żeton korzyści
caesar-bonus-senate = Senat
    .gen = żetonu Senat
    .acc = żeton Senat
    .loc = żetonie Senat
    .gender = m
    .nom = żeton Senat
    .token = żeton Senat
caesar-bonus-tactics = Taktyka
    .gen = żetonu Taktyka
    .acc = żeton Taktyka
    .loc = żetonie Taktyka
    .gender = m
    .nom = żeton Taktyka
    .token = żeton Taktyka
caesar-bonus-wealth = Bogactwo
    .gen = żetonu Bogactwo
    .acc = żeton Bogactwo
    .loc = żetonie Bogactwo
    .gender = m
    .nom = żeton Bogactwo
    .token = żeton Bogactwo
caesar-bonus-might = Potęga
    .gen = żetonu Potęga
    .acc = żeton Potęga
    .loc = żetonie Potęga
    .gender = m
    .nom = żeton Potęga
    .token = żeton Potęga
caesar-bonus-poison = Trucizna
    .gen = żetonu Trucizna
    .acc = żeton Trucizna
    .loc = żetonie Trucizna
    .gender = m
    .nom = żeton Trucizna
    .token = żeton Trucizna
caesar-bonus-centurion = Centurion
    .gen = żetonu korzyści Centurion
    .acc = żeton korzyści Centurion
    .loc = żetonie korzyści Centurion
    .gender = m
    .nom = żeton korzyści Centurion
    .token = żeton korzyści Centurion

## Tactic tiles

caesar-tile-a = A (wylosować 2, umieścić 1, zwrócić 1)
caesar-tile-b = B (wylosować 1, umieścić 1)
caesar-tile-c = C (wylosować 2, umieścić 2)
caesar-tile-d = D (wziąć żeton legionu Centurion, umieścić 1)
caesar-tile-e = E (wylosować 1, wziąć żeton legionu Centurion, umieścić 2)

## What is counted: control markers that a side has placed

caesar-counted =
    { $count ->
        [one] jeden znacznik władzy
        [few] { $count } znaczniki władzy
        [many] { $count } znaczników władzy
       *[other] { $count } znacznika władzy
    }
    .figure =
        { $count ->
            [one] { $count } znacznik władzy
            [few] { $count } znaczniki władzy
            [many] { $count } znaczników władzy
           *[other] { $count } znacznika władzy
        }
    .several = znaczniki władzy
    .gen = znaczników władzy
    .loc = znacznikach władzy
    .title = Znaczniki władzy
    .none = Nikt jeszcze nie umieścił znacznika władzy.
    .quiet = nikt nie umieścił znacznika władzy

## Where control markers went; .from follows a number of them

caesar-source-loaded = przed tą pozycją
    .from = przed tą pozycją
caesar-source-provinces = prowincje
    .from =
        { $count ->
            [one] w prowincji
            [few] w prowincjach
            [many] w prowincjach
           *[other] w prowincjach
        }
caesar-source-italia = Italia
    .from = w prowincji Italia
caesar-source-borders = granice
    .from =
        { $count ->
            [one] na granicy
            [few] na granicach
            [many] na granicach
           *[other] na granicach
        }
caesar-source-senate = Senat
    .from = pod żetonem Senat
caesar-source-discarded = poza grą
    .from = poza grą

## What is waited for, after "First"

# Infinitives, after “trzeba”.
caesar-phase-turn = umieścić żeton
caesar-phase-bank = zdecydować o żetonie korzyści z banku
caesar-phase-bank-draw = wylosować żeton z banku albo go zostawić
caesar-phase-order = wybrać, która prowincja zostanie rozpatrzona pierwsza
caesar-phase-closing = rozpatrzyć zamkniętą prowincję
caesar-phase-borders = położyć znaczniki władzy na granicach albo na tym poprzestać
caesar-phase-bank-senate = położyć znaczniki władzy pod żetonem Senat z banku
caesar-phase-senate = położyć znaczniki władzy pod żetonem Senat
caesar-phase-bonus = zdecydować o żetonie korzyści
caesar-phase-draw = wylosować żeton albo wziąć żeton legionu Centurion
caesar-phase-extra = przyjąć dodatkową turę albo z niej zrezygnować
caesar-phase-crassus = pozwolić zagrać Krassusowi
caesar-phase-over = zacząć nową rozgrywkę

## Influence tokens; .name stands alone, .kind is what they fit

# The value is the bare name; .nom (= .token) and the cases are “żeton z tarczą 3/3”.
caesar-token-shield-3-3 = tarcza 3/3
    .gen = żetonu z tarczą 3/3
    .acc = żeton z tarczą 3/3
    .loc = żetonie z tarczą 3/3
    .gender = m
    .nom = żeton z tarczą 3/3
    .token = żeton z tarczą 3/3
    .name = Tarcza 3/3
    .kind = tarcza
caesar-token-shield-4-2 = tarcza 4/2
    .gen = żetonu z tarczą 4/2
    .acc = żeton z tarczą 4/2
    .loc = żetonie z tarczą 4/2
    .gender = m
    .nom = żeton z tarczą 4/2
    .token = żeton z tarczą 4/2
    .name = Tarcza 4/2
    .kind = tarcza
caesar-token-shield-5-1 = tarcza 5/1
    .gen = żetonu z tarczą 5/1
    .acc = żeton z tarczą 5/1
    .loc = żetonie z tarczą 5/1
    .gender = m
    .nom = żeton z tarczą 5/1
    .token = żeton z tarczą 5/1
    .name = Tarcza 5/1
    .kind = tarcza
caesar-token-shield-6-0 = tarcza 6/0
    .gen = żetonu z tarczą 6/0
    .acc = żeton z tarczą 6/0
    .loc = żetonie z tarczą 6/0
    .gender = m
    .nom = żeton z tarczą 6/0
    .token = żeton z tarczą 6/0
    .name = Tarcza 6/0
    .kind = tarcza
caesar-token-shield-ship-4-4 = tarcza lub okręt 4/4
    .gen = żetonu z tarczą lub okrętem 4/4
    .acc = żeton z tarczą lub okrętem 4/4
    .loc = żetonie z tarczą lub okrętem 4/4
    .gender = m
    .nom = żeton z tarczą lub okrętem 4/4
    .token = żeton z tarczą lub okrętem 4/4
    .name = Tarcza lub okręt 4/4
    .kind = tarcza lub okręt
caesar-token-ship-3-3 = okręt 3/3
    .gen = żetonu z okrętem 3/3
    .acc = żeton z okrętem 3/3
    .loc = żetonie z okrętem 3/3
    .gender = m
    .nom = żeton z okrętem 3/3
    .token = żeton z okrętem 3/3
    .name = Okręt 3/3
    .kind = okręt
caesar-token-ship-4-2 = okręt 4/2
    .gen = żetonu z okrętem 4/2
    .acc = żeton z okrętem 4/2
    .loc = żetonie z okrętem 4/2
    .gender = m
    .nom = żeton z okrętem 4/2
    .token = żeton z okrętem 4/2
    .name = Okręt 4/2
    .kind = okręt
caesar-token-ship-5-1 = okręt 5/1
    .gen = żetonu z okrętem 5/1
    .acc = żeton z okrętem 5/1
    .loc = żetonie z okrętem 5/1
    .gender = m
    .nom = żeton z okrętem 5/1
    .token = żeton z okrętem 5/1
    .name = Okręt 5/1
    .kind = okręt
caesar-token-ship-6-0 = okręt 6/0
    .gen = żetonu z okrętem 6/0
    .acc = żeton z okrętem 6/0
    .loc = żetonie z okrętem 6/0
    .gender = m
    .nom = żeton z okrętem 6/0
    .token = żeton z okrętem 6/0
    .name = Okręt 6/0
    .kind = okręt
caesar-token-sword-3-3 = miecz 3/3
    .gen = żetonu z mieczem 3/3
    .acc = żeton z mieczem 3/3
    .loc = żetonie z mieczem 3/3
    .gender = m
    .nom = żeton z mieczem 3/3
    .token = żeton z mieczem 3/3
    .name = Miecz 3/3
    .kind = miecz
caesar-token-sword-4-2 = miecz 4/2
    .gen = żetonu z mieczem 4/2
    .acc = żeton z mieczem 4/2
    .loc = żetonie z mieczem 4/2
    .gender = m
    .nom = żeton z mieczem 4/2
    .token = żeton z mieczem 4/2
    .name = Miecz 4/2
    .kind = miecz
caesar-token-sword-5-1 = miecz 5/1
    .gen = żetonu z mieczem 5/1
    .acc = żeton z mieczem 5/1
    .loc = żetonie z mieczem 5/1
    .gender = m
    .nom = żeton z mieczem 5/1
    .token = żeton z mieczem 5/1
    .name = Miecz 5/1
    .kind = miecz
caesar-token-sword-6-0 = miecz 6/0
    .gen = żetonu z mieczem 6/0
    .acc = żeton z mieczem 6/0
    .loc = żetonie z mieczem 6/0
    .gender = m
    .nom = żeton z mieczem 6/0
    .token = żeton z mieczem 6/0
    .name = Miecz 6/0
    .kind = miecz
caesar-token-sword-7-0 = miecz 7/0
    .gen = żetonu z mieczem 7/0
    .acc = żeton z mieczem 7/0
    .loc = żetonie z mieczem 7/0
    .gender = m
    .nom = żeton z mieczem 7/0
    .token = żeton z mieczem 7/0
    .name = Miecz 7/0
    .kind = miecz
caesar-token-wild-2-2 = joker 2/2
    .gen = żetonu-jokera 2/2
    .acc = żeton-joker 2/2
    .loc = żetonie-jokerze 2/2
    .gender = m
    .nom = żeton-joker 2/2
    .token = żeton-joker 2/2
    .name = Joker 2/2
    .kind = joker
caesar-token-wild-3-1 = joker 3/1
    .gen = żetonu-jokera 3/1
    .acc = żeton-joker 3/1
    .loc = żetonie-jokerze 3/1
    .gender = m
    .nom = żeton-joker 3/1
    .token = żeton-joker 3/1
    .name = Joker 3/1
    .kind = joker
caesar-token-wild-3-3 = joker 3/3
    .gen = żetonu-jokera 3/3
    .acc = żeton-joker 3/3
    .loc = żetonie-jokerze 3/3
    .gender = m
    .nom = żeton-joker 3/3
    .token = żeton-joker 3/3
    .name = Joker 3/3
    .kind = joker
caesar-token-wild-4-0 = joker 4/0
    .gen = żetonu-jokera 4/0
    .acc = żeton-joker 4/0
    .loc = żetonie-jokerze 4/0
    .gender = m
    .nom = żeton-joker 4/0
    .token = żeton-joker 4/0
    .name = Joker 4/0
    .kind = joker
