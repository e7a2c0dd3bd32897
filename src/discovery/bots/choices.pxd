cimport cython
from discovery.bits cimport BIT, mask_t
from discovery.bots.thumb cimport Thumb, selection
from discovery.evolution.action cimport Action
from discovery.evolution.moves.placing cimport within_reach
from discovery.evolution.state cimport Setup, State
from discovery.evolution.trees.plane cimport Plane

cdef int CALLED, DISCARD, GIVE, LOOK, OPENING, SELECT, STEAL, VERIFY, WINDOW
cdef int SPOTS, BLUFFS, CALLS, STAND_INS, SURE, LIKELY, MAYBE, HARDLY

cdef class Choices:
    cdef public Setup setup
    cdef public Thumb thumb
    cdef public list moves, weights
    cpdef void find(self, State state, int seat)
    cdef void _add(self, object move, int weight)
    cdef void _all(self, State state, int seat, int code, int weight)
    @cython.locals(action=Action)
    cdef void _answers(self, State state, int seat)
    cdef void _cards(self, State state, int seat, int code)
    @cython.locals(action=Action, missing=mask_t, useful=mask_t)
    cdef void _contested(self, State state, int seat)
    cdef void _selections(self, State state, int seat)
    @cython.locals(thumb=Thumb, offered=mask_t, true=mask_t, loose=mask_t)
    cdef void _turn(self, State state, int seat)
    @cython.locals(reach=mask_t)
    cdef void _placements(self, State state, int seat, int code, mask_t cards)
    @cython.locals(plane=Plane)
    cdef void _place(self, State state, int seat, int code, int card, int weight)
    @cython.locals(open_cards=mask_t, missing=mask_t)
    cdef void _bluffs(self, State state, int seat, mask_t cards)
    @cython.locals(thumb=Thumb, cards=mask_t)
    cdef void _trumps(self, State state, int seat)
    @cython.locals(cards=mask_t)
    cdef void _jokers(self, State state, int seat)
    @cython.locals(cards=mask_t)
    cdef void _others(self, State state, int seat, bint places)
