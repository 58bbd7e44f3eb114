### Questions about a position of Caesar!, as a teacher asks them: they lead to a turn and name nothing of it.

## How a province stands. $own and $enemy are the sums that face it

caesar-ask-closes-behind =
    A próxima ficha fecha { FORM($province, "the") }, onde está { $own } a { $enemy }. Você tem um número que a faça mudar de lado?
caesar-ask-closes-level =
    Há igualdade { FORM($province, "in") }, com { $own } para cada lado, e um espaço está livre. Quem fica com ela se a última ficha não mudar nada?
caesar-ask-closes-ahead =
    Você lidera { FORM($province, "in") }, { $own } a { $enemy }, e um espaço está livre. Uma ficha do outro lado ainda poderia tomá-la de você?
caesar-ask-behind =
    Você está atrás { FORM($province, "in") }, { $own } a { $enemy }. Quanto { $spaces ->
        [1] o último espaço livre dela ainda poderia
       *[other] os { $spaces } espaços livres dela ainda poderiam
    } trazer a você?
caesar-ask-level =
    Há igualdade { FORM($province, "in") }, com { $own } para cada lado. Qual das suas fichas poderia pôr você tão à frente que { $spaces ->
        [1] o último espaço livre dificilmente mudaria
       *[other] os { $spaces } espaços livres dela dificilmente mudariam
    } isso?
caesar-ask-ahead =
    Você lidera { FORM($province, "in") }, { $own } a { $enemy }. O outro lado ainda pode mudar isso { $spaces ->
        [1] pelo único espaço que está livre
       *[other] pelos { $spaces } espaços que estão livres
    }?
caesar-ask-fresh = Ainda não há fichas em volta { FORM($province, "of") }. Em quais dos { $spaces } espaços dela cabem as suas fichas?

## What hangs on a province. $beside are provinces beside it, with no marker yet on the border between

caesar-ask-border-own =
    Ao lado { FORM($province, "of") }, você controla { $beside }. Ao todo, quantos marcadores { $province } traria a você se você a ganhasse?
caesar-ask-border-enemy =
    Ao lado { FORM($province, "of") }, o outro lado controla { $beside }. Quantos marcadores ele colocaria se ganhasse { $province } também?
caesar-ask-italia = { $province } traz dois marcadores e tem mais fronteiras que qualquer outra. Quem está à frente ali, e por quanto?

## Bonus tokens of a province that the next token closes

caesar-ask-bonus-tactics =
    Quem fecha { FORM($province, "the") } pega a ficha Tática dela, mais um turno. Quem tiraria mais proveito de dois turnos seguidos, você ou o outro lado?
caesar-ask-bonus-wealth =
    Quem fecha { FORM($province, "the") } pega a ficha Riqueza dela, mais uma ficha para escolher. Entre quantas cada lado escolhe agora?
caesar-ask-bonus-might =
    Quem fecha { FORM($province, "the") } pega a ficha Força dela. Que ficha ou marcador inimigo você gostaria de virar para baixo?
caesar-ask-bonus-senate =
    Quem fecha { FORM($province, "the") } fica com a ficha Senado dela. Quantos marcadores iriam sob ela se esse lado também ganhasse ali?
caesar-ask-bonus-poison =
    Quem fecha { FORM($province, "the") } pega a ficha Veneno dela. Quantas fichas restariam para escolher, para você ou para o outro lado?
caesar-ask-bonus-centurion =
    Quem fecha { FORM($province, "the") } pode pegar uma ficha de influência Centurião. Quais delas ainda existem para você e para o outro lado?

## The map

caesar-ask-near = { $provinces }: falta uma ficha para fechar cada uma. Quais delas você poderia ganhar com uma ficha que tem?
caesar-ask-near-one = { $provinces }: falta uma ficha para fechar. O que fechá-la traria agora, e a quem?
caesar-ask-near-many =
    Há { $number } províncias que se fecham com mais uma ficha. Quais delas têm as fichas de bônus e as fronteiras que você mais quer?
caesar-ask-two-left =
    { $number ->
        [1] { $provinces } tem dois espaços livres. Quem poderia fechá-la quando um deles for ocupado?
       *[other] { $provinces } têm dois espaços livres cada. Onde você aceitaria deixar o último para o outro lado?
    }
caesar-ask-two-left-many = Algumas províncias só têm dois espaços livres. Onde você aceitaria deixar o último para o outro lado?
caesar-ask-decided = Que províncias abertas já estão decididas, de modo que um número grande seria desperdiçado nelas?
caesar-ask-checkpoint =
    Em um posto de controle, uma ficha pode ficar com a face para baixo, em troca de uma ficha de bônus do banco. Qual das suas fichas faria menos falta?

## Tokens

caesar-ask-zero = Um lado de algumas fichas conta 0. Onde um 0 não faria mal a você, porque essa província já está perdida ou ganha de qualquer modo?
caesar-ask-both-ends = Uma ficha fica voltada para duas províncias ao mesmo tempo. Onde os dois números dela contariam para você?
caesar-ask-large = Onde um número grande decidiria algo, e onde um pequeno bastaria?
caesar-ask-enough = Qual é o menor número que basta para ganhar { FORM($province, "the") }, de modo que um maior fique para outra província?
caesar-ask-fits =
    Você escolhe entre { $number } fichas. Em que símbolos elas cabem, e onde ainda há espaços livres assim?

## The race

caesar-ask-race =
    { $own ->
        [1] Resta a você { $own } marcador
       *[other] Restam a você { $own } marcadores
    } para colocar; ao outro lado, { $enemy }. Quantos um só fechamento poderia trazer a cada um?
caesar-ask-senate =
    Você tem { $number ->
        [1] uma ficha Senado
       *[other] { $number } fichas Senado
    }. Onde há mais uma, e quantos marcadores seus ela receberia se você ganhasse ali?
caesar-ask-crassus = Crasso coloca por regras fixas, e a fileira dele fica aberta. Que província ele poderia tomar com a próxima ficha?

## In the middle of a turn

caesar-ask-order = Duas províncias estão fechadas. Os marcadores ou a ficha de bônus de uma poderiam mudar o que a outra traz?
caesar-ask-borders = Em que fronteiras sem marcador você controla as províncias das duas pontas?
caesar-ask-might = Em que província aberta uma única ficha mantém o outro lado à frente?
caesar-ask-centurion-which = Que símbolos têm espaços livres onde importa: espadas, escudos ou navios?
caesar-ask-extra = Qual das suas fichas cabe em um espaço que ainda está livre, e o que ela poderia fechar?
