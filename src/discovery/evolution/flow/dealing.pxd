cimport cython
from discovery.core.bits cimport BIT
from discovery.evolution.model.setup cimport Setup
from discovery.evolution.model.state cimport State
from discovery.evolution.model.table cimport draw, lay_first, refill

cdef int HAND_SIZE, TURN

@cython.locals(setup=Setup, dealt=int, seat=int)
cpdef void deal(State state) noexcept
@cython.locals(setup=Setup, era=int)
cpdef void lay_start_card(State state) noexcept
