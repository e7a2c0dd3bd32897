from discovery.core.bits cimport lowest, mask_t
from discovery.evolution.moves.placing cimport layable
from discovery.evolution.variants.virtual_players.bot cimport Bot, put
from discovery.evolution.model.state cimport State

cdef int NO_CARD, OVER

cdef class BotPlus(Bot):
    cdef bint step(self, State state) except -1
    cdef int open_card(self, State state) except? -1
