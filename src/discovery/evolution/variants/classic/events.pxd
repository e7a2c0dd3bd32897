from discovery.evolution.model.events cimport append
from discovery.evolution.model.state cimport State

cdef int BURIED, FINALIST, JOINED, NOTHING, TAKEN

cpdef void card_taken(State state, int seat, int card, int owner) noexcept
cpdef void finalist_found(State state, int seat) noexcept
cpdef void part_earned(State state, int kind, int seat, int card, int points) noexcept
cpdef void cards_buried(State state, int seat, int cards) noexcept
cpdef void newcomer_sat_down(State state, int seat) noexcept
