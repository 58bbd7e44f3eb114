### A lesson file to be filled in: its comments, and the words that stand in it until somebody writes better ones.

skeleton-by-rules = Na tahu: { $side }, a co se potom stane, říkají pravidla: tuto lekci by nikdo nemohl hrát. Předej nejdřív tah druhé straně.

## Comments

skeleton-head = Tvoje vlastní lekce. Uprav ji v libovolném editoru a pak spusť „trajan-tutor prove“ se jménem tohoto souboru: zahraje každé řešení a každou chybu a řekne, co je špatně, se souborem a řádkem. „teaches“ vypočítává id pravidel (všechna vypíše „trajan-tutor prove --table“), „needs“ lekce, které jsou předtím, „minutes“, jak dlouho trvá.
skeleton-begin = Lekce začíná touto pozicí, jak ji zapsal editor; stačilo by i jméno souboru vedle lekce. „seat“ je místo u stolu, na kterém studující hraje, počítá se od 0.
skeleton-tell = Krok ke čtení. Co říká, je níž, pod [words], pod jménem, které je tady.
skeleton-spots = Místa uvedená tady dostanou na herním plánu kroužek. Odstraň „#“ a uvidíš ho.
skeleton-do = Krok k hraní: studující má splnit cíl.
skeleton-goal = Cíl: zahraje se jeden z těchto úkonů. Další cíle: { $examples }; all, any a not je spojují.
skeleton-solutions = Cesty k cíli: seznamy úkonů, jak se píšou do záznamů, nebo „pick“ a místo. První se ukáže každému, kdo o to požádá.
skeleton-hints = Nápovědy, nejslabší první. I to jsou slova.
skeleton-mistake = Chyba, se kterou počítáš: co se na ni řekne, kdy nastane a úkony, které k ní vedou, aby se dala ověřit. Krok jich může mít víc.
skeleton-words = Co se čte. Piš své věty mezi uvozovky. Krok k hraní má cíl a to, co se řekne, když je splněný.

## Words to begin with

skeleton-title = Moje lekce
skeleton-idea = Co si má studující zapamatovat, jednou větou.
skeleton-says-look = Podívej se na herní plán. O tomhle ta pozice je.
skeleton-says-play = Teď jsi na tahu.
skeleton-says-goal = { $move }
skeleton-says-done = Správně. Sem napiš, proč to bylo správně.
skeleton-says-hint = Sem napiš, kam se dívat.
skeleton-says-mistake = { $move }: sem napiš, proč to není tak dobré.
