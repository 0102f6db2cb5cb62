//! How far a rule is served: in which ways, shown as manners, or waiting for the work that will serve it.

use std::fmt;

/// What a program can do with a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// The fact the rule asks for is kept in the book.
    Recorded,
    /// What the rule leads to is worked out.
    Computed,
    /// What the rule forbids is refused.
    Enforced,
    /// A breach is pointed out, but done.
    Warned,
    /// The rule is told where it matters.
    Explained,
}

/// A part of the work, in the order it is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Issue {
    /// The evening: bank, notes, THE BOOK, counts and cash-out.
    A,
    /// Ranking hands and dividing pots.
    B,
    /// The hand: dealing, betting, declaring, card games.
    C,
    /// Golf, dice and the other scored games.
    D,
    /// Seats, blinds and the tournament.
    E,
    /// THE BOOK across the years.
    F,
}

/// How far a rule is served. `Served` is claimed only while a test named after the rule proves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Service {
    /// Built, in these ways.
    Served(&'static [Way]),
    /// Manners: shown as text and nothing else.
    Etiquette,
    /// Waiting for this part of the work, which is to serve it in these ways.
    NotYet(Issue, &'static [Way]),
}

impl Service {
    /// Whether the program keeps the promise of the rule today.
    #[must_use]
    pub const fn is_served(self) -> bool {
        !matches!(self, Self::NotYet(..))
    }
}

impl Issue {
    /// Every part, first to last.
    pub const ALL: [Self; 6] = [Self::A, Self::B, Self::C, Self::D, Self::E, Self::F];

    /// What the part is about, in a few words.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Self::A => "the evening: bank, notes, THE BOOK, cash-out",
            Self::B => "ranking hands and dividing pots",
            Self::C => "the hand: dealing, betting, declaring, card games",
            Self::D => "golf, dice and the other scored games",
            Self::E => "seats, blinds and the tournament",
            Self::F => "THE BOOK across the years",
        }
    }
}

impl Way {
    fn word(self) -> &'static str {
        match self {
            Self::Recorded => "recorded",
            Self::Computed => "computed",
            Self::Enforced => "enforced",
            Self::Warned => "warned",
            Self::Explained => "explained",
        }
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Display for Issue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl fmt::Display for Service {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Served(ways) => list(f, ways),
            Self::Etiquette => f.write_str("shown as etiquette"),
            Self::NotYet(issue, ways) => {
                write!(f, "not yet ({issue}: ")?;
                list(f, ways)?;
                f.write_str(")")
            }
        }
    }
}

fn list(f: &mut fmt::Formatter<'_>, ways: &[Way]) -> fmt::Result {
    for (place, way) in ways.iter().enumerate() {
        if place > 0 {
            f.write_str(", ")?;
        }
        f.write_str(way.word())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn service_reads_like_a_sentence() {
        assert_eq!(Service::Served(&[Way::Recorded, Way::Enforced]).to_string(), "recorded, enforced");
        assert_eq!(Service::Etiquette.to_string(), "shown as etiquette");
        assert_eq!(Service::NotYet(Issue::B, &[Way::Computed]).to_string(), "not yet (B: computed)");
    }

    #[test]
    fn only_waiting_is_no_service() {
        assert!(Service::Served(&[Way::Warned]).is_served());
        assert!(Service::Etiquette.is_served());
        assert!(!Service::NotYet(Issue::F, &[Way::Warned]).is_served());
    }
}
