cimport cython
from discovery.core.bits cimport BIT
from discovery.core.dice cimport Dice
from discovery.survival.model.codes cimport CHARACTER
from discovery.survival.model.frames cimport SIZE
from discovery.survival.model.setup cimport CHARACTERS, LANDMARKS, Setup
from discovery.survival.model.state cimport HEAP_BITS, State
cdef int FIRST_TOKENS, HIDDEN, MONSTERS, NIGHTS_1, NIGHTS_2, NONE, PROJECTS, THREATS

@cython.final
cdef class _Dealer:
    cdef Setup setup
    cdef object view, random
    cdef State state
    cdef list order
    cdef dict of_kind
