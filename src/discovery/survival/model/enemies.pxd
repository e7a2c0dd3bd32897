cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.survival.model cimport events as told
from discovery.survival.model.state cimport State
from discovery.survival.model.emit cimport emit
cdef int MOST_MONSTERS, NONE

@cython.locals(row=int)
cpdef int new_enemy(State state, int number, int space, int coin) except? -1
cpdef int remove_enemy(State state, int row) except -1
@cython.locals(coin=int)
cpdef int place_monster(State state, int space) except -1
cpdef int oldest_at(State state, int space, int behind) except? -1
cpdef int oldest(State state, int behind) except? -1
@cython.locals(first=int, row=int, rows=mask_t)
cdef int _oldest(State state, int behind, int space) except? -1
