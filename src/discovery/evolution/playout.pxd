cimport cython
from discovery.bits cimport count, mask_t, nth
from discovery.dice cimport Dice
from discovery.evolution.course cimport clockwise_first, line_of_nobody, run_virtual_players
from discovery.evolution.seams cimport Entry
from discovery.evolution.state cimport State

cdef int ARGUMENT, FLIP, NO_OUTCOME, OVER, SELECT, SHIFT, WINDOW

cpdef int play_out(State state, Dice dice) except? -1
@cython.locals(entry=Entry, first=Entry, total=int, index=int, extra=mask_t)
cpdef int play_any(State state, Dice dice) except -1
@cython.locals(entries=list, entry=Entry)
cpdef int play_with(State state, int seat, int head, mask_t extra, Dice dice) except -1
cdef int _play(State state, Entry entry, int seat, int argument, mask_t extra, Dice dice) except -1
