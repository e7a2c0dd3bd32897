cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.survival.model cimport codes, events as told, frames, queries
from discovery.survival.model.codes cimport ITEM_PIECE, PROJECT_PIECE
from discovery.survival.model.coding cimport argument_of, coded, extra_of
from discovery.survival.model.frames cimport KIND, STEP, WHO
from discovery.survival.model.stack cimport pop, push, put, top
from discovery.survival.model.state cimport State
from discovery.survival.model.emit cimport emit
from discovery.survival.moves.move_buffer cimport MoveBuffer
from discovery.survival.moves.kind cimport Kind, act, change_hands, has_piece, is_beside, is_item, pieces_of, short_of
cdef int FULL_HANDS, HAS_IT, HIDDEN_HAND, LEGAL, NONE, NOTHING_OFFERED, NOT_TOGETHER, NO_PIECE

cdef class Hand(Kind):
    @cython.locals(other=int, piece=int)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(other=int, pieces=mask_t)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    @cython.locals(other=int, piece=int)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef int _weight_change(State state, int other, int piece) except? -1

cdef class Trade(Kind):
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(other=int)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef int _price(State state) except? -1
@cython.locals(resource=int)
cpdef int clear(State state) except -1

cdef class Lay(Kind):
    cdef public bint asks
    @cython.locals(laid=int, owner=int, piece=int, projects=mask_t)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    cdef int _refuse_item(self, State state, int taker, mask_t item) except? -1
    @cython.locals(pieces=mask_t)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    @cython.locals(item=mask_t, piece=int, project=mask_t)
    cpdef void play(self, State state, int seat, long long move, int die)
    cdef int _owner(self, State state, int seat) except? -1

cdef class Propose(Kind):
    @cython.locals(laid=mask_t, resource=int)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Answer(Kind):
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    @cython.locals(proposer=int)
    cpdef void play(self, State state, int seat, long long move, int die)

@cython.locals(resource=int)
cpdef int exchange(State state, int seat, int other) except -1
cdef int _exchange_goods(State state, int giver, int taker, int resource, int amount) except -1
@cython.locals(piece=int)
cdef int _exchange_cards(State state, int giver, int taker, mask_t cards, int kind) except -1

cdef class Cancel(Kind):
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef void play(self, State state, int seat, long long move, int die)
