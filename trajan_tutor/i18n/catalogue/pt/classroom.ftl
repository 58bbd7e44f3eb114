### A class at one server: what pupils read, what who teaches reads, and what the projector shows.

classroom-title = Uma turma

# ---- coming in
class-code-wrong = Este não é o código da sala. Olhe o projetor e digite de novo.
class-name-empty = Digite um nome que os outros consigam ler: letras ou algarismos.
class-full = A sala está cheia: ela tem { $most } lugares.
class-wait-a-moment = Muita gente está entrando ao mesmo tempo. Tente de novo em alguns segundos.
class-at-the-door = Você está à porta. Se { $code } é o código do projetor, quem dá a aula vê seu nome e deixa você entrar.
class-busy =
    { $seconds ->
        [1] Foi trabalho demais de uma vez. Continue em um segundo.
       *[other] Foi trabalho demais de uma vez. Continue em { $seconds } segundos.
    }
class-file-torn = O arquivo não chegou inteiro. Traga-o de novo.
class-file-long = Este arquivo é mais longo do que um progresso costuma ser. Escolha o que “Levar meu progresso” gravou.
class-not-in = Você ainda não está na sala: digite o código e o seu nome.
class-closed = A sala ainda não está aberta. Tente de novo quando o projetor mostrar o código.
class-other-page = Esta página não pode enviar isso. Abra de novo o endereço da sua turma.
class-nobody = Não há mais ninguém com esse nome na sala.
class-key-wrong = Este endereço não tem chave, ou a chave já foi usada. Pressione Enter na janela em que a turma foi iniciada: ela mostra um endereço com uma chave nova. Um navegador em que você já dá a aula também cria uma, com “Outro aparelho para você”.
class-key-ended = A chave desta turma, de uma versão anterior, não vale mais. A janela em que a turma foi iniciada mostra um endereço com uma nova.
class-key-short = Uma chave sua tem { $least } caracteres ou mais.
class-key-used = Esta chave já foi usada, e cada uma vale uma vez. Os navegadores em que você dá a aula continuam; para um novo, dê outra chave.
class-key-shown = Outras pessoas que usam este computador podem ler o que está depois de --key, e a próxima versão não aceita. Ponha a chave em um arquivo que só você possa ler (--key-file FILE), ou na variável { $variable }.
class-key-file-open = Outras pessoas que usam este computador podem ler a chave em { $file }. Deixe que só você possa ler (chmod 600) e comece de novo.
class-key-file-empty = Não há chave em { $file }. Escreva uma nele, ou deixe de fora --key-file: então uma chave é sorteada.
class-further = Abra este endereço no outro aparelho. Ele vale uma vez, por dez minutos: não o mostre a ninguém.
class-further-closed = Primeiro deixe os alunos entrar: até lá nenhum outro aparelho chega a esta página. Depois abra este endereço no outro aparelho. Ele vale uma vez, por dez minutos: não o mostre a ninguém.

# ---- what goes on, for a pupil
class-wait = Espere por quem dá a aula.
class-paused = Quem dá a aula fez uma pausa.
class-answered = Sua resposta foi enviada. Você pode desfazê-la até que todas sejam mostradas.
class-removed = Quem dá a aula tirou você da sala.
class-too-many-windows = Seu tabuleiro está aberto em janelas demais. Feche algumas e continue aqui.
class-ended = A aula acabou.
class-stopped = A turma foi fechada no computador de quem dá a aula. O que você fez está guardado: esta página continua quando a turma abrir de novo.

# ---- what is given
class-task-practise = Treinar: { $rule }
class-task-game = Uma partida de { GAME($game) }
class-task-table = Uma mesa de { GAME($game) }
class-task-position = Continuar jogando daqui
class-task-shared = Ver o tabuleiro comum
class-task-vote = O que você jogaria?
class-task-exercise = { $title }, exercício { $number }: { $about }
classroom-lesson = { $number } { $title }
class-place = { $title }, passo { $number }
class-step = Passo { $number }

