cimport cython


@cython.final
cdef class FlashState:
    cdef public int said_mask, successor, must_continue
    @cython.locals(new=FlashState)
    cpdef FlashState copy(self)
    cpdef void open_window(self) noexcept
    cpdef void clear_turn(self) noexcept
    cpdef tuple key(self)
