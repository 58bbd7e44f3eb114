### What people are asked for before a game begins.
### Room: labels of a form: one line.

caesar-offer-solo = Against
caesar-offer-solo-none = somebody: two play
caesar-offer-solo-low = Crassus, easy
caesar-offer-solo-medium = Crassus, middling
caesar-offer-solo-high = Crassus, hard
caesar-offer-side = You play
caesar-offer-side-caesar = Caesar
caesar-offer-side-pompey = Pompey
caesar-offer-harder = Harder: with every bonus token Crassus discards a control marker too
caesar-offer-modules = Modules
caesar-offer-modules-poison = Poison
caesar-offer-modules-centurions = Centurions
caesar-offer-modules-checkpoints = Checkpoints (with both others)
