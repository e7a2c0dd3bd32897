cimport cython
from discovery.core.bits cimport BIT, count
from discovery.survival.flow cimport ending, programs
from discovery.survival.model cimport events as told, queries, table
from discovery.survival.model.frames cimport STEP
from discovery.survival.model.phases cimport NAMING
from discovery.survival.model.setup cimport Setup
from discovery.survival.model.stack cimport pop, put, top
from discovery.survival.model.state cimport State
from discovery.survival.model.emit cimport emit
cdef int DAWN, DUSK, EACH_NIGHT, EVERY_SUPPORT, FIRST_PLAYER, NIGHTS_1, NIGHTS_2, NONE

@cython.locals(step=int)
cpdef bint run(State state) except -1
@cython.locals(number=int, seat=int, setup=Setup, space=int)
cdef int _dusk(State state) except -1
@cython.locals(first=bint, number=int, pack=int, place=int, setup=Setup)
cdef int _draw(State state) except? -1
@cython.locals(seat=int)
cdef bint _ask_names(State state) except -1
@cython.locals(agreed=int, owner=int, same=bint, seat=int)
cdef int _name_first(State state) except -1
@cython.locals(seat=int, setup=Setup)
cdef int _dawn(State state) except -1
