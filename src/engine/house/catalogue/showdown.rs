//! The settings for the showdown: who shows, what a called hand is worth, how pots are divided.

use crate::house::row::ValueKind::{Flag, Word};
use crate::house::row::{ABOVE_ZERO, Section, rows, word};

rows! {
    Section::Showdown;

    SHOW_CARDS_SPEAK = "show.cards_speak", Word(&[
            word("always", "a shown hand is what it is, whatever the player says"),
            word("until-miscall", "cards speak, unless a miscall made another player fold"),
            word("until-award", "cards speak until the pot is pushed"),
        ]),
        "whether cards speak",
        "players misread their own hands",
        fallback = Some("always"),
        consumer = Some("engine/hand/of_house.rs");

    SHOW_DECLARED = "show.declared", Word(&[
            word("no", "what the player says doesn't change the hand"),
            word("optional", "some games can count a hand as the player calls it"),
        ]),
        "whether a hand can count as the player calls it",
        "it's good for players who read their cards right",
        fallback = Some("no"),
        consumer = Some("engine/hand/of_house.rs");

    SHOW_LEVEL = "show.level", Flag,
        "whether everybody left, except all-ins, has to have put in the same before the showdown",
        "a pot that isn't right can't be split right",
        serves = &["show.required"],
        fallback = Some("yes"),
        consumer = Some("engine/hand/of_house.rs");

    SHOW_ORDER = "show.order", Word(&[
            word("last-aggressor", "the last to bet or raise, or else the first player left of the dealer"),
            word("bettor", "the player whose bet was called, or else the first to act, then clockwise"),
        ]),
        "who shows first",
        "showing in turn, the last player might not have to",
        fallback = Some("last-aggressor"),
        consumer = Some("engine/hand/of_house.rs");

    SHOW_ALONE = "show.alone", Word(&[
            word("unseen", "the last player left takes the pot without showing"),
        ]),
        "whether the last player left has to show",
        "if nobody calls a bluff, it stays a secret",
        serves = &[], consumer = Some("engine/hand/of_house.rs");

    SHOW_BEST = "show.best", Word(&[
            word("takes-pot", "the best hand takes the whole pot"),
        ]),
        "what the best hand wins, game by game",
        "each game has its own rule for it",
        serves = &[], consumer = Some("engine/hand/of_house.rs");

    SHOW_WILDS = "show.wilds", Word(&[
            word("all-cards", "all the cards, because the lowest one decides what's wild"),
        ]),
        "what you have to show when your own cards decide what's wild",
        "nobody can check a wild card they can't see",
        serves = &["show.required"], consumer = Some("engine/play/of_house/limits.rs");

    SHOW_REQUIRED = "show.required", Word(&[
            word("no", "you don't have to show, but then you can't win"),
            word("yes", "players show their hands"),
            word("both-hole-cards", "both hole cards, together"),
            word("all-cards", "all cards at once"),
            word("may-fold", "a beaten player can fold without showing"),
        ]),
        "what you have to show to win",
        "nobody can compare a hand they can't see",
        fallback = Some("no"),
        consumer = Some("engine/hand/of_house.rs");

    SHOW_RIGHT = "show.right", Word(&[
            word("show-one-show-all", "if one player saw a hand, everybody can see it after the hand"),
            word("dealt-in-may-ask", "anybody dealt in can ask to see a hand that was in the showdown"),
            word("uncalled-unseen", "a hand nobody called stays hidden"),
        ]),
        "who can see a hand",
        "it keeps players from working together",
        consumer = Some("engine/hand/of_house.rs");

    MUCK_DEAD = "muck.dead", Word(&[
            word("dead", "cards in the muck are dead"),
            word("retrievable-at-once", "dead, unless the player picks them up right away and it's clear which they are"),
        ]),
        "whether cards in the muck are dead",
        "once they're in the muck, they could be any cards",
        fallback = Some("dead"),
        consumer = Some("engine/play/procedure/table.rs");

    MISCALL = "miscall", Word(&[
            word("harmless", "a miscall costs nothing"),
            word("disqualified-if-muck", "a player can't win after a miscall if another player mucked because of it"),
            word("corrected", "a miscall can be fixed until the pot is pushed"),
        ]),
        "what a miscall costs",
        "a miscall can make another player throw away the winning hand",
        fallback = Some("harmless"),
        consumer = Some("engine/hand/of_house.rs");

    COLLUSION = "collusion", Word(&[
            word("discuss", "no talk about a live hand; the table settles it"),
            word("expulsion", "giving or taking help gets you thrown out"),
            word("own-hand", "players play their own hands without help"),
        ]),
        "what happens if a player helps another",
        "two players working together cheat the others",
        consumer = Some("engine/play/procedure/table.rs");

    TIE = "tie", Word(&[
            word("split", "tied hands split the pot"),
            word("shared-cards", "players who all play the board split; other ties go by the standard rule"),
            word("by-game", "the same as `split`, except that dice, Golf and drop games have their own rules"),
            word("goal-post", "the tied players get nothing, and the money carries over to the next game"),
        ]),
        "what happens with a tie",
        "somebody has to get the money",
        fallback = Some("split"),
        consumer = Some("engine/hand/of_house.rs");

    ODD_TIE = "odd.tie", Word(&[
            word("carry", "what doesn't split evenly carries over to the next pot"),
            word("clockwise-each", "one chip each, clockwise from the button"),
            word("nearest-left", "all of it to the winner closest to the dealer's left"),
        ]),
        "where the odd money goes when tied winners split",
        "you can't cut a nickel in half",
        fallback = Some("nearest-left"),
        consumer = Some("engine/hand/of_house.rs");

    ODD_HALF = "odd.half", Word(&[
            word("high", "to the high half"),
            word("as-ties", "the same as with tied winners"),
        ]),
        "where the odd money goes when high and low split",
        "you can't cut a nickel in half",
        fallback = Some("high"),
        consumer = Some("engine/hand/of_house.rs");

    SHOW_NOTATION = "show.notation", Word(&[
            word("parentheses", "hole cards are in parentheses, upcards aren't"),
        ]),
        "how a stud hand is written",
        "the record has to say which cards only their player saw",
        fallback = Some("parentheses"),
        consumer = Some("render/hand_shown.rs");

    SPLIT_AGREED = "split.agreed", Word(&[
            word("all-agree", "any way that all the players still in agree on"),
            word("odd-cases", "if everybody agrees, it settles what the rules leave open, but doesn't split a pot"),
            word("no", "no, the hand is played out"),
        ]),
        "whether players can agree to split a pot",
        "if one player says no, the hand is played out",
        fallback = Some("all-agree"),
        consumer = Some("engine/hand/of_house.rs");

    GOALPOST = "goalpost", Word(&[
            word("announced", "if it's called; then it overrides every other rule"),
            word("guts", "in drop games only: after a tie, everybody in pays"),
            word("never", "ties are never goal-posted"),
        ]),
        "when tied winners get nothing (goal-posting)",
        "when a pot carries over, the next hand is bigger",
        fallback = Some("if the dealer calls it with the game"),
        consumer = Some("engine/hand/of_house.rs");

    BOUNTY_SEVEN_DEUCE = "bounty.seven_deuce", ABOVE_ZERO,
        "what everybody else pays the player who wins a hold'em pot with seven-deuce",
        "winning with the worst hand is fun",
        serves = &[], consumer = Some("engine/hand/of_house.rs");

    CARRY = "carry", Flag,
        "whether money nobody won carries over to the next pot",
        "money on the table has to go somewhere",
        fallback = Some("yes"),
        consumer = Some("engine/hand/of_house.rs");
}
