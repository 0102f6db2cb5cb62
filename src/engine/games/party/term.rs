//! What is agreed before a game begins: each point with its question, its choices and its default.

use crate::money::Money;

/// One point to agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TermRow {
    /// The word it is set by: `three-ones`.
    pub name: &'static str,
    /// The question asked at the start: `what three 1s are worth`.
    pub question: &'static str,
    /// The form of the answer, with the default.
    pub kind: TermKind,
    /// The rule it belongs to, for example `CAU-131`.
    pub rule: &'static str,
    /// True if the source is silent or contradicts itself, so that players must agree.
    pub open: bool,
    /// The house setting that answers it, if there is one: `ante.party`.
    pub key: Option<&'static str>,
}

/// The form of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermKind {
    /// An amount; by default this many chips (CAU-001).
    Chips(i64),
    /// A number.
    Count {
        /// The smallest number allowed.
        least: u32,
        /// The biggest number allowed.
        most: u32,
        /// The number if nobody says anything.
        default: u32,
    },
    /// One of these words, each with its meaning; the first is the default.
    Word(&'static [(&'static str, &'static str)]),
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermValue {
    /// An amount of money.
    Amount(Money),
    /// A number.
    Count(u32),
    /// One of the words of the point.
    Word(&'static str),
}

/// Who gave an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermSource {
    /// The players, at the start.
    Table,
    /// The house.
    House,
    /// Nobody: the default.
    Default,
}

/// One point as it was agreed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The point to agree on.
    pub row: &'static TermRow,
    /// What was agreed.
    pub value: TermValue,
    /// Who said so: the table, the house, or the game's own default.
    pub source: TermSource,
    /// The rule to cite: the house's, or the row's.
    pub rule: String,
}

/// Everything agreed before a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terms(pub Vec<Term>);

impl TermRow {
    /// The default answer if one chip is worth `chip`.
    #[must_use]
    pub fn default(&self, chip: Money) -> TermValue {
        match self.kind {
            TermKind::Chips(chips) => TermValue::Amount(chip.times(chips).unwrap_or(chip)),
            TermKind::Count { default, .. } => TermValue::Count(default),
            TermKind::Word(words) => TermValue::Word(words.first().map_or("", |(word, _)| word)),
        }
    }

    /// The row's own word for a typed one.
    #[must_use]
    pub fn word(&self, typed: &str) -> Option<&'static str> {
        let TermKind::Word(words) = self.kind else { return None };
        words.iter().find(|(word, _)| *word == typed).map(|(word, _)| *word)
    }

    /// What may be answered: `1 to 18`, or the words.
    #[must_use]
    pub fn choices(&self) -> String {
        match self.kind {
            TermKind::Chips(_) => "an amount".to_owned(),
            TermKind::Count { least, most, .. } => format!("{least} to {most}"),
            TermKind::Word(words) => words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", "),
        }
    }

    /// True for an answer the row can take.
    #[must_use]
    pub fn admits(&self, value: TermValue) -> bool {
        match (self.kind, value) {
            (TermKind::Chips(_), TermValue::Amount(amount)) => amount.is_positive(),
            (TermKind::Count { least, most, .. }, TermValue::Count(count)) => (least..=most).contains(&count),
            (TermKind::Word(_), TermValue::Word(word)) => self.word(word).is_some(),
            _ => false,
        }
    }
}

impl Terms {
    /// What was agreed about `row`.
    #[must_use]
    pub fn find(&self, row: &TermRow) -> Option<&Term> {
        self.0.iter().find(|term| term.row.name == row.name)
    }

    /// The amount agreed for `row`; zero if the game has no such point.
    #[must_use]
    pub fn amount(&self, row: &TermRow) -> Money {
        match self.find(row).map(|term| term.value) {
            Some(TermValue::Amount(amount)) => amount,
            _ => Money::ZERO,
        }
    }

    /// The number agreed for `row`, else its default.
    #[must_use]
    pub fn count(&self, row: &TermRow) -> u32 {
        match self.find(row).map_or_else(|| row.default(Money::ZERO), |term| term.value) {
            TermValue::Count(count) => count,
            _ => 0,
        }
    }

    /// The word agreed for `row`, else its default.
    #[must_use]
    pub fn word(&self, row: &TermRow) -> &'static str {
        match self.find(row).map_or_else(|| row.default(Money::ZERO), |term| term.value) {
            TermValue::Word(word) => word,
            _ => "",
        }
    }

    /// The rule to cite for `row`.
    #[must_use]
    pub fn rule<'a>(&'a self, row: &'a TermRow) -> &'a str {
        self.find(row).map_or(row.rule, |term| &term.rule)
    }
}
