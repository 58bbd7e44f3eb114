### What the library of the command line says of arguments. $name and $names: such as --seats. $given: such as 'two'.
### Room: lines of a terminal, which wrap.

cli-library-usage = usage:
cli-library-arguments = arguments
cli-library-options = options
cli-library-help = show this help and exit
# $message: one of the sentences below, such as "expected one argument"
# $name: “--seats”, “NAME”
cli-library-argument = argument { $name }: { $message }
# $names: “--seats”, “--from, --to”
cli-library-required = the following arguments are required: { $names }
# $names: “--seats”, “--from, --to”
cli-library-one-required = one of the arguments { $names } is required
# $names: “--seats”, “--from, --to”
cli-library-unrecognized = unrecognized arguments: { $names }
# $name: “--seats”, “NAME”
cli-library-not-with = not allowed with argument { $name }
# $given: “two”, “'chess'”
cli-library-ignored = ignored explicit argument { $given }
cli-library-expected-one = expected one argument
cli-library-expected-at-most-one = expected at most one argument
cli-library-expected-at-least-one = expected at least one argument
# $count: the same number as $number, as it is written
# $number: 1, 2
cli-library-expected =
    { $number ->
        [1] expected { $count } argument
       *[other] expected { $count } arguments
    }
# $matches: “--seats, --seed”, “--games, --game”
# $option: “--se”, “--ga”
cli-library-ambiguous = ambiguous option: { $option } could match { $matches }
# $given: “two”, “'chess'”
cli-library-invalid = invalid value: { $given }
# $choices: such as 'quick', 'choose'
# $given: “two”, “'chess'”
cli-library-choice = invalid choice: { $given } (choose from { $choices })

## Values that an argument does not take

# $given: such as "two"
# $least: 0, 1
cli-value-number = “{ $given }” is not a whole number from { $least } on
# $given: “two”, “'chess'”
# $least: 0, 1
# $most: 4, 99
cli-value-number-to = “{ $given }” is not a whole number from { $least } to { $most }
# $given: “two”, “'chess'”
cli-value-seconds = “{ $given }” is not a number of seconds above 0
# $given: “two”, “'chess'”
cli-value-language = “{ $given }” are not the letters of a language, such as en or pt-BR
