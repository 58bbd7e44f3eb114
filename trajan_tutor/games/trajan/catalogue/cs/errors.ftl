### Texts that cannot be read: moves and positions. Each sentence names the place and the way out.

## Moves in notation

trajan-notation-near = „{ $text }“ není úkon. Možná máš na mysli: { $near }.
trajan-notation-unknown = „{ $text }“ není úkon. Úkon vypadá jako „sow III“, „drop blue“ nebo „leader raetia“.

## Positions; $place is the path of the field

trajan-position-ends-quarter = Tato pozice je těsně před koncem čtvrtletí, takže se z ní hrát nedá. Vynech „ends_quarter“, nebo ji předej příkazu „quarter“.
trajan-position-middle = Partie je uprostřed tahu. Dohraj tah, nebo místo toho ulož partii jako záznam.
trajan-position-count = V pozici je v poli „{ $place }“ počet { $found }: { $name }. Ve hře je jich jen { $most }.
    .edit = víc než { $most } jich být nemůže a takhle by jich bylo { $found }.
trajan-position-stack = V pozici je v poli „{ $place }“ { $name }, což patří do jiného sloupku.
trajan-position-trajan-tile = V pozici je v poli „{ $place }“ { $found }, což není Trajanův žeton této hry. Zapisuje se například „goods:yellow+green“, s barvami v pořadí yellow, orange, green, white, pink, blue.
trajan-position-leader = V pozici je v poli „{ $place }“ { $found }, ale na herním plánu je tento vojevůdce jinde: { $expected }. Uveď obojí do souladu.
trajan-position-leader-twice = V pozici se v poli „{ $place }“ objevuje vojevůdce místa { $seat } podruhé. Vojevůdce je jen na jednom místě.
trajan-position-senate-missing = V pozici chybějí v senátu kolečka těchto míst u stolu: { $seats }. Každé místo tam má jedno kolečko.
    .edit = každé místo u stolu má v senátu své kolečko; přesuň ho na jiné políčko.
trajan-position-arch-centre = V pozici je podle pole „{ $place }“ oblouk ve středu, ačkoli je některé políčko volné. Ve středu je, jen když leží žetony na všech šesti políčkách.
    .edit = oblouk je ve středu, jen když leží žetony na všech šesti políčkách.
trajan-position-arch-slot = V pozici je podle pole „{ $place }“ oblouk na políčku { $slot }, kde leží žeton. Oblouk je na volném políčku.
    .edit = na políčku { $slot } leží žeton a oblouk je na volném políčku.
trajan-position-no-markers = V pozici není v poli „{ $place }“ ani jeden kámen. Každé místo u stolu potřebuje aspoň jeden, aby mohlo rozmisťovat.
    .edit = každé místo u stolu potřebuje aspoň jeden kámen, aby mohlo rozmisťovat.
trajan-position-tile-taken = V pozici je v poli „{ $place }“ žeton, který už si figurka vzala. Napiš tam null.
    .edit = kdo tam je, ten si žeton vzal; žeton a figurka tam spolu neleží.
trajan-position-demands = V pozici je v poli „piles.demands“ počet { $found }, což na zbývající čtvrtletí nestačí: je potřeba { $needed }.
    .edit = žetonů požadavků má ještě přijít { $needed } a zbylo by na ně jen { $found }.
trajan-evaluation-weight = V souboru { $file } musí být u „{ $quantity }“ celá čísla, jedno pro každé čtvrtletí (celkem { $quarters }), a nic, s čím hodnocení nepočítá.

## Positions that cannot arise in play

trajan-impossible-count = { $place }: počet je { $found } ({ $name }), ale v každé partii je v tuto chvíli { $expected }
trajan-impossible-discards = odkládací hromádka je prázdná, ačkoli v balíčku jsou karty
trajan-impossible-cards = { SEAT($seat) }: počet karet zboží v ruce a vyložení je { $found }, ale nikdo jich nikdy nemá méně než { $least }
trajan-impossible-no-worker = { $place }: není tu žeton ani dělník, takže žeton nemohl nikdo vzít
trajan-impossible-built = { SEAT($seat) }: stavebních žetonů je { $built }, ale dělníků v oblasti jen { $workers }
trajan-impossible-no-bonus = { SEAT($seat) }: chybí bonusový žeton, a s jedním začínají všichni
trajan-impossible-forum = v hromádce žetonů fóra je { $found } žetonů, ale v tomto čtvrtletí jich tam je { $least } až { $most }
trajan-impossible-province = { $place }: provincie je vyprázdněná nebo obsazená, ale žádný vojevůdce ještě neopustil tábor
