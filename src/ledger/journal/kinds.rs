//! The words that the facts of a group are written under.

/// Gives each fact of a group the word it is written under; a fact without one does not compile.
macro_rules! kinds {
    ($group:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        impl $group {
            /// The words of the group.
            pub(crate) const KINDS: &[&str] = &[$($word),+];

            /// The word it is written under.
            #[must_use]
            pub const fn kind(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $word,)+
                }
            }

            /// True for a word of the group.
            pub(crate) fn has(word: &str) -> bool {
                matches!(word, $($word)|+)
            }
        }
    };
    ($group:ident = $word:literal) => {
        impl $group {
            /// The word of the group: it has one fact.
            pub(crate) const KINDS: &[&str] = &[$word];

            /// The word it is written under.
            #[must_use]
            pub const fn kind(&self) -> &'static str {
                $word
            }

            /// True for that word.
            pub(crate) fn has(word: &str) -> bool {
                word == $word
            }
        }
    };
}

pub(crate) use kinds;
