//! A card-room hand from a file, and the rules of the house.

use engine::money::Amount;

/// Why such a hand doesn't fit this table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardRoomRefused {
    /// The first raise over a straddle is too small.
    RaiseTooSmall { name: String, to: Amount, least: Amount },
    /// The smallest bet in the file isn't the table's.
    OtherLeastBet { file: Amount, here: Amount },
}

/// What the table should hear about such a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardRoomNoticed {
    /// It wasn't played by these rules of the house.
    PlayedElsewhere { not_by: Vec<PlayedBy>, house: String },
}

/// What a house has and a card room doesn't.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayedBy {
    /// Its antes.
    Antes,
    /// Its limits.
    Limits,
}
