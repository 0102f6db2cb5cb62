//! The settings of money, chips, the bank, credit and penalties.

use crate::house::row::ValueKind::{Chips, Flag, Text, Word, Words};
use crate::house::row::{ABOVE_ZERO, Section, count, rows, word};

rows! {
    Section::Money;

    RULES_BASE = "rules.base", Text,
        "outside rules that fill the gaps of the house's own text",
        "a question the house text leaves open can be sent to the place the house itself names",
        serves = &[],
        consumer = Some("engine/play/procedure/verdict.rs");

    MONEY_UNIT = "money.unit", ABOVE_ZERO,
        "smallest amount that can be bet, paid or split",
        "odd money is whatever cannot be divided in whole units",
        fallback = Some("the smallest chip in the case, else the smallest coin of the currency"),
        consumer = Some("engine/house/profile.rs");

    MONEY_KIND = "money.kind", Word(&[
            word("cash", "chips are worth their face in money"),
            word("points", "chips count points, which are not money"),
            word("tournament", "chips have no money value; buy-ins and prizes are kept apart"),
        ]),
        "what a chip is worth",
        "tournament chips must never be mixed with money",
        serves = &["money.unit"], fallback = Some("cash"),
        consumer = Some("ledger/night/tonight.rs");

    CHIPS = "chips", Chips,
        "the chips in the case: colour, value, kept in reserve or not, how many exist",
        "buying, counting by colour and making change need the values",
        consumer = Some("engine/house/questions.rs");

    CHIPS_RESERVE_POLICY = "chips.reserve_policy", Word(&[
            word("last-resort", "reserve chips come out when lower ones are used up or the banker prefers it"),
            word("free", "any chip may be handed out"),
        ]),
        "when chips kept in reserve are handed out",
        "too many large chips early on leave nobody able to make change",
        fallback = Some("last-resort"),
        consumer = Some("ledger/bank/begin.rs");

    CHIPS_VISIBILITY = "chips.visibility", Word(&[
            word("front", "high chips stand in front where all can see them"),
            word("on-request", "high chips are kept visible, and a count is given to any player who asks"),
        ]),
        "how visible a stack has to be",
        "opponents judge a bet by what stands behind it",
        serves = &["chips.reserve_policy"],
        consumer = Some("engine/play/procedure/table.rs");

    BUYIN_INITIAL = "buyin.initial", ABOVE_ZERO,
        "exact amount of the first purchase",
        "everybody starts with the same stack",
        consumer = Some("ledger/night/buy_in.rs");

    BUYIN_MIN = "buyin.min", ABOVE_ZERO,
        "smallest purchase of a player without chips",
        "a stack too short to play with spoils the game",
        serves = &["buyin.initial"],
        consumer = Some("ledger/night/buy_in.rs");

    BUYIN_MIN_BB = "buyin.min_bb", count(1, 100_000),
        "smallest purchase, in big blinds",
        "a stack too short to play with spoils the game",
        serves = &["buyin.initial"],
        consumer = Some("ledger/night/buy_in.rs");

    BUYIN_EQUAL = "buyin.equal", Flag,
        "whether all pay one amount, agreed before the start",
        "a tournament is fair only with equal stacks",
        serves = &["buyin.initial", "buyin.max"],
        consumer = Some("ledger/night/buying_again.rs");

    BUYIN_MAX = "buyin.max", ABOVE_ZERO,
        "most that one player may buy from the bank in a night",
        "it caps what anyone can lose to the bank",
        consumer = Some("ledger/night/buy_in.rs");

    BUYIN_MAX_BB = "buyin.max_bb", count(1, 100_000),
        "largest stack a purchase may make up, in big blinds",
        "no newcomer should be able to buy the table",
        serves = &["buyin.max"],
        consumer = Some("ledger/night/buy_in.rs");

    BUYIN_MAX_STACK = "buyin.max_stack", Flag,
        "whether a player may also buy up to the size of the biggest stack",
        "a player facing a big stack may want to cover it",
        serves = &["buyin.max"],
        consumer = Some("ledger/night/buy_in.rs");

    BUYIN_MULTIPLE = "buyin.multiple", ABOVE_ZERO,
        "step in which the bank sells chips",
        "the bank should not have to count small change",
        serves = &["buyin.initial", "buyin.multiple"],
        consumer = Some("ledger/night/buy_in.rs");

    BUYIN_ANNOUNCED = "buyin.announced", Word(&[
            word("outset", "limits are stated before play; a later change needs an agreement on record"),
            word("management", "the people who run the house set them"),
        ]),
        "who says the buy-in limits, and when",
        "limits that change during play favour somebody",
        consumer = Some("ledger/night/opening.rs");

    BUYIN_PAID = "buyin.paid", Words(&[
            word("cash", "cash on the table"),
            word("transfer", "by an app"),
            word("note", "a bank note (an IOU the bank numbers)"),
            word("book", "a debt in THE BOOK"),
        ]),
        "what the bank takes for chips",
        "what the bank takes in has to cover what it pays out",
        serves = &["credit"],
        fallback = Some("cash and app payments; notes and debts where there is credit"),
        consumer = Some("ledger/night/buy_in.rs");

    REBUY = "rebuy", Word(&[
            word("players-only", "more chips come from other players, at any moment"),
            word("allowed", "allowed at any time between hands, never forced"),
            word("pause-hand", "allowed, even by stopping a hand for it"),
            word("players-first", "allowed; ask other players before the bank"),
            word("first-out-once", "only the first player out, once, at a price set before"),
            word("never", "what is gone is gone"),
        ]),
        "how a player comes by more chips",
        "a player without chips has to know whether he is out",
        fallback = Some("allowed"),
        consumer = Some("ledger/night/buying_again.rs");

    REBUY_STACK_PART = "rebuy.stack_part", count(1, 100),
        "a rebuy brings one part in so many of a starting stack",
        "a player who comes back should not outweigh players who stayed in",
        serves = &["rebuy"],
        consumer = Some("ledger/night/tournament/making.rs");

    CHIPS_SELLERS = "chips.sellers", Word(&[
            word("bank", "the bank sells chips"),
            word("bank-once", "the bank sells the first purchase only; later chips come from players"),
            word("players-first", "players are asked first, then the bank"),
            word("dealer", "the dealer sells the chips; nobody else does"),
        ]),
        "who sells chips",
        "chips in play must match what the bank took in",
        fallback = Some("bank"),
        consumer = Some("ledger/night/buy_in.rs");

    CHIPS_P2P = "chips.p2p", Flag,
        "whether players may sell chips to each other",
        "such a sale moves money past the bank",
        fallback = Some("yes"),
        consumer = Some("ledger/night/buy_in.rs");

    CHIPS_P2P_PAY = "chips.p2p_pay", Words(&[
            word("cash", "money on the spot"),
            word("note", "a note of the buyer's"),
            word("book", "a line in THE BOOK"),
        ]),
        "how chips bought from a player may be paid for",
        "a sale nobody covers is a debt nobody remembers",
        serves = &["chips.p2p"], fallback = Some("cash, and whatever credit the house gives"),
        consumer = Some("ledger/night/buy_in.rs");

    CREDIT = "credit", Word(&[
            word("none", "chips are paid for at once"),
            word("notes", "bank notes are taken, THE BOOK is not used"),
            word("book", "THE BOOK is used, notes are not taken"),
            word("notes+book", "bank notes are taken and debts may stand in THE BOOK"),
        ]),
        "which credit a player may have",
        "a player who sells on credit carries the loss",
        fallback = Some("none"),
        consumer = Some("ledger/night/buy_in.rs");

    CREDIT_WHO = "credit.who", Word(&[
            word("regulars", "only regular players may owe in THE BOOK"),
            word("anybody", "anybody may owe"),
        ]),
        "who may owe",
        "a debt is worth what the debtor's return is worth",
        fallback = Some("regulars"),
        consumer = Some("ledger/book/debts.rs");

    CREDIT_SPONSOR = "credit.sponsor", Flag,
        "whether the regular who invited a guest answers for the guest's debts",
        "a guest's debt must find somebody who comes again",
        serves = &["credit.who"], fallback = Some("yes"),
        consumer = Some("ledger/night/buy_in.rs");

    CREDIT_NOTE_ID = "credit.note_id", Text,
        "letters a note's identifier begins with, before the debtor's initial",
        "a note must say at a glance whose it is",
        fallback = Some("BO"),
        consumer = Some("ledger/book/notes.rs");

    CREDIT_NOTE_RESERVED = "credit.note_reserved", Text,
        "note identifier that only the owner of the house may use",
        "the owner's notes must not be mistaken for another's",
        serves = &["credit.note_id"],
        consumer = Some("ledger/book/notes.rs");

    CREDIT_NOTE_EXPIRY = "credit.note_expiry", Word(&[
            word("session-end", "a note not entered in THE BOOK by the end of the session is void"),
            word("never", "a note stays good until it is paid"),
        ]),
        "how long a note is good",
        "loose notes in drawers make quarrels",
        fallback = Some("session-end"),
        consumer = Some("ledger/night/closing.rs");

    BOOK_CONSOLIDATE = "book.consolidate", Word(&[
            word("session-end", "debts are netted at the end of every session"),
            word("on-request", "debts are netted when somebody asks for it"),
        ]),
        "when debts are netted",
        "fewer debts are sooner paid",
        fallback = Some("on-request"),
        consumer = Some("ledger/bank/closing.rs");

    BOOK_SURROGATE = "book.surrogate", Flag,
        "whether a banker without THE BOOK keeps a stand-in that is carried over later",
        "a night away from THE BOOK must not be lost",
        fallback = Some("yes"),
        consumer = Some("ledger/bank/surrogate/beginning.rs");

    CASH_BEHIND = "cash.behind", Word(&[
            word("no", "only chips play"),
            word("declared", "cash on the table plays if declared before its owner looks at the cards"),
        ]),
        "whether cash on the table plays",
        "the others must know what a player can lose in this hand",
        fallback = Some("no"),
        consumer = Some("ledger/night/buy_in.rs");

    RATHOLING = "ratholing", Word(&[
            word("forbidden", "chips stay on the table until the player cashes out"),
            word("no-leaving", "nobody takes his winnings away by leaving early"),
            word("allowed", "chips may be taken off between hands"),
        ]),
        "whether chips may leave the table during play",
        "winnings in a pocket cannot be won back",
        fallback = Some("allowed"),
        consumer = Some("ledger/night/cash_out.rs");

    RAKE = "rake", Word(&[
            word("none", "nothing is taken from pots or purchases"),
            word("fund", "a fixed sum goes into a fund that is nobody's pot"),
        ]),
        "what the house takes",
        "every amount taken has to be accounted for",
        fallback = Some("none"),
        consumer = Some("ledger/night/hand_result.rs");

    FUND_NAME = "fund.name", Text,
        "name of the fund",
        "people should know what they pay for",
        serves = &["rake"], consumer = Some("ledger/night/fund.rs");

    FUND_JOIN = "fund.join", ABOVE_ZERO,
        "payment into the fund on joining a table",
        "the fund is fed by everybody who plays",
        serves = &["rake"], consumer = Some("ledger/night/fund.rs");

    FUND_DEAL = "fund.deal", ABOVE_ZERO,
        "payment into the fund for each deal",
        "the fund grows with the length of the night",
        serves = &["rake"], consumer = Some("ledger/night/fund.rs");

    PENALTY_JUMP = "penalty.jump", ABOVE_ZERO,
        "fine for acting out of turn, paid into the pot",
        "an early word gives away what others should not know yet",
        serves = &["penalties", "wager.out_of_turn"],
        consumer = Some("ledger/night/fine.rs");

    PENALTY_WARNINGS = "penalty.warnings", count(0, 100),
        "warnings the table gets in a session before the fine applies",
        "the first slip of the night costs nothing",
        serves = &["penalties", "wager.out_of_turn"], fallback = Some("0"),
        consumer = Some("ledger/night/fine.rs");

    PENALTY_FOLDING_EXEMPT = "penalty.folding_exempt", Flag,
        "whether folding out of turn goes unfined",
        "a fold gives away less than a bet",
        serves = &["penalties", "wager.out_of_turn"], fallback = Some("no"),
        consumer = Some("ledger/night/fine.rs");

    PENALTY_DICE_OFF = "penalty.dice_off", ABOVE_ZERO,
        "payment into the pot for a die off the table",
        "a throw nobody can see cannot count",
        serves = &["penalties"], consumer = Some("engine/calling/agreed.rs");

    PENALTY_NO_QUALIFIER = "penalty.no_qualifier", ABOVE_ZERO,
        "payment into the pot for failing to qualify at dice",
        "a turn that comes to nothing feeds the pot",
        serves = &["penalties"], consumer = Some("engine/calling/agreed.rs");

    PENALTY_RUNNER = "penalty.runner", ABOVE_ZERO,
        "payment into the pot when the two end cards follow each other",
        "no card can fall between them",
        serves = &["penalties"], consumer = Some("engine/calling/agreed.rs");

    PENALTY_SHOW = "penalty.show", Word(&[
            word("dead-half-pot", "the hand is dead and costs half the pot as it stands"),
            word("none", "no penalty"),
        ]),
        "what showing a card on purpose during a hand costs",
        "one player's card changes everybody else's choice",
        serves = &["penalties"],
        consumer = Some("engine/play/misdeal/shown.rs");
}
