//! What a form of the banker's page is: a command line with fields.

/// When a form is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// While no night is open.
    Between,
    /// While a night is open.
    Night,
    /// While a tournament takes entries.
    Entering,
    /// While a tournament is played.
    Running,
    /// While a night is open and no tournament is.
    NoTournament,
    /// Always.
    Always,
}

/// Whose names a field offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Players at the table.
    Table,
    /// Everybody in the book, those at the table first.
    Everybody,
    /// Everybody who is not at the table.
    Others,
    /// Players still in the tournament.
    In,
    /// Players who are out of it.
    Out,
}

/// What can be filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One player.
    Player(Whose),
    /// One player, or nobody: what that means.
    Perhaps(Whose, &'static str),
    /// Several players.
    Players(Whose),
    /// An amount.
    Amount,
    /// An amount, or nothing.
    AmountOrNone,
    /// An amount for each player, where there is one.
    Each(Whose),
    /// Words.
    Word,
    /// A game; those of tonight are offered.
    Game,
    /// One of these: the words of the line, and what they are called.
    Choice(&'static [(&'static str, &'static str)]),
    /// An open bank note.
    Note,
}

/// A field of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// What it is called in the form.
    pub name: &'static str,
    /// What it asks.
    pub asks: &'static str,
    /// What can be filled in.
    pub kind: Kind,
}

/// A part of a command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// These words.
    Words(&'static [&'static str]),
    /// The value of this field.
    Of(&'static str),
    /// The same after an option, if the field isn't empty.
    Behind(&'static str, &'static str),
}

/// A command line with fields.
#[derive(Debug, PartialEq, Eq)]
pub struct Form {
    /// The end of its path.
    pub path: &'static str,
    /// True if its button is one of the first.
    pub often: bool,
    /// What its button says.
    pub called: &'static str,
    /// When it is offered.
    pub when: When,
    /// The line.
    pub line: &'static [Part],
    /// What is asked.
    pub fields: &'static [Field],
}

impl Form {
    /// The field of this name.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }
}
