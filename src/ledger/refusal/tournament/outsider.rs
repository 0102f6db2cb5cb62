//! Who doesn't play in a tournament, and why not.

/// Somebody who doesn't play in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outsider {
    pub name: String,
    pub how: Outside,
}

/// How somebody stands who doesn't play in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outside {
    /// He never entered.
    NotEntered,
    /// He lost his chips; the place is none while others may still get it, and `comes_back` says that a rebuy is sold to him.
    Out { place: Option<u32>, comes_back: bool },
    /// He left with his chips.
    Left,
}
