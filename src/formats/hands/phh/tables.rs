//! The names of a file's hands, so that none stands twice.

use crate::formats::hands::phh::decimal::{Grammar, short_whole};
use std::borrow::Cow;
use std::collections::HashSet;

/// The names that were read. Hands are mostly counted, so numbers in a row are kept as the first and the last of them.
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
}
