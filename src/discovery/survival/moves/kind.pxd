cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.survival.model cimport table
from discovery.survival.model.codes cimport ITEM_PIECE, PROJECT_PIECE
from discovery.survival.model.state cimport State
from discovery.survival.moves.move_buffer cimport MoveBuffer
cdef int LEGAL, NO_DICE, NO_STAMINA, ONE_DIE, TWO_DICE
cdef mask_t ITEMS

cdef class Kind:
    cdef public int word
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef void play(self, State state, int seat, long long move, int die)
    cpdef int dice(self, State state, long long move) except? -1
    cpdef int offer(self, State state, int seat, long long move, MoveBuffer buffer) except -1

cpdef int act(State state, int seat, int cost) except -1
cpdef int short_of(State state, int seat, int cost) except? -1
cpdef bint is_beside(State state, int seat, int other) except -1
cpdef bint has_piece(State state, int seat, int piece) except -1
cpdef bint is_item(int piece) except -1
@cython.locals(pieces=mask_t, resource=int)
cpdef mask_t pieces_of(State state, int seat) except? -1
@cython.locals(project=mask_t)
cpdef int change_hands(State state, int seat, int other, int piece) except -1
