//! Which names somebody may have meant by one that nobody has.

use crate::people::fold::folded;

/// The most names that are offered.
pub const NEAR_MAX: usize = 5;

const SLIPS_MAX: usize = 2;
const LETTERS_PER_SLIP: usize = 3;
const PREFIX_MIN: usize = 2;
/// Longer text isn't a typo of anybody's name.
const TYPED_MAX: usize = 1024;

/// Up to five of `names`, nearest first: one typo per three letters, two at most, or beginning like what was typed, or sharing a
/// word with it: Mike, if Big Mike was typed.
#[must_use]
pub fn near<'a>(typed: &str, names: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    if typed.len() > TYPED_MAX {
        return Vec::new();
    }
    let typed: Vec<char> = folded(typed.trim()).chars().collect();
    let mut found: Vec<(usize, &str)> =
        names.into_iter().filter_map(|name| Some((distance_if_near(&typed, name)?, name))).collect();
    found.sort_unstable();
    found.dedup();
    found.truncate(NEAR_MAX);
    found.into_iter().map(|(_, name)| name).collect()
}

fn distance_if_near(typed: &[char], name: &str) -> Option<usize> {
    let said: String = typed.iter().collect();
    let folded = crate::people::fold::folded(name);
    let has_its_word = folded.split_whitespace().any(|word| said.split_whitespace().any(|said| said == word));
    let name: Vec<char> = folded.chars().collect();
    let slips = slips(typed, &name);
    // One typo per three letters: two in a name of three would leave nothing of it.
    let longer = typed.len().max(name.len());
    let allowed = longer.checked_div(LETTERS_PER_SLIP).unwrap_or(1).clamp(1, SLIPS_MAX);
    let mistyped = slips <= allowed && slips < longer;
    let shared = typed.iter().zip(&name).take_while(|(one, other)| one == other).count();
    (mistyped || swapped(typed, &name) || shared >= PREFIX_MIN || has_its_word).then_some(slips)
}

/// True if two neighboring letters are swapped, and nothing else is wrong.
fn swapped(typed: &[char], name: &[char]) -> bool {
    let differ = typed.iter().zip(name).enumerate().filter(|(_, (one, other))| one != other);
    let places: Vec<usize> = differ.map(|(place, _)| place).collect();
    match places.as_slice() {
        [one, other] if one.saturating_add(1) == *other && typed.len() == name.len() => {
            typed.get(*one) == name.get(*other) && typed.get(*other) == name.get(*one)
        }
        _ => false,
    }
}

/// Letters to insert, drop or replace to get from one to the other (Levenshtein).
fn slips(one: &[char], other: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (typed, letter) in one.iter().enumerate() {
        let mut corner = typed;
        let mut left = typed.saturating_add(1);
        let mut next = vec![left];
        for (target, above) in other.iter().zip(row.iter().skip(1)) {
            let replaced = corner.saturating_add(usize::from(letter != target));
            left = replaced.min(left.saturating_add(1)).min(above.saturating_add(1));
            next.push(left);
            corner = *above;
        }
        row = next;
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_counted() {
        for (one, other, expected) in [
            ("", "", 0),
            ("", "ab", 2),
            ("ab", "", 2),
            ("kitten", "sitting", 3),
            ("ana", "anna", 1),
            ("ab", "ba", 2),
        ] {
            let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
            assert_eq!(slips(&one, &other), expected);
        }
    }

    #[test]
    fn the_nearest_names_come_first_and_at_most_five() {
        let names = ["Ana", "Anna", "Bob", "Anton", "Marmaduke"];
        assert_eq!(near("anna", names), ["Anna", "Ana", "Anton"]);
        assert_eq!(near("Marmalade", names), ["Marmaduke"]);
        assert_eq!(near("X", names), Vec::<&str>::new());
        assert_eq!(near("Zoe", names), Vec::<&str>::new(), "two letters of three are another name");
        assert_eq!(near("Bop", names), ["Bob"]);
        assert_eq!(near("Obb", names), ["Bob"], "two letters changed places");
        assert_eq!(near("An", ["An1", "An2", "An3", "An4", "An5", "An6"]).len(), NEAR_MAX);
        assert_eq!(near(&"An".repeat(1_000_000), names), Vec::<&str>::new());
    }
}
