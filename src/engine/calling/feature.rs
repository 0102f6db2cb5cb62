//! What a dealer may add when calling a game, as rows of one table (MIK-40, MIK-53, MIK-69, IGL-07, IGL-12).

use crate::cards::{Card, CardSet, Rank, Suit};
use crate::games::{GameRow, Lows};
use crate::house::{House, key};
use crate::rank::{Category, Joker, LowAce, Lowest, Wilds};

/// What a house may want announced before the deal; the words of its `announce`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// Wild cards that are not part of the game.
    Wilds,
    /// A qualifier for the low.
    EightOrBetter,
    /// A new deal if nobody opens.
    Redeal,
    /// Ties that win nothing.
    Goalpost,
    /// Which hands of three cards count.
    Kinds,
    /// Anything else that is not usual.
    Other,
}

/// What a feature changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// More cards are wild.
    Wild(Wilds),
    /// Half the pot goes to this low.
    Low(Lows),
    /// Half the pot goes to the highest spade in the hole.
    Spade,
    /// All cards may be exchanged.
    DrawAll,
    /// No betting: players are in or out once all cards are dealt, and losers match the pot.
    MatchPot,
    /// Players declare, whatever the house does.
    Declare,
    /// The cards speak, whatever the house does.
    CardsSpeak,
    /// One more round of betting after the declare.
    PostRound,
    /// Tied winners get nothing of their part.
    Goalpost,
    /// A new deal if nobody opens the first round.
    Redeal,
    /// Nobody antes.
    NoAnte,
    /// Counts a kind of three-card hand that the house leaves to the game (MIK-33); with its word in `rank.three`.
    Counts(Category, &'static str),
}

/// One thing a dealer may add.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// The word people type.
    pub name: &'static str,
    /// What it does.
    pub says: &'static str,
    /// What it changes.
    pub change: Change,
    /// What kind of announcement it is.
    pub topic: Topic,
}

const TAME: Wilds =
    Wilds { ranks: 0, cards: CardSet::EMPTY, joker: Joker::Absent, lowest: None, ace: LowAce::HighOnly };

const fn wild(name: &'static str, says: &'static str, wilds: Wilds) -> Feature {
    Feature { name, says, change: Change::Wild(wilds), topic: Topic::Wilds }
}

const fn rank(name: &'static str, says: &'static str, rank: Rank) -> Feature {
    wild(name, says, Wilds { ranks: rank.bit(), ..TAME })
}

const fn lowest(name: &'static str, says: &'static str, lowest: Lowest) -> Feature {
    wild(name, says, Wilds { lowest: Some(lowest), ..TAME })
}

const fn cards(name: &'static str, says: &'static str, cards: &[Card]) -> Feature {
    wild(name, says, Wilds { cards: CardSet::of(cards), ..TAME })
}

const fn joker(name: &'static str, says: &'static str, joker: Joker) -> Feature {
    wild(name, says, Wilds { joker, ..TAME })
}

const fn other(name: &'static str, says: &'static str, change: Change) -> Feature {
    Feature { name, says, change, topic: Topic::Other }
}

const fn about(topic: Topic, feature: Feature) -> Feature {
    Feature { topic, ..feature }
}

const fn counts(name: &'static str, says: &'static str, kind: Category, word: &'static str) -> Feature {
    Feature { name, says, change: Change::Counts(kind, word), topic: Topic::Kinds }
}

