//! Why prizes cannot be paid.

use engine::money::Amount;

/// What stands against a prize table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrizesRefused {
    /// The table cannot be paid.
    Flawed(PrizesFlaw),
    /// The table cannot be paid, and the start waits for another; some are offered, as they are typed.
    AtTheStart { flaw: PrizesFlaw, offers: Vec<String> },
    /// The table cannot be paid any more, and the tournament is played.
    InPlay(PrizesFlaw),
    /// Nobody said what the places are paid; some tables are offered, as they are typed.
    Unsaid { offers: Vec<String> },
}

/// What is wrong with a prize table; `table` is how it is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrizesFlaw {
    /// It pays nobody.
    PaysNobody,
    /// Its shares make more or less than all; `sum` and `off` in hundredths of a per cent.
    SharesOff { table: String, sum: u64, off: u64, is_over: bool },
    /// Its amounts make more or less than the pool.
    PoolOff { table: String, sum: Amount, pool: Amount, off: Amount, is_over: bool },
    /// The pool is below nothing.
    PoolBelowNothing { pool: Amount },
    /// A place is paid nothing.
    PaysNothing { place: usize, paid: PaidPlace },
    /// A place is paid more than the one before it.
    Rises { place: usize, paid: PaidPlace },
    /// More places are paid than players entered.
    TooManyPlaces { places: usize, entrants: usize },
}

/// What a place is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaidPlace {
    /// A share of the pool, in hundredths of a per cent.
    Share(u32),
    /// So much.
    Amount(Amount),
}
