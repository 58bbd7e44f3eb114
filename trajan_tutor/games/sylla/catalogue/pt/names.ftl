### The names of everything in Sylla. A word may have forms, which messages ask for with FORM($word, "form").
### Room: words inside sentences; `.name` and the like stand alone on cards, in tables and in charts: one line, as long as the English.

sylla-title = Sylla
sylla-in-a-line = Dê lances por Roma, afaste suas crises e preserve seu prestígio.
# Said once, as a game begins.
sylla-foreword = Alguns números só estavam em imagens perdidas: nós os deduzimos, e os detalhes de cada componente avisam.

## What is counted: prestige

# $count: 0, 9
sylla-counted =
    { $count ->
        [1] { $count } ponto de prestígio
       *[other] { $count } pontos de prestígio
    }
    .figure =
        { $count ->
            [1] { $count } ponto de prestígio
           *[other] { $count } pontos de prestígio
        }
    .several = pontos de prestígio
    .title = Prestígio
    .none = Ninguém tem pontos de prestígio ainda.
    .quiet = ninguém ganhou nem perdeu prestígio

## Characters and the Crane card; .a and .the with the article, .many several

sylla-card-christian-merchant = Mercador cristão
    .the = o Mercador cristão
    .a = um Mercador cristão
    .of = do Mercador cristão
    .in = no Mercador cristão
    .to = ao Mercador cristão
    .gender = m
    .many = Mercadores cristãos
sylla-card-christian-senator = Senador cristão
    .the = o Senador cristão
    .a = um Senador cristão
    .of = do Senador cristão
    .in = no Senador cristão
    .to = ao Senador cristão
    .gender = m
    .many = Senadores cristãos
sylla-card-christian-slave = Escravo cristão
    .the = o Escravo cristão
    .a = um Escravo cristão
    .of = do Escravo cristão
    .in = no Escravo cristão
    .to = ao Escravo cristão
    .gender = m
    .many = Escravos cristãos
sylla-card-crane = carta Guindaste
    .the = a carta Guindaste
    .a = uma carta Guindaste
    .of = da carta Guindaste
    .in = na carta Guindaste
    .to = à carta Guindaste
    .gender = f
    .many = cartas Guindaste
sylla-card-legionary = Legionário
    .the = o Legionário
    .a = um Legionário
    .of = do Legionário
    .in = no Legionário
    .to = ao Legionário
    .gender = m
    .many = Legionários
sylla-card-merchant = Mercador
    .the = o Mercador
    .a = um Mercador
    .of = do Mercador
    .in = no Mercador
    .to = ao Mercador
    .gender = m
    .many = Mercadores
sylla-card-senator = Senador
    .the = o Senador
    .a = um Senador
    .of = do Senador
    .in = no Senador
    .to = ao Senador
    .gender = m
    .many = Senadores
sylla-card-slave = Escravo
    .the = o Escravo
    .a = um Escravo
    .of = do Escravo
    .in = no Escravo
    .to = ao Escravo
    .gender = m
    .many = Escravos
sylla-card-vestal = Vestal
    .the = a Vestal
    .a = uma Vestal
    .of = da Vestal
    .in = na Vestal
    .to = à Vestal
    .gender = f
    .many = Vestais

## Buildings; .a and .the with the article, .many several; .card in its place on sale

sylla-tile-arch = Arco do triunfo
    .the = o Arco do triunfo
    .a = um Arco do triunfo
    .of = do Arco do triunfo
    .in = no Arco do triunfo
    .to = ao Arco do triunfo
    .gender = m
    .many = Arcos do triunfo
    .card = Arco do triunfo
sylla-tile-bank = Banco
    .the = o Banco
    .a = um Banco
    .of = do Banco
    .in = no Banco
    .to = ao Banco
    .gender = m
    .many = Bancos
    .card = Banco
sylla-tile-crane = Guindaste
    .the = o Guindaste
    .a = um Guindaste
    .of = do Guindaste
    .in = no Guindaste
    .to = ao Guindaste
    .gender = m
    .many = Guindastes
    .card = Guindaste
sylla-tile-field = Campo
    .the = o Campo
    .a = um Campo
    .of = do Campo
    .in = no Campo
    .to = ao Campo
    .gender = m
    .many = Campos
    .card = Campo
