# What a desk says in one line above a sentence, and at the place on the board that was clicked.
board-notice-refused = Teď nelze
board-notice-mistake = Tohle ne
board-notice-praise = Správně
board-notice-problem = To se nepodařilo
board-notice-error = V programu se něco pokazilo: { $problem }
board-notice-coach = Rádce
board-notice-narrowed = Jde to víc způsoby
board-notice-undone = Vzato zpět
board-notice-opened = Odkryto najednou
board-notice-moved = Jiný okamžik partie
board-notice-noted = Zaznamenáno
board-language-chosen = Herní plán teď mluví česky.
board-notice-first-time = Nové ve tvé partii

# What would be kept if the kernel went away.
board-keeps-game =
    { $count ->
        [one] Jedno rozhodnutí je uložené.
        [few] { $count } rozhodnutí jsou uložená.
       *[other] { $count } rozhodnutí je uloženo.
    }
board-keeps-lesson = Krok { $step } z { $steps } je uložený.
board-keeps-practice = Co je vyřešené, je uložené.
board-keeps-none = Tato partie se nikam neukládá.
# What is not on the disk beside what was told already; what is done about it.
board-unsaved = A také: { $since }.
board-unsaved-about = Každých pár vteřin se to zkouší znovu, a dokud jádro běží, nic se neztratí. Můžeš pokračovat a vzít si s sebou kopii.
board-unsaved-download = Stáhnout
board-unsaved-saved = Všechno je uložené.
board-keeps-nothing = Před prvním rozhodnutím není co ukládat.
