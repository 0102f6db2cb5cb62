//! Names close to one that was mistyped.

use crate::formats::closest::closest;
use crate::house;

/// The settings whose names are closest to `name`, the closest first; none if nothing is close.
#[must_use]
pub fn nearest(name: &str) -> Vec<&'static str> {
    let parts: Vec<&'static str> = house::serving(name).map(|row| row.key.name()).collect();
    if parts.is_empty() { closest(name, house::rows().map(|row| row.key.name())) } else { parts }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_finds_its_setting() {
        for (typed, meant) in [
            ("buyin.multple", "buyin.multiple"),
            ("buyin.mutliple", "buyin.multiple"),
            ("Credit.Who", "credit.who"),
            ("odd.ties", "odd.tie"),
        ] {
            assert_eq!(nearest(typed).first(), Some(&meant), "{typed}");
        }
    }

    #[test]
    fn a_dimension_told_apart_into_settings_finds_them_all() {
        assert!(nearest("seating.tables").contains(&"seating.table_max"));
        assert!(nearest("penalties").contains(&"penalty.jump"));
    }

    #[test]
    fn nonsense_finds_nothing() {
        for typed in ["", "q", "weather", &"x".repeat(500)] {
            assert_eq!(nearest(typed), Vec::<&str>::new(), "{typed}");
        }
    }
}
