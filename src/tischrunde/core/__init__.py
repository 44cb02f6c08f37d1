"""What every card game shares; imports nothing of ours."""
