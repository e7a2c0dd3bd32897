cimport cython
from discovery.bits cimport BIT, lowest, mask_t
from discovery.evolution.trees.links cimport Links

cdef int EDGE, RIM, WIDTH
cdef int _WRAP, _SIDES, _AROUND
cdef int _STEPS[8]

cpdef int spot_at(int x, int y)
cpdef tuple place_of(int spot)
cpdef list beside(int spot)

cdef class Plane:
    cdef public Links links
    cdef public bytearray grid
    cdef public int edges
    cdef public short edge[512]
    cdef public short spot[128]
    cdef public short under[128]
    cdef public short level[128]
    cdef public short stands[128]
    cdef public mask_t tops, jokers
    @cython.locals(new=Plane)
    cpdef Plane copy(self)
    cpdef tuple key(self)
    cpdef void lay(self, int card, int spot, int stands=*)
    cdef void _settle(self, int spot, int cell)
    cdef void _new_edge(self, int spot)
    cdef void _no_edge(self, int spot)
    cpdef void lift(self, int card)
    cdef void _slip(self, int card, int below)
    cdef int _above(self, int card)
    cdef void _vacate(self, int spot)
    cdef void _forget(self, int card)
    cpdef void swap(self, int joker, int card)
    cpdef int shows(self, int joker)
    cpdef int stand_in(self, int card)
    cpdef int top_at(self, int spot)
    cpdef mask_t pile(self, int spot)
    cpdef mask_t bordering(self, int spot)
    cpdef mask_t touching(self, int spot)
    cdef mask_t _near(self, int spot, int steps)
    cpdef int bonus(self, int card, int spot, bint joker=*)
