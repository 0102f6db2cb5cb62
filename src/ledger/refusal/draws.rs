//! Why lots are not drawn like this.

/// What is wrong with drawing lots, or with the seed that deals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawRefused {
    /// There is not one card for each.
    WrongCards { cards: usize, names: Vec<String>, lots: Lots },
    /// A seed is drawn already, and waits for a player's word.
    SeedDrawn,
    /// The seed that was drawn deals with a player's word only.
    SeedWaits,
}

/// What lots are drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lots {
    /// Who deals first.
    Dealer,
    /// The seats of the night.
    Seats,
    /// Who goes to the second table.
    Split,
    /// The seats of the two tables that become one.
    Merge,
}