sylla-tile-insula = Ínsula
    .the = a Ínsula
    .a = uma Ínsula
    .of = da Ínsula
    .in = na Ínsula
    .to = à Ínsula
    .gender = f
    .many = Ínsulas
    .card = Ínsula
sylla-tile-stall = Barraca
    .the = a Barraca
    .a = uma Barraca
    .of = da Barraca
    .in = na Barraca
    .to = à Barraca
    .gender = f
    .many = Barracas
    .card = Barraca
sylla-tile-statue = Estátua
    .the = a Estátua
    .a = uma Estátua
    .of = da Estátua
    .in = na Estátua
    .to = à Estátua
    .gender = f
    .many = Estátuas
    .card = Estátua
sylla-tile-tavern = Taverna
    .the = a Taverna
    .a = uma Taverna
    .of = da Taverna
    .in = na Taverna
    .to = à Taverna
    .gender = f
    .many = Tavernas
    .card = Taverna
sylla-tile-temple = Templo particular
    .the = o Templo particular
    .a = um Templo particular
    .of = do Templo particular
    .in = no Templo particular
    .to = ao Templo particular
    .gender = m
    .many = Templos particulares
    .card = Templo part.

## Events; .the with the article where the event has one, .card on its card

sylla-happening-cult = Culto imperial
    .the = o Culto imperial
    .of = do Culto imperial
    .in = no Culto imperial
    .to = ao Culto imperial
    .gender = m
    .card = Culto
sylla-happening-decadence = Decadência
    .the = a Decadência
    .of = da Decadência
    .in = na Decadência
    .to = à Decadência
    .gender = f
    .card = Decadência
sylla-happening-epidemic = Epidemia
    .the = a Epidemia
    .of = da Epidemia
    .in = na Epidemia
    .to = à Epidemia
    .gender = f
    .card = Epidemia
sylla-happening-eruption = Erupção
    .the = a Erupção
    .of = da Erupção
    .in = na Erupção
    .to = à Erupção
    .gender = f
    .card = Erupção
sylla-happening-famine = Fome
    .the = a Fome
    .of = da Fome
    .in = na Fome
    .to = à Fome
    .gender = f
    .card = Fome
sylla-happening-flood = Enchente
    .the = a Enchente
    .of = da Enchente
    .in = na Enchente
    .to = à Enchente
    .gender = f
    .card = Enchente
sylla-happening-looting = Saque
    .the = o Saque
    .of = do Saque
    .in = no Saque
    .to = ao Saque
    .gender = m
    .card = Saque
sylla-happening-persecution = Perseguição aos cristãos
    .the = a Perseguição aos cristãos
    .of = da Perseguição aos cristãos
    .in = na Perseguição aos cristãos
    .to = à Perseguição aos cristãos
    .gender = f
    .card = Perseguição
sylla-happening-purge = Expurgo do senado
    .the = o Expurgo do senado
    .of = do Expurgo do senado
    .in = no Expurgo do senado
    .to = ao Expurgo do senado
    .gender = m
    .card = Expurgo
sylla-happening-revolt = Revolta dos escravos
    .the = a Revolta dos escravos
    .of = da Revolta dos escravos
    .in = na Revolta dos escravos
    .to = à Revolta dos escravos
    .gender = f
    .card = Revolta

## Great works

sylla-great-work-colosseum = Coliseu
    .the = o Coliseu
    .of = do Coliseu
    .in = no Coliseu
    .to = ao Coliseu
    .gender = m
sylla-great-work-granarii = Celeiro
    .the = o Celeiro
    .of = do Celeiro
    .in = no Celeiro
    .to = ao Celeiro
    .gender = m
sylla-great-work-pantheum = Panteão
    .the = o Panteão
    .of = do Panteão
    .in = no Panteão
    .to = ao Panteão
    .gender = m
sylla-great-work-senatus = Senado
    .the = o Senado
    .of = do Senado
    .in = no Senado
    .to = ao Senado
    .gender = m
sylla-great-work-templum = Templo
    .the = o Templo
    .of = do Templo
    .in = no Templo
    .to = ao Templo
    .gender = m
