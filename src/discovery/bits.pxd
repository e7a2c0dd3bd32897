# What masks are in the compiled build: two machine words, and the machine's own instructions for them.
# Nothing of bits.py is compiled; this file stands in for it where compiled code asks for these names.

cdef extern from *:
    """
    typedef unsigned __int128 mask_t;
    #define MASK_LOW(mask) ((unsigned long long) (mask))
    #define MASK_HIGH(mask) ((unsigned long long) ((mask) >> 64))
    static inline int mask_count(mask_t mask) {
        return __builtin_popcountll(MASK_LOW(mask)) + __builtin_popcountll(MASK_HIGH(mask));
    }
    static inline int mask_lowest(mask_t mask) {
        return MASK_LOW(mask) ? __builtin_ctzll(MASK_LOW(mask)) : 64 + __builtin_ctzll(MASK_HIGH(mask));
    }
    static inline int mask_nth(mask_t mask, int index) {
        while (index-- > 0) mask &= mask - 1;
        return mask_lowest(mask);
    }
    """
    ctypedef unsigned long long mask_t
    int count "mask_count" (mask_t mask) noexcept nogil
    int lowest "mask_lowest" (mask_t mask) noexcept nogil
    int nth "mask_nth" (mask_t mask, int index) noexcept nogil
