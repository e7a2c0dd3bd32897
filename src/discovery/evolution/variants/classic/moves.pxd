cimport cython
from discovery.core.bits cimport BIT, count, mask_t
from discovery.evolution.flow.effects cimport card_lost
from discovery.evolution.flow.turns cimport go_on, next_turn, resume
from discovery.evolution.model.interfaces cimport MoveKind
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport holders
from discovery.evolution.model.table cimport discard, draw, give, harvest, steal
from discovery.evolution.moves.placing cimport Place, place, within_reach
from discovery.evolution.moves.trumps cimport Give, Robbery
from discovery.evolution.moves.turn cimport ForcedDiscard
from discovery.evolution.variants.classic.flow cimport classic_of, most_to_draw
from discovery.evolution.variants.classic.state cimport ClassicState
from discovery.evolution.variants.classic.rounds cimport selected_or_shown
from discovery.evolution.variants.objection.flow cimport place_in_doubt

cdef int BY_JOINING, HARVEST, NO_CARD, NO_SEAT, OVER

cdef class ClassicPlace(Place):
    cdef mask_t reach(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class ClassicPlaceSelected(ClassicPlace):
    cdef mask_t reach(self, State state, int seat) except? -1
    @cython.locals(part=ClassicState)
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1

cdef int place_and_harvest(State state, int card, int spot) except -1

cdef class DrawAmount(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class HarvestDraw(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    @cython.locals(card=int)
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class HarvestRob(Robbery):
    cdef list extras(self, State state, int seat, int argument)
    cdef mask_t chances(self, State state, int seat, int argument, mask_t extra) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class HarvestTake(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class HarvestNone(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

@cython.locals(part=ClassicState)
cpdef int harvested(State state, int card) except -1

cdef class GiveToNewcomer(Give):
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class DiscardDown(ForcedDiscard):
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
