cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.survival.flow cimport decisions, loop, needs, placing, steps
from discovery.survival.model cimport codes, events as told, frames, queries, table
from discovery.survival.model.codes cimport CHARACTER, ITEM_PIECE
from discovery.survival.model.coding cimport argument_of, coded, extra_of
from discovery.survival.model.frames cimport KIND, STEP
from discovery.survival.model.phases cimport BARTERING
from discovery.survival.model.setup cimport CHARACTERS, SAFE_WATER, Setup
from discovery.survival.model.stack cimport top
from discovery.survival.model.state cimport State
from discovery.survival.model.emit cimport emit
from discovery.survival.moves.move_buffer cimport MoveBuffer
from discovery.survival.moves.kind cimport Kind, has_piece, is_item
cdef int ALREADY_DISCOVERED, CLEAN, DIRTY, KEEP_QUEST_ITEM, LEGAL, MEDICINE, NOTHING_TOKEN, NOT_HURT
cdef int NOT_OFFERED, NO_PIECE, NO_PRICE, NOT_DEALT, OFFERED, OFFERED_ALONE, TOO_FAR
cdef mask_t ITEMS

@cython.locals(each=int, setup=Setup, start=int)
cpdef list offered(State state, int seat)

cdef class Choose(Kind):
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(character=int)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Pay(Kind):
    @cython.locals(resource=int, safe=int, wanted=int)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(wanted=int)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Suffer(Kind):
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Drop(Kind):
    @cython.locals(piece=int)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(items=mask_t, resource=int)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    @cython.locals(piece=int)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Mend(Kind):
    @cython.locals(damage=int)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(damage=int)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Take(Kind):
    @cython.locals(part=int)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Vote(Kind):
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Name(Kind):
    @cython.locals(other=int)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(other=int)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Scout(Kind):
    @cython.locals(slot=int)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(slots=mask_t)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class TurnOver(Kind):
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(spaces=mask_t)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class End(Kind):
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef void play(self, State state, int seat, long long move, int die)
