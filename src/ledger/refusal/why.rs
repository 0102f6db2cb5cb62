//! What stands in the way of what was asked: the groups of reasons, and the reasons that hold another.

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
        /// What stands in the way of what was asked.
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
            /// Another reason stands in it.
            Quoted(Box<Quoted>),
            /// A face says it in its own words.
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
    /// What is written into the book, or looked for in it.
    BookVerbRefused,
    /// A bundle that goes from book to book.
    BundleRefused,
    /// A sale of chips.
    BuyingRefused,
    /// A hand out of a file, for other stakes.
    CardRoomRefused,
    /// Turning chips in.
    CashOutRefused,
    /// The chips.
    ChipRefused,
    /// Who plays for a pot that waits.
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
    /// Drawing lots with cards, and seeds.
    DrawRefused,
    /// A night and its tables.
    EveningRefused,
    /// What is handed out as a file.
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
    /// Who came into a surrogate.
    NewcomerRefused,
    /// What marks a bank note.
    NoteIdRefused,
    /// The use of a bank note.
    NoteRefused,
    /// A session that was played elsewhere.
    OnlineRefused,
    /// The opening of a night.
    OpeningRefused,
    /// A game that is no poker.
    PartyMoveRefused,
    /// A game that is no poker.
    PartyRefused,
    /// The people who are named.
    PersonRefused,
    /// Buying chips again.
    RebuyRefused,
    /// The record of a person.
    RecordRefused,
    /// A hand that is recorded, or was.
    RecordedHandRefused,
    /// Seats that are kept.
    ReserveRefused,
    /// A book that is put in place again.
    RestoreRefused,
    /// The result of a hand.
    ResultRefused,
    /// A seat.
    SeatRefused,
    /// A surrogate that is taken in.
    SurrogateRefused,
    /// The tables of the night.
    TableRefused,
    /// An amount, a stack or the drawer.
    TonightRefused,
    /// A tournament.
    TournamentRefused,
    /// Something that is to be taken back.
    UndoRefused,
    /// An amount far above what is usual.
    UnusualRefused,
    /// What the winners of a hand take.
    WinRefused,
}

/// Reasons that belong to a group by a subject of it.
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

/// A reason with another in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Quoted {
    /// A line of moves is taken whole or not at all: how many of its moves could be made, and what stopped the next.
    NothingOfTheLine { moves: usize, why: Why },
    /// The move of a running game that cannot be made any more, counted from 1.
    MoveFell { number: usize, why: Why },
    /// A pot that nobody can be given here: other ways of entering the hand know what became of it.
    ToldOtherwise(Why),
    /// `hand new` would ask for it.
    AskedInTheHand(Why),
    /// These notes of one player stay out of THE BOOK.
    StaysOut { notes: Vec<String>, why: Why },
    /// A hand cannot be void: the event that stands on it, and what would be wrong there.
    HandStands { hand: u32, event: u64, on: u64, kind: String, why: Why },
    /// An event cannot be taken back: the event that stands on it, and what would be wrong there.
    StandsOn { event: u64, kind: String, on: u64, on_kind: String, why: Why },
    /// A log that came in by `event` cannot be booked again: a later event would not fit. None: debts would be others.
    LaterFell { ledger: bool, event: u64, later: u64, kind: String, why: Option<Why> },
    /// A line of a tape has an event that cannot be applied.
    NotApplied { place: String, event: u64, why: Why },
    /// An event of the surrogate cannot be taken in.
    NotTakenIn { event: u64, why: Why },
    /// An event of the surrogate makes one person of two.
    MadeOne { event: u64, why: Why, apart: WayApart },
    /// What the surrogate took back is needed here.
    NeededHere { event: u64, why: Why },
}

impl From<Quoted> for Why {
    fn from(quoted: Quoted) -> Self {
        Self::Quoted(Box::new(quoted))
    }
}
