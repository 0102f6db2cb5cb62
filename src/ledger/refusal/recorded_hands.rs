//! What's wrong with a hand, recorded or not yet, and what the banker hears about it.

use engine::money::Amount;

/// Why a hand isn't recorded, or nothing can be done with a recorded one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordedHandRefused {
    /// There is no hand with that number; in the last night, if none was named.
    Unknown { hand: u32, night: Option<u32> },
    /// The hand doesn't have the tags that should be removed.
    NotTagged { hand: u32, night: u32, tags: Vec<String> },
    /// The hand has the tags already.
    AlreadyTagged { hand: u32, night: u32, tags: Vec<String> },
    /// The hand was declared void before.
    AlreadyVoid { hand: u32, event: u64 },
    /// The book has it in another unit.
    InAnotherUnit(InAnotherUnit),
    /// Its night is closed.
    NightIsClosed { night: u32 },
    /// It's recorded without its acts; how, in the word from the list of hands.
    NotByEveryAct { hand: u32, depth: String },
    /// The line of the hand wouldn't read back the same.
    CannotBeKept { game: String },
    /// The hand was played at another house.
    OtherHouse { house: String, tonight: String },
    /// The line isn't JSON.
    NoJson { fault: String },
    /// Nobody sits in that place.
    EmptyPlace,
    /// The board is dealt again, and these can still bet.
    CanStillBet { names: Vec<String> },
    /// Chips were bought in the hand, and the book has no such sale.
    SaleUnknown(SaleInHand),
    /// Somebody who missed blinds comes back for less.
    BlindsOwed { name: String, owed: OwedBlinds },
    /// Nobody posts the small blind, and there is no empty chair between these two.
    NobodysSmallBlind { right: String, left: String },
    /// The house antes, and nobody did.
    NobodyAntes { house: String, each: Amount },
    /// Losers made the waiting pot, so nobody antes.
    LosersMadeThePot { anted: Amount },
    /// The dealer antes for the others, and the one who is named doesn't play for the pot.
    DealerIsOut { named: String, dealer: String },
    /// The player can still win the waiting pot.
    PotCanBeHis { name: String },
}

/// A hand in the book that matches one in a file, with amounts this many times larger or smaller.
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
    /// `None`: the bank.
    pub seller: Option<String>,
    pub amount: Amount,
}

/// The blinds that somebody missed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwedBlinds {
    /// Whatever was missed: between button and small blind, the player can only buy the button.
    Barred,
    /// Both, with the total.
    Both { due: Amount, big: Amount, small: Amount },
    /// The big one.
    Big(Amount),
    /// The small one.
    Small(Amount),
}

/// What the banker hears about a recorded hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordedHandNoticed {
    /// A sale of the hand was booked, for cash.
    SoldForCash(SaleInHand),
    /// The hand begins with a different stack than the ledger's.
    OtherStack { name: String, begins: Amount, known: Amount },
    /// The file ends with a different stack than the house pays.
    EndsOtherwise { name: String, told: Amount },
    /// Somebody folded when a check was free.
    FoldedForNothing,
    /// Something in it is unusual, according to the engine.
    Unusual { told: String },
    /// A blind was short: the main pot and the side pots, and how the house's wording alone would make them.
    ShortBlind { name: String, pots: (Amount, Amount), by_words: (Amount, Amount) },
    /// A player who was away, and what's taken from them that the hand leaves out; `again` is the whole line with it.
    AwayAndUnposted { name: String, due: Amount, by: ToldBy, again: Option<String> },
    /// Players who have a blind or an ante by the deal and aren't in the hand; `again` is the whole line with it, if the
    /// interface has one.
    BlindsUntold { untold: Vec<(String, Amount)>, by: ToldBy, again: Option<String> },
    /// A player who has more to post by the deal than the hand says they put in, and has that much.
    BlindShort { name: String, due: Amount, told: Amount },
    /// A player who was away, what's taken from them, and what the result says.
    AwayAndOtherwise { name: String, due: Amount, told: Amount },
    /// The player noted for the next deal because of a hand that doesn't count.
    NextDealOff { name: String },
    /// The player noted for a hand, and the player who dealt it by turn: the noted one wasn't in it, or was in it and somebody
    /// sits down before.
    DealtInstead { noted: String, dealer: String, is_in: bool },
    /// The deal counts for the player who was noted and had no cards.
    DealIsHis { noted: String, button: String },
    /// After one more bad deal, the deal passes on.
    OneMoreMisdeal { name: String, misdeals: u32 },
    /// More bad deals than one dealer may make, and who deals now.
    TooManyMisdeals { name: String, misdeals: u32, most: i64, next: Option<String> },
    /// Who went out of the tournament in it.
    WentOut {
        gone: Vec<WentOut>,
        /// The bounties on them, by who won them.
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
