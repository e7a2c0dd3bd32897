cimport cython


cdef int JOKER_AS, NO_SEAT, PLACE, REPLAY


@cython.final
cdef class Action:
    cdef public int code, seat, card, number, joker, aim
    cdef public bint emptied, rescue, valid, contestable, interruptible, flash, booked, placement
    @cython.locals(new=Action)
    cpdef Action settled(self, bint booked)
    @cython.locals(new=Action)
    cpdef Action judged(self, bint valid)
    cpdef tuple key(self)


@cython.locals(new=Action)
cpdef Action made(
    int code, int seat, int card, int number, int joker, bint emptied, bint rescue, bint valid
)
