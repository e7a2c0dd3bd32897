cimport cython
from discovery.core.bits cimport BIT, count, mask_t
from discovery.survival.content cimport rows
from discovery.survival.model cimport events as told, frames, queries
from discovery.survival.model.frames cimport SEAT, STEP, STEPS, WHO
from discovery.survival.model.setup cimport Setup
from discovery.survival.model.stack cimport push, put, top
from discovery.survival.model.state cimport State
from discovery.survival.model.emit cimport emit
cdef int NONE

cpdef int start(State state, int program, int seat, int target=*) except -1
@cython.locals(seat=int)
cpdef int resolver(State state) except? -1
cpdef int next_row(State state, int row) except -1
@cython.locals(seat=int)
cpdef mask_t named(State state, int whom) except? -1
@cython.locals(seat=int, seats=mask_t)
cdef mask_t _by_company(State state, bint together) except? -1
@cython.locals(seat=int, seats=list)
cpdef list in_order(State state, mask_t who)
@cython.locals(setup=Setup)
cpdef bint payable(State state, int seat, int row) except -1
cpdef int found_card(State state, int seat, int card) except -1
