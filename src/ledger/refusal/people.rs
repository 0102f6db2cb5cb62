//! Why somebody isn't found, can't bring a guest, or isn't merged with somebody.

use engine::readable::Hides;

/// What's wrong with the people who are named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PersonRefused {
    /// Nobody in the book has this id.
    UnknownId { id: String },
    /// The word means something at the table, but not a player.
    NoPlayer { word: &'static str },
    /// Nobody was named.
    NobodyNamed,
    /// Nobody has that name.
    Unknown {
        typed: String,
        /// Players with similar names.
        near: Vec<String>,
        /// How it would be written, if a new player can have that name.
        newcomer: Option<String>,
    },
    /// More than one player may be meant: how many, and the first of them.
    Ambiguous { typed: String, count: usize, names: Vec<String> },
    /// Nobody can be their own guest.
    OwnGuest { name: String },
    /// Only a regular brings a guest, and this player is a guest.
    HostIsGuest { name: String },
    /// This player is a guest, and no regular invited them.
    NoInviter { name: String },
    /// A player can't be merged with themselves.
    MergedWithHimself { name: String },
    /// One came as the guest of the other, so they are two people.
    GuestAndHost { guest: String, host: String },
    /// The handle for payments is wrong.
    BadHandle(HandleFault),
}

/// What is wrong with the handle of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandleFault {
    /// It's empty, or has spaces around it.
    Blank,
    /// It's too long.
    TooLong { characters: usize, characters_max: usize },
    /// It can't be read the way it's shown.
    Hides(Hides),
}