/// Every feature; one that needs another comes after it.
pub const FEATURES: &[Feature] = &[
    other("high-low", "half the pot goes to the best low, by the house's ranking", Change::Low(Lows::House)),
    about(
        Topic::EightOrBetter,
        other(
            "eight-or-better",
            "half the pot goes to the best low of five different ranks, eight or lower",
            Change::Low(Lows::EightOrBetter),
        ),
    ),
    other("high-spade", "half the pot goes to the highest spade in the hole", Change::Spade),
    other("declare", "players declare high or low after the usual last round", Change::Declare),
    other("cards-speak", "no declare: cards speak for high and low", Change::CardsSpeak),
    other("round-after-declare", "one more round of betting after the declare", Change::PostRound),
    about(
        Topic::Goalpost,
        other(
            "goal-post",
            "if the best hands tie, they get nothing, and that part of the pot carries over",
            Change::Goalpost,
        ),
    ),
    about(
        Topic::Redeal,
        other(
            "no-opener-redeal",
            "if nobody opens the first round, the pot stays and is dealt for again",
            Change::Redeal,
        ),
    ),
    other("no-ante", "nobody antes in this game", Change::NoAnte),
    other("draw-all", "players can draw as many cards as they hold", Change::DrawAll),
    other("match-pot", "no bets: stay or drop on the last card, and losers match the pot", Change::MatchPot),
    counts("trips-count", "three of a kind counts in three-card hands", Category::ThreeOfAKind, "trips"),
    counts(
        "straight-flushes-count",
        "straight flushes count in three-card hands",
        Category::StraightFlush,
        "straight-flush",
    ),
    counts("straights-count", "straights count in three-card hands", Category::Straight, "straight"),
    counts("flushes-count", "flushes count in three-card hands", Category::Flush, "flush"),
    counts("pairs-count", "pairs count in three-card hands", Category::Pair, "pair"),
    lowest(
        "low-hole-wild",
        "your lowest hole card is wild, and so are your other hole cards of that rank",
        Lowest::Hole,
    ),
    lowest(
        "low-hole-all-wild",
        "your lowest hole card is wild, and so are all your cards of that rank",
        Lowest::HoleAndLike,
    ),
    lowest("low-card-wild", "your lowest card is wild, and so are all your cards of that rank", Lowest::Hand),
    cards(
        "one-eyed-jacks-wild",
        "the jacks of spades and hearts are wild",
        &[Card::new(Rank::Jack, Suit::Spades), Card::new(Rank::Jack, Suit::Hearts)],
    ),
    cards("suicide-king-wild", "the king of hearts is wild", &[Card::new(Rank::King, Suit::Hearts)]),
    joker("joker-wild", "the joker can be any card", Joker::Wild),
    joker("joker-bug", "the joker is an ace, or completes a straight or a flush", Joker::Bug),
    rank("deuces-wild", "deuces are wild", Rank::Two),
    rank("threes-wild", "threes are wild", Rank::Three),
    rank("fours-wild", "fours are wild", Rank::Four),
    rank("fives-wild", "fives are wild", Rank::Five),
    rank("sixes-wild", "sixes are wild", Rank::Six),
    rank("sevens-wild", "sevens are wild", Rank::Seven),
    rank("eights-wild", "eights are wild", Rank::Eight),
    rank("nines-wild", "nines are wild", Rank::Nine),
    rank("tens-wild", "tens are wild", Rank::Ten),
    rank("jacks-wild", "jacks are wild", Rank::Jack),
    rank("queens-wild", "queens are wild", Rank::Queen),
    rank("kings-wild", "kings are wild", Rank::King),
    rank("aces-wild", "aces are wild", Rank::Ace),
];

/// What is said for some features.
const SAID: &[(&str, &str)] = &[
    ("8", "eight-or-better"),
    ("8-or-better", "eight-or-better"),
    ("hi-lo", "high-low"),
    ("hi-low", "high-low"),
    ("high-lo", "high-low"),
    ("hilo", "high-low"),
    ("hilow", "high-low"),
    ("highlow", "high-low"),
    ("goalpost", "goal-post"),
    ("jokers-wild", "joker-wild"),
    ("any-draw", "draw-all"),
    ("straights", "straights-count"),
    ("flushes", "flushes-count"),
    ("straight-flushes", "straight-flushes-count"),
];

/// The feature with that name, blanks or hyphens between the words; `3s wild` and `three wild` are `threes-wild`.
#[must_use]
pub fn feature(name: &str) -> Option<&'static Feature> {
    let name = name.to_lowercase().replace([' ', '/'], "-");
    let name = SAID.iter().find(|(said, _)| *said == name).map_or(name.as_str(), |(_, meant)| meant);
    let full = name.strip_suffix("-wild").and_then(rank_of).map(|rank| format!("{}-wild", rank.many()));
    let name = full.as_deref().unwrap_or(name);
    FEATURES.iter().find(|feature| feature.name == name)
}

/// True if the name is made of features only: `high-low-declare`.
#[must_use]
pub fn all_added(name: &str) -> bool {
    added_in(name).is_some()
}

/// The features in a name that is made of features only, with or without words that join them.
pub(super) fn added_in(name: &str) -> Option<Vec<&'static Feature>> {
    let parts: Vec<&str> = name.split('-').collect();
    let (mut left, mut added) = (parts.as_slice(), Vec::new());
    while let [first, rest @ ..] = left {
        if joins(first) {
            left = rest;
            continue;
        }
        let one = |count: usize| Some((count, vec![feature(&left.get(..count)?.join("-"))?]));
        let (count, found) = wild_row(left).or_else(|| (1..=left.len()).rev().find_map(one))?;
        added.extend(found);
        left = left.get(count..).unwrap_or_default();
    }
    (!added.is_empty()).then_some(added)
}

/// True for a word that only joins what's added to a game.
#[must_use]
pub fn joins(word: &str) -> bool {
    ["and", "&", "with"].contains(&word)
}

/// The most words that say which cards are wild: `one eyed jacks`.
const WILD_WORDS_MAX: usize = 3;

