//! Why nobody is found, nobody brings a guest, and two people stay two.

use engine::readable::Hides;

/// What is wrong with the people who are named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PersonRefused {
    /// Nobody in the book has this id.
    UnknownId { id: String },
    /// The word stands for something at the table and for no player.
    NoPlayer { word: &'static str },
    /// Nobody was named.
    NobodyNamed,
    /// Nobody has that name.
    Unknown {
        typed: String,
        /// Those who are called nearly so.
        near: Vec<String>,
        /// As it would be written, if somebody new can have that name.
        newcomer: Option<String>,
    },
    /// More than one player may be meant: how many, and the first of them.
    Ambiguous { typed: String, count: usize, names: Vec<String> },
    /// Nobody is his own guest.
    OwnGuest { name: String },
    /// Only a regular brings a guest, and he is a guest himself.
    HostIsGuest { name: String },
    /// He is a guest, and no regular invited him.
    NoInviter { name: String },
    /// A player is merged with himself.
    MergedWithHimself { name: String },
    /// One came as the guest of the other, so they are two people.
    GuestAndHost { guest: String, host: String },
    /// The handle for payments is wrong.
    BadHandle(HandleFault),
}

/// What is wrong with the handle of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandleFault {
    /// It is empty, or has blanks around it.
    Blank,
    /// It goes on for too long.
    TooLong { characters: usize, characters_max: usize },
    /// It cannot be read as it is shown.
    Hides(Hides),
}
