//! Where a rule comes from: the five written sets of house rules, by the code their ids start with.

use crate::rules::rule::Rule;

/// One of the five written sets of house rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// Dealer's choice for small change, with declaring and cold hands.
    Igloo,
    /// No-limit hold'em for cash.
    Dave,
    /// Casino night for points, with dice games and others.
    Cause,
    /// A hold'em tournament.
    Pig,
    /// Dealer's choice with bank notes and THE BOOK.
    Mike,
}

impl Source {
    /// Every source, in order.
    pub const ALL: [Self; 5] = [Self::Igloo, Self::Dave, Self::Cause, Self::Pig, Self::Mike];

    /// The first part of a rule's id, for example `MIK`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Igloo => "IGL",
            Self::Dave => "DAV",
            Self::Cause => "CAU",
            Self::Pig => "PIG",
            Self::Mike => "MIK",
        }
    }

    /// The house profile made from this source, for example `mike`.
    #[must_use]
    pub const fn preset(self) -> &'static str {
        match self {
            Self::Igloo => "igloo",
            Self::Dave => "dave",
            Self::Cause => "cause",
            Self::Pig => "pig",
            Self::Mike => "mike",
        }
    }

    /// The name people see.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Igloo => "The Igloo",
            Self::Dave => "Dave's cash game",
            Self::Cause => "The Cause",
            Self::Pig => "The Pig tournament",
            Self::Mike => "Mike's house",
        }
    }

    /// The source of a rule, by the code its id starts with.
    #[must_use]
    pub fn of_rule(rule: &Rule) -> Option<Self> {
        let code = rule.id.split('-').next()?;
        Self::ALL.into_iter().find(|source| source.code() == code)
    }

    /// The source behind a house profile of that name; `None` for people's own houses.
    #[must_use]
    pub fn of_preset(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|source| source.preset() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preset_leads_back_to_its_source() {
        for source in Source::ALL {
            assert_eq!(Source::of_preset(source.preset()), Some(source));
        }
        assert_eq!(Source::of_preset("casino"), None);
    }
}
