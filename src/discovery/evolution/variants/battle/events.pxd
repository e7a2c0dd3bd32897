from discovery.evolution.model.events cimport append
from discovery.evolution.model.state cimport State

cdef int KEPT, LOOTED, NOTHING, READIED, SCOUTED, UNMARKED, USED, WARDED

cpdef void asset_readied(State state, int seat, int card) noexcept
cpdef void marker_returned(State state, int seat, int card) noexcept
cpdef void asset_used(State state, int seat, int card, int aim, int wanted) noexcept
cpdef void asset_warded(State state, int seat, int guard, bint from_hand) noexcept
cpdef void asset_looted(State state, int seat, int owner, int card) noexcept
cpdef void card_scouted(State state, int seat, int card, int holder, int number) noexcept
cpdef void card_kept(State state, int seat, int card) noexcept
