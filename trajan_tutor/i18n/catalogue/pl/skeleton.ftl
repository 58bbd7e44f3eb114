### A lesson file to be filled in: its comments, and the words that stand in it until somebody writes better ones.

skeleton-by-rules = Tura: { $side }, a co wtedy się dzieje, mówią zasady: nikt nie mógłby zagrać tej lekcji. Najpierw oddaj turę drugiej stronie.

## Comments

skeleton-head = Własna lekcja. Zmień ją w dowolnym edytorze, potem wydaj polecenie „trajan-tutor prove” z nazwą tego pliku: rozgrywa ono każde rozwiązanie i każdy błąd i podaje plik i wiersz, w którym coś jest źle. „teaches” wymienia id zasad („trajan-tutor prove --table” wypisuje wszystkie), „needs” lekcje, które są wcześniej, „minutes” czas trwania.
skeleton-begin = Lekcja zaczyna się od tej pozycji, tak jak zapisał ją edytor; wystarczyłaby też nazwa pliku obok lekcji. „seat” to miejsce osoby uczącej się, liczone od 0.
skeleton-tell = Krok do czytania. To, co mówi, jest niżej, pod [words], pod nazwą, którą tu podano.
skeleton-spots = Miejsca wymienione tutaj dostają na planszy obwódkę. Usuń „#”, żeby to zobaczyć.
skeleton-do = Krok do zagrania: osoba ucząca się ma osiągnąć cel.
skeleton-goal = Cel: wykonany jest jeden z tych ruchów. Inne cele: { $examples }; all, any i not łączą je.
skeleton-solutions = Drogi do celu: listy ruchów zapisanych jak w zapisach partii albo „pick” i miejsce. Pierwszą zobaczy ten, kto o to poprosi.
skeleton-hints = Podpowiedzi, od najsłabszej. To też są słowa.
skeleton-mistake = Błąd, którego się spodziewasz: co wtedy powiedzieć, kiedy zachodzi i ruchy, które do niego prowadzą, żeby dało się go sprawdzić. Krok może mieć ich kilka.
skeleton-words = To się czyta. Napisz własne zdania w cudzysłowach. Krok do zagrania ma cel i to, co mówi się po jego osiągnięciu.

## Words to begin with

skeleton-title = Moja lekcja
skeleton-idea = Co warto zapamiętać, w jednym zdaniu.
skeleton-says-look = Spójrz na planszę. O to chodzi w tej pozycji.
skeleton-says-play = Teraz ty.
skeleton-says-goal = { $move }
skeleton-says-done = Dobrze. Powiedz tutaj, dlaczego to było dobre.
skeleton-says-hint = Powiedz tutaj, gdzie patrzeć.
skeleton-says-mistake = { $move }: powiedz tutaj, dlaczego to nie jest tak dobre.
