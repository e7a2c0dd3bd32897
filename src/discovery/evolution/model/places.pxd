from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.evolution.model.state cimport State

cpdef int discarder(State state, int card) except? -1
cpdef int holder_of(State state, int card) except? -1
cpdef mask_t stealable(State state, int victim) except? -1
cpdef int newest(State state, mask_t mask) except? -1
cpdef int oldest(State state, mask_t mask) except? -1
cpdef mask_t holders(State state, int but) except? -1
cpdef mask_t held(State state, int seat) except? -1
cpdef bint empty(State state, int seat) except -1
