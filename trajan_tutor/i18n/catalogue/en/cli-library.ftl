### What the library of the command line says of arguments. $name and $names: such as --seats. $given: such as 'two'.

cli-library-usage = usage:
cli-library-arguments = arguments
cli-library-options = options
cli-library-help = show this help and exit
# $message: one of the sentences below, such as "expected one argument"
cli-library-argument = argument { $name }: { $message }
cli-library-required = the following arguments are required: { $names }
cli-library-one-required = one of the arguments { $names } is required
cli-library-unrecognized = unrecognized arguments: { $names }
cli-library-not-with = not allowed with argument { $name }
cli-library-ignored = ignored explicit argument { $given }
cli-library-expected-one = expected one argument
cli-library-expected-at-most-one = expected at most one argument
cli-library-expected-at-least-one = expected at least one argument
# $count: the same number as $number, as it is written
cli-library-expected =
    { $number ->
        [1] expected { $count } argument
       *[other] expected { $count } arguments
    }
cli-library-ambiguous = ambiguous option: { $option } could match { $matches }
cli-library-invalid = invalid value: { $given }
# $choices: such as 'quick', 'choose'
cli-library-choice = invalid choice: { $given } (choose from { $choices })

## Values that an argument does not take

# $given: such as "two"
cli-value-number = “{ $given }” is not a whole number from { $least } on
cli-value-number-to = “{ $given }” is not a whole number from { $least } to { $most }
cli-value-seconds = “{ $given }” is not a number of seconds above 0
cli-value-language = “{ $given }” are not the letters of a language, such as en or pt-BR
