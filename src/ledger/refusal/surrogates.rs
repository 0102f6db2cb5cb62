//! Why a surrogate isn't merged, and what the banker hears when it is.

use engine::money::Amount;

/// Why an event of a surrogate isn't accepted, or what has to be said about it first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SurrogateRefused {
    /// One person would have two places in a hand or a night's results; with the merge here that joined the two.
    SitsTwice { event: u64, merge: Option<u64> },
    /// One there owes another in THE BOOK, and here the two are one person.
    OweHere { event: u64, debtor: String, creditor: String, amount: Amount, apart: WayApart },
    /// Somebody would be their own guest.
    OwnGuest { event: u64, name: String },
    /// A note was used in both books; `closed` if the night of its use here is closed.
    NoteUsedTwice { there: u64, here: u64, closed: bool },
    /// A merge there of records of which one was merged with somebody else here would make these two one player; with the merge
    /// here.
    JoinsTwo { event: u64, names: [String; 2], merge: Option<u64> },
    /// Two who owe each other privately there are one person here.
    OneHere { event: u64, is_undone: bool, debtor: String, creditor: String, amount: Amount, apart: WayApart },
    /// A guest would owe in THE BOOK; with the event here that paid the guest what they owe back.
    GuestWouldOwe { name: String, paid: Option<u64> },
    /// Both books took something off one debt, and somebody would owe because of forgiving.
    ForgivenTwice { turned: Vec<TurnedDebt> },
    /// Something is said about an event that nothing here resembles.
    NotInBoth { event: u64 },
    /// The event here is already the same as another one.
    SameAsAnother { event: u64 },
    /// Events that may be in both books.
    OnceOrTwice { open: Vec<MaybeTwice> },
    /// One of its nights is this one in the book, and one of the two came from a file; with the event that brought in the one
    /// here, if it did.
    SameNight { night: u32, event: Option<u64> },
    /// Some of its nights may be nights in the book.
    MaybeSameNights { nights: Vec<MaybeSameNight> },
    /// An id of a site stands for several players.
    IdOfTwo { id: String, names: Vec<String> },
    /// Nobody hands cash to themselves.
    HandsToHimself { name: String },
}

/// A night in the book that one of the surrogate's may be, when one of the two came from a file; with the event that brought in the
/// one here, if it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaybeSameNight {
    pub night: u32,
    pub event: Option<u64>,
    pub how: LooksSame,
}

/// Why two nights may be one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LooksSame {
    /// This hand of the night here is also in the night there.
    Hand(u32),
    /// Everybody has the same result, a few hours apart: a clock may be off.
    Results,
    /// These people were in both at the same time; on the same day if one is from a spreadsheet.
    Hours { names: Vec<String>, is_day: bool },
    /// These people were in both, one right after the other.
    GoesOn(Vec<String>),
}

/// How two people who are one here can be two again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WayApart {
    /// The guest is made a regular.
    Regular { name: String },
    /// One pays the other the debt.
    Pay { debtor: String, creditor: String, amount: Amount },
    /// The one who comes is somebody else; another name is needed if theirs `is_taken`.
    SomebodyElse { name: String, is_taken: bool },
    /// The merge that joined them is taken back.
    Undo(u64),
    /// Nothing that's known here.
    Unknown,
}

/// What both books took off one debt, if it's more than was owed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnedDebt {
    pub debtor: String,
    pub creditor: String,
    /// How much more than was owed.
    pub beyond: Amount,
    /// How much of that is owed back.
    pub back: Amount,
    /// How much of it is taken off other debts between the two.
    pub besides: Amount,
    pub deeds: Vec<TookOff>,
}

/// A payment, or a debt forgiven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TookOff {
    pub amount: Amount,
    pub forgiven: bool,
    /// True if it was written here, not in the surrogate.
    pub here: bool,
    /// The event in its book.
    pub event: u64,
}

/// Something in the surrogate that may be here as well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaybeTwice {
    pub deed: BookedDeed,
    /// Its event there.
    pub there: u64,
    /// The similar event here, unless others are already paired with those.
    pub here: Option<u64>,
}

/// What happened between two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookedDeed {
    /// One paid the other.
    Paid { from: String, to: String, amount: Amount },
    /// One owed the other more.
    Owed { debtor: String, creditor: String, amount: Amount },
    /// One forgave the other.
    Forgiven { creditor: String, debtor: String, amount: Amount },
    /// One got something from the other after the night.
    Adjusted { player: String, against: String, amount: Amount },
}

/// What the banker hears when a surrogate is merged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SurrogateNoticed {
    /// An event of it changes nothing here; why, in the book's words.
    Idle { event: u64, kind: String, why: String },
    /// The stand-in undid an event that's the same as this one here, which still counts.
    StaysHere { event: u64, same: u64 },
    /// An event that was undone here was recorded by a stand-in too, and now counts in neither.
    AlsoThere { event: u64 },
    /// Both books took something off one debt.
    Turned(TurnedDebt),
    /// Somebody else has that name, and an alias doesn't find its owner.
    FindsAnother { alias: String, name: String },
    /// Several have the alias, so it doesn't work until one of these events is taken back.
    FindsNobody { alias: String, names: Vec<String>, events: Vec<u64> },
    /// Cash on its way has arrived, because giver and receiver are one person.
    CashCame { amount: Amount, from: String, to: String },
    /// Both books turned one debt of a guest: these consolidations of the surrogate are taken back.
    TurnedTwice { events: Vec<u64> },
    /// One owes another more privately, and less in THE BOOK, than one of the two books has it.
    MadePrivate { debtor: String, creditor: String, amount: Amount },
    /// Players who came into both books under one name are taken to be one person.
    OnePerson { name: String },
}
