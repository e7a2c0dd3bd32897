cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.survival.model cimport enemies, events as told, queries, table
from discovery.survival.model.codes cimport PROJECT_PIECE
from discovery.survival.model.setup cimport Setup
from discovery.survival.model.state cimport State
from discovery.survival.model.tasks cimport CAMP, DELIVER, NOWHERE, TaskFigures, USE_ON
from discovery.survival.model.emit cimport emit
cdef int CLUES, ESCAPE, NONE, ROUTES, SEARCH, SLAY

cpdef int place_of(State state, TaskFigures task) except? -1
@cython.locals(task=TaskFigures)
cpdef int done(State state, int number) except? -1
cpdef int begin(State state) except -1
@cython.locals(route=int)
cpdef void go_on(State state)
@cython.locals(finished=int, number=int, route=int, setup=Setup, task=TaskFigures, tasks=int)
cdef int _finished_route(State state) except? -1
@cython.locals(setup=Setup, task=TaskFigures)
cdef int _begin_stage(State state, int stage, int route) except -1
@cython.locals(space=int, task=TaskFigures)
cpdef int appear(State state) except -1
@cython.locals(row=int, rows=mask_t)
cdef int _row_of(State state, int enemy) except? -1
@cython.locals(row=int)
cdef int _send_away(State state, int enemy) except -1
@cython.locals(owner=int, seat=int)
cdef void _lay_project(State state, int project)
cpdef int find_clues(State state, int number) except -1
@cython.locals(task=TaskFigures)
cpdef bint takes_at(State state, int space) except -1
@cython.locals(number=int, takes=bint, task=TaskFigures)
cpdef int task_for(State state, int resource, int item, int space) except? -1
@cython.locals(number=int, setup=Setup, space=int, task=TaskFigures)
cpdef int survey_task(State state, int seat) except? -1
@cython.locals(number=int, task=TaskFigures)
cpdef int way_out(State state, int route) except? -1
