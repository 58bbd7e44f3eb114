### What the library of the command line says of arguments. $name and $names: such as --seats. $given: such as 'two'.

cli-library-usage = uso:
cli-library-arguments = argumentos
cli-library-options = opções
cli-library-help = mostrar esta ajuda e terminar
# $message: one of the sentences below, such as "expected one argument"
cli-library-argument = argumento { $name }: { $message }
cli-library-required = faltam os seguintes argumentos: { $names }
cli-library-one-required = falta um dos argumentos { $names }
cli-library-unrecognized = argumentos desconhecidos: { $names }
cli-library-not-with = não é permitido junto com o argumento { $name }
cli-library-ignored = valor explícito ignorado: { $given }
cli-library-expected-one = é esperado um valor
cli-library-expected-at-most-one = é esperado no máximo um valor
cli-library-expected-at-least-one = é esperado pelo menos um valor
# $count: the same number as $number, as it is written
cli-library-expected =
    { $number ->
        [1] é esperado { $count } valor
       *[other] são esperados { $count } valores
    }
cli-library-ambiguous = opção ambígua: { $option } pode ser { $matches }
cli-library-invalid = valor inválido: { $given }
# $choices: such as 'quick', 'choose'
cli-library-choice = opção inválida: { $given } (escolha entre { $choices })

## Values that an argument does not take

cli-value-number = “{ $given }” não é um número inteiro a partir de { $least }
cli-value-number-to = “{ $given }” não é um número inteiro de { $least } a { $most }
cli-value-seconds = “{ $given }” não é um número de segundos acima de 0
cli-value-language = “{ $given }” não são as letras de um idioma, como en ou pt-BR
