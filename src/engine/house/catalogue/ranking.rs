//! The settings for what beats what: high, three-card, low, wild cards.

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
    word("three-of-a-kind", "the rank of the three, then the kickers from the top"),
    word("two-pair", "the higher pair, then the lower pair, then the fifth card"),
    word("pair", "the rank of the pair, then the kickers from the top"),
    word("high-card", "card by card from the top"),
];

rows! {
    Section::Ranking;

    RANK_FIVE = "rank.five", Word(&[
            word("five-of-a-kind", "five of a kind, with wild cards only, above a straight flush"),
            word("standard", "the usual order, with the straight flush on top"),
        ]),
        "what's the best five-card hand",
        "wild cards make hands that a plain deck can't",
        fallback = Some("five-of-a-kind"),
        consumer = Some("engine/hand/of_house.rs");

    RANK_CARDS = "rank.cards", Word(&[
            word("any-five", "the best five of your own cards and the community cards, any number of your own"),
        ]),
        "which cards make a hand when there are community cards",
        "a player may want to use two hole cards, or none",
        fallback = Some("any-five"),
        consumer = Some("engine/hand/of_house.rs");

    RANK_WHEEL_STRAIGHT = "rank.wheel_straight", Flag,
        "whether A-2-3-4-5 is a straight (the lowest)",
        "in some games it's nothing",
        fallback = Some("yes"),
        consumer = Some("engine/hand/of_house.rs");

    RANK_SUITS = "rank.suits", Flag,
        "whether suits break ties",
        "if suits break ties, no two hands tie",
        fallback = Some("no"),
        consumer = Some("engine/hand/beats.rs");

    RANK_ARTIFICIAL = "rank.artificial", Flag,
        "whether unused cards or the number of wild cards break ties",
        "a hand is five cards",
        fallback = Some("no"),
        consumer = Some("engine/hand/beats.rs");

    RANK_WITHIN = "rank.within", Words(FIVE_CARD),
        "what decides between two hands of the same kind; the rules are in the same order",
        "most showdowns are a pair against a pair",
        serves = &[], consumer = Some("engine/hand/beats.rs");

    RANK_WILD = "rank.wild", Word(&[
            word("fixed", "wild cards change how often you get a hand, not how it ranks"),
        ]),
        "whether wild cards change the order of hands",
        "with ten wild cards, full houses are common",
        serves = &[], consumer = Some("engine/hand/beats.rs");

    RANK_THREE = "rank.three", Words(THREE_CARD),
        "order of three-card hands, best first",
        "with three cards, trips are rarer than a straight",
        fallback = Some("straight flush, trips, straight, flush, pair, high"),
        consumer = Some("engine/hand/of_house.rs");

    RANK_THREE_OPTIONAL = "rank.three_optional", Words(THREE_CARD),
        "three-card hands that count only if the game says so",
        "a lot of players count only pairs and trips",
        serves = &["rank.three"],
        consumer = Some("engine/hand/of_house.rs");

    RANK_THREE_ACE = "rank.three_ace", Word(&[
            word("lowest", "the lowest straight, three high"),
            word("second", "just below A-K-Q"),
        ]),
        "how A-2-3 ranks among three-card straights",
        "people play it both ways",
        fallback = Some("lowest"),
        consumer = Some("engine/hand/of_house.rs");

    RANK_THREE_WITHIN = "rank.three_within", Word(&[
            word("downwards", "the trips or the pair first, then card by card from the top"),
        ]),
        "what decides between two three-card hands of the same kind",
        "with three cards, there isn't much else",
        serves = &[], consumer = Some("engine/hand/beats.rs");

    RANK_INCOMPLETE = "rank.incomplete", Flag,
        "whether hands of fewer than five cards rank by kind, and a missing kicker loses",
        "upcards have to be compared before they're all dealt",
        fallback = Some("yes"),
        consumer = Some("engine/hand/beats.rs");

    LOW_ORDER = "low.order", Word(&[
            word("wheel", "A-2-3-4-5 is best, and A-2-3-4-6 is next"),
            word("six-four", "A-2-3-4-6 is best, unless it's all one suit"),
        ]),
        "what's the best low",
        "it depends on whether a straight hurts",
        fallback = Some("wheel"),
        consumer = Some("engine/hand/of_house.rs");

    LOW_STRAIGHTS = "low.straights", Word(&[
            word("ignored", "straights and flushes don't help or hurt"),
            word("count", "they spoil a low, except in eight or better"),
        ]),
        "whether straights and flushes hurt a low",
        "it makes two different games",
        fallback = Some("ignored"),
        consumer = Some("engine/hand/of_house.rs");

    LOW_ACE_PAIR = "low.ace_pair", Word(&[
            word("low", "the lowest pair"),
            word("high", "the highest pair; a single ace can be low"),
        ]),
        "what a pair of aces is for low",
        "an ace can be high or low, but a pair of them has to be one or the other",
        fallback = Some("low"),
        consumer = Some("engine/hand/of_house.rs");

    LOW_QUALIFIER = "low.qualifier", Word(&[
            word("none", "any low wins half, except in games with eight or better in the name"),
            word("eight-if-announced", "eight or better if it was called, or else any low"),
            word("eight", "eight or better, always"),
        ]),
        "what a low needs to win half the pot",
        "without a qualifier, half of every pot goes to a bad hand",
        fallback = Some("none"),
        consumer = Some("engine/hand/of_house.rs");

    WILD_REACH = "wild.reach", Word(&[
            word("any-card", "any card, even one already in the hand"),
            word("missing-cards", "any card that isn't in the hand"),
        ]),
        "what a wild card can be",
        "five of a kind needs the same card twice",
        fallback = Some("any-card"),
        consumer = Some("engine/hand/of_house.rs");

    WILD_FLUSH_DUP = "wild.flush_dup", Flag,
        "whether a wild card in a flush can be a card already in it",
        "two aces in one flush look odd and win a lot",
        fallback = Some("no"),
        consumer = Some("engine/hand/of_house.rs");

    WILD_LOW_PAIR = "wild.low_pair", Flag,
        "whether wild cards in a low have to pair each other",
        "otherwise two wild cards can be any two small cards",
        fallback = Some("no"),
        consumer = Some("engine/hand/of_house.rs");

    WILD_LOW_ACE = "wild.low_ace", Word(&[
            word("choice", "the player calls it high or low"),
            word("high-only", "an ace is never the lowest, and doesn't start a straight"),
            word("unless-all-aces", "an ace isn't the lowest, unless all the cards that count are aces"),
        ]),
        "whether an ace can be the lowest card when the lowest is wild",
        "a wild ace often makes the better hand",
        fallback = Some("unless-all-aces"),
        consumer = Some("engine/hand/of_house.rs");

    WILD_LOW_HOLE_LIKE = "wild.low_hole_like", Word(&[
            word("hole", "hole cards of the same rank"),
            word("hand", "all cards of the same rank in the hand"),
        ]),
        "which cards are wild along with the lowest hole card",
        "a face-up card of the same rank makes a big difference",
        serves = &[], fallback = Some("hole"),
        consumer = Some("engine/hand/of_house.rs");

    WILD_LOW_FORCED = "wild.low_forced", Flag,
        "whether the lowest card has to be the wild one, even if it's already wild",
        "nobody can pick a better card instead",
        fallback = Some("yes"),
        consumer = Some("engine/house/clashes.rs");

    WILD_GAMES = "wild.games", Word(&[
            word("dealers-choice", "the dealer calls them with the game"),
            word("by-game", "each game has its own"),
            word("game-or-dealer", "the game has its own, and the dealer can call more"),
        ]),
        "who decides what's wild",
        "everybody has to know before the first card",
        fallback = Some("game-or-dealer"),
        consumer = Some("engine/hand/of_house.rs");
}
