### The first game, played at once.

caesar-lesson-first-game = Uma primeira partida
    .idea = Uma partida inteira contra Pompeu; ela é curta, e as regras são explicadas conforme aparecem.
    .can = Você sabe jogar uma partida inteira: colocar, fechar, controlar.

caesar-lesson-first-game-first = Clique em uma ficha do seu estoque, abaixo do seu nome. Depois clique em um espaço com o símbolo dela e, por fim, na província para a qual o maior número deve ficar voltado. Sua ficha conta dos dois lados da fronteira. Quando todas as fronteiras de uma província estão ocupadas, quem tem mais influência ali a controla.
    .goal = Coloque a sua primeira ficha.
    .done = Isso foi um turno. Você tem uma ficha nova, e Pompeu também colocou uma.
caesar-lesson-first-game-first-hint = Qualquer espaço com o símbolo da sua ficha serve. O maior número deve ficar voltado para uma província que você quer.
caesar-lesson-first-game-aim-place = Coloque uma ficha

caesar-lesson-first-game-rest = Continue jogando. Quem fecha uma província pega a ficha de bônus dela, e quem tem mais influência ali põe nela um marcador de controle. Você vence quando o seu último marcador é colocado. O tabuleiro mostra as suas opções; você não tem como estragar nada.
    .goal = Jogue até o fim da partida.
    .done = A partida acabou.
caesar-lesson-first-game-rest-hint = Procure uma província com um espaço livre: quem ocupa esse espaço fecha a província.
caesar-lesson-first-game-aim-close = Feche uma província
caesar-lesson-first-game-aim-control = Controle uma província

caesar-lesson-first-game-result = Aqui estão os seus marcadores e os de Pompeu.
