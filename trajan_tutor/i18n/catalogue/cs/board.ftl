### The board in a notebook and its panels.

board-title = Herní plán: { board-form-game-name }
board-region = Herní plán
board-choices = Tvoje možnosti
board-choices-picked = Co z toho chceš?
board-choices-none = Není co vybírat.
board-log = Co se stalo
board-log-empty = Zatím se nic nestalo.
board-log-earlier =
    { $count ->
        [one] { $count } starší záznam tu není vidět.
        [few] { $count } starší záznamy tu nejsou vidět.
       *[other] { $count } starších záznamů tu není vidět.
    }
board-scores = Skóre
board-points =
    { POINTS($points, "figure") }
board-undo = Vzít zpět
board-unpick = Vybrat něco jiného
board-keys = Tab vstoupí a vystoupí; šipky jdou na místa, která se dají vybrat, se Shiftem na všechna; Enter vybere; Escape vezme zpět.
board-late = Herní plán se mezitím změnil: nic se nestalo.
board-twice = Přišlo to dvakrát, provedlo se to jednou.
board-not-yours = To smí jen ten, kdo tenhle stůl vede. Zeptej se.
board-not-at-table = Hraješ s ostatními: tohle počká, až budeš hrát bez nich.
board-coach-off = Bez nápovědy: u tohoto stolu není povolená.
board-not-understood = Stránka poslala něco, co nedává smysl: nic se nestalo.
board-static = Na tenhle obrázek nejde klikat. Nainstaluj, co herní plán potřebuje, příkazem pip install "trajan-tutor[jupyter]" a spusť buňku znovu.
board-needs-clicks = K tomu je třeba herní plán, na který jde klikat. Nainstaluj, co potřebuje, příkazem pip install "trajan-tutor[jupyter]" a zkus to znovu.
board-run-cell = Spusť tuto buňku a hraj
