### The names of everything in Caesar!. A word may have forms, which messages ask for with FORM($word, "form").
### Room: words inside sentences; `.name` and the like stand alone on cards, in tables and in charts: one line, as long as the English.

caesar-title = Caesar!
caesar-in-a-line = Cerque as províncias de Roma: quem tem mais influência ali manda nelas.

## Sides

# No article: .the is the bare name.
caesar-side-caesar = César
    .the = César
    .of = de César
    .in = em César
    .to = a César
    .gender = m
caesar-side-pompey = Pompeu
    .the = Pompeu
    .of = de Pompeu
    .in = em Pompeu
    .to = a Pompeu
    .gender = m
caesar-crassus = Crasso
    .the = Crasso
    .of = de Crasso
    .in = em Crasso
    .to = a Crasso
    .gender = m

## Provinces

# The value is the bare name (after its noun: “na província { $province }”); .the, .of, .in, .to are “província Asia”.
caesar-province-hu = Hispania Ulterior
    .the = a província Hispania Ulterior
    .of = da província Hispania Ulterior
    .in = na província Hispania Ulterior
    .to = à província Hispania Ulterior
    .gender = f
caesar-province-hc = Hispania Citerior
    .the = a província Hispania Citerior
    .of = da província Hispania Citerior
    .in = na província Hispania Citerior
    .to = à província Hispania Citerior
    .gender = f
caesar-province-mt = Mauritania
    .the = a província Mauritania
    .of = da província Mauritania
    .in = na província Mauritania
    .to = à província Mauritania
    .gender = f
caesar-province-ga = Gallia
    .the = a província Gallia
    .of = da província Gallia
    .in = na província Gallia
    .to = à província Gallia
    .gender = f
caesar-province-sd = Sardinia
    .the = a província Sardinia
    .of = da província Sardinia
    .in = na província Sardinia
    .to = à província Sardinia
    .gender = f
caesar-province-nu = Numidia
    .the = a província Numidia
    .of = da província Numidia
    .in = na província Numidia
    .to = à província Numidia
    .gender = f
caesar-province-sc = Sicilia
    .the = a província Sicilia
    .of = da província Sicilia
    .in = na província Sicilia
    .to = à província Sicilia
    .gender = f
caesar-province-it = Italia
    .the = a província Italia
    .of = da província Italia
    .in = na província Italia
    .to = à província Italia
    .gender = f
caesar-province-gc = Gallia Cisalpina
    .the = a província Gallia Cisalpina
    .of = da província Gallia Cisalpina
    .in = na província Gallia Cisalpina
    .to = à província Gallia Cisalpina
    .gender = f
caesar-province-af = Africa
    .the = a província Africa
    .of = da província Africa
    .in = na província Africa
    .to = à província Africa
    .gender = f
caesar-province-ac = Achaia
    .the = a província Achaia
    .of = da província Achaia
    .in = na província Achaia
    .to = à província Achaia
    .gender = f
caesar-province-md = Macedonia
    .the = a província Macedonia
    .of = da província Macedonia
    .in = na província Macedonia
    .to = à província Macedonia
    .gender = f
caesar-province-dm = Dalmatia
    .the = a província Dalmatia
    .of = da província Dalmatia
    .in = na província Dalmatia
    .to = à província Dalmatia
    .gender = f
caesar-province-cy = Cyrene
    .the = a província Cyrene
    .of = da província Cyrene
    .in = na província Cyrene
    .to = à província Cyrene
    .gender = f
caesar-province-cr = Creta
    .the = a província Creta
    .of = da província Creta
    .in = na província Creta
    .to = à província Creta
    .gender = f
caesar-province-ag = Aegyptus
    .the = a província Aegyptus
    .of = da província Aegyptus
    .in = na província Aegyptus
    .to = à província Aegyptus
    .gender = f
caesar-province-as = Asia
    .the = a província Asia
    .of = da província Asia
    .in = na província Asia
    .to = à província Asia
    .gender = f
