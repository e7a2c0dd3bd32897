from discovery.core.event cimport event
from discovery.evolution.model.actions cimport Action
from discovery.evolution.model.state cimport State

cdef int ANNOUNCED, ASKED, CALLED, CLOSED, CONCEDED, DEALT, DISCARDED, DREW, EMPTIED, ENDED, FAULT, FINISHED
cdef int FROM_POOL, GAVE, INDEMNITY, LEFT, LOOKED, NOTHING, OPENED, PASSED, PLACED, REFILLED, REPLAYED
cdef int RETURNED, SCORED, SERIES, SOS, STOLEN, STOPPED, TRUMP, TURN, UNCOVERED, VERIFIED

cpdef void append(State state, int kind, int seat, int piece, int other, int number) noexcept
cpdef void cards_dealt(State state, int left) noexcept
cpdef void turn_begun(State state, int seat, int turn) noexcept
cpdef void card_uncovered(State state, int seat, int card) noexcept
cpdef void turn_ended(State state, int seat) noexcept
cpdef void turn_passed(State state, int seat) noexcept
cpdef void seat_left(State state, int seat) noexcept
cpdef void game_finished(State state) noexcept
cpdef void card_drawn(State state, int seat, int card) noexcept
cpdef void pool_refilled(State state, int card) noexcept
cpdef void card_placed(State state, int seat, int card, int source, int owner) noexcept
cpdef void card_discarded(State state, int seat, int card, int why) noexcept
cpdef void card_returned(State state, int seat, int card) noexcept
cpdef void card_stolen(State state, int thief, int card, int victim, int exchange) noexcept
cpdef void card_asked_for(State state, int asker, int giver) noexcept
cpdef void card_given(State state, int giver, int card, int taker) noexcept
cpdef void series_grown(State state, int seat, int length) noexcept
cpdef void era_opened(State state, int seat, int era) noexcept
cpdef void era_closed(State state, int seat, int era) noexcept
cpdef void hand_emptied(State state, int seat) noexcept
cpdef void points_scored(State state, int seat, int points) noexcept
cpdef void trumps_won(State state, int seat, int trumps) noexcept
cpdef void trump_spent_on(State state, int seat, int card) noexcept
cpdef void rescue_called(State state, int seat, int card) noexcept
cpdef void call_answered(State state, int seat, int card, int holder) noexcept
cpdef void opening_announced(State state, int seat, int era) noexcept
cpdef void closing_announced(State state, int seat, int era) noexcept
cpdef void action_stopped(State state, int stopper, Action action) noexcept
cpdef void pile_searched(State state, int seat, int spot) noexcept
cpdef void action_verified(State state, int seat, bint valid) noexcept
cpdef void action_conceded(State state, int seat) noexcept
cpdef void fault_found(State state, int guilty, int other, int case) noexcept
cpdef void indemnity_paid(State state, int payer, int taker, int points) noexcept
