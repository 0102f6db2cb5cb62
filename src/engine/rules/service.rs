//! How far the program supports a rule: in which ways, only as etiquette, or not at all, and why.

use std::fmt;

/// What a program can do with a rule. A way may be claimed only if a story shows it to people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// The program records the fact the rule asks for, and shows it again with the rule.
    Recorded,
    /// The program works out what the rule leads to, and cites the rule as a reason.
    Computed,
    /// The program refuses what the rule forbids, and cites the rule.
    Enforced,
    /// The program lets it happen, with a notice that cites the rule.
    Warned,
    /// The program says the rule when it matters.
    Explained,
}

/// How far the program supports a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Service {
    /// Supported, in these ways.
    Served(&'static [Way]),
    /// Etiquette: the program only says it.
    Etiquette,
    /// Not supported; the reason, without a period.
    Open(&'static str),
}

impl Service {
    /// The ways in which people have to see the rule; etiquette only has to be said.
    #[must_use]
    pub const fn ways(self) -> &'static [Way] {
        match self {
            Self::Served(ways) => ways,
            Self::Etiquette => &[Way::Explained],
            Self::Open(_) => &[],
        }
    }
}

impl Way {
    /// Every way.
    pub const ALL: [Self; 5] =
        [Self::Recorded, Self::Computed, Self::Enforced, Self::Warned, Self::Explained];

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

impl fmt::Display for Service {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Served(ways) => {
                let words: Vec<&str> = ways.iter().map(|way| way.word()).collect();
                f.write_str(&words.join(", "))
            }
            Self::Etiquette => f.write_str("manners"),
            Self::Open(why) => write!(f, "not served: {why}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn service_reads_like_a_sentence() {
        assert_eq!(Service::Served(&[Way::Recorded, Way::Enforced]).to_string(), "recorded, enforced");
        assert_eq!(Service::Etiquette.to_string(), "manners");
        assert_eq!(Service::Open("needs a camera").to_string(), "not served: needs a camera");
    }

    #[test]
    fn manners_are_told_and_what_is_open_shows_nothing() {
        assert_eq!(Service::Served(&[Way::Warned]).ways(), [Way::Warned]);
        assert_eq!(Service::Etiquette.ways(), [Way::Explained]);
        assert!(Service::Open("no").ways().is_empty());
    }
}