caesar-province-sy = Syria
    .the = a província Syria
    .of = da província Syria
    .in = na província Syria
    .to = à província Syria
    .gender = f

## Symbols

caesar-symbol-sword = espada
    .the = a espada
    .a = uma espada
    .of = da espada
    .in = na espada
    .to = à espada
    .gender = f
caesar-symbol-shield = escudo
    .the = o escudo
    .a = um escudo
    .of = do escudo
    .in = no escudo
    .to = ao escudo
    .gender = m
caesar-symbol-ship = navio
    .the = o navio
    .a = um navio
    .of = do navio
    .in = no navio
    .to = ao navio
    .gender = m

## Bonus tokens; .token names the token, .a and .the with the article

# The value is the bare name; .the, .a, .of, .in, .to are “ficha Senado”.
caesar-bonus-none = sem bônus
    .the = nenhuma ficha de bônus
    .a = nenhuma ficha de bônus
    .of = de nenhuma ficha de bônus
    .in = em nenhuma ficha de bônus
    .to = a nenhuma ficha de bônus
    .gender = f
    .token = nenhuma ficha de bônus
caesar-bonus-senate = Senado
    .the = a ficha Senado
    .a = uma ficha Senado
    .of = da ficha Senado
    .in = na ficha Senado
    .to = à ficha Senado
    .gender = f
    .token = ficha Senado
caesar-bonus-tactics = Tática
    .the = a ficha Tática
    .a = uma ficha Tática
    .of = da ficha Tática
    .in = na ficha Tática
    .to = à ficha Tática
    .gender = f
    .token = ficha Tática
caesar-bonus-wealth = Riqueza
    .the = a ficha Riqueza
    .a = uma ficha Riqueza
    .of = da ficha Riqueza
    .in = na ficha Riqueza
    .to = à ficha Riqueza
    .gender = f
    .token = ficha Riqueza
caesar-bonus-might = Força
    .the = a ficha Força
    .a = uma ficha Força
    .of = da ficha Força
    .in = na ficha Força
    .to = à ficha Força
    .gender = f
    .token = ficha Força
caesar-bonus-poison = Veneno
    .the = a ficha Veneno
    .a = uma ficha Veneno
    .of = da ficha Veneno
    .in = na ficha Veneno
    .to = à ficha Veneno
    .gender = f
    .token = ficha Veneno
caesar-bonus-centurion = Centurião
    .the = a ficha de bônus Centurião
    .a = uma ficha de bônus Centurião
    .of = da ficha de bônus Centurião
    .in = na ficha de bônus Centurião
    .to = à ficha de bônus Centurião
    .gender = f
    .token = ficha de bônus Centurião

## Tactic tiles

caesar-tile-a = A (sortear 2, colocar 1, devolver 1)
caesar-tile-b = B (sortear 1, colocar 1)
caesar-tile-c = C (sortear 2, colocar 2)
caesar-tile-d = D (pegar uma ficha de influência Centurião, colocar 1)
caesar-tile-e = E (sortear 1, pegar uma ficha de influência Centurião, colocar 2)

## What is counted: control markers that a side has placed

# $count: 0, 10
caesar-counted =
    { $count ->
        [1] um marcador
       *[other] { $count } marcadores
    }
    .figure =
        { $count ->
            [1] { $count } marcador
           *[other] { $count } marcadores
        }
    .several = marcadores
    .title = Marcadores
    .none = Ninguém colocou um marcador de controle ainda.
    .quiet = ninguém colocou um marcador de controle

## Where control markers went; .from follows a number of them

caesar-source-loaded = antes desta posição
    .from = antes desta posição
# $count: 1, “+2”
caesar-source-provinces = províncias
    .from =
        { $count ->
            [1] em uma província
           *[other] em províncias
        }
caesar-source-italia = Italia
    .from = na província Italia
# $count: 1, “+1”
caesar-source-borders = fronteiras
    .from =
        { $count ->
            [1] em uma fronteira
           *[other] em fronteiras
        }
