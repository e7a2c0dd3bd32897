cimport cython
from discovery.core.bits cimport BIT, count, mask_t
from discovery.evolution.board.links cimport LinkTables
from discovery.evolution.board.spots cimport SpotRule
from discovery.evolution.variants.battle.table cimport AssetTable
from discovery.evolution.model.interfaces cimport Drawing, Earning, Ending, MenuItem, MoveKind, Penalties, Rewards, Rounds


@cython.final
cdef class Setup:
    cdef public object rules, deck, teams
    cdef public tuple names, virtual, virtual_kinds, steps, kinds, ids
    cdef public list entries, menu_by_phase, era, era_cards, needs, needs_printed, leads, follows, mates, hand_size
    cdef public dict index
    cdef public int seat_count, pool_size, starts, silent_era, printed, card_count, stack_end, lowest, highest, trump_points, reactions, deposit, series_limit
    cdef public bint classic, by_era, objection, one_action, plain, in_flash, scored, bluff, given_up, piled, searching, strata, granting
    cdef public mask_t virtual_seats, discoveries, jokers, side_cards, starters
    cdef public Drawing drawing
    cdef public Earning earning
    cdef public Ending ending
    cdef public Penalties penalties
    cdef public Rewards rewards
    cdef public Rounds rounds
    cdef public SpotRule spots
    cdef public LinkTables ties
    cdef public AssetTable assets
    cdef public int era_of[128]
    cdef public int size_of[9]
    cdef public mask_t needs_of[128]
    cdef public mask_t leads_of[128]
    cdef public mask_t follows_of[128]
    cdef public mask_t cards_of_era[128]
    cdef public mask_t mates_of[9]
