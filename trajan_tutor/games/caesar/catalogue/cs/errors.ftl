### Texts that cannot be read: moves, options and positions. Each sentence names the place and the way out.

## Moves in notation

caesar-notation-near = „{ $text }“ není úkon. Možná máš na mysli: { $near }.
caesar-notation-unknown = „{ $text }“ není úkon. Úkon vypadá jako „place shield-6-0 AS-SY SY“, „mark AS-SY“ nebo „close SY“.

## Options

caesar-option-checkpoints = Modul checkpoints (Kontrolní stanoviště) se hraje jen společně s poison a centurions. Přidej { $missing }, nebo checkpoints vynech.
caesar-option-solo-only = Možnost { $option } patří ke hře proti Crassovi. Přidej solo, nebo ji vynech.

## Positions; $place is the path of the field

caesar-position-middle = Partie je uprostřed tahu. Dohraj tah, nebo místo toho ulož partii jako záznam.
caesar-position-winner = Tato pozice je konec partie a vítěz je známý ({ $winner }), takže se z ní hrát nedá.
caesar-position-count = V pozici je v poli „{ $place }“ počet { $found }: { $name }. Ve hře jich tam může být jen { $most }.
    .edit = víc než { $most } jich být nemůže a takhle by jich bylo { $found }.
caesar-position-symbol = V pozici je v poli „{ $place }“ žeton, který se tam nehodí: { $token }. Symbol tohoto pole: { $symbol }.
caesar-position-closed =
    V pozici pole „{ $place }“ nesouhlasí s hraničními poli: { $free ->
        [0] všechna jsou obsazená, takže je provincie uzavřená
        [one] jedno je volné, takže je provincie otevřená
        [few] { $free } jsou volná, takže je provincie otevřená
       *[other] { $free } je volných, takže je provincie otevřená
    }.
caesar-position-two-sides = V pozici jsou v poli „{ $place }“ žetony kontroly obou stran. Kontrolu nad provincií má jen jedna strana.
caesar-position-open-marker = V pozici není pole „{ $place }“ prázdné, ale provincie je otevřená. Žetony kontroly jsou jen v uzavřené provincii.
    .edit = provincie je otevřená a žetony kontroly jsou jen v uzavřené.
caesar-position-closed-bonus = V pozici je v poli „{ $place }“ žeton bonusu, ale provincie je uzavřená. Žeton si bere ten, kdo provincii uzavře: napiš tam null.
    .edit = provincie je pak uzavřená a její žeton bonusu si bere, kdo ji uzavře; nejdřív žeton odeber.
caesar-position-italia = V pozici je v poli „{ $place }“ jeden žeton kontroly. Kdo má kontrolu nad provincií Italia, má tam dva.
caesar-position-border-marker = V pozici je v poli „{ $place }“ žeton kontroly strany, která kontrolu nad provincií { $province } nemá: { $side }. Strana označuje hranice mezi dvěma vlastními provinciemi.
    .edit = { $side } nemá kontrolu nad provincií { $province } a strana označuje hranice mezi dvěma vlastními provinciemi.
caesar-position-under = V pozici jsou v poli „{ $place }“ žetony kontroly, ale strana nemá žeton Senát, pod kterým by mohly ležet.
    .edit = není tu žeton Senát, pod kterým by žetony kontroly mohly ležet.
caesar-position-bank = V pozici je v poli „{ $place }“ { $name }. V banku jsou jen nahrazené žetony základní hry.
    .edit = v banku jsou jen žetony základní hry.
caesar-position-not-his = V pozici není pole „{ $place }“ prázdné, ale Crassus tam žetony vlivu Centurion nemá: jsou v poli „solo.pile“.
    .edit = Crassus má své žetony vlivu Centurion ve vlastním sloupku.
caesar-position-tiles = V pozici je v polích „{ $place }“ destička { $name } příliš mnohokrát. Balíček této obtížnosti je: { $expected }.
    .edit = balíček této obtížnosti jich víc nemá: { $expected }.
caesar-position-no-tiles = V pozici je pole „{ $place }“ prázdné a žádná destička není použitá. Crassus taktické destičky potřebuje.
    .edit = Crassus potřebuje taktické destičky.
caesar-position-pile = V pozici je v poli „{ $place }“ { $name }, což není žeton vlivu Centurion.
caesar-position-not-winner = V pozici je v poli „winner“ { $side }, ale svůj poslední žeton kontroly umístila druhá strana.
caesar-position-last-marker = V pozici je v poli „{ $place }“ 0, takže tato strana vyhrála. Z partie, která skončila, se hrát nedá.
    .edit = strana by tím umístila svůj poslední žeton kontroly a hra by skončila.
caesar-position-cannot-place = V pozici je v poli „{ $place }“ { $side }, ale tato strana nemá žeton pro žádné volné pole a prohrála. Z partie, která skončila, se hrát nedá.
    .edit = { $side } by neměl žeton pro žádné volné pole a hra by skončila.

caesar-evaluation-weight = V souboru { $file } není celé číslo pro váhu „{ $weight }“, nebo soubor tuto váhu nezná.
caesar-evaluation-chance = V souboru { $file } není řádek s celými čísly (celkem { $spaces }) pro „{ $weight }“.

## Positions that cannot arise in play

caesar-impossible-count = { $place }: počet je { $found } ({ $name }), ale v každé partii je v tuto chvíli { $expected }
caesar-impossible-bonus = provincie { $province } je otevřená a nemá žeton bonusu
caesar-impossible-italia = Italia má jiný žeton bonusu než Senát
