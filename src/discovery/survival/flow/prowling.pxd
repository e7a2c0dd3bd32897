cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.survival.flow.placing cimport distance_to_survivors
from discovery.survival.model cimport enemies, events as told, queries
from discovery.survival.model.frames cimport LEFT, MEET, WHO
from discovery.survival.model.setup cimport Setup
from discovery.survival.model.stack cimport pop, push, put, top
from discovery.survival.model.state cimport State
from discovery.survival.model.emit cimport emit
cdef int NONE

@cython.locals(_=int, number=int, row=int, space=int, steps=int, there=mask_t)
cpdef bint run(State state) except -1
@cython.locals(away=int, barred=mask_t, best=int, direction=int, here=int, setup=Setup, space=int, target=int)
cdef int _next_space(State state, int row) except? -1
