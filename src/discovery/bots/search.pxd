cimport cython
from discovery.bits cimport BIT, count, mask_t
from discovery.bots.choices cimport Choices
from discovery.bots.thumb cimport Thumb
from discovery.dice cimport Dice
from discovery.evolution.state cimport Setup, State

cdef int OVER, NOBODY, TURN_LIMIT

cdef class Node:
    cdef public object move
    cdef public int seat, visits, available
    cdef public double total
    cdef public dict children

cdef class Search:
    cdef public Setup setup
    cdef public Dice dice
    cdef public Choices choices
    cdef public Thumb thumb
    cdef public Node root
    cdef public object budget, imagination
    cdef public int seat
    cdef public list path, sides, worth
    @cython.locals(state=State, node=Node, path=list, seat=int, last_turn=int, fresh=bint)
    cpdef void _iterate(self)
    @cython.locals(
        choices=Choices, children=dict, moves=list, weights=list, every=double, mean=double, curiosity=double,
        chosen=Node, child=Node, most=double, share=double, promise=double, place=int
    )
    cpdef Node _descend(self, State state, Node parent, int seat)
    @cython.locals(winning=int, margin=double, won=double, seat=int)
    cpdef void _judge(self, State state)

@cython.locals(
    setup=Setup, spread=double, best=double, standing=double, cards=mask_t, every=double, left=int, seat=int
)
cpdef void expected(State state, list sides, list worth)
