//! Why prizes can't be paid.

use engine::money::Amount;

/// What's wrong with a prize table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrizesRefused {
    /// The table can't be paid.
    Flawed(PrizesFlaw),
    /// The table can't be paid, and the start waits for another; some are offered, as they're typed.
    AtTheStart { flaw: PrizesFlaw, offers: Vec<String> },
    /// The table can't be paid anymore, and the tournament is being played.
    InPlay(PrizesFlaw),
    /// Nobody said what the places get; some tables are offered, as they're typed.
    Unsaid { offers: Vec<String> },
}

/// What's wrong with a prize table; `table` is how it's typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrizesFlaw {
    /// It pays nobody.
    PaysNobody,
    /// Its shares add up to more or less than everything; `sum` and `off` in hundredths of a percent.
    SharesOff { table: String, sum: u64, off: u64, is_over: bool },
    /// Its amounts add up to more or less than the pool.
    PoolOff { table: String, sum: Amount, pool: Amount, off: Amount, is_over: bool },
    /// The pool is negative.
    PoolBelowNothing { pool: Amount },
    /// A place gets nothing.
    PaysNothing { place: usize, paid: PaidPlace },
    /// A place gets more than the one before it.
    Rises { place: usize, paid: PaidPlace },
    /// More places are paid than players entered.
    TooManyPlaces { places: usize, entrants: usize },
}

/// What a place gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaidPlace {
    /// A share of the pool, in hundredths of a percent.
    Share(u32),
    /// This much.
    Amount(Amount),
}
