### What can be called up in a game: a few words for each moment.

trajan-moment-board = Która plansza jest czyja
trajan-moment-sowing = Jak rozkładanie wyznacza akcję
trajan-moment-time = Jak płynie czas
trajan-moment-tiles = Żetony Trajana i ich kolory
trajan-moment-cards = Dobieranie i zagrywanie kart
trajan-moment-ships = Za co punktują statki
trajan-moment-wild-goods = Joker karty towaru
trajan-moment-forum = Co oferuje forum
trajan-moment-march = Przywódca rusza, legioniści za nim
trajan-moment-rival = Prowincja, w której ktoś już jest
trajan-moment-arch = Łuk przynosi żeton
trajan-moment-senate = Kroki w senacie
trajan-moment-votes = Głosy i konsul
trajan-moment-build = Budowa, pole po polu
trajan-moment-granted = Pierwszy żeton danego rodzaju
trajan-moment-repeat = Jedna akcja dwa razy
trajan-moment-plus-two = Co robi żeton [+2]
trajan-moment-demands = Czego żąda lud
trajan-moment-wild-demand = Żeton na każdą potrzebę
trajan-moment-quarter = Co zmienia nowy kwartał
trajan-moment-sets = Zestawy żetonów budowy
trajan-moment-planning = Planowanie o turę naprzód
trajan-moment-reading = Jak czytać krąg rywala
trajan-moment-final = Co liczy się na koniec
