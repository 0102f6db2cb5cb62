//! The settings of antes, blinds and straddles.

use crate::house::row::ValueKind::{Flag, Word, Words};
use crate::house::row::{ABOVE_ZERO, Section, ZERO_UP, rows, word};

rows! {
    Section::Blinds;

    ANTE = "ante", ZERO_UP,
        "ante for each player dealt in; 0 is no ante",
        "a pot with something in it is worth betting for",
        consumer = Some("engine/play/posting/antes.rs");

    ANTE_WHEN = "ante.when", Word(&[
            word("always", "in every card game"),
            word("by-game", "if the game has an ante"),
        ]),
        "in which games the ante is paid",
        "some games start with an empty pot",
        serves = &["ante"], fallback = Some("always"),
        consumer = Some("engine/play/posting/antes.rs");

    ANTE_PARTY = "ante.party", ABOVE_ZERO,
        "ante of dice and party games",
        "without betting rounds the ante is the whole pot",
        serves = &["ante"], consumer = Some("engine/calling/agreed.rs");

    ANTE_PAYER = "ante.payer", Word(&[
            word("each", "every player for himself"),
            word("dealer-for-all", "the dealer for the whole table"),
            word("last-winners", "the winners of the previous pot, except for the first ante and re-antes"),
        ]),
        "who pays the ante",
        "one payer is quicker than six",
        fallback = Some("each"),
        consumer = Some("engine/play/posting/antes.rs");

    ANTE_REANTE = "ante.reante", Word(&[
            word("each", "every player for himself"),
            word("dealer-for-all", "the dealer for the whole table"),
        ]),
        "who pays when the pot has to be fed again",
        "a pot nobody won is played for again",
        fallback = Some("as the ante, or each where winners pay it"),
        consumer = Some("engine/play/posting/antes.rs");

    ANTE_REANTE_GUTS = "ante.reante_guts", ABOVE_ZERO,
        "re-ante when everybody dropped",
        "dropping must not be free for ever",
        serves = &["ante.reante"],
        consumer = Some("engine/play/posting/antes.rs");

    ANTE_REANTE_PARTY = "ante.reante_party", ABOVE_ZERO,
        "re-ante after a tie in dice and party games",
        "a tie is played again for more",
        serves = &["ante.reante"], consumer = Some("engine/calling/agreed.rs");

    BLINDS = "blinds", Word(&[
            word("per-game", "set for each game before it starts"),
            word("raised-by-agreement", "fixed at the start and raised when the players agree"),
            word("none", "no blinds"),
        ]),
        "how the blinds are set",
        "they are the measure of every bet in the game",
        fallback = Some("per-game"),
        consumer = Some("engine/play/stakes.rs");

    BLINDS_SMALL = "blinds.small", ABOVE_ZERO,
        "small blind at the start",
        "the first figures must be known before the first deal",
        serves = &["blinds"],
        consumer = Some("engine/play/stakes.rs");

    BLINDS_BIG = "blinds.big", ABOVE_ZERO,
        "big blind at the start",
        "the first figures must be known before the first deal",
        serves = &["blinds"],
        consumer = Some("engine/play/stakes.rs");

    BLINDS_SEATS = "blinds.seats", Word(&[
            word("left-of-dealer", "the first seat left of the dealer posts small, the next one big"),
        ]),
        "who posts the blinds",
        "everybody pays them in turn",
        serves = &["blinds"], fallback = Some("left-of-dealer"),
        consumer = Some("cli/verbs/deal/order.rs");

    BLINDS_SMALL_CALLS = "blinds.small_calls", Word(&[
            word("rest", "the small blind calls by adding what it lacks to the bet"),
        ]),
        "what it costs the small blind to call",
        "half of it lies there already",
        serves = &["blinds"], fallback = Some("rest"),
        consumer = Some("cli/verbs/deal/order.rs");

    BLINDS_HEADS_UP = "blinds.heads_up", Word(&[
            word("button-small", "the button posts the small blind"),
            word("button-big", "the player off the button posts the small blind"),
        ]),
        "who posts which blind between two players",
        "counting seats to the left gives the button the big blind, which few want",
        serves = &[], fallback = Some("button-small"),
        consumer = Some("engine/play/posting/spots.rs");

    BUTTON_RULE = "button.rule", Word(&[
            word("dead", "blinds never skip; the button may stand before an empty seat"),
            word("moving", "the button always moves to a player; somebody may miss a blind"),
        ]),
        "what the button does when a seat empties",
        "nobody should get out of a blind because another left",
        fallback = Some("moving"),
        consumer = Some("engine/play/posting/spots.rs");

    BLINDS_NEWCOMER = "blinds.newcomer", Word(&[
            word("nothing", "is dealt in without posting"),
            word("posts-big", "posts a big blind or waits for it"),
        ]),
        "what a newcomer posts",
        "good position should be paid for",
        fallback = Some("nothing"),
        consumer = Some("engine/play/posting/entering.rs");

    BLINDS_MISSED = "blinds.missed", Word(&[
            word("one-of-each-or-wait", "posts one of each missed, or waits for the big blind"),
            word("collected", "blinds are taken while the player is away"),
            word("forgiven", "nothing is owed"),
        ]),
        "what becomes of blinds a player missed",
        "a break should not be a way around the blinds",
        fallback = Some("forgiven"),
        consumer = Some("engine/play/posting/spots.rs");

    BLINDS_MISSED_SMALL_DEAD = "blinds.missed_small_dead", Flag,
        "whether a missed small blind is dead money that counts for no bet",
        "it then sweetens the pot without lowering the call",
        serves = &["blinds.missed"], fallback = Some("yes"),
        consumer = Some("engine/play/posting/blinds.rs");

    BLINDS_BUY_BUTTON = "blinds.buy_button", Flag,
        "whether a newcomer between button and small blind may pay both blinds to enter",
        "otherwise the player would wait a whole round",
        fallback = Some("no"),
        consumer = Some("engine/play/posting/entering.rs");

    STRADDLE = "straddle", Word(&[
            word("live-doubling", "from the left of the big blind to the button, each twice the one before"),
            word("none", "no straddles"),
        ]),
        "which straddles are allowed",
        "a straddle buys the last word before the flop",
        fallback = Some("none"),
        consumer = Some("engine/play/posting/straddles.rs");

    STRADDLE_FORBIDDEN = "straddle.forbidden", Words(&[
            word("sleeper", "a straddle that counts only if all fold to it"),
            word("mississippi", "a straddle from the button before the others"),
        ]),
        "straddles refused by name",
        "some straddles rob others of their position",
        serves = &["straddle"],
        consumer = Some("engine/play/posting/straddles.rs");

    BLINDS_SHORT = "blinds.short", Word(&[
            word("all-in", "the player is all-in and can win the main pot only"),
        ]),
        "what a player does who cannot cover a blind",
        "a blind is due whatever is left",
        fallback = Some("all-in"),
        consumer = Some("engine/play/posting/poster.rs");
}
