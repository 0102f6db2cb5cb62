//! The settings for the end of a night, cash-out and tournament prizes.

use crate::house::row::ValueKind::{Shares, Text, Word};
use crate::house::row::{ABOVE_ZERO, Section, count, rows, word};

rows! {
    Section::CashOut;

    SESSION_END_RULE = "session.end_rule", Word(&[
            word("last-dealer", "after the player on the first dealer's right deals"),
            word("equal-deals", "when the last dealer has dealt as many hands as the first"),
            word("notice", "when the table breaks up; players give notice before they leave"),
            word("management", "management says so"),
            word("one-has-all", "one player has all the chips"),
        ]),
        "when the night ends",
        "if the round isn't finished, some players deal less than others",
        fallback = Some("when the banker closes"),
        consumer = Some("ledger/night/end_of_play.rs");

    LEAVE_NOTICE_ROUNDS = "leave.notice_rounds", count(1, 100),
        "rounds of notice before leaving",
        "the others want a chance to win their money back",
        serves = &["session.end_rule", "leave_early"],
        consumer = Some("ledger/night/leaving.rs");

    LEAVE_NOTICE_MINUTES = "leave.notice_minutes", count(1, 1440),
        "minutes of notice that also count",
        "minutes are easier to keep track of than rounds",
        serves = &["session.end_rule", "leave_early"],
        consumer = Some("ledger/night/leaving.rs");

    CASHOUT_LEFTOVER = "cashout.leftover", Word(&[
            word("pot", "anything over a whole dollar goes in a last pot"),
            word("paid", "everything is paid out, down to the last cent"),
        ]),
        "what happens to the odd cents in a stack",
        "if the bank pays whole dollars, it doesn't need change",
        fallback = Some("paid"),
        consumer = Some("ledger/night/cold_hands.rs");

    CASHOUT_LEFTOVER_GAME = "cashout.leftover_game", Word(&[
            word("cold-hands", "five cards face up to each player who put in, and the best hand takes it all"),
            word("dealers-choice", "one hand of any game, with no betting"),
        ]),
        "how the last pot is won",
        "somebody has to win the odd cents",
        consumer = Some("ledger/night/cold_hands.rs");

    CASHOUT_CHECK = "cashout.check", Word(&[
            word("whole-dollars", "every stack is whole dollars, and nobody needs change"),
            word("three-counts", "the player's count, the banker's count and the payout are the same"),
            word("pot-whole-dollars", "the last pot is a whole number of dollars"),
        ]),
        "what has to be right before anybody is paid",
        "then a counting mistake is found while everybody is still there",
        consumer = Some("ledger/night/cash_out.rs");

    CASHOUT_ORDER = "cashout.order", Word(&[
            word("smallest-first", "the smallest stack is paid first"),
            word("by-place", "prizes by place"),
        ]),
        "who's paid first",
        "if the bank is short, the last player finds out",
        fallback = Some("smallest-first"),
        consumer = Some("ledger/night/cash_out.rs");

    CASHOUT_SHORTAGE = "cashout.shortage", Word(&[
            word("biggest-winner", "the largest stack goes short"),
            word("cleared-first", "nobody is paid until the difference is found"),
        ]),
        "who covers it if the bank is short",
        "the drawer can't pay money it doesn't have",
        fallback = Some("the bank owes the rest in THE BOOK"),
        consumer = Some("ledger/night/cash_out.rs");

    LEAVE_EARLY = "leave_early", Word(&[
            word("with-notice", "after notice; a player with no chips can leave right away"),
            word("forfeits", "the player loses the buy-in and the chips come out of play"),
            word("not-before-equal-deals", "not until everybody has dealt as many hands as the first dealer"),
            word("any-time", "whenever they want"),
        ]),
        "when a player can leave early",
        "it's no fun for the others if a player wins and runs",
        fallback = Some("any-time"),
        consumer = Some("ledger/night/leaving.rs");

    TOURNAMENT_PAYOUT = "tournament.payout", Shares,
        "percentage of the prize pool for each place",
        "the percentages have to add up to exactly 100",
        consumer = Some("ledger/night/tournament/starting.rs");

    TOURNAMENT_PAYOUT_PRINTED = "tournament.payout_printed", Shares,
        "prizes as the house rules print them",
        "everybody should see a misprint and settle it, not have it fixed quietly",
        serves = &["tournament.payout"],
        consumer = Some("ledger/night/tournament/making.rs");

    TOURNAMENT_OUT = "tournament.out", Word(&[
            word("no-chips", "with no chips after the pots are paid; if two bust in one hand, the bigger stack places higher"),
        ]),
        "when a player is out, and in what place",
        "two players who bust in the same hand both want the better place",
        serves = &["tournament.payout"], fallback = Some("no-chips"),
        consumer = Some("ledger/night/tournament/fallen.rs");

    TOURNAMENT_POINTS = "tournament.points", Text,
        "points in a series, by place like 10/7/5/3, or the name of a formula",
        "it takes many nights to win a season",
        serves = &["tournament.payout"], fallback = Some("square-root"),
        consumer = Some("cli/verbs/tournament/series.rs");

    TOURNAMENT_FEE = "tournament.fee", ABOVE_ZERO,
        "what the house keeps from each entry, apart from the prizes",
        "if nobody knows about a cut, it's theft",
        serves = &["tournament.pool"], fallback = Some("nothing"),
        consumer = Some("cli/verbs/tournament/new.rs");

    TOURNAMENT_ROUNDING = "tournament.rounding", Word(&[
            word("higher-place", "lower places are rounded down, and first place gets the rest"),
            word("exact", "prizes are paid to the cent; odd cents go to the higher places"),
        ]),
        "who gets what's left from rounding the prizes",
        "percentages don't often come out in whole dollars",
        fallback = Some("exact"),
        consumer = Some("ledger/night/tournament/of_house.rs");

    TOURNAMENT_POOL = "tournament.pool", Word(&[
            word("all-money", "all the buy-ins and rebuys, with nothing taken out"),
        ]),
        "what goes in the prize pool",
        "every dollar paid in should be in the prizes",
        fallback = Some("all-money"),
        consumer = Some("engine/house/clashes.rs");
}
