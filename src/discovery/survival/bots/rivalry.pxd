cimport cython
from discovery.survival.bots.reactions cimport DIRTY, FOOD, MEAT, MEDICINE, WATER
from discovery.survival.model cimport codes, queries
from discovery.survival.model.coding cimport argument_of, word_of
from discovery.survival.model.state cimport State
from discovery.survival.model.tasks cimport TaskFigures
from discovery.survival.moves.move_buffer cimport MoveBuffer
cdef int BOLD, ESCAPE, NONE, NO_BLOW, WEAK

@cython.locals(damage=int, move=cython.longlong, own=int, place=int, rival=int)
cpdef long long blow(State state, int seat, MoveBuffer buffer) except? -1
@cython.locals(lacking=int, resource=int, task=TaskFigures)
cpdef bint could_leave(State state, int seat) except -1
@cython.locals(move=cython.longlong, place=int)
cpdef long long spoils(State state, int seat, MoveBuffer buffer) except? -2
