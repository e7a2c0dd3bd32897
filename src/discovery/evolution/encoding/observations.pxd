cimport cython
from discovery.core.bits cimport BIT, count, lowest, mask_t
from discovery.evolution.model.actions cimport Action
from discovery.evolution.encoding.actions cimport PendingMove, Coding, Page, turned
from discovery.evolution.encoding.assets cimport write_assets
from discovery.evolution.flow.stepping cimport acting
from discovery.evolution.flow.windows cimport answering
from discovery.evolution.model.setup cimport Setup
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport newest
from discovery.evolution.model.frames cimport SuspendedTurn
from discovery.evolution.variants.classic.state cimport ClassicState
from discovery.evolution.variants.objection.state cimport ObjectionState
from discovery.evolution.variants.rounds.state cimport RoundState
from discovery.evolution.board.plane cimport Plane

cdef int ASKED, CALLED, CELL_MIDDLE, CONTESTABLE, FLASHING, GIVE, INTERRUPT, INTERRUPTIBLE, LOOK, NO_CARD
cdef int NO_SEAT, NOWHERE, SELECT, VERIFY, WHOLE, WIDE, WINDOW
cdef unsigned long long WORD
cdef int _CELLS[8192]

cdef class Layout:
    cdef public Coding coding
    cdef public Setup setup
    cdef public tuple fields
    cdef public int cards, words
    cdef public bint teams, advantage, truncated, windows, jokers, parts

cpdef int write_row(Layout layout, State state, PendingMove choice, Page page, int at) except -1
cdef int _write_seats(Setup setup, State state, int viewer, Page page, int at) except? -1
cdef int _write_cards(Layout layout, State state, int viewer, Page page, int at) except? -1
cdef int _cards(Layout layout, mask_t mask, Page page, int at) except? -1
cdef int _card(Layout layout, int card, Page page, int at) except? -1
cdef int _write_numbers(Setup setup, State state, int viewer, Page page, int at) except? -1
cdef int _write_standing(Layout layout, State state, int viewer, Page page, int at) except? -1
@cython.locals(action=Action)
cdef int _write_window(Layout layout, State state, int viewer, Page page, int at) except? -1
@cython.locals(part=RoundState)
cdef int _write_round(Layout layout, State state, int viewer, Page page, int at) except? -1
@cython.locals(part=ClassicState, seats=int)
cdef int _write_classic(Layout layout, State state, int viewer, Page page, int at) except -1
@cython.locals(part=ObjectionState)
cdef int _write_objection(Layout layout, State state, int viewer, Page page, int at) except? -1
cdef int _write_jokers(Layout layout, State state, Page page, int at) except? -1
@cython.locals(plane=Plane, looked=mask_t, missing=mask_t)
cdef int _write_tree(Layout layout, State state, int viewer, Page page, int at) except? -1
cdef int _write_cells(Layout layout, Plane plane, mask_t cards, Page page, int at) except? -1
cdef int _write_choice(Layout layout, PendingMove choice, Page page, int at) except -1
