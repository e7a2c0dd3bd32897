cimport cython
from discovery.core.bits cimport BIT, count
from discovery.survival.model cimport events as told, table
from discovery.survival.model.codes cimport CHARACTER
from discovery.survival.model.phases cimport ALL_LOST, ALL_WON, FINISHED, GOING_ON, IN_CANOE, LAST_STANDING, SOME_WON
from discovery.survival.model.state cimport State
from discovery.survival.model.emit cimport emit
cdef int FOR_EACH_OTHER, NONE, OWN_HONOURS

@cython.locals(amount=int, resource=int, space=int)
cpdef int escape(State state, int seat) except -1
cpdef bint settle(State state) except -1
cpdef int run_out(State state) except -1
cdef int _how(State state) except? -1
cdef int _finish(State state, int reason) except -1
