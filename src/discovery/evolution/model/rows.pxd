# Nothing of rows.py is compiled; this file stands in for it where compiled code asks for a row. A macro takes
# it from the stack of the function that asks: one that is called could not leave it there.
from discovery.core.bits cimport mask_t

ctypedef mask_t *mask_row

cdef extern from *:
    """
    #define rows_numbers() ((int *) __builtin_alloca(640 * sizeof(int)))
    #define rows_masks() ((unsigned __int128 *) __builtin_alloca(64 * sizeof(unsigned __int128)))
    """
    int *numbers "rows_numbers" () noexcept nogil
    mask_row masks "rows_masks" () noexcept nogil
