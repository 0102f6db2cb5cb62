//! The words players use for hands, and how a reason names such a hand.

/// A kind of hand.
#[derive(Debug)]
pub struct HandKind {
    /// What people type for it.
    said: &'static [&'static str],
    /// How a reason names it, including what comes after the name.
    named: &'static [&'static str],
    /// The part of it that's in every reason that names it.
    pub sure: &'static str,
    /// True if ranks follow: `four kings`.
    of_ranks: bool,
    /// What must not come before the name: `straight flush` isn't a flush.
    not_behind: &'static str,
}

const fn kind(
    said: &'static [&'static str],
    named: &'static [&'static str],
    sure: &'static str,
    (of_ranks, not_behind): (bool, &'static str),
) -> HandKind {
    HandKind { said, named, sure, of_ranks, not_behind }
}

/// All of them, those with more words first.
static KINDS: [HandKind; 10] = [
    kind(&["royal flush"], &["royal flush"], "royal flush", (false, "")),
    kind(&["straight flush"], &["straight flush,", "royal flush"], "flush", (false, "")),
    kind(&["five of a kind"], &["five "], "five ", (true, "")),
    kind(&["four of a kind", "quads"], &["four "], "four ", (true, "")),
    kind(&["full house", "full boat", "boat"], &["full house,"], "full house,", (false, "")),
    kind(&["three of a kind", "trips"], &["three "], "three ", (true, "")),
    kind(&["two pair", "two pairs"], &["two pair,"], "two pair,", (false, "")),
    kind(&["straight"], &["straight,"], "straight,", (false, "")),
    kind(&["flush"], &["flush,"], "flush,", (false, "straight ")),
    kind(&["one pair"], &["pair of "], "pair of ", (false, "")),
];

/// The ranks as reasons write them after a number.
const RANKS: [&str; 13] = [
    "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens", "jacks", "queens",
    "kings", "aces",
];

impl HandKind {
    /// True if the text, in lower case, names such a hand.
    pub fn is_in(&self, text: &str) -> bool {
        self.named.iter().any(|name| {
            text.match_indices(name).any(|(at, _)| {
                let before = text.get(..at).unwrap_or_default();
                let behind = text.get(at.saturating_add(name.len())..).unwrap_or_default();
                let ranked = !self.of_ranks || RANKS.iter().any(|rank| behind.starts_with(rank));
                let own = self.not_behind.is_empty() || !before.ends_with(self.not_behind);
                let word = !before.ends_with(char::is_alphanumeric);
                ranked && own && word
            })
        })
    }
}

/// The kinds of hands that are asked for, and the words left over.
pub fn asked_for(text: &str) -> (Vec<&'static HandKind>, Vec<&str>) {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (mut kinds, mut rest, mut at) = (Vec::new(), Vec::new(), 0);
    while at < words.len() {
        let said = |phrase: &&str| {
            let parts: Vec<&str> = phrase.split(' ').collect();
            let here = words.get(at..at.saturating_add(parts.len())).unwrap_or_default();
            let same =
                here.iter().zip(&parts).all(|(word, part)| word.to_lowercase().replace('-', " ") == **part);
            (here.len() == parts.len() && same).then_some(parts.len())
        };
        let whole = |kind: &'static HandKind| kind.said.iter().find_map(said).map(|count| (kind, count));
        match KINDS.iter().find_map(whole) {
            Some((kind, count)) => {
                kinds.push(kind);
                at = at.saturating_add(count);
            }
            None => {
                rest.extend(words.get(at));
                at = at.saturating_add(1);
            }
        }
    }
    (kinds, rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn finds(asked: &str, text: &str) -> bool {
        let (kinds, rest) = asked_for(asked);
        assert!(kinds.len() == 1 && rest.is_empty(), "{asked}");
        kinds[0].is_in(text)
    }

    #[test]
    fn the_words_of_hands_are_found_as_hands() {
        let quads = "ann has the best hand for the main pot of $16.50: four kings";
        assert!(finds("quads", quads) && finds("Four of a Kind", quads) && !finds("trips", quads));
        assert!(!finds("quads", "four players antes"));
        let straight_flush = "ann has the best hand for the pot: straight flush, nine high";
        assert!(finds("straight flush", straight_flush));
        assert!(!finds("flush", straight_flush) && !finds("straight", straight_flush));
        assert!(
            finds("straight flush", "ann with royal flush") && finds("royal flush", "ann with royal flush")
        );
        assert!(finds("flush", "ann with flush, ace high") && finds("straight", "with straight, ten high"));
        assert!(!finds("straight flush", "ann with straight, ten high; bob with flush, ace high"));
        assert!(
            finds("boat", "bob with full house, kings over queens")
                && finds("two pair", "with two pair, tens and nines")
        );
    }

    #[test]
    fn other_words_are_left() {
        let (kinds, rest) = asked_for("Ann straight flush AsKd");
        assert_eq!((kinds.len(), rest), (1, vec!["Ann", "AsKd"]));
    }
}
