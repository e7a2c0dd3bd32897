cimport cython
from discovery.core.bits cimport BIT
from discovery.survival.model.setup cimport Setup
from discovery.survival.model.state cimport State
cdef int FIRST_TOKENS, MONSTERS, NIGHTS_1, NIGHTS_2, NONE, PROJECTS, THREATS

@cython.locals(klass=int, new=State, order=list, setup=Setup)
cpdef State redeal(State state, int viewer, object random)
@cython.locals(there=list)
cdef int _shuffle_places(list order, object places, object random) except -1
@cython.locals(slots=list, tiles=list)
cdef int _tiles(State state, object random) except -1
@cython.locals(drawn_at=dict, pile=int, setup=Setup, spaces=list, start=int, top=int)
cdef int _tokens(State state, list order, int klass, object random) except -1
@cython.locals(hidden=list, places=list, rows=list, setup=Setup)
cdef int _monsters(State state, object random) except -1
@cython.locals(cards=list, number=int, setup=Setup)
cdef int _landmarks(State state, object random) except -1
@cython.locals(_=int, hidden=list, piece_of=dict, seats=list, setup=Setup, sizes=list)
cdef int _projects(State state, list order, int viewer, object random) except -1
