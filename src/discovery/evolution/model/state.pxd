cimport cython
from discovery.core.bits cimport BIT, count, lowest, mask_t
from discovery.evolution.board.plane cimport Plane
from discovery.evolution.model.actions cimport Action
from discovery.evolution.model.setup cimport Setup
from discovery.evolution.variants.battle.state cimport AssetState
from discovery.evolution.variants.classic.state cimport ClassicState
from discovery.evolution.variants.flash.state cimport FlashState
from discovery.evolution.variants.jokers.state cimport JokerState
from discovery.evolution.variants.rounds.state cimport RoundState


@cython.final
cdef class State:
    cdef public Setup setup
    cdef public Plane plane
    cdef public FlashState flash
    cdef public JokerState jokers
    cdef public RoundState round
    cdef public ClassicState classic
    cdef public AssetState assets
    cdef public Action action
    cdef public list events
    cdef public tuple frames, searched_spots
    cdef public object flips
    cdef public mask_t tree, present, pool, shown, ready, may_follow
    cdef public mask_t hands[9]
    cdef public mask_t discards[9]
    cdef public int opened, closed, passed, left, winners, waiting, lost, stranded, amended
    cdef public int top, side, clock, turn, turns, idle, reason, trumps, placed, series
    cdef public int last, last_own_card, owed_card, partner
    cdef public int phase, begun, has_acted, granted, decider
    cdef public bint finishing
    cdef public int points[9]
    cdef public int stamp[128]
    cdef public short order[128]
    @cython.locals(new=State)
    cpdef State copy(self)
    cpdef mask_t stood(self) noexcept
    cpdef mask_t selection(self, int seat) noexcept
    cpdef bint must_continue(self) noexcept
    cpdef void began_acting(self) noexcept
    @cython.locals(card=int, key=int)
    cpdef list in_order(self, mask_t mask)
