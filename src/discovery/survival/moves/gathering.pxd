cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.survival.flow cimport programs, quests
from discovery.survival.model cimport codes, enemies, events as told, frames, queries, table
from discovery.survival.model.codes cimport ITEM_PIECE, TOKEN
from discovery.survival.model.coding cimport argument_of, coded, extra_of
from discovery.survival.model.setup cimport DOUBLE_PLANT, DOUBLE_WATER, HOLDS_CARD, HOLDS_GOODS, Setup, WATER
from discovery.survival.model.stack cimport push
from discovery.survival.model.state cimport State
from discovery.survival.model.emit cimport emit
from discovery.survival.moves.move_buffer cimport MoveBuffer
from discovery.survival.moves.kind cimport Kind, act, has_piece, is_item, short_of
cdef int DOUBLED, HAS_IT, INVESTIGATED, NONE, NOTHING_LYING, NOTHING_TOKEN, NOT_TOGETHER, NO_LANDMARK
cdef int NO_PIECE, PLANT
cdef mask_t ITEMS

cdef class Collect(Kind):
    @cython.locals(space=int, what=int)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(resource=int)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    @cython.locals(space=int, what=int)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef int _cost(State state, int seat) except? -1
@cython.locals(kind=int, klass=int, number=int, row=int, setup=Setup, token=int)
cdef int _take_token(State state, int seat, int space) except -1
@cython.locals(held=mask_t)
cdef int _amount(State state, int seat, int klass, int amount) except? -1
cdef bint _comes_twice(State state, int seat) except -1

cdef class Loot(Kind):
    @cython.locals(other=int, piece=int)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(items=mask_t, other=int, piece=int)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    @cython.locals(other=int, piece=int)
    cpdef void play(self, State state, int seat, long long move, int die)

@cython.locals(lying=mask_t)
cdef bint _lies_here(State state, int seat, int other) except -1

cdef class Investigate(Kind):
    @cython.locals(number=int)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    @cython.locals(card=int, number=int, space=int)
    cpdef void play(self, State state, int seat, long long move, int die)

@cython.locals(number=int)
cpdef int landmark_at(State state, int space) except? -1
