### What can be called up in a game: a few words for each moment.

trajan-moment-board = Čí podložka je která
trajan-moment-sowing = Jak rozmisťování určuje tvou akci
trajan-moment-time = Jak běží čas
trajan-moment-tiles = Trajanovy žetony a jejich barvy
trajan-moment-cards = Dobírání a vykládání karet
trajan-moment-ships = Za co lodě dávají body
trajan-moment-wild-goods = Žolík na zboží
trajan-moment-forum = Co nabízí fórum
trajan-moment-march = Vojevůdce táhne, legionáři za ním
trajan-moment-rival = Provincie, kde už někdo je
trajan-moment-arch = Oblouk přináší žeton
trajan-moment-senate = Kroky v senátu
trajan-moment-votes = Hlasy a konzul
trajan-moment-build = Stavba, políčko za políčkem
trajan-moment-granted = První žeton svého druhu
trajan-moment-repeat = Jedna akce dvakrát
trajan-moment-plus-two = Co dělá žeton [+2]
trajan-moment-demands = Co požaduje lid
trajan-moment-wild-demand = Žeton na kterýkoli požadavek
trajan-moment-quarter = Co změní nové čtvrtletí
trajan-moment-sets = Sady stavebních žetonů
trajan-moment-planning = Plánování o tah dopředu
trajan-moment-reading = Jak číst soupeřův kruh
trajan-moment-final = Co se počítá na konci
