cimport cython
from discovery.core.bits cimport BIT, count, mask_t
from discovery.survival.board.hexes cimport Ground
from discovery.survival.flow cimport quests
from discovery.survival.model cimport enemies, events as told, queries, table
from discovery.survival.model.frames cimport FIGHT_OF, SEAT, STEP, WHAT, WHO
from discovery.survival.model.phases cimport GUARDING, HELPING, MODIFYING, ROLLING, SHARING, SUPPORTING
from discovery.survival.model.setup cimport STROKE_RED, Setup
from discovery.survival.model.stack cimport pop, push, put, top
from discovery.survival.model.state cimport State
from discovery.survival.model.emit cimport emit
cdef int CALLING, CHANGE, DIE_OF_DIRECTION, GUARD, NONE, OVER, ROLL_IT, SALVAGE, SETTLE, SHARE_OUT
cdef int SUPPORT_REACH, THANK, WOUND

@cython.locals(row=int, seat=int, space=int)
cpdef bint meet(State state) except -1
@cython.locals(number=int, space=int)
cpdef void begin(State state, int seat, int row)
cpdef int attack(State state, int seat, int rival) except -1
@cython.locals(resource=int, seat=int)
cdef int _clear(State state) except -1
cdef int _clear_roll(State state) except -1
@cython.locals(seat=int, step=int)
cpdef bint run(State state) except -1
@cython.locals(both=mask_t)
cdef bint _both_there(State state, int seat) except -1
cdef bint _after_roll(State state, int step, int seat) except -1
@cython.locals(away=int, ground=Ground, other=int, seats=mask_t, setup=Setup)
cpdef mask_t supporters(State state, int seat) except? -1
cpdef int rolled(State state, int grey, int red) except -1
cpdef int roll_again(State state, bint red, int number) except -1
@cython.locals(seat=int)
cdef bint _can_guard(State state) except -1
@cython.locals(setup=Setup, stroke=int, strokes=mask_t)
cpdef mask_t guards(State state, int seat) except? -1
cpdef bint can_use(State state, int seat, int stroke) except -1
@cython.locals(setup=Setup)
cpdef int use_stroke(State state, int seat, int stroke) except -1
cpdef int defence_of(State state) except? -1
cpdef int attack_of(State state) except? -1
@cython.locals(hits=bint, hurts=bint, number=int, row=int)
cdef void _settle(State state, int seat)
@cython.locals(other=int, there=mask_t)
cpdef void turn_on_next(State state, int seat)
@cython.locals(direction=int, setup=Setup, space=int, taken=mask_t, turn=int)
cpdef void retreat(State state, int row)
@cython.locals(amount=int, item=int, number=int, resource=int, setup=Setup)
cdef int _slay(State state, int seat, int row) except -1
@cython.locals(helpers=mask_t)
cdef bint _thank(State state, int seat) except -1
@cython.locals(amounts=tuple, resource=int)
cpdef int reward_helper(State state, int helper) except -1
@cython.locals(left=mask_t, resource=int)
cpdef bint may_share(State state) except -1
