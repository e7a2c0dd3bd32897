cimport cython
from discovery.core.bits cimport BIT, count, lowest, mask_t
from discovery.survival.model cimport events as told, queries
from discovery.survival.model.codes cimport ITEM_PIECE, PROJECT_PIECE
from discovery.survival.model.setup cimport CAMP_MARK, FIRE_MARK, Setup
from discovery.survival.model.state cimport HEAP_BITS, HEAP_MASK, State
from discovery.survival.model.tasks cimport CAMP
from discovery.survival.model.emit cimport emit
cdef int BOXES, FIRST_CLASS, FIRST_TOKENS, MOST_FIRES, MOST_STAMINA, NONE, NO_MARK, PROJECTS, SALVAGE

cpdef int gain(State state, int seat, int resource, int amount) except -1
cpdef int lose(State state, int seat, int resource, int amount) except -1
cpdef int pay(State state, int seat, int resource, int amount) except -1
@cython.locals(after=int, before=int)
cpdef int win_stamina(State state, int seat, int amount) except -1
cpdef int spend(State state, int seat, int amount) except -1
cpdef int take_item(State state, int seat, int item) except -1
cpdef int lose_item(State state, int seat, int item) except -1
@cython.locals(marks=mask_t)
cpdef int move_item(State state, int seat, int other, int item) except -1
@cython.locals(end=int, other=int, project=int, setup=Setup, taken=mask_t)
cpdef void draw_project(State state, int seat)
cpdef int drop_resource(State state, int seat, int resource) except -1
cpdef mask_t lying(State state, int space, int resource) except? -1
cpdef int add_to_heap(State state, int space, int resource, int amount) except -1
@cython.locals(_=int)
cpdef int hurt(State state, int seat, int kind, int amount) except -1
cpdef int heal(State state, int seat, int kind, int by) except -1
cdef int _die(State state, int seat) except -1
cpdef int step_off(State state, int seat) except -1
cpdef bint light(State state, int space) except -1
@cython.locals(out=mask_t)
cpdef int put_out_fires(State state) except -1
@cython.locals(pile=int, setup=Setup)
cpdef void lay_token(State state, int space, int klass)
@cython.locals(kind=int)
cpdef int show_token(State state, int space) except -1
cpdef int remove_token(State state, int space) except -1
@cython.locals(band=int, mark=int, place=int, setup=Setup, space=int)
cpdef int turn_tile(State state, int slot, int seat) except -1
