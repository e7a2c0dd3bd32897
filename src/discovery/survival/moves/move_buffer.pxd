cimport cython
from discovery.survival.model.coding cimport word_of
cdef int MOST, NONE
cdef list _SPARE

@cython.final
cdef class MoveBuffer:
    cdef public int count
    cdef public long long moves[2048]
    cpdef int add(self, long long move) except -1
    cpdef int fill(self, object moves) except -1
    @cython.locals(place=int)
    cpdef bint has(self, long long move) except -1
    @cython.locals(place=int)
    cpdef long long first(self, int word) except *
    cpdef list listed(self)

cpdef MoveBuffer acquire()
cpdef int release(MoveBuffer buffer) except -1
