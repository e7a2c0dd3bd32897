cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.survival.flow cimport ending, fights, nights, prowling, quests, steps
from discovery.survival.model cimport events as told, frames, queries, table
from discovery.survival.model.frames cimport KIND, SEAT, STEP, WHAT, WHO
from discovery.survival.model.phases cimport BARGAIN, CHOOSING, DAY, DROPPING, ROLLING, TRADING
from discovery.survival.model.queries cimport is_window
from discovery.survival.model.setup cimport LANDMARKS, Setup
from discovery.survival.model.stack cimport pop, push, put, top
from discovery.survival.model.state cimport State
from discovery.survival.model.emit cimport emit
cdef int FOOD, MONSTERS, MOST_PROPOSALS, NIGHTS_1, NIGHTS_2, NONE, SAFE_FROM, SICKNESS, WATER

@cython.locals(_=int, pile=int, place=int, seat=int, setup=Setup, slot=int)
cpdef int begin(State state) except -1
@cython.locals(card=int, place=int, setup=Setup)
cdef int _choose_landmark_cards(State state) except -1
@cython.locals(kind=int, seat=int)
cpdef void go_on(State state)
@cython.locals(seat=int, who=mask_t)
cdef int _overloaded(State state) except? -1
cdef bint _run(State state, int kind) except -1
@cython.locals(last=int, seat=int, waiting=mask_t)
cdef bint _days(State state) except -1
@cython.locals(seat=int)
cdef bint _turn(State state) except -1
cpdef int end_turn(State state) except -1
@cython.locals(seat=int)
cdef bint _drop(State state) except -1
@cython.locals(seat=int)
cdef bint _drink(State state) except -1
@cython.locals(answered=bint, both=mask_t, other=int, seat=int)
cdef bint _trade(State state) except -1
cpdef bint rolls_two(State state) except -1
@cython.locals(kind=int)
cpdef int rolled(State state, int seat, int grey, int red) except -1
