cimport cython
from discovery.core.bits cimport BIT
from discovery.core.dice cimport Dice
from discovery.survival.bots.objectives cimport Objective, objectives
from discovery.survival.bots.careful cimport NOTHING, at_once, choose, heading
from discovery.survival.bots.evaluator cimport honours
from discovery.survival.flow.reach cimport Reach
from discovery.survival.model cimport codes, phases, queries
from discovery.survival.model.coding cimport argument_of, coded, word_of
from discovery.survival.model.state cimport State
from discovery.survival.moves cimport kinds
from discovery.survival.moves.move_buffer cimport MoveBuffer, acquire, release
cdef int FAR_AWAY, LEAST, MOST_STEPS

@cython.locals(_=int, actor=int, buffer=MoveBuffer, state=State, step=cython.longlong, until=int)
cpdef State follow(State before, int seat, long long move, Objective aim, Dice dice, int nights, bint helping=*)
@cython.locals(outcomes=int)
cpdef int play(State state, int seat, long long move, Dice dice) except -1
@cython.locals(reach=Reach, step=cython.longlong)
cdef long long _towards(State state, int seat, Objective aim, MoveBuffer buffer) except? -1
