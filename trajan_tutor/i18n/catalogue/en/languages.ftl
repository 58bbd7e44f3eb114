### Languages: what each calls itself, and what the check of a language says.

## The name of this language in itself, as people choose it

language-name = English
