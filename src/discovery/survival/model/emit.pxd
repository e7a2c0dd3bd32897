from discovery.core.event cimport event
from discovery.survival.model.state cimport State

cpdef int emit(State state, int kind, int seat=*, int piece=*, int other=*, int number=*) except -1
