//! The names of a file's hands, so that no name appears twice.

use crate::formats::hands::phh::decimal::{Grammar, short_whole};
use std::borrow::Cow;
use std::collections::HashSet;

/// The names that were read. Hands are usually numbered, so numbers in a row are kept as the first and the last of them.
#[derive(Debug, Default)]
pub struct Tables<'t> {
    row: Option<(i64, i64)>,
    others: HashSet<Cow<'t, str>>,
}

impl<'t> Tables<'t> {
    /// Keeps a name; false if it is there already.
    pub fn insert(&mut self, name: Cow<'t, str>) -> bool {
        let number = short_whole(name.as_bytes(), Grammar::Toml);
        if let (Some(number), Some((first, last))) = (number, self.row)
            && (first..=last).contains(&number)
        {
            return false;
        }
        if !self.others.is_empty() && self.others.contains(&name) {
            return false;
        }
        match (number, self.row) {
            (Some(number), None) => self.row = Some((number, number)),
            (Some(number), Some((first, last))) if number == last + 1 => self.row = Some((first, number)),
            _ => return self.others.insert(name),
        }
        true
    }

    /// True if no name is in both.
    #[must_use]
    pub fn is_disjoint(&self, other: &Self) -> bool {
        let apart = match (self.row, other.row) {
            (Some((first, last)), Some((from, to))) => last < from || to < first,
            _ => true,
        };
        apart
            && !other.others.iter().any(|name| self.has_in_row(name))
            && !self.others.iter().any(|name| other.has_in_row(name))
            && self.others.is_disjoint(&other.others)
    }

    fn has_in_row(&self, name: &str) -> bool {
        let number = short_whole(name.as_bytes(), Grammar::Toml);
        number.zip(self.row).is_some_and(|(number, (first, last))| (first..=last).contains(&number))
    }

    /// Takes over the names of another part of the file.
    pub fn extend(&mut self, other: Self) {
        match (self.row, other.row) {
            (None, row) => self.row = row,
            (Some((first, last)), Some((from, to))) if from == last + 1 => self.row = Some((first, to)),
            (_, Some((from, to))) => self.others.extend((from..=to).map(|number| number.to_string().into())),
            (_, None) => {}
        }
        self.others.extend(other.others);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_new_once_whatever_the_order() {
        let mut tables = Tables::default();
        for name in ["2", "3", "5", "1", "4", "02", "final", "-1", "6", "999999999999999999"] {
            assert!(tables.insert(name.into()), "{name}");
        }
        for name in ["1", "2", "3", "4", "5", "6", "02", "final", "-1", "999999999999999999"] {
            assert!(!tables.insert(name.into()), "{name} again");
        }
        assert!(tables.insert("7".into()));
        assert_eq!((tables.row, tables.others.len()), (Some((2, 4)), 8));
    }

    #[test]
    fn parts_of_a_file_share_no_name() {
        let of = |names: &[&'static str]| {
            let mut tables = Tables::default();
            names.iter().for_each(|name| assert!(tables.insert((*name).into())));
            tables
        };
        let parts: [(&[&str], &[&str], bool); 5] = [
            (&["1", "2"], &["3", "4"], true),
            (&["1", "2"], &["2", "3"], false),
            (&["1", "a"], &["b", "a"], false),
            (&["5", "1"], &["1", "2"], false),
            (&["1", "2"], &["7", "2"], false),
        ];
        for (one, other, apart) in parts {
            assert_eq!(of(one).is_disjoint(&of(other)), apart, "{one:?} {other:?}");
            assert_eq!(of(other).is_disjoint(&of(one)), apart, "{other:?} {one:?}");
        }
        let mut all = of(&["1", "2"]);
        all.extend(of(&["3", "x"]));
        all.extend(of(&["8", "9"]));
        for name in ["1", "2", "3", "x", "8", "9"] {
            assert!(!all.insert(name.into()), "{name} again");
        }
        assert!(all.insert("4".into()));
    }
}
