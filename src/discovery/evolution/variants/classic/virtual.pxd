cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.evolution.model.state cimport State
from discovery.evolution.model.interfaces cimport VirtualPlayer
from discovery.evolution.moves.placing cimport layable, place
from discovery.evolution.variants.classic.flow cimport classic_of
from discovery.evolution.variants.virtual_players.bot cimport Bot, flip, put
from discovery.evolution.variants.virtual_players.events cimport card_flipped

cdef int NO_CARD, OVER

cdef class Virtual(Bot):
    @cython.locals(seat=int, card=int, size=int, placed=bint)
    cdef bint step(self, State state) except -1
    @cython.locals(cards=mask_t)
    cdef int open_card(self, State state) except? -1

cdef class VirtualOnPile(VirtualPlayer):
    cdef bint goes_on(self, State state) except -1
    @cython.locals(card=int)
    cdef void flip(self, State state)
