cimport cython
from discovery.survival.flow cimport fights
from discovery.survival.model cimport codes, phases, queries
from discovery.survival.model.coding cimport argument_of, coded, extra_of, word_of
from discovery.survival.model.setup cimport STROKE_AGAIN, STROKE_DAMAGE, STROKE_GREY, STROKE_RED, STROKE_RED_AGAIN, Setup
from discovery.survival.model.state cimport State
from discovery.survival.moves.move_buffer cimport MoveBuffer
cdef int ALARMING, DIRTY, DISTRACT, FOOD, GUARD, LUNGE, MEAT, MEDICINE, NONE, POISON, SALVAGE, STONE, WATER
cdef int WOOD

cpdef long long answer(State state, int seat, MoveBuffer buffer, bint helping) except? -1
@cython.locals(place=int)
cdef long long _let_be(MoveBuffer buffer) except? -1
@cython.locals(number=int, setup=Setup)
cdef long long _support(State state, MoveBuffer buffer) except? -1
@cython.locals(move=cython.longlong, over=int, place=int, short=int, stroke=int)
cdef long long _modify(State state, int seat, MoveBuffer buffer) except? -1
cdef bint _helps(State state, int kind, int value, int short, int over) except -1
@cython.locals(goods=int)
cdef long long _spend_on_grey(State state, int seat, int short, MoveBuffer buffer, int otherwise) except? -1
@cython.locals(goods=int, stones=int)
cdef long long _spend_on_red(State state, int seat, int over, MoveBuffer buffer, int otherwise) except? -1
cdef bint _needs_more(State state) except -1
@cython.locals(best=cython.longlong, move=cython.longlong, place=int)
cdef long long _pay(MoveBuffer buffer) except? -1
@cython.locals(best=cython.longlong, least=double, place=int, worth=double)
cdef long long _drop(State state, int seat, MoveBuffer buffer) except? -1
cdef double _worth(State state, int seat, int piece) except? -1
@cython.locals(safe=bint)
cdef long long _take(State state, int seat, MoveBuffer buffer) except? -1
@cython.locals(base=int, move=cython.longlong, place=int)
cdef long long _share(State state, int seat, MoveBuffer buffer) except? -1
