cimport cython
from discovery.core.bits cimport BIT, count, lowest, mask_t
from discovery.survival.board.hexes cimport Ground
from discovery.survival.model cimport enemies, queries
from discovery.survival.model.state cimport State
cdef int A_LITTLE_FARTHER, FAR_AWAY, MOST_FIRES, NEAR, NONE

@cython.locals(best=int, ground=Ground, seat=int)
cpdef int distance_to_survivors(State state, int space) except? -1
@cython.locals(_=int, space=int)
cpdef void come(State state, int seat, bint near, int number)
@cython.locals(taken=mask_t)
cdef mask_t _free(State state) except? -1
@cython.locals(away=int, free=mask_t, ground=Ground, other=int)
cdef int _near(State state, int space) except? -1
@cython.locals(away=int, best=int, free=mask_t, nearest=int, space=int)
cdef int _edge(State state) except? -1
@cython.locals(away=int, base=int, best=int, ground=Ground, place=int, slot=int, slots=mask_t)
cpdef mask_t nearest_slots(State state, int seat) except? -1
@cython.locals(near=mask_t, space=int, spaces=mask_t)
cpdef mask_t near_tokens(State state, int seat) except? -1
cpdef bint fires_left(State state) except -1
