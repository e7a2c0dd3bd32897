cimport cython
from libc.math cimport sqrt
from discovery.core.bits cimport mask_t
from discovery.evolution.bots.search.candidates cimport Candidates
from discovery.evolution.bots.search.evaluator cimport Evaluator
from discovery.evolution.bots.policy.rollout_policy cimport RolloutPolicy
from discovery.core.dice cimport Dice
from discovery.evolution.flow.stepping cimport line_of_nobody, number
from discovery.evolution.belief.determinize cimport CardDeterminizer
from discovery.evolution.model cimport codes
from discovery.evolution.flow.rollout cimport play_with
from discovery.evolution.model.setup cimport Setup
from discovery.evolution.model.state cimport State

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
    cdef public Candidates candidates
    cdef public RolloutPolicy policy
    cdef public Node root, first
    cdef public object budget
    cdef public CardDeterminizer determinizer
    cdef public int seat, turns, plan
    cdef public mask_t plan_extra
    cdef public double exploration
    cdef public Evaluator evaluator
    @cython.locals(
        state=State, node=Node, above=Node, path=list, seat=int, last_turn=int, fresh=bint, worth=double
    )
    cdef int _iterate(self) except -1
    @cython.locals(
        candidates=Candidates, children=list, place=int, every=double, mean=double, exploration=double, index=int,
        chosen=Node, child=Node, most=double, share=double, bound=double
    )
    cdef Node _descend(self, State state, Node parent, int seat)
    @cython.locals(children=list, size=int, child=Node)
    cdef int _look_up(self, Node parent, int index, int head, mask_t extra, int seat) except -1
