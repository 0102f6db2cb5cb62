//! What is wrong with a house, with its owner or its chips.

use engine::house::HouseFault;
use engine::money::{Amount, Currency};

/// Why a house is not taken, or nothing is done with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HouseRefused {
    /// Neither a house nor a file has that name; the houses that come along.
    Unknown { name: String, known: Vec<&'static str> },
    /// No house was chosen yet; one that could be, and whether a night is to be opened.
    NotChosen { like: &'static str, opens: bool },
    /// The house counts in other money than the book.
    OtherUnit { house: String, counts_in: Currency, book: Currency },
    /// No night can be played in it: the first fault, and how many more there are.
    Unplayable { house: String, fault: Box<HouseFault>, more: usize },
    /// The house says what its chips are worth, and this kind is worth something else.
    OtherChips { title: String, worth: Vec<Amount>, colour: String, value: Amount },
    /// A chip of the house has no word for a color.
    NoColor { word: String },
    /// Nobody is the owner; somebody who could be named.
    NoOwner { house: String, somebody: Option<String> },
    /// He is the owner already.
    OwnerAlready { name: String, house: String },
}

/// What the banker hears of a house, or of the bank of a night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HouseNoticed {
    /// The open night goes on under the house it began with.
    NightGoesOn { night: u32, house: String },
    /// The banker before keeps on his phone what came by app.
    KeepsByApp { name: String, sum: Amount },
    /// The banker before sent more by app than came.
    SentByApp { name: String, sum: Amount },
    /// Something was taken back from before the bank was handed over: what he has by app now; below zero he sent more than came.
    FollowsByApp { name: String, has: Amount },
    /// Something was taken back from under the count of the drawer; below zero it was short.
    DrawerFollows { off: Amount },
}
