cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.survival.model.frames cimport SIZE
from discovery.survival.model.phases cimport CHOOSING, GOING_ON
from discovery.survival.model.setup cimport Setup
cdef int HEAP_BITS, HEAP_MASK, NO_SEAT, PROJECT_PILE, RESOURCES

@cython.final
cdef class State:
    cdef public Setup setup
    cdef public list order
    cdef public list events
    cdef public short tile[17]
    cdef public short token[119]
    cdef public unsigned long long heap[119]
    cdef public mask_t ground[4]
    cdef public short landmark[8]
    cdef public short landmark_card[8]
    cdef public short tops[16]
    cdef public short monsters[8]
    cdef public short enemy[28]
    cdef public short at[28]
    cdef public short hits[28]
    cdef public short coin[28]
    cdef public int arrived[28]
    cdef public int pos[4]
    cdef public int stamina[4]
    cdef public int goods[36]
    cdef public int damage[16]
    cdef public int character[4]
    cdef public mask_t held[4]
    cdef public mask_t hands[4]
    cdef public mask_t used[4]
    cdef public int ready[4]
    cdef public mask_t spent[4]
    cdef public int counts[12]
    cdef public int said[4]
    cdef public int prize[9]
    cdef public int give_goods[9]
    cdef public int ask_goods[9]
    cdef public int frames[96]
    cdef public mask_t seen, shown, fires, lit, investigated, alive, known, in_play, out, slain, surveyed, pots
    cdef public mask_t prize_items, give_items, give_projects, ask_items, ask_projects
    cdef public int on, won, dead, left, fresh, waiting, members, company, helpers
    cdef public int arrivals, monster_first, monster_count, stage, clues, night, first, turn, turns, depth
    cdef public int grey, red, grey_die, red_die, plus, free, bargains, phase, reason, asked, foe, rival, partner
    @cython.locals(new=State)
    cpdef State copy(self)
