from discovery.evolution.model.events cimport append
from discovery.evolution.model.state cimport State

cdef int NOTHING, REVEALED, ROUND, SELECTED

cpdef void round_begun(State state, int leader, int number) noexcept
cpdef void selection_made(State state, int seat) noexcept
cpdef void card_revealed(State state, int seat, int card) noexcept
