//! Short words and what people call a verb: `b ann 20`, `n bob 10 from cat`, `who`.

use crate::cli::pays_by_book::by_debt;

/// What replaces a verb: the words, and those added at the end of the line.
const SHORT: &[(&str, &[&str], &[&str])] = &[
    ("b", &["buy"], &[]),
    ("n", &["buy"], &["--note"]),
    ("c", &["count"], &[]),
    ("k", &["cashout"], &[]),
    ("h", &["hand"], &[]),
    ("u", &["undo"], &[]),
    ("s", &["seat"], &[]),
    ("pay", &["book", "pay"], &[]),
    ("settle", &["book", "consolidate"], &[]),
    ("who", &["seats"], &[]),
    ("history", &["log"], &[]),
];

/// Options before the verb that take a value.
const WITH_VALUE: [&str; 4] = ["--book", "--at", "--id", "--color"];

/// Words of a purchase that need no hyphens after player and amount: `from SELLER`, `note`.
const OF_A_PURCHASE: [&str; 2] = ["from", "note"];

/// The line with its verb in full.
#[must_use]
pub fn in_full(words: &[String]) -> Vec<String> {
    let Some(at) = verb_at(words) else { return words.to_vec() };
    let (front, rest) = words.split_at(at);
    let Some((verb, behind)) = rest.split_first() else { return words.to_vec() };
    let short = SHORT.iter().find(|(short, ..)| short == verb);
    // A tournament rebuy has its price; a rebuy with an amount is a buy-in.
    let is_priced = behind.iter().skip(1).any(|word| !word.starts_with('-'));
    let (verb, after) = match short {
        None if verb == "rebuy" && is_priced => (vec!["buy".to_owned()], [].as_slice()),
        None if verb == "rebuy" => (vec!["tournament".to_owned(), verb.clone()], [].as_slice()),
        Some((_, verb, after)) => (verb.iter().map(|word| (*word).to_owned()).collect(), *after),
        None => (vec![verb.clone()], [].as_slice()),
    };
    let behind = if verb == ["buy"] { purchase(behind) } else { behind.to_vec() };
    let after = after.iter().map(|word| (*word).to_owned()).filter(|word| !behind.contains(word));
    let after: Vec<String> = after.collect();
    let words: Vec<String> = front.iter().cloned().chain(verb).chain(behind).chain(after).collect();
    by_debt(&words)
}

/// The line with its verb in full, and nothing else changed: for completing the next word.
#[must_use]
pub fn verb_in_full(words: &[String]) -> Vec<String> {
    let Some((verb, rest)) = words.split_first().filter(|(_, rest)| !rest.is_empty()) else {
        return words.to_vec();
    };
    let short = SHORT.iter().find(|(short, ..)| short == verb);
    let verb = short.map_or_else(
        || vec![verb.clone()],
        |(_, verb, _)| verb.iter().map(|word| (*word).to_owned()).collect(),
    );
    verb.into_iter().chain(rest.iter().cloned()).collect()
}

/// Where the verb is.
#[must_use]
pub fn verb_at(words: &[String]) -> Option<usize> {
    let mut at = 0;
    while let Some(word) = words.get(at) {
        if !word.starts_with('-') {
            return Some(at);
        }
        at += if WITH_VALUE.contains(&word.as_str()) { 2 } else { 1 };
    }
    None
}

/// The words of a purchase, starting with player and amount.
fn purchase(words: &[String]) -> Vec<String> {
    let full = |(at, word): (usize, &String)| match at > 1 && OF_A_PURCHASE.contains(&word.as_str()) {
        true => format!("--{word}"),
        false => word.clone(),
    };
    words.iter().enumerate().map(full).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn full(line: &str, meant: &str) {
        let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        assert_eq!(in_full(&words).join(" "), meant);
    }

    #[test]
    fn a_short_word_stands_for_its_verb() {
        full("b ann 20", "buy ann 20");
        full("--book x.book --json c ann 20", "--book x.book --json count ann 20");
        full("n bob 10", "buy bob 10 --note");
        full("b bob 10 from cat note", "buy bob 10 --from cat --note");
        full("n bob 10 from cat", "buy bob 10 --from cat --note");
        full("pay ann bob 5", "book pay ann bob 5");
        full("h list", "hand list");
        full("rebuy ann 20", "buy ann 20");
        full("rebuy ann", "tournament rebuy ann");
        full("rebuy ann --note", "tournament rebuy ann --note");
    }

    #[test]
    fn a_name_is_no_short_word() {
        full("buy b 20", "buy b 20");
        full("buy note 20", "buy note 20");
        full("seat k 3", "seat k 3");
        full("--json", "--json");
    }
}
