### Practice, and what a learner has mastered.

## A practice

practice-title = Procvičování
practice-idea = Pár minut o pravidlech, která už znáš.
practice-due =
    { $due ->
        [one] Na řadě je jedno pravidlo.
        [few] Na řadě jsou { $due } pravidla.
       *[other] Na řadě je { $due } pravidel.
    } Dnešní otázky zaberou asi { $minutes ->
        [one] minutu
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
practice-number = ★
practice-about = Pět minut toho, co je na řadě
checkpoint-next = Zastávka { $number }: co učily tyto lekce
checkpoint-title = Zastávka { $number }
checkpoint-idea = Otázky k těmto lekcím: { $lessons }.
practice-end = Procvičování je hotové
practice-stars =
    { $steps ->
        [1] { $stars } ★ za první pokus, z { $steps } kroku.
       *[other] { $stars } ★ za první pokus, z { $steps } kroků.
    }
practice-comes-back = Tato pravidla se vrátí v příštím procvičování.
practice-all-known = Každé pravidlo se vrátí, až bude čas si ho připomenout.
practice-none = Ve hře { GAME($game) } není co procvičovat.
practice-none-met = Ve hře { GAME($game) } zatím není co procvičovat: otázky jsou jen na pravidla, která už znáš. Začni lekcí nebo partií.
practice-no-game = Žádná hra není nainstalovaná.

## Puzzles of a practice: mistakes of one's own games, and puzzles of the shelf

practice-of-yours = Z jedné tvé partie. { $asks }
practice-own = Tah { $turn } z tvé vlastní partie. V partii: { $steps }. Šlo to lépe. Co zahraješ teď?
practice-own-goal = Najdi tah, který je stejně dobrý jako nejlepší.
practice-own-done = Napraveno: tahle chyba se už nevrátí.
practice-shelf = Úloha z cizí partie: { $theme } ({ $level }). Tvoje místo: { SEAT($seat) }. Jeden nápad je zřetelně lepší než všechny ostatní.
practice-shelf-goal = Najdi nejlepší nápad.
practice-shelf-done = Druhý nejlepší nápad: { $lead }.
practice-best = Z cizí partie. Tvoje místo: { SEAT($seat) }. Který z těchto tahů je zřetelně nejlepší?
practice-best-hint = Pomysli na tohle: { $theme }.
practice-best-wrong = Jiný tah je zřetelně lepší. Pomysli na tohle: { $theme }.
practice-best-done = Ano. Tady rozhoduje: { $theme }. Druhý nejlepší nápad: { $lead }.
puzzle-level-easy = lehká
puzzle-level-middle = ne tak lehká
puzzle-level-hard = těžká

## What is mastered

mastery-title = { $games ->
        [0] { GAME($game) }: umíš { $known } z { $rules } pravidel
       *[other] { GAME($game) }, partie: { $games }. Umíš { $known } z { $rules } pravidel
    }
mastery-stars = { $stars } ★ za první pokus
mastery-games = Soupeř { $bot }: výhry { $won } z { $games }
mastery-rating = { $games ->
        [1] Hodnocení podle { $games } partie dvou hráčů: asi { $rating } ({ $low } až { $high })
       *[other] Hodnocení podle { $games } partií dvou hráčů: asi { $rating } ({ $low } až { $high })
    }
mastery-rated = { $bot } { $rating }
mastery-rated-bots = Boti: { $bots }
mastery-level-new = nové
mastery-level-shaky = naposledy nevyšlo
mastery-level-learning = naposledy vyšlo
mastery-level-mastered = zvládnuté
mastery-is-due = na řadě
mastery-of = { $mastered } z { $rules }
mastery-rule = { $rule }: { $level }
mastery-rule-due = { $rule }: { $level }, na řadě
mastery-due = Na řadě:
mastery-due-rule = · { $rule }
mastery-due-more = · a další: { $left }
mastery-practise = Pět minut z toho: tt.practice()
mastery-area = Pět minut procvičování: { $area }
mastery-next = { $days ->
        [1] Další pravidlo přijde na řadu do jednoho dne.
       *[other] Další pravidlo přijde na řadu do { $days } dnů.
    }
mastery-begin = Zatím není nic procvičené. Začni lekcí, nebo přes tt.practice().
mastery-reading = Čtou se uložené partie: { $done } z { $whole }
