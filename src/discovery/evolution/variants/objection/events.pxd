from discovery.evolution.model.events cimport append
from discovery.evolution.model.state cimport State

cdef int OBJECTED

cpdef void card_objected_to(State state, int seat, int card, int placer, bint right) noexcept
