### What the library of the command line says of arguments. $name and $names: such as --seats. $given: such as 'two'.

cli-library-usage = použití:
cli-library-arguments = argumenty
cli-library-options = přepínače
cli-library-help = zobrazit tuto nápovědu a skončit
cli-library-argument = u argumentu { $name }: { $message }
cli-library-required = chybí povinné argumenty: { $names }
cli-library-one-required = je potřeba jeden z argumentů { $names }
cli-library-unrecognized = neznámé argumenty: { $names }
cli-library-not-with = nelze spolu s argumentem { $name }
cli-library-ignored = přebytečná hodnota argumentu: { $given }
cli-library-expected-one = chybí jedna hodnota
cli-library-expected-at-most-one = může mít nejvýš jednu hodnotu
cli-library-expected-at-least-one = chybí aspoň jedna hodnota
cli-library-expected =
    { $number ->
        [one] je potřeba { $count } hodnota
        [few] jsou potřeba { $count } hodnoty
       *[other] je potřeba { $count } hodnot
    }
cli-library-ambiguous = nejednoznačný přepínač: { $option } může být { $matches }
cli-library-invalid = neplatná hodnota: { $given }
cli-library-choice = neplatná volba: { $given } (vyber z: { $choices })

## Values that an argument does not take

cli-value-number = „{ $given }“ není celé číslo od { $least } výš
cli-value-number-to = „{ $given }“ není celé číslo od { $least } do { $most }
cli-value-seconds = „{ $given }“ není počet sekund větší než 0
cli-value-language = „{ $given }“ nejsou písmena jazyka, jako cs nebo pt-BR
