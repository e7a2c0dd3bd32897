cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.evolution.moves.placing cimport layable, place, spots_for
from discovery.evolution.model.actions cimport Action
from discovery.evolution.flow.windows cimport act
from discovery.evolution.variants.virtual_players.events cimport card_flipped
from discovery.evolution.model.interfaces cimport VirtualPlayer
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport empty
from discovery.evolution.model.table cimport discard, lay_aside
from discovery.evolution.board.plane cimport Plane, coordinates_of
from discovery.evolution.board.spots cimport SpotRule

cdef int BY_FLIP, HAND_EMPTIED, NO_CARD, NO_SPOT, OPEN_CARD, OVER

cdef class Bot(VirtualPlayer):
    cdef void take_turn(self, State state)
    cdef bint step(self, State state) except -1
    cdef int open_card(self, State state) except? -1
    cdef bint goes_on(self, State state) except -1
    cdef void flip(self, State state)
    @cython.locals(out=bint, left=int, pending=int, placed=bint, mark=int)
    cdef bint _go_on(self, State state) except -1

cdef bint _flip_next(State state, int left, int pending, bint placed) except -1
cdef bint _settle_pending(State state, int pending, bint placed) except -1
cdef bint _end(State state, int mark) except -1
cdef void _put_down(State state, int card, object flips)
cpdef void put(State state, int card)
cpdef bint fits(State state, int card) except -1
cpdef int best_spot(State state, int card) except? -1
@cython.locals(rule=SpotRule)
cdef tuple _rank(State state, Plane plane, int card, int spot)
cpdef bint flip(State state, int count, bint bound=*) except -1
