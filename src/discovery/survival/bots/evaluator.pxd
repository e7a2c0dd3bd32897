cimport cython
from discovery.core.bits cimport BIT, count
from discovery.survival.board.hexes cimport Ground
from discovery.survival.flow cimport ending, quests
from discovery.survival.flow.ending cimport FOR_EACH_OTHER, OWN_HONOURS
from discovery.survival.model cimport queries
from discovery.survival.model.setup cimport Setup
from discovery.survival.model.state cimport State
from discovery.survival.model.tasks cimport TaskFigures
cdef int ALONE_HONOURS, DIRTY, ESCAPE, FAR_AWAY, FOOD, MEAT, NONE, ROUTES, SLACK, WATER

cpdef double promise(State state, int seat) except? -1
@cython.locals(others=double)
cdef double _honours(State state, double chance) except? -1
@cython.locals(done=double, food=int, goods=int, hurry=double, left=int, setup=Setup, supplies=double, water=int)
cdef double _chance(State state, int seat) except? -1
@cython.locals(best=double, done=int, number=int, route=int, target=int, task=TaskFigures)
cpdef double progress(State state) except? -1
@cython.locals(away=int, close=double, fare=double, ground=Ground, resource=int, space=int, task=TaskFigures)
cdef tuple _way_out(State state, int seat)
