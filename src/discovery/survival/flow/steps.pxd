cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.survival.content cimport rows
from discovery.survival.flow cimport decisions, needs, placing, programs, quests
from discovery.survival.model cimport enemies, events as told, frames, queries, table
from discovery.survival.model.frames cimport LEFT, SEAT, STEP, WHO
from discovery.survival.model.phases cimport ROLLING, TAKING, VOTING
from discovery.survival.model.setup cimport Setup
from discovery.survival.model.stack cimport pop, push, put, top
from discovery.survival.model.state cimport State
from discovery.survival.model.tasks cimport CAMP
from discovery.survival.model.emit cimport emit
cdef int NONE

@cython.locals(operation=int, row=int, setup=Setup)
cpdef bint run(State state) except -1
@cython.locals(setup=Setup)
cdef int _times(State state, int row, int operation) except? -1
@cython.locals(a=int, at_night=bint, b=int, by=int, seat=int, setup=Setup, who=int)
cdef int _at_once(State state, int row, int operation) except -1
@cython.locals(row=int)
cdef int _face(State state, int seat, int number) except -1
@cython.locals(_=int)
cdef int _affect(State state, int seat, int operation, int a, int b) except -1
@cython.locals(first=bint, seat=int)
cdef bint _branch(State state, int row, int operation) except -1
@cython.locals(row=int, seat=int, setup=Setup)
cpdef int take_part(State state, int part) except -1
@cython.locals(row=int, setup=Setup)
cpdef bint offers(State state, int part) except -1
@cython.locals(first=int, part=int, seat=int, second=int)
cdef bint _vote(State state, int row) except -1
@cython.locals(who=mask_t)
cdef bint _test(State state, int row) except -1
@cython.locals(good=bint, row=int, setup=Setup)
cpdef int tested(State state, int seat, int die) except -1
