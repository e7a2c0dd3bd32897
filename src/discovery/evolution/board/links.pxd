cimport cython
from discovery.core.bits cimport BIT, count, mask_t

cdef int WIDTH
cdef mask_t EVERY

@cython.final
cdef class LinkTables:
    cdef public list era, era_cards, family, kin, lineage, plus
    cdef public int cards, printed
    cdef public bint strict
    cdef public mask_t rows[256]
    cdef public mask_t kin_rows[256]
    cdef public mask_t whole_era[128]
    cdef public mask_t kin_of[128]
    cdef public mask_t family_of[128]
    cdef public mask_t lineage_of[128]
    cdef public mask_t shared_of[128]
    cdef public mask_t needs_of[128]
    cpdef int points(self, int card, mask_t others, bint joker=*) except? -1

