cimport cython
from discovery.core.bits cimport BIT, count, lowest, mask_t
from discovery.survival.model.setup cimport SHELTER, SHELTER_HERE
from discovery.survival.model.state cimport State
cdef int LIMIT, NONE, _WINDOWS
cdef mask_t ITEMS

cpdef bint is_window(int phase) except -1
@cython.locals(held=mask_t)
cpdef int total(State state, int seat, list figures) except? -1
@cython.locals(flags=int, held=mask_t)
cpdef int flags_of(State state, int seat) except? -1
@cython.locals(resource=int, weight=int)
cpdef int load(State state, int seat) except? -1
cpdef int limit(State state, int seat) except? -1
@cython.locals(base=int)
cpdef int hurts(State state, int seat) except? -1
cpdef int terrain(State state, int space) except? -1
cpdef bint is_discovered(State state, int space) except -1
cpdef mask_t discovered(State state) except? -1
@cython.locals(seat=int, seats=mask_t)
cpdef mask_t seats_at(State state, int space) except? -1
@cython.locals(seat=int, spaces=mask_t)
cpdef mask_t standing_spaces(State state) except? -1
@cython.locals(rows=mask_t, spaces=mask_t)
cpdef mask_t enemy_spaces(State state) except? -1
@cython.locals(other=int, step=int)
cpdef int next_after(State state, int seat, mask_t among) except? -1
cpdef int first_of(State state, mask_t among) except? -1
@cython.locals(flags=int, roofs=mask_t, seat=int, seats=mask_t)
cpdef mask_t sheltered(State state) except? -1
