### What the puzzles of the shelf are about.
### Room: a few words, one line.

sylla-puzzle-crisis = who has the fewest in a crisis
sylla-puzzle-tokens = tokens and what they are worth
sylla-puzzle-famine = the famine
sylla-puzzle-slaves = Slaves that are freed
sylla-puzzle-votes = votes for the works and the plebs
sylla-puzzle-rival = what others need
sylla-puzzle-people = people and buildings
