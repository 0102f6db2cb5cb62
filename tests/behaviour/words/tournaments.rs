//! Evenings with a tournament: who deals it, who posts, who is out and what the pool is.

use super::evenings::Evening;

/// The evenings; they start like the others.
pub const TOURNAMENTS: &[Evening] = &[
    Evening {
        keys: &["blinds.seats", "blinds.small_calls", "dealer.deals", "tournament.out", "tournament.pool"],
        also: "",
        typed: &[
            "seat Ann 1",
            "seat Bob 2",
            "seat Cat 3",
            "tournament new --entry 20 --stack 1500 --levels 25/50@20 --host Ann --deputy Bob",
            "tournament enter Ann Bob Cat",
            "tournament start --payout 60/40",
            "deal",
            "hand new --yes < holdem |  | f | f",
            "deal",
            "tournament bust Cat --by Ann",
            "tournament bust Bob --by Ann",
            "tournament payout",
        ],
    },
    Evening {
        keys: &["blinds"],
        also: "",
        typed: &[
            "seat Ann 1",
            "seat Bob 2",
            "buy Ann 20",
            "buy Bob 20",
            "hand new --yes < holdem | d Ann |  | q",
            "tournament new --entry 2 --stack 1500 --levels 25/50@20,50/100 --host Ann --deputy Bob",
            "tournament enter Ann Bob Cat",
            "tournament start --payout 100",
            "tournament",
        ],
    },
    Evening {
        keys: &["tournament.rounding"],
        also: "",
        typed: &[
            "tournament new --entry 7.25 --stack 1500 --payout 50/30/20 --levels 25/50@20 --host Ann --deputy Bob",
            "tournament enter Ann Bob Cat",
            "tournament start",
            "tournament",
        ],
    },
];