# ---- for who teaches
class-here =
    { $here ->
        [0] Ainda não chegou ninguém
        [1] { $here } estudante está aqui
       *[other] { $here } estudantes estão aqui
    }
class-here-of = { $here } de { $expected } estão aqui
class-fits = Lugares para estudantes: { $pupils }
class-door-many = À porta: { $count }. Chegou mais gente de uma vez do que uma turma. Deixe entrar quem você conhece, ou crie um novo código.
class-door-guessed = Alguém está tentando códigos, por isso todos esperam à porta. Com o código certo: { $count }. Deixe entrar quem você conhece, ou crie um novo código.
class-door-quiet = À porta: { $count }. Nada foi feito aqui por duas horas, por isso os novos nomes esperam por você.
class-door-full = À porta: { $count }. Todos os lugares estão ocupados: remova quem não está aqui e depois deixe entrar.
class-no-name = Sem nome
class-waits-paused = em pausa
class-waits-task = à espera de algo para fazer
class-waits-answered = já respondeu
class-own-group = Seus exercícios
class-own-not-kept = O exercício pode ser dado agora, mas não fica guardado para outro dia: { $problem }.
class-opening-group = Para começar
class-opening = Para começar, o que foi errado da última vez: { $rules }
class-waits-away = fora
classroom-rule-missed =
    { $pupils ->
        [1] { $pupils } estudante erra “{ $rule }”
       *[other] { $pupils } estudantes erram “{ $rule }”
    }
class-rejoin-code = { $name } digita { $code } no outro aparelho. Vale uma vez, por dez minutos.
class-coach-behind = O conselheiro está atrasado, com { $waiting } na fila. Erros pequenos passam em silêncio até que ele alcance a turma.
class-coach-thinks = O conselheiro está pensando.
class-keeps = Tudo fica neste computador, em { $folder }. Se nada mais for feito, isso é posto de lado depois de { DATETIME($when, dateStyle: "medium") }; o programa pergunta, e 30 dias mais tarde é apagado.
class-later-events =
    { $count ->
        [1] Uma coisa desta sala foi gravada por uma versão mais nova do programa e não aparece. Ela fica como está: abra a sala com essa versão.
       *[other] { $count } coisas desta sala foram gravadas por uma versão mais nova do programa e não aparecem. Elas ficam como estão: abra a sala com essa versão.
    }
class-unused = Ninguém usa esta sala desde { DATETIME($used, dateStyle: "medium") }, pelo relógio deste computador, para o qual hoje é { DATETIME($today, dateStyle: "medium") }. Se o próximo início constatar o mesmo, a sala é posta de lado. O que quer que se faça nela a mantém.
class-aside = Uma sala usada pela última vez em { DATETIME($used, dateStyle: "medium") } está posta de lado, com seus alunos e tudo o que fizeram. Quer ela de volta? Sem resposta, ela é apagada depois de { DATETIME($until, dateStyle: "medium") }.
class-aside-goes = A sala usada pela última vez em { DATETIME($used, dateStyle: "medium") } está posta de lado há 30 dias e é apagada no próximo início. Quer ela de volta?
class-aside-wanted = A sala usada pela última vez em { DATETIME($used, dateStyle: "medium") } volta no próximo início.
class-aside-command = Então inicie uma vez com --bring-back { $name }.
class-aside-deleted = A sala usada pela última vez em { DATETIME($used, dateStyle: "medium") } foi apagada: ficou 30 dias posta de lado, e ninguém a quis de volta.
class-brought-back = A sala usada pela última vez em { DATETIME($used, dateStyle: "medium") } está aqui de novo.
class-aside-unknown = Nenhuma sala “{ $name }” está posta de lado. Estas estão: { $known }.
class-aside-none = Nenhuma sala está posta de lado.
class-aside-not-moved = A sala em { $folder } não pode ser movida: { $problem }. Nada dela se perdeu; o próximo início tenta de novo.
class-aside-not-deleted = Algo em { $folder } não pode ser apagado. Apague esta pasta você.
class-shared-empty = Não há nada no tabuleiro comum: primeiro abra ali uma lição ou uma partida.
class-no-vote = Nenhuma pergunta está aberta: primeiro pergunte “O que você jogaria?”.
class-look-first = Primeiro escolha o estudante cujo tabuleiro você quer ver.
class-names-damaged = Os nomes desta turma não podem ser lidos. { $problem } Eles ficam em { $file }: digite-os de novo com “Renomear” e depois apague esse arquivo.
class-pupil-not-deleted = O aluno foi retirado, mas o que ele fez não pode ser apagado. Apague esta pasta você: { $folder }
class-names-not-written = Não foi possível gravar os nomes: { $problem }.
class-port-taken = A porta { $port } não pode ser usada: { $problem }. Escolha outra com --port.
class-rights-mended =
    { $count ->
        [1] Um arquivo desta turma podia ser lido por outras pessoas que usam este computador. Agora só você pode ler.
       *[other] { $count } arquivos e pastas desta turma podiam ser lidos por outras pessoas que usam este computador. Agora só você pode ler.
    }
