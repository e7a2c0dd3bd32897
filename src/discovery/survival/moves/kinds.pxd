cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.survival.flow cimport loop
from discovery.survival.model cimport codes, events as told, phases, queries, table
from discovery.survival.model.coding cimport word_of
from discovery.survival.model.state cimport State
from discovery.survival.model.emit cimport emit
from discovery.survival.moves cimport answering, camping, fighting, gathering, modifying, questing, trading as bargaining, travelling
from discovery.survival.moves.move_buffer cimport MoveBuffer, acquire, release
from discovery.survival.moves.kind cimport Kind
cdef int NOT_NOW

@cython.locals(by_word=list)
cdef list _of_word(list kinds)
cpdef mask_t actors(State state) except? -1
@cython.locals(buffer=MoveBuffer)
cpdef list legal(State state, int seat)
@cython.locals(kind=Kind)
cpdef int find(State state, int seat, MoveBuffer buffer) except -1
@cython.locals(buffer=MoveBuffer, can=bint, kind=Kind)
cpdef bint can_act(State state, int seat) except -1
@cython.locals(kind=Kind)
cpdef int refusal(State state, int seat, long long move) except? -1
@cython.locals(kind=Kind)
cpdef int dice(State state, long long move) except? -1
@cython.locals(kind=Kind, word=int)
cpdef int play(State state, int seat, long long move, int die) except -1
cdef Kind _kind(State state, long long move)
cdef int _leave(State state, int seat) except -1
