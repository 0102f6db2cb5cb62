//! Two people who are kept apart.

/// Why two people aren't kept apart, or one of them can't come to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ApartRefused {
    /// The house keeps nobody apart.
    NotDoneHere { house: String },
    /// One person is named twice.
    FromHimself { name: String },
    /// They are kept apart already.
    Already { one: String, other: String },
    /// Nobody keeps them apart.
    NotKept { one: String, other: String },
    /// The other sits at the table that this one is coming to.
    Sits { name: String, other: String },
    /// Both would be dealt into one hand; `in_tournament` if the other plays in the tournament.
    InOneHand { one: String, other: String, in_tournament: bool },
    /// Both enter a tournament, which has one table.
    InOneTournament { one: String, other: String },
}

/// What the table should hear about two people who are kept apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ApartNoticed {
    /// They sit at one table now.
    AtOneTable { one: String, other: String },
}
