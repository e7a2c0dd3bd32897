cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.survival.board.hexes cimport Ground
from discovery.survival.content cimport rows
from discovery.survival.model.codes cimport CHARACTER
cdef int CAMP_MARK, CHARACTERS, CHARACTERS_EXPLORE, COOKS, DOUBLE_PLANT, DOUBLE_WATER, ESCAPE, FAR_TILES
cdef int FIRE_MARK, FLEES, FREE_EXPLORE, HOLDS_CARD, HOLDS_ENEMY, HOLDS_GOODS, ITEM_EXPLORES, LANDMARKS
cdef int LAST_EXPLORE, MIDDLE_TILES, NO_TERRAIN, MONSTER_CLASS, NEAR_TILES, PILES, SAFE_WATER, SHELTER, SHELTER_HERE
cdef int STROKE_AGAIN, STROKE_DAMAGE, STROKE_GREY, STROKE_RED, STROKE_RED_AGAIN, TRACK, WATER

@cython.final
cdef class Setup:
    cdef public object content, scenario
    cdef public str land
    cdef public tuple options, groups, pieces
    cdef public Ground ground
    cdef public int seats, spaces, slots, start_tile, stages, last_night, opens, from_night, blue, stamina
    cdef public int night_stamina, dealt_projects, each_night, piece_count
    cdef public bint full_price, open_hands, rivalry, settles
    cdef public mask_t everybody, ways_out
    cdef public dict waiver_bit
    cdef public list tasks, pile_start, pile_size, piece_number
    cdef public list operation, whom, a, b, enter_program, item_program, character_program, card_program
    cdef public list night_program, threat_program
    cdef public list terrain_cost, terrain_band, terrain_waiver, band_terrain, tile_terrain, tile_mark
    cdef public list defence, attack, life, harm, lethal, special, swift, reward, reward_items, helped
    cdef public list token_kind, token_number, token_amount, token_class
    cdef public list carry, dawn, craft, build, reach
    cdef public list strokes, stroke_holder, stroke_kind, stroke_value, stroke_spent
    cdef public list use_spent
    cdef public int use_cost[96]
    cdef public int use_program[96]
    cdef public list card_landmark, landmark_cards, tribal, project_item, recipes, recipe_goods, project_of, cure
    cdef public list support_kind, support_value
    cdef public int flags[96]
    cdef public int cheaper[384]
    cdef public int passes[96]
    cdef public mask_t explore_mark[96]
    cdef public mask_t strokes_of[96]
