//! Why the players cannot be split over the tables so, and what their number asks for.

/// What is wrong with a table, or with who sits there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableRefused {
    /// The house plays at one table.
    OneTable { house: String },
    /// There is no such table tonight.
    NoTable { table: u32, tables: u32 },
    /// More players than a table has room for; `split` if two tables play already.
    TooLarge { players: usize, most: i64, split: bool },
    /// The dealer sits at another table, in a hand to come or in one that was `played`.
    DealerElsewhere { name: String, at: u32, table: u32, played: bool },
    /// Who is said to sit out of a hand sits at another table.
    AsideElsewhere { name: String, at: u32, table: u32 },
    /// One of the hand sits at the main table, another at the second.
    AtTwoTables { main: String, second: String },
    /// Every seat of the table is taken; how many play in all, where that tells something.
    Full { table: u32, playing: Option<usize> },
    /// Players go to the second table, or come back from it.
    Move(MoveRefused),
    /// The game is split, or comes together.
    Split(SplitRefused),
}

/// Why somebody does not change tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveRefused {
    /// The tables are level.
    Level { main: usize, second: usize },
    /// With him gone they would not be.
    WouldDiffer { name: String, from: usize, to: usize },
    /// He sits at the smaller table, and somebody of the larger one moves.
    OfTheSmaller { name: String, at: u32, table: u32 },
    /// He keeps the bank.
    BankerStays { name: String },
    /// Nobody knows who has the next big blind there.
    NobodyDue { table: u32 },
    /// Everybody there has just come from the other table, which plays so many hands first.
    AllJustCame { table: u32, other: u32, hands: usize },
    /// He has just come from there.
    JustCame { name: String, other: u32, hands: usize },
}

/// Why the game is not split, or does not come together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SplitRefused {
    /// There is one table.
    NotSplit,
    /// There are two.
    SplitAlready,
    /// So few share one table.
    TooFew { players: usize, most: usize },
    /// So many are too many for one table.
    TooMany { players: usize, most: usize },
    /// So many go to the second table, and others are named.
    WrongMovers { going: usize, named: usize },
}

/// What the number of players asks for, and what is said of a chair at the other table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableNoticed {
    /// More are here than share a table.
    SplitDue { players: usize, most: usize },
    /// So few are left that the tables come together.
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
