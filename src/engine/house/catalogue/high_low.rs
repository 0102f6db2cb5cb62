//! The settings for high-low games, declaring and dropping.

use crate::house::row::ValueKind::{Flag, Word};
use crate::house::row::{Section, rows, word};

rows! {
    Section::HighLow;

    HILO_MODE = "hilo.mode", Word(&[
            word("declare", "players declare"),
            word("cards", "cards speak"),
            word("by-game", "as the game or the dealer says"),
        ]),
        "whether players declare or cards speak",
        "declaring is one more way to bluff",
        fallback = Some("cards"),
        consumer = Some("engine/hand/of_house.rs");

    HILO_SIGNAL = "hilo.signal", Word(&[
            word("fist", "chips in the fist, opened together: none is low, one is high, two is both"),
        ]),
        "how players declare",
        "nobody should get to wait and see what the others do",
        fallback = Some("fist"),
        consumer = Some("engine/play/of_house/limits.rs");

    HILO_POST_ROUND = "hilo.post_round", Word(&[
            word("always", "one last betting round"),
            word("by-game", "no, unless the game has it"),
            word("never", "no betting after the declare"),
        ]),
        "whether there's betting after the declare",
        "a player alone on one side can bet without risk",
        fallback = Some("never"),
        consumer = Some("engine/play/of_house/prepare.rs");

    HILO_POST_OPEN = "hilo.post_open", Word(&[
            word("lock-or-high", "the player alone on one side, or else one of the players going high"),
            word("as-before", "the same player as in the other rounds of that game"),
        ]),
        "who bets first after the declare",
        "the player who can't lose should bet first",
        fallback = Some("lock-or-high"),
        consumer = Some("engine/play/of_house/openers.rs");

    HILO_TWO_LEFT = "hilo.two_left", Word(&[
            word("split-at-once", "they split the pot, with no betting and no showdown"),
            word("play-on", "betting goes on"),
        ]),
        "what happens with two players left on opposite sides",
        "there's nothing left to play for",
        fallback = Some("split-at-once"),
        consumer = Some("engine/hand/of_house.rs");

    HILO_PIG = "hilo.pig", Flag,
        "whether a player can go for both halves (pigging)",
        "the risk is the whole pot",
        fallback = Some("yes"),
        consumer = Some("engine/hand/of_house.rs");

    HILO_PIG_TIE = "hilo.pig_tie", Word(&[
            word("loses-all", "a tie on either side costs both"),
            word("keeps-won", "the player keeps a half that was won outright"),
        ]),
        "what happens if a pigger ties",
        "a player who's greedy should have to win clearly",
        fallback = Some("loses-all"),
        consumer = Some("engine/hand/of_house.rs");

    HILO_PIG_PIG_TIE = "hilo.pig_pig_tie", Word(&[
            word("both-nothing", "both get nothing; if nobody else is in, the pot carries over to the next game"),
        ]),
        "what happens if two piggers tie",
        "neither one beat the other",
        fallback = Some("both-nothing"),
        consumer = Some("engine/house/clashes.rs");

    HILO_PIG_SPOILS = "hilo.pig_spoils", Flag,
        "whether a pigger who failed still counts against the other piggers",
        "taking failed piggers out one by one would find the wrong winner",
        fallback = Some("yes"),
        consumer = Some("engine/hand/of_house.rs");

    HILO_UNCLAIMED = "hilo.unclaimed", Word(&[
            word("other-side", "the best hand on the other side takes it too"),
        ]),
        "who gets a half nobody went for",
        "half a pot can't just sit there",
        fallback = Some("other-side"),
        consumer = Some("engine/hand/of_house.rs");

    HILO_PIG_TWO_HANDS = "hilo.pig_two_hands", Flag,
        "whether a player can use different cards for high and for low",
        "with more than five cards, both can be good",
        fallback = Some("yes"),
        consumer = Some("engine/house/clashes.rs");

    DROP = "drop", Word(&[
            word("simultaneous", "everybody drops or holds at the same time"),
            word("hesitation-in", "everybody at the same time; a player who hesitates or forgets to drop is in"),
        ]),
        "how players drop in a drop game",
        "it's too easy to drop after you see the others drop",
        fallback = Some("simultaneous"),
        consumer = Some("engine/play/procedure/table.rs");

    DROP_RELIEF = "drop.relief", Word(&[
            word("unanimous", "the others can let a player out, if they all agree"),
            word("none", "a player who's in is in"),
        ]),
        "whether a player who stayed in by accident can get out",
        "one slip can cost a lot",
        serves = &["drop"], fallback = Some("none"),
        consumer = Some("engine/play/procedure/table.rs");

    DROP_FINAL = "drop.final", Flag,
        "whether a player who dropped by accident stays out",
        "once everybody sees you drop, you can't come back",
        serves = &["drop"], fallback = Some("yes"),
        consumer = Some("engine/play/procedure/table.rs");

    DROP_RETURN = "drop.return", Flag,
        "whether players who dropped are dealt in again while the game goes on",
        "otherwise a drop game soon runs out of players",
        serves = &["drop"], fallback = Some("yes"),
        consumer = Some("engine/hand/of_house.rs");
}
