cimport cython
from discovery.core.bits cimport BIT
from discovery.core.dice cimport Dice
from discovery.survival.model.codes cimport CHARACTER
from discovery.survival.model.frames cimport SIZE
from discovery.survival.model.setup cimport CHARACTERS, LANDMARKS, Setup
from discovery.survival.model.state cimport HEAP_BITS, State
cdef int FIRST_TOKENS, HIDDEN, MONSTERS, NIGHTS_1, NIGHTS_2, NONE, PROJECTS, THREATS

@cython.final
cdef class SurvivalDeterminizer:
    cdef Setup _setup
    cdef _Laid _laid
    @cython.locals(laid=_Laid, state=State, order=list, place=int, row=int, slot=int, space=int, number=int, seat=int)
    cpdef State deal(self, Dice random)

@cython.final
cdef class _Laid:
    cdef Setup _setup
    cdef object _view
    cdef dict _of_kind
    cdef State state
    cdef list cards, coins, gone, hands, landmarks, order, projects, strangers, tiles, tokens

cdef list _shuffled(list pieces, Dice random)
