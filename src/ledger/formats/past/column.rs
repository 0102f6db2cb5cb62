//! What a column is for, and what a heading can say.

/// What a column is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Column {
    Date,
    Player,
    In,
    Out,
    Net,
    Place,
    Game,
    /// The number of the night, which tells two nights of one day apart.
    Night,
    /// The column has nothing to do with a night's result.
    Skip,
}

/// What a heading says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    Of(Column),
    /// The sum of the others.
    Total,
    /// Money for chips bought later.
    BoughtLater,
    /// Nothing that's read here.
    Aside,
}

impl Column {
    /// The words of the line for it.
    pub const WORDS: [(Self, &'static str); 9] = [
        (Self::Date, "date"),
        (Self::Player, "player"),
        (Self::In, "in"),
        (Self::Out, "out"),
        (Self::Net, "net"),
        (Self::Place, "place"),
        (Self::Game, "game"),
        (Self::Night, "night"),
        (Self::Skip, "skip"),
    ];

    /// True for a column of amounts that add up to a result.
    #[must_use]
    pub const fn is_of_amounts(self) -> bool {
        matches!(self, Self::In | Self::Out | Self::Net)
    }

    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(column, _)| *column == self).map_or("", |(_, word)| word)
    }
}
