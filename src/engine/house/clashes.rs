//! Settings that make others useless, that can't go together, or that need others: one table.

use crate::house::catalogue::key;
use crate::house::row::Key;
use crate::house::says::Cond;
use crate::house::says::Says::{Above, Among, Flag, Lacks, Said, Unsaid, Word, Zero};

/// What follows if a row applies to a house.
#[derive(Clone, Copy, Debug)]
pub(crate) enum So {
    /// None of these has any effect.
    Idle(&'static [Key]),
    /// None of these goes with it.
    Never(&'static [Cond]),
    /// One of these has to be set.
    Needs(&'static [Key]),
    /// The setting has to be one of these words.
    NeedsWord(Key, &'static [&'static str]),
    /// The program can't play it, and why.
    Unplayed(&'static str),
}

/// One row: if all of `when` is set, `so` follows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clash {
    /// What has to be set; the first setting is the one at fault.
    pub when: &'static [Cond],
    /// What follows.
    pub so: So,
}

/// Settings that only a spread limit has.
const SPREAD: &[Key] = &[
    key::BET_MAX,
    key::BET_MAX_FINAL,
    key::BET_MAX_PREDECLARE,
    key::BET_ROUND_TOTAL,
    key::BET_ROUND_TOTAL_FINAL,
    key::BET_MIN_FINAL,
    key::RAISE_MAX,
    key::RAISE_MAX_FINAL,
    key::RAISE_MAX_PREDECLARE,
    key::RAISE_MIN_FINAL,
];

/// The ones that need the largest bet, the first of them, to be set.
const BEHIND_MAX: &[Key] = match SPREAD {
    [_, behind @ ..] => behind,
    [] => &[],
};

/// Settings that a fixed limit can't have: it has one bet size for each round.
const NOT_FIXED: &[Key] = &[
    key::BET_MIN_BB,
    key::BET_MIN_RULE,
    key::BET_MAX,
    key::BET_MAX_FINAL,
    key::BET_MAX_PREDECLARE,
    key::BET_ROUND_TOTAL,
    key::BET_ROUND_TOTAL_FINAL,
    key::BET_MAX_STACK,
    key::RAISE_MIN,
    key::RAISE_MIN_RULE,
    key::RAISE_MIN_STRADDLE,
    key::RAISE_MAX,
    key::RAISE_MAX_FINAL,
    key::RAISE_MAX_PREDECLARE,
    key::RAISE_MIN_FINAL,
];

/// Settings that only matter if players declare.
const DECLARED: &[Key] = &[
    key::HILO_SIGNAL,
    key::HILO_POST_ROUND,
    key::HILO_POST_OPEN,
    key::HILO_TWO_LEFT,
    key::HILO_PIG,
    key::HILO_PIG_TIE,
    key::HILO_PIG_PIG_TIE,
    key::HILO_PIG_SPOILS,
    key::HILO_UNCLAIMED,
    key::BET_MAX_PREDECLARE,
    key::RAISE_MAX_PREDECLARE,
];

/// Settings that only matter if somebody is all-in.
const ALL_IN: &[Key] = &[
    key::ALLIN_REOPEN,
    key::ALLIN_REOPEN_SUM,
    key::ALLIN_SEVERAL,
    key::ALLIN_CAP,
    key::ALLIN_ANY_TURN,
    key::ALLIN_SHOW,
    key::ALLIN_RUN_TWICE,
    key::BLINDS_SHORT,
];

/// Settings that only games other than hold'em have.
const OTHER_GAMES: &[Key] = &[
    key::GAME_UNLISTED,
    key::SEATING_GUTS_MIN,
    key::SEATING_GUTS_WARN,
    key::SEATING_GUTS_MAX,
    key::ANTE_REANTE_GUTS,
    key::OPEN_SHOWING,
    key::OPEN_DRAW,
    key::DRAW_MOST,
    key::DRAW_WHEN,
    key::RANK_THREE,
    key::RANK_THREE_OPTIONAL,
    key::RANK_THREE_ACE,
    key::RANK_THREE_WITHIN,
    key::MATCH,
    key::MATCH_AMOUNT,
    key::MATCH_GOALPOSTERS,
    key::MATCH_ENDS,
    key::DROP,
    key::DROP_RELIEF,
    key::DROP_FINAL,
    key::DROP_RETURN,
];

/// Who pays an ante, and when.
const OF_ANTES: &[Key] = &[key::ANTE_WHEN, key::ANTE_PAYER, key::ANTE_REANTE];

const fn row(when: &'static [Cond], so: So) -> Clash {
    Clash { when, so }
}

use So::{Idle, Needs, NeedsWord, Never, Unplayed};

/// The table. If `blinds` is `none`, only their amounts have no effect, because tournament levels still have blinds.
#[rustfmt::skip]
pub(crate) const CLASHES: &[Clash] = &[
    // Limits.
    row(&[(key::LIMIT_KIND, Word("no-limit"))], Idle(SPREAD)),
    row(&[(key::LIMIT_KIND, Word("pot-limit"))], Idle(SPREAD)),
    row(&[(key::LIMIT_KIND, Word("fixed"))], Idle(NOT_FIXED)),
    row(&[(key::LIMIT_KIND, Word("spread"))], Idle(&[key::BET_MIN_BB, key::BET_MIN_RULE])),
    row(&[(key::LIMIT_KIND, Word("spread"))], Needs(&[key::BET_MAX])),
    row(&[(key::LIMIT_KIND, Unsaid), (key::BET_MAX, Unsaid)], Idle(BEHIND_MAX)),
    row(&[(key::LIMIT_KIND, Unsaid), (key::BET_MAX, Said)], Idle(&[key::BET_MIN_BB, key::BET_MIN_RULE])),
    row(&[(key::LIMIT_KIND, Word("fixed")), (key::BLINDS, Word("none"))], Needs(&[key::BET_MIN])),
    row(
        &[(key::LIMIT_KIND, Word("fixed")), (key::ANTE, Above), (key::BLINDS, Unsaid), (key::BLINDS_BIG, Unsaid)],
        Needs(&[key::BET_MIN]),
    ),
    row(&[(key::LIMIT_KIND, Word("spread"))], Never(&[(key::BET_MAX_STACK, Flag(true))])),
    row(&[(key::LIMIT_KIND, Word("pot-limit"))], Never(&[(key::BET_MAX_STACK, Flag(true))])),
    row(&[(key::LIMIT_KIND, Word("no-limit"))], Never(&[(key::BET_MAX_STACK, Flag(false))])),
    row(&[(key::BET_MAX, Said)], Never(&[(key::BET_MAX_STACK, Flag(true))])),
    row(&[(key::BET_MIN, Said)], Idle(&[key::BET_MIN_BB, key::BET_MIN_RULE])),
    row(&[(key::BET_MIN_BB, Said)], Idle(&[key::BET_MIN_RULE])),
    row(&[(key::RAISE_MIN, Said)], Never(&[(key::RAISE_MIN_RULE, Word("any"))])),
    row(&[(key::RAISE_MIN_RULE, Word("any"))], Never(&[(key::RAISE_MIN_STRADDLE, Word("in-full"))])),
    row(&[(key::RAISE_MIN, Said), (key::RAISE_MIN_RULE, Unsaid)], Idle(&[key::RAISE_MIN_STRADDLE])),
    row(&[(key::RAISE_UNCAPPED, Flag(true))], Idle(&[key::RAISE_CAP, key::RAISE_CAP_HEADS_UP])),
    row(&[(key::RAISE_UNCAPPED, Flag(false)), (key::LIMIT_KIND, Word("no-limit"))], Needs(&[key::RAISE_CAP])),
    row(&[(key::RAISE_UNCAPPED, Flag(false)), (key::LIMIT_KIND, Word("pot-limit"))], Needs(&[key::RAISE_CAP])),
    row(&[(key::RAISE_CAP_HEADS_UP, Said), (key::LIMIT_KIND, Word("no-limit"))], Needs(&[key::RAISE_CAP])),
    row(&[(key::RAISE_CAP_HEADS_UP, Said), (key::LIMIT_KIND, Word("pot-limit"))], Needs(&[key::RAISE_CAP])),
    row(&[(key::RAISE_CAP, Zero)], Idle(&[
        key::RAISE_MIN, key::RAISE_MIN_FINAL, key::RAISE_MIN_RULE, key::RAISE_MIN_STRADDLE, key::RAISE_MAX,
        key::RAISE_MAX_FINAL, key::RAISE_MAX_PREDECLARE, key::RAISE_SELF,
    ])),
    row(&[(key::RAISE_CAP, Zero)], Never(&[(key::CHECK_RAISE, Flag(true))])),
    // All-in.
    row(&[(key::ALLIN, Word("pause-and-buy"))], Idle(ALL_IN)),
    row(&[(key::ALLIN, Word("pause-and-buy"))], Never(&[
        (key::REBUY, Word("never")), (key::REBUY, Word("first-out-once")),
    ])),
    row(&[(key::ALLIN, Word("pause-and-buy"))], Never(&[(key::REBUY, Word("allowed"))])),
    row(&[(key::ALLIN, Word("table-stakes"))], Never(&[(key::REBUY, Word("pause-hand"))])),
    row(&[(key::ALLIN, Word("stay-for-main"))], Never(&[(key::CHIPS_P2P, Flag(false))])),
    row(&[(key::ALLIN_REOPEN, Flag(true))], Idle(&[key::ALLIN_REOPEN_SUM])),
    // Antes and blinds.
    row(&[(key::BLINDS, Word("none"))], Idle(&[
        key::BLINDS_SMALL, key::BLINDS_BIG, key::BET_MIN_BB, key::BUYIN_MIN_BB, key::BUYIN_MAX_BB,
    ])),
    row(&[(key::ANTE, Above), (key::BLINDS, Unsaid), (key::BLINDS_BIG, Unsaid)], Idle(&[
        key::BET_MIN_BB, key::BUYIN_MIN_BB, key::BUYIN_MAX_BB, key::STRADDLE,
    ])),
    row(&[(key::BLINDS, Word("none"))], Never(&[
        (key::STRADDLE, Word("live-doubling")), (key::OPEN_FIRST, Word("left-of-big-blind")),
        (key::DEALER_ROTATION, Word("dead-button")), (key::MISDEAL_TRIGGERS, Among("blind-first-exposed")),
        (key::ABSENT, Word("dealt-if-paid")),
    ])),
    row(&[(key::BLINDS, Word("per-game"))], Never(&[(key::OPEN_FIRST, Word("left-of-dealer"))])),
    row(&[(key::BLINDS, Word("raised-by-agreement"))], Never(&[(key::OPEN_FIRST, Word("left-of-dealer"))])),
    row(&[(key::BLINDS_BIG, Said)], Never(&[(key::OPEN_FIRST, Word("left-of-dealer"))])),
    row(&[(key::BLINDS_SMALL, Said)], Needs(&[key::BLINDS_BIG])),
    row(&[(key::BLINDS_BIG, Said)], Needs(&[key::BLINDS_SMALL])),
    row(&[(key::BLINDS_MISSED, Word("forgiven"))], Idle(&[key::BLINDS_MISSED_SMALL_DEAD])),
    row(&[(key::BLINDS_MISSED, Word("collected"))], Idle(&[key::BLINDS_MISSED_SMALL_DEAD])),
    row(&[(key::BLINDS_MISSED_SMALL_DEAD, Said)], Needs(&[key::BLINDS_MISSED])),
    row(&[(key::STRADDLE, Word("none"))], Idle(&[key::STRADDLE_FORBIDDEN, key::RAISE_MIN_STRADDLE])),
    row(&[(key::STRADDLE_FORBIDDEN, Said)], Needs(&[key::STRADDLE])),
    row(&[(key::RAISE_MIN_STRADDLE, Said)], Needs(&[key::STRADDLE])),
    row(&[(key::DEALER_ROTATION, Word("dead-button"))], Never(&[(key::BUTTON_RULE, Word("moving"))])),
    row(&[(key::ANTE_WHEN, Said)], Needs(&[key::ANTE])),
    row(&[(key::ANTE_PAYER, Said)], Needs(&[key::ANTE])),
    row(&[(key::ANTE_REANTE, Said)], Needs(&[key::ANTE])),
    row(&[(key::ANTE_REANTE_GUTS, Said)], Needs(&[key::ANTE])),
    row(&[(key::ANTE, Zero)], Idle(OF_ANTES)),
    // Buying.
    row(&[(key::CHIPS_P2P, Flag(false))], Idle(&[key::CHIPS_P2P_PAY])),
    row(&[(key::CHIPS_P2P, Flag(false))], Never(&[
        (key::REBUY, Word("players-only")), (key::REBUY, Word("players-first")),
        (key::CHIPS_SELLERS, Word("bank-once")), (key::CHIPS_SELLERS, Word("players-first")),
    ])),
    row(&[(key::CHIPS_SELLERS, Word("dealer"))], Idle(&[key::CHIPS_P2P_PAY])),
    row(&[(key::CHIPS_SELLERS, Word("dealer"))], Never(&[
        (key::CHIPS_P2P, Flag(true)), (key::REBUY, Word("players-only")), (key::REBUY, Word("players-first")),
    ])),
    row(&[(key::REBUY, Word("never"))], Idle(&[key::REBUY_STACK_PART])),
    row(&[(key::REBUY, Word("never"))], Never(&[(key::CHIPS_SELLERS, Word("bank-once"))])),
    row(&[(key::BUYIN_ANNOUNCED, Word("outset"))], Needs(&[
        key::BUYIN_INITIAL, key::BUYIN_EQUAL, key::BUYIN_MIN, key::BUYIN_MIN_BB, key::BUYIN_MAX_BB, key::BUYIN_MAX, key::BUYIN_MULTIPLE,
    ])),
    row(&[(key::BUYIN_MAX_STACK, Flag(true))], Needs(&[key::BUYIN_MAX_BB])),
    // Credit.
    row(&[(key::CREDIT, Word("none"))], Idle(&[
        key::CREDIT_WHO, key::CREDIT_SPONSOR, key::CREDIT_NOTE_ID, key::CREDIT_NOTE_RESERVED,
        key::CREDIT_NOTE_EXPIRY,
    ])),
    row(&[(key::CREDIT, Word("book"))], Idle(&[
        key::CREDIT_NOTE_ID, key::CREDIT_NOTE_RESERVED, key::CREDIT_NOTE_EXPIRY,
    ])),
    row(&[(key::CREDIT_WHO, Said)], Needs(&[key::CREDIT])),
    row(&[(key::CREDIT_SPONSOR, Said)], Needs(&[key::CREDIT])),
    row(&[(key::CREDIT_NOTE_ID, Said)], Needs(&[key::CREDIT])),
    row(&[(key::CREDIT_NOTE_RESERVED, Said)], Needs(&[key::CREDIT])),
    row(&[(key::CREDIT_NOTE_EXPIRY, Said)], Needs(&[key::CREDIT])),
    row(&[(key::CREDIT_WHO, Word("anybody"))], Idle(&[key::CREDIT_SPONSOR])),
    row(&[(key::BUYIN_PAID, Among("note"))], NeedsWord(key::CREDIT, &["notes", "notes+book"])),
    row(&[(key::BUYIN_PAID, Among("book"))], NeedsWord(key::CREDIT, &["book", "notes+book"])),
    row(&[(key::CHIPS_P2P_PAY, Among("note"))], NeedsWord(key::CREDIT, &["notes", "notes+book"])),
    row(&[(key::CHIPS_P2P_PAY, Among("book"))], NeedsWord(key::CREDIT, &["book", "notes+book"])),
    row(&[(key::CREDIT, Word("notes")), (key::CHIPS_P2P_PAY, Unsaid)], Never(&[(key::BUYIN_PAID, Lacks("note"))])),
    row(&[(key::CREDIT, Word("notes")), (key::CHIPS_P2P_PAY, Lacks("note"))], Never(&[(key::BUYIN_PAID, Lacks("note"))])),
    // The fund, and fines.
    row(&[(key::RAKE, Word("none"))], Idle(&[key::FUND_NAME, key::FUND_JOIN, key::FUND_DEAL])),
    row(&[(key::RAKE, Word("none"))], Never(&[(key::TOURNAMENT_FEE, Said)])),
    row(&[(key::FUND_NAME, Said)], Needs(&[key::RAKE, key::TOURNAMENT_FEE])),
    row(&[(key::FUND_JOIN, Said)], Needs(&[key::RAKE])),
    row(&[(key::FUND_DEAL, Said)], Needs(&[key::RAKE])),
    row(&[(key::TOURNAMENT_POOL, Word("all-money"))], Idle(&[key::TOURNAMENT_FEE])),
    row(&[(key::WAGER_OUT_OF_TURN, Word("fined"))], Needs(&[key::PENALTY_JUMP])),
    row(&[(key::WAGER_OUT_OF_TURN, Word("binds"))], Never(&[(key::PENALTY_FOLDING_EXEMPT, Flag(true))])),
    row(&[(key::PENALTY_WARNINGS, Said)], Needs(&[key::PENALTY_JUMP])),
    row(&[(key::PENALTY_FOLDING_EXEMPT, Said)], Needs(&[key::PENALTY_JUMP])),
    // The end of the night.
    row(&[(key::CASHOUT_LEFTOVER, Word("paid"))], Idle(&[key::CASHOUT_LEFTOVER_GAME])),
    row(&[(key::CASHOUT_LEFTOVER, Word("paid"))], Never(&[
        (key::CASHOUT_CHECK, Word("pot-whole-dollars")), (key::CASHOUT_CHECK, Word("whole-dollars")),
    ])),
    row(&[(key::CASHOUT_LEFTOVER, Word("pot"))], Needs(&[key::CASHOUT_LEFTOVER_GAME])),
    row(&[(key::CASHOUT_LEFTOVER_GAME, Said)], Needs(&[key::CASHOUT_LEFTOVER])),
    row(&[(key::LEAVE_NOTICE_ROUNDS, Said)], NeedsWord(key::LEAVE_EARLY, &["with-notice"])),
    row(&[(key::LEAVE_NOTICE_MINUTES, Said)], NeedsWord(key::LEAVE_EARLY, &["with-notice"])),
    // The games, the deal and the draw.
    row(&[(key::GAME_CHOICE, Word("holdem"))], Idle(OTHER_GAMES)),
    row(&[(key::DRAW_MOST, Zero)], Idle(&[key::DRAW_WHEN, key::OPEN_DRAW])),
    row(&[(key::BURNS, Word("none"))], Idle(&[key::BURNS_APART])),
    row(&[(key::BURNS, Word("none"))], Never(&[(key::MISDEAL_EXPOSED_ONE, Word("first-burn"))])),
    row(&[(key::WILD_GAMES, Word("by-game"))], Never(&[(key::ANNOUNCE, Among("wilds"))])),
    row(&[(key::LOW_QUALIFIER, Word("eight"))], Never(&[
        (key::ANNOUNCE, Among("eight-or-better")), (key::LOW_STRAIGHTS, Word("count")),
        (key::LOW_ORDER, Word("six-four")),
    ])),
    row(&[(key::LOW_QUALIFIER, Word("eight"))], Idle(&[key::LOW_ACE_PAIR])),
    row(&[(key::LOW_ORDER, Word("six-four"))], NeedsWord(key::LOW_STRAIGHTS, &["count"])),
    row(&[(key::LOW_ORDER, Word("wheel"))], Never(&[(key::LOW_STRAIGHTS, Word("count"))])),
    row(&[(key::RANK_FIVE, Word("five-of-a-kind"))], Never(&[(key::WILD_REACH, Word("missing-cards"))])),
    row(&[(key::RANK_FIVE, Word("standard"))], Never(&[(key::WILD_REACH, Word("any-card"))])),
    row(&[(key::RANK_FIVE, Word("standard"))], Never(&[(key::RANK_WITHIN, Among("five-of-a-kind"))])),
    row(&[(key::WILD_REACH, Word("missing-cards"))], Never(&[(key::WILD_FLUSH_DUP, Flag(true))])),
    row(&[(key::RANK_THREE_OPTIONAL, Said)], Needs(&[key::RANK_THREE])),
    // Matching, goal-posting and ties.
    row(&[(key::MATCH, Word("pot-less-penalties"))], Idle(&[key::MATCH_AMOUNT])),
    row(&[(key::MATCH, Word("fixed"))], Needs(&[key::MATCH_AMOUNT])),
    row(&[(key::MATCH_AMOUNT, Said)], Needs(&[key::MATCH])),
    row(&[(key::GOALPOST, Word("never"))], Idle(&[key::MATCH_GOALPOSTERS])),
    row(&[(key::GOALPOST, Word("never"))], Never(&[(key::TIE, Word("goal-post"))])),
    row(&[(key::GOALPOST, Word("announced"))], Never(&[(key::TIE, Word("goal-post"))])),
    // The showdown.
    row(&[(key::SHOW_CARDS_SPEAK, Word("always"))], Never(&[
        (key::MISCALL, Word("disqualified-if-muck")), (key::SHOW_DECLARED, Word("optional")),
    ])),
    row(&[(key::SHOW_CARDS_SPEAK, Word("until-miscall"))], NeedsWord(key::MISCALL, &["disqualified-if-muck"])),
    // High-low and dropping.
    row(&[(key::HILO_MODE, Word("cards"))], Idle(DECLARED)),
    row(&[(key::HILO_POST_ROUND, Word("never"))], Idle(&[key::HILO_POST_OPEN])),
    row(&[(key::HILO_PIG, Flag(false))], Idle(&[key::HILO_PIG_TIE, key::HILO_PIG_PIG_TIE, key::HILO_PIG_SPOILS])),
    // What the program can't play.
    row(&[(key::RANK_SUITS, Flag(true))], Unplayed("suits never decide a hand")),
    row(&[(key::ALLIN_ANY_TURN, Flag(false))], Unplayed("a player can go all-in on any turn")),
    row(&[(key::SEATING_ONE_HAND, Flag(false))], Unplayed("each player has one hand")),
    row(&[(key::RANK_ARTIFICIAL, Flag(true))], Unplayed("a hand is five cards, and no others break a tie")),
    row(&[(key::RANK_INCOMPLETE, Flag(false))], Unplayed("upcards are compared before a hand has five cards")),
    row(&[(key::WILD_LOW_FORCED, Flag(false))], Unplayed("players can't choose their lowest card")),
    row(&[(key::HILO_PIG_TWO_HANDS, Flag(false))], Unplayed("high and low each use their own best cards")),
    row(&[(key::CARRY, Flag(false))], Unplayed("money nobody wins has nowhere else to go")),
];

/// If the first and the second add up to more than the third, a round has no room for a raise. In each, the first one set counts.
pub(crate) const ROOM: &[[&[Key]; 3]] = &[
    [&[key::BET_MIN], &[key::RAISE_MIN, key::BET_MIN], &[key::BET_ROUND_TOTAL]],
    [
        &[key::BET_MIN_FINAL, key::BET_MIN],
        &[key::RAISE_MIN_FINAL, key::RAISE_MIN, key::BET_MIN],
        &[key::BET_ROUND_TOTAL_FINAL, key::BET_ROUND_TOTAL],
    ],
];

/// The first setting has an effect anyway if the second is set: a fee from each entry goes into a fund too.
pub(crate) const SAVED: &[(Key, Key)] = &[(key::FUND_NAME, key::TOURNAMENT_FEE)];

/// Settings where the first must not exceed the second. On each side, the first one set counts.
pub(crate) const ORDERED: &[(&[Key], &[Key])] = &[
    (&[key::BUYIN_INITIAL], &[key::BUYIN_MAX]),
    (&[key::BUYIN_MIN], &[key::BUYIN_INITIAL]),
    (&[key::BUYIN_MIN], &[key::BUYIN_MAX]),
    (&[key::BUYIN_MIN_BB], &[key::BUYIN_MAX_BB]),
    (&[key::BET_MIN_BB], &[key::BUYIN_MAX_BB]),
    (&[key::BLINDS_SMALL], &[key::BLINDS_BIG]),
    (&[key::BET_MIN], &[key::BET_MAX]),
    (&[key::BET_MIN], &[key::BET_MAX_PREDECLARE]),
    (&[key::BET_MIN_FINAL, key::BET_MIN], &[key::BET_MAX_FINAL, key::BET_MAX]),
    (&[key::BET_MAX], &[key::BET_ROUND_TOTAL]),
    (&[key::BET_MAX_PREDECLARE], &[key::BET_ROUND_TOTAL]),
    (&[key::BET_MAX_FINAL, key::BET_MAX], &[key::BET_ROUND_TOTAL_FINAL]),
    (&[key::RAISE_MIN], &[key::RAISE_MAX, key::BET_MAX]),
    (&[key::RAISE_MIN], &[key::RAISE_MAX_PREDECLARE]),
    (&[key::RAISE_MIN_FINAL, key::RAISE_MIN], &[key::RAISE_MAX_FINAL, key::RAISE_MAX, key::BET_MAX]),
    (&[key::SEATING_CARDS_MIN], &[key::SEATING_CARDS_MAX]),
    (&[key::SEATING_CARDS_MIN], &[key::SEATING_TABLE_MAX]),
    (&[key::SEATING_CARDS_MAX], &[key::SEATING_TABLE_MAX]),
    (&[key::SEATING_GUTS_MIN], &[key::SEATING_GUTS_MAX]),
    (&[key::SEATING_GUTS_MIN], &[key::SEATING_TABLE_MAX]),
    (&[key::SEATING_GUTS_MAX], &[key::SEATING_TABLE_MAX]),
    (&[key::SEATING_GUTS_WARN], &[key::SEATING_GUTS_MAX, key::SEATING_TABLE_MAX]),
    (&[key::SEATING_MERGE_AT], &[key::SEATING_TABLE_MAX]),
    (&[key::ZILCH_BOARD], &[key::ZILCH_TARGET]),
];

/// Settings where the first must be a multiple of the second.
pub(crate) const STEPPED: &[(Key, Key)] =
    &[(key::BUYIN_INITIAL, key::BUYIN_MULTIPLE), (key::BUYIN_MAX, key::BUYIN_MULTIPLE)];

#[cfg(test)]
mod tests;
