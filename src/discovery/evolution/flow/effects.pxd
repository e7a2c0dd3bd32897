cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.model.events cimport era_closed, era_opened, hand_emptied, points_scored, series_grown, trumps_won
from discovery.evolution.model.interfaces cimport Earning
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport empty

cdef int NO_CARD, _CLOSED, _OPENED

@cython.locals(earning=Earning)
cpdef void settle(State state, int card, int series, bint emptied, int joker=*, bint rescue=*, bint fresh=*) noexcept
cpdef mask_t kin(State state, int card) except? -1
cpdef int shown_by(State state, int card) except? -1
cpdef mask_t reference(State state, int card) except? -1
cpdef void win_trumps(State state, int won, bint emptied, int earned=*) noexcept
cdef bint _noted(State state, bint rescue) except -1
cdef int _eras(State state, int card) except? -1
cpdef void hand_empty(State state, int seat) noexcept
cpdef void card_lost(State state, int seat) noexcept
