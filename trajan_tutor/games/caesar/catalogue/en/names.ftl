### The names of everything in Caesar!. A word may have forms, which messages ask for with FORM($word, "form").
### Room: words inside sentences; `.name` and the like stand alone on cards, in tables and in charts: one line, as long as the English.

caesar-title = Caesar!
caesar-in-a-line = Ring the provinces of Rome: who is mightier there rules them.

## Sides

caesar-side-caesar = Caesar
caesar-side-pompey = Pompey
caesar-crassus = Crassus

## Provinces

caesar-province-hu = Hispania Ulterior
caesar-province-hc = Hispania Citerior
caesar-province-mt = Mauritania
caesar-province-ga = Gallia
caesar-province-sd = Sardinia
caesar-province-nu = Numidia
caesar-province-sc = Sicilia
caesar-province-it = Italia
caesar-province-gc = Gallia Cisalpina
caesar-province-af = Africa
caesar-province-ac = Achaia
caesar-province-md = Macedonia
caesar-province-dm = Dalmatia
caesar-province-cy = Cyrene
caesar-province-cr = Creta
caesar-province-ag = Aegyptus
caesar-province-as = Asia
caesar-province-sy = Syria

## Symbols

caesar-symbol-sword = sword
caesar-symbol-shield = shield
caesar-symbol-ship = ship

## Bonus tokens; .token names the token, .a and .the with the article

caesar-bonus-none = no bonus
    .token = no bonus token
    .a = no bonus token
    .the = no bonus token
caesar-bonus-senate = Senate
    .token = Senate token
    .a = a Senate token
    .the = the Senate token
caesar-bonus-tactics = Tactics
    .token = Tactics token
    .a = a Tactics token
    .the = the Tactics token
caesar-bonus-wealth = Wealth
    .token = Wealth token
    .a = a Wealth token
    .the = the Wealth token
caesar-bonus-might = Might
    .token = Might token
    .a = a Might token
    .the = the Might token
caesar-bonus-poison = Poison
    .token = Poison token
    .a = a Poison token
    .the = the Poison token
caesar-bonus-centurion = Centurion
    .token = Centurion bonus token
    .a = a Centurion bonus token
    .the = the Centurion bonus token

## Tactic tiles

caesar-tile-a = A (draw 2, place 1, return 1)
caesar-tile-b = B (draw 1, place 1)
caesar-tile-c = C (draw 2, place 2)
caesar-tile-d = D (take a Centurion influence token, place 1)
caesar-tile-e = E (draw 1, take a Centurion influence token, place 2)

## What is counted: control markers that a side has placed

# $count: 0, 10
caesar-counted =
    { $count ->
        [one] one marker
       *[other] { $count } markers
    }
    .figure =
        { $count ->
            [one] { $count } marker
           *[other] { $count } markers
        }
    .several = markers
    .title = Markers
    .none = Nobody has placed a control marker yet.
    .quiet = nobody placed a control marker

## Where control markers went; .from follows a number of them

caesar-source-loaded = before the position began
    .from = before the position began
# $count: 1, “+2”
caesar-source-provinces = provinces
    .from =
        { $count ->
            [one] on a province
           *[other] on provinces
        }
caesar-source-italia = Italia
    .from = on Italia
# $count: 1, “+1”
caesar-source-borders = borders
    .from =
        { $count ->
            [one] on a border
           *[other] on borders
        }
caesar-source-senate = Senate
    .from = under a Senate token
caesar-source-discarded = discarded
    .from = out of the game

## What is waited for, after "First"

caesar-phase-turn = place a token
caesar-phase-bank = decide on the bonus token of the bank
caesar-phase-bank-draw = draw from the bank or leave it
caesar-phase-order = choose which province is resolved first
caesar-phase-closing = resolve the closed province
caesar-phase-borders = put control markers on borders, or leave it at that
caesar-phase-bank-senate = put control markers under the Senate token of the bank
caesar-phase-senate = put control markers under the Senate token
caesar-phase-bonus = decide on the bonus token
caesar-phase-draw = draw, or take a Centurion influence token
caesar-phase-extra = take or decline the extra turn
caesar-phase-crassus = let Crassus play
caesar-phase-over = begin a new game

## Influence tokens; .name stands alone, .kind is what they fit

caesar-token-shield-3-3 = shield 3/3
    .the = the shield token 3/3
    .a = a shield token 3/3
    .name = Shield 3/3
    .kind = shield
caesar-token-shield-4-2 = shield 4/2
    .the = the shield token 4/2
    .a = a shield token 4/2
    .name = Shield 4/2
    .kind = shield
caesar-token-shield-5-1 = shield 5/1
    .the = the shield token 5/1
    .a = a shield token 5/1
    .name = Shield 5/1
    .kind = shield
caesar-token-shield-6-0 = shield 6/0
    .the = the shield token 6/0
    .a = a shield token 6/0
    .name = Shield 6/0
    .kind = shield
caesar-token-shield-ship-4-4 = shield or ship 4/4
    .the = the shield or ship token 4/4
    .a = a shield or ship token 4/4
    .name = Shield or ship 4/4
    .kind = shield or ship
caesar-token-ship-3-3 = ship 3/3
    .the = the ship token 3/3
    .a = a ship token 3/3
    .name = Ship 3/3
    .kind = ship
caesar-token-ship-4-2 = ship 4/2
    .the = the ship token 4/2
    .a = a ship token 4/2
    .name = Ship 4/2
    .kind = ship
caesar-token-ship-5-1 = ship 5/1
    .the = the ship token 5/1
    .a = a ship token 5/1
    .name = Ship 5/1
    .kind = ship
caesar-token-ship-6-0 = ship 6/0
    .the = the ship token 6/0
    .a = a ship token 6/0
    .name = Ship 6/0
    .kind = ship
caesar-token-sword-3-3 = sword 3/3
    .the = the sword token 3/3
    .a = a sword token 3/3
    .name = Sword 3/3
    .kind = sword
caesar-token-sword-4-2 = sword 4/2
    .the = the sword token 4/2
    .a = a sword token 4/2
    .name = Sword 4/2
    .kind = sword
caesar-token-sword-5-1 = sword 5/1
    .the = the sword token 5/1
    .a = a sword token 5/1
    .name = Sword 5/1
    .kind = sword
caesar-token-sword-6-0 = sword 6/0
    .the = the sword token 6/0
    .a = a sword token 6/0
    .name = Sword 6/0
    .kind = sword
caesar-token-sword-7-0 = sword 7/0
    .the = the sword token 7/0
    .a = a sword token 7/0
    .name = Sword 7/0
    .kind = sword
caesar-token-wild-2-2 = wild 2/2
    .the = the wild token 2/2
    .a = a wild token 2/2
    .name = Wild 2/2
    .kind = wild
caesar-token-wild-3-1 = wild 3/1
    .the = the wild token 3/1
    .a = a wild token 3/1
    .name = Wild 3/1
    .kind = wild
caesar-token-wild-3-3 = wild 3/3
    .the = the wild token 3/3
    .a = a wild token 3/3
    .name = Wild 3/3
    .kind = wild
caesar-token-wild-4-0 = wild 4/0
    .the = the wild token 4/0
    .a = a wild token 4/0
    .name = Wild 4/0
    .kind = wild
