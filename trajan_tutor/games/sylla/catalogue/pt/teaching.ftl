### How to teach it: what somebody does and asks who explains the game at a table.

sylla-teaching-aim = Do que se trata
    .do = Mostre a trilha de prestígio e depois os três marcadores de Res Publica. Diga que vence quem tem mais pontos de prestígio e que as fichas que vocês juntam valem no fim o que os marcadores mostram: nada na crise.
    .ask = Vocês têm três fichas de Saúde, e o marcador dela está na crise. Quanto elas valem?
sylla-teaching-people = Os personagens
    .do = Ponha os personagens em fileira e diga em uma frase para que serve cada um. Vire um de lado para mostrar que ele pagou: não faz mais nada nesta rodada.
    .ask = Quais dos seus personagens vocês não gostariam de virar de lado por uma construção?
sylla-teaching-consul = O cônsul
    .do = Faça uma eleição curta com as mãos abertas: Senadores em pé são votos, e denários também. Pegue a ficha do cônsul e passe o marcador adiante.
    .ask = Vocês têm dois Senadores e dão um lance de 4 votos. Quantos denários isso custa?
sylla-teaching-buildings = Construções, depois dinheiro
    .do = Ofereça uma construção e deixe cada um dar um lance, em uma volta. Quem vence vira de lado tantas cartas da cor quantas ofereceu. Depois pague a renda à mão.
    .ask = Quem oferece a próxima construção?
sylla-teaching-events = Quatro eventos, dois acontecem
    .do = Ponha cubos nos quatro eventos, um a um, conforme os Legionários e as Vestais permitem. Afaste os dois com mais cubos e leia em voz alta o que fazem os outros dois.
    .ask = Que evento mais prejudicaria vocês, e quem mais quer evitá-lo?
sylla-teaching-work = Mãos e polegares, e a fome
    .do = Todos escondem denários na mão e a abrem com o polegar para cima ou para baixo. Conte uma vez dos dois jeitos. Termine com a fome: cada um perde o que o marcador dela mostra.
    .ask = Com o polegar para baixo e cinco votos, quantos pontos de prestígio vocês ganham?
