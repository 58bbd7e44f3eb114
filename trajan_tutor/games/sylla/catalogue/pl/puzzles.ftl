### What the puzzles of the shelf are about.

sylla-puzzle-crisis = kto ma najmniej w kryzysie
sylla-puzzle-tokens = żetony i ich wartość
sylla-puzzle-famine = głód
sylla-puzzle-slaves = uwalniani Niewolnicy
sylla-puzzle-votes = głosy na projekty i plebs
sylla-puzzle-rival = czego potrzebują inni
sylla-puzzle-people = postacie i budynki
