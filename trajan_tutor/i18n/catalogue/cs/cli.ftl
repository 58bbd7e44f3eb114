### The command line. No percent sign in the help: the parser would read it as a placeholder.

## Help

cli-help-tutor = Průvodce římskými deskovými hrami: hrát v terminálu, vytvářet pozice, měřit, kontrolovat.
cli-help-language = jazyk všeho, co se vypisuje, třeba cs
cli-help-command = PŘÍKAZ
cli-help-learning = učit se a hrát
cli-help-authoring = psát lekce
cli-help-programming = programovat, měřit a kontrolovat
cli-help-options = přepínače
cli-help-help = ukázat tuto nápovědu a skončit
cli-help-version = ukázat verzi a skončit
cli-help-more = Co příkaz přijímá: trajan-tutor PŘÍKAZ --help
cli-help-play = zahrát celou partii v terminálu, proti lidem nebo botům
cli-help-position = vypsat pozici po tolika náhodných tazích, jako JSON
cli-help-turns = vypsat každou pozici, ke které může vést jeden celý tah, na každém řádku jeden text JSON
cli-help-phase = vypsat každou pozici, která může být na začátku další fáze, prodeje nebo tahu, na každém řádku jeden text JSON
cli-help-positions = vypsat první pozici záznamu a tu po každém tahu, na každém řádku jeden text JSON
cli-help-quarter = vypsat každý výsledek konce čtvrtletí, na každém řádku jeden text JSON
cli-help-simulate = zahrát mnoho náhodných partií a vypsat jejich čísla jako JSON
cli-help-bench = změřit rychlost náhodné hry, nebo hledání: bench search
cli-help-searched = hra, ve které se hledá, za slovem „search“
cli-help-provenance = vypsat nepotvrzené hodnoty, výklady a místa, kde se pravidla rozcházejí
cli-help-check = zkontrolovat data, pravidla, zápis, záznamy a slova všech her
cli-help-check-game = zkontrolovat jen tuto hru; řekne, co je rozbité a jak to spravit
cli-help-game = jméno hry
cli-help-seats = počet míst u stolu
cli-help-option = možnost hry, třeba modul, výklad nebo síla; dá se zadat víckrát
cli-help-seed = celé číslo, které určuje všechno náhodné
cli-help-players = kdo hraje na kterém místě, oddělené čárkami: person, random nebo greedy
cli-help-setup = quick: příprava je náhodná; choose: hráči v ní všechno volí
cli-help-save = soubor, do kterého se partie uloží
cli-help-resume = soubor s uloženou partií, ve které se pokračuje
cli-help-random-turns = kolik náhodných tahů se nejdřív zahraje
cli-help-picture = nakreslit pozici po tolika náhodných tazích do souboru SVG
cli-help-picture-file = soubor SVG, který se zapíše
cli-help-replay = ukázat přehrání uložené partie: body tah po tahu, zlomové okamžiky a jak skončila
cli-help-replay-file = soubor s uloženou partií nebo záznamem
cli-help-replay-page = zapsat místo toho přehrání jako stránku HTML, kterou přehraje každý prohlížeč
cli-help-theme = barvy: podle systému čtenáře (auto), světlé (light) nebo tmavé (dark)
cli-help-tournament = nechat hráče hrát proti sobě ve stejných rozdáních z každého místa a vypsat, jak dopadli
cli-help-tournament-players = kdo hraje, oddělené čárkami: beginner, club, strong, strongest, greedy, random; nebo lookahead, information-sets, flat či beam s počtem sekund CPU nebo vzorků na každé hledání, třeba lookahead@0.5s nebo beam@20; nebo cizí hráč, třeba package.module:name@0.5s
cli-help-tournament-seconds = bez --players: žebříček, ve kterém hledání s tolika sekundami CPU na tah hraje proti jiným se stejným časem, proti sobě s desetinou času a úrovně hrají mezi sebou
cli-help-processes = kolik procesů hraje najednou
cli-help-results = soubor, do kterého se ukládá každá partie, aby přerušený turnaj mohl pokračovat
cli-help-position-file = soubor s pozicí nebo záznamem, nebo „-“ pro standardní vstup
cli-help-limit = zastavit po tolika řádcích
cli-help-games = počet partií
cli-help-seconds = kolik sekund trvá každé měření
cli-help-one-build = měřit jen to sestavení, které tento příkaz spouští

## Files and numbers

