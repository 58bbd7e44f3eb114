### Texts that cannot be read: positions. Each sentence names the place and the way out; $place is the path of the field.

sylla-position-middle = Rozgrywka jest w środku tury. Dokończ turę albo zapisz rozgrywkę jako zapis partii.
sylla-position-over = Ta pozycja to koniec rozgrywki, więc nie można od niej grać.
sylla-position-winners = W tej pozycji „winners” musi być dokładnie wtedy, gdy „phase” to „over”.
sylla-position-count = W tej pozycji „{ $place }” ma razem za dużo: { $name }, { $found }. W grze jest tylko { $most }.
sylla-position-covered = W tej pozycji w „{ $place }” jest { $name }, a tego nie zakrywa żadne wydarzenie z kolumny.
sylla-position-stays = W tej pozycji w „{ $place }” jest { $name }, a to odrzuca się przy kupnie.
sylla-position-chosen = W tej pozycji „{ $place }” nie zgadza się z tym, kto decyduje: wybór mają za sobą ci, którzy są przed nim, i nikt inny.
sylla-position-set = W tej pozycji w „{ $place }” jest więcej niż w zestawie: { $name }.
sylla-position-bidder = W tej pozycji w „{ $place }” jest miejsce, które nie było pytane przed tym, kto decyduje.
sylla-position-slot = W tej pozycji „{ $place }” wskazuje miejsce { $slot }, a ono jest puste.
sylla-position-kept = W tej pozycji „{ $place }” wskazuje { $name }, a tego kupujący nie zatrzymuje ani nie odrzuca.
sylla-position-reading = W tej pozycji „{ $place }” jest podane, choć nie wybrano interpretacji zasad, która tego wymaga, albo nic nie mówi.
sylla-position-held = W tej pozycji „{ $place }” wskazuje { $name }, a tego nie trzyma żadna Tawerna: nie stoi na końcu toru albo w rundzie jest na to za wcześnie.
sylla-position-happening = W tej pozycji „{ $place }” wskazuje wydarzenie, które jest zażegnane.
sylla-position-short =
    W tej pozycji w „{ $place }” jest za mało elementów na kolejne rundy: potrzeba co najmniej { $least ->
        [1] jednego
       *[other] { $least }
    }.

sylla-evaluation-weight = Plik { $file } nie ma liczby całkowitej dla wagi „{ $weight }” albo jej nie zna.
