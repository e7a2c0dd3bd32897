/* The limit: Explore for SEATS players without options, written by hand in C, playing random games.
 *
 * It plays what the engine plays, move for move, from the same dice: the same deck (deck.h is written from the
 * deck's file by limit.py), the same deal, the same law of choice. What only an onlooker or another game needs is
 * left out: events, views, the order of discards, reasons, options; and the guard against endless games (T07), since
 * every turn but an opening pass discards or places a card, and each card at most once. Rules are cited by their
 * numbers.
 *
 *   limit games SECONDS       whole games, shuffled and dealt: "MOVES GAMES CPU_SECONDS"
 *   limit playouts SECONDS    the same from copies of positions just dealt
 *   limit show FIRST COUNT    games of the seeds from FIRST on, a line each: moves, points, winners, the dice's last
 *                             state, a hash of the moves
 */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint64_t Cards; /* a set of cards, a bit each */

#include "deck.h" /* CARDS, LOWEST, HIGHEST; ERA, NEEDS, LEADS, LINKS by card; ERA_CARDS by era; STARTERS */

#define SEATS 3
#define HAND_SIZE 5
#define POINTS_OF_A_TRUMP 3
#define DEALS 256 /* positions that play-outs start from */

enum Phase { OPENING, TURN, TRUMP, GIVE, DISCARD, OVER };
enum Word { W_PLACE, W_REPLAY, W_EXCHANGE, W_GIVE, W_DISCARD, W_CALL, W_END, W_PASS };
enum { WORD_SHIFT = 16, NOTHING = -1 };

typedef struct {
    uint64_t state;
} Dice;

typedef struct {
    Cards hands[SEATS], discards[SEATS];
    Cards tree, pool;
    Cards shown;    /* all discards */
    Cards ready;    /* not placed, prerequisites present */
    Cards follow;   /* what may be placed next in this turn */
    Cards callable; /* eras whose next era is open (E11) */
    int points[SEATS];
    int top, turn, trumps, placed, opened, passed, winners;
    int owed, partner; /* the stolen card, and from whom */
    int finishing;
    enum Phase phase;
    uint8_t order[CARDS]; /* order[top] is the top of the stack */
} Game;

/* PCG XSH-RS 64/32, as in discovery/dice.py. */

#define PCG_FACTOR 6364136223846793005u
#define PCG_STEP 1442695040888963407u

static inline int below(Dice *dice, int stop)
{
    uint64_t state = dice->state;
    dice->state = state * PCG_FACTOR + PCG_STEP;
    uint32_t drawn = (uint32_t)((state >> 22 ^ state) >> (22 + (state >> 61)));
    return (int)((uint64_t)drawn * (uint64_t)stop >> 32);
}

static Dice dice_of(uint64_t seed)
{
    Dice dice = {seed + PCG_STEP};
    below(&dice, 1);
    below(&dice, 1);
    return dice;
}

static inline Cards bit(int card) { return (Cards)1 << card; }
static inline int count(Cards cards) { return __builtin_popcountll(cards); }
static inline int lowest(Cards cards) { return __builtin_ctzll(cards); }

static inline int nth(Cards cards, int index)
{
    while (index--)
        cards &= cards - 1;
    return lowest(cards);
}

/* The table. */

static inline void draw_up_to_five(Game *game, int seat)
{
    for (int missing = HAND_SIZE - count(game->hands[seat]); missing > 0 && game->top < CARDS; missing--)
        game->hands[seat] |= bit(game->order[game->top++]);
}

static inline void refill_pool(Game *game)
{
    if (game->top < CARDS)
        game->pool |= bit(game->order[game->top++]);
}

/* B02: each era shuffled by itself, the lowest on top. */
static void shuffle(Game *game, Dice *dice)
{
    int begin = 0;
    for (int era = LOWEST; era <= HIGHEST; era++) {
        uint8_t *cards = game->order + begin;
        int size = 0;
        for (Cards left = ERA_CARDS[era]; left; left &= left - 1)
            cards[size++] = (uint8_t)lowest(left);
        for (int last = size - 1; last > 0; last--) {
            int other = below(dice, last + 1);
            uint8_t card = cards[last];
            cards[last] = cards[other];
            cards[other] = card;
        }
        begin += size;
    }
}

/* B03: five rounds, a card to the pool, then one to every seat. */
static void deal(Game *game, Dice *dice)
{
    memset(game, 0, sizeof *game);
    shuffle(game, dice);
    for (int dealt = 0; dealt < HAND_SIZE; dealt++) {
        refill_pool(game);
        for (int seat = 0; seat < SEATS; seat++)
            game->hands[seat] |= bit(game->order[game->top++]);
    }
    game->ready = STARTERS;
    game->follow = ~(Cards)0;
    game->owed = game->partner = NOTHING;
    game->phase = OPENING;
}

/* The end and the turns. */

