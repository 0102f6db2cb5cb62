//! How far a rule is served: in which ways, as manners, or not, and why.

use std::fmt;

/// What a program can do with a rule. Each way is claimed only while a story shows it at the face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// The fact the rule asks for is kept, and shown again with the rule.
    Recorded,
    /// What the rule leads to is worked out, and the rule is among the reasons.
    Computed,
    /// What the rule forbids is refused, and the refusal names the rule.
    Enforced,
    /// A breach is pointed out in a notice that names the rule, but done.
    Warned,
    /// The rule is told where it matters.
    Explained,
}

/// How far a rule is served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Service {
    /// Built, in these ways.
    Served(&'static [Way]),
    /// Manners: told and nothing else.
    Etiquette,
    /// Not built; the reason, without a period.
    Open(&'static str),
}

impl Service {
    /// In which ways the face has to show the rule; manners are told.
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
