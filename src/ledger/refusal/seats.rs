//! Why somebody can't sit there, and what's said about the seats people take.

/// What is wrong with a seat, or with the draw for seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatRefused {
    /// The player sits at the other table and has to ask for a change.
    AsksFirst { name: String, table: u32 },
    /// There is no such seat.
    NoSuchSeat { seat: u32, seats: u32 },
    /// Somebody sits there.
    Taken { name: String, seat: u32 },
    /// Seats are kept to the end of the tournament.
    KeptToTheEnd { name: String, seat: u32 },
    /// Seats are kept for the night.
    Kept { name: String },
    /// A change of seats is agreed with management first.
    ChangeUnagreed { name: String, before: u32, seat: u32 },
    /// This many players of a running tournament keep their seats.
    TournamentPlayed { tournament: u32, players: usize },
    /// Seats are drawn before the game begins, and it has begun.
    GameBegun,
    /// A draw for seats takes two players.
    TooFewToDraw { players: usize },
}

/// What's said about a seat that was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatNoticed {
    /// The player leaves a seat that was theirs for the night.
    LeavesKept { name: String, seat: u32 },
    /// Management seats people here.
    ManagementSeats,
    /// Seats are drawn here before the first hand.
    DrawnFirst,
    /// Others came before this player and have no seat yet.
    CameBefore { name: String, before: Vec<String> },
    /// Seats are drawn although the house gives them out some other way.
    DrawnAllTheSame(SeatsTaken),
}

/// How people get their seats, if they aren't drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatsTaken {
    /// Everybody picks one.
    Free,
    /// In the order of arrival.
    FirstCome,
    /// Management decides.
    Management,
}
