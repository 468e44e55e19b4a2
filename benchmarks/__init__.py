"""What drawing and thinking cost, each against an anchor timed in the same run (DESIGN 8)."""
