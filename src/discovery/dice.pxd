cdef unsigned long long _FACTOR, _STEP, _WORD


cdef class Dice:
    cdef public unsigned long long state
    cpdef int below(self, unsigned long long stop) noexcept
