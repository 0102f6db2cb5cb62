//! The settings of the end of a night, of cash-out and of tournament prizes.

use crate::house::row::ValueKind::{Shares, Text, Word};
use crate::house::row::{ABOVE_ZERO, Section, count, rows, word};

rows! {
    Section::CashOut;

    SESSION_END_RULE = "session.end_rule", Word(&[
            word("last-dealer", "after the hand dealt by the player right of the first dealer"),
            word("equal-deals", "when the last dealer has dealt as often as the first"),
            word("notice", "whenever the table breaks up; leaving takes notice"),
            word("management", "the people who run the house say so"),
            word("one-has-all", "one player has all the chips"),
        ]),
        "when play stops",
        "a round cut short cheats players who have dealt less",
        fallback = Some("whenever the banker closes"),
        consumer = Some("ledger/night/end_of_play.rs");

    LEAVE_NOTICE_ROUNDS = "leave.notice_rounds", count(1, 100),
        "rounds of notice before leaving",
        "the others want a chance to win their money back",
        serves = &["session.end_rule", "leave_early"],
        consumer = Some("ledger/night/leaving.rs");

    LEAVE_NOTICE_MINUTES = "leave.notice_minutes", count(1, 1440),
        "minutes of notice that also do",
        "a clock is easier to keep than a count of rounds",
        serves = &["session.end_rule", "leave_early"],
        consumer = Some("ledger/night/leaving.rs");

    CASHOUT_LEFTOVER = "cashout.leftover", Word(&[
            word("pot", "what lies over the last whole dollar goes into a last pot"),
            word("paid", "everything is paid out to the last coin"),
        ]),
        "what becomes of the part of a stack over the last whole dollar",
        "a bank that pays whole dollars needs no change",
        fallback = Some("paid"),
        consumer = Some("ledger/night/cold_hands.rs");

    CASHOUT_LEFTOVER_GAME = "cashout.leftover_game", Word(&[
            word("cold-hands", "five cards face up to each contributor, high hand takes all"),
            word("dealers-choice", "one hand of any game, without betting"),
        ]),
        "how the last pot is played",
        "somebody has to win the coins",
        consumer = Some("ledger/night/cold_hands.rs");

    CASHOUT_CHECK = "cashout.check", Word(&[
            word("whole-dollars", "every stack is whole dollars and nobody needs change"),
            word("three-counts", "the player's count, the banker's count and the payout agree"),
            word("pot-whole-dollars", "the last pot is a whole number of dollars"),
        ]),
        "what must be true before anybody is paid",
        "a counting error is found while everybody is still there",
        consumer = Some("ledger/night/cash_out.rs");

    CASHOUT_ORDER = "cashout.order", Word(&[
            word("smallest-first", "the smallest stack is paid first"),
            word("by-place", "prizes by place"),
        ]),
        "in which order players are paid",
        "the last player paid meets the shortage",
        fallback = Some("smallest-first"),
        consumer = Some("ledger/night/cash_out.rs");

    CASHOUT_SHORTAGE = "cashout.shortage", Word(&[
            word("biggest-winner", "the largest stack goes short"),
            word("cleared-first", "nobody is paid until the difference is found"),
        ]),
        "who bears what the bank is short",
        "a drawer cannot pay what is not in it",
        fallback = Some("what the drawer cannot pay is a claim on the bank in THE BOOK"),
        consumer = Some("ledger/night/cash_out.rs");

    LEAVE_EARLY = "leave_early", Word(&[
            word("with-notice", "after notice; a player without chips may go at once"),
            word("forfeits", "the buy-in is lost and the chips come out of play"),
            word("not-before-equal-deals", "not before everybody has dealt as often as the first dealer"),
            word("any-time", "whenever the player likes"),
        ]),
        "on what terms a player may leave early",
        "winning and running is no fun for the rest",
        fallback = Some("any-time"),
        consumer = Some("ledger/night/leaving.rs");

    TOURNAMENT_PAYOUT = "tournament.payout", Shares,
        "share of the prize pool for each place, in per cent",
        "the shares must make exactly 100 per cent, or the pool cannot be paid",
        consumer = Some("ledger/night/tournament/starting.rs");

    TOURNAMENT_PAYOUT_PRINTED = "tournament.payout_printed", Shares,
        "prize table as the house's text prints it, kept as evidence",
        "a misprinted table must be seen and settled, not silently mended",
        serves = &["tournament.payout"],
        consumer = Some("ledger/night/tournament/making.rs");

    TOURNAMENT_OUT = "tournament.out", Word(&[
            word("no-chips", "without chips once the pots are awarded; of two in one hand the larger stack has the better place"),
        ]),
        "when a player is out, and which place that is",
        "two who go out in one hand both claim the better place",
        serves = &["tournament.payout"], fallback = Some("no-chips"),
        consumer = Some("ledger/night/tournament/fallen.rs");

    TOURNAMENT_POINTS = "tournament.points", Text,
        "points of a series, place by place like 10/7/5/3, or the word of a formula",
        "a season is won over many evenings",
        serves = &["tournament.payout"], fallback = Some("square-root"),
        consumer = Some("cli/verbs/tournament/series.rs");

    TOURNAMENT_FEE = "tournament.fee", ABOVE_ZERO,
        "what the house keeps of each entry, beside the prizes",
        "a cut nobody was told of is theft",
        serves = &["tournament.pool"], fallback = Some("nothing"),
        consumer = Some("cli/verbs/tournament/new.rs");

    TOURNAMENT_ROUNDING = "tournament.rounding", Word(&[
            word("higher-place", "lower places are rounded down and the rest goes to the first"),
            word("exact", "prizes are paid to the smallest coin; odd coins go to the higher places"),
        ]),
        "who gains by rounding prizes",
        "percentages seldom come out in whole dollars",
        fallback = Some("exact"),
        consumer = Some("ledger/night/tournament/of_house.rs");

    TOURNAMENT_POOL = "tournament.pool", Word(&[
            word("all-money", "all buy-ins and rebuys, nothing taken off"),
        ]),
        "what makes up the prize pool",
        "every dollar paid in must be found again in the prizes",
        fallback = Some("all-money"),
        consumer = Some("engine/house/clashes.rs");
}
