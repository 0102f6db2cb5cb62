//! Why a draw can't be made like this.

/// What's wrong with a draw, or with the seed that deals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawRefused {
    /// There is not one card for each.
    WrongCards { cards: usize, names: Vec<String>, lots: Lots },
    /// A seed is drawn already, and waits for a player's word.
    SeedDrawn,
    /// The seed that was drawn deals only with a player's word.
    SeedWaits,
}

/// What a draw is for.
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
