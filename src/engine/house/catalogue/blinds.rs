//! The settings for antes, blinds and straddles.

use crate::house::row::ValueKind::{Flag, Word, Words};
use crate::house::row::{ABOVE_ZERO, Section, ZERO_UP, rows, word};

rows! {
    Section::Blinds;

    ANTE = "ante", ZERO_UP,
        "ante for each player dealt in; 0 means no ante",
        "a pot with money in it is worth betting for",
        consumer = Some("engine/play/posting/antes.rs");

    ANTE_WHEN = "ante.when", Word(&[
            word("always", "in every card game"),
            word("by-game", "if the game has an ante"),
        ]),
        "which games have an ante",
        "some games start with an empty pot",
        serves = &["ante"], fallback = Some("always"),
        consumer = Some("engine/play/posting/antes.rs");

    ANTE_PARTY = "ante.party", ABOVE_ZERO,
        "ante in dice and party games",
        "with no betting rounds, the ante is the whole pot",
        serves = &["ante"], consumer = Some("engine/calling/agreed.rs");

    ANTE_PAYER = "ante.payer", Word(&[
            word("each", "every player antes"),
            word("dealer-for-all", "the dealer antes for the whole table"),
            word("last-winners", "the winners of the last pot, except for the first ante and re-antes"),
        ]),
        "who pays the ante",
        "it's faster if one player pays instead of six",
        fallback = Some("each"),
        consumer = Some("engine/play/posting/antes.rs");

    ANTE_REANTE = "ante.reante", Word(&[
            word("each", "every player antes"),
            word("dealer-for-all", "the dealer antes for the whole table"),
        ]),
        "who pays when the table has to ante again",
        "a pot nobody won is played for again",
        fallback = Some("the same as the ante, or everybody if the winners pay it"),
        consumer = Some("engine/play/posting/antes.rs");

    ANTE_REANTE_GUTS = "ante.reante_guts", ABOVE_ZERO,
        "re-ante when everybody drops",
        "dropping shouldn't be free forever",
        serves = &["ante.reante"],
        consumer = Some("engine/play/posting/antes.rs");

    ANTE_REANTE_PARTY = "ante.reante_party", ABOVE_ZERO,
        "re-ante after a tie in dice and party games",
        "after a tie, players play again for more",
        serves = &["ante.reante"], consumer = Some("engine/calling/agreed.rs");

    BLINDS = "blinds", Word(&[
            word("per-game", "set for each game before it starts"),
            word("raised-by-agreement", "fixed at the start and raised when the players agree"),
            word("none", "no blinds"),
        ]),
        "how the blinds are set",
        "every bet in the game depends on them",
        fallback = Some("per-game"),
        consumer = Some("engine/play/stakes.rs");

    BLINDS_SMALL = "blinds.small", ABOVE_ZERO,
        "small blind at the start",
        "players have to know the blinds before the first deal",
        serves = &["blinds"],
        consumer = Some("engine/play/stakes.rs");

    BLINDS_BIG = "blinds.big", ABOVE_ZERO,
        "big blind at the start",
        "players have to know the blinds before the first deal",
        serves = &["blinds"],
        consumer = Some("engine/play/stakes.rs");

    BLINDS_SEATS = "blinds.seats", Word(&[
            word("left-of-dealer", "the first player left of the dealer posts the small blind, the next one the big blind"),
        ]),
        "who posts the blinds",
        "everybody pays them in turn",
        serves = &["blinds"], fallback = Some("left-of-dealer"),
        consumer = Some("cli/verbs/deal/order.rs");

    BLINDS_SMALL_CALLS = "blinds.small_calls", Word(&[
            word("rest", "the small blind calls by adding the rest of the bet"),
        ]),
        "what the small blind pays to call",
        "half of it is already in",
        serves = &["blinds"], fallback = Some("rest"),
        consumer = Some("cli/verbs/deal/order.rs");

    BLINDS_HEADS_UP = "blinds.heads_up", Word(&[
            word("button-small", "the button posts the small blind"),
            word("button-big", "the other player posts the small blind"),
        ]),
        "who posts which blind with two players",
        "counting to the left gives the button the big blind, and few players want that",
        serves = &[], fallback = Some("button-small"),
        consumer = Some("engine/play/posting/spots.rs");

    BUTTON_RULE = "button.rule", Word(&[
            word("dead", "the blinds never skip a player; the button can be at an empty seat"),
            word("moving", "the button always moves to a player; somebody can miss a blind"),
        ]),
        "what the button does when a player leaves",
        "nobody should skip a blind because somebody left",
        fallback = Some("moving"),
        consumer = Some("engine/play/posting/spots.rs");

    BLINDS_NEWCOMER = "blinds.newcomer", Word(&[
            word("nothing", "the player is dealt in without posting"),
            word("posts-big", "the player posts a big blind or waits for it"),
        ]),
        "what a new player posts",
        "players should pay for good position",
        fallback = Some("nothing"),
        consumer = Some("engine/play/posting/entering.rs");

    BLINDS_MISSED = "blinds.missed", Word(&[
            word("one-of-each-or-wait", "the player posts one of each missed blind, or waits for the big blind"),
            word("collected", "the blinds are taken while the player is sitting out"),
            word("forgiven", "the player owes nothing"),
        ]),
        "what a player does about missed blinds",
        "a break shouldn't be a way around the blinds",
        fallback = Some("forgiven"),
        consumer = Some("engine/play/posting/spots.rs");

    BLINDS_MISSED_SMALL_DEAD = "blinds.missed_small_dead", Flag,
        "whether a missed small blind is dead money and doesn't count toward a call",
        "then it's in the pot but doesn't make the call cheaper",
        serves = &["blinds.missed"], fallback = Some("yes"),
        consumer = Some("engine/play/posting/blinds.rs");

    BLINDS_BUY_BUTTON = "blinds.buy_button", Flag,
        "whether a new player can buy the button (post both blinds to come in right after it)",
        "otherwise the player waits a whole round",
        fallback = Some("no"),
        consumer = Some("engine/play/posting/entering.rs");

    STRADDLE = "straddle", Word(&[
            word("live-doubling", "left of the big blind up to the button, each double the one before"),
            word("none", "no straddles"),
        ]),
        "which straddles are allowed",
        "a straddle lets you act last before the flop",
        fallback = Some("none"),
        consumer = Some("engine/play/posting/straddles.rs");

    STRADDLE_FORBIDDEN = "straddle.forbidden", Words(&[
            word("sleeper", "a straddle out of order that counts only if everybody folds to it"),
            word("mississippi", "a straddle from the button, ahead of the others"),
        ]),
        "straddles that aren't allowed",
        "some straddles take away other players' position",
        serves = &["straddle"],
        consumer = Some("engine/play/posting/straddles.rs");

    BLINDS_SHORT = "blinds.short", Word(&[
            word("all-in", "the player is all-in and can win only the main pot"),
        ]),
        "what happens if a player can't cover a blind",
        "a player owes the blind even with few chips left",
        fallback = Some("all-in"),
        consumer = Some("engine/play/posting/poster.rs");
}
