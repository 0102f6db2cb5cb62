//! Why no seat can be kept for somebody, and what the host hears of kept seats and of those who wait.

/// What is wrong with a reservation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReserveRefused {
    /// The house keeps no seats.
    NoReservations { house: String },
    /// He is at the table.
    SitsAlready { name: String },
    /// A seat is kept for him, or he waits for one.
    ReservedAlready { name: String, waits: bool },
    /// No seat is kept for him, and he does not wait.
    NotReserved { name: String },
    /// He waits for a seat, so there was none he could stay away from.
    OnlyWaits { name: String },
}

/// What the host hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReserveNoticed {
    /// Every seat is taken or kept, so he waits.
    Full { name: String, seats: usize },
    /// He said that he comes later.
    ComesLate { name: String },
    /// A seat is free, and he is the first who waits.
    FirstWaits { name: String },
    /// Others wait and go before him.
    OthersFirst { name: String, ahead: Vec<String> },
    /// The free seats are kept for others.
    SeatsKept { names: Vec<String> },
    /// A seat was kept for him on these nights, and he did not come.
    DidNotCome { name: String, nights: Vec<u32> },
}
