### What the engine says about data, options and records.

engine-game-unknown = There is no game “{ $game }” here. Installed: { $known }.
