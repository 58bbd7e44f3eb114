### The controls around the board: history, bots one by one, hot seat, saved games, replays.

## The history

board-tab-history = Historie
board-history-scrubber = Tah
board-history-before = Předchozí tah
board-history-after = Následující tah
board-history-redo = Znovu
board-history-turn = Tah { $turn }, { $name }: { $points }
board-history-setup = Před prvním tahem: { $points }
board-history-called = { $text } („{ $name }“)
board-history-end = Konec této varianty
board-history-lines = Odehrané varianty
board-history-number = Varianta { $number }
board-history-first = od začátku, { $decisions } rozhodnutí, { POINTS("several") } { $points }
board-history-line = od tahu { $turn }, { $decisions } rozhodnutí, { POINTS("several") } { $points }
board-history-mark-here = tady jsi
board-history-mark-over = dohráno do konce
board-history-mark-revealed = odkrylo se něco skrytého
board-history-mark-informed = od začátku se vědělo, co je skryté
board-history-go = Přejít sem
board-history-rename = Název
board-history-name = Název této varianty
board-history-keep = Uložit název
board-history-cancel = Zrušit
board-history-remove = Odstranit
board-history-removing = Odstranit tuto variantu ({ $decisions } rozhodnutí) a všechny, které z ní odbočují?
board-history-remove-sure = Ano, odstranit
board-history-remove-not = Ne, nechat
board-history-choose = porovnat
board-history-compare = Porovnat vybrané varianty
board-history-compare-hint = Vyber k porovnání dvě nebo tři varianty.

## Lines compared

board-compare = Varianty vedle sebe
board-compare-points = { POINTS("title") }
board-compare-moves =
    { $count ->
        [0] Od místa, kde se varianty rozcházejí, žádné rozhodnutí.
       *[other] Od místa, kde se varianty rozcházejí, { $count } rozhodnutí: { $moves }
    }
board-compare-revealed =
    { $count ->
        [one] Cestou se odkryla { $count } věc
        [few] Cestou se odkryly { $count } věci
       *[other] Cestou se odkrylo { $count } věcí
    }
board-compare-nothing = Nic skrytého se neodkrylo.

## Bots one by one

board-bots = Tahy botů
board-bots-waiting = { $name } se právě rozhoduje.
board-bots-play = Hrát dál
board-bots-pause = Pauza
board-bots-speed = Rychlost
board-bots-at-once = Najednou
board-bots-played-out = Ukázat, co dělají ostatní
board-missed = Mezitím
board-missed-about = Ostatní hráli dál, až do tvého tahu:
board-since = Od tvého posledního tahu

## The place where a step ends

board-tip-goal = Dohrát zbytek kroku najednou, v libovolném pořadí: krok končí tady.

## Several people at one screen

board-hot-seat-text = Na tahu je { $name }. Co je tajné, teď není vidět.
board-hot-seat-sit = { $name } si sedá k obrazovce

## A saved game

board-offer-turn = Máš uloženou partii, jako je tahle. Naposledy se hrála { DATETIME($when, dateStyle: "medium", timeStyle: "short") }, je u tahu { $number }.
board-offer-decisions = Máš uloženou partii, jako je tahle. Naposledy se hrála { DATETIME($when, dateStyle: "medium", timeStyle: "short") }, je v ní { $number } rozhodnutí.
board-offer-continue = Pokračovat v uložené partii
board-offer-no = Ne, hrát tuhle
board-offer-gone = Uložená partie už tu není, takže v ní nejde pokračovat: hraje se dál tahle.
board-continued = Uložená partie pokračuje.

## All saved games

board-saved-games = Uložené partie
board-saved-games-none = Žádné uložené partie tu nejsou.
board-saved-games-game = Hra
board-saved-games-players = Hráči
board-saved-games-when = Naposledy
board-saved-games-played = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
board-saved-games-names = { $players }
board-saved-games-turn = Tah
board-saved-games-over = dohráno
board-saved-games-decisions = { $count } rozhodnutí
board-saved-games-continue = Pokračovat
    .label = Pokračovat: { $game } ({ $players }), naposledy { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
board-saved-games-look = Prohlédnout
    .label = Prohlédnout: { $game } ({ $players }), { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
board-saved-games-remove = Odstranit: { $game } ({ $players }), naposledy { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
board-saved-games-removing = Odstranit tuto partii navždy, se všemi variantami?
board-saved-games-removed = Uložená partie je odstraněná.
board-saved-games-spoiled = V partii { $file } nejde pokračovat: { $problem }
board-saved-games-partly = V partii { $file } jde pokračovat, ale něco v ní chybí: { $problem }
board-saved-games-more =
    { $count ->
        [0] Partie tu zůstávají, dokud je neodstraníš.
        [one] { $count } starší partie je ve složce { $folder }. Partie zůstávají, dokud je neodstraníš: tady, nebo příkazem „trajan-tutor saves --remove NAME“.
        [few] { $count } starší partie jsou ve složce { $folder }. Partie zůstávají, dokud je neodstraníš: tady, nebo příkazem „trajan-tutor saves --remove NAME“.
       *[other] { $count } starších partií je ve složce { $folder }. Partie zůstávají, dokud je neodstraníš: tady, nebo příkazem „trajan-tutor saves --remove NAME“.
    }

## The form

board-form-pace = Tahy botů
board-form-pace-by-themselves = jeden po druhém
board-form-pace-step = jeden po druhém, na kliknutí
board-form-hot-seat = Skrývat, co kdo drží: hráči se u jedné obrazovky střídají

## A replay

board-open-replay = Přehrát
board-replay = Přehrání partie
board-replay-play = Přehrát
board-replay-pause = Pauza
board-replay-previous = Předchozí tah
board-replay-next = Další tah
board-replay-position = Místo v partii
board-replay-go = Hrát odtud dál
board-replay-turning = Zlomové okamžiky
board-replay-curve = { POINTS("title") } tah po tahu
