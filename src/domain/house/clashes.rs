//! Settings that leave nothing for others to act on, and values that no game here can be played by.

use crate::domain::house::catalogue::key;
use crate::domain::house::row::Key;
use crate::domain::house::value::Value;

/// What a setting says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    /// This word.
    Word(&'static str),
    /// Yes or no.
    Flag(bool),
}

impl Says {
    /// True if the value says so.
    #[must_use]
    pub fn is(self, value: &Value) -> bool {
        match (self, value) {
            (Self::Word(word), Value::Word(found)) => word == *found,
            (Self::Flag(flag), Value::Flag(found)) => flag == *found,
            _ => false,
        }
    }

    /// How people read it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Word(word) => word,
            Self::Flag(true) => "yes",
            Self::Flag(false) => "no",
        }
    }
}

/// Figures that only a spread limit has.
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

/// Figures that a fixed limit has no room for: it has one size for each round.
const NOT_FIXED: &[Key] = &[
    key::BET_MAX,
    key::BET_MAX_FINAL,
    key::BET_MAX_PREDECLARE,
    key::BET_ROUND_TOTAL,
    key::BET_ROUND_TOTAL_FINAL,
    key::BET_MAX_STACK,
    key::RAISE_MIN,
    key::RAISE_MAX,
    key::RAISE_MAX_FINAL,
    key::RAISE_MAX_PREDECLARE,
    key::RAISE_MIN_FINAL,
];

const DECLARED: &[Key] = &[
    key::HILO_SIGNAL,
    key::HILO_POST_ROUND,
    key::HILO_POST_OPEN,
    key::HILO_PIG,
    key::HILO_PIG_TIE,
    key::HILO_PIG_PIG_TIE,
    key::HILO_PIG_SPOILS,
    key::HILO_UNCLAIMED,
];

const NOTES: &[Key] = &[key::CREDIT_NOTE_ID, key::CREDIT_NOTE_RESERVED, key::CREDIT_NOTE_EXPIRY];

/// Where the first says so, none of the others can mean anything.
pub const CLASHES: &[(Key, Says, &[Key])] = &[
    (key::LIMIT_KIND, Says::Word("no-limit"), SPREAD),
    (key::LIMIT_KIND, Says::Word("pot-limit"), SPREAD),
    (key::LIMIT_KIND, Says::Word("fixed"), NOT_FIXED),
    (key::RAISE_UNCAPPED, Says::Flag(true), &[key::RAISE_CAP, key::RAISE_CAP_HEADS_UP]),
    (key::RAKE, Says::Word("none"), &[key::FUND_NAME, key::FUND_JOIN, key::FUND_DEAL]),
    (key::HILO_MODE, Says::Word("cards"), DECLARED),
    (key::HILO_PIG, Says::Flag(false), &[key::HILO_PIG_TIE, key::HILO_PIG_PIG_TIE, key::HILO_PIG_SPOILS]),
    (
        key::BLINDS,
        Says::Word("none"),
        &[key::BLINDS_SMALL, key::BLINDS_BIG, key::BET_MIN_BB, key::BUYIN_MIN_BB],
    ),
    (key::CREDIT, Says::Word("none"), NOTES),
    (key::CREDIT, Says::Word("book"), NOTES),
    (key::CHIPS_P2P, Says::Flag(false), &[key::CHIPS_P2P_PAY]),
    (key::REBUY, Says::Word("never"), &[key::REBUY_STACK_PART]),
    (key::MATCH, Says::Word("pot"), &[key::MATCH_AMOUNT]),
    (key::TOURNAMENT_POOL, Says::Word("all-money"), &[key::TOURNAMENT_FEE]),
    (key::CASHOUT_LEFTOVER, Says::Word("paid"), &[key::CASHOUT_LEFTOVER_GAME]),
];

/// Settings that mean something all the same where the second is said: a fee of each entry goes into a fund too.
pub const SAVED: &[(Key, Key)] = &[(key::FUND_NAME, key::TOURNAMENT_FEE)];

/// Two words that cannot both hold.
pub const AGAINST: &[(Key, Says, Key, Says)] = &[
    (key::LIMIT_KIND, Says::Word("spread"), key::BET_MAX_STACK, Says::Flag(true)),
    (key::BLINDS, Says::Word("none"), key::STRADDLE, Says::Word("live-doubling")),
    (key::CHIPS_P2P, Says::Flag(false), key::REBUY, Says::Word("players-only")),
    (key::CHIPS_P2P, Says::Flag(false), key::CHIPS_SELLERS, Says::Word("bank-once")),
    (key::ALLIN, Says::Word("pause-and-buy"), key::REBUY, Says::Word("never")),
    (key::GOALPOST, Says::Word("never"), key::TIE, Says::Word("goal-post")),
    (key::SHOW_CARDS_SPEAK, Says::Word("always"), key::MISCALL, Says::Word("disqualified-if-muck")),
    (key::WAGER_OUT_OF_TURN, Says::Word("binds"), key::PENALTY_FOLDING_EXEMPT, Says::Flag(true)),
];

/// Settings of which the first means nothing without the second.
pub const ALONE: &[(Key, Key)] = &[
    (key::BLINDS_SMALL, key::BLINDS_BIG),
    (key::BLINDS_BIG, key::BLINDS_SMALL),
    (key::ANTE_WHEN, key::ANTE),
    (key::ANTE_PAYER, key::ANTE),
    (key::ANTE_REANTE, key::ANTE),
    (key::MATCH_AMOUNT, key::MATCH),
];

/// What can be written down and cannot be played, with why.
pub const UNPLAYED: &[(Key, Says, &str)] = &[
    (key::RANK_SUITS, Says::Flag(true), "no hand here is judged by its suits"),
    (key::RANK_ARTIFICIAL, Says::Flag(true), "a hand here is five cards, and no others break a tie"),
    (key::RANK_INCOMPLETE, Says::Flag(false), "open cards are compared here before a hand has five"),
    (key::WILD_LOW_FORCED, Says::Flag(false), "nobody here chooses which of his cards is the lowest"),
    (key::HILO_PIG_TWO_HANDS, Says::Flag(false), "high and low are judged here each by its own best cards"),
];
