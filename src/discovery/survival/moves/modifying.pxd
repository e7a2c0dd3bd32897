cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.survival.flow cimport fights
from discovery.survival.model cimport codes, events as told, queries, table
from discovery.survival.model.codes cimport ITEM_PIECE
from discovery.survival.model.coding cimport argument_of, coded
from discovery.survival.model.frames cimport STEP
from discovery.survival.model.phases cimport GUARDING
from discovery.survival.model.setup cimport FLEES, STROKE_AGAIN, STROKE_DAMAGE, STROKE_GREY, STROKE_RED, STROKE_RED_AGAIN, Setup
from discovery.survival.model.stack cimport put
from discovery.survival.model.state cimport State
from discovery.survival.model.emit cimport emit
from discovery.survival.moves.move_buffer cimport MoveBuffer
from discovery.survival.moves.kind cimport Kind, NO_DICE, ONE_DIE
cdef int ENEMY_THERE, LEGAL, NONE, NOT_DISCOVERED, NOT_LETHAL_FLIGHT, NO_BONUS, NO_FLIGHT, NO_MODIFIER
cdef int NO_SUPPORTER, POISON, SALVAGE, STONE, TOO_FAR, USED_IN_FIGHT, WOOD
cdef mask_t ITEMS

cdef class Spend(Kind):
    cdef public int resource
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef int dice(self, State state, long long move) except? -1
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Bonus(Kind):
    @cython.locals(setup=Setup, stroke=int)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(held=mask_t, strokes=mask_t)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    @cython.locals(rolls=bint)
    cpdef int dice(self, State state, long long move) except? -1
    @cython.locals(holder=int, kind=int, setup=Setup, stroke=int, value=int)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Again(Kind):
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef int dice(self, State state, long long move) except? -1
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Flee(Kind):
    @cython.locals(here=int, others=mask_t, space=int)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(direction=int, space=int)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    @cython.locals(space=int)
    cpdef void play(self, State state, int seat, long long move, int die)

@cython.locals(items=mask_t)
cdef int _way_to_flee(State state, int seat) except? -1
