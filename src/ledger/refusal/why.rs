//! Why a request isn't carried out: the groups of reasons, and the reasons that contain another.

use crate::refusal::{
    AdjustRefused, AnteRefused, ApartRefused, BookVerbRefused, BundleRefused, BuyingRefused, CardRoomRefused,
    CashOutRefused, ChipRefused, ClaimRefused, ClockRefused, ClosingRefused, ColdHandsRefused, CountRefused,
    DealRefused, DebtRefused, DrawRefused, EveningRefused, ExportRefused, FineRefused, FundRefused,
    HouseRefused, ImportRefused, LastHandRefused, LawRefused, LeavingRefused, LevelsRefused, MatchRefused,
    MeansRefused, MoneyLaw, NameRefused, NettingRefused, NewcomerRefused, NoteIdRefused, NoteRefused,
    OnlineRefused, OpeningRefused, OrderLaw, PartyMoveRefused, PartyRefused, PersonRefused, PrizesRefused,
    RebuyRefused, RecordRefused, RecordedHandRefused, ReserveRefused, RestoreRefused, ResultRefused,
    SeatRefused, SuggestedLevelsRefused, SurrogateRefused, TableRefused, TonightRefused,
    TournamentChipsRefused, TournamentDealRefused, TournamentEntryRefused, TournamentGoingRefused,
    TournamentOtherwise, TournamentPayoutRefused, TournamentRefused, TournamentTableRefused,
    TournamentTermsRefused, UndoRefused, UnusualRefused, WayApart, WinRefused, Worded,
};

/// Each group of reasons is a reason.
macro_rules! reasons {
    ($($(#[$meaning:meta])* $group:ident),+ $(,)?) => {
        /// Why a request isn't carried out.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Why {
            /// The rules of cards and houses say no.
            Engine(engine::refusal::Refusal),
            $($(#[$meaning])* $group($group),)+
            /// Several doubts of one request.
            Together {
                /// The first.
                first: Box<Why>,
                /// The others.
                more: Vec<Why>,
            },
            /// Contains another reason.
            Quoted(Box<Quoted>),
            /// In an interface's own words.
            Worded(Worded),
        }

        $(impl From<$group> for Why {
            fn from(why: $group) -> Self {
                Self::$group(why)
            }
        })+
    };
}

reasons! {
    /// A fact found after the close.
    AdjustRefused,
    /// The antes of a hand.
    AnteRefused,
    /// Two people who are kept apart.
    ApartRefused,
    /// What's written into the book, or looked up in it.
    BookVerbRefused,
    /// A bundle that goes from book to book.
    BundleRefused,
    /// A sale of chips.
    BuyingRefused,
    /// A hand from a file, for other stakes.
    CardRoomRefused,
    /// Turning chips in.
    CashOutRefused,
    /// The chips.
    ChipRefused,
    /// Who plays for a waiting pot.
    ClaimRefused,
    /// The end of the night.
    ClosingRefused,
    /// The last pot.
    ColdHandsRefused,
    /// A count of a stack or of the drawer.
    CountRefused,
    /// Who deals.
    DealRefused,
    /// The debts of THE BOOK.
    DebtRefused,
    /// Drawing cards to decide, and seeds.
    DrawRefused,
    /// A night and its tables.
    EveningRefused,
    /// Exports to a file.
    ExportRefused,
    /// A fine.
    FineRefused,
    /// The fund of the house.
    FundRefused,
    /// A house, its owner, its chips.
    HouseRefused,
    /// An evening that was played elsewhere.
    ImportRefused,
    /// The game for the last pot.
    LastHandRefused,
    /// The laws of the ledger itself.
    LawRefused,
    /// Leaving the game.
    LeavingRefused,
    /// What follows a hand told by its result.
    MatchRefused,
    /// The way a purchase is paid for.
    MeansRefused,
    /// What somebody is called.
    NameRefused,
    /// The settling of balances.
    NettingRefused,
    /// People who came into a surrogate.
    NewcomerRefused,
    /// What marks a bank note.
    NoteIdRefused,
    /// The use of a bank note.
    NoteRefused,
    /// A session that was played elsewhere.
    OnlineRefused,
    /// The opening of a night.
    OpeningRefused,
    /// A game that isn't poker.
    PartyMoveRefused,
    /// A game that isn't poker.
    PartyRefused,
    /// The people who are named.
    PersonRefused,
    /// Buying chips again.
    RebuyRefused,
    /// The record of a person.
    RecordRefused,
    /// A hand, recorded or not yet.
    RecordedHandRefused,
    /// Kept seats.
    ReserveRefused,
    /// Putting a book in place again.
    RestoreRefused,
    /// The result of a hand.
    ResultRefused,
    /// A seat.
    SeatRefused,
    /// A surrogate being merged.
    SurrogateRefused,
    /// The tables of the night.
    TableRefused,
    /// An amount, a stack or the drawer.
    TonightRefused,
    /// A tournament.
    TournamentRefused,
    /// Something to take back.
    UndoRefused,
    /// An amount far above what is usual.
    UnusualRefused,
    /// What the winners of a hand take.
    WinRefused,
}

/// Reasons grouped by subject.
macro_rules! by_subject {
    ($($group:ident: $($subject:ident),+;)+) => {
        $($(impl From<$subject> for Why {
            fn from(why: $subject) -> Self {
                $group::from(why).into()
            }
        })+)+
    };
}

by_subject! {
    LawRefused: MoneyLaw, OrderLaw;
    TournamentRefused: TournamentChipsRefused, ClockRefused, TournamentDealRefused, TournamentEntryRefused, TournamentGoingRefused, LevelsRefused, TournamentOtherwise, TournamentPayoutRefused, PrizesRefused, SuggestedLevelsRefused, TournamentTableRefused, TournamentTermsRefused;
}

/// A reason that contains another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Quoted {
    /// A line of moves is taken as a whole or not at all: how many of its moves were possible, and what stopped the next one.
    NothingOfTheLine { moves: usize, why: Why },
    /// The move of a running game that isn't possible anymore, counted from 1.
    MoveFell { number: usize, why: Why },
    /// A pot that can't be given to anybody here: other ways of entering the hand know what happened to it.
    ToldOtherwise(Why),
    /// `hand new` would ask for it.
    AskedInTheHand(Why),
    /// These notes of one player stay out of THE BOOK.
    StaysOut { notes: Vec<String>, why: Why },
    /// A hand can't be void: the event that depends on it, and what would be wrong there.
    HandStands { hand: u32, event: u64, on: u64, kind: String, why: Why },
    /// An event can't be taken back: the event that depends on it, and what would be wrong there.
    StandsOn { event: u64, kind: String, on: u64, on_kind: String, why: Why },
    /// A log that came in by `event` can't be booked again: a later event wouldn't fit. `None`: debts would be different.
    LaterFell { ledger: bool, event: u64, later: u64, kind: String, why: Option<Why> },
    /// A line of a tape has an event that can't be applied.
    NotApplied { place: String, event: u64, why: Why },
    /// An event of the surrogate can't be merged.
    NotTakenIn { event: u64, why: Why },
    /// An event of the surrogate makes two people one.
    MadeOne { event: u64, why: Why, apart: WayApart },
    /// What the surrogate took back is needed here.
    NeededHere { event: u64, why: Why },
}

impl From<Quoted> for Why {
    fn from(quoted: Quoted) -> Self {
        Self::Quoted(Box::new(quoted))
    }
}