class-rights-others = A pasta { $folder } também tem arquivos que não são de uma turma, por isso ficou como estava: outras pessoas que usam este computador veem os nomes do que está nela. Escolha uma pasta só sua para os jogos salvos.
class-rights-not-mended = Outras pessoas que usam este computador talvez possam ler o que está guardado em { $folder }, e isso não pode ser mudado: { $problem }.
class-rights-none = O disco de { $folder } não registra quem pode ler cada arquivo: quem abrir essa pasta pode ler nomes e progresso.
class-rights-folder = Quem puder abrir essa pasta pode ler tudo o que há nela.
class-table-size = Este jogo não se joga com { $seats }: escolha { $sizes }.
class-table-nobody = Não há ninguém aqui para se sentar a uma mesa.
class-table-twice = Um estudante ficaria em dois lugares: dê um lugar a cada um.
class-table-none = Esta mesa não existe mais.
class-table-bot-unknown = Nenhum bot com este nome pode se sentar a uma mesa.
class-table-look-first = Primeiro escolha a mesa que você quer ver.
class-table-teacher = Docente
class-table-notebook = Jogador no caderno
class-table-open = Lugar livre
class-table-full = Todos os lugares desta mesa estão ocupados. Peça outra partida a quem a abriu.
class-home-stop = Pressione Ctrl+C para encerrar. O que foi jogado fica guardado.
class-home-first = Primeiro jogador
class-home-how = Os outros abrem { $link } na mesma rede e digitam o código { $code }.
class-home-started = A mesa está em { $address }
class-home-started-key = Abra este endereço para se sentar. Ele tem uma chave que vale uma vez: aos outros, envie o endereço e o código abaixo.
class-home-started-file = A mesa está pronta. Abra { $file } no seu navegador para se sentar: ele tem uma chave que vale uma vez, e só você pode ler. Aos outros, envie o endereço e o código abaixo.
class-table-bot = Bot { $letter }
class-table-kept-seat = { $name } (um bot joga)
class-table-kept = { $name } está fora: um bot guarda o lugar.
class-table-back = { $name } está de volta.
class-table-ended = Quem dá a aula encerrou esta partida.
class-table-is-here = Ninguém está fora ali: cada lugar é de quem está nele.
class-table-asks = { $name } quer desfazer a última decisão. Você concorda?
class-table-asked = A pergunta foi feita aos outros. Sem resposta em { $seconds } segundos, fica como está.
class-table-asked-already = A pergunta já foi feita aos outros. Espere a resposta.
class-table-you-asked = Pergunta feita a { $names }: você quer desfazer a sua última decisão.
class-table-back-no = { $name } prefere continuar: a decisão fica.
class-table-back-silent = Ninguém respondeu a tempo: a decisão fica.
class-table-taken-back = { $name } desfez a última decisão.
class-table-seat-asks = É mesmo { $name } quem quer continuar em outro aparelho?
class-table-seat-asked = Os outros da mesa respondem se você é { $name }. Quando todos os que estão aqui disserem que sim, o lugar volta a ser seu.
class-table-seat-soon = Este lugar é de { $name }. Você volta a ele quando os outros da mesa confirmarem que é você. A pergunta é feita assim que estiverem aqui.
class-table-seat-refused = Os outros não confirmaram que este lugar é seu. Fale com eles e entre de novo em alguns minutos, ou continue no aparelho em que você começou.
class-table-seat-given = { $name } continua em outro aparelho.
class-table-seat-stays = O lugar espera a volta de { $name }.
class-table-you-decide = É a sua vez.
class-table-decide = Esperando: { $names }.
class-table-waits =
    { $count ->
        [1] { $names } está pensando há { $minutes ->
            [1] um minuto
           *[other] { $minutes } minutos
        }.
       *[other] { $names } estão pensando há { $minutes ->
            [1] um minuto
           *[other] { $minutes } minutos
        }.
    }
