cimport cython


@cython.final
@cython.freelist(64)
cdef class Event:
    cdef readonly int kind, seat, piece, other, number
    cpdef tuple fields(self)
    cpdef Event masked(self)


@cython.locals(new=Event)
cpdef Event event(int kind, int seat, int piece, int other, int number)
