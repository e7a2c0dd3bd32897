cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.survival.content cimport rows
from discovery.survival.flow cimport needs, placing, programs
from discovery.survival.model cimport codes, events as told, queries, table
from discovery.survival.model.codes cimport CHARACTER
from discovery.survival.model.coding cimport argument_of, coded, extra_of
from discovery.survival.model.setup cimport COOKS, Setup
from discovery.survival.model.state cimport State
from discovery.survival.model.emit cimport emit
from discovery.survival.moves.move_buffer cimport MoveBuffer
from discovery.survival.moves.kind cimport Kind, act, is_beside, pieces_of, short_of
cdef int DIRTY, FIRST_TOKENS, FOOD, HAS_IT, HOLDERS, LEGAL, MEAT, MEDICINE, NONE, NOTHING_TO_GAIN, NOT_HURT
cdef int NOT_TOGETHER, NO_COLD_FIRE, NO_CURE, NO_LIT_FIRE, NO_MEAT, NO_PRICE, NO_PROJECT, NO_RECIPE
cdef int NO_SUCH_CARD, NO_WOOD, PAYS_LESS, THIRST, USED_TODAY, WATER, WOOD, WOUNDS_NEED_CARDS

cdef class Cook(Kind):
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(number=int)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    @cython.locals(number=int)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Relight(Kind):
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef class Craft(Kind):
    @cython.locals(project=int, setup=Setup)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(has=mask_t, lacking=mask_t, project=int, projects=mask_t, recipe=int, saves=bint, setup=Setup, wanted=mask_t)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    @cython.locals(extra=int)
    cdef int _by(self, State state, int seat, int project, int recipe, mask_t saved, MoveBuffer buffer) except -1
    @cython.locals(amount=int, extra=int, item=int, project=int, recipe=tuple, resource=int, saved=int, setup=Setup)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef int _saving(State state, int seat, tuple recipe, int saved) except? -1
@cython.locals(resource=int)
cdef bint _can_save(State state, int seat, int project, int extra) except -1
@cython.locals(owed=int, recipe=tuple, resource=int, saved=int)
cdef bint _can_pay(State state, int seat, int project, int extra) except -1

cdef class Rest(Kind):
    @cython.locals(damage=int, extra=int, other=int, patient=int, resource=int)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(damage=int, patient=int, whom=int)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    @cython.locals(damage=int, extra=int, patient=int)
    cpdef void play(self, State state, int seat, long long move, int die)

cdef int _cure(State state, int damage, int extra) except? -1

cdef class Use(Kind):
    @cython.locals(holder=int, names_somebody=bint, other=int, program=int, refusal=int, setup=Setup)
    cpdef int refuse(self, State state, int seat, long long move) except? -1
    @cython.locals(a=int, hurt=int, operation=int, second=int, setup=Setup)
    cdef int _of_program(self, State state, int seat, int program, int patient) except? -1
    @cython.locals(left=bint, pile=int, room=bint, setup=Setup, space=int)
    cdef bint _has_effect(self, State state, int seat, int operation, int a) except -1
    @cython.locals(held=mask_t, holder=int, other=int, setup=Setup)
    cpdef void propose(self, State state, int seat, MoveBuffer buffer)
    @cython.locals(holder=int, other=int, setup=Setup)
    cpdef void play(self, State state, int seat, long long move, int die)
