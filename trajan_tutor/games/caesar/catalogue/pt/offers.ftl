### What people are asked for before a game begins.
### Room: labels of a form: one line.

caesar-offer-solo = Contra
caesar-offer-solo-none = alguém: partida a dois
caesar-offer-solo-low = Crasso, dificuldade baixa
caesar-offer-solo-medium = Crasso, dificuldade média
caesar-offer-solo-high = Crasso, dificuldade alta
caesar-offer-side = Você joga com
caesar-offer-side-caesar = César
caesar-offer-side-pompey = Pompeu
caesar-offer-harder = Mais difícil: com cada ficha de bônus, Crasso descarta também um marcador de controle
caesar-offer-modules = Módulos
caesar-offer-modules-poison = Veneno
caesar-offer-modules-centurions = Centuriões
caesar-offer-modules-checkpoints = Postos de controle (com os outros dois)
