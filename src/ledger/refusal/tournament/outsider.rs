//! Who doesn't play in a tournament, and why not.

/// Somebody who doesn't play in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outsider {
    pub name: String,
    pub how: Outside,
}

/// The status of somebody who doesn't play in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outside {
    /// The player never entered.
    NotEntered,
    /// The player busted. There is no place yet while others without chips may still take it.
    Out { place: Option<u32> },
    /// The player left with chips.
    Left,
}
