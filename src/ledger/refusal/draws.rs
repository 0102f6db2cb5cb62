//! Why lots are not drawn like this.

/// What is wrong with drawing lots, or with the seed that deals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawRefused {
    /// There is not one card for each; `command` is what draws.
    WrongCards { cards: usize, names: Vec<String>, command: String },
    /// A seed is drawn already, and waits for a player's word.
    SeedDrawn,
    /// The seed that was drawn deals with a player's word only.
    SeedWaits,
}
