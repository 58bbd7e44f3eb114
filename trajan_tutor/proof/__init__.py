"""What proves lessons, campaigns, exercises, catalogues and boards: at the command line and in tests, nowhere else."""
