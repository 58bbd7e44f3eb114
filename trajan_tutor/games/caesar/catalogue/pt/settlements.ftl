### What the closing of a province brought both sides, row by row, and where all markers went when the game is over.
### Room: cells of a table: as short as the English.

caesar-settled-closing = Fechada: { $province }
caesar-settled-control = Controle
caesar-settled-influence = influência { $influence }
caesar-settled-tied = Um empate: ninguém a controla.
caesar-settled-border = Fronteira de { $first } e { $second }
caesar-settled-senate = Marcadores sob fichas Senado
caesar-settled-owned =
    { $tokens ->
        [1] { $tokens } ficha Senado
       *[other] { $tokens } fichas Senado
    }
caesar-settled-bonus = Ficha de bônus: { $bonus }
caesar-settled-taken = pegou
caesar-settled-discarded = Marcador descartado por Crasso
caesar-settled-final = Para onde foram os marcadores
caesar-settled-race-loaded = Antes desta posição
caesar-settled-race-provinces = Em províncias
caesar-settled-race-italia = Na província Italia
caesar-settled-race-borders = Em fronteiras
caesar-settled-race-senate = Sob fichas Senado
caesar-settled-race-discarded = Descartados por Crasso
caesar-settled-end = O fim
caesar-settled-won = vence