/// Wild cards said in a row, with one `wild` at the end, and how many words that is: `kings, queens and one-eyed jacks wild`.
pub(super) fn wild_row(words: &[&str]) -> Option<(usize, Vec<&'static Feature>)> {
    let (mut all, mut said, mut count) = (Vec::new(), 0_usize, 0_usize);
    loop {
        let left = words.get(count..)?;
        let first = *left.first()?;
        if first == "wild" {
            return (said > 1).then_some((count.saturating_add(1), all));
        }
        if !all.is_empty() && joins(first) {
            count = count.saturating_add(1);
            continue;
        }
        let one = |length: usize| {
            let said = left.get(..length)?.join("-");
            // `stud 8, deuces wild` is eight or better: a figure alone isn't a wild rank in a row.
            let is_word = said.len() > 2 || said.ends_with('s');
            Some((length, feature(&format!("{said}-wild")).filter(|_| is_word)?))
        };
        let (length, found) = (1..=WILD_WORDS_MAX).rev().find_map(one)?;
        if !all.contains(&found) {
            all.push(found);
        }
        (said, count) = (said.saturating_add(1), count.saturating_add(length));
    }
}

/// The rank that somebody says is wild: `threes`, `three`, `3s`, `3`.
fn rank_of(said: &str) -> Option<Rank> {
    let by_letter = || {
        let mut letters = said.strip_suffix('s').unwrap_or(said).chars();
        let letter = letters.next()?.to_ascii_uppercase();
        Rank::from_letter(letter).filter(|_| letters.next().is_none())
    };
    let figure = match said {
        "two" | "twos" => Some(Rank::Two),
        "trey" | "treys" => Some(Rank::Three),
        "10" | "10s" => Some(Rank::Ten),
        _ => None,
    };
    figure.or_else(|| Rank::named(said)).or_else(by_letter)
}

/// The features that may be added to a game as it is now.
pub fn fitting(row: &GameRow) -> impl Iterator<Item = &'static Feature> {
    FEATURES.iter().filter(|feature| feature.misfit(row).is_none())
}

impl Feature {
    /// Its place in the table: features are added in that order.
    #[must_use]
    pub fn place(&self) -> usize {
        FEATURES.iter().position(|feature| feature.name == self.name).unwrap_or(FEATURES.len())
    }

    /// True if it makes the cards of one rank wild.
    #[must_use]
    pub const fn is_wild_rank(&self) -> bool {
        matches!(self.change, Change::Wild(wilds) if wilds.ranks != 0)
    }

    /// The house's rule about announcing this, if it has one.
    #[must_use]
    pub fn rule(&self, house: &House) -> Option<String> {
        let announce = || house.words(key::ANNOUNCE).and_then(|words| words.rule);
        let rule = match self.topic {
            Topic::Wilds => house.word(key::WILD_GAMES).and_then(|games| games.rule),
            Topic::EightOrBetter => house.word(key::LOW_QUALIFIER).and_then(|low| low.rule).map(last),
            Topic::Goalpost => house.word(key::GOALPOST).and_then(|posts| posts.rule).map(first),
            Topic::Redeal => announce().map(last),
            Topic::Kinds => {
                house.setting(key::RANK_THREE_OPTIONAL).and_then(|kinds| kinds.rule.clone()).map(first)
            }
            Topic::Other => announce().map(first),
        };
        rule.or_else(|| announce().map(first))
    }

    /// True if this house wants it announced by name before the deal.
    #[must_use]
    pub fn is_wanted_said(&self, house: &House) -> bool {
        let word = match self.topic {
            Topic::Wilds => "wilds",
            Topic::EightOrBetter => "eight-or-better",
            Topic::Goalpost => {
                return house.word(key::GOALPOST).is_some_and(|posts| posts.value == "announced");
            }
            Topic::Redeal | Topic::Kinds | Topic::Other => "features",
        };
        let holds = |said: &[&str]| said.contains(&word) || said.contains(&"features");
        house.words(key::ANNOUNCE).is_some_and(|words| holds(&words.value))
    }
}

/// The first of the ids of a citation.
fn first(rule: String) -> String {
    rule.split(", ").next().map_or(String::new(), str::to_owned)
}

/// The last of them.
fn last(rule: String) -> String {
    rule.rsplit(", ").next().map_or(String::new(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_feature_is_found_by_its_name() {
        let names: HashSet<&str> = FEATURES.iter().map(|feature| feature.name).collect();
        assert_eq!(names.len(), FEATURES.len());
        for known in FEATURES {
            assert_eq!(feature(known.name), Some(known));
        }
        assert_eq!(feature("8 or better").map(|found| found.name), Some("eight-or-better"));
        for said in ["3s wild", "three wild", "3 wild", "Threes-wild"] {
            assert_eq!(feature(said).map(|found| found.name), Some("threes-wild"), "{said}");
        }
        for said in ["deuce wild", "two wild", "twos wild", "2s wild"] {
            assert_eq!(feature(said).map(|found| found.name), Some("deuces-wild"), "{said}");
        }
        assert_eq!(feature("treys wild").map(|found| found.name), Some("threes-wild"));
        assert_eq!(feature("Ks-wild").map(|found| found.name), Some("kings-wild"));
        assert_eq!((feature("33s-wild"), feature("wild")), (None, None));
    }
}
