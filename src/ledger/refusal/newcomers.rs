//! What the keeper of THE BOOK must say about who came into a surrogate.

/// Why nobody knows who is who.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewcomerRefused {
    /// Something is said of somebody who did not come; who did.
    DidNotCome { name: String, came: Vec<String> },
    /// Somebody must say who is who.
    Undecided(Vec<WhoIsWho>),
    /// A guest and his host would be one person; the guest needs another name where his `is_taken`.
    GuestOfHimself { guest: String, host: String, is_taken: bool },
}

/// A question about one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhoIsWho {
    pub doubt: NewcomerDoubt,
    pub answers: Vec<NewcomerAnswer>,
}

/// What is doubtful about somebody who came, or was renamed there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewcomerDoubt {
    /// Another has his name here.
    NameTaken { name: String },
    /// He got a name there that another has here, or one that looks like another's; whose alias that is.
    RenamedLike { name: String, like: String, alias_of: Option<String> },
    /// His name looks like one that is here; whose alias that is.
    LooksLike { name: String, like: String, alias_of: Option<String> },
    /// He came into both books, but not as the same.
    CameOtherwise { name: String, regular_there: bool, regular_here: bool },
    /// Somebody of that name was here under another name, or this is somebody else.
    OtherNameThen { name: String },
}

/// An answer to the question who somebody is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewcomerAnswer {
    /// He is this person here, or somebody nobody named.
    Same { name: String, ours: Option<String> },
    /// He is nobody else here; under another name where his `is_taken`.
    Other { name: String, is_taken: bool },
}
