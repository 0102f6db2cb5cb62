//! Prize tables to choose from, by the number of entrants: offers, never applied by themselves.

use crate::tournament::prize_table::Share;

/// A prize table that can be offered, first place first.
pub type PrizeOffer = &'static [Share];

struct Row {
    /// The fewest entrants it is for.
    entrants: usize,
    offers: &'static [PrizeOffer],
}

macro_rules! shares {
    ($($percent:literal),+) => { &[$(Share::percent($percent)),+] };
}

/// The rows, smallest fields first.
static ROWS: &[Row] = &[
    Row { entrants: 0, offers: &[shares![100]] },
    Row { entrants: 3, offers: &[shares![60, 30, 10], shares![50, 30, 20], shares![65, 35], shares![100]] },
    Row { entrants: 6, offers: &[shares![60, 30, 10], shares![50, 30, 20], shares![65, 35]] },
    Row { entrants: 11, offers: &[shares![50, 30, 20], shares![40, 30, 20, 10]] },
    Row { entrants: 19, offers: &[shares![40, 30, 20, 10], shares![45, 25, 15, 10, 5]] },
    Row { entrants: 28, offers: &[shares![45, 25, 15, 10, 5], shares![37, 25, 15, 11, 7, 5]] },
    Row { entrants: 37, offers: &[shares![35, 22, 15, 11, 8, 5, 4], shares![30, 20, 14, 10, 8, 7, 6, 5]] },
];

/// The tables offered for this many entrants, the usual one first.
#[must_use]
pub fn suggestions(entrants: usize) -> &'static [PrizeOffer] {
    let row = ROWS.iter().rev().find(|row| row.entrants <= entrants);
    row.map_or(&[], |row| row.offers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::prize_table::PrizeTable;
    use engine::money::Currency;

    #[test]
    fn every_offer_can_be_paid() {
        for entrants in 1..200 {
            assert!(!suggestions(entrants).is_empty());
            for offer in suggestions(entrants) {
                let table = PrizeTable::Shares(offer.to_vec());
                assert_eq!(table.check(Currency::USD, None), Ok(()), "{entrants}");
                assert_eq!(table.check_field(entrants, None), Ok(()), "{entrants}");
            }
        }
    }

    #[test]
    fn the_pig_is_offered_both_tables() {
        let offered = |entrants: usize| -> Vec<String> {
            let tables = suggestions(entrants).iter().map(|offer| PrizeTable::Shares(offer.to_vec()));
            tables.map(|table| table.typed(Currency::USD)).collect()
        };
        for entrants in 3..=10 {
            assert_eq!(offered(entrants)[..2], ["60/30/10", "50/30/20"], "{entrants}");
        }
        assert_eq!(offered(2), ["100"]);
    }
}
