cimport cython
from discovery.core.bits cimport mask_t
from discovery.survival.model.frames cimport LEFT, SEAT, SIZE, STEP, WHAT, WHO
from discovery.survival.model.state cimport State

@cython.locals(base=int)
cpdef int push(State state, int kind, int seat, int what=*, int who=*, int left=*) except -1
cpdef int pop(State state) except -1
cpdef int top(State state, int field) except? -1
cpdef int put(State state, int field, mask_t value) except -1
