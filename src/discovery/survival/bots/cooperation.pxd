cimport cython
from discovery.core.bits cimport BIT, count
from discovery.survival.board.hexes cimport Ground
from discovery.survival.bots.reactions cimport FOOD, MEAT, MEDICINE, WATER
from discovery.survival.flow cimport quests
from discovery.survival.flow.fights cimport SUPPORT_REACH
from discovery.survival.flow.reach cimport Reach
from discovery.survival.model cimport codes, queries
from discovery.survival.model.coding cimport argument_of, coded, extra_of, word_of
from discovery.survival.model.state cimport State
from discovery.survival.model.tasks cimport TaskFigures
from discovery.survival.moves.move_buffer cimport MoveBuffer
cdef int ESCAPE, FAR_AWAY, MORE, NONE, NO_GIFT, SICKNESS, STAMINA_TO_SPARE
cdef double A_STEP, BACKED, COMPANY

@cython.locals(move=cython.longlong, place=int)
cpdef long long gift(State state, int seat, MoveBuffer buffer) except? -1
@cython.locals(move=cython.longlong, piece=int, place=int)
cpdef long long parting(State state, int seat, MoveBuffer buffer) except? -1
@cython.locals(mine=int, theirs=int)
cdef bint _is_due(State state, int seat, int piece, int other) except -1
@cython.locals(task=TaskFigures, wanted=int)
cdef int _wanted(State state, int piece) except -1
cdef bint _lacks(State state, int seat, int piece) except -1
@cython.locals(most=int, number=int, piece=int, rest=int, task=TaskFigures)
cpdef long long in_parts(State state, int seat, long long move) except? -1
@cython.locals(ground=Ground, other=int)
cpdef bint is_backed(State state, int seat, int space) except -1
@cython.locals(best=int, cost=int, other=int, seats=int, space=int, step=int)
cpdef int companion(State state, int seat, Reach reach) except? -2
@cython.locals(back=double, ground=Ground)
cpdef bint calls(State state, int seat, int fellow, int cost, int space, int price, double ratio) except -1
