### What the puzzles of the shelf are about.

caesar-puzzle-borders = znaczniki na granicach
caesar-puzzle-senate = znaczniki w Senacie
caesar-puzzle-italia = Italia, która liczy się podwójnie
caesar-puzzle-provinces = większość w prowincji
caesar-puzzle-rival = czego potrzebuje druga strona
caesar-puzzle-supply = żetony, które zostały
