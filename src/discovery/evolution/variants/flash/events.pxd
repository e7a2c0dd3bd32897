from discovery.evolution.model.events cimport append
from discovery.evolution.model.state cimport State

cdef int BIS, ME, NOTHING

cpdef void bis_announced(State state, int seat) noexcept
cpdef void me_announced(State state, int seat) noexcept
