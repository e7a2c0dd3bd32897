cimport cython
from discovery.core.bits cimport BIT, count, lowest, mask_t, nth
from discovery.evolution.bots.policy.asset_values cimport best_replay, best_use, guard_to_use
from discovery.evolution.bots.policy.heuristics cimport (
    announcement, fullest, held_elsewhere, leading, objection, promising, selection
)
from discovery.evolution.bots.policy.snake_planner cimport SnakePlanner
from discovery.evolution.bots.policy.turn_planner cimport TurnPlanner
from discovery.core.dice cimport Dice
from discovery.evolution.board.plane cimport Plane
from discovery.evolution.board.spots cimport SpotRule
from discovery.evolution.model.actions cimport Action
from discovery.evolution.flow.stepping cimport clockwise_first, extras, line_of_nobody, number, offered
from discovery.evolution.model cimport codes
from discovery.evolution.moves.placing cimport layable, stands_up, within_reach
from discovery.evolution.flow.rollout cimport play_with
from discovery.evolution.model.setup cimport Setup
from discovery.evolution.variants.classic.flow cimport most_to_draw
from discovery.evolution.model.state cimport State

cdef int AMOUNT, ASSET, CALLED, DISCARD, FLIP, GIVE, HARVEST, LOOK, OVER, SELECT, STEAL, TRUMP, VERIFY, WINDOW
cdef int NOBODY, EMPTIES, FOLLOWS, FROM_HAND, FEW_SPOTS

cdef class RolloutPolicy:
    cdef public Setup setup
    cdef public Dice dice
    cdef public TurnPlanner planner
    cdef public SnakePlanner snakes
    cdef public bint scored, piled, bluff, searching
    cdef public int trump_value, from_hand
    cdef public mask_t extra
    cpdef int play(self, State state, int last_turn) except -1
    cpdef int step(self, State state) except -1
    cpdef int decider(self, State state) except? -9
    cpdef object choose(self, State state, int seat)
    @cython.locals(phase=int, move=int)
    cpdef int decide(self, State state, int seat) except? -9
    @cython.locals(hand=mask_t)
    cpdef mask_t select(self, State state, int seat) except? -9
    cpdef mask_t offer(self, State state, int seat, int code) except? -9
    cpdef list extras(self, State state, int seat, int code, int argument)
    cpdef int turn(self, State state, int seat) except? -9
    @cython.locals(place=mask_t, replay=mask_t, call=mask_t, move=int)
    cpdef int planned(self, State state, int seat) except? -9
    @cython.locals(true=mask_t, rest=mask_t, low=mask_t)
    cpdef mask_t true(self, State state, mask_t cards) except? -9
    @cython.locals(cards=mask_t)
    cpdef int trump_use(self, State state, int seat) except? -9
    @cython.locals(victim=int)
    cpdef int exchange(self, State state, int seat) except? -9
    cdef int _first(self, State state, int seat, int code) except? -9
    @cython.locals(
        setup=Setup, bit=mask_t, present=mask_t, own=mask_t, value=int, era=int, cards=mask_t,
        follow=mask_t, absent=mask_t, freed=mask_t, low=mask_t, behind=int
    )
    cpdef int worth(self, State state, int seat, int card, mask_t reach) except? -9
    @cython.locals(
        rule=SpotRule, plane=Plane, spots=list, first=int, chosen=int, most=int, step=int, spot=int, bonus=int
    )
    cpdef int best_spot_move(self, State state, int seat, int code, int card) except? -9
    cpdef int spare(self, State state, mask_t cards) except? -9
    @cython.locals(action=Action)
    cdef int _contested(self, State state, int seat) except? -9
    cdef int _called(self, State state, int seat) except? -9
    @cython.locals(action=Action, false=bint, fitting=mask_t, guard=int)
    cpdef int answer(self, State state, int seat) except? -9
    cpdef bint contests(self, int actor) except -1

@cython.locals(move=int)
cpdef int use_or_stop(RolloutPolicy policy, State state, int seat) except? -9
@cython.locals(use=int)
cdef int _use(RolloutPolicy policy, State state, int seat) except? -9
@cython.locals(victims=mask_t, cards=mask_t, move=int)
cdef int _with_asset(RolloutPolicy policy, State state, int seat) except? -9
cdef bint _uses_joker(RolloutPolicy policy, State state, int seat) except -1
@cython.locals(planner=SnakePlanner)
cdef int _kindred(RolloutPolicy policy, State state, int seat, mask_t cards) except? -9
@cython.locals(cards=mask_t, victim=int)
cdef int _harvest(RolloutPolicy policy, State state, int seat) except? -9
@cython.locals(true=mask_t, cards=mask_t, reach=mask_t, card=int, chosen=int, worth=int, most=int)
cpdef int one_action(RolloutPolicy policy, State state, int seat) except? -9
