//! What the keeper of THE BOOK must say about people who came into a surrogate.

/// Why it's unclear who is who.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewcomerRefused {
    /// Something is said about somebody who didn't come; who did.
    DidNotCome { name: String, came: Vec<String> },
    /// Somebody must say who is who.
    Undecided(Vec<WhoIsWho>),
    /// A guest and the host would be one person; the guest needs another name if theirs `is_taken`.
    GuestOfHimself { guest: String, host: String, is_taken: bool },
}

/// A question about one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhoIsWho {
    pub doubt: NewcomerDoubt,
    pub answers: Vec<NewcomerAnswer>,
}

/// What's doubtful about somebody who came, or was renamed there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewcomerDoubt {
    /// Somebody else has this name here.
    NameTaken { name: String },
    /// The player got a name there that somebody else has here, or one that looks like it; and whose alias that is.
    RenamedLike { name: String, like: String, alias_of: Option<String> },
    /// The name looks like one that's here; and whose alias that is.
    LooksLike { name: String, like: String, alias_of: Option<String> },
    /// The player came into both books, but differently.
    CameOtherwise { name: String, regular_there: bool, regular_here: bool },
    /// Somebody with that name had another name here then, or this is somebody else.
    OtherNameThen { name: String },
}

/// An answer to the question of who somebody is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewcomerAnswer {
    /// This person here, or somebody not named yet.
    Same { name: String, ours: Option<String> },
    /// Nobody else here; with another name if this one `is_taken`.
    Other { name: String, is_taken: bool },
}
