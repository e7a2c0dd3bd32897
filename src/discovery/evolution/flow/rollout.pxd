cimport cython
from discovery.core.bits cimport count, mask_t, nth
from discovery.core.dice cimport Dice
from discovery.evolution.model.rows cimport mask_row, masks
from discovery.evolution.flow.stepping cimport clockwise_first, line_of_nobody, run_virtual_players
from discovery.evolution.model.interfaces cimport MenuItem
from discovery.evolution.model.state cimport State

cdef int ARGUMENT, FLIP, NO_OUTCOME, OVER, SELECT, SHIFT, WINDOW

cpdef int play_out(State state, Dice dice) except? -1
@cython.locals(
    entry=MenuItem, first=MenuItem, offers=mask_row, place=int, total=int, index=int, extra=mask_t
)
cpdef int play_any(State state, Dice dice) except -1
@cython.locals(entries=list, entry=MenuItem)
cpdef int play_with(State state, int seat, int head, mask_t extra, Dice dice) except -1
cdef int _play(State state, MenuItem entry, int seat, int argument, mask_t extra, Dice dice) except -1
