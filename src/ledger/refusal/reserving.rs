//! Why no seat can be kept for somebody, and what the host hears about kept seats and the waiting list.

/// What is wrong with a reservation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReserveRefused {
    /// The house keeps no seats.
    NoReservations { house: String },
    /// The player is at the table.
    SitsAlready { name: String },
    /// A seat is kept for the player, or the player waits for one.
    ReservedAlready { name: String, waits: bool },
    /// No seat is kept for the player, who isn't waiting either.
    NotReserved { name: String },
    /// The player waits for a seat, so there was none to miss.
    OnlyWaits { name: String },
}

/// What the host hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReserveNoticed {
    /// Every seat is taken or kept, so the player waits.
    Full { name: String, seats: usize },
    /// The player said they'd come later.
    ComesLate { name: String },
    /// A seat is free, and this player is first on the list.
    FirstWaits { name: String },
    /// Others wait and go before this player.
    OthersFirst { name: String, ahead: Vec<String> },
    /// The free seats are kept for others.
    SeatsKept { names: Vec<String> },
    /// A seat was kept for the player on these nights, and the player didn't come.
    DidNotCome { name: String, nights: Vec<u32> },
}