class-advice-network = Os estudantes estão na mesma rede que este computador? Compare os nomes das redes.
class-advice-address = Escolha outro endereço deste computador e teste o QR dele com um celular.
class-advice-firewall = Um firewall pode estar barrando: permita que o Python receba conexões em redes privadas.
class-advice-guests = Redes de visitantes muitas vezes separam os aparelhos: use outra rede.
class-advice-hotspot = Se nada ajudar, abra um ponto de acesso em um celular e conecte a ele este computador e os estudantes.
class-advice-link = Os estudantes abrem o link ou o QR: este endereço não dá para digitar. Teste com um celular.

# ---- the button in a notebook
class-door-opens = Abrir a turma
class-door-missing = O servidor deste caderno não tem turma. Em um terminal: trajan-tutor class
class-door-still = Um botão que abre a turma: execute esta célula
class-door-needs = O botão precisa do anywidget: pip install "trajan-tutor[jupyter]". Em um terminal: trajan-tutor class

# ---- the command
class-started = A turma está em { $address }
class-started-key = Abra este endereço para dar a aula. Ele tem uma chave que vale uma vez: não o mostre a ninguém.
class-started-file = A turma começou. Abra { $file } no seu navegador para dar a aula: ele tem uma chave que vale uma vez, e só você pode ler.
class-started-enter = O navegador se foi? Pressione Enter: aparece um endereço com uma chave nova.
class-started-stop = Pressione Ctrl+C para encerrar a turma. O que foi feito fica guardado.
class-needs = Uma turma precisa de tornado e segno: pip install "trajan-tutor[class]".
class-stopped-teacher = A turma foi fechada no computador em que roda. O que foi feito está guardado: inicie-a ali de novo para continuar.
class-folder-taken = Já roda uma turma com a pasta { $folder }. Continue na janela dela, ou encerre-a ali com Ctrl+C. Uma segunda turma precisa de outra pasta em TRAJAN_TUTOR_HOME.
class-certificate-wrong = O certificado { $file } não pode ser usado: { $problem }.

cli-help-class = abrir uma turma: os estudantes entram com um código, cada um com o seu tabuleiro
cli-help-table = abrir uma mesa para dois ou mais aparelhos: os outros entram com um código
cli-help-table-game = o jogo
cli-help-table-seats = quantos lugares há; sem ele, o menor número
cli-help-table-name = seu nome à mesa
cli-help-table-hints = permitir que cada um consulte o conselheiro sobre o próprio lugar
cli-help-class-port = a porta; sem ela, a primeira livre
cli-help-class-expect = quantos estudantes virão
cli-help-class-open = deixar entrar novos nomes também depois de duas horas sem nada feito por quem dá a aula
cli-help-class-key = como --key-file, mas outras pessoas que usam este computador podem ler; a próxima versão não aceita
cli-help-class-key-file = um arquivo que só você pode ler, com uma chave sua para quem dá a aula; sem ela, uma é sorteada
cli-help-class-certificate = um arquivo com um certificado e a chave dele, para https
cli-help-class-address = um endereço deste computador em que os estudantes podem entrar, em vez de todos; pode ser dado várias vezes
cli-help-class-no-browser = mostrar o endereço, sem abrir um navegador
cli-help-class-bring-back = trazer de volta a sala deste dia, que está posta de lado

