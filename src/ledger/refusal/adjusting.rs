//! Why a fact found after the close is not booked.

use engine::money::Amount;

/// What's wrong with what was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdjustRefused {
    /// The night is still open.
    NightOpen { night: u32 },
    /// An adjustment of zero changes nothing.
    Nothing,
    /// Nobody was banker of a night that was written down elsewhere, and nobody is named.
    AgainstUnsaid { night: u32 },
    /// The bank of the night is settled, and its banker answers for it.
    BankSettled { night: u32 },
    /// There is nobody on the other side.
    NobodyElse,
    /// Cash that doesn't explain what the drawer was off by; below zero, it was paid in.
    DrawerNotOff { drawer: DrawerWas, amount: Amount },
}

/// What the table should hear about what was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdjustNoticed {
    /// What the drawer was off by, and how much of it is explained now.
    DrawerWas(DrawerWas),
}

/// What the drawer of a closed night was off by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawerWas {
    /// The number of the night.
    pub night: u32,
    /// Below zero, it was over; above zero, short.
    pub off: Amount,
    /// How much of it is explained by late facts in cash.
    pub explained: Amount,
    /// How much of it isn't explained.
    pub left: Amount,
}
