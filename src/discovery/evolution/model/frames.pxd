cimport cython
from discovery.evolution.model.actions cimport Action


cdef class Frame:
    cdef public int step
    cpdef tuple key(self)
    cpdef Frame unjudged(self)


cdef class SeatFrame(Frame):
    cdef public int seat, giver
    cpdef tuple key(self)


cdef class ActionFrame(Frame):
    cdef public Action action
    cpdef tuple key(self)
    cpdef Frame unjudged(self)


cdef class SuspendedTurn(Frame):
    cdef public Action action
    cdef public object flips
    cdef public int seat, trumps, placed, series, last, last_own_card, granted, must_continue
    cdef public bint finishing
    cpdef tuple key(self)
    cpdef Frame unjudged(self)
    cpdef SuspendedTurn following(self, int joker, int card)
    @cython.locals(new=SuspendedTurn)
    cdef SuspendedTurn _with(self, Action action, int last, int own)


@cython.locals(new=SeatFrame)
cpdef SeatFrame seat_frame(int step, int seat, int giver=*)
@cython.locals(new=ActionFrame)
cpdef ActionFrame action_frame(int step, Action action)
