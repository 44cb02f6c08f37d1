/* The yardstick: how fast are the same rules, told the same way, in C?
 *
 * The two-player round of the edition fx-schmid and nothing else, in plain C. It keeps
 * what a round must know to be shown and scored, rolls the dice of core/dice.py, counts the
 * choices in the order of Position.random_move and names them by the codes of rallye/moves.py:
 * the same deck and dice play the same round as in Python, move for move.
 */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    KM_25, KM_50, KM_75, KM_100, KM_200,
    STOP, SPEED_LIMIT, ACCIDENT, FLAT_TYRE, EMPTY_TANK,
    ROLL, END_OF_LIMIT, REPAIRS, SPARE_TYRE, PETROL,
    RIGHT_OF_WAY, DRIVING_ACE, PUNCTURE_PROOF, PETROL_STATION,
    NOTHING /* what lies on top of an empty pile */
};
enum { /* a code is an act and a card: act << WIDTH | card; an attack's act is ATTACK + party */
    WIDTH = 5, LAY = 0, DISCARD = 1, ANSWER = 2, ATTACK = 3,
    COUP_FOURRE = ANSWER << WIDTH, LET_STAND, EXTEND, FINISH
};
enum { OVER, TURN, WINDOW, CALL };
enum { GOAL_REACHED, STOCK_USED_UP, HANDS_PLAYED_OUT };
enum { NOBODY = -1, HAND = 6, FULL_HAND = 7, MOST_CARDS = 106 };
enum { GOAL = 700, EXTENDED_GOAL = 1000, MOST_200S = 2 };

typedef uint32_t Kinds; /* a set of kinds of card, one bit a kind */
#define BIT(card) ((Kinds)1 << (card))
#define ANYTHING (~(Kinds)0)
#define UP_TO_50 (BIT(KM_25) | BIT(KM_50))
#define BATTLE_HAZARDS (BIT(STOP) | BIT(ACCIDENT) | BIT(FLAT_TYRE) | BIT(EMPTY_TANK))
#define REMEDIES (BIT(REPAIRS) | BIT(SPARE_TYRE) | BIT(PETROL))
#define ANY_SAFETY (BIT(NOTHING) - BIT(RIGHT_OF_WAY))

static const int KM[] = {25, 50, 75, 100, 200};
/* By the distance left in steps of 25 km, up to 200: the distance cards that do not pass it. */
static const Kinds WITHIN[] = {0, 1, 3, 7, 15, 15, 15, 15, 31};
/* By the top card of the battle pile: what its owner may lay on it. */
static const Kinds COVERS[NOTHING + 1] = {
    [NOTHING] = BIT(ROLL), [STOP] = BIT(ROLL), [ACCIDENT] = BIT(REPAIRS), [REPAIRS] = BIT(ROLL),
    [FLAT_TYRE] = BIT(SPARE_TYRE), [SPARE_TYRE] = BIT(ROLL),
    [EMPTY_TANK] = BIT(PETROL), [PETROL] = BIT(ROLL),
};
/* By hazard: the safety that prevents it. */
static const uint8_t SAFETY_OF[] = {
    [STOP] = RIGHT_OF_WAY, [SPEED_LIMIT] = RIGHT_OF_WAY, [ACCIDENT] = DRIVING_ACE,
    [FLAT_TYRE] = PUNCTURE_PROOF, [EMPTY_TANK] = PETROL_STATION,
};

typedef struct {
    int size;
    uint8_t cards[MOST_CARDS + 1]; /* from 1, the top one is cards[size]; cards[0] is NOTHING */
} Pile;

typedef struct { /* a player's hand and display */
    Kinds held;
    int size;
    uint8_t count[NOTHING]; /* by kind: how many are in hand */
    Kinds lays, hits;       /* what may be laid here now: by the player, by the opponent */
    Kinds safeties, crosswise;
    int km, two_hundreds;
    Pile battle, speed, distances;
} Party;

typedef struct {
    const uint8_t *deck;
    int left; /* the stock is the first so many cards of the deck, its top card last */
    int phase, seat, goal;
    int hazard;  /* in a window: the attack that may be answered */
    Kinds shown; /* the safeties everybody knows to be laid or discarded */
    int caller, winner, ending;
    Party parties[2];
    Pile discards;
} Position;

static inline int top(const Pile *pile) { return pile->cards[pile->size]; }
static inline void put(Pile *pile, int card) { pile->cards[++pile->size] = (uint8_t)card; }
static inline Party *own(Position *p) { return &p->parties[p->seat]; }
static inline Party *opponent(Position *p) { return &p->parties[!p->seat]; }

