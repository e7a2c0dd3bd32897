cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.evolution.moves.placing cimport layable, place, spots_for
from discovery.evolution.flow.turns cimport next_turn
from discovery.evolution.model.actions cimport Action
from discovery.evolution.flow.windows cimport act
from discovery.evolution.variants.virtual_players.events cimport card_flipped
from discovery.evolution.model.interfaces cimport VirtualPlayer
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport empty
from discovery.evolution.model.table cimport discard, lay_aside
from discovery.evolution.board.plane cimport Plane, coordinates_of
from discovery.evolution.board.spots cimport SpotRule

cdef int BY_FLIP, HAND_EMPTIED, IN_VAIN, NO_CARD, NO_SPOT, OPEN_CARD, OUT, OVER

cdef class Bot(VirtualPlayer):
    cdef readonly bint earlier
    @cython.locals(seat=int, in_vain=bint, plays_on=bint, row=mask_t)
    cdef void take_turn(self, State state)
    cdef void _close(self, State state, bint in_vain)
    cdef bint step(self, State state) except -1
    cdef int open_card(self, State state) except? -1
    cdef bint goes_on(self, State state) except -1
    cdef void flip(self, State state)
    @cython.locals(left=int, pending=int, placed=bint, mark=int)
    cdef bint _go_on(self, State state) except -1
    cdef bint _is_out(self, State state, int mark) except -1
    cdef bint _flip_next(self, State state, int left, int pending, bint placed) except -1
    cdef bint _settle_pending(self, State state, int pending, bint placed) except -1
    @cython.locals(last=bint)
    cdef void _put_down(self, State state, int card, int left, int pending, int mark)
    cdef bint _end(self, State state, int mark) except -1

@cython.locals(mates=mask_t)
cdef bint _last_of_its_team(State state) except -1
cdef void _discard_flipped(State state, int card, bint placed)
cpdef void put(State state, int card)
cpdef bint fits(State state, int card) except -1
cpdef int best_spot(State state, int card) except? -1
@cython.locals(rule=SpotRule)
cdef tuple _rank(State state, Plane plane, int card, int spot)
cpdef bint flip(State state, int count, bint bound=*) except -1
