"""Computer players of any family: the protocol of a program, and the advice that a family gives."""
