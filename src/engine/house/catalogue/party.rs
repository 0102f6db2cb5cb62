//! The settings for games that aren't poker: dice, Golf, In Between, and what their rules leave open.

use crate::house::row::ValueKind::Word;
use crate::house::row::{ABOVE_ZERO, Section, count, rows, word};

rows! {
    Section::Party;

    PARTY_CHIP = "party.chip", ABOVE_ZERO,
        "what one chip is worth in games that count in chips",
        "antes and payments in these games are counted in chips",
        serves = &[], fallback = Some("the house's smallest amount"),
        consumer = Some("engine/calling/agreed.rs");

    GOLF_HOLES = "golf.holes", count(1, 18),
        "how many holes a game of Golf has",
        "the lowest total over all the holes wins",
        serves = &[], fallback = Some("9"), consumer = Some("engine/calling/agreed.rs");

    GOLF_FOURS = "golf.fours", Word(&[
            word("zero", "it's two pairs, so zero"),
            word("minus", "minus twice the value of one of them"),
        ]),
        "what four of a kind scores in Golf",
        "a pair is free and three of a kind pays back, and four of a kind is both",
        serves = &[], fallback = Some("zero"), consumer = Some("engine/calling/agreed.rs");

    LOW_MAN_SIXES = "low_man.sixes", Word(&[
            word("set-aside", "five sixes in one roll or set aside one by one"),
            word("one-throw", "five sixes in one roll only"),
        ]),
        "when five sixes win Low Man Down right away",
        "the rules don't say if you can collect them",
        serves = &[], fallback = Some("set-aside"), consumer = Some("engine/calling/agreed.rs");

    SIX_FIVE_FOUR_NOBODY = "six_five_four.nobody", Word(&[
            word("replay", "everybody antes again and plays for the whole pot"),
            word("carry", "the pot stays in the middle"),
        ]),
        "what happens in 6-5-4 if nobody qualifies",
        "somebody has to win the pot",
        serves = &[], fallback = Some("replay"), consumer = Some("engine/calling/agreed.rs");

    SIX_FIVE_FOUR_STOP = "six_five_four.stop", Word(&[
            word("allowed", "a player who qualified can keep the other two dice"),
            word("no", "the player uses all three rolls"),
        ]),
        "whether a player who qualified can stop early",
        "two good dice are better than one more roll",
        serves = &[], fallback = Some("allowed"), consumer = Some("engine/calling/agreed.rs");

    IN_BETWEEN_ACE = "in_between.ace", Word(&[
            word("second-high", "a second ace is high"),
            word("call", "the player can call it high or low if it's the only ace"),
        ]),
        "whether an ace as the second card is high or low",
        "the widest spread is from a low ace to a high ace",
        serves = &[], fallback = Some("second-high"), consumer = Some("engine/calling/agreed.rs");

    IN_BETWEEN_RUNNER = "in_between.runner", Word(&[
            word("neighbours", "the players on both sides"),
            word("player", "the player"),
        ]),
        "who pays when the two end cards are in sequence",
        "by the rules the neighbors pay, except in a split",
        serves = &[], fallback = Some("neighbours"), consumer = Some("engine/calling/agreed.rs");

    IN_BETWEEN_ROUNDS = "in_between.rounds", count(1, 20),
        "after how many rounds the joker goes in the deck",
        "the game has to end even if nobody empties the pot",
        serves = &[], fallback = Some("3"), consumer = Some("engine/calling/agreed.rs");

    IN_BETWEEN_NEXT = "in_between.next", Word(&[
            word("regular", "the last player dealt to before the joker was added"),
            word("ordinary", "the last player who had a turn without the joker"),
        ]),
        "who starts the next game of In Between",
        "play goes on with the joker in, but the rules say regular play",
        serves = &[], fallback = Some("regular"), consumer = Some("engine/calling/agreed.rs");

    LCR_UNITS = "lcr.units", count(1, 20),
        "how many stacks each player starts with in Left, Center, Right",
        "a player with no stacks is still in the game",
        serves = &[], fallback = Some("3"), consumer = Some("engine/calling/agreed.rs");

    LCR_UNIT = "lcr.unit", ABOVE_ZERO,
        "what one stack is worth in Left, Center, Right",
        "one stack moves for each L, R and C",
        serves = &[], fallback = Some("four chips"), consumer = Some("engine/calling/agreed.rs");

    LCR_DOT = "lcr.dot", Word(&[
            word("any", "one dot is enough"),
            word("all", "every die has to show a dot"),
        ]),
        "what the last player with stacks has to roll to win",
        "it can be up to three dice, but the rules say one dot",
        serves = &[], fallback = Some("any"), consumer = Some("engine/calling/agreed.rs");

    LCR_GAMES = "lcr.games", count(1, 10),
        "which game the last player with stacks wins without a dot",
        "somebody has to win in the end",
        serves = &[], fallback = Some("3"), consumer = Some("engine/calling/agreed.rs");

    PIE_FACE_NOBODY = "pie_face.nobody", Word(&[
            word("carry", "what players paid for passing stays in the middle"),
            word("again", "the toy goes around once more"),
        ]),
        "what happens in Pie Face if everybody had a turn and it never went off",
        "players who pass leave money in the pot",
        serves = &[], fallback = Some("carry"), consumer = Some("engine/calling/agreed.rs");

    ZILCH_TARGET = "zilch.target", count(500, 100_000),
        "the total at which a player can call the game in Zilch",
        "a game for points needs an end",
        serves = &[], fallback = Some("3000"), consumer = Some("engine/calling/agreed.rs");

    ZILCH_BOARD = "zilch.board", count(0, 10_000),
        "the smallest score that gets a player on the board",
        "getting on the board should take a good turn",
        serves = &[], fallback = Some("500"), consumer = Some("engine/calling/agreed.rs");

    ZILCH_THREE_ONES = "zilch.three_ones", Word(&[
            word("singles", "300, the same as three single 1s"),
            word("triple", "100, which is a hundred times the number"),
            word("thousand", "1,000, the way a lot of tables play"),
        ]),
        "what three 1s in one roll are worth in Zilch",
        "the rules give two different answers, for single 1s and for three of a kind",
        serves = &[], fallback = Some("singles"), consumer = Some("engine/calling/agreed.rs");

    ZILCH_TIE = "zilch.tie", Word(&[
            word("share", "they share the pot"),
            word("replay", "everybody antes again and starts from zero"),
        ]),
        "what happens if the highest totals tie in Zilch",
        "the rules don't say",
        serves = &[], fallback = Some("share"), consumer = Some("engine/calling/agreed.rs");
}
