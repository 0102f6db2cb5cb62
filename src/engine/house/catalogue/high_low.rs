//! The settings of high-low games, of declaring and of dropping.

use crate::house::row::ValueKind::{Flag, Word};
use crate::house::row::{Section, rows, word};

rows! {
    Section::HighLow;

    HILO_MODE = "hilo.mode", Word(&[
            word("declare", "players declare"),
            word("cards", "the cards decide"),
            word("by-game", "as the game or the dealer says"),
        ]),
        "whether players declare or the cards decide",
        "a declaration is a second bluff",
        fallback = Some("cards"),
        consumer = Some("engine/hand/of_house.rs");

    HILO_SIGNAL = "hilo.signal", Word(&[
            word("fist", "chips in the fist, opened together: none low, one high, two both"),
        ]),
        "how players declare",
        "nobody may wait to see what another says",
        fallback = Some("fist"),
        consumer = Some("engine/play/of_house/limits.rs");

    HILO_POST_ROUND = "hilo.post_round", Word(&[
            word("always", "one more betting round, the last"),
            word("by-game", "none, unless the game has it"),
            word("never", "none"),
        ]),
        "whether there is betting after the declare",
        "the player alone on one side could bet without risk",
        fallback = Some("never"),
        consumer = Some("engine/play/of_house/prepare.rs");

    HILO_POST_OPEN = "hilo.post_open", Word(&[
            word("lock-or-high", "the player alone on one side, else one of those going high"),
            word("as-before", "the player who opens the other rounds of that game"),
        ]),
        "who opens the betting after the declare",
        "the player who cannot lose should speak first",
        fallback = Some("lock-or-high"),
        consumer = Some("engine/play/of_house/openers.rs");

    HILO_TWO_LEFT = "hilo.two_left", Word(&[
            word("split-at-once", "they divide the pot, without betting or comparing"),
            word("play-on", "betting goes on"),
        ]),
        "what two players left on opposite sides do",
        "there is nothing left to play for",
        fallback = Some("split-at-once"),
        consumer = Some("engine/hand/of_house.rs");

    HILO_PIG = "hilo.pig", Flag,
        "whether a player may go for both halves",
        "the risk is the whole pot",
        fallback = Some("yes"),
        consumer = Some("engine/hand/of_house.rs");

    HILO_PIG_TIE = "hilo.pig_tie", Word(&[
            word("loses-all", "a tie on either side costs both"),
            word("keeps-won", "what was won outright is kept"),
        ]),
        "what a tie means for a player who went both ways",
        "greed should need a clear win",
        fallback = Some("loses-all"),
        consumer = Some("engine/hand/of_house.rs");

    HILO_PIG_PIG_TIE = "hilo.pig_pig_tie", Word(&[
            word("both-nothing", "neither gets anything; alone, they leave the pot for the next game"),
        ]),
        "what a tie of two who went both ways means",
        "neither has beaten the other",
        fallback = Some("both-nothing"),
        consumer = Some("engine/house/clashes.rs");

    HILO_PIG_SPOILS = "hilo.pig_spoils", Flag,
        "whether a hand that failed both ways still counts in judging others who went both ways",
        "taking the failed out one by one would find a wrong winner",
        fallback = Some("yes"),
        consumer = Some("engine/hand/of_house.rs");

    HILO_UNCLAIMED = "hilo.unclaimed", Word(&[
            word("other-side", "the best hand of the other side takes it too"),
        ]),
        "who gets a half that nobody sought",
        "half a pot cannot lie about",
        fallback = Some("other-side"),
        consumer = Some("engine/hand/of_house.rs");

    HILO_PIG_TWO_HANDS = "hilo.pig_two_hands", Flag,
        "whether different cards may make the high and the low",
        "with more than five cards both can be good",
        fallback = Some("yes"),
        consumer = Some("engine/house/clashes.rs");

    DROP = "drop", Word(&[
            word("simultaneous", "all drop or hold on one word"),
            word("hesitation-in", "all on one word; a player who hesitates or forgets to drop is in"),
        ]),
        "how players drop out of a drop game",
        "dropping after seeing others drop is too easy",
        fallback = Some("simultaneous"),
        consumer = Some("engine/play/procedure/table.rs");

    DROP_RELIEF = "drop.relief", Word(&[
            word("unanimous", "the others may let a player out, if all of them agree"),
            word("none", "in is in"),
        ]),
        "whether a player in by accident may be let out",
        "a slip of the fingers can be dear",
        serves = &["drop"], fallback = Some("none"),
        consumer = Some("engine/play/procedure/table.rs");

    DROP_FINAL = "drop.final", Flag,
        "whether a player who dropped by accident stays out",
        "a hand once seen to drop cannot come back",
        serves = &["drop"], fallback = Some("yes"),
        consumer = Some("engine/play/procedure/table.rs");

    DROP_RETURN = "drop.return", Flag,
        "whether who dropped is dealt in again while the game goes on",
        "a drop game would soon run out of players",
        serves = &["drop"], fallback = Some("yes"),
        consumer = Some("engine/hand/of_house.rs");
}
