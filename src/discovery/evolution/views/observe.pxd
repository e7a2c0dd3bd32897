cimport cython
from discovery.core.bits cimport BIT, count, lowest, mask_t
from discovery.core.event cimport Event
from discovery.evolution.model.actions cimport Action
from discovery.evolution.flow.windows cimport answering
from discovery.evolution.model.setup cimport Setup
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport held, newest
from discovery.evolution.board.plane cimport Plane, coordinates_of
from discovery.evolution.variants.battle.state cimport AssetState

cdef int CALLED, GIVE, LOOK, LOOKING, NO_CARD, NO_SEAT, SELECT, VERIFY, WINDOW

cpdef object own(State state, int viewer, list legal)
@cython.locals(setup=Setup)
cpdef object view(State state, int viewer, mask_t actors, list legal, object result)
cdef object _course(State state)
@cython.locals(part=AssetState)
cdef tuple _spied(State state, int viewer)
cpdef object unveiled(State state, object seen)
cdef tuple _own_hand(State state, int viewer)
cdef int _asker(State state) noexcept
cdef int _top(State state) except? -1
@cython.locals(action=Action)
cdef tuple _searched(State state, int viewer)
cdef int _owed(State state, int viewer) noexcept
cdef tuple _points(State state)
cdef tuple _sizes(State state)
cpdef mask_t deciders(State state, mask_t actors) except? -1
@cython.locals(action=Action)
cpdef object window(State state, int viewer)
cdef tuple _selections(State state, int viewer, bint hidden)
@cython.locals(seats=mask_t)
cdef mask_t _chosen(State state) noexcept
@cython.locals(first=int)
cdef tuple _plane(Plane plane, bint piled)
cpdef list observe(State state, list events, int viewer)
cdef Event _masked(State state, Event event, int viewer, set called)