caesar-source-senate = Senado
    .from = sob uma ficha Senado
caesar-source-discarded = fora do jogo
    .from = fora do jogo

## What is waited for, after "First"

# Infinitives, after “é preciso”.
caesar-phase-turn = colocar uma ficha
caesar-phase-bank = decidir sobre a ficha de bônus do banco
caesar-phase-bank-draw = sortear do banco, ou deixar o banco como está
caesar-phase-order = escolher qual província é resolvida primeiro
caesar-phase-closing = resolver a província fechada
caesar-phase-borders = pôr marcadores de controle nas fronteiras, ou parar por aí
caesar-phase-bank-senate = pôr marcadores de controle sob a ficha Senado do banco
caesar-phase-senate = pôr marcadores de controle sob a ficha Senado
caesar-phase-bonus = decidir sobre a ficha de bônus
caesar-phase-draw = sortear, ou pegar uma ficha de influência Centurião
caesar-phase-extra = aceitar ou recusar o turno extra
caesar-phase-crassus = deixar Crasso jogar
caesar-phase-over = começar uma nova partida

## Influence tokens; .name stands alone, .kind is what they fit

# The value is the bare name; .the, .a, .of, .in, .to are “ficha de escudo 3/3”.
caesar-token-shield-3-3 = escudo 3/3
    .the = a ficha de escudo 3/3
    .a = uma ficha de escudo 3/3
    .of = da ficha de escudo 3/3
    .in = na ficha de escudo 3/3
    .to = à ficha de escudo 3/3
    .gender = f
    .token = ficha de escudo 3/3
    .name = Escudo 3/3
    .kind = escudo
caesar-token-shield-4-2 = escudo 4/2
    .the = a ficha de escudo 4/2
    .a = uma ficha de escudo 4/2
    .of = da ficha de escudo 4/2
    .in = na ficha de escudo 4/2
    .to = à ficha de escudo 4/2
    .gender = f
    .token = ficha de escudo 4/2
    .name = Escudo 4/2
    .kind = escudo
caesar-token-shield-5-1 = escudo 5/1
    .the = a ficha de escudo 5/1
    .a = uma ficha de escudo 5/1
    .of = da ficha de escudo 5/1
    .in = na ficha de escudo 5/1
    .to = à ficha de escudo 5/1
    .gender = f
    .token = ficha de escudo 5/1
    .name = Escudo 5/1
    .kind = escudo
caesar-token-shield-6-0 = escudo 6/0
    .the = a ficha de escudo 6/0
    .a = uma ficha de escudo 6/0
    .of = da ficha de escudo 6/0
    .in = na ficha de escudo 6/0
    .to = à ficha de escudo 6/0
    .gender = f
    .token = ficha de escudo 6/0
    .name = Escudo 6/0
    .kind = escudo
caesar-token-shield-ship-4-4 = escudo ou navio 4/4
    .the = a ficha de escudo ou navio 4/4
    .a = uma ficha de escudo ou navio 4/4
    .of = da ficha de escudo ou navio 4/4
    .in = na ficha de escudo ou navio 4/4
    .to = à ficha de escudo ou navio 4/4
    .gender = f
    .token = ficha de escudo ou navio 4/4
    .name = Escudo ou navio 4/4
    .kind = escudo ou navio
caesar-token-ship-3-3 = navio 3/3
    .the = a ficha de navio 3/3
    .a = uma ficha de navio 3/3
    .of = da ficha de navio 3/3
    .in = na ficha de navio 3/3
    .to = à ficha de navio 3/3
    .gender = f
    .token = ficha de navio 3/3
    .name = Navio 3/3
    .kind = navio
caesar-token-ship-4-2 = navio 4/2
    .the = a ficha de navio 4/2
    .a = uma ficha de navio 4/2
    .of = da ficha de navio 4/2
    .in = na ficha de navio 4/2
    .to = à ficha de navio 4/2
    .gender = f
    .token = ficha de navio 4/2
    .name = Navio 4/2
    .kind = navio
