"""A score pad as a log: a set of events that any number of devices may add to."""
