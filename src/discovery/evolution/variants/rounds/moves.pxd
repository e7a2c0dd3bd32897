cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.core.dice cimport Dice
from discovery.evolution.moves.placing cimport selected
from discovery.evolution.moves.turn cimport End
from discovery.evolution.model.actions cimport made
from discovery.evolution.flow.windows cimport act
from discovery.evolution.variants.rounds.flow cimport reveal
from discovery.evolution.model.events cimport turn_passed
from discovery.evolution.variants.rounds.events cimport selection_made
from discovery.evolution.model.interfaces cimport MoveKind
from discovery.evolution.model.state cimport State
from discovery.evolution.model.table cimport select

cdef int NO_CARD

cdef class Select(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    @cython.locals(hand=mask_t, cards=mask_t)
    cdef list extras(self, State state, int seat, int argument)
    cdef bint says(self, State state, int seat, int argument, mask_t extra) except -1
    cdef mask_t any_extra(self, State state, int seat, int argument, Dice dice) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef mask_t _some_of(mask_t hand, Dice dice) except? -1

cdef class PassInRound(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class EndInRound(End):
    cdef mask_t offer(self, State state, int seat) except? -1
    cpdef object refusal(self, State state, int seat, object move)
