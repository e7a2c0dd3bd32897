cimport cython
from discovery.core.bits cimport BIT, count, lowest, mask_t
from discovery.evolution.board.plane cimport Plane
from discovery.evolution.board.spots cimport SpotRule, SpotConditions
from discovery.evolution.bots.policy.turn_planner cimport TurnPlanner
from discovery.evolution.flow.effects cimport kin
from discovery.evolution.model.setup cimport Setup
from discovery.evolution.model.state cimport State
from discovery.evolution.moves.calling cimport callable_eras
from discovery.evolution.variants.jokers.moves cimport joker_from, sources

cdef int FIRST_SPOTS, IMPATIENCE, JOKER_AS, JOKER_TRUMP, NEVER, NO_CARD
cdef int CALL, DEPTH, REPLAY, SERIES, UNIT
cdef long long SCATTER
cdef mask_t EVERY

cdef class CarefulPlanner(TurnPlanner):
    cdef public State state
    cdef public Plane plane
    cdef public dict found
    cdef public int bonus, gain, kept_joker, lying, now, open_joker, recovered, seat, shown
    cdef public bint unordered, scoring, with_jokers
    cdef public long long layout
    cdef public mask_t extra, held, jokers, kin, spot, stand_ins
    @cython.locals(mate=int)
    cdef int begin(self, State state, int seat, mask_t place, mask_t replay, mask_t call) except -1
    @cython.locals(trumps=int, series=int)
    cpdef int plan(self, State state, int seat, mask_t place, mask_t replay, mask_t call) except -1
    @cython.locals(state=State, trumps=int, series=int, value=int)
    cpdef int forced(self, int card) except? -1000000
    @cython.locals(
        key=tuple, place=mask_t, replay=mask_t, reach=mask_t, call=mask_t, best=int
    )
    cdef int _go(
        self, mask_t laid, mask_t ready, int depth, int last, int trumps, int series, int gained
    ) except? -1000000
    @cython.locals(low=mask_t, value=int)
    cdef int _best(
        self, int best, mask_t cards, mask_t laid, mask_t ready, int depth, int how, int last, int trumps,
        int series, int gained
    ) except? -1000000
    cdef void _first(self, int depth, int head, mask_t extra) noexcept
    cdef mask_t _following(self, int last) noexcept
    @cython.locals(card=int, best=int, chosen=int, width=int, bonus=int, spot=int, value=int)
    cdef int _laid(
        self, mask_t laid, mask_t ready, mask_t low, int depth, int how, int last, int trumps, int series,
        int gained
    ) except? -1000000
    @cython.locals(layout=cython.longlong, plane=Plane, value=int)
    cdef int _after_spot(
        self, mask_t laid, mask_t ready, mask_t low, int depth, int how, int trumps, int series, int gained,
        int card, int stands, int spot, int bonus
    ) except? -1000000
    @cython.locals(present=mask_t, coverable=mask_t, closers=mask_t, absent=mask_t, era=int)
    cdef SpotConditions _terms(self, int last, mask_t laid, bint joker=*)
    @cython.locals(value=int, card=int, source=mask_t)
    cdef int _with_jokers(
        self, int best, mask_t laid, mask_t ready, int depth, int last, int trumps, int series, int gained
    ) except? -1000000
    @cython.locals(jokers=mask_t, joker=mask_t, won=int, gain=int)
    cdef int _for_trump(
        self, mask_t laid, mask_t ready, int depth, int last, int trumps, int series, int gained
    ) except? -1000000
    @cython.locals(joker=int, hand=mask_t, following=mask_t, shown=int, lying=int, wanted=SpotConditions, value=int)
    cdef int _stand_in(
        self, int card, mask_t source, mask_t ready, int last, int trumps, int series
    ) except? -1000000
    cdef int _won(self, int depth, mask_t low, mask_t absent) except? -1
    @cython.locals(recovered=int, gain=int)
    cdef int _gain(self, int series, int won, mask_t low, mask_t laid, bint emptied) except? -1000000
    @cython.locals(value=int, jokers=mask_t)
    cdef int _stop(
        self, mask_t laid, mask_t ready, int depth, int trumps, int series, int gained
    ) except? -1000000

@cython.locals(spots=list, ranked=list, spot=int)
cdef list best_spots(Plane plane, SpotRule rule, int card, SpotConditions wanted, int width)
