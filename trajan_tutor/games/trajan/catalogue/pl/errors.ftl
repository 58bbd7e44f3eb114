### Texts that cannot be read: moves and positions. Each sentence names the place and the way out.

## Moves in notation

trajan-notation-near = „{ $text }” to nie ruch. Może chodzi o: { $near }.
trajan-notation-unknown = „{ $text }” to nie ruch. Ruch wygląda na przykład tak: „sow III”, „drop blue” albo „leader raetia”.

## Positions; $place is the path of the field

trajan-position-ends-quarter = Ta pozycja jest tuż przed końcem kwartału, więc nie można od niej grać. Pomiń „ends_quarter” albo podaj ją poleceniu „quarter”.
trajan-position-middle = Rozgrywka jest w środku tury. Dokończ turę albo zapisz rozgrywkę jako zapis partii.
trajan-position-count = W tej pozycji „{ $place }” ma za dużo: { $name }, { $found }. W grze jest tylko { $most }.
    .edit = może być najwyżej { $most }, a tak byłoby { $found }.
trajan-position-stack = W tej pozycji w „{ $place }” jest { $name }, a to należy do innego stosu.
trajan-position-trajan-tile = W tej pozycji w „{ $place }” jest { $found }, a to nie jest żeton Trajana z tej gry. Żeton wygląda na przykład tak: „goods:yellow+green”, z kolorami w kolejności yellow, orange, green, white, pink, blue.
trajan-position-leader = W tej pozycji w „{ $place }” jest { $found }, ale na planszy ten przywódca jest tu: { $expected }. Uzgodnij jedno z drugim.
trajan-position-leader-twice = W tej pozycji w „{ $place }” drugi raz występuje przywódca miejsca { $seat }. Przywódca jest w jednym miejscu.
trajan-position-senate-missing = W tej pozycji w senacie brakuje dysków tych miejsc: { $seats }. Każde miejsce ma tam jeden dysk.
    .edit = każde miejsce ma swój dysk w senacie; przesuń go na inne pole.
trajan-position-arch-centre = W tej pozycji „{ $place }” umieszcza łuk na środku, choć jedno z pól jest wolne. Łuk stoi na środku tylko wtedy, gdy na wszystkich sześciu polach leżą żetony.
    .edit = łuk stoi na środku tylko wtedy, gdy na wszystkich sześciu polach leżą żetony.
trajan-position-arch-slot = W tej pozycji „{ $place }” umieszcza łuk na polu { $slot }, na którym leży żeton. Łuk stoi na wolnym polu.
    .edit = na polu { $slot } leży żeton, a łuk stoi na wolnym polu.
trajan-position-no-markers = W tej pozycji w „{ $place }” nie ma ani jednego znacznika. Do rozkładania potrzebny jest co najmniej jeden.
    .edit = do rozkładania potrzebny jest co najmniej jeden znacznik.
trajan-position-tile-taken = W tej pozycji w „{ $place }” jest żeton tam, gdzie już zabrał go pionek. Wpisz tam null.
    .edit = kto tam stoi, zabrał już żeton; żeton i pionek nie leżą tam razem.
trajan-position-demands = W tej pozycji „piles.demands” zawiera { $found }, za mało na kolejne kwartały: potrzeba { $needed }.
    .edit = liczba potrzebnych jeszcze żetonów popytu to { $needed }, a zostałoby ich tylko { $found }.
trajan-evaluation-weight = Plik { $file } musi zawierać liczby całkowite ({ $quarters }) dla „{ $quantity }”, po jednej na każdy kwartał, i nic, czego ocena nie liczy.

## Positions that cannot arise in play

trajan-impossible-count = { $place }: { $name }, { $found }, a w każdej rozgrywce jest w tym momencie { $expected }
trajan-impossible-discards = stos kart odrzuconych jest pusty, choć w talii są karty
trajan-impossible-cards = { SEAT($seat) } ma na ręce i w strefie gry tyle kart towarów: { $found }, a nikt nigdy nie ma mniej niż { $least }
trajan-impossible-no-worker = w „{ $place }” nie ma ani żetonu, ani pracownika, więc nikt nie mógł zabrać żetonu
trajan-impossible-built = { SEAT($seat) } ma żetony budowy ({ $built }), a w dystrykcie tylko tylu pracowników: { $workers }
trajan-impossible-no-bonus = { SEAT($seat) } nie ma żetonu bonusowego, a każdy z jednym zaczyna
trajan-impossible-forum = w stosie żetonów forum leży { $found }, a w tym kwartale jest ich tam od { $least } do { $most }
trajan-impossible-province = „{ $place }”: żeton zabrano albo ktoś tam wszedł, choć żaden przywódca nie opuścił obozu
