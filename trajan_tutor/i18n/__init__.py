"""Keys and parameters become words here; nothing else in the package holds sentences.

The library is Fluent (`fluent.runtime`): it knows the plurals of every language and lets a term have forms. It is
imported with the first sentence, not with the package: importing it costs about 50 ms, reading the English catalogues
about 70 ms and 5 MB more (CPython 3.11), importing this package about 3 ms. A new sentence takes about 40 µs, one that
was said before about 1.
"""

from trajan_tutor.i18n.languages import FALLBACK, PSEUDO, begun, chosen_language, languages, name_of
from trajan_tutor.i18n.words import Words

__all__ = ["FALLBACK", "PSEUDO", "Words", "begun", "chosen_language", "languages", "name_of"]
