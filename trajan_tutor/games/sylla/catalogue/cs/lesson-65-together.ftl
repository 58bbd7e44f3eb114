### Lesson 65: the joint effect of all votes for a work.

sylla-lesson-together = Co projekt přinese všem
    .idea = Hlasy pro projekt se sčítají a posouvají ukazatel všem.
    .can = Umíš říct, jak daleko ukazatel dojde a komu to pomůže.

sylla-lesson-together-one-step = Všechny palce nahoru dohromady posouvají ukazatel: Koloseum posouvá Volný čas doprava, o pole za každých 5 hlasů. Ostatní nemají ani hlas. Ty máš dva Senátory a pět žetonů Volný čas. Posuň ho co nejlevněji.
    .goal = Posuň Volný čas o pole doprava a nech si jeden denár.
    .done = Pět hlasů, jeden krok. A k tomu máš první místo.
sylla-lesson-together-one-step-hint = Pět hlasů, a dva z nich jsou tvoji Senátoři.
sylla-lesson-together-too-few = První místo máš, ale hlasů je míň než pět: Volný čas zůstává.
sylla-lesson-together-one-too-many = Šest hlasů je jeden krok, stejně jako pět. Jeden denár je utracený zbytečně.
sylla-lesson-together-thumb-down = Hlasy pro plebeje žádný ukazatel neposunou. Palec musí být nahoru.

sylla-lesson-together-worth = Na konci má každý žeton hodnotu, kterou ukazuje jeho ukazatel. Volný čas se posunul z 2 na 3. Kolik ti ten jediný krok přinesl, pokud tam ukazatel zůstane?
    .done = Pět: o jeden víc za každý z tvých pěti žetonů.
sylla-lesson-together-worth-hint = Máš pět žetonů Volný čas a každý má o 1 víc.
sylla-lesson-together-all-worth = Tolik mají teď všechny dohromady. Předtím to bylo deset.
sylla-lesson-together-each-token = To je za jeden žeton. Ty jich máš pět.

sylla-lesson-together-steps = Veřejné lázně: Zdraví doprava, o pole za každých 5 hlasů. Palec nahoru: ty 4, hráč B 4, hráč C 3. Palec dolů: hráč D 4. O kolik polí se Zdraví posune?
    .done = O dvě. Pro projekt je jedenáct hlasů a ten jedenáctý zbývá.
sylla-lesson-together-steps-hint = Sečti jen palce nahoru a spočítej, kolikrát se do toho vejde pět.
sylla-lesson-together-plebs-too = V tom jsou i hlasy hráče D. Ty jsou pro plebeje.
sylla-lesson-together-added-up = Nejdřív se sečtou hlasy všech: 4, 4 a 3.

sylla-lesson-together-granarii = Sýpka posouvá hlad doleva, o pole za každé 4 hlasy. Hlad je na 5. Pro projekt je devět hlasů. Klikni na pole, na kterém hlad bude.
    .sheet = Sýpka posouvá hlad doleva, o pole za každé 4 hlasy. Hlad je na 5. Pro projekt je devět hlasů. Označ pole, na kterém hlad bude.
    .done = Na 3: devět hlasů jsou dvakrát čtyři a jeden zbývá.
sylla-lesson-together-granarii-hint = Kolikrát se vejdou čtyři do devíti?
sylla-lesson-together-four-here = Sýpce stačí na jedno pole čtyři hlasy a těch je devět.
sylla-lesson-together-goes-left = Sýpka pomáhá proti hladu: ukazatel jde doleva.

sylla-lesson-together-for-whom = Senát posouvá Občanského ducha. Ty máš takový žeton jeden, ostatní stejně nebo víc. Klikni na žetony hráče, kterému to pomůže nejvíc.
    .sheet = Senát posouvá Občanského ducha. Ty máš takový žeton jeden, ostatní stejně nebo víc. Označ žetony hráče, kterému to pomůže nejvíc.
    .done = Hráči B, který jich má šest.
sylla-lesson-together-for-whom-hint = Porovnej fialové žetony všech čtyř hráčů.
sylla-lesson-together-fewer-tokens = Někdo má žetonů Občanský duch víc.

sylla-lesson-together-how-much-more = Když ten krok zaplatí tvoje hlasy, o kolik víc získá hráč B než ty se svým jedním žetonem?
    .done = O pět: šest pro hráče B, jeden pro tebe. Pak může být lepší dát palec dolů.
sylla-lesson-together-less-yours = Tolik získá hráč B. Něco ale získáš i ty.
