from discovery.evolution.model.events cimport append
from discovery.evolution.model.state cimport State

cdef int FLIPPED, NOTHING

cpdef void card_flipped(State state, int seat, int card) noexcept
