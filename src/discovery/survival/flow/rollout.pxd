cimport cython
from discovery.core.dice cimport Dice
from discovery.survival.model cimport phases, queries
from discovery.survival.model.codes cimport ROLL
from discovery.survival.model.coding cimport coded
from discovery.survival.model.state cimport State
from discovery.survival.moves cimport kinds
from discovery.survival.moves.move_buffer cimport MoveBuffer

@cython.locals(buffer=MoveBuffer, move=cython.longlong, moves=int, outcomes=int, seat=int)
cpdef int play_out(State state, Dice dice) except? -1
