cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.model.actions cimport Action
from discovery.evolution.flow.effects cimport settle, win_trumps
from discovery.evolution.flow.turns cimport go_on, settle_losses
from discovery.evolution.model.interfaces cimport VirtualPlayer
from discovery.evolution.model.state cimport State
from discovery.evolution.model.frames cimport action_frame, SuspendedTurn
from discovery.evolution.model.table cimport recover
from discovery.evolution.variants.flash.state cimport FlashState
from discovery.evolution.variants.jokers.state cimport JokerState
from discovery.evolution.variants.objection.state cimport ObjectionState

cdef int ANSWER_CALL, CLAIM, FLASH, INTERRUPT, NOT_ASKED, NO_CARD, NO_SEAT, OVER
cdef int STOP, WINDOW, ANNOUNCE_CLOSE, ANNOUNCE_OPEN, CALL, JOKER_TRUMP, PASS, SOS

cpdef int act(State state, Action action) except -1
cpdef Action flagged(State state, Action action)
@cython.locals(player=VirtualPlayer)
cdef bint _may_end(State state) except -1
cpdef mask_t others(State state, int actor) except? -1
@cython.locals(actor=mask_t, part=ObjectionState)
cpdef mask_t answering(State state, Action action) except? -1
cpdef int open_window(State state, Action action) except -1
cpdef int close_window(State state) except -1
cpdef int complete(State state, Action action) except -1
cpdef int follow_up(State state, Action action) except -1
@cython.locals(asked=bint, flash=FlashState)
cpdef int proceed(State state, Action action) except -1
cpdef int book(State state, Action action) except -1
@cython.locals(recovers=bint, emptied=bint, jokers=JokerState)
cdef int _book_placement(State state, Action action) except -1
cdef void _go_on_from(State state, int card, int joker)
cpdef bint would_end(State state) except -1
