from discovery.core.bits cimport BIT, count, lowest, mask_t
from discovery.evolution.model.state cimport State
cimport cython

from discovery.evolution.variants.battle.state cimport AssetState

cdef int LOOKING, NO_CARD, SELECT

@cython.locals(new=State, known=mask_t, before=list, hidden=list, side=list, seat=int, place=int, card=int, instead=int, spied=int)
cpdef State redeal(State state, int viewer, object random)
@cython.locals(known=mask_t, part=AssetState)
cdef mask_t _known(State state, int viewer)
cdef int _spied(State state, int viewer) except -1
cdef bint _hides(State state, int seat, int viewer)
cdef int _add(list cards, mask_t mask) except -1
@cython.locals(place=int, seat=int, size=int)
cdef int _hand_out(State new, int viewer, mask_t known, list hidden) except -1
@cython.locals(cards=mask_t, place=int)
cdef mask_t _taken(list hidden, int first, int size)
@cython.locals(place=int)
cdef int _stack_up(State new, State state, list hidden, int first, int begin) except -1
