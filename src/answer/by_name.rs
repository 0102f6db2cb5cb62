//! Values by the names they belong to, in the order in which they were said.

use serde::{Serialize, Serializer};

/// A value for each name. A name that comes again keeps its place and takes the new value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByName<T>(Vec<(String, T)>);

impl<T> ByName<T> {
    /// Each name with what belongs to it.
    pub fn iter(&self) -> impl Iterator<Item = &(String, T)> {
        self.0.iter()
    }

    /// True if nobody is named.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<T> FromIterator<(String, T)> for ByName<T> {
    fn from_iter<I: IntoIterator<Item = (String, T)>>(said: I) -> Self {
        let mut list: Vec<(String, T)> = Vec::new();
        for (name, value) in said {
            match list.iter_mut().find(|(known, _)| *known == name) {
                Some(known) => known.1 = value,
                None => list.push((name, value)),
            }
        }
        Self(list)
    }
}

impl<T: Serialize> Serialize for ByName<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}
