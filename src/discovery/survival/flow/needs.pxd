cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.survival.content cimport rows
from discovery.survival.flow cimport programs
from discovery.survival.model cimport events as told, frames, queries, table
from discovery.survival.model.frames cimport LEFT, STEP, WHO
from discovery.survival.model.phases cimport NEEDS
from discovery.survival.model.setup cimport SAFE_WATER, Setup
from discovery.survival.model.stack cimport push, put, top
from discovery.survival.model.state cimport State
from discovery.survival.model.emit cimport emit
cdef int CLEAN, DIRTY, FOOD, MEDICINE, NONE

@cython.locals(able=mask_t, damage=int, left=int, resource=int, seat=int, setup=Setup, who=mask_t)
cpdef bint ask(State state, int row) except -1
cpdef bint can_pay(State state, int seat, int resource) except -1
@cython.locals(best=int, fed=mask_t, pots=mask_t, seat=int, space=int)
cdef mask_t _fed_from_pots(State state, mask_t who) except? -1
cpdef int answer_need(State state, int seat, int resource, bint with_medicine) except -1
cpdef bint can_clean(State state, int seat, int drinker) except -1
cpdef int drink(State state, int seat) except -1
cpdef int suffer(State state, int seat) except -1
