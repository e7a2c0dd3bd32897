cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.evolution.board.links cimport LinkTables

cdef int EDGE, RIM, WIDTH
cdef mask_t EVERY
cdef int _WRAP, _SIDES, _AROUND, _NOWHERE, _NO_CARD
cdef int _STEPS[8]
cdef mask_t _SEEN[256]

cpdef int spot_at(int x, int y) noexcept
cpdef tuple coordinates_of(int spot)
cpdef list neighbours_of(int spot)

@cython.final
cdef class Plane:
    cdef public LinkTables links
    cdef public bytearray grid
    cdef public int edges
    cdef public short edge[512]
    cdef public mask_t fit[512]
    cdef public short spot[128]
    cdef public short under[128]
    cdef public short level[128]
    cdef public short stands[128]
    cdef public mask_t tops, jokers
    @cython.locals(new=Plane)
    cpdef Plane copy(self)
    cpdef tuple key(self)
    cpdef void lay(self, int card, int spot, int stands=*) noexcept
    cdef void _settle(self, int spot, int cell) noexcept
    cdef void _new_edge(self, int spot) noexcept
    cdef int _index(self, int spot) noexcept
    cdef void _narrow(self, int spot) noexcept
    cdef void _judge(self, int spot) noexcept
    cdef mask_t fitting(self, int spot, bint joker) noexcept
    cdef mask_t _beside(self, int cell, bint joker) noexcept
    cdef void _no_edge(self, int spot) noexcept
    cpdef void lift(self, int card) noexcept
    cdef void _slip(self, int card, int below) noexcept
    cdef int _above(self, int card) noexcept
    cdef void _vacate(self, int spot) noexcept
    cdef void _forget(self, int card) noexcept
    cpdef void swap(self, int joker, int card) noexcept
    cpdef int shows(self, int joker) noexcept
    cpdef int stand_in(self, int card) noexcept
    cpdef int top_at(self, int spot) noexcept
    @cython.locals(mask=mask_t)
    cpdef mask_t pile(self, int spot) noexcept
    cpdef mask_t bordering(self, int spot) noexcept
    cpdef mask_t touching(self, int spot) noexcept
    cdef mask_t _near(self, int spot, int steps) noexcept
    cpdef int bonus(self, int card, int spot, bint joker=*) noexcept
