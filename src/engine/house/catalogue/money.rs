//! The settings for money, chips, the bank, credit and penalties.

use crate::house::row::ValueKind::{Chips, Flag, Text, Word, Words};
use crate::house::row::{ABOVE_ZERO, Section, count, rows, word};

rows! {
    Section::Money;

    RULES_BASE = "rules.base", Text,
        "other rules that fill the gaps in the house rules",
        "if the house rules don't say, players know where to look",
        serves = &[],
        consumer = Some("engine/play/procedure/verdict.rs");

    MONEY_UNIT = "money.unit", ABOVE_ZERO,
        "smallest amount that can be bet, paid or split",
        "money that doesn't split into whole units is odd money",
        fallback = Some("the smallest chip in the case, or else the smallest coin"),
        consumer = Some("engine/house/profile.rs");

    MONEY_KIND = "money.kind", Word(&[
            word("cash", "chips are worth money"),
            word("points", "chips are points, not money"),
            word("tournament", "chips aren't money; buy-ins and prizes are separate"),
        ]),
        "what a chip is worth",
        "tournament chips should never be mixed up with money",
        serves = &["money.unit"], fallback = Some("cash"),
        consumer = Some("ledger/night/tonight.rs");

    CHIPS = "chips", Chips,
        "the chips in the case: color, value, in reserve or not, and how many there are",
        "the values are needed to sell chips, count by color and make change",
        consumer = Some("engine/house/questions.rs");

    CHIPS_RESERVE_POLICY = "chips.reserve_policy", Word(&[
            word("last-resort", "reserve chips come out when the small ones run out or the banker wants to use them"),
            word("free", "any chip can be handed out"),
        ]),
        "when reserve chips are handed out",
        "with too many big chips early on, nobody can make change",
        fallback = Some("last-resort"),
        consumer = Some("ledger/bank/begin.rs");

    CHIPS_VISIBILITY = "chips.visibility", Word(&[
            word("front", "big chips stay in front where everybody can see them"),
            word("on-request", "big chips stay in view, and players say how much they have if asked"),
        ]),
        "whether big chips have to be out front",
        "players judge a bet by the stack behind it",
        serves = &["chips.reserve_policy"],
        consumer = Some("engine/play/procedure/table.rs");

    BUYIN_INITIAL = "buyin.initial", ABOVE_ZERO,
        "exact amount of the first buy-in",
        "everybody starts with the same stack",
        consumer = Some("ledger/night/buy_in.rs");

    BUYIN_MIN = "buyin.min", ABOVE_ZERO,
        "minimum buy-in for a player with no chips",
        "a stack that's too short spoils the game",
        serves = &["buyin.initial"],
        consumer = Some("ledger/night/buy_in.rs");

    BUYIN_MIN_BB = "buyin.min_bb", count(1, 100_000),
        "minimum buy-in, in big blinds",
        "a stack that's too short spoils the game",
        serves = &["buyin.initial"],
        consumer = Some("ledger/night/buy_in.rs");

    BUYIN_EQUAL = "buyin.equal", Flag,
        "whether all players pay the same amount, set before the start",
        "a tournament is only fair with equal stacks",
        serves = &["buyin.initial", "buyin.max"],
        consumer = Some("ledger/night/buying_again.rs");

    BUYIN_MAX = "buyin.max", ABOVE_ZERO,
        "most a player can buy from the bank in one night",
        "it limits what a player can lose",
        consumer = Some("ledger/night/buy_in.rs");

    BUYIN_MAX_BB = "buyin.max_bb", count(1, 100_000),
        "largest stack a player can buy up to, in big blinds",
        "a new player shouldn't be able to buy the table",
        serves = &["buyin.max"],
        consumer = Some("ledger/night/buy_in.rs");

    BUYIN_MAX_STACK = "buyin.max_stack", Flag,
        "whether a player can also buy up to the biggest stack",
        "a player up against a big stack may want to cover it",
        serves = &["buyin.max"],
        consumer = Some("ledger/night/buy_in.rs");

    BUYIN_MULTIPLE = "buyin.multiple", ABOVE_ZERO,
        "the bank sells chips in multiples of this",
        "the bank shouldn't have to count small change",
        serves = &["buyin.initial", "buyin.multiple"],
        consumer = Some("ledger/night/buy_in.rs");

    BUYIN_ANNOUNCED = "buyin.announced", Word(&[
            word("outset", "limits are set before play, and the table has to agree on a change"),
            word("management", "management sets them"),
        ]),
        "who sets the buy-in limits, and when",
        "limits that change during play help somebody",
        consumer = Some("ledger/night/opening.rs");

    BUYIN_PAID = "buyin.paid", Words(&[
            word("cash", "cash on the table"),
            word("transfer", "an app payment"),
            word("note", "a bank note (an IOU the bank numbers)"),
            word("book", "a debt in THE BOOK"),
        ]),
        "how players can pay the bank",
        "the bank has to take in enough to pay everybody",
        serves = &["credit"],
        fallback = Some("cash and app payments, and notes or THE BOOK if the house gives credit"),
        consumer = Some("ledger/night/buy_in.rs");

    REBUY = "rebuy", Word(&[
            word("players-only", "buy from another player, anytime"),
            word("allowed", "allowed between hands, never forced"),
            word("pause-hand", "allowed, even if the hand has to stop for it"),
            word("players-first", "allowed; ask the other players before the bank"),
            word("first-out-once", "only the first player out, once, at a price set beforehand"),
            word("never", "no rebuys"),
        ]),
        "how a player gets more chips",
        "a player who's out of chips has to know if there's more",
        fallback = Some("allowed"),
        consumer = Some("ledger/night/buying_again.rs");

    REBUY_STACK_PART = "rebuy.stack_part", count(1, 100),
        "a rebuy gets a starting stack divided by this number",
        "a player who rebuys shouldn't be ahead of players who stayed in",
        serves = &["rebuy"],
        consumer = Some("ledger/night/tournament/making.rs");

    CHIPS_SELLERS = "chips.sellers", Word(&[
            word("bank", "the bank sells chips"),
            word("bank-once", "the bank sells only the first buy-in; later chips come from players"),
            word("players-first", "ask the players first, then the bank"),
            word("dealer", "only the dealer sells chips"),
        ]),
        "who sells chips",
        "the chips in play have to match what the bank took in",
        fallback = Some("bank"),
        consumer = Some("ledger/night/buy_in.rs");

    CHIPS_P2P = "chips.p2p", Flag,
        "whether players can sell chips to each other",
        "these sales don't go through the bank",
        fallback = Some("yes"),
        consumer = Some("ledger/night/buy_in.rs");

    CHIPS_P2P_PAY = "chips.p2p_pay", Words(&[
            word("cash", "money on the spot"),
            word("note", "a note from the buyer"),
            word("book", "a line in THE BOOK"),
        ]),
        "how players can pay for chips from another player",
        "if nobody writes a sale down, nobody remembers the debt",
        serves = &["chips.p2p"], fallback = Some("cash, and whatever credit the house gives"),
        consumer = Some("ledger/night/buy_in.rs");

    CREDIT = "credit", Word(&[
            word("none", "players pay for chips right away"),
            word("notes", "bank notes are good, THE BOOK isn't used"),
            word("book", "THE BOOK is used, notes aren't"),
            word("notes+book", "bank notes are good, and debts can go in THE BOOK"),
        ]),
        "what credit a player can have",
        "a player who sells on credit can lose the money",
        fallback = Some("none"),
        consumer = Some("ledger/night/buy_in.rs");

    CREDIT_WHO = "credit.who", Word(&[
            word("regulars", "only regulars can owe in THE BOOK"),
            word("anybody", "anybody can owe"),
        ]),
        "who can owe",
        "a debt is only good if the player comes back",
        fallback = Some("regulars"),
        consumer = Some("ledger/book/debts.rs");

    CREDIT_SPONSOR = "credit.sponsor", Flag,
        "whether a guest's debts fall on the regular who invited the guest",
        "a guest may not come back, but the regular will",
        serves = &["credit.who"], fallback = Some("yes"),
        consumer = Some("ledger/night/buy_in.rs");

    CREDIT_NOTE_ID = "credit.note_id", Text,
        "letters a note's ID starts with, before the player's initial",
        "players should see right away whose note it is",
        fallback = Some("BO"),
        consumer = Some("ledger/book/notes.rs");

    CREDIT_NOTE_RESERVED = "credit.note_reserved", Text,
        "note ID that only the owner of the house can use",
        "nobody should mix up the owner's notes with somebody else's",
        serves = &["credit.note_id"],
        consumer = Some("ledger/book/notes.rs");

    CREDIT_NOTE_EXPIRY = "credit.note_expiry", Word(&[
            word("session-end", "a note that isn't in THE BOOK by the end of the night is void"),
            word("never", "a note stays good until it's paid"),
        ]),
        "how long a note is good",
        "loose notes in drawers start arguments",
        fallback = Some("session-end"),
        consumer = Some("ledger/night/closing.rs");

    BOOK_CONSOLIDATE = "book.consolidate", Word(&[
            word("session-end", "debts are netted at the end of every night"),
            word("on-request", "debts are netted when somebody asks"),
        ]),
        "when debts are netted",
        "fewer debts are paid sooner",
        fallback = Some("on-request"),
        consumer = Some("ledger/bank/closing.rs");

    BOOK_SURROGATE = "book.surrogate", Flag,
        "whether a banker without THE BOOK keeps a stand-in that goes into it later",
        "a night away from THE BOOK shouldn't get lost",
        fallback = Some("yes"),
        consumer = Some("ledger/bank/surrogate/beginning.rs");

    CASH_BEHIND = "cash.behind", Word(&[
            word("no", "only chips play"),
            word("declared", "cash on the table plays if the player says so before looking at the cards"),
        ]),
        "whether cash on the table plays",
        "the others have to know how much a player can lose in this hand",
        fallback = Some("no"),
        consumer = Some("ledger/night/buy_in.rs");

    RATHOLING = "ratholing", Word(&[
            word("forbidden", "chips stay on the table until the player cashes out"),
            word("no-leaving", "nobody leaves early with winnings"),
            word("allowed", "players can take chips off the table between hands"),
        ]),
        "whether players can take chips off the table during the night",
        "nobody can win back chips that are in a pocket",
        fallback = Some("allowed"),
        consumer = Some("ledger/night/cash_out.rs");

    RAKE = "rake", Word(&[
            word("none", "the house takes nothing from pots or buy-ins"),
            word("fund", "a fixed amount goes in the kitty, not in a pot"),
        ]),
        "what the house takes",
        "every cent taken out has to be accounted for",
        fallback = Some("none"),
        consumer = Some("ledger/night/hand_result.rs");

    FUND_NAME = "fund.name", Text,
        "name of the kitty",
        "players should know what they're paying for",
        serves = &["rake"], consumer = Some("ledger/night/fund.rs");

    FUND_JOIN = "fund.join", ABOVE_ZERO,
        "what a player pays into the kitty to join a table",
        "everybody who plays pays into the kitty",
        serves = &["rake"], consumer = Some("ledger/night/fund.rs");

    FUND_DEAL = "fund.deal", ABOVE_ZERO,
        "what a player pays into the kitty for each deal",
        "the longer the night, the bigger the kitty",
        serves = &["rake"], consumer = Some("ledger/night/fund.rs");

    PENALTY_JUMP = "penalty.jump", ABOVE_ZERO,
        "fine for acting out of turn, paid into the pot",
        "acting early tells the others something they shouldn't know yet",
        serves = &["penalties", "wager.out_of_turn"],
        consumer = Some("ledger/night/fine.rs");

    PENALTY_WARNINGS = "penalty.warnings", count(0, 100),
        "warnings the table gets in a night before fines start",
        "the first slip of the night is free",
        serves = &["penalties", "wager.out_of_turn"], fallback = Some("0"),
        consumer = Some("ledger/night/fine.rs");

    PENALTY_FOLDING_EXEMPT = "penalty.folding_exempt", Flag,
        "whether folding out of turn is free",
        "a fold gives away less than a bet",
        serves = &["penalties", "wager.out_of_turn"], fallback = Some("no"),
        consumer = Some("ledger/night/fine.rs");

    PENALTY_DICE_OFF = "penalty.dice_off", ABOVE_ZERO,
        "what a player pays into the pot for a die off the table",
        "a roll nobody can see can't count",
        serves = &["penalties"], consumer = Some("engine/calling/agreed.rs");

    PENALTY_NO_QUALIFIER = "penalty.no_qualifier", ABOVE_ZERO,
        "what a player pays into the pot for not qualifying at dice",
        "a turn that fails should add to the pot",
        serves = &["penalties"], consumer = Some("engine/calling/agreed.rs");

    PENALTY_RUNNER = "penalty.runner", ABOVE_ZERO,
        "what players pay into the pot when the two end cards are in sequence",
        "no card can come in between",
        serves = &["penalties"], consumer = Some("engine/calling/agreed.rs");

    PENALTY_SHOW = "penalty.show", Word(&[
            word("dead-half-pot", "the hand is dead and the player pays half the pot"),
            word("none", "no penalty"),
        ]),
        "penalty for showing a card on purpose during a hand",
        "one exposed card changes what everybody else does",
        serves = &["penalties"],
        consumer = Some("engine/play/misdeal/shown.rs");
}
