cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.core.dice cimport Dice
from discovery.evolution.model.rows cimport numbers
from discovery.evolution.board.plane cimport Plane

cdef int EDGE, NO_CARD, ORIGIN, SIDES, WRAP
cdef int _STEPS[8]

@cython.final
cdef class SpotConditions:
    cdef public int last
    cdef public mask_t coverable, closers
    cdef public bint joker

cdef class SpotRule:
    cdef public bint covers
    cpdef SpotRule covering(self)
    @cython.locals(cells=cython.p_int)
    cpdef list spots(self, Plane plane, int card, SpotConditions terms=*)
    @cython.locals(cells=cython.p_int)
    cdef bint allows(self, Plane plane, int card, SpotConditions terms, int spot) noexcept
    @cython.locals(cells=cython.p_int)
    cdef int any_spot(self, Plane plane, int card, SpotConditions terms, Dice dice) noexcept
    cdef int find(self, Plane plane, int card, SpotConditions terms, int *cells) noexcept
    @cython.locals(cells=cython.p_int)
    cpdef mask_t placeable(self, Plane plane, mask_t cards, SpotConditions terms=*) noexcept
    cpdef int worth(self, Plane plane, int card, int spot, bint joker) except? -1
    cpdef tuple parts(self, Plane plane, int card, int spot)
    cdef int find_beside(self, Plane plane, int card, SpotConditions terms, mask_t coverable, int *cells) noexcept
    cdef mask_t placeable_beside(self, Plane plane, mask_t cards, SpotConditions terms) noexcept

cdef class Anywhere(SpotRule):
    cdef int find_beside(self, Plane plane, int card, SpotConditions terms, mask_t coverable, int *cells) noexcept
    cdef mask_t placeable_beside(self, Plane plane, mask_t cards, SpotConditions terms) noexcept

cdef class Piles(SpotRule):
    cdef int find_beside(self, Plane plane, int card, SpotConditions terms, mask_t coverable, int *cells) noexcept
    cdef mask_t placeable_beside(self, Plane plane, mask_t cards, SpotConditions terms) noexcept

cdef class Linked(SpotRule):
    cdef int find_beside(self, Plane plane, int card, SpotConditions terms, mask_t coverable, int *cells) noexcept
    @cython.locals(cells=cython.p_int)
    cdef mask_t placeable_beside(self, Plane plane, mask_t cards, SpotConditions terms) noexcept
    cdef int _cells(self, Plane plane, int last, mask_t coverable, int *cells) noexcept

cdef int _edges(Plane plane, int *cells) noexcept
cdef int _edges_of(Plane plane, int last, int *cells) noexcept
cdef int _strata(Plane plane, mask_t coverable, int last, int number, int *cells) noexcept
cdef mask_t _showing(Plane plane, mask_t cards, mask_t wanted) noexcept
cdef mask_t _stood_for(Plane plane) noexcept