cli-tournament-row = { $player }: partií { $games }, výher { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95procentní interval { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } až { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), průměrný náskok v bodech { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }, rozdání { $deals }, { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } s CPU na hledání
cli-tournament-row-of-one-deal = { $player }: partií { $games }, výher { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95procentní interval { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } až { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), průměrný náskok v bodech { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }, jen z jednoho rozdání, { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } s CPU na hledání
cli-tournament-players = Turnaj pro tolik míst u stolu ({ $seats }) přijme 2 až { $seats } hráčů, ne { $players }.
cli-tournament-other = Výsledky v souboru { $file } jsou z jiného turnaje. Zadej jiný soubor.
cli-tournament-line = Řádek { $line } souboru { $file } není výsledek partie. Odstraň ho, nebo zadej jiný soubor.
cli-picture-drawn = Obrázek je v souboru { $file }.
cli-replay-page = Přehrání je v souboru { $file }.

## Positions

cli-position-over =
    { $played ->
        [1] Partie skončila po { $played } tahu, takže pozice po { $turns } neexistuje. Požádej o méně.
       *[other] Partie skončila po { $played } tazích, takže pozice po { $turns } neexistuje. Požádej o méně.
    }
cli-turns-limit = Zastaveno na mezi, řádků je { $limit }: jsou i další. Zadej vyšší mez přes --limit.
cli-option-form = „{ $option }“ není možnost hry. Napiš --option JMÉNO=HODNOTA.
cli-turns-over = Pozice v souboru { $file } je konec partie, žádný tah z ní dál nevede.
cli-turns-period = Pozice v souboru { $file } je těsně před koncem čtvrtletí. Použij na ni příkaz „quarter“.
cli-quarter-none = Pozice v souboru { $file } není před koncem čtvrtletí. Použij na ni příkaz „turns“.

## Playing in the terminal

cli-play-begin = Partie hry { $game }, semínko { $seed }.
cli-play-help = Napiš číslo možnosti nebo její zápis. Příkazy: board, undo, redo, save SOUBOR, help, quit.
cli-play-number = Možnost { $number } neexistuje: napiš číslo od 1 do { $most }.
cli-play-save-where = Řekni, kam partii uložit: save SOUBOR
cli-play-saved = Partie je uložená v souboru { $file }. Jindy pokračuj přes --resume { $file }
cli-play-first-time = Nové ve tvé partii: { $text } (Pravidlo: { $rule })
cli-play-left =
    { $moves ->
        [1] Partie tu končí, po { $moves } úkonu.
       *[other] Partie tu končí, po { $moves } úkonech.
    }
cli-play-score =
    { $name }: { POINTS($points, "figure") } ({ $sources })
cli-play-source = { $source } { $points }

## Measuring

cli-bench-title = Náhodná hra { $game }, míst u stolu: { $seats }, za každou sekundu jednoho jádra:
cli-bench-pure = prosté sestavení
cli-bench-compiled = kompilované sestavení
cli-bench-absent = { $build }: tady není nainstalované
cli-bench-row = { $build }: rozhodnutí { NUMBER($decisions, useGrouping: 1) }, partií { NUMBER($games, useGrouping: 1) }; kopie trvá { $copy } µs
cli-bench-search-title = Hledání ve hře { $game }, míst u stolu: { $seats }, za každou sekundu:
cli-bench-search-row = { $build }: vzorků { NUMBER($samples, useGrouping: 1) } a tahů { NUMBER($turns, useGrouping: 1) } za sekundu CPU, první varianta po { $first } ms, nápověda s důvody po { $hint } s CPU; podle hodin vzorků { NUMBER($one, useGrouping: 1) } s jedním procesem a { NUMBER($two, useGrouping: 1) } se dvěma, { NUMBER($times, minimumFractionDigits: 2, maximumFractionDigits: 2) }krát tolik
cli-interrupted = Přerušeno.
cli-interrupted-at = Přerušeno: hotovo { $done } z { $whole }.
cli-interrupted-results = Přerušeno: { $done } z { $whole } partií je odehráno a uloženo v souboru { $file }. Stejný příkaz odtud pokračuje.
cli-not-written = Soubor { $file } nelze zapsat: { $problem }. Uvolni tam místo, nebo zadej jiné místo.
cli-not-written-output = Výstup nelze zapsat: { $problem }.
cli-bench-failed = Měření s { $python } se nepodařilo.


## Informing and checking

cli-provenance-figures = Hodnoty hry { $game }, které nejsou potvrzené:
cli-provenance-disagreements = Místa, kde se pravidla rozcházejí:
cli-provenance-rulings = Výklady:
cli-provenance-at = Kde: { $text }
cli-provenance-words = Slova, { $book }: { $text }
cli-provenance-book = Stojí tam: { $text }
cli-provenance-reason = Proč: { $text }
cli-provenance-doubt = Co mluví proti: { $text }
cli-provenance-doubt-books = Co mluví proti ({ $books }): { $text }
cli-provenance-option = Možnost { $option } = { $choice }: { $reading }
cli-provenance-usual = Možnost { $option } = { $choice } (obvyklá): { $reading }
cli-status-confirmed = potvrzeno
cli-status-reconstructed = rekonstrukce
cli-status-ruling = výklad
cli-check-passed = { $game }: všechno do sebe zapadá.
cli-check-failed =
    { $count ->
        [one] { $game }: { $count } problém
        [few] { $game }: { $count } problémy
       *[other] { $game }: { $count } problémů
    }
