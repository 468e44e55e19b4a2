"""Players that are programs. They see a View and nothing else."""
