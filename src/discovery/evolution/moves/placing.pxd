cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.core.dice cimport Dice
from discovery.evolution.flow.effects cimport settle
from discovery.evolution.flow.turns cimport resume
from discovery.evolution.model.actions cimport made
from discovery.evolution.flow.windows cimport act
from discovery.evolution.model.events cimport trump_spent_on
from discovery.evolution.model.interfaces cimport MoveKind
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport empty, newest
from discovery.evolution.model.table cimport lay, lay_owed
from discovery.evolution.board.spots cimport SpotConditions

cdef int FROM_HAND, FROM_SELECTION, NO_CARD, NO_SPOT, REPLAY, SPOTS, _RESCUING

cpdef mask_t within_reach(State state, int seat) except? -1
cpdef mask_t selected(State state, int seat) except? -1
cpdef mask_t layable(State state, mask_t cards) except? -1
@cython.locals(wanted=SpotConditions, coverable=mask_t, closers=mask_t, absent=mask_t)
cpdef SpotConditions terms(State state, bint joker=*)
cpdef list spots_for(State state, int card, bint joker=*)
cpdef bint is_spot(State state, int card, mask_t bits) except -1
cpdef int any_spot(State state, int card, Dice dice) except? -1
@cython.locals(rescue=bint, emptied=bint)
cpdef int place(State state, int card, int series, int spot=*, int code=*, bint called=*) except -1
cdef bint _own(int source) except -1
cpdef bint stands_up(State state, int card) except -1

cdef class SpotMove(MoveKind):
    cdef list extras(self, State state, int seat, int argument)
    cdef bint says(self, State state, int seat, int argument, mask_t extra) except -1
    cdef mask_t any_extra(self, State state, int seat, int argument, Dice dice) except? -1

cdef class Place(SpotMove):
    cdef mask_t reach(self, State state, int seat) except? -1
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class PlaceSelected(Place):
    cdef mask_t reach(self, State state, int seat) except? -1

cdef class Replay(SpotMove):
    @cython.locals(reach=mask_t)
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cpdef mask_t in_sight(State state) except? -1
cpdef object unplaceable(State state, int card, mask_t reach)