sylla-great-work-thermae = Banhos públicos
    .the = os Banhos públicos
    .of = dos Banhos públicos
    .in = nos Banhos públicos
    .to = aos Banhos públicos
    .gender = m

## Colours of tokens and markers

sylla-colour-civic = Espírito cívico
    .the = o Espírito cívico
    .of = do Espírito cívico
    .in = no Espírito cívico
    .to = ao Espírito cívico
    .gender = m
sylla-colour-leisure = Lazer
    .the = o Lazer
    .of = do Lazer
    .in = no Lazer
    .to = ao Lazer
    .gender = m
sylla-colour-health = Saúde
    .the = a Saúde
    .of = da Saúde
    .in = na Saúde
    .to = à Saúde
    .gender = f

## Colours of hexagons; .a the hexagon

# The value is the masculine adjective, .more the same of several; the other forms are “hexágono vermelho”, .many “hexágonos vermelhos”.
sylla-hexagon-red = vermelho
    .the = o hexágono vermelho
    .a = um hexágono vermelho
    .of = do hexágono vermelho
    .in = no hexágono vermelho
    .to = ao hexágono vermelho
    .gender = m
    .more = vermelhos
    .many = hexágonos vermelhos
sylla-hexagon-yellow = amarelo
    .the = o hexágono amarelo
    .a = um hexágono amarelo
    .of = do hexágono amarelo
    .in = no hexágono amarelo
    .to = ao hexágono amarelo
    .gender = m
    .more = amarelos
    .many = hexágonos amarelos
sylla-hexagon-grey = cinza
    .the = o hexágono cinza
    .a = um hexágono cinza
    .of = do hexágono cinza
    .in = no hexágono cinza
    .to = ao hexágono cinza
    .gender = m
    .more = cinza
    .many = hexágonos cinza

## Who fights; .many several

sylla-fighter-legionary = Legionário
    .the = o Legionário
    .a = um Legionário
    .of = do Legionário
    .in = no Legionário
    .to = ao Legionário
    .gender = m
    .many = Legionários
sylla-fighter-vestal = Vestal
    .the = a Vestal
    .a = uma Vestal
    .of = da Vestal
    .in = na Vestal
    .to = à Vestal
    .gender = f
    .many = Vestais

## Directions on a track

sylla-direction-left = para a esquerda
sylla-direction-right = para a direita

## Sources of prestige

sylla-source-loaded = antes desta posição
    .from = de antes desta posição
sylla-source-start = o começo
    .from = do começo
sylla-source-buildings = construções
    .from = por construções
sylla-source-decadence = Decadência
    .from = pela Decadência
sylla-source-works = grandes obras
    .from = por grandes obras
sylla-source-plebs = a plebe
    .from = pela plebe
sylla-source-famine = fome
    .from = pela fome
sylla-source-crisis = crises
    .from = por crises
sylla-source-christians = cristãos
    .from = por cristãos
sylla-source-slaves = Escravos libertados
    .from = por Escravos libertados
sylla-source-tokens = fichas
    .from = por fichas

## What has to be done first

# Infinitives, after “é preciso”.
sylla-phase-choose = escolher os personagens
sylla-phase-election = eleger o primeiro cônsul
sylla-phase-consul = esperar o cônsul pegar uma ficha
sylla-phase-recruit = recrutar um personagem
sylla-phase-offer = oferecer uma construção
sylla-phase-sale = terminar os lances pela construção
sylla-phase-pay = pagar a construção
sylla-phase-keep = decidir se uma construção é descartada ou fica
sylla-phase-insula = pegar as fichas da Ínsula
sylla-phase-temple = usar os Templos particulares, ou deixá-los
sylla-phase-tavern = usar as Tavernas, ou deixá-las
sylla-phase-fight = colocar os cubos nos eventos
sylla-phase-prevent = esperar o cônsul dizer quais dois eventos são evitados
sylla-phase-turn-down = virar um componente para baixo
sylla-phase-remove = esperar o cônsul dizer qual evento sai do jogo
sylla-phase-hand = escolher denários e polegar para a grande obra
sylla-phase-over = não fazer mais nada: a partida acabou

## Thumbs

sylla-thumb-up = para cima
sylla-thumb-down = para baixo
