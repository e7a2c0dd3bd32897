"""Parsing shared by all commands: faults in words, help in sections, completion."""
