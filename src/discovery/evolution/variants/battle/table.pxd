cimport cython
from discovery.core.bits cimport BIT, mask_t


@cython.final
cdef class AssetTable:
    cdef public mask_t feasts, guards, loots, raids, scouts, strong, trades
    cpdef int strength(self, int card) except? -1

cdef object _bearing(object deck, str asset)
