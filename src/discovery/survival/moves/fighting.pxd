cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.survival.flow cimport fights, loop
from discovery.survival.model cimport enemies, events as told, table
from discovery.survival.model.codes cimport ITEM_PIECE
from discovery.survival.model.coding cimport argument_of, coded, extra_of
from discovery.survival.model.frames cimport SEAT, STEP
from discovery.survival.model.phases cimport GUARDING, MODIFYING
from discovery.survival.model.setup cimport STROKE_DAMAGE, STROKE_GREY, STROKE_RED, Setup
from discovery.survival.model.stack cimport put, top
from discovery.survival.model.state cimport State
from discovery.survival.model.emit cimport emit
from discovery.survival.moves.move_buffer cimport MoveBuffer
from discovery.survival.moves.kind cimport Kind, ONE_DIE, TWO_DICE, act, has_piece, is_beside, is_item, short_of
cdef int HAS_IT, LEGAL, NONE, NOT_NOW, NOT_READY, NOT_TOGETHER, NO_ENEMY, NO_PIECE, NO_SUPPORTER, OUT_OF_REACH, PEACEFUL

cdef class Fight(Kind):
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Attack(Kind):
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(other=int)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Support(Kind):
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(card=int)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    @cython.locals(card=int, kind=int, setup=Setup, value=int)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Let(Kind):
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Roll(Kind):
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef int dice(self, State state, long long move) except? -1
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Done(Kind):
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Share(Kind):
    @cython.locals(other=int, piece=int)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(items=mask_t, other=int, piece=int)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    @cython.locals(other=int, piece=int)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Help(Kind):
    @cython.locals(other=int, possible=mask_t)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(other=int)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef void play(self, State state, int seat, long long move, int die)

cpdef int unasked(State state, int seat) except? -1
