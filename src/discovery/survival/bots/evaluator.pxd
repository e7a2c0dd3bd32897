cimport cython
from discovery.core.bits cimport BIT, count
from discovery.survival.board.hexes cimport Ground
from discovery.survival.bots.reactions cimport DIRTY, FOOD, MEAT, WATER
from discovery.survival.flow cimport quests
from discovery.survival.flow.ending cimport FOR_EACH_OTHER, OWN_HONOURS
from discovery.survival.model cimport queries
from discovery.survival.model.setup cimport Setup
from discovery.survival.model.state cimport State
from discovery.survival.model.tasks cimport DELIVER, TaskFigures
cdef int ALONE_HONOURS, A_STEP, ENOUGH, ESCAPE, FACTS, FAR, NONE, ROUTES, SEARCH, SLAY

cpdef tuple chances(State state)
@cython.locals(place=int, row=list)
cpdef double chance(State state, int seat) except? -1
@cython.locals(other=int, others=double, own=double)
cpdef double honours(State state, int seat) except? -1
@cython.locals(hurts=double, late=double, nights=double, other=int, others=int, setup=Setup, steps=double, weak=double)
cpdef list facts(State state, int seat)
cdef double _hurts(State state, int seat) except? -1
@cython.locals(base=int)
cdef double _supply(State state, int seat, int ready, int raw) except? -1
@cython.locals(ahead=int, done=double, held=double, left=double, number=int, route=int, setup=Setup, task=TaskFigures, tasks=int, there=double, to_do=double)
cdef tuple _quest(State state)
@cython.locals(whole=int)
cdef double _done(State state, int number, TaskFigures task) except? -1
@cython.locals(lacking=int, pieces=int, resource=int, seat=int)
cdef double _held(State state, int number, TaskFigures task) except? -1
@cython.locals(away=int, far=double, ground=Ground, lacks=double, resource=int, space=int, task=TaskFigures)
cdef tuple _way_out(State state, int seat)