/* G09, G10: most points less one for each card left; ties: fewer cards left, then shared. */
static void finish(Game *game)
{
    int best_score = 0, best_left = 0;
    game->winners = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        int left = count(game->hands[seat] | game->discards[seat]);
        int score = game->points[seat] - left;
        if (!game->winners || score > best_score || (score == best_score && left < best_left)) {
            best_score = score;
            best_left = left;
            game->winners = 1 << seat;
        } else if (score == best_score && left == best_left) {
            game->winners |= 1 << seat;
        }
    }
    game->phase = OVER;
}

static inline void next_turn(Game *game)
{
    if (game->finishing) { /* G07 */
        finish(game);
        return;
    }
    game->turn = game->turn + 1 == SEATS ? 0 : game->turn + 1;
    game->trumps = game->placed = 0;
    game->follow = ~(Cards)0;
    game->phase = game->tree ? TURN : OPENING;
}

static inline void draw_and_pass_on(Game *game)
{
    draw_up_to_five(game, game->turn);
    next_turn(game);
}

/* I04: without a placement a discard is due, unless the hand is empty. */
static inline void close_turn(Game *game)
{
    game->trumps = 0;
    if (!game->placed && game->hands[game->turn])
        game->phase = DISCARD;
    else
        draw_and_pass_on(game);
}

static inline void go_on(Game *game) { game->phase = game->trumps ? TRUMP : TURN; }

/* A card lies in the tree: what it makes ready, and what it earns (C09, E01 to E03, I02, I03, G02, G07). */
static inline void settle(Game *game, int card, int emptied)
{
    int seat = game->turn, era = ERA[card], won = 0;
    game->tree |= bit(card);
    game->ready &= ~bit(card);
    for (Cards left = LEADS[card]; left; left &= left - 1) {
        int next = lowest(left);
        if (!(NEEDS[next] & ~game->tree))
            game->ready |= bit(next);
    }
    game->ready &= ~game->tree;
    game->placed++;
    game->follow = LINKS[card];
    if (!(game->opened >> era & 1)) {
        game->opened |= 1 << era;
        if (era > LOWEST) {
            game->callable |= ERA_CARDS[era - 1];
            won++;
        }
    }
    won += !(ERA_CARDS[era] & ~game->tree);
    won += emptied;
    game->points[seat] += 1 + won * POINTS_OF_A_TRUMP;
    game->trumps += won;
    if (emptied) {
        if (game->top < CARDS)
            draw_up_to_five(game, seat);
        else
            game->finishing = 1;
    }
}

/* The moves. */

/* A07: from hand, pool or another's discard. */
static inline void place(Game *game, int card)
{
    int seat = game->turn, emptied = 0;
    Cards it = bit(card);
    if (game->hands[seat] & it) {
        game->hands[seat] ^= it;
        emptied = !game->hands[seat];
    } else if (game->pool & it) {
        game->pool ^= it;
        refill_pool(game);
    } else {
        for (int owner = 0; owner < SEATS; owner++)
            game->discards[owner] &= ~it;
        game->shown ^= it;
    }
    settle(game, card, emptied);
    go_on(game);
}

/* E09: a card stolen blindly; the same seat is given another one. */
static inline int exchange(Game *game, int victim, Dice *dice)
{
    int card = nth(game->hands[victim], below(dice, count(game->hands[victim])));
    game->trumps--;
    game->hands[victim] ^= bit(card);
    game->hands[game->turn] |= bit(card);
    game->owed = card;
    game->partner = victim;
    game->phase = GIVE;
    return card;
}

static inline void give(Game *game, int card)
{
    game->hands[game->turn] ^= bit(card);
    game->hands[game->partner] |= bit(card);
    game->owed = game->partner = NOTHING;
    go_on(game);
}

static inline void lay_off(Game *game, int card)
{
    game->hands[game->turn] ^= bit(card);
    game->discards[game->turn] |= bit(card);
    game->shown |= bit(card);
}

/* I04, G08: the last card on an empty stack ends the game. */
static inline void forced_discard(Game *game, int card)
{
    lay_off(game, card);
    if (game->top == CARDS && !game->hands[game->turn])
        finish(game);
    else
        draw_and_pass_on(game);
}

/* E12 to E15, F09, G04: whoever holds the card gives it up and fills his hand; nobody does: the turn is over. */
static inline void call(Game *game, int card)
{
    Cards it = bit(card);
    game->trumps--;
    for (int holder = 0; holder < SEATS; holder++) {
        if (game->hands[holder] & it) {
            game->hands[holder] ^= it;
            settle(game, card, 0);
            if (game->top < CARDS)
                draw_up_to_five(game, holder);
            else if (!game->hands[holder]) {
                finish(game);
                return;
            }
            go_on(game);
            return;
        }
    }
    close_turn(game);
}

static inline void pass(Game *game)
{
    game->passed |= 1 << game->turn;
    next_turn(game);
}

/* What may be chosen: for each word the cards or seats it may point at, in the engine's order. */

typedef struct {
    int kinds;
    enum Word words[6];
    Cards arguments[6];
} Menu;

static inline void add(Menu *menu, enum Word word, Cards arguments)
{
    menu->words[menu->kinds] = word;
    menu->arguments[menu->kinds++] = arguments;
}