/* ── what may be laid ── */

static inline Kinds prevented(Kinds safeties) { /* all but the stop are nine below their safety */
    return safeties >> 9 | (safeties & BIT(RIGHT_OF_WAY)) >> (RIGHT_OF_WAY - STOP);
}

static inline Kinds distances(const Party *party, bool limited, int goal) {
    int steps = (goal - party->km) / 25;
    return WITHIN[steps < 8 ? steps : 8] & (limited ? UP_TO_50 : ANYTHING)
         & (party->two_hundreds < MOST_200S ? ANYTHING : ~BIT(KM_200));
}

static inline void settle(Party *party, int goal) {
    Kinds shows = BIT(top(&party->battle));
    bool limited = top(&party->speed) == SPEED_LIMIT;
    bool right_of_way = party->safeties & BIT(RIGHT_OF_WAY);
    Kinds drives = right_of_way ? ~BATTLE_HAZARDS : BIT(ROLL);
    Kinds lands = right_of_way ? BIT(ROLL) | REMEDIES | BIT(NOTHING) : BIT(ROLL);
    party->lays = ANY_SAFETY | COVERS[top(&party->battle)] | (limited ? BIT(END_OF_LIMIT) : 0)
                | (shows & drives ? distances(party, limited, goal) : 0);
    party->hits = ((shows & lands ? BATTLE_HAZARDS : 0)
                | (shows & BIT(ROLL) && !limited ? BIT(SPEED_LIMIT) : 0))
                & ~prevented(party->safeties);
}

/* ── hands, turns, endings ── */

static inline void take(Party *party, int card) {
    party->count[card]++;
    party->held |= BIT(card);
    party->size++;
}

static inline void give_up(Party *party, int card) {
    party->held ^= (Kinds)(--party->count[card] == 0) << card;
    party->size--;
}

static inline void fill(Position *p, Party *party) {
    while (party->size < FULL_HAND && p->left) take(party, p->deck[--p->left]);
}

static inline void finish(Position *p, int winner, int ending) {
    p->phase = OVER;
    p->winner = winner;
    p->ending = ending;
}

static inline void end_turn(Position *p) { /* without a stock, whoever has no card is skipped */
    Party *next = opponent(p);
    if (p->left) {
        p->seat = !p->seat;
        fill(p, next);
    } else if (next->size) {
        p->seat = !p->seat;
    } else if (!own(p)->size) {
        finish(p, NOBODY, HANDS_PLAYED_OUT);
    }
}

static inline void play_again(Position *p) {
    fill(p, own(p));
    if (!own(p)->size) end_turn(p);
}

static inline void arrive(Position *p) {
    bool cards = p->left || own(p)->size || opponent(p)->size;
    if (cards && p->caller == NOBODY) p->phase = CALL;
    else finish(p, p->seat, GOAL_REACHED);
}

/* ── moves ── */

static inline void discard(Position *p, int card) {
    give_up(own(p), card);
    put(&p->discards, card);
    p->shown |= BIT(card) & ANY_SAFETY;
    end_turn(p);
}

static inline void drive(Party *party, int card) {
    put(&party->distances, card);
    party->km += KM[card];
    party->two_hundreds += card == KM_200;
}

static inline void cover(Party *party, int card) {
    bool speed = card == SPEED_LIMIT || card == END_OF_LIMIT;
    put(speed ? &party->speed : &party->battle, card);
}

static inline void lift(Pile *pile, Kinds hazards, Pile *discards) {
    if (BIT(top(pile)) & hazards) put(discards, pile->cards[pile->size--]);
}

static inline void secure(Position *p, Party *party, int safety) {
    party->safeties |= BIT(safety);
    p->shown |= BIT(safety);
    lift(&party->battle, prevented(BIT(safety)), &p->discards);
    lift(&party->speed, prevented(BIT(safety)), &p->discards);
    settle(party, p->goal);
    play_again(p);
}

static inline void lay(Position *p, int card) {
    Party *party = own(p);
    give_up(party, card);
    if (card >= RIGHT_OF_WAY) {
        secure(p, party, card);
        return;
    }
    if (card <= KM_200) drive(party, card);
    else cover(party, card);
    settle(party, p->goal);
    if (party->km == p->goal) arrive(p);
    else end_turn(p);
}

static inline void attack(Position *p, Party *party, int hazard) {
    give_up(own(p), hazard);
    cover(party, hazard);
    settle(party, p->goal);
    p->hazard = hazard;
    if (party->size && !(p->shown & BIT(SAFETY_OF[hazard]))) p->phase = WINDOW;
    else end_turn(p);
}

