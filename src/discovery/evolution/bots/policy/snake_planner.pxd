cimport cython
from discovery.core.bits cimport BIT, count, lowest, mask_t
from discovery.evolution.board.kinship cimport kinship
from discovery.evolution.board.plane cimport Plane
from discovery.evolution.model cimport codes
from discovery.evolution.model.setup cimport Setup
from discovery.evolution.model.state cimport State
from discovery.evolution.moves.placing cimport spots_for, within_reach
from discovery.evolution.variants.classic.state cimport ClassicState

cdef int DEPTH, FINALIST_WORTH, FREED, FRESH_CARD, HARVESTED, IDLE, LEFT_TO_OTHERS, OPENING_POINTS, UNBURIED, UNIT
cdef int EDGE, SIDES, WRAP
cdef int _STEPS[8]

@cython.final
cdef class SnakePlanner:
    cdef public Setup setup
    cdef public Plane plane
    cdef public int most, head, gain, tries, limit, fresh, out, opening
    cdef public mask_t extra, unseen
    cdef public bint wary
    cdef public int best[128]
    @cython.locals(
        part=ClassicState, lasts=bint, hand=mask_t, reach=mask_t, idle=int, now=int, first=list, number=int,
        card=int, extra=int, value=int
    )
    cpdef bint plan(self, State state, int seat, mask_t place) except -1
    @cython.locals(plane=Plane, bit=mask_t, era=mask_t, value=int)
    cdef int _lay(
        self, int card, int spot, mask_t hand, mask_t reach, mask_t opened, int idle, int depth
    ) except? -1000000
    @cython.locals(plane=Plane, best=int, side=int, spot=int, cards=mask_t, value=int)
    cdef int _follow(
        self, int last, mask_t hand, mask_t reach, mask_t opened, int idle, int depth
    ) except? -1000000
    @cython.locals(plane=Plane, rest=mask_t, index=int, card=int, points=int)
    cdef int _left(self) except? -1000000