static inline Cards other_holders(const Game *game)
{
    Cards seats = 0;
    for (int seat = 0; seat < SEATS; seat++)
        if (seat != game->turn && game->hands[seat])
            seats |= bit(seat);
    return seats;
}

static inline Cards more_than_one(Cards cards) { return cards & (cards - 1) ? cards : 0; }

static inline void add_uses_of_a_trump(const Game *game, Menu *menu, Cards reach)
{
    Cards hand = game->hands[game->turn], holders = other_holders(game);
    Cards visible = game->pool | game->shown | hand;
    add(menu, W_REPLAY, reach);
    add(menu, W_EXCHANGE, hand ? holders : 0);
    add(menu, W_DISCARD, more_than_one(hand));
    add(menu, W_CALL, holders ? game->ready & game->callable & ~visible : 0); /* E16 */
}

static inline Menu offered(const Game *game)
{
    Menu menu = {0};
    int seat = game->turn;
    Cards hand = game->hands[seat];
    if (game->phase == GIVE) {
        add(&menu, W_GIVE, hand & ~bit(game->owed));
    } else if (game->phase == DISCARD) {
        add(&menu, W_DISCARD, hand);
    } else {
        Cards reach = (hand | game->pool | (game->shown & ~game->discards[seat])) & game->ready;
        add(&menu, W_PLACE, reach & game->follow);
        if (game->phase == OPENING)
            add(&menu, W_PASS, !(game->passed >> seat & 1)); /* C11 */
        else if (game->phase == TRUMP)
            add_uses_of_a_trump(game, &menu, reach);
        add(&menu, W_END, 1);
    }
    return menu;
}

/* Do it; the card that chance chose, or NOTHING. */
static inline int apply(Game *game, enum Word word, int argument, Dice *dice)
{
    switch (word) {
    case W_PLACE:
        place(game, argument);
        break;
    case W_REPLAY:
        game->trumps--;
        place(game, argument);
        break;
    case W_EXCHANGE:
        return exchange(game, argument, dice);
    case W_GIVE:
        give(game, argument);
        break;
    case W_DISCARD:
        if (game->phase == DISCARD) {
            forced_discard(game, argument);
        } else {
            game->trumps--;
            lay_off(game, argument);
            go_on(game);
        }
        break;
    case W_CALL:
        call(game, argument);
        break;
    case W_END:
        close_turn(game);
        break;
    case W_PASS:
        pass(game);
        break;
    }
    return NOTHING;
}

/* Random moves to the end, every argument of every word equally likely; how many. `hash` may be NULL. */
static inline __attribute__((always_inline)) int play_out(Game *game, Dice *dice, uint64_t *hash)
{
    int moves = 0;
    while (game->phase != OVER) {
        Menu menu = offered(game);
        int total = 0, kind = 0, size;
        for (int each = 0; each < menu.kinds; each++)
            total += count(menu.arguments[each]);
        int index = below(dice, total);
        while (index >= (size = count(menu.arguments[kind]))) {
            index -= size;
            kind++;
        }
        int argument = nth(menu.arguments[kind], index);
        int outcome = apply(game, menu.words[kind], argument, dice);
        if (hash) {
            uint64_t move = (uint64_t)menu.words[kind] << WORD_SHIFT | (uint64_t)argument;
            *hash = ((*hash ^ move) * PCG_FACTOR ^ (uint64_t)(outcome + 1)) * PCG_FACTOR;
        }
        moves++;
    }
    return moves;
}

/* The three commands. */

static double cpu_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void measure(double seconds, int from_deals)
{
    static Game deals[DEALS];
    Dice dice = dice_of(1);
    for (int each = 0; each < DEALS; each++)
        deal(&deals[each], &dice);
    long long moves = 0, games = 0;
    double begin = cpu_seconds(), spent;
    do {
        for (int each = 0; each < DEALS; each++) {
            Game game;
            if (from_deals)
                game = deals[each];
            else
                deal(&game, &dice);
            moves += play_out(&game, &dice, NULL);
        }
        games += DEALS;
        spent = cpu_seconds() - begin;
    } while (spent < seconds);
    printf("%lld %lld %.9f\n", moves, games, spent);
}

static void show(uint64_t first, uint64_t games)
{
    for (uint64_t seed = first; seed < first + games; seed++) {
        Dice dice = dice_of(seed);
        Game game;
        uint64_t hash = 0;
        deal(&game, &dice);
        int moves = play_out(&game, &dice, &hash);
        printf("%d", moves);
        for (int seat = 0; seat < SEATS; seat++)
            printf(" %d", game.points[seat]);
        printf(" %d %llu %llu\n", game.winners, (unsigned long long)dice.state, (unsigned long long)hash);
    }
}

int main(int argc, char **argv)
{
    if (argc == 3 && (!strcmp(argv[1], "games") || !strcmp(argv[1], "playouts")))
        measure(atof(argv[2]), argv[1][0] == 'p');
    else if (argc == 4 && !strcmp(argv[1], "show"))
        show(strtoull(argv[2], NULL, 10), strtoull(argv[3], NULL, 10));
    else
        return 2;
    return 0;
}
