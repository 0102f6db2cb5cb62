//! Why the players can't be split over the tables like this, and what their number calls for.

/// What is wrong with a table, or with who sits there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableRefused {
    /// The house plays at one table.
    OneTable { house: String },
    /// There is no such table tonight.
    NoTable { table: u32, tables: u32 },
    /// More players than a table has room for; `split` if two tables play already.
    TooLarge { players: usize, most: i64, split: bool },
    /// The dealer sits at another table, for the next hand or for one that was `played`.
    DealerElsewhere { name: String, at: u32, table: u32, played: bool },
    /// A player who is said to sit out a hand sits at another table.
    AsideElsewhere { name: String, at: u32, table: u32 },
    /// One player of the hand sits at the main table, another at the second.
    AtTwoTables { main: String, second: String },
    /// Every seat of the table is taken; how many play in total, if that helps.
    Full { table: u32, playing: Option<usize> },
    /// Players go to the second table, or come back from it.
    Move(MoveRefused),
    /// The game is split, or the tables are merged.
    Split(SplitRefused),
}

/// Why somebody does not change tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveRefused {
    /// The tables are level.
    Level { main: usize, second: usize },
    /// If this player left, they wouldn't be level.
    WouldDiffer { name: String, from: usize, to: usize },
    /// The player sits at the smaller table, and somebody at the larger one has to move.
    OfTheSmaller { name: String, at: u32, table: u32 },
    /// The player is the banker, or else the owner of the house.
    Stays { name: String, is_banker: bool },
    /// Nobody knows who has the next big blind there.
    NobodyDue { table: u32 },
    /// Everybody there has just come from the other table, and has to play this many hands first.
    AllJustCame { table: u32, other: u32, hands: usize },
    /// The player has just come from there.
    JustCame { name: String, other: u32, hands: usize },
}

/// Why the game isn't split, or the tables aren't merged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SplitRefused {
    /// There is one table.
    NotSplit,
    /// There are two.
    SplitAlready,
    /// So few fit at one table.
    TooFew { players: usize, most: usize },
    /// These are too many for one table.
    TooMany { players: usize, most: usize },
    /// This many go to the second table, and a different number is named.
    WrongMovers { going: usize, named: usize },
}

/// What the number of players calls for, and what's said about a chair at the other table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableNoticed {
    /// More are here than fit at a table.
    SplitDue { players: usize, most: usize },
    /// So few are left that the tables are merged.
    MergeDue { players: usize },
    /// One table has more players than the other.
    BalanceDue { main: usize, second: usize },
    /// Nobody knows the blinds of that table, so any chair will do.
    BlindsUnknown { table: u32 },
}

impl From<MoveRefused> for TableRefused {
    fn from(why: MoveRefused) -> Self {
        Self::Move(why)
    }
}

impl From<SplitRefused> for TableRefused {
    fn from(why: SplitRefused) -> Self {
        Self::Split(why)
    }
}
