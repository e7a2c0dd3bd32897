cdef class Dice:
    cdef public unsigned long long state
    cpdef int below(self, unsigned long long stop) noexcept
