//! A hand of a card room, out of a file, and the rules of the house.

use engine::money::Amount;

/// Why such a hand is not one of this table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardRoomRefused {
    /// The first raise over a straddle is too small.
    RaiseTooSmall { name: String, to: Amount, least: Amount },
    /// The least bet of the file is not that of the table.
    OtherLeastBet { file: Amount, here: Amount },
}

/// What is to be heard of such a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardRoomNoticed {
    /// It was not played by these rules of the house.
    PlayedElsewhere { not_by: Vec<PlayedBy>, house: String },
}

/// What a house has and a card room does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayedBy {
    /// Its antes.
    Antes,
    /// Its limits.
    Limits,
}
