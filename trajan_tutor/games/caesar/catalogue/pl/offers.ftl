### What people are asked for before a game begins.

caesar-offer-solo = Przeciwnik
caesar-offer-solo-none = ktoś: gra we dwoje
caesar-offer-solo-low = Krassus, niski poziom
caesar-offer-solo-medium = Krassus, średni poziom
caesar-offer-solo-high = Krassus, wysoki poziom
caesar-offer-side = Grasz jako
caesar-offer-side-caesar = Cezar
caesar-offer-side-pompey = Pompejusz
caesar-offer-harder = Trudniej: z każdym żetonem korzyści Krassus odrzuca też znacznik władzy
caesar-offer-modules = Moduły
caesar-offer-modules-poison = Trucizna
caesar-offer-modules-centurions = Centurioni
caesar-offer-modules-checkpoints = Punkty kontrolne (z oboma pozostałymi)
