from discovery.evolution.model.events cimport append
from discovery.evolution.model.state cimport State

cdef int FROM_POOL, INTERRUPTED, JOKER, NOTHING, RECOVERED, RESUMED

cpdef void joker_laid_aside(State state, int seat, int joker, int source, int owner) noexcept
cpdef void joker_placed(State state, int seat, int joker, int card) noexcept
cpdef void joker_recovered(State state, int seat, int joker, int card) noexcept
cpdef void turn_interrupted(State state, int seat, int interrupted) noexcept
cpdef void turn_resumed(State state, int seat) noexcept
