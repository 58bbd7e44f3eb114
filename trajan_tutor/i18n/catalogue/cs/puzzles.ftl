### Puzzles: what is said about a turn, and the command that finds them.

lesson-puzzle-best = To je ze všech nejlepší tah.
lesson-puzzle-as-good = Tvůj tah je stejně dobrý jako nejlepší.
lesson-puzzle-nearly = Nápad je správný. Nejlepší provedení přinese asi o { POINTS($points) } víc.
lesson-puzzle-costs = Proti nejlepšímu stojí tvůj tah asi { POINTS($points) }. Vrať se a hledej něco lepšího.
lesson-puzzle-worse = Proti nejlepšímu stojí tvůj tah víc než { POINTS($points) }. Vrať se a hledej něco lepšího.
lesson-puzzle-unknown = { $file }, řádek { $line }: v souboru vedle lekce není úloha „{ $puzzle }“. K dispozici: { $known }.
lesson-puzzle-turn = { $file }, řádek { $line }: uložený tah „{ $turn }“ úlohy se nedá zahrát až tam, kde se hodnotí.

cli-help-puzzles = hledat v partiích pozice s jedním zřetelně nejlepším tahem a vypsat je pro lekci s úlohami
cli-help-puzzles-games = kolik partií se prohledá
cli-help-puzzles-each = kolik úloh se nechá od každého tématu
cli-help-puzzles-count = naplnit tolika úlohami zásobu, ze které čerpá procvičování, a vypsat ji; s --check: zkontrolovat jich tolik
cli-help-puzzles-of = místo toho nanovo ohodnotit úlohy z tohoto souboru a vypsat je
cli-help-puzzles-deals = v kolika rozdáních se porovnávají nejlepší tahy souboru
cli-help-puzzles-check = se souborem: jen zkontrolovat, že nejlepší tah každé úlohy je pořád zřetelně nejlepší
cli-help-puzzles-processes = v kolika procesech
cli-puzzles-none =
    { $games ->
        [1] V jedné partii se nenašla žádná úloha. Prohledej jich víc.
       *[other] V tolika partiích ({ $games }) se nenašla žádná úloha. Prohledej jich víc.
    }
puzzle-none = Nejsou v něm žádné úlohy.
puzzle-form = Úloze „{ $name }“ něco chybí, nebo má něco jiného druhu.
cli-puzzles-file = V „{ $file }“ nejsou úlohy tohoto příkazu. { $problem } Takový soubor vytvoří „trajan-tutor puzzles“.
cli-puzzles-lost = { $name } už není úloha: její nejlepší tah není zřetelně nejlepší, nebo je to jiný. Vynechává se.
cli-puzzles-holds = { $name }: náskok nejlepšího tahu v bodech { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }, rozdání: { $deals }).
cli-puzzles-fails = { $name } neobstojí: náskok nejlepšího tahu v bodech jen { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }, rozdání: { $deals }).
