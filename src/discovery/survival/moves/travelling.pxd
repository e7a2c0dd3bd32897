cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.survival.flow cimport programs, quests
from discovery.survival.model cimport events as told, frames, queries, table
from discovery.survival.model.coding cimport argument_of, coded
from discovery.survival.model.setup cimport Setup
from discovery.survival.model.stack cimport push
from discovery.survival.model.state cimport State
from discovery.survival.model.emit cimport emit
from discovery.survival.moves.move_buffer cimport MoveBuffer
from discovery.survival.moves.kind cimport Kind, act, short_of
cdef int ALREADY_DISCOVERED, BARRED, NOT_DISCOVERED, OPENED_COST, TOO_FAR

cpdef int cost_of(State state, int seat, int space) except? -1
@cython.locals(band=int, cost=int, held=mask_t, setup=Setup)
cpdef int cost_on(State state, int seat, int terrain) except? -1
@cython.locals(held=mask_t, setup=Setup)
cpdef bint is_open(State state, int seat, int terrain) except -1

cdef class MoveTo(Kind):
    @cython.locals(space=int)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(base=int, direction=int, space=int)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    @cython.locals(cost=int, space=int, terrain=int)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Explore(Kind):
    @cython.locals(slot=int)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(slots=mask_t)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    @cython.locals(cost=int)
    cpdef void play(self, State state, int seat, long long move, int die)

@cython.locals(held=mask_t, marks=mask_t)
cdef mask_t _free_explorers(State state, int seat) except? -1
cpdef int explore_cost(State state, int seat) except? -1
