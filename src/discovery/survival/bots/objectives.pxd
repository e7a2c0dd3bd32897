cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.survival.bots.reactions cimport DIRTY, FOOD, MEAT, WATER
from discovery.survival.bots.cooperation cimport BACKED, is_backed
from discovery.survival.flow cimport quests
from discovery.survival.flow.reach cimport Reach
from discovery.survival.model cimport codes, queries, table
from discovery.survival.model.codes cimport TOKEN
from discovery.survival.model.coding cimport coded
from discovery.survival.model.setup cimport Setup
from discovery.survival.model.state cimport State
from discovery.survival.model.tasks cimport DELIVER, TaskFigures, USE_ON
from discovery.survival.moves.travelling cimport explore_cost
cdef int BOLD, CLUES, DEBRIS, ESCAPE, FAR_AWAY, NONE, OF_DEBRIS, OF_ROCK, PLANT, ROCK, SEARCH, SLAY
cdef int TRACK, WATER_CLASS

@cython.final
@cython.freelist(64)
cdef class Objective:
    cdef public int space, cost
    cdef public long long move
    cdef public double worth, ratio

@cython.locals(new=Objective)
cdef Objective _aim(int space, long long move, double worth, int cost)

@cython.final
cdef class _Collected:
    cdef list every
    cdef Objective best
    cdef int add(self, int space, long long move, double worth, int cost) except -1

@cython.locals(every=list)
cpdef list objectives(State state, int seat, Reach reach, bint helping)
@cython.locals(goals=_Collected)
cpdef Objective best_aim(State state, int seat, Reach reach, bint helping)
cdef int _collect(State state, int seat, Reach reach, bint helping, _Collected goals) except -1
@cython.locals(cost=int, kind=int, klass=int, room=int, setup=Setup, space=int, worth=double)
cdef int _tokens(State state, int seat, Reach reach, bint helping, _Collected goals) except -1
@cython.locals(resource=int)
cdef long long _lying(State state, int space) except? -1
@cython.locals(goods=int, task=TaskFigures, wanted=mask_t)
cdef double _token_worth(State state, int seat, int klass) except? -1
@cython.locals(any_of_them=bint, asked=mask_t, number=int, space=int, task=TaskFigures, worth=double)
cdef int _landmarks(State state, Reach reach, _Collected goals) except -1
@cython.locals(around=mask_t, best=int, cost=int, price=int, seeks=bint, setup=Setup, slot=int, space=int, task=TaskFigures, unknown=bint, worth=double)
cdef int _tiles(State state, int seat, Reach reach, _Collected goals) except -1
@cython.locals(space=int, task=TaskFigures)
cdef int _tasks(State state, int seat, Reach reach, _Collected goals) except -1
@cython.locals(carried=int, resource=int)
cdef int _delivery(State state, int seat, TaskFigures task, int space, Reach reach, _Collected goals) except -1
@cython.locals(space=int, spaces=mask_t)
cdef void _surveys(State state, int seat, TaskFigures task, Reach reach, _Collected goals)
@cython.locals(cost=int, price=tuple, resource=int)
cdef void _escape(State state, int seat, TaskFigures task, int space, Reach reach, _Collected goals)
@cython.locals(fires=mask_t, meat=int, space=int)
cdef int _fires(State state, int seat, Reach reach, _Collected goals) except -1
