from discovery.evolution.flow.effects cimport win_trumps
from discovery.evolution.model.interfaces cimport Rewards
from discovery.evolution.model.state cimport State

cdef class Trumps(Rewards):
    cdef void book(self, State state, int earned, bint opened, bint closed, bint emptied) noexcept