static inline void coup_fourre(Position *p, Party *party) {
    int safety = SAFETY_OF[p->hazard];
    p->phase = TURN;
    p->seat = !p->seat;
    give_up(party, safety);
    party->crosswise |= BIT(safety);
    secure(p, party, safety);
}

static inline void let_stand(Position *p) {
    p->phase = TURN;
    end_turn(p);
}

static inline void extend(Position *p) {
    p->phase = TURN;
    p->caller = p->seat;
    p->goal = EXTENDED_GOAL;
    settle(own(p), p->goal);
    settle(opponent(p), p->goal);
    end_turn(p);
}

static inline void answer(Position *p, int code) {
    switch (code) {
    case COUP_FOURRE: coup_fourre(p, opponent(p)); break;
    case LET_STAND: let_stand(p); break;
    case EXTEND: extend(p); break;
    case FINISH: finish(p, p->seat, GOAL_REACHED); break;
    }
}

static inline void apply(Position *p, int code) {
    int card = code & ((1 << WIDTH) - 1);
    switch (code >> WIDTH) {
    case LAY: lay(p, card); break;
    case DISCARD: discard(p, card); break;
    case ANSWER: answer(p, code); break;
    default: attack(p, opponent(p), card);
    }
}

/* ── random moves ── */

static inline int below(uint64_t *dice, int n) {
    *dice = (*dice * 0x5DEECE66D + 0xB) & 0xFFFFFFFFFFFF;
    return (int)((*dice >> 17) * (uint64_t)n >> 31);
}

static inline int nth(Kinds kinds, int n) {
    while (n--) kinds &= kinds - 1;
    return __builtin_ctz(kinds);
}

static inline int random_turn(Position *p, uint64_t *dice) {
    Kinds held = own(p)->held, lays = held & own(p)->lays, hits = held & opponent(p)->hits;
    int throws = __builtin_popcount(held), laid = __builtin_popcount(lays);
    int n = below(dice, throws + laid + __builtin_popcount(hits));
    if (n < throws) return DISCARD << WIDTH | nth(held, n);
    if (n < throws + laid) return LAY << WIDTH | nth(lays, n - throws);
    return (ATTACK + !p->seat) << WIDTH | nth(hits, n - throws - laid);
}

static inline int random_move(Position *p, uint64_t *dice) {
    if (p->phase == TURN) return random_turn(p, dice);
    if (p->phase == CALL) return below(dice, 2) ? EXTEND : FINISH;
    bool held = opponent(p)->held & BIT(SAFETY_OF[p->hazard]);
    return held && below(dice, 2) ? COUP_FOURRE : LET_STAND;
}

/* ── rounds ── */

static void deal(Position *p, const uint8_t *deck, int size) { /* seat 0 is the dealer */
    *p = (Position){.deck = deck, .left = size, .phase = TURN, .goal = GOAL,
                    .caller = NOBODY, .winner = NOBODY};
    for (Party *party = p->parties; party < p->parties + 2; party++) {
        party->battle.cards[0] = party->speed.cards[0] = NOTHING;
        settle(party, GOAL);
    }
    for (int i = 0; i < HAND; i++) {
        take(opponent(p), deck[--p->left]);
        take(own(p), deck[--p->left]);
    }
    end_turn(p);
}

static inline void fold(uint64_t *checksum, int value) {
    if (checksum) *checksum = *checksum * 1099511628211u ^ (uint64_t)value;
}

/* How many bytes a dealt round takes. */
size_t yardstick_size(void) { return sizeof(Position); }

/* Deal rounds from decks of 12 to 106 cards that lie one after the other, each with its top card
 * last; the rounds go on reading their decks. */
void yardstick_deal(Position *dealt, const uint8_t *decks, int size, int rounds) {
    for (int round = 0; round < rounds; round++) deal(&dealt[round], decks + round * size, size);
}

/* Play dealt rounds, which stay as they are, and return the number of moves; unless it is NULL the
 * checksum takes in every move and ending. */
long yardstick_play(const Position *dealt, int rounds, uint64_t *dice, uint64_t *checksum) {
    uint64_t rolled = *dice;
    long moves = 0;
    for (int round = 0; round < rounds; round++) {
        Position p = dealt[round];
        for (; p.phase != OVER; moves++) {
            int code = random_move(&p, &rolled);
            fold(checksum, code);
            apply(&p, code);
        }
        fold(checksum, p.parties[0].km);
        fold(checksum, p.parties[1].km);
        fold(checksum, p.winner + 1);
        fold(checksum, p.ending);
    }
    *dice = rolled;
    return moves;
}
