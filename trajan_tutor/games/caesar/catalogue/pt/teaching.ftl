### How to teach it: what somebody does and asks who explains the game at a table.

caesar-teaching-aim = De que se trata
    .do = Ponha doze marcadores de controle na frente de cada lado. Diga que venceu o lado que ficar primeiro sem marcadores, e que tudo o mais é para se livrar deles.
    .ask = É bom para vocês ter muitos marcadores sobrando?
caesar-teaching-placing = Um turno
    .do = Coloque uma ficha entre duas províncias, gire-a no espaço dela, e deixe os outros dizerem o que muda. Depois tente um espaço com outro símbolo, e pegue a ficha de volta.
    .ask = A ficha mostra 5 e 1. A qual província vocês dão o 5, e por quê?
caesar-teaching-closing = Fechar uma província
    .do = Encha os espaços em volta de uma província pequena, uma ficha de cada lado por vez. Calcule as duas somas em voz alta. Mostre que um lado pode pegar a ficha de bônus e o outro, o controle.
    .ask = Vocês fecham uma província em que estão atrás. O que vocês ganham, e o que o outro lado ganha?
caesar-teaching-borders = Por que as vizinhas contam
    .do = Ponha o seu marcador de controle em duas províncias lado a lado, depois um na fronteira entre elas. É assim que um fechamento coloca dois ou três marcadores de uma vez.
    .ask = Que província traria a vocês mais fronteiras agora?
caesar-teaching-bonus = Fichas de bônus
    .do = Ponha uma de cada em uma fileira e diga em cinco palavras o que ela faz. Diga que ela é usada na hora ou se perde, e que só se guarda Senado.
    .ask = Por qual ficha de bônus vocês fechariam uma província, mesmo perdendo-a?
