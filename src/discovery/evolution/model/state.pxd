from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.evolution.model.actions cimport Action
from discovery.evolution.model.interfaces cimport Drawing, Earning, Ending, Entry, Kind, Penalties, Rounds
from discovery.evolution.board.links cimport Links
from discovery.evolution.board.plane cimport Plane
from discovery.evolution.board.spots cimport SpotRule
cimport cython


@cython.final
cdef class Setup:
    cdef public object rules, deck, teams
    cdef public tuple names, virtual, virtual_kinds, steps, kinds, ids
    cdef public list entries, menus, era, era_cards, needs, leads, links, mates, hand_size
    cdef public dict index
    cdef public int seat_count, printed, card_count, lowest, highest, trump_points, reactions, deposit
    cdef public bint plain, scored, bluff, given_up, piled, searching, strata, granting
    cdef public mask_t virtual_seats, discoveries, jokers, starters
    cdef public Drawing drawing
    cdef public Earning earning
    cdef public Ending ending
    cdef public Penalties penalties
    cdef public Rounds rounds
    cdef public SpotRule spots
    cdef public Links ties
    cdef public int era_of[128]
    cdef public int size_of[9]
    cdef public mask_t needs_of[128]
    cdef public mask_t leads_of[128]
    cdef public mask_t links_of[128]
    cdef public mask_t cards_of_era[128]
    cdef public mask_t mates_of[9]


@cython.final
cdef class State:
    cdef public Setup setup
    cdef public Plane plane
    cdef public Action action
    cdef public list events
    cdef public tuple frames, stands, looked, flips
    cdef public mask_t tree, pool, shown, ready, follow, stood, aside
    cdef public mask_t hands[9]
    cdef public mask_t discards[9]
    cdef public mask_t selections[9]
    cdef public int opened, closed, passed, left, winners, waiting, said, passes, lost, amended
    cdef public int top, clock, turn, turns, idle, reason, trumps, placed, series, last, own, owed, partner
    cdef public int phase, begun, acted, owing, granted, leader, rounds, asked, successor
    cdef public bint finishing
    cdef public int points[9]
    cdef public int stamp[128]
    cdef public short order[128]
    @cython.locals(new=State)
    cpdef State copy(self)
    @cython.locals(card=int, key=int)
    cpdef list in_order(self, mask_t mask)
