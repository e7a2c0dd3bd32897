cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.core.dice cimport Dice
from discovery.survival.bots.objectives cimport Objective, best_aim
from discovery.survival.bots.reactions cimport FOOD, MEAT, MEDICINE, WATER, answer
from discovery.survival.bots.cooperation cimport COMPANY, calls, companion, gift, in_parts, parting
from discovery.survival.bots.rivalry cimport blow, spoils
from discovery.survival.content.rows cimport HEAL
from discovery.survival.flow.reach cimport Reach
from discovery.survival.model cimport codes, phases, queries
from discovery.survival.model.coding cimport argument_of, coded, extra_of, word_of
from discovery.survival.model.setup cimport Setup
from discovery.survival.model.state cimport State
from discovery.survival.model.tasks cimport DELIVER, TaskFigures
from discovery.survival.moves.move_buffer cimport MoveBuffer
cdef int NONE, NOTHING, PLENTY, TRACK

@cython.locals(move=cython.longlong)
cpdef long long choose(State state, int seat, MoveBuffer buffer, bint helping=*) except? -1
@cython.locals(best=cython.longlong, least=int, place=int, rank=int)
cdef long long _character(State state, MoveBuffer buffer) except? -1
@cython.locals(move=cython.longlong, token=cython.longlong)
cpdef long long at_once(State state, int seat, MoveBuffer buffer, bint helping) except? -1
@cython.locals(klass=int, token=int)
@cython.locals(move=cython.longlong)
cdef long long _for_the_group(State state, int seat, MoveBuffer buffer, bint helping) except? -1
cpdef bint is_welcome(State state, int seat) except -1
@cython.locals(best=cython.longlong, move=cython.longlong, place=int)
cdef long long _cook(MoveBuffer buffer) except? -1
@cython.locals(best=cython.longlong, most=int, move=cython.longlong, number=int, piece=int, place=int, spare=int)
cdef long long _deliver(State state, int seat, MoveBuffer buffer) except? -1
@cython.locals(cure=int, freely=bint, move=cython.longlong, other=int, patient=int, place=int)
cdef long long _heal(State state, int seat, MoveBuffer buffer, bint helping) except? -1
cdef bint _is_healing(State state, int holder) except -1
@cython.locals(held_back=mask_t, helps=bint, item=int, move=cython.longlong, place=int, project=int, setup=Setup, task=TaskFigures, used=mask_t, wanted=mask_t)
cdef long long _craft(State state, int seat, MoveBuffer buffer) except? -1
@cython.locals(best=Objective, reach=Reach, step=cython.longlong)
cpdef long long onwards(State state, int seat, MoveBuffer buffer, bint helping) except? -1
@cython.locals(best=Objective, cost=int, fellow=int)
cpdef Objective heading(State state, int seat, Reach reach, bint helping)
