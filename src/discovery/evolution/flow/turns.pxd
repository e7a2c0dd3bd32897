cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.evolution.model.amendments cimport note
from discovery.evolution.model.frames cimport Frame
from discovery.evolution.model.events cimport card_uncovered, game_finished, turn_begun, turn_ended
from discovery.evolution.model.state cimport State
from discovery.evolution.model.table cimport uncover
from discovery.evolution.variants.objection.state cimport ObjectionState

cdef Frame _OBJECTIONS
cdef int GRANTED, NOT_ASKED, NO_CARD, NO_SEAT, OBJECTIONS, OPENING, OVER, P02, RESTORE, TRUMP, TURN, WINDOW
cdef int _TURN_LIMIT
cdef int _TURN_LIMIT_REACHED
cdef mask_t EVERY_CARD

cpdef void finish(State state, int reason, int winners) noexcept
@cython.locals(mates=mask_t)
cpdef void settle_losses(State state) noexcept
cpdef void next_turn(State state) noexcept
@cython.locals(part=ObjectionState)
cdef bint _objections_asked_for(State state) noexcept
@cython.locals(successor=int, missing=int, seat=int, seats=int)
cdef int _next_seat(State state) noexcept
cpdef int gone(State state) noexcept
cpdef void begin_turn(State state) noexcept
cpdef void from_side_pile(State state) noexcept
cpdef void clear_turn(State state) noexcept
cpdef int push(State state, Frame frame) except -1
@cython.locals(frame=Frame)
cpdef int go_on(State state) except -1
@cython.locals(frame=Frame)
cdef int _back_to_the_interrupted(State state) except -1
cpdef void resume(State state) noexcept
