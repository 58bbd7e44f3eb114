### What stands beside the board: the areas of the rule book, the parts of the rulebook, notes on figures.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

sylla-area-game = O jogo
sylla-area-turn = De quem é a vez
sylla-area-setup = Preparação
sylla-area-consul = Primeiro cônsul
sylla-area-token = Fichas
sylla-area-famine = Fome
sylla-area-recruit = Recrutamento
sylla-area-sale = Venda de construções
sylla-area-pay = Pagamento
sylla-area-building = As construções
sylla-area-income = Renda
sylla-area-tavern = Tavernas
sylla-area-fight = Combate aos eventos
sylla-area-column = Eventos
sylla-area-work = Grandes obras
sylla-area-crisis = Crise
sylla-area-round = A próxima rodada
sylla-area-end = O fim da partida

## Parts of the rulebook

sylla-part-setup = Preparação
sylla-part-pieces = Componentes
sylla-part-consul = Fase I: primeiro cônsul
sylla-part-recruiting = Fase II: recrutamento
sylla-part-buildings = Fase III: construções
sylla-part-income = Fase IV: renda
sylla-part-events = Fase V: eventos
sylla-part-work = Fase VI: grande obra
sylla-part-famine = Fase VII: fome e crise
sylla-part-end = O fim da partida

## Notes on figures

sylla-note-christians = Quantos cristãos há em um conjunto, diz um relato público; as imagens das cartas se perderam.
sylla-note-hexagons = Os hexágonos das cartas só estavam em imagens que se perderam: esta é a nossa reconstrução.
sylla-note-buildings-c = Quantas construções de cada tipo têm o verso A, B ou C só estava em uma imagem que se perdeu; o manual dá o total de 32 e que A fica em cima. Esta é a nossa reconstrução.
sylla-note-slots = Um relato público diz as cores dos locais; a ordem deles é nossa e não muda nada.
sylla-note-event-tokens = As fichas de alguns eventos só estavam em imagens que se perderam: as da Perseguição, do Expurgo e do Saque são a nossa reconstrução.
sylla-note-famine-icons = Os ícones de fome dos eventos só estavam em imagens que se perderam: esta é a nossa reconstrução, e ela confere com o exemplo resolvido do manual de regras.
sylla-note-tokens = A caixa traz 117 fichas; que sejam 39 de cada cor é dedução nossa, e uma de cada cor é o marcador.
sylla-note-crisis-worth = Que uma ficha na crise não vale nada só estava em uma imagem que se perdeu: esta é a nossa reconstrução.

## The legend: what each symbol stands for

# Events and great works bear their names themselves.

sylla-symbol-card-senator = { sylla-card-senator }: um voto, em pé
    .named = { sylla-card-senator }, { sylla-card-senator.many }
sylla-symbol-card-merchant = { sylla-card-merchant }: um denário de renda, em pé
    .named = { sylla-card-merchant }, { sylla-card-merchant.many }
sylla-symbol-card-slave = { sylla-card-slave }: libertado no fim da partida
    .named = { sylla-card-slave }, { sylla-card-slave.many }
sylla-symbol-card-legionary = { sylla-card-legionary }: um cubo contra eventos
    .named = { sylla-card-legionary }, { sylla-card-legionary.many }
sylla-symbol-card-vestal = { sylla-card-vestal }: um cubo contra eventos
    .named = { sylla-card-vestal }, { sylla-card-vestal.many }
sylla-symbol-card-christian-senator = { sylla-card-christian-senator }
    .named = { sylla-card-christian-senator }, { sylla-card-christian-senator.many }
sylla-symbol-card-christian-merchant = { sylla-card-christian-merchant }
    .named = { sylla-card-christian-merchant }, { sylla-card-christian-merchant.many }
sylla-symbol-card-christian-slave = { sylla-card-christian-slave }
    .named = { sylla-card-christian-slave }, { sylla-card-christian-slave.many }
sylla-symbol-card-crane = { sylla-card-crane }
    .named = { sylla-card-crane }, { sylla-card-crane.many }
