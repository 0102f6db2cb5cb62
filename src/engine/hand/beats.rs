//! Why one hand beats another, and by which of the house's rules. Says nothing for a house without such a rule.

use crate::games::Highs;
use crate::house::{House, Value, key};
use crate::rank::{Category, High, Ladder};

/// What decided between two hands, or between two groups of equal hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ahead {
    /// Different kinds of hand; true if wild cards are in play.
    Kind(bool),
    /// The cards of two hands of one kind.
    Within(Category),
    /// Another straight against A-2-3-4-5, the lowest one.
    Wheel,
    /// Nothing: all cards that count are equal.
    Tie,
    /// Different kinds of three-card hands.
    ThreeKind,
    /// Two three-card runs.
    ThreeRun,
    /// The cards of two other three-card hands of one kind.
    ThreeWithin,
    /// Nothing: three equal cards each.
    ThreeTie,
    /// An incomplete hand against one of another kind.
    FewKind,
    /// The cards of two hands of one kind, not both complete.
    FewWithin(Category),
    /// A kicker, when the other of two incomplete hands has none left.
    FewNone,
    /// Nothing: all cards of two incomplete hands are equal.
    FewTie,
}

/// The house's rules on comparing hands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beats {
    kind: Option<String>,
    wild: Option<String>,
    within: Vec<(Category, String)>,
    wheel: Option<String>,
    tie: Option<String>,
    three_kind: Option<String>,
    three_run: Option<String>,
    three_within: Option<String>,
    three_tie: Option<String>,
    few_kind: Option<String>,
    few_within: Option<String>,
}

const KINDS: &[(&str, Category)] = &[
    ("five-of-a-kind", Category::FiveOfAKind),
    ("straight-flush", Category::StraightFlush),
    ("four-of-a-kind", Category::FourOfAKind),
    ("full-house", Category::FullHouse),
    ("flush", Category::Flush),
    ("straight", Category::Straight),
    ("three-of-a-kind", Category::ThreeOfAKind),
    ("two-pair", Category::TwoPair),
    ("pair", Category::Pair),
    ("high-card", Category::HighCard),
];

impl Beats {
    /// The rules of a house.
    #[must_use]
    pub fn of(house: &House) -> Self {
        let ids = |key| -> Vec<String> {
            let rule = house.setting(key).and_then(|said| said.rule.as_deref()).unwrap_or_default();
            rule.split(',').map(|id| id.trim().to_owned()).filter(|id| !id.is_empty()).collect()
        };
        let first = |key| ids(key).into_iter().next();
        let second = |key| ids(key).into_iter().nth(1);
        let joined = |rules: [Option<String>; 2]| {
            let rules: Vec<String> = rules.into_iter().flatten().collect();
            (!rules.is_empty()).then(|| rules.join(", "))
        };
        // Only a house that says how hands compare is cited; the bare order of the kinds is the same everywhere.
        let within = within(house, ids(key::RANK_WITHIN));
        let speaks = !within.is_empty();
        let speaking = |rule: Option<String>| rule.filter(|_| speaks);
        let three_within = first(key::RANK_THREE_WITHIN);
        let three = |rule: Option<String>| rule.filter(|_| three_within.is_some());
        Self {
            kind: speaking(first(key::RANK_FIVE)),
            wild: speaking(joined([first(key::RANK_FIVE), first(key::RANK_WILD)])),
            tie: speaking(joined([first(key::RANK_SUITS), first(key::RANK_ARTIFICIAL)])),
            three_kind: three(first(key::RANK_THREE)),
            three_run: three(first(key::RANK_THREE_ACE)),
            three_tie: three(second(key::RANK_SUITS)),
            wheel: first(key::RANK_WHEEL_STRAIGHT),
            few_kind: speaking(first(key::RANK_INCOMPLETE)),
            few_within: speaking(second(key::RANK_INCOMPLETE)),
            within,
            three_within,
        }
    }

    /// The rule behind it; `None` if the house has no rule.
    #[must_use]
    pub fn rule(&self, ahead: Ahead) -> Option<&str> {
        let rule = match ahead {
            Ahead::Kind(false) => &self.kind,
            Ahead::Kind(true) => &self.wild,
            Ahead::Within(kind) => {
                let found = self.within.iter().find(|(of, _)| *of == kind);
                return found.map(|(_, rule)| rule.as_str());
            }
            Ahead::Wheel => &self.wheel,
            Ahead::Tie | Ahead::FewTie => &self.tie,
            Ahead::ThreeKind => &self.three_kind,
            Ahead::ThreeRun => &self.three_run,
            Ahead::ThreeWithin => &self.three_within,
            Ahead::ThreeTie => &self.three_tie,
            Ahead::FewKind => &self.few_kind,
            Ahead::FewWithin(_) | Ahead::FewNone => &self.few_within,
        };
        rule.as_deref()
    }
}

/// The kinds of hand with their rules, both in the same order.
fn within(house: &House, rules: Vec<String>) -> Vec<(Category, String)> {
    let words = match house.setting(key::RANK_WITHIN).map(|said| &said.value) {
        Some(Value::Words(words)) => words.clone(),
        _ => Vec::new(),
    };
    let kind = |word: &str| KINDS.iter().find(|(known, _)| *known == word).map(|(_, kind)| *kind);
    words.iter().zip(rules).filter_map(|(word, rule)| Some((kind(word)?, rule))).collect()
}

/// What two hands are compared by.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Comparing<'a> {
    /// The order of the hands.
    pub ladder: &'a Ladder,
    /// Three cards or five.
    pub highs: Highs,
    /// True if any card is wild.
    pub wild: bool,
}

impl Comparing<'_> {
    /// What decides between these hands, the better one first.
    #[must_use]
    pub(crate) fn decides(&self, best: High, other: High) -> Ahead {
        let kinds = [best, other].map(|hand| self.ladder.category(hand));
        let same = kinds[0] == kinds[1];
        let run = matches!(kinds[0], Category::Straight | Category::StraightFlush);
        match (self.highs == Highs::Three, best == other) {
            (true, true) => Ahead::ThreeTie,
            (true, false) if !same => Ahead::ThreeKind,
            (true, false) if run => Ahead::ThreeRun,
            (true, false) => Ahead::ThreeWithin,
            (false, true) if self.ladder.is_short(best) => Ahead::FewTie,
            (false, true) => Ahead::Tie,
            (false, false) if same => self.within(kinds[0], best, other),
            (false, false) if self.ladder.is_short(best) => Ahead::FewKind,
            (false, false) => Ahead::Kind(self.wild),
        }
    }

    fn within(&self, kind: Category, best: High, other: High) -> Ahead {
        match self.ladder.is_short(best) || self.ladder.is_short(other) {
            true if self.ladder.beats_none(best, other) => Ahead::FewNone,
            true => Ahead::FewWithin(kind),
            false => Ahead::Within(kind),
        }
    }
}
