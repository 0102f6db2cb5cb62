//! Numbers in order: 1st, 2nd, 3rd.

use std::fmt::Display;

/// A number with its ending: `1st`, `12th`, `23rd`.
#[must_use]
pub fn ordinal(number: impl TryInto<u64> + Display + Copy) -> String {
    let figure = number.try_into().unwrap_or_default();
    let ending = match (figure % 10, figure % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

#[cfg(test)]
mod tests {
    use super::ordinal;

    #[test]
    fn the_teens_end_alike() {
        let shown: Vec<String> = [1_u32, 2, 3, 4, 10, 11, 12, 13, 21, 22, 101, 111].map(ordinal).to_vec();
        let wanted =
            ["1st", "2nd", "3rd", "4th", "10th", "11th", "12th", "13th", "21st", "22nd", "101st", "111th"];
        assert_eq!(shown, wanted);
    }
}
