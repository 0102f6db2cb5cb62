//! The settings of the showdown: who shows, what a claim is worth, how pots are divided.

use crate::house::row::ValueKind::{Flag, Word};
use crate::house::row::{ABOVE_ZERO, Section, rows, word};

rows! {
    Section::Showdown;

    SHOW_CARDS_SPEAK = "show.cards_speak", Word(&[
            word("always", "a hand shown is what it is, whatever its owner says"),
            word("until-miscall", "the cards decide, unless a wrong claim made another fold"),
            word("until-award", "the cards decide until the pot has been handed over"),
        ]),
        "whether cards count for what they are",
        "players misread their own hands",
        fallback = Some("always"),
        consumer = Some("engine/hand/of_house.rs");

    SHOW_DECLARED = "show.declared", Word(&[
            word("no", "a claim neither makes nor breaks a hand"),
            word("optional", "some games may count a hand as its owner calls it"),
        ]),
        "whether a hand may count as its owner calls it",
        "it rewards players who read their cards",
        fallback = Some("no"),
        consumer = Some("engine/hand/of_house.rs");

    SHOW_LEVEL = "show.level", Flag,
        "whether everybody left, those all in apart, must have put in the same before cards are compared",
        "a pot that is not right cannot be divided rightly",
        serves = &["show.required"],
        fallback = Some("yes"),
        consumer = Some("engine/hand/of_house.rs");

    SHOW_ORDER = "show.order", Word(&[
            word("last-aggressor", "the last to bet or raise, else the first player left of the dealer"),
            word("bettor", "the player whose bet was called, else the first to act, then clockwise"),
        ]),
        "who shows first",
        "the last player to show may not have to",
        fallback = Some("last-aggressor"),
        consumer = Some("engine/hand/of_house.rs");

    SHOW_ALONE = "show.alone", Word(&[
            word("unseen", "the last player left takes the pot without showing"),
        ]),
        "what the last player left has to show",
        "a bluff nobody called stays a secret",
        serves = &[], consumer = Some("engine/hand/of_house.rs");

    SHOW_BEST = "show.best", Word(&[
            word("takes-pot", "the best hand takes the whole pot"),
        ]),
        "what the best hand wins, game by game",
        "the reasons of a settlement name the rule of the game",
        serves = &[], consumer = Some("engine/hand/of_house.rs");

    SHOW_WILDS = "show.wilds", Word(&[
            word("all-cards", "all cards, because the lowest one makes the wild cards"),
        ]),
        "what must be shown where a player's own cards decide what is wild",
        "nobody can check a wild card that is not shown",
        serves = &["show.required"], consumer = Some("engine/play/of_house/limits.rs");

    SHOW_REQUIRED = "show.required", Word(&[
            word("no", "showing is optional; a hand not shown concedes"),
            word("yes", "players show"),
            word("both-hole-cards", "both hole cards, together"),
            word("all-cards", "all cards at once"),
            word("may-fold", "a beaten player may fold unseen"),
        ]),
        "what must be shown to win",
        "an unseen hand cannot be compared",
        fallback = Some("no"),
        consumer = Some("engine/hand/of_house.rs");

    SHOW_RIGHT = "show.right", Word(&[
            word("show-one-show-all", "what one player saw, all may see after the hand"),
            word("dealt-in-may-ask", "anybody dealt in may ask to see a hand of the showdown"),
            word("uncalled-unseen", "a hand that was not called stays unseen"),
        ]),
        "who may see a hand",
        "the right to see keeps partners honest",
        consumer = Some("engine/hand/of_house.rs");

    MUCK_DEAD = "muck.dead", Word(&[
            word("dead", "cards in the muck are dead"),
            word("retrievable-at-once", "dead, unless taken back at once and beyond doubt"),
        ]),
        "whether cards in the muck are dead",
        "cards out of sight could be any cards",
        fallback = Some("dead"),
        consumer = Some("engine/play/procedure/table.rs");

    MISCALL = "miscall", Word(&[
            word("harmless", "a wrong claim costs nothing"),
            word("disqualified-if-muck", "it costs the pot if another threw his hand away for it"),
            word("corrected", "put right until the pot is handed over"),
        ]),
        "what a wrong claim costs",
        "a claim can make others throw winning cards away",
        fallback = Some("harmless"),
        consumer = Some("engine/hand/of_house.rs");

    COLLUSION = "collusion", Word(&[
            word("discuss", "no talk about a live hand; the table settles it"),
            word("expulsion", "help from or to others means expulsion"),
            word("own-hand", "each plays his own hand without help"),
        ]),
        "what helping another player means",
        "two who play as one cheat the rest",
        consumer = Some("engine/play/procedure/table.rs");

    TIE = "tie", Word(&[
            word("split", "equal hands share"),
            word("shared-cards", "players who all play the shared cards share; other equal hands by the standard rule"),
            word("by-game", "the same as `split`: dice, Golf and drop games have rules of their own anyway"),
            word("goal-post", "nobody gets anything; the money stays for the next game"),
        ]),
        "what a tie means",
        "somebody has to get the money",
        fallback = Some("split"),
        consumer = Some("engine/hand/of_house.rs");

    ODD_TIE = "odd.tie", Word(&[
            word("carry", "what cannot be divided goes to the next pot"),
            word("clockwise-each", "one each, clockwise from the button"),
            word("nearest-left", "all to the winner nearest the dealer's left"),
        ]),
        "odd money when tied winners share",
        "a nickel cannot be cut",
        fallback = Some("nearest-left"),
        consumer = Some("engine/hand/of_house.rs");

    ODD_HALF = "odd.half", Word(&[
            word("high", "to the high half"),
            word("as-ties", "as between tied winners"),
        ]),
        "odd money when a pot is halved",
        "a nickel cannot be cut",
        fallback = Some("high"),
        consumer = Some("engine/hand/of_house.rs");

    SHOW_NOTATION = "show.notation", Word(&[
            word("parentheses", "hole cards stand in parentheses, open cards do not"),
        ]),
        "how the cards of a stud hand are written",
        "a record must say which cards only their owner saw",
        fallback = Some("parentheses"),
        consumer = Some("render/hand_shown.rs");

    SPLIT_AGREED = "split.agreed", Word(&[
            word("all-agree", "any division if all the players still in agree"),
            word("odd-cases", "unanimous consent settles what the rules leave open, and divides no pot"),
            word("no", "no deals"),
        ]),
        "whether players may divide a pot as they agree",
        "one player against it must be able to play on",
        fallback = Some("all-agree"),
        consumer = Some("engine/hand/of_house.rs");

    GOALPOST = "goalpost", Word(&[
            word("announced", "if announced; it then overrides every other rule"),
            word("guts", "in drop games only: a tie makes everybody in pay"),
            word("never", "ties are never goal-posted"),
        ]),
        "when tied winners get nothing",
        "a pot that stays makes the next hand larger",
        fallback = Some("where the dealer calls it with the game"),
        consumer = Some("engine/hand/of_house.rs");

    BOUNTY_SEVEN_DEUCE = "bounty.seven_deuce", ABOVE_ZERO,
        "what each other player pays who wins a pot of hold'em with seven-deuce",
        "the worst hand is played for fun",
        serves = &[], consumer = Some("engine/hand/of_house.rs");

    CARRY = "carry", Flag,
        "whether money nobody won stays for the next pot",
        "money on the table must belong to something",
        fallback = Some("yes"),
        consumer = Some("engine/hand/of_house.rs");
}
