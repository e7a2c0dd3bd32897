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
    #define MASK_4(n) (mask_t) 1 << (n), (mask_t) 1 << (n) + 1, (mask_t) 1 << (n) + 2, (mask_t) 1 << (n) + 3
    #define MASK_16(n) MASK_4(n), MASK_4((n) + 4), MASK_4((n) + 8), MASK_4((n) + 12)
    static mask_t mask_bit[128] = {
        MASK_16(0), MASK_16(16), MASK_16(32), MASK_16(48), MASK_16(64), MASK_16(80), MASK_16(96), MASK_16(112)
    };
    static inline int mask_nth(mask_t mask, int index) {
        while (index-- > 0) mask &= mask - 1;
        return mask_lowest(mask);
    }
    """
    ctypedef unsigned long long mask_t
    mask_t BIT "mask_bit" [128]
    int count "mask_count" (mask_t mask) noexcept nogil
    int lowest "mask_lowest" (mask_t mask) noexcept nogil
    int nth "mask_nth" (mask_t mask, int index) noexcept nogil
