cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.evolution.bots.policy.heuristics cimport announcement, objection, promising
from discovery.evolution.bots.policy.rollout_policy cimport RolloutPolicy, use_or_stop
from discovery.evolution.model.actions cimport Action
from discovery.evolution.flow.stepping cimport number
from discovery.evolution.model cimport codes
from discovery.evolution.moves.challenging cimport missing_prerequisites
from discovery.evolution.variants.jokers.moves cimport truly_representable
from discovery.evolution.moves.placing cimport within_reach
from discovery.evolution.variants.classic.flow cimport most_to_draw
from discovery.evolution.model.setup cimport Setup
from discovery.evolution.model.state cimport State
from discovery.evolution.board.plane cimport Plane

cdef int AMOUNT, ASSET, CALLED, DISCARD, GIVE, HARVEST, LOOK, OPENING, SELECT, STEAL, VERIFY, WINDOW
cdef int SPOTS, BLUFFS, CALLS, STAND_INS, SURE, LIKELY, MAYBE, HARDLY, ROOM
cdef list NOTHING_MORE, _OF_ONE_OPTION

@cython.final
cdef class Candidates:
    cdef public Setup setup
    cdef public RolloutPolicy policy
    cdef public int count
    cdef public int heads[1024]
    cdef public mask_t extras[1024]
    cdef public int weights[1024]
    cdef public int ranks[16]
    @cython.locals(phase=int, move=int)
    cpdef int find(self, State state, int seat) except -1
    cdef void _add(self, int head, mask_t extra, int weight) noexcept
    @cython.locals(arguments=mask_t, argument=int, extra=mask_t)
    cdef int _all(self, State state, int seat, int code, int weight) except -1
    @cython.locals(action=Action)
    cdef int _answers(self, State state, int seat) except -1
    @cython.locals(mate=mask_t, doubtful=bint)
    cdef int _reactions(self, State state, int seat, Action action) except -1
    @cython.locals(cards=mask_t, spare=int, card=int, weight=int)
    cdef int _cards(self, State state, int seat, int code) except -1
    @cython.locals(hand=mask_t, rest=mask_t, chosen=mask_t, low=mask_t)
    cdef int _selections(self, State state, int seat) except -1
    @cython.locals(place=int)
    cdef void _select(self, mask_t cards, int weight) noexcept
    @cython.locals(policy=RolloutPolicy, move=int, head=int, offered=mask_t, true=mask_t, loose=mask_t)
    cdef int _turn(self, State state, int seat) except -1
    @cython.locals(index=int, place=int, weight=int)
    cdef void favour(self, int head, mask_t extra) noexcept
    @cython.locals(reach=mask_t, card=int)
    cdef int _placements(self, State state, int seat, int head, mask_t cards) except -1
    @cython.locals(plane=Plane, spots=list, place=int, rank=int)
    cdef int _place(self, State state, int seat, int head, int card, int weight) except -1
    @cython.locals(filled=int, place=int, rank=int, spot=int)
    cdef int _rank(self, Plane plane, int card, list spots)
    @cython.locals(open_cards=mask_t, missing=mask_t, tried=int, card=int, head=int)
    cdef int _bluffs(self, State state, int seat, mask_t cards) except -1
    @cython.locals(policy=RolloutPolicy, cards=mask_t, weight=int, spare=int, extra=mask_t)
    cdef int _trumps(self, State state, int seat) except -1
    @cython.locals(cards=mask_t, called=int)
    cdef int _calls(self, State state, int seat, int code, int weight) except -1
    @cython.locals(cards=mask_t, count=int)
    cdef int _others(self, State state, int seat, int weight) except -1

@cython.locals(most=int, amount=int)
cpdef int _amounts(Candidates candidates, State state, int seat) except -1
@cython.locals(cards=mask_t, low=mask_t, victims=mask_t, victim=int, extra=mask_t, head=int)
cpdef int _harvests(Candidates candidates, State state, int seat) except -1
@cython.locals(head=int)
cpdef int _with_asset(Candidates candidates, State state, int seat) except -1
@cython.locals(action=Action, missing=mask_t, useful=mask_t, spot=int)
cpdef void _contested(Candidates candidates, State state, int seat)
@cython.locals(cards=mask_t, tried=int, card=int, extra=mask_t)
cdef int _jokers(Candidates candidates, State state, int seat) except -1
