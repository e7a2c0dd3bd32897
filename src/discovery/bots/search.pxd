cimport cython
from libc.math cimport exp, sqrt
from discovery.bits cimport BIT, count, mask_t
from discovery.bots.choices cimport Choices
from discovery.bots.thumb cimport Thumb
from discovery.dice cimport Dice
from discovery.evolution.course cimport line_of_nobody, number
from discovery.evolution.imagining cimport Imagination
from discovery.evolution.moves cimport codes
from discovery.evolution.playout cimport play_with
from discovery.evolution.state cimport Setup, State

cdef int NEAR, OVER, NOBODY, TURN_LIMIT
cdef dict NO_PLACES

@cython.final
cdef class Node:
    cdef public int head, seat, visits, available, tried
    cdef public mask_t extra
    cdef public double total, brought
    cdef public list children
    cdef public dict places

@cython.final
cdef class Search:
    cdef public Setup setup
    cdef public Dice dice
    cdef public Choices choices
    cdef public Thumb thumb
    cdef public Node root, first
    cdef public object budget
    cdef public Imagination imagination
    cdef public int seat, turns
    cdef public double curiosity, margin
    cdef public int sides[9]
    cdef public double standings[9]
    cdef public double worth[9]
    @cython.locals(state=State, node=Node, above=Node, path=list, seat=int, last_turn=int, fresh=bint)
    cdef int _iterate(self) except -1
    @cython.locals(
        choices=Choices, children=list, place=int, every=double, mean=double, curiosity=double, index=int,
        chosen=Node, child=Node, most=double, share=double, promise=double
    )
    cdef Node _descend(self, State state, Node parent, int seat)
    @cython.locals(children=list, size=int, child=Node)
    cdef int _look_up(self, Node parent, int index, int head, mask_t extra, int seat) except -1
    cdef int _judge(self, State state) except -1
    @cython.locals(winning=int, margin=double, won=double, seat=int, place=int)
    cdef int _share_out(self, State state) except -1
    @cython.locals(setup=Setup, left=int, spread=double, best=double, every=double, place=int, seat=int)
    cdef int _expect(self, State state) except -1
    @cython.locals(standing=double, cards=mask_t, seat=int)
    cdef double _standing(self, State state, mask_t side)
