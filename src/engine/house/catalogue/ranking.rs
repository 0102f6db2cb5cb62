//! The settings of what beats what: high, three-card, low, wild cards.

use crate::house::row::ValueKind::{Flag, Word, Words};
use crate::house::row::{Section, SettingWord, rows, word};

const THREE_CARD: &[SettingWord] = &[
    word("straight-flush", "three in a row of one suit"),
    word("trips", "three of a kind"),
    word("straight", "three in a row"),
    word("flush", "three of one suit"),
    word("pair", "two of a kind"),
    word("high", "nothing"),
];

const FIVE_CARD: &[SettingWord] = &[
    word("five-of-a-kind", "the rank of the five"),
    word("straight-flush", "the top card; ace to five is the lowest"),
    word("four-of-a-kind", "the rank of the four, then the fifth card"),
    word("full-house", "the three, then the pair"),
    word("flush", "card by card from the top"),
    word("straight", "the top card; ace to five is the lowest"),
    word("three-of-a-kind", "the rank of the three, then the side cards from the top"),
    word("two-pair", "the higher pair, the lower pair, then the fifth card"),
    word("pair", "the rank of the pair, then the side cards from the top"),
    word("high-card", "card by card from the top"),
];

rows! {
    Section::Ranking;

    RANK_FIVE = "rank.five", Word(&[
            word("five-of-a-kind", "five of a kind, by wild cards only, above the straight flush"),
            word("standard", "the usual order, straight flush on top"),
        ]),
        "what tops the order of five-card hands",
        "wild cards make hands that a bare deck cannot",
        fallback = Some("five-of-a-kind"),
        consumer = Some("engine/hand/of_house.rs");

    RANK_CARDS = "rank.cards", Word(&[
            word("any-five", "the best five of all a player sees, with any number of his own cards"),
        ]),
        "which cards make a hand where cards are shared",
        "somebody may want to use two of his own, or none",
        fallback = Some("any-five"),
        consumer = Some("engine/hand/of_house.rs");

    RANK_WHEEL_STRAIGHT = "rank.wheel_straight", Flag,
        "whether A-2-3-4-5 is a straight, the lowest",
        "some play it as nothing",
        fallback = Some("yes"),
        consumer = Some("engine/hand/of_house.rs");

    RANK_SUITS = "rank.suits", Flag,
        "whether suits break ties",
        "a tie broken by suit is no tie at all",
        fallback = Some("no"),
        consumer = Some("engine/hand/beats.rs");

    RANK_ARTIFICIAL = "rank.artificial", Flag,
        "whether unused cards or the number of wild cards break ties",
        "a hand is five cards",
        fallback = Some("no"),
        consumer = Some("engine/hand/beats.rs");

    RANK_WITHIN = "rank.within", Words(FIVE_CARD),
        "what decides between two hands of one kind; the rules stand in the same order",
        "most showdowns are pair against pair",
        serves = &[], consumer = Some("engine/hand/beats.rs");

    RANK_WILD = "rank.wild", Word(&[
            word("fixed", "wild cards change how often a hand comes, not how high it ranks"),
        ]),
        "whether wild cards change the order of hands",
        "with ten wild cards a full house is common",
        serves = &[], consumer = Some("engine/hand/beats.rs");

    RANK_THREE = "rank.three", Words(THREE_CARD),
        "order of three-card hands, best first",
        "with three cards, three of a kind is rarer than a straight",
        fallback = Some("straight flush, trips, straight, flush, pair, high"),
        consumer = Some("engine/hand/of_house.rs");

    RANK_THREE_OPTIONAL = "rank.three_optional", Words(THREE_CARD),
        "three-card hands that count only if the game says so",
        "many count pairs and trips only",
        serves = &["rank.three"],
        consumer = Some("engine/hand/of_house.rs");

    RANK_THREE_ACE = "rank.three_ace", Word(&[
            word("lowest", "the lowest straight, headed by the three"),
            word("second", "just below A-K-Q"),
        ]),
        "where A-2-3 ranks among three-card straights",
        "both customs are old",
        fallback = Some("lowest"),
        consumer = Some("engine/hand/of_house.rs");

    RANK_THREE_WITHIN = "rank.three_within", Word(&[
            word("downwards", "the set or the pair first, then card by card from the top"),
        ]),
        "what decides between two three-card hands of one kind",
        "three cards leave little else",
        serves = &[], consumer = Some("engine/hand/beats.rs");

    RANK_INCOMPLETE = "rank.incomplete", Flag,
        "whether hands of fewer than five cards are ranked by kind only, a missing kicker losing",
        "cards in sight have to be compared before all are dealt",
        fallback = Some("yes"),
        consumer = Some("engine/hand/beats.rs");

    LOW_ORDER = "low.order", Word(&[
            word("wheel", "A-2-3-4-5 is best, A-2-3-4-6 next"),
            word("six-four", "A-2-3-4-6 is best, unless all share a suit"),
        ]),
        "which low is best",
        "it follows from whether a straight hurts",
        fallback = Some("wheel"),
        consumer = Some("engine/hand/of_house.rs");

    LOW_STRAIGHTS = "low.straights", Word(&[
            word("ignored", "straights and flushes neither help nor hurt"),
            word("count", "they spoil a low, except under eight or better"),
        ]),
        "whether straights and flushes count against a low",
        "two customs make two different games",
        fallback = Some("ignored"),
        consumer = Some("engine/hand/of_house.rs");

    LOW_ACE_PAIR = "low.ace_pair", Word(&[
            word("low", "the lowest pair"),
            word("high", "the highest pair; a single ace may be low"),
        ]),
        "how a pair of aces counts for low",
        "an ace that may be both has to be one of them when paired",
        fallback = Some("low"),
        consumer = Some("engine/hand/of_house.rs");

    LOW_QUALIFIER = "low.qualifier", Word(&[
            word("none", "any low takes its half; games named for eight or better go by their name"),
            word("eight-if-announced", "eight or better, if it was announced; else any low"),
            word("eight", "eight or better, always"),
        ]),
        "what a low needs to take its half",
        "without it half of every pot goes to a bad hand",
        fallback = Some("none"),
        consumer = Some("engine/hand/of_house.rs");

    WILD_REACH = "wild.reach", Word(&[
            word("any-card", "any card, even one already in the hand"),
            word("missing-cards", "any card not in the hand"),
        ]),
        "which card a wild card may stand for",
        "five of a kind needs a card twice",
        fallback = Some("any-card"),
        consumer = Some("engine/hand/of_house.rs");

    WILD_FLUSH_DUP = "wild.flush_dup", Flag,
        "whether a wild card in a flush may repeat a card of that flush",
        "two aces in one flush look odd and win often",
        fallback = Some("no"),
        consumer = Some("engine/hand/of_house.rs");

    WILD_LOW_PAIR = "wild.low_pair", Flag,
        "whether wild cards in a low must pair each other",
        "two wild cards would otherwise be any two small cards",
        fallback = Some("no"),
        consumer = Some("engine/hand/of_house.rs");

    WILD_LOW_ACE = "wild.low_ace", Word(&[
            word("choice", "the holder calls it high or low"),
            word("high-only", "an ace is never the lowest, and starts no straight"),
            word("unless-all-aces", "never the lowest, unless all the cards that count are aces"),
        ]),
        "whether an ace can be the lowest card where the lowest is wild",
        "an ace as the wild card is often the better hand",
        fallback = Some("unless-all-aces"),
        consumer = Some("engine/hand/of_house.rs");

    WILD_LOW_HOLE_LIKE = "wild.low_hole_like", Word(&[
            word("hole", "cards like it among the hole cards"),
            word("hand", "all cards like it in the hand"),
        ]),
        "which cards are wild beside the lowest hole card itself",
        "a card face up of the same rank makes a great difference",
        serves = &[], fallback = Some("hole"),
        consumer = Some("engine/hand/of_house.rs");

    WILD_LOW_FORCED = "wild.low_forced", Flag,
        "whether the lowest card is wild without a choice, even if it is wild already",
        "nobody may name a better card instead",
        fallback = Some("yes"),
        consumer = Some("engine/house/clashes.rs");

    WILD_GAMES = "wild.games", Word(&[
            word("dealers-choice", "the dealer names them with the game"),
            word("by-game", "each game has its own"),
            word("game-or-dealer", "the same as `dealers-choice`: a game's own go with its name"),
        ]),
        "where wild cards come from",
        "everybody has to know them before the first card",
        fallback = Some("game-or-dealer"),
        consumer = Some("engine/hand/of_house.rs");
}
