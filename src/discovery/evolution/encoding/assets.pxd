cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.encoding.actions cimport Page, turned
from discovery.evolution.model.state cimport State
from discovery.evolution.variants.battle.state cimport AssetState

cdef int LOOKING, NO_CARD, NO_SEAT, WIDE
cdef unsigned long long WORD

@cython.locals(part=AssetState, seats=int, seen=mask_t, place=int, step=int)
cpdef int write_assets(State state, int viewer, int words, Page page, int at) except? -1
cdef int _card(int card, int words, Page page, int at) except? -1
@cython.locals(word=int)
cdef int _set(mask_t mask, int words, Page page, int at) except? -1
