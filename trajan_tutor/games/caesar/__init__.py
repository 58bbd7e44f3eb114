"""Caesar!: Seize Rome in 20 minutes (Paolo Mori, 2022): the rules, one module per area of the rulebook."""
