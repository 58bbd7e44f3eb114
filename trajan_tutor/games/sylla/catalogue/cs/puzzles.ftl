### What the puzzles of the shelf are about.

sylla-puzzle-crisis = kdo má v krizi nejméně
sylla-puzzle-tokens = žetony a jejich hodnota
sylla-puzzle-famine = hlad
sylla-puzzle-slaves = osvobození Otroci
sylla-puzzle-votes = hlasy pro projekty a plebeje
sylla-puzzle-rival = co potřebují ostatní
sylla-puzzle-people = postavy a budovy
