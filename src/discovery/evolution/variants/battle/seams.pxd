from discovery.core.bits cimport BIT
from discovery.evolution.flow.drawing cimport UpToFive
from discovery.evolution.flow.ending cimport MostPoints, seats_in_play
from discovery.evolution.flow.rewards cimport Trumps
from discovery.evolution.flow.turns cimport finish
from discovery.evolution.model.places cimport holders
from discovery.evolution.model.state cimport State
from discovery.evolution.variants.battle.flow cimport get_ready, raid_of_itself, uncover, win_asset

cdef int ASSET, NO_SEAT, STACK_LASTS, _PLAYED_OUT

cdef class AssetRewards(Trumps):
    cdef void book(self, State state, int earned, bint opened, bint closed, bint emptied) noexcept

cdef class AssetDrawing(UpToFive):
    cdef void close_virtual_turn(self, State state) noexcept

cdef class AssetEnding(MostPoints):
    cdef void own_hand_empty(self, State state, int seat) noexcept
    cdef void hand_lost(self, State state, int seat) noexcept
    cdef void turn_over(self, State state) noexcept
