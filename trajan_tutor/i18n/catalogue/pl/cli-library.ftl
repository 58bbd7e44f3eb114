### What the library of the command line says of arguments. $name and $names: such as --seats. $given: such as 'two'.

cli-library-usage = użycie:
cli-library-arguments = argumenty
cli-library-options = opcje
cli-library-help = pokazuje tę pomoc i kończy
cli-library-argument = argument { $name }: { $message }
cli-library-required = brak wymaganych argumentów: { $names }
cli-library-one-required = potrzebny jest jeden z argumentów { $names }
cli-library-unrecognized = nieznane argumenty: { $names }
cli-library-not-with = nie można razem z argumentem { $name }
cli-library-ignored = zbędna wartość argumentu: { $given }
cli-library-expected-one = brakuje jednej wartości
cli-library-expected-at-most-one = może być najwyżej jedna wartość
cli-library-expected-at-least-one = brakuje co najmniej jednej wartości
cli-library-expected =
    { $number ->
        [one] potrzebna jest { $count } wartość
        [few] potrzebne są { $count } wartości
        [many] potrzeba { $count } wartości
       *[other] potrzeba { $count } wartości
    }
cli-library-ambiguous = niejednoznaczna opcja: { $option } może oznaczać { $matches }
cli-library-invalid = błędna wartość: { $given }
cli-library-choice = błędny wybór: { $given } (do wyboru: { $choices })

## Values that an argument does not take

cli-value-number = „{ $given }” nie jest liczbą całkowitą od { $least } w górę
cli-value-number-to = „{ $given }” nie jest liczbą całkowitą od { $least } do { $most }
cli-value-seconds = „{ $given }” nie jest liczbą sekund większą niż 0
cli-value-language = „{ $given }” to nie są litery języka, takie jak pl albo pt-BR
