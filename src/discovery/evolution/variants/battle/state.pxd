cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.variants.battle.table cimport AssetTable

cdef int _DONE, _NO_CARD, _NO_SEAT


@cython.final
cdef class AssetState:
    cdef public AssetTable table
    cdef public int older[9]
    cdef public int newer[9]
    cdef public int spied[9]
    cdef public mask_t safe
    cdef public int won, captured, used, wanted, aim, doing, series_used
    cpdef void turn_over(self) noexcept
    @cython.locals(new=AssetState)
    cpdef AssetState copy(self)
    @cython.locals(new=AssetState)
    cpdef AssetState as_shown(self)
    @cython.locals(mask=mask_t)
    cpdef mask_t marks(self, int seat) noexcept
    cpdef int owner(self, int card) except? -1
    cpdef tuple ready_of(self, int seat)
    cpdef int put(self, int seat, int card) except? -1
    cpdef void take(self, int seat, int card) noexcept
    cpdef void note_gap(self, int top, int place) noexcept
    cpdef tuple depths(self, int top)
    cpdef tuple key(self)