sylla-symbol-card-back = personagem escolhido em segredo
sylla-symbol-tilted-senator = de lado: já usada nesta rodada
sylla-symbol-down-senator = com a face para baixo: sem efeito
sylla-symbol-building-stall = { sylla-tile-stall }
    .named = { sylla-tile-stall }, { sylla-tile-stall.many }
sylla-symbol-building-field = { sylla-tile-field }
    .named = { sylla-tile-field }, { sylla-tile-field.many }
sylla-symbol-building-temple = { sylla-tile-temple }
    .named = { sylla-tile-temple }, { sylla-tile-temple.many }
sylla-symbol-building-tavern = { sylla-tile-tavern }
    .named = { sylla-tile-tavern }, { sylla-tile-tavern.many }
sylla-symbol-building-insula = { sylla-tile-insula }
    .named = { sylla-tile-insula }, { sylla-tile-insula.many }
sylla-symbol-building-crane = { sylla-tile-crane }
    .named = { sylla-tile-crane }, { sylla-tile-crane.many }
sylla-symbol-building-arch = { sylla-tile-arch }
    .named = { sylla-tile-arch }, { sylla-tile-arch.many }
sylla-symbol-building-statue = { sylla-tile-statue }
    .named = { sylla-tile-statue }, { sylla-tile-statue.many }
sylla-symbol-building-bank = { sylla-tile-bank }
    .named = { sylla-tile-bank }, { sylla-tile-bank.many }
sylla-symbol-building-down-stall = construção, com a face para baixo
sylla-symbol-marker-civic = { sylla-colour-civic }: marcador ou ficha
    .named = { sylla-colour-civic }
sylla-symbol-marker-leisure = { sylla-colour-leisure }: marcador ou ficha
    .named = { sylla-colour-leisure }
sylla-symbol-marker-health = { sylla-colour-health }: marcador ou ficha
    .named = { sylla-colour-health }
sylla-symbol-marker-famine = marcador de Fome
    .named = marcador de Fome
sylla-symbol-cube = cubo em um evento
    .named = cubo, cubos
sylla-symbol-cube-lead = cubos de quem lidera em um evento
sylla-symbol-prevented = evento evitado
sylla-symbol-undecided = evento empatado
sylla-symbol-happens = evento que acontece
sylla-symbol-leaves = evento evitado que sai do jogo
sylla-symbol-deniers = denários
sylla-symbol-prestige = pontos de prestígio
sylla-symbol-consul = primeiro cônsul
    .named = primeiro cônsul, cônsul
sylla-symbol-bid = lance
sylla-symbol-hand-hidden = mão e polegar, escolhidos em segredo
sylla-symbol-thumb-up = denários na mão, polegar para cima
sylla-symbol-thumb-down = denários na mão, polegar para baixo
sylla-symbol-pile = cartas que ainda virão
sylla-symbol-sign-stays = vale em todas as rodadas
sylla-symbol-sign-once = vale uma vez e é descartada
sylla-symbol-sign-vote = um voto
sylla-symbol-sign-deniers = denários recebidos
sylla-symbol-sign-price = denários a pagar pelo que vem a seguir
sylla-symbol-sign-prestige = pontos de prestígio
sylla-symbol-sign-end = pontos de prestígio no fim da partida
sylla-symbol-sign-legionary = combatido com o cubo de um Legionário
sylla-symbol-sign-vestal = combatido com o cubo de uma Vestal
sylla-symbol-sign-token = fichas de qualquer cor
sylla-symbol-sign-token-civic = mais cubos: ficha de { sylla-colour-civic }
sylla-symbol-sign-token-leisure = mais cubos: ficha de { sylla-colour-leisure }
sylla-symbol-sign-token-health = mais cubos: ficha de { sylla-colour-health }
sylla-symbol-sign-famine = a fome sobe antes da rodada
sylla-symbol-sign-field = perda menor com a fome
sylla-symbol-sign-marker = move um marcador para um dos lados
sylla-symbol-sign-crane = uma carta Guindaste, para pagar
sylla-symbol-round = rodada
