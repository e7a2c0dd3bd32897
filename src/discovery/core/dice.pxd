cimport cython

cdef unsigned long long _FACTOR, _STEP, _WORD, _HALF


cdef class Dice:
    cdef public unsigned long long state
    @cython.locals(state=cython.ulonglong)
    cpdef int below(self, unsigned long long stop) noexcept
    @cython.locals(last=int, other=int)
    cpdef void shuffle(self, list items)