caesar-token-ship-5-1 = navio 5/1
    .the = a ficha de navio 5/1
    .a = uma ficha de navio 5/1
    .of = da ficha de navio 5/1
    .in = na ficha de navio 5/1
    .to = à ficha de navio 5/1
    .gender = f
    .token = ficha de navio 5/1
    .name = Navio 5/1
    .kind = navio
caesar-token-ship-6-0 = navio 6/0
    .the = a ficha de navio 6/0
    .a = uma ficha de navio 6/0
    .of = da ficha de navio 6/0
    .in = na ficha de navio 6/0
    .to = à ficha de navio 6/0
    .gender = f
    .token = ficha de navio 6/0
    .name = Navio 6/0
    .kind = navio
caesar-token-sword-3-3 = espada 3/3
    .the = a ficha de espada 3/3
    .a = uma ficha de espada 3/3
    .of = da ficha de espada 3/3
    .in = na ficha de espada 3/3
    .to = à ficha de espada 3/3
    .gender = f
    .token = ficha de espada 3/3
    .name = Espada 3/3
    .kind = espada
caesar-token-sword-4-2 = espada 4/2
    .the = a ficha de espada 4/2
    .a = uma ficha de espada 4/2
    .of = da ficha de espada 4/2
    .in = na ficha de espada 4/2
    .to = à ficha de espada 4/2
    .gender = f
    .token = ficha de espada 4/2
    .name = Espada 4/2
    .kind = espada
caesar-token-sword-5-1 = espada 5/1
    .the = a ficha de espada 5/1
    .a = uma ficha de espada 5/1
    .of = da ficha de espada 5/1
    .in = na ficha de espada 5/1
    .to = à ficha de espada 5/1
    .gender = f
    .token = ficha de espada 5/1
    .name = Espada 5/1
    .kind = espada
caesar-token-sword-6-0 = espada 6/0
    .the = a ficha de espada 6/0
    .a = uma ficha de espada 6/0
    .of = da ficha de espada 6/0
    .in = na ficha de espada 6/0
    .to = à ficha de espada 6/0
    .gender = f
    .token = ficha de espada 6/0
    .name = Espada 6/0
    .kind = espada
caesar-token-sword-7-0 = espada 7/0
    .the = a ficha de espada 7/0
    .a = uma ficha de espada 7/0
    .of = da ficha de espada 7/0
    .in = na ficha de espada 7/0
    .to = à ficha de espada 7/0
    .gender = f
    .token = ficha de espada 7/0
    .name = Espada 7/0
    .kind = espada
caesar-token-wild-2-2 = curinga 2/2
    .the = a ficha curinga 2/2
    .a = uma ficha curinga 2/2
    .of = da ficha curinga 2/2
    .in = na ficha curinga 2/2
    .to = à ficha curinga 2/2
    .gender = f
    .token = ficha curinga 2/2
    .name = Curinga 2/2
    .kind = curinga
caesar-token-wild-3-1 = curinga 3/1
    .the = a ficha curinga 3/1
    .a = uma ficha curinga 3/1
    .of = da ficha curinga 3/1
    .in = na ficha curinga 3/1
    .to = à ficha curinga 3/1
    .gender = f
    .token = ficha curinga 3/1
    .name = Curinga 3/1
    .kind = curinga
caesar-token-wild-3-3 = curinga 3/3
    .the = a ficha curinga 3/3
    .a = uma ficha curinga 3/3
    .of = da ficha curinga 3/3
    .in = na ficha curinga 3/3
    .to = à ficha curinga 3/3
    .gender = f
    .token = ficha curinga 3/3
    .name = Curinga 3/3
    .kind = curinga
caesar-token-wild-4-0 = curinga 4/0
    .the = a ficha curinga 4/0
    .a = uma ficha curinga 4/0
    .of = da ficha curinga 4/0
    .in = na ficha curinga 4/0
    .to = à ficha curinga 4/0
    .gender = f
    .token = ficha curinga 4/0
    .name = Curinga 4/0
    .kind = curinga
