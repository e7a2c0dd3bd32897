cimport cython
from discovery.core.bits cimport BIT, count, lowest, mask_t
from discovery.survival.content cimport rows
from discovery.survival.flow cimport placing, programs, quests
from discovery.survival.model cimport events as told, queries, table
from discovery.survival.model.frames cimport LEFT, WHO
from discovery.survival.model.phases cimport BARTERING, DROPPING, MENDING, SCOUTING, TURNING
from discovery.survival.model.setup cimport Setup
from discovery.survival.model.stack cimport put, top
from discovery.survival.model.state cimport State
from discovery.survival.model.emit cimport emit
cdef int NONE, THREATS

@cython.locals(_=int, kind=int, kinds=mask_t, left=int, seat=int, setup=Setup, who=mask_t)
cpdef bint each_decides(State state, int row, int operation) except -1
@cython.locals(amount=int, kind=int, kinds=mask_t)
cdef mask_t _kinds(State state, int seat, int operation) except? -1
cpdef int mended(State state, int seat, int kind) except -1
cpdef int gave_up(State state, int seat, int resource) except -1
@cython.locals(choices=mask_t, left=int, possible=bint, seat=int)
cpdef bint several(State state, int row, int operation) except -1
cpdef int scouted(State state, int slot) except -1
cpdef int turned_over(State state, int space) except -1
@cython.locals(number=int, place=int, setup=Setup)
cdef int _draw_threat(State state, int seat) except -1
@cython.locals(seat=int, who=mask_t)
cpdef bint barter(State state, int row) except -1
cpdef int bartered(State state, int seat) except -1
