cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.flow.turns cimport go_on, push
from discovery.evolution.flow.windows cimport others
from discovery.evolution.model.actions cimport Action, made
from discovery.evolution.model.events cimport points_scored
from discovery.evolution.model.frames cimport Frame
from discovery.evolution.model.state cimport State
from discovery.evolution.model.table cimport take_back
from discovery.evolution.moves.placing cimport place
from discovery.evolution.variants.objection.events cimport card_objected_to
from discovery.evolution.variants.objection.state cimport ObjectionState

cdef Frame _TURN_ENDS
cdef int END, END_TURN, NO_CARD, OPENING, TURN, WINDOW

cpdef ObjectionState objection_of(State state)
@cython.locals(seat=int, founded=bint, points=int)
cpdef int place_in_doubt(State state, int card, int spot) except -1
@cython.locals(part=ObjectionState)
cpdef void ask_for_objections(State state, Frame frame)
@cython.locals(asked=mask_t, late=mask_t)
cdef mask_t _to_be_asked(State state, ObjectionState part) except? -1
@cython.locals(trial=State)
cdef mask_t _with_next_turn(State state) except? -1
@cython.locals(part=ObjectionState, right=bint, placer=int)
cpdef int object_to(State state, int seat, int card) except -1
@cython.locals(era=int)
cdef int _take_back(State state, int placer, int card, int points) except -1