# ---- labels of the pages: `any` is on all of them

class-page-any-code = Código
class-page-any-name = Seu nome
# What is told of the list of languages to those who listen.
class-page-any-language = Idioma
class-page-any-opening = Um momento
class-page-any-away = Sem conexão. Nada se perde: a página continua sem que você faça nada.
class-page-any-busy = A sala tem coisas demais para fazer agora. Nada se perde: a página continua sem que você faça nada.
class-page-any-waits = Um momento: a resposta está a caminho
class-page-any-stay = Manter
class-page-any-vote-ask = O que você jogaria?
class-page-any-vote-answers = já responderam
class-page-any-coach = Conselheiro
class-page-any-table = Mesa
class-page-any-coach-plays = O conselheiro joga

# ---- labels of the page of a pupil: the door of the room
class-page-pupil-title = Boas-vindas à turma
class-page-pupil-join-say = Digite o código da tela e o nome pelo qual conhecem você na turma.
class-page-pupil-join = Entrar
class-page-pupil-joining = Um momento
class-page-pupil-join-new = Cheguei agora
class-page-pupil-rejoin = Comecei em outro aparelho
class-page-pupil-rejoin-say = Digite o código curto que você recebe de quem dá a aula: seu tabuleiro vem com você.
class-page-pupil-rejoin-code = Código recebido
class-page-pupil-missing-code = Ainda falta o código.
class-page-pupil-missing-name = Ainda falta o seu nome.
class-page-pupil-no-answer = Ninguém responde. Você está no mesmo Wi-Fi de quem dá a aula? Tente de novo.
class-page-pupil-refused-unknown = A sala não conhece mais esta página. Carregue-a de novo e entre com o código.
class-page-pupil-refused-nowhere = Não há sala neste endereço. Confira o endereço que você recebeu.
class-page-pupil-refused-long = O servidor não recebe tanto de uma vez. Escolha um arquivo mais curto.
class-page-pupil-refused-busy = Foi trabalho demais de uma vez. Espere um momento e tente de novo.
class-page-pupil-refused-closed = A sala está fechada neste momento. Nada se perde: tente de novo quando ela abrir.
class-page-pupil-refused-failed = Algo falhou no computador em que a sala funciona. Nada se perde: tente de novo.
class-page-pupil-refused-strange = Outra coisa responde aqui no lugar da sala. O Wi-Fi pede primeiro que você entre com uma conta?
class-page-pupil-refused-other = A sala não pode fazer isso. Carregue a página de novo e tente outra vez.
class-page-pupil-file-long = Este arquivo é mais longo do que um progresso costuma ser. Escolha o que “Levar meu progresso” gravou.
class-page-pupil-keeps = Seu nome e seu tabuleiro ficam no computador de quem dá a aula.

# ---- labels of the same door where tables are opened at home, without a class
class-page-home-title = Boas-vindas à mesa
class-page-home-join-say = Digite o código que você recebeu e o seu nome. Quem volta usa o mesmo nome, e os outros da mesa confirmam.
class-page-home-no-answer = Ninguém responde. Você está no mesmo Wi-Fi de quem abriu a mesa? Tente de novo.
class-page-home-keeps = Seu nome e seu tabuleiro ficam no computador de quem abriu a mesa.

