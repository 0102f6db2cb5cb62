//! What's wrong with a house, its owner or its chips.

use engine::house::HouseFault;
use engine::money::{Amount, Currency};

/// Why a house isn't accepted, or nothing is done with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HouseRefused {
    /// Neither a house nor a file has that name; the houses that come with the program.
    Unknown { name: String, known: Vec<&'static str> },
    /// No house was chosen yet; one that could be, and whether a night is being opened.
    NotChosen { like: &'static str, opens: bool },
    /// The house counts in another currency than the book.
    OtherUnit { house: String, counts_in: Currency, book: Currency },
    /// No night can be played at it: the first fault, and how many more there are.
    Unplayable { house: String, fault: Box<HouseFault>, more: usize },
    /// The house says what its chips are worth, and this kind is worth something else.
    OtherChips { title: String, worth: Vec<Amount>, colour: String, value: Amount },
    /// A chip of the house has no word for a color.
    NoColor { word: String },
    /// Nobody is the owner; somebody who could be named.
    NoOwner { house: String, somebody: Option<String> },
    /// This player is the owner already.
    OwnerAlready { name: String, house: String },
}

/// What the banker hears about a house, or the bank of a night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HouseNoticed {
    /// The open night keeps the house it began with.
    NightGoesOn { night: u32, house: String },
    /// The last banker keeps what came by app on their phone.
    KeepsByApp { name: String, sum: Amount },
    /// The last banker sent more by app than came in.
    SentByApp { name: String, sum: Amount },
    /// Something from before the bank was handed over was taken back: what the last banker keeps by app now; below zero, they
    /// sent more than came in.
    FollowsByApp { name: String, has: Amount },
    /// Something that the drawer's count depended on was taken back; below zero, it was short.
    DrawerFollows { off: Amount },
}
