from discovery.core.bits cimport mask_t
from discovery.core.dice cimport Dice
from discovery.evolution.board.plane cimport Plane
from discovery.evolution.model.actions cimport Action
from discovery.evolution.model.state cimport State

cdef int SHIFT

cdef class MoveKind:
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)
    cdef list extras(self, State state, int seat, int argument)
    cdef bint says(self, State state, int seat, int argument, mask_t extra) except -1
    cdef mask_t any_extra(self, State state, int seat, int argument, Dice dice) except? -1
    cdef mask_t chances(self, State state, int seat, int argument, mask_t extra) except? -1

cdef class Earner:
    cdef int points(self, State state, int card) except? -1
    cpdef int potential_points(self, int series, Plane plane, int card, int spot, bint joker=*) except? -1

cdef class Rewards:
    cdef void book(self, State state, int earned, bint opened, bint closed, bint emptied) noexcept
    cpdef tuple bonuses(self, State state, int seat, int card)

cdef class Drawing:
    cdef void own_hand_empty(self, State state, int seat) noexcept
    cdef void robbed(self, State state, int seat) noexcept
    cdef void refill(self, State state, int seat) noexcept
    cdef void close_turn(self, State state) noexcept
    cdef void close_failed_call(self, State state, bint discarded) noexcept
    cdef void close_virtual_turn(self, State state) noexcept

cdef class Ending:
    cdef void own_hand_empty(self, State state, int seat) noexcept
    cdef void hand_lost(self, State state, int seat) noexcept
    cdef void turn_over(self, State state) noexcept
    cdef mask_t winners(self, State state) except? -1

cdef class Penalties:
    cdef public tuple cases
    cdef int stopper(self, State state, int stopper) except -1
    cdef int actor(self, State state, Action action, int stopper, int case) except -1

cdef class Rounds:
    cpdef int begin(self, State state) except -1
    cdef bint turn_over(self, State state) except -1

cdef class VirtualPlayer:
    cdef void take_turn(self, State state)
    cdef bint goes_on(self, State state) except -1
    cdef void flip(self, State state)

cdef class MenuItem:
    cdef public MoveKind kind
    cdef public MenuItem next
    cdef public int base
    cdef public list moves
    cdef public bint expanded, chance


cdef class Earning:
    cdef public Earner earner
    cdef public Earning next
