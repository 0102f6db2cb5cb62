//! The settings of the games that are no poker: dice, Golf, In Between, and what their texts leave open.

use crate::house::row::ValueKind::Word;
use crate::house::row::{ABOVE_ZERO, Section, count, rows, word};

rows! {
    Section::Party;

    PARTY_CHIP = "party.chip", ABOVE_ZERO,
        "what one chip is worth where a game counts in chips",
        "antes and payments of these games are told in chips",
        serves = &[], fallback = Some("the smallest amount of the house"),
        consumer = Some("engine/calling/agreed.rs");

    GOLF_HOLES = "golf.holes", count(1, 18),
        "how many deals a game of Golf has",
        "the lowest total over all of them wins",
        serves = &[], fallback = Some("9"), consumer = Some("engine/calling/agreed.rs");

    GOLF_FOURS = "golf.fours", Word(&[
            word("zero", "two pairs: nothing"),
            word("minus", "minus twice the value of one of them"),
        ]),
        "what four of a kind score in Golf",
        "pairs are free and three of a kind pay back; four are both",
        serves = &[], fallback = Some("zero"), consumer = Some("engine/calling/agreed.rs");

    LOW_MAN_SIXES = "low_man.sixes", Word(&[
            word("set-aside", "five sixes in one throw or set aside one by one"),
            word("one-throw", "five sixes in one throw only"),
        ]),
        "which five sixes win Low Man Down at once",
        "the text does not say whether they may be collected",
        serves = &[], fallback = Some("set-aside"), consumer = Some("engine/calling/agreed.rs");

    SIX_FIVE_FOUR_NOBODY = "six_five_four.nobody", Word(&[
            word("replay", "everybody antes again and plays again for the whole pot"),
            word("carry", "the pot stays in the middle"),
        ]),
        "what happens in 6-5-4 if nobody qualifies",
        "a pot needs somebody to take it",
        serves = &[], fallback = Some("replay"), consumer = Some("engine/calling/agreed.rs");

    SIX_FIVE_FOUR_STOP = "six_five_four.stop", Word(&[
            word("allowed", "a player who qualified may stand on two dice"),
            word("no", "all three throws are used"),
        ]),
        "whether a player who qualified may stop early",
        "two good dice are better than one more throw",
        serves = &[], fallback = Some("allowed"), consumer = Some("engine/calling/agreed.rs");

    IN_BETWEEN_ACE = "in_between.ace", Word(&[
            word("second-high", "an ace dealt second is high"),
            word("call", "a lone second ace may be called high or low"),
        ]),
        "what an ace as second card counts",
        "the widest spread is from a low ace to a high one",
        serves = &[], fallback = Some("second-high"), consumer = Some("engine/calling/agreed.rs");

    IN_BETWEEN_RUNNER = "in_between.runner", Word(&[
            word("neighbours", "both neighbours of the player"),
            word("player", "the player"),
        ]),
        "who pays when the two end cards follow each other",
        "the text charges the neighbours, except in a split",
        serves = &[], fallback = Some("neighbours"), consumer = Some("engine/calling/agreed.rs");

    IN_BETWEEN_ROUNDS = "in_between.rounds", count(1, 20),
        "after how many rounds the joker comes into the deck",
        "a pot that nobody empties has to end",
        serves = &[], fallback = Some("3"), consumer = Some("engine/calling/agreed.rs");

    IN_BETWEEN_NEXT = "in_between.next", Word(&[
            word("regular", "the player who was dealt to last before the joker came in"),
            word("ordinary", "the player who had the last turn without the joker"),
        ]),
        "who begins the next game of In Between",
        "turns go on after the joker came in, and the text counts regular ones",
        serves = &[], fallback = Some("regular"), consumer = Some("engine/calling/agreed.rs");

    LCR_UNITS = "lcr.units", count(1, 20),
        "how many stacks each puts in front of him at Left, Center, Right",
        "a player is out of stacks, not out of the game",
        serves = &[], fallback = Some("3"), consumer = Some("engine/calling/agreed.rs");

    LCR_UNIT = "lcr.unit", ABOVE_ZERO,
        "what one stack is worth at Left, Center, Right",
        "a stack moves for each L, R and C",
        serves = &[], fallback = Some("four chips"), consumer = Some("engine/calling/agreed.rs");

    LCR_DOT = "lcr.dot", Word(&[
            word("any", "one dot among his dice is enough"),
            word("all", "every die must show a dot"),
        ]),
        "what the last player with stacks must throw to win",
        "he throws up to three dice, and the text speaks of one dot",
        serves = &[], fallback = Some("any"), consumer = Some("engine/calling/agreed.rs");

    LCR_GAMES = "lcr.games", count(1, 10),
        "in which game the last player with stacks wins without a dot",
        "somebody has to win in the end",
        serves = &[], fallback = Some("3"), consumer = Some("engine/calling/agreed.rs");

    PIE_FACE_NOBODY = "pie_face.nobody", Word(&[
            word("carry", "what passes have paid stays in the middle"),
            word("again", "the toy goes round once more"),
        ]),
        "what happens at Pie Face if everybody had a turn and it never went off",
        "passes leave money in the pot",
        serves = &[], fallback = Some("carry"), consumer = Some("engine/calling/agreed.rs");

    ZILCH_TARGET = "zilch.target", count(500, 100_000),
        "the total with which a player may call a game of Zilch",
        "a game of points needs an end",
        serves = &[], fallback = Some("3000"), consumer = Some("engine/calling/agreed.rs");

    ZILCH_BOARD = "zilch.board", count(0, 10_000),
        "the least a player's first scoring turn must bring",
        "getting on the board is a hurdle",
        serves = &[], fallback = Some("500"), consumer = Some("engine/calling/agreed.rs");

    ZILCH_THREE_ONES = "zilch.three_ones", Word(&[
            word("singles", "300, as three single 1s"),
            word("triple", "100, a hundred times the number"),
            word("thousand", "1,000, as many tables count them"),
        ]),
        "what three 1s are worth in one throw of Zilch",
        "single 1s and the formula for threes of a kind say different things",
        serves = &[], fallback = Some("singles"), consumer = Some("engine/calling/agreed.rs");

    ZILCH_TIE = "zilch.tie", Word(&[
            word("share", "they share the pot"),
            word("replay", "everybody antes again and all start from zero"),
        ]),
        "what happens if the highest totals at Zilch are level",
        "the text does not say",
        serves = &[], fallback = Some("share"), consumer = Some("engine/calling/agreed.rs");
}
