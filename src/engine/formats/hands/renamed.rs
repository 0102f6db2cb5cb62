//! Replaces the names a site gives its players by the book's names, in the notes of a hand too.

use crate::formats::hands::record::HandRecord;

/// Gives the players of a record these names, in its notes too.
pub fn renamed(record: &mut HandRecord, names: Vec<String>) {
    let old = std::mem::replace(&mut record.setup.names, names);
    let pairs: Vec<(&String, &String)> =
        old.iter().zip(&record.setup.names).filter(|(old, new)| !old.is_empty() && !new.is_empty()).collect();
    for (key, text) in &mut record.notes {
        *text = match key.as_str() {
            "hero" | "dealer" => {
                pairs.iter().find(|(old, _)| *old == text).map_or(text.clone(), |(_, new)| (*new).clone())
            }
            "shown" | "chips" => after(text, &pairs),
            "seats" => seats(text, &pairs),
            _ => continue,
        };
    }
}

/// `Ann: As Kd` with another name.
fn after(text: &str, pairs: &[(&String, &String)]) -> String {
    let told = text.rsplit_once(": ");
    let found = told.and_then(|(name, rest)| {
        let (_, new) = pairs.iter().find(|(old, _)| *old == name)?;
        Some(format!("{new}: {rest}"))
    });
    found.unwrap_or_else(|| text.to_owned())
}

/// `1=Ann, 4=Bob` with other names; unknown names stay.
fn seats(text: &str, pairs: &[(&String, &String)]) -> String {
    let mut longest: Vec<&(&String, &String)> = pairs.iter().collect();
    longest.sort_by_key(|(old, _)| std::cmp::Reverse(old.len()));
    let mut out = String::new();
    let mut rest = text;
    while let Some((number, behind)) = rest.split_once('=') {
        let fits = |old: &str| {
            let next = behind.strip_prefix(old)?;
            (next.is_empty() || next.starts_with(", ")).then_some(next)
        };
        let known = longest.iter().find_map(|(old, new)| Some((new.as_str(), fits(old)?)));
        let (name, next) =
            known.unwrap_or_else(|| behind.split_at(behind.find(", ").unwrap_or(behind.len())));
        out.push_str(number);
        out.push('=');
        out.push_str(name);
        rest = next;
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_speak_of_the_players_as_the_book_does() {
        let (ann, bob, other) = ("a, 2=x".to_owned(), "a".to_owned(), "Ann".to_owned());
        let bobs = "Bob".to_owned();
        let pairs = [(&ann, &other), (&bob, &bobs)];
        assert_eq!(seats("1=a, 2=a, 2=x, 7=z", &pairs), "1=Bob, 2=Ann, 7=z");
        assert_eq!(after("a: As Kd", &pairs), "Bob: As Kd");
        assert_eq!(after("nobody: As", &pairs), "nobody: As");
    }
}
