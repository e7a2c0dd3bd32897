from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.flow.effects cimport kin, shown_by, win_trumps
from discovery.evolution.moves.placing cimport spots_for, stands_up
from discovery.evolution.flow.turns cimport clear_turn, go_on, push
from discovery.evolution.model.actions cimport Action
from discovery.evolution.flow.windows cimport act, book, would_end
from discovery.evolution.model.frames cimport SuspendedTurn
from discovery.evolution.model.events cimport turn_begun
from discovery.evolution.variants.jokers.events cimport turn_interrupted
from discovery.evolution.model.interfaces cimport MoveKind
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport empty, held, oldest
from discovery.evolution.model.table cimport lay_aside, lay_joker

cdef int FROM_HAND, FROM_SELECTION

cpdef list sources(State state, int seat)
cpdef int joker_from(State state, int seat, mask_t extra) except? -1

cdef class JokerTrump(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef list extras(self, State state, int seat, int argument)
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class JokerAs(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef list extras(self, State state, int seat, int argument)
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cpdef mask_t truly_representable(State state) except? -1
cpdef mask_t free_to_show(State state) except? -1
cpdef mask_t representable(State state) except? -1
cdef mask_t _open_eras(State state) except? -1

cdef class Interrupt(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

@cython.locals(frame=SuspendedTurn)
cdef int _suspend(State state, Action action) except -1