# ---- labels of the page of a pupil: inside
class-page-pupil-not-me = Não sou eu
class-page-pupil-not-me-say = Deixar este tabuleiro para outra pessoa?
class-page-pupil-leave = Sair
class-page-pupil-again = Entrar de novo
class-page-pupil-vote-how = Jogue no tabuleiro: só quem dá a aula vê de quem é a jogada.
class-page-pupil-take-home = Levar meu progresso
class-page-pupil-light-page = Continuar sem turma
class-page-pupil-bring-back = Trazer meu progresso de um arquivo
class-page-pupil-table-seats = Quem está onde
class-page-pupil-table-turn = decide agora
class-page-pupil-table-keep = Deixar um bot jogar por
class-page-pupil-table-keep-free = Deixar um bot no lugar livre
class-page-pupil-table-leave = Preciso sair
class-page-pupil-table-leave-say = Um bot joga por você até a sua volta.
class-page-pupil-table-leave-yes = Sair
class-page-pupil-table-stay = Ficar
class-page-pupil-table-back = Voltei
class-page-pupil-table-again = Próxima partida
class-page-pupil-you = Você
class-page-pupil-yes = Sim
class-page-pupil-no = Não

# ---- labels of the page of who teaches
class-page-teacher-title = Sua turma
class-page-teacher-tabs = Sua turma
class-page-teacher-tab-projector = Projetor
class-page-teacher-tab-live = Ao vivo
class-page-teacher-tab-board = Tabuleiro
class-page-teacher-pause-all = Pausar todos
class-page-teacher-go-on = Continuar
class-page-teacher-door = Quem pode entrar
class-page-teacher-let-in = Deixar entrar
class-page-teacher-at-the-door = À porta
class-page-teacher-let-one-in = Deixar entrar
class-page-teacher-let-all-in = Deixar todos entrarem
class-page-teacher-new-code = Novo código
class-page-teacher-new-code-out = Novo código, e remover quem entrou junto
class-page-teacher-close-door = Fechar a porta
class-page-teacher-closed-say = Até lá, mais ninguém alcança esta página.
class-page-teacher-open-say = Pode entrar quem está na mesma rede e sabe o código.
class-page-teacher-expected = Quantos estudantes você espera?
class-page-teacher-link = Endereço
class-page-teacher-links = Este computador tem vários endereços: mostre outro se ninguém conseguir entrar.
class-page-teacher-copy = Copiar
class-page-teacher-copied = Copiado
class-page-teacher-selected = Selecionado: copie com o teclado
class-page-teacher-open-projector = Abrir a janela do projetor
class-page-teacher-projector-shows = Ele mostra
class-page-teacher-shows-code = o código
class-page-teacher-shows-board = o tabuleiro comum
class-page-teacher-shows-pupil = o tabuleiro de um estudante, sem o nome
class-page-teacher-nobody = Ninguém consegue entrar?
class-page-teacher-give-title = O que eles jogam?
class-page-teacher-give-all = Passar a todos
class-page-teacher-give-chosen = Passar aos escolhidos
class-page-teacher-give-position = Esta posição, para continuar jogando
class-page-teacher-give-shared = Todos olham este tabuleiro
class-page-teacher-task = Eles jogam:
class-page-teacher-take-back = Retirar
class-page-teacher-seats = Lugares
class-page-teacher-seats-empty = Ainda não chegou ninguém.
class-page-teacher-choose = Escolher
class-page-teacher-choose-all = Escolher todos
class-page-teacher-choose-none = Escolher ninguém
class-page-teacher-choose-stuck = Escolher quem empacou
class-page-teacher-chosen = Escolhidos:
class-page-teacher-pause-chosen = Pausar
class-page-teacher-go-on-chosen = Continuar
class-page-teacher-standing-fine = bem
class-page-teacher-standing-stuck = empacou
class-page-teacher-standing-away = fora
class-page-teacher-rules = O que não foi entendido
class-page-teacher-rules-none = Nenhuma regra travou alguém por muito tempo.
class-page-teacher-practise-those = Treinar isto: só estes
class-page-teacher-practise-all = Treinar isto: todos
class-page-teacher-close-look = Fechar
class-page-teacher-no-board = Não há tabuleiro aberto ali.
class-page-teacher-project-pupil = Mostrar no projetor, sem o nome
class-page-teacher-project-board = Mostrar no projetor
class-page-teacher-project-end = Tirar do projetor
class-page-teacher-rejoin-give = Código para outro aparelho
class-page-teacher-rename = Renomear
class-page-teacher-bring-back = Trazer de volta
class-page-teacher-aside = Salas postas de lado
class-page-teacher-remove = Remover
class-page-teacher-remove-say = Com isso, o nome e tudo o que foi jogado somem.
class-page-teacher-board-empty = Ainda não há nada no tabuleiro comum.
class-page-teacher-open-title = Pôr no tabuleiro
class-page-teacher-open-other = Outra coisa
class-page-teacher-vote-say = Todos recebem esta posição e respondem com uma jogada.
class-page-teacher-vote-show = Mostrar as respostas
class-page-teacher-vote-coach = Resposta do conselheiro
class-page-teacher-vote-explore = Explorar em conjunto
class-page-teacher-vote-end = Fim
class-page-teacher-class-csv = A tabela da turma, para uma planilha
class-page-teacher-further = Outro aparelho para você
class-page-teacher-record-begin = Gravar um exercício
class-page-teacher-record-say = Jogue a solução a partir desta posição: o exercício fica pronto para passar à turma.
class-page-teacher-record-title = Gravar um exercício
class-page-teacher-record-name = Título
class-page-teacher-record-solution = A solução
class-page-teacher-record-question = Pergunta, em uma frase
class-page-teacher-record-hint = Dica (pode ficar vazia)
class-page-teacher-record-rules = Regras de que ele trata
class-page-teacher-record-keep = Guardar o exercício
class-page-teacher-record-drop = Descartar
class-page-teacher-record-bring = Trazer um exercício de um arquivo
class-page-teacher-record-long = Este arquivo é mais longo do que um exercício costuma ser. Escolha um que foi gravado aqui ou no Jupyter.
class-page-teacher-tab-tables = Mesas
class-page-teacher-tables-make = Jogar entre si
class-page-teacher-tables-against = Eu jogo contra cada um
class-page-teacher-tables-game = Jogo
class-page-teacher-tables-size = Lugares por mesa
class-page-teacher-tables-who = Quem com quem
class-page-teacher-tables-drawn = por sorteio
class-page-teacher-tables-own = eu escolho
class-page-teacher-tables-all = Jogam todos os que estão aqui.
class-page-teacher-tables-chosen = Jogam os que você escolheu em “Ao vivo”:
class-page-teacher-tables-rest = Quem sobra
class-page-teacher-rest-bot = joga contra um bot
class-page-teacher-rest-three = completa uma mesa de três
class-page-teacher-tables-bot = Bot
class-page-teacher-tables-left = Toque nos nomes para distribuir os lugares
class-page-teacher-tables-free = lugar livre
class-page-teacher-tables-stand = sai do lugar
class-page-teacher-tables-new = Novas mesas
class-page-teacher-tables-hints = Dicas para o próprio lugar
class-page-teacher-tables-end = Encerrar todas
class-page-teacher-next-board = Próximo tabuleiro
class-page-teacher-table-eyes = Pelos olhos de quem
class-page-teacher-table-spectator = Espectador
class-page-teacher-table-before = Mesa anterior
class-page-teacher-table-next = Próxima mesa
class-page-teacher-table-keep = Um bot joga aqui até a volta
class-page-teacher-table-give-back = Devolver o lugar
class-page-teacher-table-end = Encerrar a partida
class-page-teacher-table-end-say = Depois disso, ninguém joga mais.
class-page-teacher-seat-teacher = Você
class-page-teacher-seat-kept = (um bot joga)
class-page-teacher-yes = Sim
class-page-teacher-no = Não
class-page-teacher-project-table = Mostrar no projetor, como um espectador vê
class-page-teacher-shows-table = uma mesa, sem nomes

# ---- labels of the projector
class-page-projector-title = Entre
class-page-projector-how = Leia o código com o celular ou abra este endereço e digite o código
