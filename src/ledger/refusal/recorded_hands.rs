//! What is wrong with a hand that is recorded, or was, and what the banker hears of it.

use engine::money::Amount;

/// Why a hand is not recorded, or nothing can be done with a recorded one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordedHandRefused {
    /// There is no hand of that number; in the last night, where none was named.
    Unknown { hand: u32, night: Option<u32> },
    /// The hand does not have the tags that are to go.
    NotTagged { hand: u32, night: u32, tags: Vec<String> },
    /// The hand has the tags already.
    AlreadyTagged { hand: u32, night: u32, tags: Vec<String> },
    /// The hand was declared void before.
    AlreadyVoid { hand: u32, event: u64 },
    /// The book has it in another unit.
    InAnotherUnit(InAnotherUnit),
    /// Its night is closed.
    NightIsClosed { night: u32 },
    /// It is recorded by less than every act; by what, as the list of hands has it.
    NotByEveryAct { hand: u32, depth: String },
    /// The line of the hand would not read back as it is.
    CannotBeKept { game: String },
    /// The hand was played at another house.
    OtherHouse { house: String, tonight: String },
    /// The line is no JSON.
    NoJson { fault: String },
    /// Nobody sits in that place.
    EmptyPlace,
    /// The board is dealt again, and these can still bet.
    CanStillBet { names: Vec<String> },
    /// Chips were bought in the hand, and the book has no such sale.
    SaleUnknown(SaleInHand),
    /// Somebody who missed blinds comes back for less than them.
    BlindsOwed { name: String, owed: OwedBlinds },
    /// Nobody posts the small blind, and no chair is empty between these two.
    NobodysSmallBlind { right: String, left: String },
    /// The house antes, and nobody did.
    NobodyAntes { house: String, each: Amount },
    /// Losers made the pot that waits, so nobody antes.
    LosersMadeThePot { anted: Amount },
    /// The dealer antes for the others, and the one who is named plays for no pot.
    DealerIsOut { named: String, dealer: String },
    /// The pot that waits can still be won by him.
    PotCanBeHis { name: String },
}

/// A hand of the book that is one of a file, with amounts so many times larger, or smaller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InAnotherUnit {
    pub hand: u32,
    pub night: u32,
    pub event: u64,
    pub times: i64,
    pub is_larger: bool,
}

/// Chips that changed hands in the middle of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaleInHand {
    pub buyer: String,
    /// None: the bank.
    pub seller: Option<String>,
    pub amount: Amount,
}

/// The blinds that somebody missed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwedBlinds {
    /// Whatever he missed: between button and small blind he can only buy the button.
    Barred,
    /// Both of them, so much in all.
    Both { due: Amount, big: Amount, small: Amount },
    /// The big one.
    Big(Amount),
    /// The small one.
    Small(Amount),
}

/// What the banker hears of a hand that was recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordedHandNoticed {
    /// A sale of the hand was booked, for cash.
    SoldForCash(SaleInHand),
    /// The hand begins with another stack than the ledger has.
    OtherStack { name: String, begins: Amount, known: Amount },
    /// The file ends with another stack than the house pays.
    EndsOtherwise { name: String, told: Amount },
    /// Somebody folded where a check costs nothing.
    FoldedForNothing,
    /// Something in it is unusual, as the engine tells it.
    Unusual { told: String },
    /// A blind was short: the main pot and the side pots, and how the words of the house alone would lay them.
    ShortBlind { name: String, pots: (Amount, Amount), by_words: (Amount, Amount) },
    /// Who was away, and what is taken from him that the hand leaves out; `again` is the whole line with it.
    AwayAndUnposted { name: String, due: Amount, by: ToldBy, again: Option<String> },
    /// Who has a blind or an ante by the deal, and is not in the hand; `again` is the whole line with it, where the face has one.
    BlindsUntold { untold: Vec<(String, Amount)>, by: ToldBy, again: Option<String> },
    /// Who has more to post by the deal than the hand says that he put in, and has it.
    BlindShort { name: String, due: Amount, told: Amount },
    /// Who was away, what is taken from him, and what the result has of him.
    AwayAndOtherwise { name: String, due: Amount, told: Amount },
    /// Who was noted for the next deal because of a hand that doesn't count.
    NextDealOff { name: String },
    /// Who was noted for a hand and who dealt it by turn: the other one wasn't in it, or is and somebody sits down before.
    DealtInstead { noted: String, dealer: String, is_in: bool },
    /// The deal counts for the one who was noted and had no cards.
    DealIsHis { noted: String, button: String },
    /// One bad deal more, and the deal passes on.
    OneMoreMisdeal { name: String, misdeals: u32 },
    /// More bad deals than one dealer may make, and who deals now.
    TooManyMisdeals { name: String, misdeals: u32, most: i64, next: Option<String> },
    /// How the next dealer of a tournament is noted.
    NoteTheDealer { next: String },
    /// Who went out of the tournament in it.
    WentOut {
        gone: Vec<WentOut>,
        /// What was on their heads, by who won it.
        won: Vec<(String, Amount)>,
    },
    /// One player has all the chips of the tournament.
    HasAllChips { name: String, chips: Amount },
}

/// How a hand was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToldBy {
    Result,
    Showdown,
    File,
}

/// Somebody who is out of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WentOut {
    pub name: String,
    /// The place, and who shares it.
    pub place: Option<(u32, Vec<String>)>,
}
