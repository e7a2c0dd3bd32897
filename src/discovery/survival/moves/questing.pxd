cimport cython
from discovery.core.bits cimport BIT, count, lowest, mask_t
from discovery.survival.flow cimport ending, quests
from discovery.survival.model cimport codes, events as told, queries, table
from discovery.survival.model.codes cimport ITEM_PIECE
from discovery.survival.model.coding cimport argument_of, coded, extra_of
from discovery.survival.model.state cimport State
from discovery.survival.model.emit cimport emit
from discovery.survival.moves.move_buffer cimport MoveBuffer
from discovery.survival.moves.kind cimport Kind, act, has_piece, is_item, pieces_of, short_of
cdef int NONE, NOT_THE_PLACE, NOT_THIS_STAGE, NO_FARE, NO_PIECE, ROUTES, STONE, SURVEY_COST, TOO_EARLY
cdef int WOOD

@cython.locals(item=int)
cpdef int task_of_piece(State state, int seat, int piece) except? -1

cdef class Deliver(Kind):
    @cython.locals(most=int, number=int, piece=int, task=int)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(most=int, number=int, piece=int, pieces=mask_t)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    @cython.locals(number=int, piece=int, task=int, worth=int)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Survey(Kind):
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    @cython.locals(slot=int, task=int)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Escape(Kind):
    @cython.locals(price=tuple, resource=int, task=int)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(route=int)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    @cython.locals(price=tuple, resource=int, task=int)
    cpdef void play(self, State state, int seat, long long move, int die)
