### Languages: what each calls itself, and what the check of a language says.

## The name of this language in itself, as people choose it

language-name = Português (Brasil)

## What the check of the catalogues says of a language

words-unreadable = { $place }: este arquivo não é um texto em UTF-8.
words-plural = { $language }: { $name } não tem as variantes { $lacking }.
words-term = { $language }: { $name } não diz “{ $word }”, a palavra para “{ $term }”.
words-same = { $language }: { $name } é o texto inglês: { $text }
words-english = { $language }: { $name } tem palavras em inglês: { $words }
words-said-english = { $language }: { $name } é dito em inglês.
words-said-plain = { $language }: { $name } é dito sem a forma .{ $form }, que lhe falta.
words-typography =
    { $language }: { $name }, { $slip ->
        [quotes] aspas que não são as deste idioma: { $text }
        [decimals] um decimal que neste idioma se escreve com vírgula: { $text }
        [space] um espaço que pode quebrar a linha depois de um número ou de uma palavra de uma letra: { $text }
        [percent] um espaço antes do sinal de porcentagem, que este idioma não usa: { $text }
        [dash] um hífen no lugar de um travessão: { $text }
        [endings] uma terminação entre parênteses: { $text }
       *[double] dois espaços: { $text }
    }

## The command `trajan-tutor check --language cs`

cli-help-check-language = verificar só este idioma: o que falta, o que está desatualizado e o que está errado
cli-help-check-begin = começar o idioma: criar os arquivos, com tudo o que falta como comentário
cli-help-check-accept = anotar que estas mensagens foram traduzidas do inglês de hoje; sem nomes, todas as que nunca foram anotadas
cli-help-check-reason = por que uma tradução continua certa embora só o texto inglês tenha mudado, por exemplo “erro de digitação no inglês”
cli-help-prove-language = provar que nada é dito em inglês neste idioma
cli-language-made = { $language } é o idioma de onde vêm os outros. Indique outro.
cli-language-unknown = Ainda não há palavras em { $language }. Com --begin os arquivos são criados.
cli-language-begun =
    { $language }: { $files ->
        [1] { $files } arquivo criado.
       *[other] { $files } arquivos criados.
    }
cli-language-refused = { $name }: a tradução é a mesma de antes e não há --reason.
cli-language-column-texts = textos
cli-language-column-lacking = faltam
cli-language-column-percent = por cento
cli-language-column-stale = velhos
cli-language-lacks = Em { $file } faltam { $count }: { $names }
cli-language-stale = { $name } está desatualizado: o texto inglês mudou desde então.
cli-language-unstamped =
    { $count ->
        [1] { $count } tradução nunca foi anotada como feita do inglês de hoje: --accept faz isso.
       *[other] { $count } traduções nunca foram anotadas como feitas do inglês de hoje: --accept faz isso.
    }
cli-language-right = { $language }: nada de errado com o que há.
cli-language-wrong =
    { $language }: { $count ->
        [1] { $count } problema
       *[other] { $count } problemas
    }
cli-language-share = { $name } ({ $language }) tem { NUMBER($percent) }% das mensagens: ainda não é oferecido.
cli-language-absent = { $game } aparece em inglês quando se escolhe: { $languages }.
cli-surface-names = Nomes e termos
cli-surface-labels = Rótulos e cena
cli-surface-moves = Jogadas, opções, diário, balanços
cli-surface-rules = Regras e recusas
cli-surface-coach = Conselheiro
cli-surface-exercises = Exercícios
cli-surface-lessons = Lições
cli-surface-rulings = Interpretações
cli-surface-others = Turma, folhas, linha de comando, página leve
cli-surface-all = Tudo
cli-terms-ours = Termos para os quais nenhum manual de regras em { $language } tem palavra, de modo que as palavras são nossas:
