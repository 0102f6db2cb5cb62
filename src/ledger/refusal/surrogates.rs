//! Why a surrogate is not taken in, and what the banker hears where it is.

use engine::money::Amount;

/// What stands against an event of a surrogate, or what has to be said of it first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SurrogateRefused {
    /// One person would sit twice in a hand.
    SitsTwice { event: u64 },
    /// Somebody would be his own guest.
    OwnGuest { event: u64, name: String },
    /// A note was used in both books; `closed` if the night of the use here is.
    NoteUsedTwice { there: u64, here: u64, closed: bool },
    /// Two who owe each other privately there are one person here.
    OneHere { event: u64, is_undone: bool, debtor: String, creditor: String, amount: Amount, apart: WayApart },
    /// A guest would owe in THE BOOK; with the event here by which he was paid what he owes back.
    GuestWouldOwe { name: String, paid: Option<u64> },
    /// Both books took something off one debt, and somebody would owe by forgiving.
    ForgivenTwice { turned: Vec<TurnedDebt> },
    /// What is said of an event that nothing here is like.
    NotInBoth { event: u64 },
    /// The one here is the same as another one already.
    SameAsAnother { event: u64 },
    /// What may be written down in both books.
    OnceOrTwice { open: Vec<MaybeTwice> },
    /// A night of it is this one of the book, and one of the two came out of a file; with the event the one here came by, if it did.
    SameNight { night: u32, event: Option<u64> },
    /// Nobody hands cash to himself.
    HandsToHimself { name: String },
}

/// How two people are two again who are one here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WayApart {
    /// The guest is made a regular.
    Regular { name: String },
    /// One pays the other what he owes.
    Pay { debtor: String, creditor: String, amount: Amount },
    /// Who comes is somebody else; another name is needed where his `is_taken`.
    SomebodyElse { name: String, is_taken: bool },
    /// The merge that joined them is taken back.
    Undo(u64),
    /// Nothing that is known here.
    Unknown,
}

/// What both books took off one debt, where it is more than was owed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnedDebt {
    pub debtor: String,
    pub creditor: String,
    /// How much more than was owed.
    pub beyond: Amount,
    /// What of that is owed back.
    pub back: Amount,
    /// What of it goes off other debts of the two.
    pub besides: Amount,
    pub deeds: Vec<TookOff>,
}

/// A payment, or a debt forgiven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TookOff {
    pub amount: Amount,
    pub forgiven: bool,
    /// True if it was written here, and not in the surrogate.
    pub here: bool,
    /// By which event of its book.
    pub event: u64,
}

/// Something in the surrogate that may be here as well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaybeTwice {
    pub deed: BookedDeed,
    /// Its event there.
    pub there: u64,
    /// The event here that is like it, unless others took those that are.
    pub here: Option<u64>,
}

/// What happened between two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookedDeed {
    /// One paid the other.
    Paid { from: String, to: String, amount: Amount },
    /// One came to owe the other more.
    Owed { debtor: String, creditor: String, amount: Amount },
    /// One forgave the other.
    Forgiven { creditor: String, debtor: String, amount: Amount },
    /// One got something from the other after the night.
    Adjusted { player: String, against: String, amount: Amount },
}

/// What the banker hears where a surrogate is taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SurrogateNoticed {
    /// An event of it changes nothing here; why, as the book keeps it.
    Idle { event: u64, kind: String, why: String },
    /// Both books took something off one debt.
    Turned(TurnedDebt),
    /// Somebody else has that name, and an alias does not find its owner.
    FindsAnother { alias: String, name: String },
    /// Several have the alias, so it doesn't work until one of these events is taken back.
    FindsNobody { alias: String, names: Vec<String>, events: Vec<u64> },
    /// Cash on its way came, for giver and taker are one person.
    CashCame { amount: Amount, from: String, to: String },
    /// Both books turned one debt of a guest: these consolidations of the surrogate are taken back.
    TurnedTwice { events: Vec<u64> },
    /// One owes another more privately, and less in THE BOOK, than one of the two books has it.
    MadePrivate { debtor: String, creditor: String, amount: Amount },
    /// Who came into both books under one name is taken for one person.
    OnePerson { name: String },
}
