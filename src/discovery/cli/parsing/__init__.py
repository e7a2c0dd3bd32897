"""What all commands share in how they are typed: faults in words, help in sections, completion."""
