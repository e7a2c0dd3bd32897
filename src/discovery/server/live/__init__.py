"""Tables in memory: commands, connections, deadlines, computer players."""
