### Exercises that are made of the rules: questions, what is said to wrong answers, and what the proof finds.

## A lesson of exercises

exercises-title = { $count ->
        [1] { $count } cvičení
       *[other] { $count } cvičení
    }
exercises-idea = Každé cvičení se ptá na jedno pravidlo, v pozici z nějaké partie.

## Questions. Who acts comes first: “You”, or the name of a seat. What a game asks in its own words stands in its catalogue.

exercise-asks-points = { $who } – volba: „{ FORM($move, "plain") }“. Kolik ti to přinese { FORM($source, "from") }? Počítají se { POINTS("several") }.
exercise-asks-points-of = { $who } – volba: „{ FORM($move, "plain") }“. Kolik tím { FORM($source, "from") } získá { $whom }? Počítají se { POINTS("several") }.
exercise-opened = Tajné volby se odkrývají. { $told } { $asks }
exercise-ends = Touto volbou partie končí. { $asks }
exercise-write-loss = (Ztrátu napiš s minusem.)
exercise-asks-best = { $prompt } Co z toho přinese { FORM($source, "from") } nejvíc, a kolik?
exercise-asks-happens = { $who } – volba: „{ FORM($move, "plain") }“. Co se stane?
exercise-asks-happens-by-rules = Na tahu: { $who }. Co se stane?
exercise-asks-next = { $who } – volba: „{ FORM($move, "plain") }“. Co přijde potom?
exercise-asks-whether = { $who } – záměr: „{ FORM($move, "plain") }“. Je to dovolené? A když ne, proč?
exercise-asks-forbidden = { $prompt } Co z toho není dovolené?
exercise-asks-allowed = { $prompt } Co z toho je dovolené?
exercise-asks-free-place = { $prompt } Klikni na místo, které teď smíš vybrat.
exercise-asks-closed-place = { $prompt } Které místo kvůli pravidlu „{ $rule }“ vybrat nesmíš? Klikni na něj.
exercise-asks-count = { $prompt } Kolik míst na herním plánu k tomu můžeš vybrat?
exercise-asks-winner = { $who } – volba: „{ FORM($move, "plain") }“, a partie končí. Kdo vyhrává?
exercise-asks-tie = { $who } – volba: „{ FORM($move, "plain") }“, a partie končí shodou. Kdo ji vyhrává?

exercise-choice-allowed = Ano, je.
exercise-choice-forbidden = Ne. { $title }.
exercise-choice-move = { FORM($move, "plain") }
exercise-choice-pays = { $move }: { $points }
exercise-choice-decides = { $name }: { $prompt }

## Answers. What sets a misunderstanding right: see `Misunderstanding`.

exercise-is-allowed = Pravidla to dovolují.
exercise-wrong-rule = To pravidlo je o něčem jiném: { $rule }
exercise-wrong-not-here = Tady ne. { $rule }
exercise-wrong-allowed = Dovolené to není. { $refusal }
exercise-wrong-forbidden = Tady to nic nezakazuje. Pravidlo říká jen: { $rule }
exercise-wrong-keeps = Tohle smíš. Odpovídá to pravidlu: { $rule }
exercise-wrong-sign = Číslo je správné, ale je to zisk, nebo ztráta?
exercise-wrong-total = To je všechno, co volba přinese. Otázka je jen na to, co se získá { FORM($source, "from") }.
exercise-wrong-source = To se získá { FORM($source, "from") }.
exercise-wrong-part = To je jen část: je toho víc.
exercise-wrong-before = V tom je započítané i to, co tu bylo předtím.
exercise-wrong-none = Něco to přece přinese. { $rule }
exercise-wrong-otherwise = To by přinesla jiná volba: „{ FORM($move, "plain") }“.
exercise-wrong-less =
    { $points ->
        [0] To nepřinese nic; jiná volba ano.
       *[other] Ano, to přinese { $points }, ale jiná volba přinese víc.
    }
exercise-wrong-miscounted = Volba je správná, ale spočítej to znovu: přinese { $points }.
exercise-wrong-too-much =
    { $points ->
        [0] To tady nepřinese nic.
       *[other] To přinese jen { $points }.
    }
exercise-wrong-which = Tím to nebude. { $rule }
exercise-wrong-place = Tam se děje něco jiného. { $rule }
exercise-wrong-who = Někdo jiný. { $rule }
exercise-wrong-done = O tom se právě rozhodlo. Teď: { $first }
exercise-wrong-later = To přijde později. Nejdřív: { $first }
exercise-wrong-not-theirs = Krok je správný, ale rozhoduje o něm někdo jiný. { $rule }
exercise-wrong-uncalled = Nic to tady nevyžaduje. { $rule }
exercise-wrong-count-few = Je jich o jedno víc.
exercise-wrong-count = To je moc. { $rule }
exercise-wrong-winner = Vyhrává někdo jiný. { $rule }
exercise-hint = Pravidlo, na které je dobré myslet: { $rule }

## Explanations

exercise-told = { $first } { $then }
exercise-by-rule = { $title }: { $rule }

## The proof

exercise-proof-answer = { $rule }, { $form }, semínko { $seed }, { $difficulty }: jiná cesta pravidly dává jinou odpověď.
exercise-proof-hidden = { $rule }, { $form }, semínko { $seed }, { $difficulty }: odpověď závisí na něčem, co studující nevidí.
exercise-proof-choices = { $rule }, { $form }, semínko { $seed }, { $difficulty }: dvě možnosti mají stejná slova.

## What cannot be

exercise-rule-unknown = Hra { GAME($game) } nemá pravidlo „{ $rule }“.
exercise-rule-unasked = Na pravidlo „{ $rule }“ se žádné cvičení neptá.
exercise-form-unknown = Na pravidlo „{ $rule }“ se neptáme formou „{ $form }“. K dispozici: { $known }.
exercise-form-unworded = { $file }, řádek { $line }: forma „{ $form }“ se ptá slovy hry: uveď je v `words`.
exercise-not-found = Nenašla se žádná pozice, ve které rozhoduje pravidlo „{ $rule }“. Zkus jiné semínko.
exercises-none = Hra { GAME($game) } nemá žádná cvičení.
exercise-difficulty = Obtížnost „{ $difficulty }“ neexistuje. K dispozici: { $known }.
exercise-count = Tolik cvičení vytvořit nejde: { $count }. Požádej o 1 až { $most }.

## Why a rule is not asked about

exercise-unasked-chance = o tom, co z toho vzejde, rozhoduje jen náhoda
exercise-unasked-setup = říká, jak stůl vypadá na začátku, a nic se podle něj nerozhoduje
exercise-unasked-seen = je jen vidět na herním plánu: žádný úkon ani událost o něm nevypovídá
exercise-unasked-by-doing = kdo tah provede, udělal všechno, co říká
exercise-unasked-plain = kdo hraje, toho si všimne sám

## The map of rules

rule-map-unasked = Na pravidlo { $rule } se žádné cvičení neptá a není uvedeno proč.
rule-map-both = Na pravidlo { $rule } se cvičení ptají, a přitom je uvedeno, proč ne.
rule-map-untested = Žádný test není označený pravidlem { $rule }.
rule-map-unworded = Pravidlo { $rule } nemá slova v jazyce { $language }.
